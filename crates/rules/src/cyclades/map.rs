//! Reads a board from its chart: spaces, neighbours, coasts. Also checks that a chart is valid.

use super::charts::{Chart, LARGE, MEDIUM, SMALL, Start};
use super::data::{Island, SLOTS};
pub use super::grid::{Isles, Sea, Seas};
use super::grid::{ROWS, SPACES};
use std::sync::LazyLock;

/// Islands of all boards.
pub const ISLANDS: usize = Island::ALL.len();

/// The board of a table (3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MapId {
    /// The board for two and three seats.
    Small,
    /// The board for four seats.
    Medium,
    /// The board for five seats.
    Large,
}

impl MapId {
    /// Returns the board for a number of seats.
    pub const fn of(seats: u8) -> MapId {
        match seats {
            0..=3 => MapId::Small,
            4 => MapId::Medium,
            _ => MapId::Large,
        }
    }

    /// Returns the map of the board.
    pub fn map(self) -> &'static Map {
        &MAPS[self as usize]
    }
}

/// A board (§3).
#[derive(Clone, Debug)]
pub struct Map {
    /// Its name.
    pub id: &'static str,
    /// Its islands.
    pub islands: Isles,
    /// Its sea spaces.
    pub seas: Seas,
    /// Sea spaces with printed prosperity (3.5).
    pub trade: Seas,
    /// The sea spaces next to each space.
    pub near: [Seas; SPACES],
    /// The islands each space touches.
    pub shores: [Isles; SPACES],
    /// The spaces each island covers.
    pub lands: [Seas; ISLANDS],
    /// The sea spaces that touch each island (3.2).
    pub coasts: [Seas; ISLANDS],
    /// The building slots of each island (3.3).
    pub slots: [u8; ISLANDS],
}

impl Map {
    /// Returns the printed prosperity of an island (3.3).
    pub const fn prosperity(&self, island: Island) -> u8 {
        match self.slots[island.index()] {
            1 => 2,
            2 => 1,
            _ => 0,
        }
    }

    /// Returns the number of slots under the metropolis space of an island: the first ones (3.4).
    pub const fn covered(&self, island: Island) -> u8 {
        if self.slots[island.index()] == 1 { 1 } else { 2 }
    }

    /// Returns the islands that a chain of spaces in `fleets` connects with an island's coast (12.1). The result can
    /// contain the island itself.
    pub fn reached(&self, fleets: Seas, from: Island) -> Isles {
        let mut reached = self.coasts[from.index()].and(fleets);
        let (mut fresh, mut islands) = (reached, Isles::EMPTY);
        while !fresh.is_empty() {
            let mut around = Seas::EMPTY;
            for sea in fresh.iter() {
                around = around.or(self.near[sea.index()]);
                islands = islands.or(self.shores[sea.index()]);
            }
            fresh = around.and(fleets).minus(reached);
            reached = reached.or(fresh);
        }
        islands
    }

    /// Reads a chart.
    ///
    /// # Errors
    /// The error of the chart: a row of the wrong width, an unknown sign, an island in pieces, of a wrong size, named
    /// twice or touching another one, a wrong number of trade spaces.
    pub fn read(chart: &Chart) -> Result<Map, String> {
        let mut map = Map {
            id: chart.id,
            islands: Isles::EMPTY,
            seas: Seas::EMPTY,
            trade: Seas::EMPTY,
            near: [Seas::EMPTY; SPACES],
            shores: [Isles::EMPTY; SPACES],
            lands: [Seas::EMPTY; ISLANDS],
            coasts: [Seas::EMPTY; ISLANDS],
            slots: [0; ISLANDS],
        };
        let width = chart.rows[ROWS / 2].split(' ').count();
        for (row, line) in chart.rows.iter().enumerate() {
            let wanted = width.saturating_sub(row.abs_diff(ROWS / 2));
            let wide = line.split(' ').count();
            if width > ROWS || wide != wanted {
                return Err(format!("row {} is {wide} spaces wide instead of {}", row + 1, wanted.min(ROWS)));
            }
            for (column, sign) in line.split(' ').enumerate() {
                map.mark(chart, Sea::at(row, column), sign)?;
            }
        }
        for sea in map.seas.iter() {
            map.near[sea.index()] = around(sea, width).and(map.seas);
        }
        for &island in chart.islands {
            map.settle(island, width)?;
        }
        if map.trade.len() != chart.trade {
            return Err(format!("{} trade spaces instead of {}", map.trade.len(), chart.trade));
        }
        Ok(map)
    }

    fn mark(&mut self, chart: &Chart, space: Sea, sign: &str) -> Result<(), String> {
        match sign.as_bytes() {
            b"." => self.seas = self.seas.with(space),
            b"$" => {
                self.seas = self.seas.with(space);
                self.trade = self.trade.with(space);
            }
            &[letter] if letter.is_ascii_lowercase() => {
                let island = chart.islands.get(usize::from(letter - b'a'));
                let island = island.ok_or_else(|| format!("{space} is of no island: `{sign}`"))?;
                self.lands[island.index()] = self.lands[island.index()].with(space);
            }
            _ => return Err(format!("{space} is neither sea nor island: `{sign}`")),
        }
        Ok(())
    }

    /// Finds the coast of an island and checks that it is one piece, separate from all others (3.2).
    fn settle(&mut self, island: Island, width: usize) -> Result<(), String> {
        let name = island.id();
        let land = self.lands[island.index()];
        if self.islands.has(island) {
            return Err(format!("{name} is named twice"));
        }
        if land.is_empty() || land.len() as usize > SLOTS {
            return Err(format!("{name} covers {} spaces", land.len()));
        }
        let mut piece = land.iter().next().map_or(Seas::EMPTY, Seas::one);
        for _ in 0..SLOTS {
            piece = piece.iter().fold(piece, |piece, space| piece.or(around(space, width).and(land)));
        }
        if piece != land {
            return Err(format!("{name} is in pieces"));
        }
        let beside = land.iter().fold(Seas::EMPTY, |beside, space| beside.or(around(space, width))).minus(land);
        if let Some(other) = Island::ALL.into_iter().find(|other| !self.lands[other.index()].and(beside).is_empty()) {
            return Err(format!("{name} touches {}", other.id()));
        }
        self.islands = self.islands.with(island);
        self.slots[island.index()] = land.len() as u8;
        self.coasts[island.index()] = beside.and(self.seas);
        for sea in self.coasts[island.index()].iter() {
            self.shores[sea.index()] = self.shores[sea.index()].with(island);
        }
        Ok(())
    }

    /// Checks the starts of the seats: separate islands and sea spaces of this board, a fleet on the coast of each
    /// island, an income of two and five slots for each seat (3.6).
    ///
    /// # Errors The error of the starts.
    pub fn begins(&self, starts: &[Start]) -> Result<(), String> {
        let (mut taken, mut sailed) = (Isles::EMPTY, Seas::EMPTY);
        for Start { islands, seas } in starts {
            for &sea in seas {
                if !self.seas.has(sea) || sailed.has(sea) {
                    return Err(format!("no fleet can begin at {sea}"));
                }
                sailed = sailed.with(sea);
            }
            for &island in islands {
                if !self.islands.has(island) || taken.has(island) {
                    return Err(format!("no troop can begin on {}", island.id()));
                }
                taken = taken.with(island);
            }
            let coasts = islands.map(|island| self.coasts[island.index()]);
            let along = |a: Sea, b: Sea| coasts[0].has(a) && coasts[1].has(b);
            if !along(seas[0], seas[1]) && !along(seas[1], seas[0]) {
                return Err(format!("{} and {} do not begin with a fleet each", islands[0].id(), islands[1].id()));
            }
            let trade = seas.iter().filter(|sea| self.trade.has(**sea)).count() as u8;
            let income = trade + islands.iter().map(|&island| self.prosperity(island)).sum::<u8>();
            let slots: u8 = islands.iter().map(|island| self.slots[island.index()]).sum();
            if (income, slots) != (2, 5) {
                return Err(format!("{} begins with income {income} and {slots} slots", islands[0].id()));
            }
        }
        Ok(())
    }
}

/// Returns the spaces around one, on a grid whose middle row is `width` wide.
fn around(space: Sea, width: usize) -> Seas {
    let (row, column) = space.place();
    let middle = ROWS / 2;
    let wide = |row: usize| width - row.abs_diff(middle);
    // Towards the middle a row grows by one space on the left, so the columns shift.
    let up = if row > middle { [column, column + 1] } else { [column.wrapping_sub(1), column] };
    let down = if row < middle { [column, column + 1] } else { [column.wrapping_sub(1), column] };
    let beside = [column.wrapping_sub(1), column + 1].map(|column| (row, column));
    let above = up.map(|column| (row.wrapping_sub(1), column));
    let below = down.map(|column| (row + 1, column));
    let all = beside.into_iter().chain(above).chain(below);
    all.filter(|&(row, column)| row < ROWS && column < wide(row)).map(|(row, column)| Sea::at(row, column)).collect()
}

static MAPS: [LazyLock<Map>; 3] =
    [LazyLock::new(|| sound(&SMALL)), LazyLock::new(|| sound(&MEDIUM)), LazyLock::new(|| sound(&LARGE))];

/// Reads a built-in chart; a test reads all of them.
#[allow(clippy::panic)]
fn sound(chart: &Chart) -> Map {
    Map::read(chart).unwrap_or_else(|wrong| panic!("chart {}: {wrong}", chart.id))
}
