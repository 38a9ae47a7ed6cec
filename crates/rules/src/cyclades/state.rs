//! The full state of a table of Cyclades: what lies open, and the purses behind their screens (4.4).

use super::board::Board;
use super::data::{MOST_SEATS, START_GOLD};
use super::phase::{Phase, Turn};
use crate::Seat;

/// Everything there is to know of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// The gold of each seat: each knows its own (4.4).
    pub purses: [u16; MOST_SEATS],
}

impl State {
    /// The gold of a seat.
    pub const fn purse(&self, seat: Seat) -> u16 {
        self.purses[seat.index()]
    }

    /// A seat gains gold, openly.
    pub(super) fn gain(&mut self, seat: Seat, amount: u16) {
        self.purses[seat.index()] += amount;
        self.board.ledger[seat.index()].gained += amount;
    }

    /// A seat pays gold it has, openly.
    pub(super) fn pay(&mut self, seat: Seat, amount: u16) {
        self.purses[seat.index()] -= amount;
        self.board.ledger[seat.index()].paid += amount;
    }

    /// The turn under way, to change it.
    pub(super) fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.board.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }
}

impl Board {
    /// What a perfect memory of the open gains and payments makes of a purse (4.4); the gold of who is out of the game
    /// left it (20.1).
    pub fn purse_by_ledger(&self, seat: Seat) -> u16 {
        let ledger = self.ledger[seat.index()];
        if self.alive.has(seat) { START_GOLD + ledger.gained - ledger.paid } else { 0 }
    }
}
