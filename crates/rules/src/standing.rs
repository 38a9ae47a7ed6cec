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
    /// What each seat was ranked by, what is compared first standing first; empty where nothing was. No log tells it: it
    /// follows from the steps.
    #[serde(skip)]
    pub measures: Vec<Vec<Measure>>,
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

/// One thing seats are ranked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// What it is, a word of the game: `gold`.
    word: &'static str,
    /// What is compared, the greater the better.
    rank: i64,
    /// What is told of it; `None`: it is no number.
    amount: Option<i64>,
    /// Whether fewer are better.
    fewer: bool,
    /// Whether who is equal in it is tied.
    ties: bool,
}

impl Measure {
    /// The more the better.
    pub fn most(word: &'static str, amount: impl Into<i64>) -> Measure {
        let amount = amount.into();
        Measure { word, rank: amount, amount: Some(amount), fewer: false, ties: true }
    }

    /// The fewer the better.
    pub fn fewest(word: &'static str, amount: impl Into<i64>) -> Measure {
        let amount = amount.into();
        Measure { word, rank: -amount, amount: Some(amount), fewer: true, ties: true }
    }

    /// Who has it comes before who has not, by no number.
    pub fn whether(word: &'static str, has: bool) -> Measure {
        Measure { word, rank: has.into(), amount: None, fewer: false, ties: false }
    }

    /// The same, compared by something else than what is told of it.
    #[must_use]
    pub fn ranked(self, rank: impl Into<i64>) -> Measure {
        Measure { rank: rank.into(), ..self }
    }

    /// The same, only told: seats are ranked by something that is no number, and who is equal in that is not tied.
    #[must_use]
    pub fn told(self, rank: impl Into<i64>) -> Measure {
        Measure { rank: rank.into(), ties: false, ..self }
    }
}

/// By how little a table was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// How many measures the first two were tied in; with one or more, a tie was broken.
    pub level: u8,
    /// The measure that parted them, a word of the game, and by how much, below 0 where fewer are better. `None`: none
    /// did, they share the win.
    pub by: Option<(&'static str, i64)>,
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
        Standing { reason: reason.to_owned(), seats, measures: Vec::new() }
    }

    /// Ranks seats by their measures, the first that differs; equal ones share a place.
    pub fn measured(
        reason: &str,
        measures: Vec<Vec<Measure>>,
        place: impl FnMut(usize) -> (i64, Vec<(String, i64)>),
    ) -> Standing {
        let keys: Vec<_> = measures.iter().map(|of_seat| ranks(of_seat)).collect();
        Standing { measures, ..Standing::ranked(reason, &keys, place) }
    }

    /// The same as a log tells it.
    #[must_use]
    pub fn written(self) -> Standing {
        Standing { measures: Vec::new(), ..self }
    }

    /// By what the best of these seats came out before the next of them; nothing where nobody is next, or where no number
    /// parted them or tied them.
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
        // Whom a game ranks as equals may be told as different: the nearest counts.
        let nearest = others.iter().filter(|of_seat| ranks(of_seat) == next);
        let lead = |of_seat: &&Vec<Measure>| Some(of_seat.get(parted)?.amount?.abs_diff(amount?));
        let by = i64::try_from(nearest.filter_map(lead).min()?).ok()?;
        Some(Lead { level, by: Some((word, if fewer { -by } else { by })) })
    }

    /// What a seat was ranked by as far as it is numbers, each once: its score, then what breaks ties of it; below 0
    /// where fewer are better.
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
