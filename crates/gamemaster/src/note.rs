//! Notes: rows of the outbox, each of what is to be told to whom. Never a finished text, a secret or a token.

use agon_store::{NewOutbox, TableId, UserId};
use serde::{Deserialize, Serialize};

/// The kind of a row that tells the board.
pub(crate) const BOARD: &str = "board";

/// One thing to tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum Note {
    /// The board message of the table is to show how it stands now.
    Board,
    /// The same where nothing happened at the table: the message stays where it is, unless it is gone.
    #[serde(rename = "face")]
    Refresh,
    /// Nothing happened at the table for a while: the message is posted anew if it is far up, and left alone if not.
    #[serde(rename = "below")]
    BoardCheck,
    /// A board message is not the newest any more: it shrinks to the way to the new one.
    OldBoard {
        /// The channel it stands in.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// A notice is answered: its message goes.
    OldNotice {
        /// The channel it stands in.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// This person is waited for since step `seq`.
    Notice {
        /// The person.
        user: u64,
        /// The step since which.
        seq: u32,
    },
    /// This person is reminded of the turn for which they are waited for since step `seq`.
    Remind {
        /// The person.
        user: u64,
        /// The number of steps at the reminder.
        seq: u32,
        /// The hours since the call, for people who wish more reminders; `None`: the pace sets it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// Another person at the table nudges this one, for whom it waits at step `seq`.
    Nudge {
        /// The person.
        user: u64,
        /// The number of steps at that time.
        seq: u32,
    },
    /// A person asks the others at the table: the channel reads the question, or a person who is asked.
    Question {
        /// The number of the question.
        number: u32,
        /// The person; `None`: the channel.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<u64>,
    },
    /// This person's time was up at step `seq`: the AI keeps their seat until they are back.
    TimeUp {
        /// The person.
        user: u64,
        /// The number of steps at that time.
        seq: u32,
    },
    /// This person is asked alone whether they take over a seat.
    SeatOffered {
        /// The person.
        user: u64,
        /// The seat.
        seat: u8,
    },
    /// Another person took the seat of this person over: their direct message loses its buttons.
    SeatGone {
        /// The person.
        user: u64,
    },
    /// A person at the table invites these people to it.
    Invite {
        /// The person who invites.
        by: u64,
        /// The people invited.
        users: Vec<u64>,
    },
    /// A lobby plays a table once more, and holds seats for these people.
    Rematch {
        /// The number of the table that is played once more.
        of: u32,
        /// The people.
        users: Vec<u64>,
    },
    /// The table's channel takes nothing from us any more: this person is told elsewhere.
    #[serde(rename = "shut")]
    Unreachable {
        /// The person.
        user: u64,
    },
    /// A backup put the table back to step `seq`: its channel hears of it, and who is waited for is called again.
    Restored {
        /// The number of steps that it has again.
        seq: u32,
    },
    /// People who have not read yet what became of their orders are told. A row at every step, even with nothing to
    /// tell: rows are numbered, messages carry the numbers, and a gap would show a secret.
    Orders,
    /// A lobby has begun, or closed: messages that called people to it go, and its announcement says so.
    LobbyOver,
    /// A lobby opened: the announcements channel of its server hears of it.
    NewLobby,
    /// A table came to its end: the announcements channel of its server hears of the result.
    Finished,
    /// A table came to its end: its followers hear of it. A row at every end, even without followers: rows are numbered.
    Followers,
    /// A season began, or is over: the announcements channel of its server hears of it.
    Season {
        /// The server.
        guild: u64,
        /// The season, by the store's id.
        season: i64,
        /// True if it is over.
        over: bool,
    },
    /// A person shows a page of the records or the rules in this channel.
    Page {
        /// The server it speaks of.
        guild: u64,
        /// The channel.
        channel: u64,
        /// The page, in the words of the person who shows it.
        page: String,
        /// The people those words name.
        #[serde(default)]
        about: Vec<u64>,
        /// The language of the place, as a code; a page about a table speaks that table's own.
        #[serde(default)]
        language: Option<String>,
    },
    /// The bot joined this server and introduces itself in this channel.
    Welcome {
        /// The server's system channel.
        channel: u64,
    },
}

impl Note {
    /// Returns the note as a row of the outbox, due at once.
    pub fn row(&self, table: Option<TableId>, at_ms: i64) -> NewOutbox {
        let kind = match self {
            Note::Board => BOARD,
            Note::Refresh => "face",
            Note::BoardCheck => "below",
            Note::OldBoard { .. } => "old-board",
            Note::OldNotice { .. } => "old-notice",
            Note::Notice { .. } => "notice",
            Note::Remind { .. } => "remind",
            Note::Nudge { .. } => "nudge",
            Note::Question { .. } => "question",
            Note::TimeUp { .. } => "time-up",
            Note::SeatOffered { .. } => "seat-offered",
            Note::SeatGone { .. } => "seat-gone",
            Note::Invite { .. } => "invite",
            Note::Rematch { .. } => "rematch",
            Note::Unreachable { .. } => "shut",
            Note::Restored { .. } => "restored",
            Note::Orders => "orders",
            Note::LobbyOver => "lobby-over",
            Note::NewLobby => "new-lobby",
            Note::Finished => "finished",
            Note::Followers => "followers",
            Note::Season { .. } => "season",
            Note::Page { .. } => "page",
            Note::Welcome { .. } => "welcome",
        };
        NewOutbox {
            table,
            kind: kind.to_owned(),
            body: serde_json::to_value(self).unwrap_or_default(),
            due_at_ms: at_ms,
            nonce: None,
        }
    }

    /// Returns a notice to one person.
    pub(crate) fn notice(user: UserId, seq: u32) -> Note {
        Note::Notice { user: user.0, seq }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn rows_are_written_as_they_always_were() {
        let rows = [
            (Note::Board, "board", json!({ "note": "board" })),
            (Note::Refresh, "face", json!({ "note": "face" })),
            (Note::BoardCheck, "below", json!({ "note": "below" })),
            (
                Note::OldBoard { channel: 1, message: 2 },
                "old-board",
                json!({ "note": "old-board", "channel": 1, "message": 2 }),
            ),
            (Note::notice(UserId(3), 4), "notice", json!({ "note": "notice", "user": 3, "seq": 4 })),
            (Note::Remind { user: 3, seq: 4, hours: None }, "remind", json!({ "note": "remind", "user": 3, "seq": 4 })),
            (
                Note::Remind { user: 3, seq: 4, hours: Some(6) },
                "remind",
                json!({ "note": "remind", "user": 3, "seq": 4, "hours": 6 }),
            ),
            (Note::Nudge { user: 3, seq: 4 }, "nudge", json!({ "note": "nudge", "user": 3, "seq": 4 })),
            (Note::Question { number: 2, user: None }, "question", json!({ "note": "question", "number": 2 })),
            (
                Note::Question { number: 2, user: Some(3) },
                "question",
                json!({ "note": "question", "number": 2, "user": 3 }),
            ),
            (Note::TimeUp { user: 3, seq: 4 }, "time-up", json!({ "note": "time-up", "user": 3, "seq": 4 })),
            (
                Note::SeatOffered { user: 3, seat: 2 },
                "seat-offered",
                json!({ "note": "seat-offered", "user": 3, "seat": 2 }),
            ),
            (Note::SeatGone { user: 3 }, "seat-gone", json!({ "note": "seat-gone", "user": 3 })),
            (Note::Unreachable { user: 3 }, "shut", json!({ "note": "shut", "user": 3 })),
            (Note::Restored { seq: 4 }, "restored", json!({ "note": "restored", "seq": 4 })),
            (Note::LobbyOver, "lobby-over", json!({ "note": "lobby-over" })),
            (Note::NewLobby, "new-lobby", json!({ "note": "new-lobby" })),
            (Note::Finished, "finished", json!({ "note": "finished" })),
            (Note::Followers, "followers", json!({ "note": "followers" })),
            (
                Note::Season { guild: 3, season: 4, over: true },
                "season",
                json!({ "note": "season", "guild": 3, "season": 4, "over": true }),
            ),
        ];
        for (note, kind, body) in rows {
            let row = note.row(Some(TableId(7)), 5);
            assert_eq!((row.kind.as_str(), &row.body, row.due_at_ms), (kind, &body, 5));
            assert_eq!(serde_json::from_value::<Note>(body).expect("a note"), note);
        }
    }
}
