//! What is handed in to be written.

use crate::{
    ChannelId, Ending, GuildId, HeldRow, InteractionId, Outcome, ResultRow, SealRow, SeatOrder, SeatRow, Secret, Sort,
    StepRow, TableId, UserId,
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
    /// The seed's commitment, 64 hex digits: what everybody sees from now on.
    pub promise: String,
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
    /// Whether its result moves ratings; `None`: as its server has chosen.
    pub rated: Option<bool>,
    /// Whether no AI may take a seat.
    pub people_only: bool,
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
    /// Whether no AI may take a seat from now on.
    pub people_only: bool,
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
    /// Secret choices that are opened: their steps are among those added.
    pub seals: Vec<SealRow>,
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
            seals: Vec::new(),
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
        /// The random bytes of its commitment; `None`: it is not confirmed.
        blind: Option<Secret<[u8; 32]>>,
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
    /// Something became of an order that stands.
    Tell {
        /// Whose order.
        seat: u8,
        /// The decision it is about.
        about: String,
        /// What its owner is to read, after what was not read yet.
        told: Secret<String>,
    },
    /// An order goes: used up, withdrawn, pointless. What was not read of it stays.
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
    /// By how little it was won; `None`: nothing that could be told as a number decided it.
    pub margin: Option<Margin>,
}

/// By how little a table was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Margin {
    /// How many numbers the first two were compared by and equal in; with one or more, a tie was broken.
    pub level: u8,
    /// The number that parted them, a word of the game, and by how much, below 0 where fewer are better; `None`: they
    /// share the win.
    pub by: Option<(String, i64)>,
}

/// A finished table from a file, checked by the caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewImport {
    /// The server whose table it becomes, with the next number there.
    pub guild: GuildId,
    /// Id of the game.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u16,
    /// The game's options.
    pub options: Value,
    /// The user who shall count as its host; 0: nobody known.
    pub host: UserId,
    /// Language tag of its public messages.
    pub language: String,
    /// Who sat. A seat without a person that has no AI either, or was given up, is a former player's: it and its result
    /// get an id of their own.
    pub seats: Vec<SeatRow>,
    /// How they took their seats, and who took which.
    pub order: (SeatOrder, Option<Vec<u8>>),
    /// What its luck is made with: the seed, the table's number where it was played, the click that started it.
    pub luck: (Secret<[u8; 32]>, u64, InteractionId),
    /// The seed's commitment as its file says, 64 hex digits.
    pub promise: String,
    /// When it was started.
    pub started_at_ms: i64,
    /// When it ended.
    pub ended_at_ms: i64,
    /// Its log, numbered from 1.
    pub steps: Vec<StepRow>,
    /// Its opened seals.
    pub seals: Vec<SealRow>,
    /// How it came out.
    pub end: End,
    /// Whether it moves ratings where it counts.
    pub rated: bool,
    /// Whether it counts in records and statistics.
    pub counts: bool,
    /// Now.
    pub at_ms: i64,
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

/// Which past tables to list. Without a server and a user there are none to read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// Only this server's; `None`: everywhere.
    pub guild: Option<GuildId>,
    /// Only this game; `None`: any.
    pub game: Option<String>,
    /// Only where this user sat; `None`: any.
    pub user: Option<UserId>,
    /// Only where this user sat too; looked at with `user` alone.
    pub opponent: Option<UserId>,
    /// Only where `user` came out so; `None`: in any way.
    pub outcome: Option<Outcome>,
    /// Only what ended then or later.
    pub from_ms: Option<i64>,
    /// Only what ended before.
    pub before_ms: Option<i64>,
}

/// Which leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardFilter {
    /// The server; `None`: all servers together.
    pub hall: Option<GuildId>,
    /// Over which time.
    pub period: Period,
    /// Whether tables with AIs count too.
    pub machines: bool,
    /// The game.
    pub game: String,
    /// What is ranked by.
    pub sort: Sort,
    /// Who reads.
    pub reader: UserId,
    /// The server it is read in; `None`: none.
    pub read_in: Option<GuildId>,
}

/// Over which time a leaderboard counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Period {
    /// Without an end.
    AllTime,
    /// The last 30 days.
    Recent,
    /// A season, by our id of it.
    Season(i64),
}
