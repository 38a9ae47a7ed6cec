//! Refusals, by what the person can do about each.

use agon_rules::game::BadOptions;
use agon_rules::table::Rejected;
use agon_rules::undo::CannotUndo;
use agon_store::{StoreError, TableId, TableRow};
use std::error::Error as _;
use std::fmt;

/// A refusal: nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoTable(TableId),
    /// The channel already has an open table.
    #[error("the channel has an open table")]
    ChannelTaken(TableId),
    /// The person has opened, and still sits at, as many open tables of the server as they may.
    #[error("{limit} open tables are enough")]
    TooManyOpen {
        /// The number that the server allows.
        limit: u32,
    },
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
        /// The number of seats.
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
    /// The person left their seat, and another took it over.
    #[error("{name} took over the seat")]
    GaveUp {
        /// The name of its owner now.
        name: String,
    },
    /// The owner of the seat plays: it cannot be offered.
    #[error("the seat is {owner}'s")]
    NotFree {
        /// The owner's name.
        owner: String,
    },
    /// The seat is not offered, or not any more.
    #[error("the seat is not offered")]
    NotOffered,
    /// The seat is offered to one other person.
    #[error("the seat is offered to another person")]
    OfferedToAnother,
    /// Another person took the offered seat.
    #[error("{name} took the seat")]
    SeatTaken {
        /// The name of its owner now.
        name: String,
    },
    /// The person sits or sat at the table, and knows too much of it for another seat.
    #[error("sits or sat here")]
    SatHere,
    /// The managers of the server let the person take no seat.
    #[error("blocked by the server's managers")]
    Blocked,
    /// The person gave the seat up, or the game put it out.
    #[error("out of the table")]
    Out {
        /// The time of that, in UTC milliseconds, if it was noted.
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
    Stale {
        /// Steps made by now.
        now: u32,
    },
    /// The very same action was already done by the same person: a double click.
    #[error("already done")]
    AlreadyDone,
    /// Only people take seats at this table.
    #[error("no machine may sit here")]
    PeopleOnly,
    /// The rules, or the words, forbid it.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// Views of other seats are shown once the table is over.
    #[error("others' secrets are hidden while the table runs")]
    Hidden,
    /// The steps cannot be taken back.
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    /// The steps cannot be taken back any more without the others.
    #[error("the others have acted or were called since")]
    UndoTooLate,
    /// Nothing is taken back at this table.
    #[error("nothing is taken back at this table")]
    UndoForbidden,
    /// No hints are given at this table.
    #[error("no hints are given at this table")]
    NoHints,
    /// Nothing is left to take back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// A table in full swing is aborted by a manager of the server only.
    #[error("only a manager of the server may abort now")]
    ManagersOnly,
    /// Only the last person of a table of people ends it and wins, once all others gave up and every person had acted.
    #[error("nobody is left alone at a table of people")]
    NotAlone,
    /// The rules contradict themselves: a bug. The table stays as it was.
    #[error("the audit found a contradiction: {0}")]
    Contradiction(String),
    /// The table paused itself when it found a contradiction.
    #[error("the table is paused ({code})")]
    Paused {
        /// The code under which it stands in the log.
        code: String,
    },
    /// A person paused the table.
    #[error("the table is paused until {until_ms}")]
    PausedUntil {
        /// The end of the pause, in UTC milliseconds.
        until_ms: i64,
    },
    /// Only a manager of the server pauses a table, or its host alone with machines.
    #[error("no right to pause this table")]
    NoPause,
    /// Only the owner of an absent seat takes it back.
    #[error("only {owner} takes that seat back")]
    NotAbsent {
        /// The owner's name.
        owner: String,
    },
    /// The table was not asked whether it is still played.
    #[error("the table was not asked whether it is still played")]
    NotIdle,
    /// The table waits for no other person.
    #[error("there is nobody to nudge")]
    NoOneToNudge,
    /// The table does not wait for long.
    #[error("too soon for a nudge")]
    NudgeTooSoon {
        /// The time from which a nudge is possible, in UTC milliseconds.
        from_ms: i64,
    },
    /// The people of the lobby still have time to say that they are ready.
    #[error("people still have time to say that they are ready")]
    NotReady,
    /// The lobby does not ask its people whether they are ready.
    #[error("the lobby does not ask whether people are ready")]
    NotAsked,
    /// Another question to the table is open.
    #[error("another question is open")]
    QuestionOpen,
    /// The question is not open any more.
    #[error("the question is answered")]
    QuestionAnswered,
    /// The question needs no answer of this person.
    #[error("the question needs no answer of this person")]
    NotYoursToAnswer,
    /// The table cannot do that now, whoever agrees.
    #[error("that cannot be asked now")]
    CannotAsk,
    /// An AI plays the person's own seat.
    #[error("an AI plays the seat")]
    BackFirst,
    /// The lack of anybody else who could answer.
    #[error("nobody else is there to answer")]
    NobodyToAsk,
    /// The others refused the same in this round of the game.
    #[error("refused in this round")]
    AskedBefore,
    /// The person has asked for it often enough at this table.
    #[error("asked often enough")]
    AskedEnough,
    /// The log on disk does not replay.
    #[error("the log does not replay")]
    Unreadable(#[from] agon_rules::log::Unreadable),
    /// The log on disk does not replay from a step on: it was changed from outside. Its words stay out of every line.
    #[error("the log does not replay from step {0} on")]
    LogDamaged(u32),
    /// The database failed.
    #[error("the store failed")]
    Store(#[from] StoreError),
    /// The service is closing, or the table is being loaded anew. Nothing was done.
    #[error("the service is closing")]
    Closing,
    /// The table's task panicked while it worked on this: it may be done and on disk, or not.
    #[error("the table's task panicked")]
    Panicked,
}

impl Refused {
    /// Returns a description for the log: the kind of refusal, and the causes of a failure on our side. Unlike the
    /// refusal's own text, it quotes no player.
    pub fn report(&self) -> Report<'_> {
        Report(self)
    }

    /// True if this is a failure on our side, not an answer to the person.
    pub fn is_fault(&self) -> bool {
        use Refused::{Contradiction, LogDamaged, Panicked, Store, Unreadable};
        matches!(self, Store(_) | Contradiction(_) | Unreadable(_) | LogDamaged(_) | Panicked)
    }
}

/// A refusal as it may stand in the log.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a>(&'a Refused);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Refused::Store(error) => {
                // The driver's error says what SQLite said; the causes below it would repeat that.
                write!(f, "{error}")?;
                error.source().map_or(Ok(()), |cause| write!(f, ": {cause}"))
            }
            // An audit and a torn log may quote hands and actions.
            Refused::Contradiction(_) => f.write_str("contradiction"),
            Refused::Unreadable(_) => f.write_str("unreadable log"),
            Refused::LogDamaged(step) => write!(f, "the log does not replay from step {step} on"),
            Refused::Rejected(_) => f.write_str("rejected"),
            Refused::Paused { code } => write!(f, "paused ({code})"),
            Refused::Closing => f.write_str("closing"),
            Refused::Panicked => f.write_str("the table's task panicked"),
            _ => f.write_str("refused"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Refused;
    use agon_rules::table::Rejected;
    use agon_store::{Secret, Store, TableId, UserId};

    #[tokio::test]
    async fn a_report_names_what_the_database_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        let no_such_table = store.set_note(TableId(99), UserId(1), Some(Secret("marked".to_owned()))).await;
        let report = Refused::Store(no_such_table.expect_err("a broken constraint")).report().to_string();
        assert!(
            report.starts_with("the database failed: ") && report.contains("FOREIGN KEY constraint failed"),
            "{report}"
        );
        assert!(!report.contains("marked"), "{report}");
        store.close().await;
    }

    #[test]
    fn a_report_quotes_nobody() {
        let rejected = Rejected::Unreadable { text: "seal 7".to_owned(), near: None };
        assert_eq!(Refused::Rejected(rejected).report().to_string(), "rejected");
        assert_eq!(Refused::Contradiction("a hand of 7".to_owned()).report().to_string(), "contradiction");
        assert_eq!(Refused::LogDamaged(7).report().to_string(), "the log does not replay from step 7 on");
    }
}
