//! Why nothing was changed, by what the person can do about it.

use agon_rules::game::BadOptions;
use agon_rules::table::Rejected;
use agon_store::{StoreError, TableId, TableRow};

/// Why a wish was not granted. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoTable(TableId),
    /// The channel already has an open table.
    #[error("the channel has an open table")]
    ChannelTaken(TableId),
    /// The game cannot be opened as asked.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The table is over.
    #[error("the table is over")]
    Over(Box<TableRow>),
    /// The table has begun: its lobby is closed.
    #[error("the table has begun")]
    Begun,
    /// The table has not begun.
    #[error("the table has not begun")]
    NotBegun,
    /// All seats are taken.
    #[error("all seats are taken")]
    Full,
    /// The person already has a seat.
    #[error("already seated")]
    Seated,
    /// More seats must be filled.
    #[error("{missing} more needed")]
    TooFew {
        /// How many.
        missing: u8,
    },
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost {
        /// The host's name.
        host: String,
    },
    /// The person has no seat here.
    #[error("no seat here")]
    NoSeat,
    /// The person gave the seat up, or the game put it out.
    #[error("out of the table")]
    Out {
        /// Since when, in UTC milliseconds, if it was noted.
        since_ms: Option<i64>,
    },
    /// The table waits for others.
    #[error("it is the turn of {}", waiting.join(", "))]
    NotYourTurn {
        /// Names of those waited for.
        waiting: Vec<String>,
    },
    /// The table moved on since the button was made.
    #[error("the table moved on to step {now}")]
    MovedOn {
        /// Steps made by now.
        now: u32,
    },
    /// The very same action was already done by the same person: a double tap.
    #[error("already done")]
    AlreadyDone,
    /// Only people take seats at this table.
    #[error("no machine may sit here")]
    PeopleOnly,
    /// The rules, or the words, forbid it.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// What other seats saw is shown once the table is over.
    #[error("others' secrets are hidden while the table runs")]
    Hidden,
    /// Nothing is left to take back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// A table in full swing is aborted by a manager of the server only.
    #[error("only a manager of the server may abort now")]
    NotYours,
    /// Only the last person of a table of people ends it and wins, once all others gave up and everybody had played.
    #[error("nobody is left alone at a table of people")]
    NotAlone,
    /// The rules contradict themselves: a bug. The table stays as it was.
    #[error("the audit found a contradiction: {0}")]
    Contradiction(String),
    /// The table paused itself when it found a contradiction.
    #[error("the table is paused ({code})")]
    Paused {
        /// Under which it stands in the log.
        code: String,
    },
    /// The log on disk does not replay.
    #[error("the log does not replay")]
    Unreadable(#[from] agon_rules::log::Unreadable),
    /// The log on disk does not replay from a step on: somebody changed it. Its words stay out of every line.
    #[error("the log does not replay from step {0} on")]
    Damaged(u32),
    /// The database failed.
    #[error("the store failed")]
    Store(#[from] StoreError),
    /// The service is closing, or the table is being loaded anew.
    #[error("the service is closing")]
    Closing,
}

impl Refused {
    /// A word for the log, where the text itself may quote an action.
    pub fn kind(&self) -> &'static str {
        match self {
            Refused::Rejected(_) => "rejected",
            Refused::Store(StoreError::Busy) => "store busy",
            Refused::Store(StoreError::DiskFull) => "disk full",
            Refused::Store(_) => "store",
            Refused::Contradiction(_) => "contradiction",
            Refused::Paused { .. } => "paused",
            Refused::Unreadable(_) | Refused::Damaged(_) => "unreadable log",
            Refused::Closing => "closing",
            _ => "refused",
        }
    }
}
