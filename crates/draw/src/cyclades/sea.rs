//! The sea: its cells and waves, shallows round the islands, trade spaces, and the decoration of the open sea.

use super::chart::Point;
use super::coast::outline;
use super::table::Table;
use crate::canvas::{Canvas, ring};
use crate::palette::{Colour, Tokens};
use crate::style::{Paint, Type};
use agon_rules::cyclades::Seas;
use std::fmt::Write;

const DOLPHIN: &str = "M2 34C10 18 26 8 46 9C50 4 56 1 62 1C60 6 59 9 60 12C74 17 84 26 90 38L102 36C99 42 95 45 90 46C90 51 87 56 82 60C81 54 82 49 84 45C74 34 62 29 48 29C46 34 42 38 36 40C37 36 37 32 36 29C26 30 14 33 6 38C3 38 1 36 2 34z";
const GALLEY: &str = "M2 44L22 47H92C102 46 107 38 106 27C105 21 98 21 97 26C112 18 119 30 114 42C110 56 102 63 92 63H24C14 61 7 53 2 44z M57 2H61V46H57z M30 7H88C84 17 84 28 88 39H30C34 28 34 17 30 7z";

/// Returns the colour of the open sea round a board.
pub(super) fn open(tokens: &Tokens) -> Colour {
    tokens.sea.mixed(tokens.band, 0.3)
}

/// Appends two waves to a path.
fn wave(path: &mut String, (x, y): Point, size: f64) {
    for (down, wide) in [(-7.0, 17.0), (7.0, 11.0)] {
        let (down, wide) = (down * size, wide * size);
        let _ = write!(path, "M{:.1} {:.1}", x - wide, y + down);
        for _ in 0..2 {
            let _ = write!(path, "q{:.1} {:.1} {:.1} 0t{:.1} 0", wide / 4.0, -6.0 * size, wide / 2.0, wide / 2.0);
        }
    }
}

/// Draws waves, dolphins, a galley and a compass where the board leaves the open sea free.
pub(super) fn decoration(table: &Table, canvas: &mut Canvas) {
    let (tokens, right, low) = (canvas.tokens, table.page.sea, table.page.race);
    let open = open(tokens);
    let faint = open.mixed(tokens.seaink, 0.26);
    let mut waves = String::new();
    let corners = [(120.0, 268.0), (60.0, 330.0), (70.0, low - 190.0), (150.0, low - 85.0)];
    let others =
        [(right - 114.0, 300.0), (right - 46.0, 350.0), (right - 84.0, low - 220.0), (right - 144.0, low - 130.0)];
    for at in corners.into_iter().chain(others) {
        wave(&mut waves, at, 1.0);
    }
    canvas.path(&waves, Paint::stroke(faint, 3.0));
    canvas.placed(DOLPHIN, (28.0, low - 138.0), 1.05, Paint::fill(faint));
    canvas.placed(DOLPHIN, (92.0, low - 85.0), 0.75, Paint::fill(faint));
    canvas.placed(GALLEY, (right - 150.0, low - 114.0), 1.1, Paint::fill(faint));
    compass(canvas, (right - 78.0, 222.0), 54.0, open.mixed(tokens.seaink, 0.55));
    let style = Type::new(30.0, tokens.seaink).bold().centred();
    canvas.text((right - 78.0, 146.0), &table.word("north"), style);
}

/// Draws a compass: a ring and eight points, the left half of each filled.
fn compass(canvas: &mut Canvas, (x, y): Point, radius: f64, colour: Colour) {
    let at = |degrees: f64, far: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        (x + far * sin, y - far * cos)
    };
    let (mut filled, mut lines) = (String::new(), String::new());
    for (turn, share) in [(45.0, 0.62), (0.0, 1.0)] {
        for quarter in [0.0, 90.0, 180.0, 270.0] {
            let tip = at(quarter + turn, radius * share);
            let side = |by: f64| at(quarter + turn + by, radius * 0.24 * share);
            filled.push_str(&ring(&[(x, y), tip, side(-45.0)]));
            lines.push_str(&ring(&[(x, y), tip, side(45.0)]));
        }
    }
    canvas.path(&filled, Paint::fill(colour).edged(colour, 2.0));
    canvas.path(&lines, Paint::stroke(colour, 2.0));
    canvas.circle((x, y), radius * 0.72, Paint::stroke(colour, 2.0));
}

/// Draws the cells with fine joints, and waves on some of them. On an enlarged map all cells except some bright ones
/// are dim.
pub(super) fn cells(table: &Table, canvas: &mut Canvas, bright: Option<Seas>) {
    let (tokens, chart, map) = (canvas.tokens, table.chart, table.board.map());
    // In high contrast the usual joint would hardly be seen.
    let share = if tokens.panel_edge.is_some() { 0.6 } else { 0.34 };
    let joint = tokens.sea.mixed(tokens.seaink, share);
    let path = |seas: Seas| seas.iter().map(|sea| ring(&chart.corners(chart.centre(sea), 0.0))).collect::<String>();
    let line = 1.6 * (chart.scale * 0.8).max(1.0);
    if let Some(bright) = bright {
        let dim = tokens.sea.mixed(tokens.band, 0.22);
        canvas.path(&path(map.seas.minus(bright)), Paint::fill(dim).edged(joint, line));
    }
    canvas.path(&path(map.seas.and(bright.unwrap_or(map.seas))), Paint::fill(tokens.sea).edged(joint, line));
    let mut waves = String::new();
    let calm = map.trade.or(bright.unwrap_or_default());
    for sea in map.seas.minus(calm).iter() {
        let (row, column) = sea.place();
        if (2 * row + 3 * (column + 1)) % 4 == 1 {
            let at = chart.off(chart.centre(sea), 0.0, 8.0);
            if table.shows(at, (20.0 * chart.scale, 16.0 * chart.scale)) {
                wave(&mut waves, at, chart.scale);
            }
        }
    }
    if !waves.is_empty() {
        canvas.path(&waves, Paint::stroke(tokens.sea.mixed(tokens.seaink, 0.3), 3.0 * chart.scale));
    }
}

/// Draws the shallows round all islands: wide and dark ones first, then narrow and light ones.
pub(super) fn shallows(table: &Table, canvas: &mut Canvas) {
    let (tokens, map) = (canvas.tokens, table.board.map());
    let coasts: String = map.islands.iter().map(|island| outline(table.chart, map.lands[island.index()])).collect();
    for (wide, share) in [(46.0, 0.14), (26.0, 0.3)] {
        let colour = tokens.sea.mixed(tokens.seaink, share);
        canvas.path(&coasts, Paint::fill(colour).edged(colour, wide * table.chart.scale));
    }
}

/// Draws the coins of trade spaces (3.5), except on some spaces.
pub(super) fn trade(table: &Table, canvas: &mut Canvas, without: Seas) {
    let chart = table.chart;
    for sea in table.board.map().trade.minus(without).iter() {
        let at = chart.off(chart.centre(sea), 0.0, -31.0);
        if table.shows(at, (13.0 * chart.scale, 13.0 * chart.scale)) {
            canvas.coin(at, 11.0 * chart.scale, None);
        }
    }
}
