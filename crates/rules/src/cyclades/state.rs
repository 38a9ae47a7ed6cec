//! The full state of a table of Cyclades: the public part, and the purses behind their screens (4.4).

use super::board::Board;
use super::data::{MOST_SEATS, START_GOLD};
use super::phase::{Phase, Turn};
use crate::Seat;

/// The full state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The public part.
    pub board: Board,
    /// The gold of each seat, which only that seat sees (4.4).
    pub purses: [u16; MOST_SEATS],
}

impl State {
    /// Returns the gold of a seat.
    pub const fn purse(&self, seat: Seat) -> u16 {
        self.purses[seat.index()]
    }

    /// Adds gold to a seat, as a public gain.
    pub(super) fn gain(&mut self, seat: Seat, amount: u16) {
        self.purses[seat.index()] += amount;
        self.board.ledger[seat.index()].gained += amount;
    }

    /// Takes gold from a seat that has it, as a public payment.
    pub(super) fn pay(&mut self, seat: Seat, amount: u16) {
        self.purses[seat.index()] -= amount;
        self.board.ledger[seat.index()].paid += amount;
    }

    /// Returns the present turn for changes; `None` outside the action phase.
    pub(super) fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.board.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }
}

impl Board {
    /// Returns the purse that a perfect memory of the public gains and payments knows (4.4). A seat out of the game has
    /// no gold any more (20.1).
    pub fn purse_by_ledger(&self, seat: Seat) -> u16 {
        let ledger = self.ledger[seat.index()];
        if self.alive.has(seat) { START_GOLD + ledger.gained - ledger.paid } else { 0 }
    }
}
