//! How far a table is: what people call the place in a game, and how the seats stand there.

use crate::{Seat, SeatSet};

/// Where a table stands, from what everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The phase, a word of the game: `auctions`. Together with the round it tells the chapters of a table apart.
    pub phase: &'static str,
    /// The points of every seat so far, in seat order: at the end those of the standing. Empty where a game counts none.
    pub scores: Vec<i64>,
    /// Who acts after the seat waited for, in order, as far as the rules fix it now.
    pub next: Vec<Seat>,
    /// The seats that are out of the game.
    pub out: SeatSet,
}

impl Progress {
    /// Whether both are of the same chapter of a table.
    pub fn same_chapter(&self, other: &Progress) -> bool {
        (self.round, self.phase) == (other.round, other.phase)
    }
}
