//! The layout of the public picture: the size of hexes, and the places of mats and supply.
//!
//! The board grows while the mats keep their size. Mats are to the right of the board while hexes of 44 pixels fit.
//! Then they move below it, or the picture grows, at most to one and a half times the usual height, so that codes and
//! coordinates stay.

use super::grid::{Grid, Span, of_width, tile};
use super::mat::{Mat, Shape};
use crate::area::Area;
use crate::frame::{HEADER, MARGIN, WIDTH};
use agon_rules::attika::data::layout;
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Board, Map, Scene};

/// The largest hex that a taller page makes.
const GROWN: f64 = of_width(72.0);
/// Below this size the mats leave the side of the board.
const ROOMY: f64 = of_width(76.0) - 0.1;
/// Below this size badge and code, and symbol and coordinate, stand closer together.
pub(super) const CODES: f64 = 41.5;
/// Below this size a hex has no room for both.
pub(super) const CLOSE: f64 = 29.0;
/// The greatest height of a picture while hexes have room for everything.
pub(super) const TALL: f64 = 1076.0;
/// The greatest height of a picture.
pub(super) const TALLEST: f64 = 1500.0;
/// The upper edge of the board.
const TOP: f64 = HEADER + 10.0;
/// The upper edge of mats at the side.
const MATS: f64 = HEADER + 16.0;
/// The width of the board beside the mats.
const BESIDE: f64 = 796.0;
/// The width of mats at the side.
const PANEL: f64 = 340.0;
/// The height of the supply's line.
const SUPPLY: f64 = 52.0;
const GAP: f64 = 12.0;

/// The place of the supply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Supply {
    /// A line under the board, by its middle.
    Line(f64),
    /// The header.
    Header,
}

/// The layout of a picture.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) height: f64,
    pub(super) grid: Grid,
    pub(super) mats: Vec<Mat>,
    pub(super) supply: Supply,
}

impl Plan {
    /// Returns the layout for a board, its pending tile included.
    pub(super) fn of(board: &Board, scene: &Scene) -> Plan {
        let (seats, map) = (board.seats, &board.map);
        Plan::fitting(seats, Span::of(hexes(map, pending(map, scene))), home(seats))
    }

    fn fitting(seats: u8, span: Span, home: Span) -> Plan {
        let usual = if seats > 3 { 1010.0 } else { 930.0 };
        let first = beside(seats, span, home, usual);
        if first.grid.size >= ROOMY {
            return first;
        }
        let best = |tallest: f64| {
            let (one, other) = (beside(seats, span, home, tallest), under(seats, span, home, tallest));
            // Of two layouts with equal hexes, the lower one.
            let gains = other.grid.size - one.grid.size;
            if gains > 1e-6 || (gains > -1e-6 && other.height < one.height) { other } else { one }
        };
        Some(best(TALL)).filter(|plan| plan.grid.size >= CODES).unwrap_or_else(|| best(TALLEST))
    }
}

/// Returns the size of hexes in a width and a height. A taller picture grows no more than it must.
fn size(span: Span, width: f64, height: f64, tallest: f64) -> f64 {
    let size = span.size(width, height);
    if tallest > TALL { size.min(GROWN) } else { size }
}

/// Lays out mats at the right, and the supply under the board.
fn beside(seats: u8, span: Span, home: Span, tallest: f64) -> Plan {
    let usual = if seats > 3 { 1010.0 } else { 930.0 };
    let around = TOP + SUPPLY + MARGIN;
    let height = (span.tall(size(span, BESIDE, tallest - around, tallest)) + around).max(usual);
    let count = f64::from(seats);
    let free = height - MATS - MARGIN - (count - 1.0) * GAP;
    let each = (free / count).min(270.0);
    let mat = |at: u8| {
        let y = MATS + f64::from(at) * (each + GAP);
        let shape = if each >= Mat::height(Shape::Roomy, PANEL) { Shape::Roomy } else { Shape::Tight };
        Mat { area: Area::new(WIDTH - MARGIN - PANEL, y, PANEL, each), shape }
    };
    Plan {
        height,
        grid: Grid::fit(Area::new(MARGIN, TOP, BESIDE, height - around), span, home),
        mats: (0..seats).map(mat).collect(),
        supply: Supply::Line(height - MARGIN - SUPPLY / 2.0 + 4.0),
    }
}

/// Lays out mats in a row under the board, and the supply in the header.
fn under(seats: u8, span: Span, home: Span, tallest: f64) -> Plan {
    let count = f64::from(seats);
    let width = WIDTH - 2.0 * MARGIN;
    let shape = if seats > 3 { Shape::Narrow } else { Shape::Tight };
    let each = (width - (count - 1.0) * GAP) / count;
    let mat_height = Mat::height(shape, each);
    let around = TOP + mat_height + GAP + MARGIN;
    let tall = span.tall(size(span, width, tallest - around, tallest));
    let y = TOP + tall + GAP;
    let mat = |at: u8| {
        let x = MARGIN + f64::from(at) * (each + GAP);
        Mat { area: Area::new(x, y, each, mat_height), shape }
    };
    Plan {
        height: y + mat_height + MARGIN,
        grid: Grid::fit(Area::new(MARGIN, TOP, width, tall), span, home),
        mats: (0..seats).map(mat).collect(),
        supply: Supply::Header,
    }
}

/// Returns the span of the first layout, the middle of the picture (14.4).
pub(super) fn home(seats: u8) -> Span {
    let first = layout(seats);
    Span::of(first.tiles.iter().flat_map(|&middle| tile(middle)).chain(first.shrines.iter().copied()))
}

/// Returns the chosen place of a tile before its turn is chosen, which is public at once (18.8); `None` if no tile
/// waits for its turn.
pub(super) fn pending(map: &Map, scene: &Scene) -> Option<Hex> {
    match *scene {
        Scene::Turn { anchor, spot, .. } => map.spot(anchor, spot),
        _ => None,
    }
}

/// Returns all hexes of a drawn board, those of a pending tile included.
pub(super) fn hexes(map: &Map, coming: Option<Hex>) -> impl Iterator<Item = Hex> + '_ {
    let shrines = map.shrines().iter().copied();
    let laid = map.tiles().iter().flat_map(|laid| tile(laid.middle));
    laid.chain(shrines).chain(coming.into_iter().flat_map(tile))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(seats: u8, more: &[Hex]) -> Plan {
        let first = layout(seats);
        let all = first.tiles.iter().chain(more).flat_map(|&middle| tile(middle));
        Plan::fitting(seats, Span::of(all.chain(first.shrines.iter().copied())), home(seats))
    }

    /// Design: 44 pixels or more beside the mats, at the usual height of boards.
    #[test]
    fn a_new_board_stands_beside_its_mats() {
        for (seats, height) in [(2, 930.0), (3, 930.0), (4, 1010.0)] {
            let plan = plan(seats, &[]);
            assert!(plan.grid.size > 46.0, "{seats}: {}", plan.grid.size);
            assert!((plan.height - height).abs() < 1e-9 && matches!(plan.supply, Supply::Line(_)));
            assert_eq!(plan.mats.len(), usize::from(seats));
        }
    }

    #[test]
    fn mats_go_under_a_wide_board_and_a_tall_one_makes_the_picture_taller() {
        let wide = plan(3, &[Hex::new(7, 0), Hex::new(-5, 3)]);
        assert!(wide.supply == Supply::Header && wide.grid.size >= CODES, "{}", wide.grid.size);
        let tall = plan(2, &[Hex::new(3, -5)]);
        assert!(matches!(tall.supply, Supply::Line(_)), "{}", tall.grid.size);
    }

    #[test]
    fn everything_stays_on_the_page_however_the_board_grows() {
        for seats in 2..=4 {
            for step in [Hex::new(3, 0), Hex::new(0, 3), Hex::new(-3, 0), Hex::new(3, -3), Hex::new(1, 3)] {
                let mut at = Hex::new(0, 0);
                let mut more = Vec::new();
                for _ in 0..14 {
                    at = at.plus(step);
                    more.push(at);
                    let plan = plan(seats, &more);
                    assert!(plan.height <= TALLEST + 1e-6, "{seats} {step:?}: {}", plan.height);
                    assert!(plan.grid.size > 8.0);
                    for mat in &plan.mats {
                        assert!(mat.area.bottom() <= plan.height - 8.0 && mat.area.right() <= WIDTH - 8.0);
                        assert!(mat.area.h >= Mat::height(mat.shape, mat.area.w) - 1e-6, "{seats}");
                    }
                }
            }
        }
    }
}
