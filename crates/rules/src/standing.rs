//! The result of a table: places, and the sources of each seat's points.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The reason of a table that did not reach its end: all people except one gave up, and that one wins. It has no
/// scores. No game ends for this reason.
pub const CONCEDED: &str = "conceded";

/// The end of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The reason why the game ended, a word of the game: `altars`, `points`, `rounds`.
    pub reason: String,
    /// One entry for each seat, in seat order.
    pub seats: Vec<Place>,
    /// The measures that ranked each seat, the first compared first; empty if the game ranked by none. Logs do not
    /// contain them: they follow from the steps.
    #[serde(skip)]
    pub measures: Vec<Vec<Measure>>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// 1 for the winner. Equal seats share a place, and the next place is skipped.
    pub place: u8,
    /// The value the game ranks by first.
    pub score: i64,
    /// The parts of the score by source, in the game's display order.
    pub parts: Vec<(String, i64)>,
}

/// One measure that ranks seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The name, a word of the game: `gold`.
    word: &'static str,
    /// The value to compare; greater is better.
    rank: i64,
    /// The value to show; `None` if the measure has no number.
    amount: Option<i64>,
    /// True if fewer is better.
    fewer: bool,
    /// True if seats equal in it are tied.
    ties: bool,
}

impl Measure {
    /// Makes a measure where more is better.
    pub fn most(word: &'static str, amount: impl Into<i64>) -> Measure {
        let amount = amount.into();
        Measure { word, rank: amount, amount: Some(amount), fewer: false, ties: true }
    }

    /// Makes a measure where fewer is better.
    pub fn fewest(word: &'static str, amount: impl Into<i64>) -> Measure {
        let amount = amount.into();
        Measure { word, rank: -amount, amount: Some(amount), fewer: true, ties: true }
    }

    /// Makes a measure without a number: seats that have the thing come before seats that do not.
    pub fn whether(word: &'static str, has: bool) -> Measure {
        Measure { word, rank: has.into(), amount: None, fewer: false, ties: false }
    }

    /// Compares by `rank`, and still shows the amount.
    #[must_use]
    pub fn ranked(self, rank: impl Into<i64>) -> Measure {
        Measure { rank: rank.into(), ..self }
    }

    /// Compares by `rank` and only shows the amount: the game ranks by a value that is no number, so equal seats are
    /// not tied.
    #[must_use]
    pub fn told(self, rank: impl Into<i64>) -> Measure {
        Measure { rank: rank.into(), ties: false, ..self }
    }
}

/// The margin of a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The number of measures in which the first two were tied; from 1 on, the game broke a tie.
    pub level: u8,
    /// The measure that separated them, a word of the game, and the difference, below 0 if fewer is better. `None` if
    /// no measure separated them: they share the win.
    pub by: Option<(&'static str, i64)>,
}

impl Standing {
    /// True if all players except the winner gave up: the standing has places, and no scores.
    pub fn is_conceded(&self) -> bool {
        self.reason == CONCEDED
    }

    /// Returns the seats that share the first place.
    pub fn winners(&self) -> SeatSet {
        let first = (0..).map(Seat).zip(&self.seats).filter(|(_, place)| place.place == 1);
        first.map(|(seat, _)| seat).collect()
    }

    /// Returns a seat's share of the win: 1 for the only winner, an equal part for each of several, 0 for all others.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
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
        Standing { reason: reason.to_owned(), seats, measures: Vec::new() }
    }

    /// Ranks seats by the first measure that differs; equal seats share a place.
    pub fn measured(
        reason: &str,
        measures: Vec<Vec<Measure>>,
        place: impl FnMut(usize) -> (i64, Vec<(String, i64)>),
    ) -> Standing {
        let keys: Vec<_> = measures.iter().map(|of_seat| ranks(of_seat)).collect();
        Standing { measures, ..Standing::ranked(reason, &keys, place) }
    }

    /// Returns the standing as a log contains it: without measures.
    #[must_use]
    pub fn written(self) -> Standing {
        Standing { measures: Vec::new(), ..self }
    }

    /// Returns the margin of the best of these seats over the next one; `None` if there is no next seat, or if no
    /// number separated or tied them.
    pub fn lead(&self, among: SeatSet) -> Option<Lead> {
        let mut seats: Vec<_> = among.iter().filter_map(|seat| self.measures.get(seat.index())).collect();
        seats.sort_by_key(|of_seat| std::cmp::Reverse(ranks(of_seat)));
        let (best, others) = seats.split_first()?;
        let next = ranks(others.first()?);
        let parted = best.iter().zip(&next).position(|(best, next)| best.rank != *next);
        let equal = best.iter().take(parted.unwrap_or(best.len()));
        let level = equal.filter(|measure| measure.ties).count() as u8;
        let Some(parted) = parted else { return (level > 0).then_some(Lead { level, by: None }) };
        let Measure { word, amount, fewer, .. } = *best.get(parted)?;
        // Seats of equal rank may show different amounts: the nearest amount counts.
        let nearest = others.iter().filter(|of_seat| ranks(of_seat) == next);
        let lead = |of_seat: &&Vec<Measure>| Some(of_seat.get(parted)?.amount?.abs_diff(amount?));
        let by = i64::try_from(nearest.filter_map(lead).min()?).ok()?;
        Some(Lead { level, by: Some((word, if fewer { -by } else { by })) })
    }

    /// Returns the measures of a seat that have a number, each once: its score, then the tie-breakers. An amount is
    /// below 0 if fewer is better.
    pub fn numbers(&self, seat: Seat) -> Vec<(&'static str, i64)> {
        let mut told: Vec<(&'static str, i64)> = Vec::new();
        for measure in self.measures.get(seat.index()).into_iter().flatten() {
            let Some(amount) = measure.amount else { continue };
            if told.iter().all(|(known, _)| *known != measure.word) {
                told.push((measure.word, if measure.fewer { -amount } else { amount }));
            }
        }
        told
    }
}

fn ranks(measures: &[Measure]) -> Vec<i64> {
    measures.iter().map(|measure| measure.rank).collect()
}
