//! The board: tiles on the grid, symbols, buildings, and the facts derived from them.
//!
//! Facts are the laid tiles and the buildings on spaces. All other fields follow from them, and each change updates
//! them, because legal actions read them all the time: neighbours, symbols around a space, spaces by symbols,
//! settlements. `recount` computes them again from the facts, and the audit compares.

mod places;
mod recount;
mod steps;

pub use steps::Reach;

use super::cards::Cards;
use super::data::{self, Building, Landscape, PIECES, SEATS, SPACES, TILES_IN_BOX};
use super::hex::{DIRECTIONS, Hex};
use super::spaces::{Space, Spaces};
use crate::Seat;
use arrayvec::ArrayVec;

/// Marks an empty entry of a table: no neighbour, no building, no piece.
const NOTHING: u8 = u8::MAX;
/// The numbers of symbols around a space, 0 to 7.
const RICH: usize = 8;

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laid {
    /// The tile, one of 22, from 0.
    pub tile: u8,
    /// Its turn, in steps of 60 degrees.
    pub turn: u8,
    /// The hex of its middle.
    pub middle: Hex,
}

/// The board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    seats: u8,
    tiles: [Laid; TILES_IN_BOX],
    count: u8,
    /// Neighbours by space and direction.
    next: [[u8; 6]; SPACES],
    /// Symbols by space.
    symbols: [Cards; SPACES],
    /// Seat and building by space.
    built: [u8; SPACES],
    /// Shrines beside a space, a bit each.
    shrines: [u8; SPACES],
    /// Symbols of a space and of its neighbours, without those under buildings (9.2).
    around: [Cards; SPACES],
    /// Empty spaces with at least this number of symbols around.
    rich: [Spaces; RICH],
    /// Spaces beside buildings of a seat.
    near: [Spaces; SEATS],
    /// Settlement by space, named by the space of its newest building.
    settlement: [u8; SPACES],
    /// Settlements by seat.
    settlements: [u8; SEATS],
    /// Spaces of a seat's pieces.
    sites: [[u8; PIECES]; SEATS],
}

impl Map {
    /// Makes the empty grid with its shrines (3.2).
    pub fn new(seats: u8) -> Map {
        Map {
            seats,
            tiles: [Laid::default(); TILES_IN_BOX],
            count: 0,
            next: [[NOTHING; 6]; SPACES],
            symbols: [Cards::NONE; SPACES],
            built: [NOTHING; SPACES],
            shrines: [0; SPACES],
            around: [Cards::NONE; SPACES],
            rich: [Spaces::EMPTY; RICH],
            near: [Spaces::EMPTY; SEATS],
            settlement: [NOTHING; SPACES],
            settlements: [0; SEATS],
            sites: [[NOTHING; PIECES]; SEATS],
        }
    }

    /// Returns the hexes of the shrines, W first.
    pub fn shrines(&self) -> &'static [Hex] {
        data::layout(self.seats).shrines
    }

    /// Returns the laid tiles, A first.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.count)]
    }

    /// Returns the spaces on the board.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.count * 7).map(Space)
    }

    /// True if the board has this space yet.
    pub fn has(&self, space: Space) -> bool {
        space.tile() < self.count
    }

    /// Returns the hex of a space.
    pub fn hex(&self, space: Space) -> Hex {
        let middle = self.tiles[usize::from(space.tile())].middle;
        space.place().checked_sub(1).map_or(middle, |at| middle.plus(DIRECTIONS[usize::from(at)]))
    }

    /// Returns the symbol of a space, covered or not; `None` if it has none.
    pub fn symbol(&self, space: Space) -> Option<Landscape> {
        self.symbols[space.index()].nth(0)
    }

    /// Returns the building on a space, with its seat; `None` for an empty space.
    pub fn on(&self, space: Space) -> Option<(Seat, Building)> {
        let code = self.built[space.index()];
        (code != NOTHING).then(|| (Seat(code >> 5), Building::ALL[usize::from(code & 31)]))
    }

    /// True if a building of the seat is on the space.
    fn holds(&self, space: Space, seat: Seat) -> bool {
        self.built[space.index()] >> 5 == seat.0
    }

    /// Returns the neighbouring spaces.
    pub fn neighbours(&self, space: Space) -> impl Iterator<Item = Space> + use<> {
        self.next[space.index()].into_iter().filter(|&next| next != NOTHING).map(Space)
    }

    /// Returns the shrines beside a space, a bit each.
    pub fn shrines_beside(&self, space: Space) -> u8 {
        self.shrines[space.index()]
    }

    /// Returns the symbols of an empty space and its empty neighbours (9.2).
    pub fn around(&self, space: Space) -> Cards {
        self.around[space.index()]
    }

    /// Returns the empty spaces.
    pub fn empty(&self) -> Spaces {
        self.rich[0]
    }

    /// Returns the empty spaces with at least `symbols` symbols around.
    pub fn rich(&self, symbols: u8) -> Spaces {
        self.rich.get(usize::from(symbols)).copied().unwrap_or(Spaces::EMPTY)
    }

    /// Returns the spaces beside buildings of a seat.
    pub fn near(&self, seat: Seat) -> Spaces {
        self.near[seat.index()]
    }

    /// Returns the number of settlements of a seat (9.5).
    pub fn settlements(&self, seat: Seat) -> u8 {
        self.settlements[seat.index()]
    }

    /// Returns the spaces of a seat's pieces of one kind.
    pub fn sites(&self, seat: Seat, building: Building) -> impl Iterator<Item = Space> + '_ {
        let pieces = &self.sites[seat.index()][building.range()];
        pieces.iter().take_while(|&&site| site != NOTHING).map(|&site| Space(site))
    }

    /// Returns the spaces of all a seat's buildings.
    pub fn buildings(&self, seat: Seat) -> impl Iterator<Item = Space> + '_ {
        self.sites[seat.index()].iter().filter(|&&site| site != NOTHING).map(|&site| Space(site))
    }

    /// Returns the empty spaces where an arrow makes a seat's building free (10.1, 10.3).
    pub fn free(&self, seat: Seat, building: Building) -> Spaces {
        let mut free = Spaces::EMPTY;
        let Some(from) = building.disc().from else { return free };
        for site in self.sites(seat, from) {
            for space in self.neighbours(site) {
                free.insert(space);
            }
        }
        free.and(self.empty())
    }

    /// True if a building of a seat is free on a space (10.1, 10.3).
    pub fn is_free(&self, seat: Seat, building: Building, space: Space) -> bool {
        let arrow = |from: Building| self.neighbours(space).any(|next| self.on(next) == Some((seat, from)));
        building.disc().from.is_some_and(arrow)
    }

    /// Returns every space connected with this one through the seat's buildings that `among` accepts, this one
    /// included.
    pub fn connected(&self, seat: Seat, from: Space, among: impl Fn(Building) -> bool) -> Spaces {
        let mut seen = Spaces::EMPTY;
        let mut open = ArrayVec::<Space, PIECES>::new();
        seen.insert(from);
        open.push(from);
        while let Some(space) = open.pop() {
            for next in self.neighbours(space) {
                let ours = |(owner, building)| owner == seat && among(building);
                if !seen.has(next) && self.on(next).is_some_and(ours) && open.try_push(next).is_ok() {
                    seen.insert(next);
                }
            }
        }
        seen
    }

    /// Returns the shrines beside the settlement of a space, a bit each (4.2).
    pub fn shrines_touched(&self, seat: Seat, space: Space) -> u8 {
        let settlement = self.settlement[space.index()];
        let same = self.buildings(seat).filter(|site| self.settlement[site.index()] == settlement);
        same.fold(0, |shrines, site| shrines | self.shrines[site.index()])
    }

    /// Lays the next tile of the board, turned by `turn` steps of 60 degrees (3.1, 7.2). A full board does not change.
    pub fn lay(&mut self, tile: u8, middle: Hex, turn: u8) {
        let at = self.count;
        let Some(slot) = self.tiles.get_mut(usize::from(at)) else { return };
        *slot = Laid { tile, turn, middle };
        self.count += 1;
        for place in 0..7 {
            let shown = data::symbol(tile, turn, place);
            self.symbols[Space::at(at, place).index()] = shown.map_or(Cards::NONE, Cards::one);
        }
        self.join(at);
        for space in (0..7).map(|place| Space::at(at, place)) {
            self.recount_around(space);
            for next in self.neighbours(space).filter(|next| next.tile() != at) {
                self.recount_around(next);
                if let Some((seat, _)) = self.on(next) {
                    self.near[seat.index()].insert(space);
                }
            }
        }
    }

    /// Links the spaces of a tile with their neighbours and with the shrines beside them.
    fn join(&mut self, tile: u8) {
        let own = self.tiles[usize::from(tile)].middle;
        let tiles = self.tiles().iter().enumerate().filter(|(_, laid)| laid.middle.distance(own) <= 3);
        let close: ArrayVec<(u8, Hex), TILES_IN_BOX> = tiles.map(|(at, laid)| (at as u8, laid.middle)).collect();
        for space in (0..7).map(|place| Space::at(tile, place)) {
            let hex = self.hex(space);
            for (at, step) in DIRECTIONS.into_iter().enumerate() {
                let beside = hex.plus(step);
                let found = close.iter().find(|(_, middle)| middle.distance(beside) <= 1);
                if let Some(&(other, middle)) = found {
                    let place = beside.minus(middle).direction().map_or(0, |direction| direction as u8 + 1);
                    let next = Space::at(other, place);
                    self.next[space.index()][at] = next.0;
                    self.next[next.index()][(at + 3) % 6] = space.0;
                }
                if let Some(shrine) = self.shrines().iter().position(|&shrine| shrine == beside) {
                    self.shrines[space.index()] |= 1 << shrine;
                }
            }
        }
    }

    fn recount_around(&mut self, space: Space) {
        let uncovered = |space: Space| {
            if self.built[space.index()] == NOTHING { self.symbols[space.index()] } else { Cards::NONE }
        };
        let around = self.neighbours(space).map(uncovered).fold(uncovered(space), Cards::plus);
        self.set_around(space, around);
    }

    fn set_around(&mut self, space: Space, around: Cards) {
        self.around[space.index()] = around;
        if self.built[space.index()] == NOTHING {
            let symbols = usize::from(around.len());
            for (least, rich) in self.rich.iter_mut().enumerate() {
                if least <= symbols { rich.insert(space) } else { rich.remove(space) }
            }
        }
    }

    /// Puts a building on an empty space (8.1).
    pub fn build(&mut self, seat: Seat, building: Building, space: Space) {
        self.built[space.index()] = seat.0 << 5 | building as u8;
        let pieces = &mut self.sites[seat.index()][building.range()];
        if let Some(free) = pieces.iter_mut().find(|site| **site == NOTHING) {
            *free = space.0;
        }
        for rich in &mut self.rich {
            rich.remove(space);
        }
        let covered = self.symbols[space.index()];
        self.around[space.index()] = self.around[space.index()].minus(covered);
        let mut joined = 0;
        self.settlement[space.index()] = space.0;
        for next in self.neighbours(space) {
            if !covered.is_empty() {
                self.set_around(next, self.around[next.index()].minus(covered));
            }
            self.near[seat.index()].insert(next);
            let other = self.settlement[next.index()];
            if self.holds(next, seat) && other != space.0 {
                joined += 1;
                for site in self.sites[seat.index()].into_iter().filter(|&site| site != NOTHING) {
                    let settlement = &mut self.settlement[usize::from(site)];
                    *settlement = if *settlement == other { space.0 } else { *settlement };
                }
            }
        }
        self.settlements[seat.index()] += 1;
        self.settlements[seat.index()] -= joined;
    }
}
