//! The board as the events so far left it: owners, buildings, fleets and cards. Troops are not followed.

use crate::Seat;
use crate::cyclades::board::Board;
use crate::cyclades::data::{Building, Island, SCHOOL};
use crate::cyclades::event::Event;
use crate::cyclades::token::{Piece, Place};

/// The board of the past. Buildings stand on the first free slot, so only their number on an island is right.
#[derive(Clone, Copy)]
pub(super) struct Past {
    pub(super) board: Board,
    /// The attacker of the present battle and its units, which stand on no space.
    attack: Option<(Seat, u8)>,
}

impl Past {
    /// Makes the board before the first event; `like` gives seats and options.
    pub(super) fn new(like: &Board) -> Past {
        Past { board: Board::new(like.seats, like.options), attack: None }
    }

    /// Returns the number of kinds of building a seat has.
    pub(super) fn kinds(&self, seat: Seat) -> u8 {
        Building::ALL.into_iter().filter(|&kind| self.board.buildings(seat, kind) > 0).count() as u8
    }

    /// Returns the buildings of an island.
    pub(super) fn built(&self, island: Island) -> Vec<Building> {
        self.board.holding(island).buildings().map(|(_, building)| building).collect()
    }

    /// Applies an event.
    pub(super) fn follow(&mut self, event: &Event) {
        let board = &mut self.board;
        match event {
            Event::Cycle { cycle } => board.cycle = *cycle,
            Event::Start { seat, islands, seas } => {
                islands.iter().for_each(|&island| board.take(*seat, island, 1));
                seas.iter().for_each(|&sea| board.put_fleets(sea, *seat, 1));
            }
            Event::Recruited { seat, piece, .. } => self.add(*seat, *piece),
            Event::Sold { seat, piece, .. } => self.remove(*seat, *piece),
            Event::Charmed { seat, victim, piece } => {
                self.remove(*victim, *piece);
                self.add(*seat, *piece);
            }
            Event::PhilosophersGiven { seat } => {
                let cards = &mut board.philosophers[seat.index()];
                *cards = cards.saturating_sub(SCHOOL);
            }
            Event::Built { island, building, .. } => self.build(*island, *building),
            Event::Given { island, building, .. } | Event::Toppled { island, building, .. } => {
                self.raze(*island, *building);
            }
            Event::Remade { island, from, to, .. } => {
                self.raze(*island, *from);
                self.build(*island, *to);
            }
            Event::Metropolis { island, fallen, .. } => {
                board.islands[island.index()].metropolis = true;
                fallen.iter().for_each(|&building| self.raze(*island, building));
            }
            Event::Prosperity { island, .. } => board.islands[island.index()].markers += 1,
            Event::Taken { seat, island, .. } => board.take(*seat, *island, 0),
            Event::Eliminated { seat, .. } => {
                board.navy(*seat).iter().for_each(|sea| board.put_fleets(sea, *seat, 0));
                board.alive = board.alive.without(*seat);
                board.priests[seat.index()] = 0;
                board.philosophers[seat.index()] = 0;
            }
            Event::Lured { seat, at, from, .. } => {
                if let Some(from) = from {
                    board.remove_fleets(*from, 1);
                }
                board.put_fleets(*at, *seat, 1);
            }
            Event::Sunk { at, count, .. } => board.remove_fleets(*at, *count),
            Event::Pushed { owner, from, to, count } => {
                board.remove_fleets(*from, *count);
                board.add_fleets(*to, *owner, *count);
            }
            _ => self.fight(event),
        }
    }

    /// Applies an event of a movement of fleets or a battle.
    fn fight(&mut self, event: &Event) {
        let board = &mut self.board;
        match event {
            Event::Sailed { seat, from, to, count } => {
                board.remove_fleets(*from, *count);
                // Fleets that meet others stand on no space until the battle is over.
                if board.fleets(*to).owner().is_none_or(|owner| owner == *seat) {
                    board.add_fleets(*to, *seat, *count);
                }
            }
            Event::Battle { attacker, force, .. } => self.attack = Some((*attacker, *force)),
            Event::Round { place, totals, .. } => {
                if let Some((_, force)) = self.attack.as_mut().filter(|_| totals.0 <= totals.1) {
                    *force = force.saturating_sub(1);
                }
                if let Place::Sea(sea) = place
                    && totals.1 <= totals.0
                {
                    board.remove_fleets(*sea, 1);
                }
            }
            Event::Withdrew { seat, from, to, count } => {
                let attacks = self.attack.is_some_and(|(attacker, _)| attacker == *seat);
                if let (Place::Sea(from), false) = (from, attacks) {
                    board.remove_fleets(*from, *count);
                }
                if let Place::Sea(to) = to {
                    board.add_fleets(*to, *seat, *count);
                }
            }
            Event::BattleWon { place, winner } => {
                if let (Some((attacker, force)), Place::Sea(sea)) = (self.attack.take(), place)
                    && *winner == Some(attacker)
                {
                    board.add_fleets(*sea, attacker, force);
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, seat: Seat, piece: Piece) {
        let board = &mut self.board;
        match piece {
            Piece::Troop(_) => {}
            Piece::Fleet(sea) => board.add_fleets(sea, seat, 1),
            Piece::Priest => board.priests[seat.index()] += 1,
            Piece::Philosopher => board.philosophers[seat.index()] += 1,
        }
    }

    fn remove(&mut self, seat: Seat, piece: Piece) {
        let board = &mut self.board;
        let less = |cards: &mut u8| *cards = cards.saturating_sub(1);
        match piece {
            Piece::Troop(_) => {}
            Piece::Fleet(sea) => board.remove_fleets(sea, 1),
            Piece::Priest => less(&mut board.priests[seat.index()]),
            Piece::Philosopher => less(&mut board.philosophers[seat.index()]),
        }
    }

    fn build(&mut self, island: Island, building: Building) {
        let slots = &mut self.board.islands[island.index()].slots;
        if let Some(free) = slots.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(building);
        }
    }

    fn raze(&mut self, island: Island, building: Building) {
        let slots = &mut self.board.islands[island.index()].slots;
        if let Some(there) = slots.iter_mut().find(|slot| **slot == Some(building)) {
            *there = None;
        }
    }
}
