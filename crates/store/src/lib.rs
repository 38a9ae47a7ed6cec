//! SQLite: tables of play, steps, sealed choices, outbox, results.
//!
//! One struct, [`Store`], with intent-named methods over typed rows. It knows no rules and no Discord.
//!
//! Invariants:
//! - Whatever a method wrote is on disk when it returns `Ok` (`synchronous=FULL`).
//! - A method writes everything it was given, or nothing: one call is one transaction.
//! - One process writes one file: a second [`Store::open`] is refused while the first lives.
//! - A file that is refused is not altered.
//! - A future that is dropped half-way leaves all or nothing, but which of the two is unknown until read again.
//!
//! Times are UTC milliseconds since 1970 and are always arguments; the crate reads no clock.

mod column;
mod deadlines;
mod decode;
mod error;
mod file;
mod id;
mod lobby;
mod messages;
mod migration;
mod orders;
mod outbox;
mod play;
mod records;
mod rematch;
mod request;
mod row;
mod secret;
mod servers;
mod settings;
mod sql;
mod store;
mod word;

pub use error::{OpenError, StoreError};
pub use id::{ChannelId, GuildId, InteractionId, MessageId, OutboxId, RoleId, TableId, UserId};
pub use request::{
    Commit, End, Filter, LobbyPlan, NewDeadline, NewOutbox, NewStep, NewTable, OrderChange, Reseating, SealedChange,
    Start,
};
pub use row::{
    DeadlineRow, DirectMessageRow, FinishedRow, GuildRow, HeldRow, LeaderRow, NoticeRow, OrderRow, OutboxRow, Page,
    PlayerRow, ResultRow, SealedRow, SeatRow, SeatedRow, StepRow, TableRow,
};
pub use secret::Secret;
pub use store::Store;
pub use word::{Confirming, Ending, Notices, Place, SeatOrder, Status, UnknownWord};

#[cfg(test)]
mod schema_tests;
