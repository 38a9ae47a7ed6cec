//! The service: opens tables, seats people, keeps turns and secrets, and writes everything down. It knows no Discord.
//!
//! * [`GameMaster`] is the entry point; every method is one thing a person may do, or one snapshot of a table.
//! * Each table in memory is one task with a queue ([`mailbox`]): clicks and machines all pass through it, one after
//!   the other.
//! * A change is tried on a copy, written in one transaction, and only then becomes the table ([`actor`]).
//!
//! Invariants: what is confirmed is on disk; a table is what its log replays to; nothing leaves but through a
//! [`TableSnapshot`] or a [`ReplayStep`], which hold views, never a state.

mod absence;
mod actor;
mod away;
mod board;
mod clock;
mod contradiction;
mod cpu;
mod deadline;
mod ending;
mod erase;
mod error;
mod exhibition;
#[cfg(test)]
mod fault_tests;
mod file;
mod game_master;
mod header;
mod heartbeat;
mod hint;
mod host_changes;
mod idle;
mod import;
mod leaving;
mod lobby;
mod machine_names;
mod mailbox;
mod note;
mod nudge;
mod observer;
mod order;
mod order_outcome;
mod pace;
mod pause;
mod play;
mod question;
mod quiet;
mod ready;
mod rematch;
mod replay;
#[cfg(test)]
mod rest_tests;
mod restore;
mod season;
mod seating;
mod secret;
mod shared;
mod snapshot;
mod substitute;
mod tables;
mod thinking;
mod undo;

pub use absence::TakenBack;
pub use agon_store::{
    AbsencePolicy, AbsentWhy, AiLevel, AtZero, AwayPolicy, ChannelId, ChosenTimes, GuildId, HintPolicy, InteractionId,
    MessageId, Pace, QuestionKind, RatingChange, SeatRow, SittingRow, Store, StoreError, TableId, TableRow, TableTimes,
    UndoPolicy, UserId, Verdict,
};
pub use clock::{SeatClock, TableClock};
pub use contradiction::CODE_LETTERS;
pub use cpu::{Cpu, Work};
pub use deadline::{LOBBY_MS, SUSPENDED_MS};
pub use erase::FRESH_MS;
pub use error::Refused;
pub use exhibition::{NOBODY, NOWHERE};
pub use file::{Extras, File, Happened};
pub use game_master::GameMaster;
pub use header::header;
pub use heartbeat::BEAT;
pub use hint::Hint;
pub use import::{ImportError, ImportTarget, MissingPart, TableImport, is_control_or_bidi};
pub use leaving::{Departure, managers_reason};
pub use lobby::{Fill, OpenTable, Person};
pub use note::Note;
pub use observer::Observer;
pub use order::OrderEdit;
pub use order_outcome::OrderOutcome;
pub use pace::{Terms, expected_days, terms};
pub use pause::{LONGEST_PAUSE_MS, may_end_pause, may_pause, pauses};
pub use play::Acted;
pub use question::{EndedQuestion, Needed, OpenQuestion, PossibleQuestion, TableQuestion};
pub use quiet::{quiet_until_ms, zone};
pub use ready::{ReadyCheck, ReadyOutcome};
pub use rematch::{INVITED, Rematch};
pub use replay::{Chapter, Replay, ReplayPosition, ReplayStep};
pub use restore::restored_rows;
pub use seating::{Changed, SeatHolder};
pub use secret::Draft;
pub use shared::{Clock, Pacing, Seeds, TimeSource};
pub use snapshot::{
    LobbySnapshot, OverSnapshot, Position, RunningSnapshot, Shown, Stage, TableSnapshot, first_unseen_step,
};
pub use substitute::{ASKED_MS, SeatOffer};
pub use tables::{SEATED, Seated};
pub use undo::{UndoOffer, Undone};
