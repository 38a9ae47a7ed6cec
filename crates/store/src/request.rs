//! What is handed in to be written.

use crate::{
    ChannelId, Ending, GuildId, HeldRow, InteractionId, ResultRow, SeatOrder, SeatRow, Secret, TableId, UserId,
};
use serde_json::Value;

/// A table to be opened as a lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread it will occupy; the board message goes there too.
    pub channel: ChannelId,
    /// Id of the game.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u16,
    /// The game's options.
    pub options: Value,
    /// Seats when it starts, at least 1.
    pub seats_wanted: u8,
    /// The user who opens it.
    pub host: UserId,
    /// Who already sits.
    pub seats: Vec<SeatRow>,
    /// Language tag of its public messages.
    pub language: String,
    /// The secret of its luck.
    pub seed: Secret<[u8; 32]>,
    /// Now.
    pub at_ms: i64,
    /// What to tell; a row without a table gets the new one.
    pub outbox: Vec<NewOutbox>,
}

/// What a lobby has besides: when it closes, whose rematch it is, for whom it holds seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbyPlan {
    /// When it closes if nobody starts it; `None`: never.
    pub closes_at_ms: Option<i64>,
    /// The table it plays once more; it has one rematch only, unless that was closed in its lobby.
    pub rematch_of: Option<TableId>,
    /// For whom seats are kept, in the order shown.
    pub held: Vec<HeldRow>,
    /// In which order seats are taken; `None`: as people come.
    pub seat_order: Option<SeatOrder>,
    /// Colours of the public picture, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
}

/// A lobby as it shall be: replaces host and all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reseating {
    /// The table, still in its lobby.
    pub table: TableId,
    /// The user who may start it from now on.
    pub host: UserId,
    /// Everybody who sits from now on.
    pub seats: Vec<SeatRow>,
    /// Another number of seats; `None`: as it was.
    pub seats_wanted: Option<u8>,
    /// Other options of the game; `None`: as they were.
    pub options: Option<Value>,
    /// In which order seats are taken from now on, and who takes which where the host says so.
    pub order: (SeatOrder, Option<Vec<u8>>),
    /// For whom seats are kept from now on, in the order shown.
    pub held: Vec<HeldRow>,
    /// What to tell; a row without a table gets this one.
    pub outbox: Vec<NewOutbox>,
}

/// Everything one input changes at a table, written in one transaction or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commit {
    /// The table, in its lobby or running.
    pub table: TableId,
    /// How many steps the table had when this was decided.
    pub expected_seq: u32,
    /// Steps to add at the end of the log, numbered from `expected_seq + 1`.
    pub steps: Vec<NewStep>,
    /// Turns a lobby into a running table.
    pub start: Option<Start>,
    /// With the start: who took which seat, as in [`crate::TableRow::arrangement`]; `None`: as they came.
    pub arrangement: Option<Vec<u8>>,
    /// What becomes of the sealed choices.
    pub sealed: SealedChange,
    /// What becomes of secret orders; those not named stay, but for the end, which takes all.
    pub orders: Vec<OrderChange>,
    /// Deadlines to set, by kind; those not named stay, but for the end, which takes all.
    pub deadlines: Vec<NewDeadline>,
    /// Seats to add or overwrite, by number; seats not named stay as they are.
    pub seats: Option<Vec<SeatRow>>,
    /// Ends the table.
    pub end: Option<End>,
    /// What to tell; a row without a table gets this one.
    pub outbox: Vec<NewOutbox>,
    /// Now: the time of the steps and of the end.
    pub at_ms: i64,
}

impl Commit {
    /// A commit that changes nothing yet: fill in what changes with `Commit { steps, ..Commit::at(…) }`.
    pub fn at(table: TableId, expected_seq: u32, at_ms: i64) -> Self {
        Commit {
            table,
            expected_seq,
            steps: Vec::new(),
            start: None,
            arrangement: None,
            sealed: SealedChange::Keep,
            orders: Vec::new(),
            deadlines: Vec::new(),
            seats: None,
            end: None,
            outbox: Vec::new(),
            at_ms,
        }
    }
}

/// A step to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewStep {
    /// Who decided; `None`: chance. The seat must exist.
    pub seat: Option<u8>,
    /// The action or outcome in its notation.
    pub text: String,
}

/// The click that starts a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Discord's id of that click.
    pub interaction: InteractionId,
    /// When it was.
    pub at_ms: i64,
}

/// What becomes of a table's sealed choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealedChange {
    /// They stay.
    Keep,
    /// All go: they were revealed, or are void.
    Clear,
    /// One seat lays down a choice, in place of any it had.
    Put {
        /// Whose choice; the seat must exist.
        seat: u8,
        /// The table's `seq` when the decision was asked.
        seq: u32,
        /// The choice in its notation.
        words: Secret<String>,
        /// Whether the owner has confirmed it.
        locked: bool,
    },
}

/// What becomes of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderChange {
    /// A seat orders something, in place of any order it had about it.
    Put {
        /// Whose order; the seat must exist.
        seat: u8,
        /// The decision it is about, a word.
        about: String,
        /// The order in its notation.
        words: Secret<String>,
    },
    /// An order goes: used up, withdrawn, pointless.
    Drop {
        /// Whose order.
        seat: u8,
        /// The decision it was about.
        about: String,
        /// What its owner is to read; `None`: nothing.
        told: Option<Secret<String>>,
    },
}

/// A deadline to be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeadline {
    /// What is to happen, a word; one of each kind at a table.
    pub kind: String,
    /// Not before; `None`: not any more.
    pub due_at_ms: Option<i64>,
}

/// The end of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// How it ended.
    pub status: Ending,
    /// Why, a word; `None`: nothing to add.
    pub reason: Option<String>,
    /// How each seat came out; empty unless finished.
    pub results: Vec<ResultRow>,
}

/// Something to be told to Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewOutbox {
    /// The table it is about. `None` in a table's own transaction means that table; in `enqueue`, none.
    pub table: Option<TableId>,
    /// What to tell, a word.
    pub kind: String,
    /// To whom and about what: ids only, no text, no secret, no token.
    pub body: Value,
    /// Not to be sent before.
    pub due_at_ms: i64,
    /// At most 25 characters, as Discord allows; `None`: one made from the row's id.
    pub nonce: Option<String>,
}

/// Which finished tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// The server.
    pub guild: GuildId,
    /// Only this game; `None`: any.
    pub game: Option<String>,
    /// Only where this user has a result; `None`: any.
    pub user: Option<UserId>,
}
