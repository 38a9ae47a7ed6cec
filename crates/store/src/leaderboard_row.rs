//! Rows of records: leaderboards, profiles, statistics.

use crate::rating::Rating;
use crate::{FinishedRow, Margin, Page, UserId};
use sqlx::FromRow;

/// One line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct LeaderRow {
    /// The rank, from 1; 0 if the list has no ranks.
    #[sqlx(skip)]
    pub rank: u64,
    /// The player; 0: an AI.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The level of an AI; `None`: a person.
    #[sqlx(rename = "level")]
    pub ai: Option<String>,
    /// The name at their newest table; `None`: it must not be shown here.
    pub name: Option<String>,
    /// The game; empty: all games together.
    pub game: String,
    /// True if tables with AIs count too.
    pub machines: bool,
    /// The rating. Over all games it is 0, and sure with enough tables for a rank by share of wins.
    #[sqlx(flatten)]
    pub rating: Rating,
    /// Finished tables at which they sat, including those they resigned from.
    pub played: u32,
    /// First places, including shared ones. A place that an AI reached in their seat does not count.
    pub wins: u32,
    /// The sum of their places; divided by `played`, 1.0 is best.
    pub places: u32,
    /// The number of their decisions.
    pub moves: u32,
    /// The total time for which the table waited for them, in milliseconds.
    pub thought_ms: i64,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaderboard {
    /// The rows.
    pub rows: Page<LeaderRow>,
    /// The reader's own row, with the rank that it has or would have; `None`: the reader has no record on this board.
    pub mine: Option<LeaderRow>,
    /// The rows of the AIs among all tables.
    pub machines: Vec<LeaderRow>,
}

/// A season of a server.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeasonRow {
    /// Our id.
    #[sqlx(rename = "season_id")]
    pub season: i64,
    /// The number that people use, from 1.
    pub number: u32,
    /// The time at which it began.
    pub started_at_ms: i64,
    /// The time at which it ended; `None`: it is still open.
    pub ended_at_ms: Option<i64>,
    /// Its last moment, as its managers set it; `None`: it goes on until they end it.
    pub ends_at_ms: Option<i64>,
}

/// A player's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Their rows at each game, most played first. They count all tables. The rating is the one among people, or, if
    /// they only played with AIs, the one with AIs.
    pub ratings: Vec<LeaderRow>,
    /// The tables they played, by game and seats.
    pub by_seats: Vec<PlayedRow>,
    /// The current number of wins in a row.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// The opponents they met most, most often first.
    pub opponents: Vec<OpponentRow>,
    /// Their ratings over time, oldest first.
    pub chart: Vec<RatingPoint>,
}

/// A player's results in one game at tables of one size.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PlayedRow {
    /// The game.
    pub game: String,
    /// The seats of these tables.
    pub seats: u8,
    /// The number of tables.
    pub played: u32,
    /// First places. A place that an AI reached in their seat does not count.
    pub wins: u32,
    /// The sum of places.
    pub places: u32,
}

/// An opponent of a player.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OpponentRow {
    /// The opponent.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// A name that they had then.
    pub name: String,
    /// The number of tables at which they met.
    pub met: u32,
    /// The number of tables where the player placed before them.
    pub ahead: u32,
    /// The number of tables where the player placed behind them.
    pub behind: u32,
}

/// The tables of two people: who placed ahead of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct HeadToHead {
    /// The number of tables where the first placed before the second.
    pub ahead: u32,
    /// The number of tables where the first placed behind the second.
    pub behind: u32,
    /// The number of tables where both had the same place.
    pub level: u32,
}

/// A rating after a table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RatingPoint {
    /// The game.
    pub game: String,
    /// The time at which the table ended.
    #[sqlx(rename = "ended_at_ms")]
    pub at_ms: i64,
    /// The rating as shown.
    pub rating: i64,
}

/// The statistics of a server's finished tables of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// The lengths of the tables, by setting and seats.
    pub lengths: Vec<TallyRow>,
    /// The wins of each seat, by setting and seats.
    pub seats: Vec<SeatTallyRow>,
    /// The closest tables, with their margins.
    pub closest: Vec<(FinishedRow, Margin)>,
    /// The highest scores, with their seats.
    pub highest: Vec<(FinishedRow, u8)>,
    /// The number of tables where only AIs sat, counted in the rest or not.
    pub machines_only: u32,
}

/// The lengths of tables with one setting and size.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TallyRow {
    /// The setting as `option=value`. Empty: all tables.
    pub setting: String,
    /// The seats of these tables.
    pub seats: u8,
    /// The number of tables.
    pub tables: u32,
    /// The sum of their steps.
    pub steps: u64,
    /// The sum of their times from start to end, in milliseconds.
    pub lasted_ms: i64,
}

/// The wins of one seat.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct SeatTallyRow {
    /// The setting as `option=value`. Empty: all tables.
    pub setting: String,
    /// The seats of these tables.
    pub seats: u8,
    /// The seat, from 0.
    pub seat: u8,
    /// The number of wins. A shared win counts in equal parts.
    pub wins: f64,
}
