//! A city's mat: name, number of buildings with its bar, hand, amphorae, touched shrines, piles, and its open discs.

use super::buildings::pictogram;
use super::changes::Change;
use super::grid::Grid;
use crate::Scene;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, PIECES, Pile};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Anchor, Board};
use std::fmt::Write;

/// The most discs beside the piles. With that much room a mat needs no second row.
const DISCS: usize = 8;
/// The distance of contents from the left and right edges.
const PAD: f64 = 14.0;
/// Heights from the top of a mat: the middle of the name, the top of the bar, the middle of the numbers, the tops of
/// the piles and of the two rows of discs, the bottom.
const NAME: f64 = 33.0;
const BAR: f64 = 63.0;
const NUMBERS: f64 = 108.0;
const PILES: f64 = 134.0;
const ROWS: [f64; 2] = [131.0, 179.0];
const FOOT: f64 = 2.0;
/// The height of the bar.
const BAR_HEIGHT: f64 = 16.0;
/// Width, height and distance of piles.
const PILE: (f64, f64, f64) = (36.0, 40.0, 40.0);
/// The side of a disc, the distance of discs, and the distance of the first one beside the piles from the left.
pub(super) const CHIP: f64 = 43.0;
const PITCH: f64 = 47.0;
const BESIDE: f64 = 178.0;
/// The size of a touched shrine's hex, and the greatest distance of two.
const SHRINE: (f64, f64) = (19.0, 36.0);

/// The position of a mat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mat {
    pub(super) area: Area,
}

/// Returns the number of discs with room between two distances from the edges of a mat.
fn columns(width: f64, from: f64) -> usize {
    ((width - from - PAD + PITCH - CHIP) / PITCH).floor().max(0.0) as usize
}

impl Mat {
    /// Returns the height of a mat of a width.
    pub(super) fn height(width: f64) -> f64 {
        let last = if columns(width, BESIDE) >= DISCS { ROWS[0] } else { ROWS[1] };
        last + CHIP + FOOT
    }

    /// Returns the places of discs: beside the piles, then below them.
    fn chips(&self) -> Vec<Area> {
        let Area { x, y, w, h } = self.area;
        let row = |top: f64, from: f64| {
            let chip = move |at: usize| Area::new(x + from + at as f64 * PITCH, y + top, CHIP, CHIP);
            (0..columns(w, from)).map(chip)
        };
        let [beside, below] = ROWS;
        let second = row(below, PAD).filter(|chip| chip.bottom() <= y + h);
        row(beside, BESIDE).chain(second).collect()
    }

    fn pile(&self, at: usize) -> Area {
        let (w, h, pitch) = PILE;
        Area::new(self.area.x + PAD + at as f64 * pitch, self.area.y + PILES, w, h)
    }

    fn hand(&self) -> (f64, f64) {
        (self.area.x + PAD, self.area.y + NUMBERS)
    }

    fn amphorae(&self) -> (f64, f64) {
        (self.area.x + PAD + 82.0, self.area.y + NUMBERS)
    }

    /// Draws the part that never changes: panel, badge, name.
    pub(super) fn ground(&self, canvas: &mut Canvas, token: Token, city: &str) {
        let (ink, y) = (canvas.tokens.ink, self.area.y + NAME);
        canvas.panel(self.area, 10.0);
        canvas.badge(token, (self.area.x + 32.0, y), 42.0, Badge::Full);
        canvas.text((self.area.x + 64.0, y), city, Type::new(34.0, ink).bold());
    }

    /// Draws the numbers and discs of a seat.
    pub(super) fn draw(&self, canvas: &mut Canvas, scene: &Scene, board: &Board, seat: Seat, token: Token) {
        let (tokens, area) = (canvas.tokens, self.area);
        if scene.waiting.has(seat) {
            canvas.turn_frame(area, 10.0);
        }
        let built = board.built(seat);
        let style = Type::new(40.0, tokens.ink).bold().ending();
        canvas.text((area.right() - PAD, area.y + NAME), &built.to_string(), style);
        let bar = Area::new(area.x + PAD, area.y + BAR, area.w - 2.0 * PAD, BAR_HEIGHT);
        steps(canvas, bar, token.city.colour(tokens), built.into());
        let number = |of: &[u8]| of.get(seat.index()).copied().unwrap_or_default().to_string();
        count(canvas, "card", self.hand(), &number(&board.hands));
        let end = count(canvas, "amphora", self.amphorae(), &number(&board.amphorae));
        self.shrines(canvas, board, seat, end);
        for pile in Pile::ALL {
            self.draw_pile(canvas, board, seat, pile);
        }
        self.draw_discs(canvas, board, seat);
    }

    /// Draws the shrines that a seat's buildings touch, at the right of a place.
    fn shrines(&self, canvas: &mut Canvas, board: &Board, seat: Seat, from: f64) {
        let (tokens, (size, most)) = (canvas.tokens, SHRINE);
        let touched = touched(board, seat);
        let (last, y) = (self.area.right() - PAD - size + 3.0, self.area.y + NUMBERS);
        let gaps = touched.len().saturating_sub(1).max(1) as f64;
        let pitch = ((last - from - size - 4.0) / gaps).min(most);
        for (at, shrine) in touched.iter().rev().enumerate() {
            let place = (last - at as f64 * pitch, y);
            let hex = Grid::new(size, place).path([Hex::new(0, 0)], 0.0);
            canvas.path(&hex, Paint::fill(tokens.band).edged(tokens.gold, 3.0));
            let letter = Type::new(30.0, Colour::WHITE).bold().centred().squeezed(pitch.min(28.0));
            canvas.text(place, shrine.name(), letter);
        }
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

    fn draw_discs(&self, canvas: &mut Canvas, board: &Board, seat: Seat) {
        let open = open(board, seat);
        let chips = self.chips();
        let shown = if open.len() > chips.len() { chips.len().saturating_sub(1) } else { open.len() };
        for (&building, &area) in open.iter().take(shown).zip(&chips) {
            chip(canvas, area, building);
        }
        if let (true, Some(&area)) = (open.len() > shown, chips.get(shown)) {
            let style = Type::new(30.0, canvas.tokens.ink2).centred().squeezed(CHIP);
            let more = format!("+{}", open.len() - shown);
            canvas.text((area.x + area.w / 2.0, area.middle()), &more, style);
        }
    }

    /// Marks the changes of this mat.
    pub(super) fn mark(&self, canvas: &mut Canvas, board: &Board, seat: Seat, changes: &[Change]) {
        let stat = |(x, y): (f64, f64), width: f64| Area::new(x - 4.0, y - 23.0, width, 46.0);
        let area = |change: &Change| match *change {
            Change::Hand(owner) if owner == seat => Some(stat(self.hand(), 84.0)),
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

/// Draws a bar of a step for each piece, those of the built ones in the seat's colour.
fn steps(canvas: &mut Canvas, area: Area, colour: Colour, built: usize) {
    let tokens = canvas.tokens;
    let step = area.w / PIECES as f64;
    let path = |range: std::ops::Range<usize>| {
        let mut path = String::new();
        for at in range {
            let (x, y, wide) = (area.x + at as f64 * step, area.y, step - 2.0);
            let _ = write!(path, "M{x:.1} {y:.1}h{wide:.1}v{0:.1}h-{wide:.1}z", area.h);
        }
        path
    };
    let (full, empty) = (path(0..built), path(built..PIECES));
    if !empty.is_empty() {
        canvas.path(&empty, Paint::fill(tokens.panel.mixed(tokens.line, 0.55)));
    }
    if !full.is_empty() {
        canvas.path(&full, Paint::fill(colour));
        let frame = Area::new(area.x - 1.0, area.y - 1.0, built as f64 * step, area.h + 2.0);
        canvas.rect(frame, 3.0, Paint::stroke(tokens.edge, 2.0));
    }
}

/// Draws an icon with its number, both of 34 pixels, and returns the end of the number. Two digits for cards fit before
/// the amphorae.
fn count(canvas: &mut Canvas, icon: &str, (x, y): (f64, f64), number: &str) -> f64 {
    let tokens = canvas.tokens;
    canvas.icon(icon, (x + 17.0, y), 34.0, tokens.ink2, tokens.panel);
    let x = x + 40.0;
    x + canvas.text((x, y), number, Type::new(34.0, tokens.ink).bold())
}

/// Returns the shrines beside a seat's buildings, W first.
fn touched(board: &Board, seat: Seat) -> Vec<Anchor> {
    let map = &board.map;
    let beside = map.buildings(seat).fold(0_u8, |shrines, space| shrines | map.shrines_beside(space));
    let shrines = (0..).zip(map.shrines()).filter(|&(shrine, _)| beside & (1_u8 << shrine) != 0);
    shrines.map(|(shrine, _)| Anchor::shrine(shrine)).collect()
}

/// Returns the discs on a mat, main buildings first. Those are never free and have a black plate.
pub(super) fn open(board: &Board, seat: Seat) -> Vec<Building> {
    let (main, other): (Vec<Building>, Vec<Building>) = Building::ALL.into_iter().partition(|building| building.main());
    let all = main.into_iter().chain(other);
    all.flat_map(|building| std::iter::repeat_n(building, board.on_mat(seat, building).into())).collect()
}

/// Draws a disc: its pictogram on a plate, black for main buildings.
pub(super) fn chip(canvas: &mut Canvas, area: Area, building: Building) {
    let tokens = canvas.tokens;
    let (ground, ink) = if building.main() { (tokens.band, tokens.bandink) } else { (tokens.plate, tokens.ink) };
    canvas.rect(area, 7.0, Paint::fill(ground));
    let at = (area.x + area.w / 2.0, area.middle());
    canvas.icon(&pictogram(building), at, area.h * 34.0 / CHIP, ink, ground);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Design: seven discs on a quarter of the page, eight or more on wider mats.
    #[test]
    fn chips_and_piles_lie_on_their_mat_and_apart() {
        for (width, count) in [(282.0, 7), (378.6, 11), (572.0, 8)] {
            let mat = Mat { area: Area::new(20.0, 100.0, width, Mat::height(width)) };
            let mut all = mat.chips();
            assert_eq!(all.len(), count, "{width}");
            all.extend((0..4).map(|at| mat.pile(at)));
            for (at, one) in all.iter().enumerate() {
                let inside =
                    one.x >= mat.area.x && one.right() <= mat.area.right() && one.bottom() <= mat.area.bottom();
                assert!(inside, "{one:?} {:?}", mat.area);
                for other in all.iter().take(at) {
                    let apart = one.x >= other.right()
                        || other.x >= one.right()
                        || one.y >= other.bottom()
                        || other.y >= one.bottom();
                    assert!(apart, "{one:?} {other:?}");
                }
            }
        }
    }
}
