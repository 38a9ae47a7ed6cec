//! The common part of both charts: a panel with a grid, axes of at most five labels, lines that differ in more than
//! colour, and a label at the end of each.

use super::words::number;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::{HEADER, MARGIN, WIDTH};
use crate::palette::Colour;
use crate::style::{Paint, Type};
use std::fmt::Write;

/// The height of a chart.
pub(super) const HEIGHT: f64 = 720.0;
/// The most labels of an axis.
const LABELS: usize = 5;
/// The greatest number a chart shows. Greater ones are drawn at its edge.
const MOST: i64 = 999_999;
/// The grid's upper and lower edge.
const TOP: f64 = 144.0;
const BOTTOM: f64 = 640.0;
/// The distances from the grid's right edge to an end's mark and to its words, and the right end of words.
const MARK: f64 = 70.0;
const WORDS: f64 = 104.0;
const END: f64 = WIDTH - MARGIN - 10.0;

/// The dashes of lines, in order: solid, dashed, dotted, mixed, long, short, one dash and two dots, two dashes and one
/// dot.
pub(super) const DASHES: [Option<&str>; 8] = [
    None,
    Some("16 12"),
    Some("1 12"),
    Some("22 12 1 12"),
    Some("40 14"),
    Some("7 12"),
    Some("22 12 1 12 1 12"),
    Some("22 12 22 12 1 12"),
];

/// The label at the end of a line: a name over the last value.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Label {
    pub(super) name: String,
    pub(super) colour: Colour,
}

/// One line of a chart: its points from left to right.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Line {
    pub(super) points: Vec<(i64, i64)>,
    pub(super) colour: Colour,
    pub(super) dash: Option<&'static str>,
    /// True for a line with the outline of a piece. Some colours of seats do not stand out from a panel.
    pub(super) edged: bool,
    pub(super) label: Label,
}

/// The position of numbers on a chart.
pub(super) struct Plot {
    left: f64,
    right: f64,
    x: (i64, i64),
    y: Vec<i64>,
}

impl Plot {
    /// Makes a chart for lines, with room for their labels. `None` without a point.
    pub(super) fn of(lines: &[Line]) -> Option<Plot> {
        let points = || lines.iter().flat_map(|line| &line.points);
        let bounds = |values: &mut dyn Iterator<Item = i64>| {
            values.fold(None, |found: Option<(i64, i64)>, value| {
                Some(found.map_or((value, value), |(low, high)| (low.min(value), high.max(value))))
            })
        };
        let x = bounds(&mut points().map(|(x, _)| *x))?;
        let (low, high) = bounds(&mut points().map(|(_, y)| (*y).clamp(-MOST, MOST)))?;
        let y = around(low, high);
        let label = |line: &Line| Canvas::width(&line.label.name, Type::new(32.0, line.colour).bold());
        let value = |line: &Line| Canvas::width(&number(line.last()), Type::new(34.0, line.colour).bold());
        let words = lines.iter().map(|line| label(line).max(value(line))).fold(100.0, f64::max);
        let numbers = y.iter().map(|&tick| Canvas::width(&number(tick), Type::new(30.0, Colour::DARK)));
        let left = MARGIN + 30.0 + numbers.fold(50.0, f64::max);
        Some(Plot { left, right: (END - words - WORDS).max(left + 100.0), x, y })
    }

    /// Returns the place of a point. A period of length 0 is at the right end.
    pub(super) fn at(&self, (x, y): (i64, i64)) -> (f64, f64) {
        let (low, high) = (self.y.first().copied().unwrap_or_default(), self.y.last().copied().unwrap_or_default());
        let share = |value: i64, from: i64, to: i64| {
            if from == to { 1.0 } else { (value as f64 - from as f64) / (to as f64 - from as f64) }
        };
        let across = share(x, self.x.0, self.x.1);
        let up = share(y.clamp(low, high), low, high);
        (self.left + across * (self.right - self.left), BOTTOM - up * (BOTTOM - TOP))
    }

    /// Draws the layer under the lines: the panel, the dotted grid, the labels of the left axis.
    pub(super) fn grid(&self, canvas: &mut Canvas) {
        let tokens = canvas.tokens;
        canvas.panel(Area::new(MARGIN, HEADER + 16.0, WIDTH - 2.0 * MARGIN, HEIGHT - HEADER - 16.0 - MARGIN), 12.0);
        for (at, &tick) in self.y.iter().enumerate() {
            let (_, y) = self.at((self.x.0, tick));
            let paint = Paint::stroke(tokens.line, 2.0);
            let paint = if at == 0 { paint } else { paint.dashed("2 10") };
            canvas.line((self.left, y), (self.right, y), paint);
            canvas.text((self.left - 16.0, y), &number(tick), Type::new(30.0, tokens.ink2).ending());
        }
    }

    /// Draws the labels under the chart.
    pub(super) fn below(&self, canvas: &mut Canvas, ticks: &[(i64, String)]) {
        let style = Type::new(30.0, canvas.tokens.ink2).centred();
        for (x, label) in ticks {
            canvas.text((self.at((*x, 0)).0, BOTTOM + 32.0), label, style);
        }
    }

    /// Names the unit of the lower axis, right of its labels.
    pub(super) fn counted(&self, canvas: &mut Canvas, what: &str) {
        let style = Type::new(30.0, canvas.tokens.ink2).within(END - self.right - MARK);
        canvas.text((self.right + MARK, BOTTOM + 32.0), what, style);
    }

    /// Draws all lines with their labels. `mark` draws the sign before a line's name.
    pub(super) fn lines(&self, canvas: &mut Canvas, lines: &[Line], mark: impl Fn(&mut Canvas, usize, (f64, f64))) {
        let tokens = canvas.tokens;
        let ends: Vec<f64> = lines.iter().map(|line| self.at((self.x.1, line.last())).1).collect();
        let labels = spread(&ends, TOP + 24.0, BOTTOM - 24.0);
        let x = self.right + MARK;
        for (&end, &y) in ends.iter().zip(&labels).filter(|(end, y)| (**y - **end).abs() > 1.0) {
            canvas.line((self.right + 4.0, end), (x - 34.0, y), Paint::stroke(tokens.ink2, 2.0));
        }
        for line in lines {
            self.line(canvas, line);
        }
        for (at, (line, &y)) in lines.iter().zip(&labels).enumerate() {
            mark(canvas, at, (x, y));
            let words = self.right + WORDS;
            canvas.text((words, y - 18.0), &line.label.name, Type::new(32.0, line.label.colour).bold());
            canvas.text((words, y + 20.0), &number(line.last()), Type::new(34.0, tokens.ink).bold());
        }
    }

    /// Draws one line to the right edge: the last value holds until the end. A dot marks the last point.
    fn line(&self, canvas: &mut Canvas, line: &Line) {
        let tokens = canvas.tokens;
        let mut path = String::new();
        let reached = line.points.iter().copied().chain([(self.x.1, line.last())]);
        for (at, point) in reached.map(|point| self.at(point)).enumerate() {
            let _ = write!(path, "{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, point.0, point.1);
        }
        let dashed = |paint: Paint| line.dash.map_or(paint, |dash| paint.dashed(dash));
        // Where lines overlap, the lower one shows between the dashes of the upper one.
        let around =
            if line.edged { dashed(Paint::stroke(tokens.edge, 10.0)) } else { Paint::stroke(tokens.panel, 13.0) };
        canvas.path(&path, around);
        canvas.path(&path, dashed(Paint::stroke(line.colour, 6.0)));
        if let Some(&last) = line.points.last() {
            let rim = if line.edged { tokens.edge } else { tokens.panel };
            canvas.circle(self.at(last), 9.0, Paint::fill(line.colour).edged(rim, 3.0));
        }
    }
}

impl Line {
    /// Returns its last value.
    fn last(&self) -> i64 {
        self.points.last().map(|(_, y)| *y).unwrap_or_default()
    }
}

/// Returns the steps 1, 2, 5, 10, 20, 50 and so on.
fn steps() -> impl Iterator<Item = i64> {
    (0..7).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
}

/// Returns two to five round numbers around values: the first is at most the least value, the last at least the
/// greatest.
fn around(low: i64, high: i64) -> Vec<i64> {
    let high = if low == high { high + 1 } else { high };
    let ticks = |step: i64| {
        let (from, to) = (low.div_euclid(step), -(-high).div_euclid(step));
        (from..=to).map(|tick| tick * step).collect::<Vec<_>>()
    };
    // Counts before making them: a step of 1 may make two million.
    let count = |step: &i64| -(-high).div_euclid(*step) - low.div_euclid(*step) + 1;
    steps().find(|step| count(step) <= LABELS as i64).map(ticks).unwrap_or_else(|| vec![low, high])
}

/// Returns one to five round numbers among the whole numbers from the first to the last.
pub(super) fn among(first: i64, last: i64) -> Vec<i64> {
    let from = |step: i64| -(-first).div_euclid(step);
    let count = |step: &i64| last.div_euclid(*step) - from(*step) + 1;
    let step = steps().find(|step| count(step) <= LABELS as i64);
    let ticks: Vec<i64> =
        step.map(|step| (from(step)..=last.div_euclid(step)).map(|tick| tick * step).collect()).unwrap_or_default();
    if ticks.is_empty() { vec![last] } else { ticks }
}

/// Places labels near these heights: in the same order, apart, and between top and bottom.
fn spread(wanted: &[f64], top: f64, bottom: f64) -> Vec<f64> {
    let apart = (bottom - top) / wanted.len().saturating_sub(1).max(1) as f64;
    let apart = apart.min(86.0);
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
    let mut placed: Vec<f64> = Vec::with_capacity(wanted.len());
    for &at in &order {
        let least = placed.last().map_or(top, |above| above + apart);
        placed.push(wanted[at].max(least));
    }
    let mut most = bottom;
    for y in placed.iter_mut().rev() {
        *y = y.min(most);
        most = *y - apart;
    }
    let mut spread = vec![0.0; wanted.len()];
    for (&at, y) in order.iter().zip(placed) {
        spread[at] = y;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_two_to_five_round_numbers_around_its_values() {
        assert_eq!(around(1412, 1672), [1400, 1500, 1600, 1700]);
        assert_eq!(around(0, 4), [0, 1, 2, 3, 4]);
        assert_eq!(around(7, 7), [7, 8]);
        for (low, high) in [(-3, 160), (0, 0), (-999_999, 999_999), (-1, 1), (99, 101), (-50, -49)] {
            let ticks = around(low, high);
            let (first, last) = (ticks[0], ticks[ticks.len() - 1]);
            assert!((2..=5).contains(&ticks.len()) && first <= low && last >= high, "{low}, {high}: {ticks:?}");
        }
        assert_eq!(among(0, 8), [0, 2, 4, 6, 8]);
        assert_eq!(among(1, 8), [2, 4, 6, 8]);
        assert_eq!(among(3, 3), [3]);
        assert!((1..=60).all(|last| (1..=5).contains(&among(1, last).len())));
    }

    #[test]
    fn labels_stay_in_order_apart_and_inside() {
        assert_eq!(spread(&[200.0, 400.0], 150.0, 600.0), [200.0, 400.0]);
        let crowded = spread(&[600.0, 600.0, 590.0, 600.0, 150.0], 150.0, 600.0);
        assert_eq!(crowded, [428.0, 514.0, 342.0, 600.0, 150.0]);
        let full = spread(&[150.0; 5], 150.0, 600.0);
        assert_eq!(full, [150.0, 236.0, 322.0, 408.0, 494.0]);
    }
}
