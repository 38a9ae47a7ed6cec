//! The positions on an island: its name, garrison, slots, figurine and coins.

use super::chart::{Chart, Point};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::palette::Colour;
use crate::style::Type;
use agon_lang::raise;
use agon_rules::cyclades::data::{Creature, Island};
use agon_rules::cyclades::{Board, Sea};

/// The most a fleet moves aside for the name of an island beside it.
const GIVE: f64 = 8.0;
/// Half the height of a metropolis site.
const SITE: f64 = 22.0;
/// The width of a cell with room for a full-size slot beside troops.
const ROOMY: f64 = 90.0;

/// An island on a picture.
#[derive(Debug)]
pub(super) struct Site {
    /// The middles of its cells, row by row from the left.
    pub(super) cells: Vec<Point>,
    /// The middle of its name, at the baseline.
    pub(super) name: Point,
    /// The place of its troops.
    pub(super) garrison: Point,
    /// The cell of its troops.
    pub(super) home: Point,
    /// The middles of its slots.
    pub(super) slots: Vec<Point>,
    /// Half a slot.
    pub(super) slot: f64,
    /// The place of a figurine.
    pub(super) figurine: Point,
    /// The middle of its prosperity coins, on the southern coast.
    pub(super) coins: Point,
}

/// Returns the figurine on an island; `None` if there is none.
pub(super) fn figurine(board: &Board, island: Island) -> Option<Creature> {
    Creature::FIGURINES.into_iter().find(|&creature| board.has_figurine(creature, island))
}

/// Returns an island's name, the same in all languages.
pub(super) fn name(island: Island) -> String {
    raise(island.id())
}

/// Returns the overhang of a name at either edge of its cell.
fn overhang(chart: &Chart, name: &str) -> f64 {
    ((Canvas::width(name, Type::new(30.0, Colour::DARK)) - chart.cell - 16.0) / 2.0).max(0.0)
}

fn fleets_beside(board: &Board, space: Sea, step: isize) -> u8 {
    Chart::beside(space, step).map_or(0, |beside| board.fleets(beside).count())
}

/// Returns the cell whose edges an island's name may overhang: its first cell, unless the name spans two.
fn named(board: &Board, island: Island) -> Option<Sea> {
    let mut spaces = board.map().lands[island.index()].iter();
    let (first, second) = (spaces.next()?, spaces.next());
    let wide = second.is_some_and(|second| second.place().0 == first.place().0);
    (!wide).then_some(first)
}

/// Returns the distance that fleets on a space move aside for a long name beside them.
pub(super) fn give_way(chart: &Chart, board: &Board, space: Sea) -> f64 {
    let named = |island| named(board, island).map(|cell| (cell, overhang(chart, &name(island)).min(GIVE)));
    let long = board.map().shores[space.index()].iter().filter_map(named);
    long.map(|(cell, by)| match () {
        () if Chart::beside(cell, -1) == Some(space) => -by,
        () if Chart::beside(cell, 1) == Some(space) => by,
        () => 0.0,
    })
    .sum()
}

impl Site {
    /// Lays an island out. A long name moves to the side without fleets.
    pub(super) fn of(chart: &Chart, board: &Board, island: Island) -> Option<Site> {
        let map = board.map();
        let spaces: Vec<Sea> = map.lands[island.index()].iter().collect();
        let cells: Vec<Point> = spaces.iter().map(|&space| chart.centre(space)).collect();
        let (&first, &(x, y)) = (spaces.first()?, cells.first()?);
        let figure = figurine(board, island).is_some();
        // On a single cell slot and troops share a line. The slot may overlap the coast.
        let slot = if cells.len() == 1 && chart.cell < ROOMY { chart.slot.min(15.0) } else { chart.slot };
        // The two slots under a metropolis are side by side in one cell.
        let pair = |(x, y): Point, low: f64| vec![(x - slot - 1.5, y + low), (x + slot + 1.5, y + low)];
        // A slot moves aside for a figurine in its cell.
        let beside = |(x, y): Point, aside: bool| (if aside { x - 20.0 } else { x }, y);
        let shoulder = shoulder(chart, board, first);
        let (mut middle, mut home, mut garrison) = ((x, y), (x, y), (x, y + 14.0));
        let mut standing = shoulder;
        let slots = match *cells.as_slice() {
            [_] => {
                garrison = (x + (chart.cell / 2.0 - 22.0).max(18.0), y + 13.0);
                vec![(x - (chart.cell / 2.0 - slot - 2.0).max(24.0), y + 13.0)]
            }
            [_, (u, v)] if v == y => {
                middle.0 = (x + u) / 2.0;
                (home, garrison) = ((u, v), (u, v + 13.0));
                pair((x, y), 14.0)
            }
            [_, under] => pair(under, 10.0),
            [_, under, ref last @ ..] => {
                let flat = under.1 == y;
                if flat {
                    middle.0 += 8.0;
                }
                standing = last.first().map_or(shoulder, |&(x, y)| (x + 20.5, y));
                let low = if flat { 9.0 } else { 0.0 };
                let mut slots = pair(under, low);
                slots.extend(last.iter().enumerate().map(|(at, &cell)| beside(cell, figure && at == 0)));
                slots
            }
            [] => return None,
        };
        if named(board, island).is_some() {
            let sides = [-1, 1].map(|step| fleets_beside(board, first, step) > 0);
            let over = overhang(chart, &name(island));
            middle.0 += over * (f64::from(u8::from(sides[0])) - f64::from(u8::from(sides[1])));
        }
        let lowest =
            cells.iter().copied().max_by(|a, b| (a.1, a.0).partial_cmp(&(b.1, b.0)).unwrap_or(a.0.total_cmp(&b.0)));
        let (u, v) = lowest.unwrap_or((x, y));
        let coins = (u, v + chart.half - 3.0);
        let name = (middle.0, middle.1 - 12.0);
        Some(Site { cells, name, garrison, home, slots, slot, figurine: standing, coins })
    }

    /// Returns the frame of the metropolis site: over the first `covered` slots (3.4).
    pub(super) fn metropolis(&self, covered: u8) -> Area {
        let under = self.slots.get(..usize::from(covered)).unwrap_or(&self.slots);
        let (x, y) = under.first().copied().unwrap_or_default();
        let end = under.last().map_or(x, |last| last.0);
        let rim = self.slot + 4.0;
        Area::new(x - rim, y - SITE, end - x + 2.0 * rim, 2.0 * SITE)
    }

    /// Returns the middle of the island's cell that is nearest to a point.
    pub(super) fn cell_of(&self, (x, y): Point) -> Point {
        let far = |&(u, v): &Point| (x - u).powi(2) + (y - v).powi(2);
        self.cells.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or((x, y))
    }
}

/// Counts the fleets on the space one step from the middle of a cell. The step is in cells to the east and rows to the
/// south.
fn fleets_near(chart: &Chart, board: &Board, (x, y): Point, (east, south): (f64, f64)) -> u8 {
    let at = (x + east * chart.cell, y + south * chart.pitch);
    let close = |&other: &Sea| {
        let (u, v) = chart.centre(other);
        (u - at.0).abs() < 20.0 && (v - at.1).abs() < 20.0
    };
    board.map().seas.iter().find(close).map_or(0, |sea| board.fleets(sea).count())
}

impl Site {
    /// Returns the place of a single coin with a number, clear of the number of fleets below the southern coast.
    pub(super) fn counted_coin(&self, chart: &Chart, board: &Board) -> Point {
        let (x, y) = self.coins;
        let near = |east| fleets_near(chart, board, (x, y + 3.0 - chart.half), (east, 1.0));
        match (near(-0.5) > 1, near(0.5) > 0) {
            (false, _) => (x, y + 2.0),
            (true, false) => (x + 13.0, y + 2.0),
            (true, true) => (x, y - 12.0),
        }
    }
}

/// Returns the place of a figurine on a small island: on its western shoulder, or on a side without fleets.
fn shoulder(chart: &Chart, board: &Board, cell: Sea) -> Point {
    let (x, y) = chart.centre(cell);
    let near = |step| fleets_near(chart, board, (x, y), step);
    let (w, h) = (chart.cell / 2.0 + 8.0, 26.0);
    // A single fleet to the west leaves room, but its number would not.
    let ways = [
        (near((-1.0, 0.0)) < 2, (x - w, y - h)),
        (near((1.0, 0.0)) == 0, (x + w, y - h)),
        (near((-0.5, 1.0)) == 0, (x - w, y + h)),
        (near((0.5, 1.0)) == 0, (x + w, y + h)),
    ];
    ways.into_iter().find(|(free, _)| *free).map_or((x - w, y - h), |(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::Seat;
    use agon_rules::cyclades::Options;
    use agon_rules::cyclades::board::Fleets;

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
                    let room = (chart.cell / 2.0 - site.slot + 2.0, chart.half - site.slot);
                    assert!((x - u).abs() <= room.0 && (y - v).abs() <= room.1, "{} {seats}", island.id());
                }
            }
        }
    }

    #[test]
    fn a_long_name_gives_way_to_fleets() {
        let mut board = board(5);
        let still = laid(&board, Island::Amorgos).name.0;
        let put = |board: &mut Board, space: &str| {
            let sea = Sea::read(space).expect("a space");
            board.fleets[sea.index()] = Fleets::new(Seat(0), 2);
        };
        put(&mut board, "I4");
        assert!(laid(&board, Island::Amorgos).name.0 > still);
        put(&mut board, "I6");
        assert!((laid(&board, Island::Amorgos).name.0 - still).abs() < 0.1);
        // With fleets on both sides, the fleets move aside.
        let way = |space: &str| give_way(Chart::of(&board), &board, Sea::read(space).expect("a space"));
        assert!(way("I4") < 0.0 && way("I6") > 0.0 && way("H6").abs() < 0.1);
    }

    #[test]
    fn a_coin_with_a_number_keeps_clear_of_the_number_of_fleets() {
        let mut board = board(5);
        let coin = |board: &Board| laid(board, Island::Kea).counted_coin(Chart::of(board), board);
        let still = coin(&board);
        let put = |board: &mut Board, space: &str| {
            let sea = Sea::read(space).expect("a space");
            board.fleets[sea.index()] = Fleets::new(Seat(0), 2);
        };
        put(&mut board, "F2");
        assert!(coin(&board).0 > still.0);
        put(&mut board, "F3");
        assert!(coin(&board).1 < still.1);
    }

    #[test]
    fn a_figurine_stands_where_no_number_of_fleets_does() {
        let mut board = board(4);
        let (west, (x, _)) = (laid(&board, Island::Kea).figurine, laid(&board, Island::Kea).cells[0]);
        assert!(west.0 < x);
        let sea = Sea::read("E1").expect("a space");
        board.fleets[sea.index()] = Fleets::new(Seat(1), 3);
        assert!(laid(&board, Island::Kea).figurine.0 > x);
    }
}
