//! The progress of a table: round, phase, scores and the seats to come.

use crate::{Seat, SeatSet};

/// The progress of a table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The phase, a word of the game: `auctions`. Round and phase together identify a chapter of a table.
    pub phase: &'static str,
    /// The present points of every seat, in seat order; at the end those of the standing. Empty if the game counts no
    /// points.
    pub scores: Vec<i64>,
    /// The part of a score whose course tells more than the points, by its id: `income`. Empty if the points tell enough.
    pub measure: &'static str,
    /// The value of the measure for every seat, in seat order; empty without a measure.
    pub course: Vec<i64>,
    /// The seats that act after the present one, in order, if the rules fix it already.
    pub next: Vec<Seat>,
    /// The seats that are out of the game.
    pub out: SeatSet,
}

impl Progress {
    /// True if both are in the same chapter of a table.
    pub fn same_chapter(&self, other: &Progress) -> bool {
        (self.round, self.phase) == (other.round, other.phase)
    }
}
