//! How a table ended: places and where each seat's points came from.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The reason of a table that was not played to its end: all but one of its people gave up, and that one wins. There are
/// no scores. No game ends for this reason.
pub const CONCEDED: &str = "conceded";

/// The end of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Why the game ended, a word of the game: `altars`, `points`, `rounds`.
    pub reason: String,
    /// One entry a seat, in seat order.
    pub seats: Vec<Place>,
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// 1 for the winner; equal places are shared and the next one is skipped.
    pub place: u8,
    /// What the game ranks by first.
    pub score: i64,
    /// Parts of the score by source, in the game's order of telling them.
    pub parts: Vec<(String, i64)>,
}

impl Standing {
    /// Whether all but the winner gave up: there are places, and no scores.
    pub fn is_conceded(&self) -> bool {
        self.reason == CONCEDED
    }

    /// Who shares the first place.
    pub fn winners(&self) -> SeatSet {
        let first = (0..).map(Seat).zip(&self.seats).filter(|(_, place)| place.place == 1);
        first.map(|(seat, _)| seat).collect()
    }

    /// Ranks seats by a key, greatest first; equal keys share a place.
    pub fn ranked<K: Ord>(
        reason: &str,
        keys: &[K],
        mut place: impl FnMut(usize) -> (i64, Vec<(String, i64)>),
    ) -> Standing {
        let seats = keys
            .iter()
            .enumerate()
            .map(|(seat, key)| {
                let (score, parts) = place(seat);
                let better = keys.iter().filter(|other| *other > key).count();
                Place { place: better as u8 + 1, score, parts }
            })
            .collect();
        Standing { reason: reason.to_owned(), seats }
    }
}
