//! What is to be told to whom: rows of the outbox. Never a finished text, a secret or a token.

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
    Face,
    /// Nothing happened at the table for a while: the message is posted anew if it is far up, and left alone if not.
    Below,
    /// A board message is not the newest any more: it shrinks to the way to the new one.
    OldBoard {
        /// Where it stands.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// A notice calls nobody any more: it goes.
    OldNotice {
        /// Where it stands.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// This person is waited for since step `seq`.
    Notice {
        /// Who.
        user: u64,
        /// The step since which.
        seq: u32,
    },
    /// Somebody at the table invites these people to it.
    Invite {
        /// Who invites.
        by: u64,
        /// Whom.
        users: Vec<u64>,
    },
    /// A lobby plays a table once more, and holds seats for these people.
    Rematch {
        /// The number of the table that is played once more.
        of: u32,
        /// For whom.
        users: Vec<u64>,
    },
    /// The table's channel takes nothing from us any more: this person is told elsewhere.
    Shut {
        /// Who.
        user: u64,
    },
    /// Whoever has not read yet what became of their orders is told. A row at every step, whether there is something to
    /// tell or not: rows are numbered, messages carry the numbers, and a gap would show what nobody is to know.
    Orders,
    /// A lobby has begun, or closed: what called people to it goes.
    LobbyOver,
    /// Somebody shows a page of the records or the rules in this channel.
    Page {
        /// The server it speaks of.
        guild: u64,
        /// The channel.
        channel: u64,
        /// Which page, in the words of whoever shows it.
        page: String,
        /// Whom those words name.
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
    /// The note as a row of the outbox, due at once.
    pub fn row(&self, table: Option<TableId>, at_ms: i64) -> NewOutbox {
        let kind = match self {
            Note::Board => BOARD,
            Note::Face => "face",
            Note::Below => "below",
            Note::OldBoard { .. } => "old-board",
            Note::OldNotice { .. } => "old-notice",
            Note::Notice { .. } => "notice",
            Note::Invite { .. } => "invite",
            Note::Rematch { .. } => "rematch",
            Note::Shut { .. } => "shut",
            Note::Orders => "orders",
            Note::LobbyOver => "lobby-over",
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

    /// A notice to one person.
    pub(crate) fn notice(user: UserId, seq: u32) -> Note {
        Note::Notice { user: user.0, seq }
    }
}
