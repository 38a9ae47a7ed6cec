//! Rows of tables that are over, and pages of them.

use crate::{TableRow, UserId};
use serde_json::Value;
use sqlx::FromRow;

/// The result of a seat. Read and written alike.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// 1 for the winner; equal seats share a place.
    pub place: u8,
    /// The value that the game ranks by first; 0 if the table has no scores.
    pub score: i64,
    /// The parts of the score, in the game's form. Null if the table has no scores because it was not played to its
    /// end.
    pub parts: Value,
    /// The values that ranked the seat, as words of the game: the score, then its tie-breakers, below 0 if fewer are
    /// better. Empty if nothing was compared, or the values are unknown.
    #[sqlx(json)]
    pub measures: Vec<(String, i64)>,
    /// The person; `None`: an AI from the start.
    #[sqlx(rename = "user_id")]
    pub user: Option<UserId>,
    /// The level of the AI that held the seat at the end; `None`: a person did.
    pub ai: Option<String>,
    /// The name shown at that time.
    pub name: String,
    /// True if the person had given up the seat.
    pub resigned: bool,
    /// The number of turns that the seat made, or an AI made for it; `None`: not counted.
    pub turns: Option<u32>,
    /// The number of these turns that an AI or an order for zero made; `None`: not counted.
    pub turns_stood_in: Option<u32>,
    /// True if the person was absent at the end.
    pub absent: bool,
    /// The number of steps when the person took the seat over from another, which moves no record of theirs; `None`: it
    /// was theirs from the start. Read, never written.
    pub took_over_seq: Option<u32>,
    /// The change of the seat's rating in its server; `None`: it did not change. Read, never written.
    #[sqlx(flatten, try_from = "RatingChangeColumns")]
    pub rating_change: Option<RatingChange>,
}

/// The change of a rating, as shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// The rating before the table.
    pub before: i64,
    /// The rating after the table.
    pub after: i64,
    /// True if it is the rating with AIs: the table had some, and does not count among people.
    pub machines: bool,
    /// True if that rating is sure enough for a rank by now; otherwise it is provisional.
    pub sure: bool,
}

/// The columns of a rating change. All hold a value, or none does.
#[derive(FromRow)]
struct RatingChangeColumns {
    rating_before: Option<i64>,
    rating_after: Option<i64>,
    rating_machines: Option<bool>,
    rating_sure: bool,
}

impl From<RatingChangeColumns> for Option<RatingChange> {
    fn from(columns: RatingChangeColumns) -> Self {
        let machines = columns.rating_machines.unwrap_or(false);
        let both = columns.rating_before.zip(columns.rating_after);
        both.map(|(before, after)| RatingChange { before, after, machines, sure: columns.rating_sure })
    }
}

/// A finished table with the results of its seats, by place, then seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRow {
    /// The table.
    pub table: TableRow,
    /// One entry for each seat.
    pub results: Vec<ResultRow>,
}

/// A table of the history: finished, or stopped and without results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastRow {
    /// The table.
    pub table: TableRow,
    /// The number of seats that people held.
    pub people: u8,
    /// The number of seats that AIs held from the start.
    pub machines: u8,
    /// One entry for each seat, by place, then seat. Empty if it was stopped.
    pub results: Vec<ResultRow>,
}

/// One page of a longer list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page<T> {
    /// The items of this page. Empty past the end.
    pub items: Vec<T>,
    /// The number of this page, from 0.
    pub page: u32,
    /// The number of items on a full page, limited to 1..=100.
    pub per_page: u32,
    /// The number of items on all pages.
    pub total: u64,
}

impl<T> Page<T> {
    /// Returns the number of pages; 0 if there are no items.
    pub fn pages(&self) -> u64 {
        self.total.div_ceil(u64::from(self.per_page.max(1)))
    }
}
