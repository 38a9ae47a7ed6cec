//! The invariants of the game.

use super::board::{Board, Holding};
use super::creatures;
use super::data::{
    BUILDINGS, Building, CITIES, Creature, Island, METROPOLISES, PHILOSOPHERS, PRIESTS, PROSPERITY, SCHOOL, UNITS,
};
use super::grid::{Isles, Sea, Seas};
use super::offerings;
use super::phase::{Battle, Phase, Task, Turn};
use super::state::State;
use crate::Seat;

impl State {
    /// Checks that the board is possible, that each purse equals its ledger, and that no seat owes more than it has.
    pub(super) fn audit(&self) -> Result<(), String> {
        for seat in self.board.everybody() {
            let purse = self.board.purse_by_ledger(seat);
            if self.purse(seat) != purse {
                return Err(format!("seat {seat} has {} gold, its ledger says {purse}", self.purse(seat)));
            }
            if matches!(self.board.phase, Phase::Offer { .. }) && offerings::owed(&self.board, seat, None) > purse {
                return Err(format!("seat {seat} has offered more than it has"));
            }
        }
        self.board.audit()
    }
}

impl Board {
    /// Checks the invariants of the board (§1, 11.5, 12.4, §15).
    pub(super) fn audit(&self) -> Result<(), String> {
        let map = self.map();
        for seat in self.everybody() {
            let (troops, fleets) = (self.troops_out(seat), self.fleets_out(seat));
            if troops > UNITS || fleets > UNITS {
                return Err(format!("{} has {troops} troops and {fleets} fleets", CITIES[seat.index()]));
            }
            let lands: Isles =
                Island::ALL.into_iter().filter(|island| self.holding(*island).owner == Some(seat)).collect();
            let navy: Seas = Sea::all().filter(|sea| self.fleets(*sea).owner() == Some(seat)).collect();
            if lands != self.lands(seat) || navy != self.navy(seat) {
                return Err(format!("the islands or sea spaces of {} are listed wrongly", CITIES[seat.index()]));
            }
            if self.phase != Phase::Starts && self.alive.has(seat) == lands.is_empty() {
                return Err(format!("{} has {} islands", CITIES[seat.index()], lands.len()));
            }
        }
        for island in Island::ALL {
            let holding = self.holding(island);
            let slots = usize::from(map.slots[island.index()]);
            let covered = if holding.metropolis { usize::from(map.covered(island)) } else { 0 };
            let misplaced = holding.buildings().any(|(slot, _)| slot >= slots || slot < covered);
            if misplaced
                || (holding.owner.is_none() && holding.troops > 0)
                || (slots == 0 && *holding != Holding::default())
            {
                return Err(format!("{} cannot be {holding:?}", island.id()));
            }
        }
        let wet: Seas = Sea::all().filter(|sea| self.fleets(*sea).count() > 0).collect();
        let pushing = self.turn().is_some_and(|turn| turn.task == Task::Push);
        let closed = if pushing { self.closed().minus(creatures::crowded(self)) } else { self.closed() };
        if !wet.minus(map.seas).is_empty() || !wet.and(closed).is_empty() {
            return Err("fleets stand where none may".to_owned());
        }
        let over =
            Building::ALL.into_iter().any(|kind| self.islands.iter().map(|h| h.count(kind)).sum::<u8>() > BUILDINGS)
                || self.islands.iter().filter(|holding| holding.metropolis).count() > usize::from(METROPOLISES)
                || self.islands.iter().map(|holding| holding.markers).sum::<u8>() > PROSPERITY
                || self.priests.iter().sum::<u8>() > PRIESTS
                || self.philosophers.iter().sum::<u8>() > PHILOSOPHERS;
        if over {
            return Err("more buildings, markers or cards than there are".to_owned());
        }
        let figurines = Creature::FIGURINES.into_iter().filter_map(|creature| self.figurine(creature));
        let stands: Isles = figurines.clone().map(|there| there.island).collect();
        let kraken = self.creatures.kraken.is_none_or(|at| map.seas.has(at));
        if stands.len() as usize != figurines.count() || stands.iter().any(|island| !map.islands.has(island)) || !kraken
        {
            return Err("figurines stand on one island, or off the board".to_owned());
        }
        let offered = |god: &super::data::God| self.offerings[god.index()].is_some();
        if self.gods.away().iter().any(offered) || self.finished.len() > self.order.len() {
            return Err("an offering to a god who is away, or too many on the track".to_owned());
        }
        self.audit_cards()?;
        self.phase.audit(self)
    }

    /// Checks that every creature card is in one place (§1).
    fn audit_cards(&self) -> Result<(), String> {
        let cards = &self.creatures;
        let kept = Creature::FIGURINES.into_iter().filter(|&creature| self.figurine(creature).is_some());
        let active = self.turn().map_or([None, None], |turn| [turn.creature, turn.copied]);
        let active = active.into_iter().flatten().filter(|&creature| self.figurine(creature).is_none());
        let mut all: Vec<Creature> = cards.row.into_iter().flatten().chain(kept).chain(active).collect();
        all.extend(cards.deck.iter().chain(cards.discard.iter()));
        all.sort_unstable();
        if all == Creature::ALL { Ok(()) } else { Err(format!("the creature cards are {all:?}")) }
    }
}

impl Phase {
    /// Checks that nothing is due: a set or four philosophers never stay unspent (15.1).
    pub(super) fn audit(&self, board: &Board) -> Result<(), String> {
        let forming = matches!(self, Phase::Turn(Turn { forming: Some(_), .. }));
        let due = |seat: Seat| {
            board.philosophers[seat.index()] >= SCHOOL
                || Building::ALL.into_iter().all(|building| board.buildings(seat, building) > 0)
        };
        if !forming && let Some(seat) = board.everybody().find(|&seat| due(seat)) {
            return Err(format!("a metropolis of seat {seat} is due, and nobody is asked"));
        }
        if let Phase::Turn(turn) = self {
            if let Some(Battle { force: 0, .. }) = turn.battle {
                return Err("a battle without an attacker".to_owned());
            }
            if let Task::Sylph { tired, .. } = &turn.task {
                let lost = tired.iter().any(|(sea, count)| {
                    let there = board.fleets(sea);
                    there.owner() != Some(turn.seat) || there.count() < count
                });
                if lost {
                    return Err("tired fleets are not where they fought".to_owned());
                }
            }
        }
        Ok(())
    }
}
