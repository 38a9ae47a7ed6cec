//! Rows of the hall of records: leaderboards, profiles, statistics.

use crate::rating::Rating;
use crate::{FinishedRow, Margin, Page, UserId};
use sqlx::FromRow;

/// How somebody stands: one line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct LeaderRow {
    /// From 1; 0 where nothing is ranked.
    #[sqlx(skip)]
    pub rank: u64,
    /// The player; 0: an AI.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The level of an AI; `None`: a person.
    #[sqlx(rename = "level")]
    pub ai: Option<String>,
    /// Their name at their newest table; `None`: not to be shown here.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// Whether tables with AIs count too.
    pub machines: bool,
    /// The rating.
    #[sqlx(flatten)]
    pub rating: Rating,
    /// Finished tables they sat at, those they resigned from included.
    pub played: u32,
    /// First places, shared ones included, that they did not leave to an AI.
    pub wins: u32,
    /// The sum of their places; divided by `played`, 1.0 is best.
    pub places: u32,
    /// How often they decided.
    pub moves: u32,
    /// How long they were waited for, together, in milliseconds.
    pub thought_ms: i64,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The rows.
    pub rows: Page<LeaderRow>,
    /// The reader's own row, with the rank it has or would have; `None`: never played so.
    pub mine: Option<LeaderRow>,
    /// How the AIs stand among all tables.
    pub machines: Vec<LeaderRow>,
}

/// A season of a server.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeasonRow {
    /// Our id.
    #[sqlx(rename = "season_id")]
    pub season: i64,
    /// What people call it, from 1.
    pub number: u32,
    /// When it began.
    pub started_at_ms: i64,
    /// When it ended; `None`: it is on.
    pub ended_at_ms: Option<i64>,
}

/// A player's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// How they stand at each game, most played first: all their tables are counted, and the rating is the one among
    /// people, or, where they only played with AIs, the one with those.
    pub ratings: Vec<LeaderRow>,
    /// What they played, by game and seats.
    pub by_seats: Vec<PlayedRow>,
    /// Wins in a row up to now.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// Whom they met most, most often first.
    pub opponents: Vec<OpponentRow>,
    /// Their ratings over time, oldest first.
    pub chart: Vec<RatingPoint>,
}

/// What a player played of a game at tables of one size.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PlayedRow {
    /// The game.
    pub game: String,
    /// Seats of the tables.
    pub seats: u8,
    /// Tables.
    pub played: u32,
    /// First places not left to an AI.
    pub wins: u32,
    /// The sum of places.
    pub places: u32,
}

/// Somebody a player met.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OpponentRow {
    /// Who.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// A name they had then.
    pub name: String,
    /// How often they met.
    pub met: u32,
    /// How often the player came out before them.
    pub ahead: u32,
    /// How often behind them.
    pub behind: u32,
}

/// A rating after a table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RatingPoint {
    /// The game.
    pub game: String,
    /// When the table ended.
    #[sqlx(rename = "ended_at_ms")]
    pub at_ms: i64,
    /// The rating as shown.
    pub rating: i64,
}

/// What a server's finished tables of a game have in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// How long they were, by setting and seats.
    pub lengths: Vec<TallyRow>,
    /// Which seats won, by setting and seats.
    pub seats: Vec<SeatTallyRow>,
    /// The closest ones, with by how little they were won.
    pub closest: Vec<(FinishedRow, Margin)>,
    /// The highest scores, with whose seat.
    pub highest: Vec<(FinishedRow, u8)>,
}

/// How long tables were.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TallyRow {
    /// Empty: all; else `option=value`.
    pub setting: String,
    /// Seats of the tables.
    pub seats: u8,
    /// Tables.
    pub tables: u32,
    /// Their steps, together.
    pub steps: u64,
    /// From start to end, together, in milliseconds.
    pub lasted_ms: i64,
}

/// How often a seat won.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct SeatTallyRow {
    /// Empty: all; else `option=value`.
    pub setting: String,
    /// Seats of the tables.
    pub seats: u8,
    /// Which seat, from 0.
    pub seat: u8,
    /// Wins; a shared one in equal parts.
    pub wins: f64,
}
