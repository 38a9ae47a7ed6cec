//! SQLite: tables of play, steps, sealed choices, outbox, results.
//!
//! One struct, [`Store`], has a method for each intent over typed rows. The crate knows no rules and no Discord.
//!
//! Invariants:
//! - A write is on disk when its method returns `Ok` (`synchronous=FULL`).
//! - A method writes everything it got, or nothing: one call is one transaction.
//! - Only one process writes a file: a second [`Store::open`] fails while the first store lives.
//! - Opening does not change a file that it refuses.
//! - A future that is dropped half-way wrote all or nothing. The caller must read again to learn which.
//!
//! Times are UTC milliseconds since 1970 and are always arguments. The crate reads no clock.

mod availability;
mod backup;
mod db_enum;
mod deadlines;
mod error;
mod file;
mod finish;
mod hosting;
mod id;
mod import;
mod leaderboard_row;
mod leaderboards;
mod lobby;
mod lock;
mod messages;
mod migration;
mod operator;
mod orders;
mod outbox;
mod play;
mod privacy;
mod profile;
mod questions;
mod rating;
mod rating_rules;
mod records;
mod rematch;
mod request;
mod restore;
mod result_row;
mod row;
mod seasons;
mod secret;
mod servers;
mod settings;
mod settings_row;
mod sittings;
mod sql;
mod store;
mod tallies;
mod times;
mod times_row;
mod total_leaderboard;

pub use availability::{AwayRow, FOLLOWED, Followed, Reliability};
pub use backup::{ClaimedFile, Copied};
pub use db_enum::{
    AbsencePolicy, AbsentWhy, AiLevel, AtZero, AwayPolicy, Confirming, Ending, HintPolicy, NewsTrouble, Notices,
    Outcome, Pace, Place, QuestionKind, Reminders, SeatOrder, Sort, Status, UndoPolicy, UnknownWord, Verdict,
};
pub use error::{OpenError, StoreError};
pub use id::{ChannelId, GuildId, InteractionId, MessageId, OutboxId, RoleId, TableId, UserId};
pub use leaderboard_row::{
    HeadToHead, LeaderRow, Leaderboard, OpponentRow, PlayedRow, Profile, RatingPoint, SeasonRow, SeatTallyRow,
    Statistics, TallyRow,
};
pub use lock::beside;
pub use operator::ServerRow;
pub use outbox::{Busy, Settled};
pub use privacy::{BLOCKED_LIST, UserData};
pub use questions::{BallotRow, QuestionChange, QuestionRow};
pub use rating::{RATING_RULES, Rating};
pub use records::COUNTED_AHEAD;
pub use request::{
    Commit, End, History, LeaderboardFilter, LobbyPlan, Margin, NewDeadline, NewImport, NewOutbox, NewStep, NewTable,
    OfferChange, OrderChange, Period, Reseating, SealedChange, Start, TakeOver, TotalFilter,
};
pub use restore::{FileContents, Numbers, TableState};
pub use result_row::{FinishedRow, Page, PastRow, RatingChange, ResultRow};
pub use row::{
    AnnouncementRow, DeadlineRow, DecidedRow, DirectMessageRow, HeldRow, NoticeRow, OrderRow, OutboxRow, SealRow,
    SealedRow, SeatRow, SeatedRow, StepRow, TableRow,
};
pub use secret::Secret;
pub use settings_row::{GuildRow, PlayerRow};
pub use sittings::{OfferRow, SittingRow};
pub use store::Store;
pub use times_row::{ChosenTimes, ClockRow, TableTimes, TimesChange};

#[cfg(test)]
mod leaderboard_tests;
#[cfg(test)]
mod plan_tests;
#[cfg(test)]
mod privacy_tests;
#[cfg(test)]
mod rating_rules_tests;
#[cfg(test)]
mod schema_tests;
#[cfg(test)]
mod upgrade_tests;
#[cfg(test)]
mod writer_tests;
