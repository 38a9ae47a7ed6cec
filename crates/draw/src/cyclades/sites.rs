//! The positions on an island: its name, garrison, slots, figurine and coins.

use super::chart::{Chart, Point};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::palette::Colour;
use crate::style::Type;
use agon_lang::raise;
use agon_rules::cyclades::data::{Creature, Island};
use agon_rules::cyclades::{Board, Sea};

/// Half a building slot, in plain size.
pub(super) const SLOT: f64 = 17.0;
/// Half the gap between the two slots under a metropolis.
const GAP: f64 = 1.5;
/// The height of names from the middle of a cell, in plain size.
const NAME: f64 = -29.0;

/// An island on a picture.
#[derive(Debug)]
pub(super) struct Site {
    /// The middles of its cells, row by row from the left.
    pub(super) cells: Vec<Point>,
    /// The middle of its name.
    pub(super) name: Point,
    /// The place of its troops.
    pub(super) garrison: Point,
    /// The distance of their number, in plain size.
    pub(super) count: Point,
    /// The cell of its troops.
    pub(super) home: Point,
    /// The middles of its slots.
    pub(super) slots: Vec<Point>,
    /// The place of a figurine.
    pub(super) figurine: Point,
    /// The middle of its prosperity coins, on the southern coast.
    pub(super) coins: Point,
    /// The size of its pieces.
    pub(super) size: f64,
}

/// Returns the figurine on an island; `None` if there is none.
pub(super) fn figurine(board: &Board, island: Island) -> Option<Creature> {
    Creature::FIGURINES.into_iter().find(|&creature| board.has_figurine(creature, island))
}

/// Returns an island's name, the same in all languages.
pub(super) fn name(island: Island) -> String {
    raise(island.id())
}

/// Returns the style of names. They grow less than pieces.
pub(super) fn name_style(ink: Colour, size: f64) -> Type {
    Type::new(30.0 * size.clamp(1.0, 1.5), ink).centred()
}

impl Site {
    /// Lays an island out.
    pub(super) fn of(chart: Chart, board: &Board, island: Island) -> Option<Site> {
        let map = board.map();
        let spaces: Vec<Sea> = map.lands[island.index()].iter().collect();
        let cells: Vec<Point> = spaces.iter().map(|&space| chart.centre(space)).collect();
        let &first = cells.first()?;
        let off = |at: Point, right: f64, down: f64| chart.off(at, right, down);
        let pair = |at: Point, right: f64, down: f64| {
            [off(at, right, down), off(at, right + 2.0 * (SLOT + GAP), down)].into_iter()
        };
        let wide = Canvas::width(&name(island), name_style(Colour::DARK, chart.scale)) / 2.0;
        // Beside the name, on the western shoulder.
        let shoulder = (first.0 - (wide + 22.0 * chart.scale).max(49.0 * chart.scale), off(first, 0.0, -26.0).1);
        let (mut name, mut home, mut garrison) = (off(first, 0.0, NAME), first, off(first, -9.0, 13.0));
        let (mut count, mut standing) = ((26.0, 8.0), shoulder);
        let slots: Vec<Point> = match *cells.as_slice() {
            [] => return None,
            [only] => {
                (garrison, count) = (off(only, 13.0, 11.0), (20.0, 17.0));
                vec![off(only, -22.0, 12.0)]
            }
            [west, east] if west.1 == east.1 => {
                name.0 = f64::midpoint(west.0, east.0);
                (home, garrison) = (east, off(east, -3.0, 12.0));
                pair(west, -23.0, 13.0).collect()
            }
            [_, under] => pair(under, -SLOT - GAP, 6.0).collect(),
            [_, under, ref last @ ..] => {
                let flat = under.1 == first.1;
                if flat {
                    name = off(first, 5.0, NAME);
                }
                // The figurine stands beside the slot of the last cell, or of the last but one of four.
                let host = last.first().copied().unwrap_or(under);
                let figure = figurine(board, island).is_some();
                standing = off(host, 21.0, 4.0);
                let single = last.iter().map(|&cell| off(cell, if figure && cell == host { -20.0 } else { 0.0 }, 4.0));
                pair(under, -SLOT - GAP, if flat { 6.0 } else { 2.0 }).chain(single).collect()
            }
        };
        let lowest =
            cells.iter().copied().max_by(|a, b| (a.1, a.0).partial_cmp(&(b.1, b.0)).unwrap_or(a.0.total_cmp(&b.0)));
        let (u, v) = lowest.unwrap_or(first);
        let coins = (u, v + chart.half - 10.0 * chart.scale);
        let size = chart.scale;
        Some(Site { cells, name, garrison, count, home, slots, figurine: standing, coins, size })
    }

    /// Returns the middle of the metropolis site: of the first `covered` slots (3.4).
    pub(super) fn middle(&self, covered: u8) -> Point {
        let under = self.slots.get(..usize::from(covered)).unwrap_or(&self.slots);
        let (x, y) = under.first().copied().unwrap_or_default();
        (f64::midpoint(x, under.last().map_or(x, |last| last.0)), y)
    }

    /// Returns the field of the metropolis site, under its slots.
    pub(super) fn field(&self, covered: u8) -> Area {
        let (x, y) = self.middle(covered);
        let (pair, half) = (if covered > 1 { SLOT + GAP } else { 0.0 }, SLOT + 3.0);
        let wide = (pair + half) * self.size;
        Area::new(x - wide, y - half * self.size, 2.0 * wide, 2.0 * half * self.size)
    }

    /// Returns the frame of a metropolis.
    pub(super) fn metropolis(&self, covered: u8) -> Area {
        let (x, y) = self.middle(covered);
        let wide = self.size * if covered > 1 { 78.0 } else { 46.0 };
        Area::new(x - wide / 2.0, y - 24.0 * self.size, wide, 48.0 * self.size)
    }

    /// Returns the middle of the island's cell that is nearest to a point.
    pub(super) fn cell_of(&self, (x, y): Point) -> Point {
        let far = |&(u, v): &Point| (x - u).powi(2) + (y - v).powi(2);
        self.cells.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or((x, y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;

    fn board(seats: u8) -> Board {
        Board::new(seats, Options::default())
    }

    fn laid(board: &Board, island: Island) -> Site {
        Site::of(Chart::of(board), board, island).expect("an island of the board")
    }

    #[test]
    fn every_island_has_a_place_for_each_slot_in_its_cells() {
        for seats in 2..=5 {
            let board = board(seats);
            let chart = Chart::of(&board);
            for island in board.map().islands.iter() {
                let site = laid(&board, island);
                assert_eq!(site.slots.len(), usize::from(board.map().slots[island.index()]), "{}", island.id());
                for &(x, y) in &site.slots {
                    let (u, v) = site.cell_of((x, y));
                    let slot = SLOT * chart.scale;
                    let room = (chart.cell / 2.0 - slot + 2.5, chart.half - slot);
                    assert!((x - u).abs() <= room.0 && (y - v).abs() <= room.1, "{} {seats}", island.id());
                }
            }
        }
    }

    #[test]
    fn a_figurine_never_covers_the_name_of_its_island() {
        for seats in 2..=5 {
            let board = board(seats);
            for island in board.map().islands.iter() {
                let site = laid(&board, island);
                let wide = Canvas::width(&name(island), name_style(Colour::DARK, site.size)) / 2.0;
                let (x, y) = (site.figurine.0 - site.name.0, site.figurine.1 - site.name.1);
                let beside = x.abs() >= wide + 19.0 * site.size;
                assert!(beside || y >= 11.0 + 19.0 * site.size, "{} {seats}", island.id());
            }
        }
    }

    #[test]
    fn a_metropolis_covers_its_site_and_the_slots_under_it() {
        for seats in 2..=5 {
            let board = board(seats);
            for island in board.map().islands.iter() {
                let (site, covered) = (laid(&board, island), board.map().covered(island));
                let (field, frame) = (site.field(covered), site.metropolis(covered));
                assert!(frame.x <= field.x + 1.0 && frame.right() >= field.right() - 1.0, "{}", island.id());
                assert!(frame.y <= field.y && frame.bottom() >= field.bottom(), "{}", island.id());
            }
        }
    }
}
