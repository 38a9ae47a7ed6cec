//! Recomputes the board, for the audit and for examples with other symbols than those of the tiles.

use super::Map;
use crate::Seat;
#[cfg(test)]
use crate::attika::cards::Cards;
#[cfg(test)]
use crate::attika::data::Landscape;
use crate::attika::data::{self, Building, PIECES};
use crate::attika::spaces::{Space, Spaces};
use arrayvec::ArrayVec;

impl Map {
    /// Replaces the symbols of the tiles, for examples that need certain ones.
    #[cfg(test)]
    pub(in crate::attika) fn show(&mut self, symbol: impl Fn(Space) -> Option<Landscape>) {
        for space in self.spaces() {
            self.symbols[space.index()] = symbol(space).map_or(Cards::NONE, Cards::one);
        }
        *self = self.recount();
    }

    /// Puts shrines beside a space, for an example that no layout allows.
    #[cfg(test)]
    pub(in crate::attika) fn put_beside_shrines(&mut self, space: Space, shrines: u8) {
        self.shrines[space.index()] = shrines;
    }

    /// Recomputes every derived field from the facts.
    pub(in crate::attika) fn recount(&self) -> Map {
        let mut map = Map { tiles: self.tiles, count: self.count, built: self.built, ..Map::new(self.seats) };
        map.symbols = self.symbols;
        (0..self.count).for_each(|tile| map.join(tile));
        for space in self.spaces() {
            map.recount_around(space);
            if let Some((seat, _)) = map.on(space) {
                map.neighbours(space).for_each(|next| map.near[seat.index()].insert(next));
            }
        }
        // The position of each piece and the space that names a settlement depend on the order of building:
        // `audit_buildings` checks them separately.
        Map { settlement: self.settlement, sites: self.sites, settlements: self.settlements, ..map }
    }

    /// Checks the derived fields against the facts.
    ///
    /// # Errors
    /// A broken invariant.
    pub(in crate::attika) fn audit(&self) -> Result<(), String> {
        for (at, laid) in self.tiles().iter().enumerate() {
            let symbols = (0..7).map(|place| data::symbol(laid.tile, laid.turn, place));
            if !symbols.eq((0..7).map(|place| self.symbol(Space::at(at as u8, place)))) {
                return Err(format!("tile {at} does not show its symbols"));
            }
        }
        self.audit_kept()
    }

    /// Checks everything except the symbols of the tiles.
    pub(in crate::attika) fn audit_kept(&self) -> Result<(), String> {
        if self.recount() != *self {
            return Err("what is kept of the board is not what follows from it".to_owned());
        }
        for seat in (0..self.seats).map(Seat) {
            self.audit_buildings(seat)?;
        }
        Ok(())
    }

    fn audit_buildings(&self, seat: Seat) -> Result<(), String> {
        let (mut seen, mut settlements) = (Spaces::EMPTY, ArrayVec::<u8, PIECES>::new());
        let standing: Spaces = self.spaces().filter(|&space| self.holds(space, seat)).collect();
        for space in standing.iter() {
            if seen.has(space) {
                continue;
            }
            let (whole, label) = (self.connected(seat, space, |_| true), self.settlement[space.index()]);
            if settlements.contains(&label) || whole.iter().any(|other| self.settlement[other.index()] != label) {
                return Err(format!("the settlement of {space} is wrong"));
            }
            settlements.push(label);
            whole.iter().for_each(|space| seen.insert(space));
        }
        let settlements = settlements.len() as u8;
        if settlements != self.settlements(seat) {
            return Err(format!("{settlements} settlements of seat {seat}, {} counted", self.settlements(seat)));
        }
        let known: Spaces = self.buildings(seat).collect();
        let kinds = Building::ALL
            .into_iter()
            .all(|building| self.sites(seat, building).all(|site| self.on(site) == Some((seat, building))));
        if known != standing || known.len() != self.buildings(seat).count() || !kinds {
            return Err(format!("the pieces of seat {seat} do not stand where they are thought to"));
        }
        Ok(())
    }
}
