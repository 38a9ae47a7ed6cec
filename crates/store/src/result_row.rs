//! Rows of tables that are over, and pages of them.

use crate::{TableRow, UserId};
use serde_json::Value;
use sqlx::FromRow;

/// How a seat came out. Read and written alike.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// 1 for the winner; equal seats share a place.
    pub place: u8,
    /// What the game ranks by first; 0 where the table has no scores.
    pub score: i64,
    /// Where the score came from, as the game tells it; null where the table has no scores, as it was not played to its
    /// end.
    pub parts: Value,
    /// What the seat was ranked by, words of the game: the score, then what breaks its ties, below 0 where fewer are
    /// better. Empty where nothing was compared, or nobody knows.
    #[sqlx(json)]
    pub measures: Vec<(String, i64)>,
    /// The person; `None`: an AI from the start.
    #[sqlx(rename = "user_id")]
    pub user: Option<UserId>,
    /// Level of the AI that held the seat at the end; `None`: a person did.
    pub ai: Option<String>,
    /// The name shown then.
    pub name: String,
    /// Whether the person had given up the seat.
    pub resigned: bool,
    /// How the seat's rating in its server moved; `None`: it did not. Read, never written.
    #[sqlx(flatten, try_from = "MovedColumns")]
    pub moved: Option<Moved>,
}

/// How a rating moved, as shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Before the table.
    pub before: i64,
    /// After it.
    pub after: i64,
    /// Whether it is the rating with AIs: the table had some, and does not count among people.
    pub machines: bool,
}

/// The columns of how a rating moved: all hold something, or none does.
#[derive(FromRow)]
struct MovedColumns {
    rating_before: Option<i64>,
    rating_after: Option<i64>,
    rating_machines: Option<bool>,
}

impl From<MovedColumns> for Option<Moved> {
    fn from(columns: MovedColumns) -> Self {
        let machines = columns.rating_machines.unwrap_or(false);
        let both = columns.rating_before.zip(columns.rating_after);
        both.map(|(before, after)| Moved { before, after, machines })
    }
}

/// A finished table with how everybody came out, in order of place, then seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRow {
    /// The table.
    pub table: TableRow,
    /// One entry a seat.
    pub results: Vec<ResultRow>,
}

/// A table of the history: finished, or stopped and without results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastRow {
    /// The table.
    pub table: TableRow,
    /// Seats people held.
    pub people: u8,
    /// Seats AIs held from the start.
    pub machines: u8,
    /// One entry a seat, in order of place, then seat; empty: it was stopped.
    pub results: Vec<ResultRow>,
}

/// One page of a longer list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page<T> {
    /// What stands on this page; empty past the end.
    pub items: Vec<T>,
    /// Which page this is, from 0.
    pub page: u32,
    /// How many items a full page has, after limiting to 1..=100.
    pub per_page: u32,
    /// How many items all pages have.
    pub total: u64,
}

impl<T> Page<T> {
    /// How many pages there are; 0 when there is nothing.
    pub fn pages(&self) -> u64 {
        self.total.div_ceil(u64::from(self.per_page.max(1)))
    }
}
