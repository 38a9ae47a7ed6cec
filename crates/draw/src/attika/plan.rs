//! The layout of the public picture: the size of hexes, and the places of map and mats.
//!
//! The map grows while the mats below it keep their size. First hexes become smaller, then the picture taller.

use super::grid::{Grid, MOST, Span, of_width, tile};
use super::mat::Mat;
use crate::area::Area;
use crate::frame::{HEADER, MARGIN, WIDTH};
use agon_rules::attika::data::layout;
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Board, Map, Scene};

/// The largest hex that a taller picture makes.
const GROWN: f64 = of_width(74.0);
/// The greatest height of a picture while hexes are large.
const TALL: f64 = 1076.0;
/// The greatest height of a picture.
const TALLEST: f64 = 1480.0;
/// The upper edge of the map.
const TOP: f64 = HEADER + 10.0;
/// The distance from the map to the mats, and from one mat to the next.
const GAP: (f64, f64) = (12.0, 8.0);
/// The distance of the first layout from the middle of the map, to the right. The legend is mostly to its left.
const LEAN: f64 = 200.0;

/// The layout of a picture.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) height: f64,
    /// The area of the map, from margin to margin.
    pub(super) map: Area,
    pub(super) grid: Grid,
    pub(super) mats: Vec<Mat>,
}

impl Plan {
    /// Returns the layout for a board, its pending tile included.
    pub(super) fn of(board: &Board, scene: &Scene) -> Plan {
        let (seats, map) = (board.seats, &board.map);
        Plan::fitting(seats, Span::of(hexes(map, pending(map, scene))), home(seats))
    }

    fn fitting(seats: u8, span: Span, home: Span) -> Plan {
        let usual = Plan::within(seats, span, home, (TALL, MOST));
        if usual.grid.size >= GROWN { usual } else { Plan::within(seats, span, home, (TALLEST, GROWN)) }
    }

    /// Returns the layout on a page up to this height, with hexes up to this size.
    fn within(seats: u8, span: Span, home: Span, (tallest, largest): (f64, f64)) -> Plan {
        let (count, width) = (f64::from(seats), WIDTH - 2.0 * MARGIN);
        let each = (width - (count - 1.0) * GAP.1) / count;
        let mats = Mat::height(each);
        let tall = span.tall(span.size(width, tallest - TOP - GAP.0 - mats - MARGIN, largest));
        let map = Area::new(MARGIN, TOP, width, tall);
        let mat = |at: u8| {
            let x = MARGIN + f64::from(at) * (each + GAP.1);
            Mat { area: Area::new(x, map.bottom() + GAP.0, each, mats) }
        };
        Plan {
            height: map.bottom() + GAP.0 + mats + MARGIN,
            map,
            grid: Grid::fit(map, span, home, LEAN),
            mats: (0..seats).map(mat).collect(),
        }
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

    /// Design: large hexes at the usual height of boards.
    #[test]
    fn a_new_board_has_large_hexes_on_a_usual_page() {
        for seats in 2..=4 {
            let plan = plan(seats, &[]);
            assert!(plan.grid.size > 44.0 && plan.height <= TALL, "{seats}: {} {}", plan.grid.size, plan.height);
            assert_eq!(plan.mats.len(), usize::from(seats));
        }
    }

    #[test]
    fn a_tall_board_makes_the_picture_taller_and_a_wide_one_its_hexes_smaller() {
        let tall = plan(4, &[Hex::new(3, -3)]);
        assert!(tall.height > TALL && (tall.grid.size - GROWN).abs() < 1e-9, "{} {}", tall.height, tall.grid.size);
        let wide = plan(4, &[Hex::new(7, 0), Hex::new(10, 0), Hex::new(-8, 5)]);
        assert!(wide.grid.size < GROWN, "{}", wide.grid.size);
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
                        assert!(mat.area.bottom() <= plan.height - 8.0 && mat.area.right() <= WIDTH - 8.0 + 1e-6);
                        assert!(mat.area.y >= plan.map.bottom());
                    }
                }
            }
        }
    }
}
