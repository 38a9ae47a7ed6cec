//! Deadlines: kinds of what happens at a table by itself at a certain time, and how long each takes.
//!
//! A deadline is a row, so a restart forgets none; one task sleeps until the earliest ([`timers`]). A new kind is a
//! variant with its word here, a deadline set with the change that begins it (`Commit::deadlines`, or
//! `Store::set_deadline` and `Shared::notify_timer`), and an arm in `TableActor::on_deadline`. What it does must be
//! harmless when it is done twice, or too late.

mod board_check;
mod guild_left;
mod settle;
mod timers;

use agon_store::{DeadlineRow, NewDeadline};
use std::time::Duration;

/// The time a lobby stays open without a start, in milliseconds.
pub const LOBBY_MS: i64 = 24 * 3_600_000;

/// The time a suspended table waits until it stops, in milliseconds.
pub const SUSPENDED_MS: i64 = 30 * 24 * 3_600_000;

/// The time from an answer until people are called, in milliseconds: a person answered for by then is not called any
/// more.
pub(crate) const CALL_AFTER_MS: i64 = 1_000;

/// The time a person who acted is taken to watch, in milliseconds: as long as an answer may wait for machines
/// ([`ANSWER_PATIENCE`]). Later they are called.
pub(crate) const WATCHING_MS: i64 = 8_000;

/// The time an answer waits for machines, at most.
pub(crate) const ANSWER_PATIENCE: Duration = Duration::from_secs(8);

/// The time a seat that acted in public is taken to be present, in milliseconds: its person sees the board.
pub(crate) const PRESENT_MS: i64 = 90_000;

/// The time after which a present person who is still waited for is called all the same, in milliseconds.
pub(crate) const CALL_PRESENT_AFTER_MS: i64 = 300_000;

/// The time a board may be under way before it is late, in milliseconds.
pub(crate) const BOARD_LATE_MS: i64 = 5_000;

/// The shortest time until a board is checked, in milliseconds. Each wait is as long as the table has stood still, so
/// the board is checked again when it is twice as old: the fourth time after 50 minutes.
pub(crate) const BOARD_CHECK_SOON_MS: i64 = 375_000;

/// The time until the board of a table at which a turn takes days is checked, once after each change, in milliseconds.
/// An older board is posted anew at the next change anyway.
pub(crate) const BOARD_CHECK_ONCE_MS: i64 = 50 * 60_000;

/// The time until a deadline that could not be met comes again, in milliseconds.
const POSTPONE_MS: i64 = 60_000;

/// The same for what a table that cannot be opened does not miss, in milliseconds.
const POSTPONE_LONG_MS: i64 = 6 * 3_600_000;

/// A kind of deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deadline {
    /// Machines and orders answer a turn, and the people waited for are called.
    Answer,
    /// A lobby that did not start closes.
    LobbyCloses,
    /// A table of a server without the bot stops.
    GuildLeft,
    /// The courier checks what others wrote below a board.
    BoardCheck,
    /// The time of a seat is up.
    Turn,
    /// A person is reminded of their turn.
    Remind,
    /// The person of a seat goes away or comes back, or the table has waited for them long enough.
    Away,
    /// A pause ends.
    Pause,
    /// No person acted for long: the table is asked whether it is still played, or ends.
    Idle,
    /// A lobby asked its people long enough whether they are ready.
    Ready,
    /// The people of a table had long enough to answer a question.
    Question,
}

impl Deadline {
    const ALL: [Deadline; 11] = [
        Deadline::Answer,
        Deadline::LobbyCloses,
        Deadline::GuildLeft,
        Deadline::BoardCheck,
        Deadline::Turn,
        Deadline::Remind,
        Deadline::Away,
        Deadline::Pause,
        Deadline::Idle,
        Deadline::Ready,
        Deadline::Question,
    ];

    /// The kinds that wait while people cannot reach the bot: nobody can act, or hear of anything, meanwhile.
    pub(crate) const WAITING: [Deadline; 6] =
        [Deadline::Turn, Deadline::Remind, Deadline::Away, Deadline::Idle, Deadline::Ready, Deadline::Question];

    /// Returns the word in the database, which never changes.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Deadline::Answer => "moment",
            Deadline::LobbyCloses => "lobby",
            Deadline::GuildLeft => "asleep",
            Deadline::BoardCheck => "below",
            Deadline::Turn => "turn",
            Deadline::Remind => "remind",
            Deadline::Away => "away",
            Deadline::Pause => "pause",
            Deadline::Idle => "idle",
            Deadline::Ready => "ready",
            Deadline::Question => "question",
        }
    }

    /// Reads [`Deadline::word`]; `None` if no kind has this word.
    pub(crate) fn read(word: &str) -> Option<Deadline> {
        Deadline::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Returns a deadline of this kind, to be written.
    pub(crate) fn at(self, due_at_ms: i64) -> NewDeadline {
        NewDeadline { kind: self.word().to_owned(), due_at_ms: Some(due_at_ms) }
    }

    /// Returns the change that takes a deadline of this kind away.
    pub(crate) fn gone(self) -> NewDeadline {
        NewDeadline { kind: self.word().to_owned(), due_at_ms: None }
    }

    /// Returns the time at which a deadline of this kind comes; `None` if these rows have none.
    pub(crate) fn due_in(self, rows: &[DeadlineRow]) -> Option<i64> {
        rows.iter().find(|row| row.kind == self.word()).map(|row| row.due_at_ms)
    }

    /// Returns the wait before a deadline of this kind that could not be met comes again, in milliseconds. A table that
    /// cannot be opened has no board to check and nobody to replace, so these wait longest.
    fn postpone_ms(self) -> i64 {
        match self {
            Deadline::BoardCheck | Deadline::Turn | Deadline::Remind | Deadline::Away | Deadline::Idle => {
                POSTPONE_LONG_MS
            }
            _ => POSTPONE_MS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_written_as_it_always_was_and_read_again() {
        let words =
            ["moment", "lobby", "asleep", "below", "turn", "remind", "away", "pause", "idle", "ready", "question"];
        assert_eq!(Deadline::ALL.map(Deadline::word), words);
        for kind in Deadline::ALL {
            assert_eq!(Deadline::read(kind.word()), Some(kind));
        }
        assert_eq!(Deadline::read("clock"), None);
    }
}
