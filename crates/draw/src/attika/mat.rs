//! A city's mat: name, number of buildings, hand, amphorae, piles, and its open discs.

use super::changes::Change;
use super::words::code;
use crate::Scene;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::attika::Board;
use agon_rules::attika::data::{Building, PIECES, Pile};

/// The most discs on a mat. With more, the last one shows the number of the rest.
const DISCS: usize = 8;
const CHIP: (f64, f64) = (72.0, 48.0);
/// The distance from one pile to the next.
const PILE: f64 = 39.0;
const PILES: f64 = 4.0 * PILE;
const PAD: f64 = 16.0;
/// The text size for the number of buildings on a narrow mat, next to hand and amphorae.
const BUILT: f64 = 30.0;

/// The room of a mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// The room of the mats of three seats beside the board.
    Roomy,
    /// The room of the mats of four.
    Tight,
    /// A quarter of the page's width. Piles are below hand and amphorae.
    Narrow,
}

/// Heights of a mat's rows, from its top: the middles of name and numbers, the top of the first row of discs, and the
/// distance between rows.
struct Rows {
    name: f64,
    numbers: f64,
    discs: f64,
    pitch: f64,
}

impl Shape {
    fn rows(self) -> Rows {
        match self {
            Shape::Roomy => Rows { name: 36.0, numbers: 92.0, discs: 136.0, pitch: 58.0 },
            Shape::Tight | Shape::Narrow => Rows { name: 30.0, numbers: 76.0, discs: 103.0, pitch: 53.0 },
        }
    }
}

/// The position of a mat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mat {
    pub(super) area: Area,
    pub(super) shape: Shape,
}

/// Returns the number of chips in a row of a width. All mats have the same columns.
fn columns(width: f64) -> usize {
    ((width - 2.0 * PAD + 6.0) / 78.0).floor().clamp(1.0, DISCS as f64) as usize
}

impl Mat {
    /// Returns the height a mat needs.
    pub(super) fn height(shape: Shape, width: f64) -> f64 {
        let rows = shape.rows();
        // A narrow mat has one chip beside the piles.
        let beside = usize::from(shape == Shape::Narrow);
        let lines = (DISCS - 2 * beside).div_ceil(columns(width)) + beside;
        rows.discs + (lines as f64 - 1.0) * rows.pitch + CHIP.1 + 5.0
    }

    /// Returns the places of the chips.
    fn chips(&self) -> Vec<Area> {
        let (rows, Area { x, y, w, .. }) = (self.shape.rows(), self.area);
        let columns = columns(w);
        let chip = |left: f64, row: usize| Area::new(left, y + rows.discs + row as f64 * rows.pitch, CHIP.0, CHIP.1);
        let in_rows = |at: usize| chip(x + PAD + (at % columns) as f64 * 78.0, at / columns);
        if self.shape == Shape::Narrow {
            let beside = chip(x + PAD + PILES + 6.0, 0);
            return std::iter::once(beside).chain((columns..columns + DISCS - 2).map(in_rows)).collect();
        }
        (0..DISCS).map(in_rows).collect()
    }

    fn pile(&self, at: usize) -> Area {
        let (rows, area) = (self.shape.rows(), self.area);
        let (left, middle) = match self.shape {
            Shape::Narrow => (area.x + PAD, area.y + rows.discs + CHIP.1 / 2.0),
            Shape::Roomy | Shape::Tight => (area.right() - 10.0 - PILES, area.y + rows.numbers),
        };
        Area::new(left + at as f64 * PILE, middle - 21.0, 35.0, 42.0)
    }

    fn hand(&self) -> (f64, f64) {
        let left = if self.shape == Shape::Narrow { 118.0 } else { 12.0 };
        (self.area.x + left, self.area.y + self.shape.rows().numbers)
    }

    fn amphorae(&self) -> (f64, f64) {
        let (x, y) = self.hand();
        (x + 89.0, y)
    }

    /// Draws the part that never changes: panel, badge, name.
    pub(super) fn ground(&self, canvas: &mut Canvas, token: Token, city: &str) {
        let (ink, y) = (canvas.tokens.ink, self.area.y + self.shape.rows().name);
        canvas.panel(self.area, 10.0);
        let size = if self.shape == Shape::Roomy { 46.0 } else { 42.0 };
        canvas.badge(token, (self.area.x + 38.0, y), size, Badge::Full);
        canvas.text((self.area.x + 74.0, y), city, Type::new(34.0, ink).bold());
    }

    /// Draws the numbers and discs of a seat.
    pub(super) fn draw(&self, canvas: &mut Canvas, scene: &Scene, board: &Board, seat: Seat) {
        let (tokens, area, rows) = (canvas.tokens, self.area, self.shape.rows());
        if scene.waiting.has(seat) {
            canvas.turn_frame(area, 10.0);
        }
        let built = format!("{}/{PIECES}", board.built(seat));
        if self.shape == Shape::Narrow {
            canvas.text((area.x + PAD, area.y + rows.numbers), &built, Type::new(BUILT, tokens.ink).bold());
        } else {
            let style = Type::new(34.0, tokens.ink).bold().ending();
            canvas.text((area.right() - 18.0, area.y + rows.name), &built, style);
        }
        let number = |of: &[u8]| of.get(seat.index()).copied().unwrap_or_default().to_string();
        count(canvas, "card", self.hand(), &number(&board.hands));
        count(canvas, "amphora", self.amphorae(), &number(&board.amphorae));
        for pile in Pile::ALL {
            self.draw_pile(canvas, board, seat, pile);
        }
        self.draw_discs(canvas, scene, board, seat);
    }

    fn draw_pile(&self, canvas: &mut Canvas, board: &Board, seat: Seat, pile: Pile) {
        let tokens = canvas.tokens;
        let area = self.pile(pile.index());
        let black = pile == Pile::Main;
        let paint = if black { Paint::fill(tokens.band) } else { Paint::default() };
        canvas.rect(area, 5.0, paint.edged(tokens.ink2, 3.0));
        let ink = if black { tokens.bandink } else { tokens.ink };
        let at = (area.x + area.w / 2.0, area.middle());
        canvas.text(at, &board.pile(seat, pile).to_string(), Type::new(30.0, ink).centred());
    }

    fn draw_discs(&self, canvas: &mut Canvas, scene: &Scene, board: &Board, seat: Seat) {
        let open = open(board, seat);
        let chips = self.chips();
        let shown = if open.len() > chips.len() { chips.len().saturating_sub(1) } else { open.len() };
        for (&building, &area) in open.iter().take(shown).zip(&chips) {
            chip(canvas, area, &code(scene, building), building.main());
        }
        if let (true, Some(&area)) = (open.len() > shown, chips.get(shown)) {
            let style = Type::new(30.0, canvas.tokens.ink2).centred();
            let more = format!("+{}", open.len() - shown);
            canvas.text((area.x + area.w / 2.0, area.middle()), &more, style);
        }
    }

    /// Marks the changes of this mat.
    pub(super) fn mark(&self, canvas: &mut Canvas, board: &Board, seat: Seat, changes: &[Change]) {
        let stat = |(x, y): (f64, f64), width: f64| Area::new(x - 4.0, y - 23.0, width, 46.0);
        let area = |change: &Change| match *change {
            Change::Hand(owner) if owner == seat => Some(stat(self.hand(), 88.0)),
            Change::Amphorae(owner) if owner == seat => Some(stat(self.amphorae(), 68.0)),
            Change::Pile(owner, pile) if owner == seat => Some(self.pile(pile.index())),
            Change::Disc(owner, building) if owner == seat => {
                let (open, chips) = (open(board, seat), self.chips());
                let at = open.iter().rposition(|&disc| disc == building)?;
                chips.get(at).or(chips.last()).copied()
            }
            _ => None,
        };
        for area in changes.iter().filter_map(area) {
            canvas.changed(area);
        }
    }
}

/// Draws an icon with its number, both of 34 pixels. Two digits for cards fit beside one digit for amphorae and four
/// piles.
fn count(canvas: &mut Canvas, icon: &str, (x, y): (f64, f64), number: &str) {
    let tokens = canvas.tokens;
    canvas.icon(icon, (x + 17.0, y), 34.0, tokens.ink2, tokens.panel);
    canvas.text((x + 40.0, y), number, Type::new(34.0, tokens.ink).bold());
}

/// Returns the discs on a mat, main buildings first. Those are never free and have a black plate.
pub(super) fn open(board: &Board, seat: Seat) -> Vec<Building> {
    let (main, other): (Vec<Building>, Vec<Building>) = Building::ALL.into_iter().partition(|building| building.main());
    let all = main.into_iter().chain(other);
    all.flat_map(|building| std::iter::repeat_n(building, board.on_mat(seat, building).into())).collect()
}

/// Draws a disc: three letters on a plate, black for main buildings.
pub(super) fn chip(canvas: &mut Canvas, area: Area, code: &str, main: bool) {
    let tokens = canvas.tokens;
    let (ground, ink) = if main { (tokens.band, tokens.bandink) } else { (tokens.plate, tokens.ink) };
    canvas.rect(area, 8.0, Paint::fill(ground));
    canvas.text((area.x + area.w / 2.0, area.middle()), code, Type::new(30.0, ink).centred());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mat(shape: Shape, width: f64) -> Mat {
        Mat { area: Area::new(20.0, 100.0, width, Mat::height(shape, width)), shape }
    }

    /// Design: at most eight chips; a narrow mat has one fewer.
    #[test]
    fn chips_and_piles_lie_on_their_mat_and_apart() {
        for (shape, width, count) in
            [(Shape::Roomy, 340.0, 8), (Shape::Tight, 376.0, 8), (Shape::Tight, 570.0, 8), (Shape::Narrow, 279.0, 7)]
        {
            let mat = mat(shape, width);
            let mut all = mat.chips();
            assert_eq!(all.len(), count, "{shape:?}");
            all.extend((0..4).map(|at| mat.pile(at)));
            for (at, one) in all.iter().enumerate() {
                let inside =
                    one.x >= mat.area.x && one.right() <= mat.area.right() && one.bottom() <= mat.area.bottom();
                assert!(inside, "{shape:?} {one:?} {:?}", mat.area);
                for other in all.iter().take(at) {
                    let apart = one.x >= other.right()
                        || other.x >= one.right()
                        || one.y >= other.bottom()
                        || other.y >= one.bottom();
                    assert!(apart, "{shape:?} {one:?} {other:?}");
                }
            }
        }
    }
}
