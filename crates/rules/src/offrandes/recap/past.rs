//! The public position at the time of an event, rebuilt from the events before it: a recap never looks at the present.

use super::{Lack, Unreached};
use crate::offrandes::board::{Board, Offering};
use crate::offrandes::data::{Character, INCOME, PURSE, TOP};
use crate::offrandes::event::Event;
use crate::offrandes::view::View;
use crate::{Seat, SeatSet};

/// The characters a sacrifice needs (6.3).
const NEEDED: [Character; 4] =
    [Character::Peasant, Character::WaterCarrier, Character::FlowerCarrier, Character::TempleGuardian];

/// The public position after some events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Past {
    pub board: Board,
    /// The cities that won a lot in this auction turn (4.6).
    pub barred: SeatSet,
    /// The cities that were bribed in this phase (5.3 b).
    pub corrupted: SeatSet,
}

impl Past {
    /// Returns the position before the first event of a table.
    pub fn new(view: &View) -> Past {
        let board = Board::new(view.board.seats, view.board.options);
        Past { board, barred: SeatSet::EMPTY, corrupted: SeatSet::EMPTY }
    }

    /// Brings the position past an event.
    pub fn take(&mut self, event: &Event) {
        let board = &mut self.board;
        match event {
            Event::First { seat } => board.marker = Some(*seat),
            Event::Picked { seat, character } => set(board, *seat, *character, 1),
            Event::Round { round, marker } => (board.round, board.marker) = (*round, Some(*marker)),
            Event::AuctionTurn { .. } => self.barred = SeatSet::EMPTY,
            Event::Sold { seat, amount, opening, .. } => {
                board.drachmae[seat.index()] = board.purse(*seat).saturating_sub(*amount);
                if !opening {
                    self.barred = self.barred.with(*seat);
                }
            }
            Event::Rose { seat, character, level } => set(board, *seat, *character, *level),
            Event::Bumped { seat, character } => set(board, *seat, *character, TOP - 1),
            Event::Corruption { .. } => self.corrupted = SeatSet::EMPTY,
            Event::Bribed { seat, victim, ladder, own, theirs } => {
                set(board, *seat, *ladder, *own);
                set(board, *victim, *ladder, *theirs);
                self.corrupted = self.corrupted.with(*victim);
            }
            Event::Lamps { points } => points.iter().for_each(|(seat, points)| board.lamps[seat.index()] += points),
            Event::Sacrificed { seat, altar, animal, count, points, .. } => {
                let offering = Offering { animal: *animal, count: *count, owner: *seat };
                let stock = &mut board.stable[animal.index()];
                *stock = stock.saturating_sub(*count);
                if let Some(before) = board.altars[altar.index()].replace(offering) {
                    board.stable[before.animal.index()] += before.count;
                }
                board.sacrifices[seat.index()] += points;
            }
            Event::Revenue { marker, .. } => {
                board.marker = Some(*marker);
                for seat in board.everybody() {
                    board.drachmae[seat.index()] = (board.purse(seat) + INCOME).min(PURSE);
                }
            }
            _ => {}
        }
    }

    /// True if the game ends after the phase because of this event (8.1).
    pub fn ends_with(mut self, event: &Event) -> bool {
        let open = self.board.ending().is_none();
        self.take(event);
        open && self.board.ending().is_some()
    }

    /// Returns the reason why a city's Briber reaches nobody (5.3).
    pub fn unreached(&self, seat: Seat) -> Unreached {
        let board = &self.board;
        let briber = board.level(seat, Character::Briber);
        let others = || board.everybody().filter(|&other| other != seat);
        let guarded = |other: Seat| board.level(other, Character::Guardsman) >= briber;
        if others().all(guarded) {
            Unreached::Guarded
        } else if others().all(|other| guarded(other) || self.corrupted.has(other)) {
            Unreached::Bribed
        } else {
            Unreached::Nothing
        }
    }

    /// Returns the reason why a city cannot sacrifice (6.3, 6.4, 6.9).
    pub fn lack(&self, seat: Seat) -> Lack {
        let missing: Vec<Character> =
            NEEDED.into_iter().filter(|&character| self.board.level(seat, character) == 0).collect();
        if !missing.is_empty() {
            Lack::Characters(missing)
        } else if self.board.offerings(seat).is_empty() {
            Lack::Animals
        } else {
            Lack::Altar
        }
    }
}

fn set(board: &mut Board, seat: Seat, character: Character, level: u8) {
    board.ladders[seat.index()][character.index()] = level;
}
