//! Requests: the values that callers hand in to be written.

use crate::{
    ChannelId, ChosenTimes, ClockRow, DecidedRow, Ending, GuildId, HeldRow, InteractionId, Outcome, QuestionChange,
    ResultRow, SealRow, SeatOrder, SeatRow, Secret, Sort, StepRow, TableId, TimesChange, UserId,
};
use serde_json::Value;

/// A table to be opened as a lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread that it will occupy. The board message goes there too.
    pub channel: ChannelId,
    /// Id of the game.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u16,
    /// The game's options.
    pub options: Value,
    /// The number of seats at the start, at least 1.
    pub seats_wanted: u8,
    /// The user who opens it.
    pub host: UserId,
    /// The seats already taken.
    pub seats: Vec<SeatRow>,
    /// The language tag of its public messages.
    pub language: String,
    /// The secret seed of its luck.
    pub seed: Secret<[u8; 32]>,
    /// The seed's commitment, 64 hex digits. The table shows it from now on.
    pub promise: String,
    /// The current time.
    pub at_ms: i64,
    /// The outbox rows. A row without a table gets the new one.
    pub outbox: Vec<NewOutbox>,
}

/// The extras of a lobby: its closing time, the table of which it is a rematch, and its held seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbyPlan {
    /// The time at which it closes without a start; `None`: never.
    pub closes_at_ms: Option<i64>,
    /// The table of which it is a rematch. A table has only one rematch, unless that was closed in its lobby.
    pub rematch_of: Option<TableId>,
    /// The people for whom it holds seats, in the order shown.
    pub held: Vec<HeldRow>,
    /// The order in which people take their seats; `None`: as they join.
    pub seat_order: Option<SeatOrder>,
    /// Colours of the public picture, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
    /// True if its result changes ratings; `None`: as its server has chosen.
    pub rated: Option<bool>,
    /// True if no AI may take a seat.
    pub people_only: bool,
    /// True if its server's limit of open tables per person holds for it.
    pub limited: bool,
    /// The times; the server's defaults in place of missing ones.
    pub times: ChosenTimes,
}

/// The new state of a lobby. Replaces the host and all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reseating {
    /// The table, still in its lobby.
    pub table: TableId,
    /// The user who may start it from now on.
    pub host: UserId,
    /// All seats taken from now on.
    pub seats: Vec<SeatRow>,
    /// A new number of seats; `None`: unchanged.
    pub seats_wanted: Option<u8>,
    /// New options of the game; `None`: unchanged.
    pub options: Option<Value>,
    /// True if no AI may take a seat from now on.
    pub people_only: bool,
    /// The order in which people take their seats from now on, and the arrangement if the host sets it.
    pub order: (SeatOrder, Option<Vec<u8>>),
    /// The people for whom it holds seats from now on, in the order shown.
    pub held: Vec<HeldRow>,
    /// The outbox rows. A row without a table gets this one.
    pub outbox: Vec<NewOutbox>,
}

/// Everything that one input changes at a table, written in one transaction or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commit {
    /// The table, in its lobby or running.
    pub table: TableId,
    /// The number of steps that the table had at the decision.
    pub expected_seq: u32,
    /// Steps to add at the end of the log, numbered from `expected_seq + 1`.
    pub steps: Vec<NewStep>,
    /// Turns a lobby into a running table.
    pub start: Option<Start>,
    /// With the start: the result will change no ratings, whatever the lobby said.
    pub unrated: bool,
    /// The arrangement at the start, as in [`crate::TableRow::arrangement`]; `None`: as they joined.
    pub arrangement: Option<Vec<u8>>,
    /// The change of the sealed choices.
    pub sealed: SealedChange,
    /// Secret choices to open. Their steps are in `steps`.
    pub seals: Vec<SealRow>,
    /// The decision that the commit writes, if the seat's holder took it by hand.
    pub decided: Option<DecidedRow>,
    /// The changes of secret orders. Orders not named stay, except that the end removes all.
    pub orders: Vec<OrderChange>,
    /// The deadlines to set, by kind. Deadlines not named stay, except that the end removes all.
    pub deadlines: Vec<NewDeadline>,
    /// A seat that another person takes. It is in `seats` too.
    pub take_over: Option<TakeOver>,
    /// The changes of offered seats. Offers not named stay, except that the end removes all.
    pub offers: Vec<OfferChange>,
    /// Clocks to put whole, by seat. Clocks not named stay, except that the end stops all. The seats must exist.
    pub clocks: Vec<ClockRow>,
    /// The [`crate::TableTimes::moved_ms`] that the clocks and deadlines were computed with. If an outage was noted since,
    /// the commit moves its running clocks and its deadlines `turn` and `remind` too. `None`: it moves nothing.
    pub known_moved_ms: Option<i64>,
    /// The change of the table's pause and of the question whether it is still played; `None`: no change.
    pub times: Option<TimesChange>,
    /// The change of the table's questions. Its end ends an open one.
    pub question: Option<QuestionChange>,
    /// Seats to add or overwrite, by number. Seats not named stay.
    pub seats: Option<Vec<SeatRow>>,
    /// Ends the table.
    pub end: Option<End>,
    /// The outbox rows. A row without a table gets this one.
    pub outbox: Vec<NewOutbox>,
    /// The current time. The steps and the end get it.
    pub at_ms: i64,
}

impl Commit {
    /// Returns a commit that changes nothing yet. Fill in the changes with `Commit { steps, ..Commit::at(…) }`.
    pub fn at(table: TableId, expected_seq: u32, at_ms: i64) -> Self {
        Commit {
            table,
            expected_seq,
            steps: Vec::new(),
            start: None,
            unrated: false,
            arrangement: None,
            sealed: SealedChange::Keep,
            seals: Vec::new(),
            decided: None,
            orders: Vec::new(),
            deadlines: Vec::new(),
            take_over: None,
            offers: Vec::new(),
            clocks: Vec::new(),
            known_moved_ms: None,
            times: None,
            question: None,
            seats: None,
            end: None,
            outbox: Vec::new(),
            at_ms,
        }
    }
}

/// A step to add.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewStep {
    /// The seat that decided; `None`: chance. The seat must exist.
    pub seat: Option<u8>,
    /// The action or outcome in its notation.
    pub text: String,
    /// True if it is made for the person, whose time is up or who is absent.
    pub stood_in: bool,
    /// True if an order of the seat makes it, or the table itself because nothing else is possible.
    pub automatic: bool,
    /// True if an AI made it and had no time to search to the end.
    pub cut: bool,
}

/// The click that starts a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Discord's id of that click.
    pub interaction: InteractionId,
    /// The time of the click.
    pub at_ms: i64,
}

/// A change of a table's sealed choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealedChange {
    /// Keeps all.
    Keep,
    /// Removes all: they were revealed, or are void.
    Clear,
    /// Removes the choice of one seat.
    Drop {
        /// Its owner.
        seat: u8,
    },
    /// Stores the choice of one seat and replaces any it had.
    Put {
        /// The owner of the choice. The seat must exist.
        seat: u8,
        /// The table's `seq` at the start of the decision.
        seq: u32,
        /// The choice in its notation.
        words: Secret<String>,
        /// True if the owner has confirmed it.
        locked: bool,
        /// The random bytes of its commitment; `None`: not confirmed yet.
        blind: Option<Secret<[u8; 32]>>,
        /// True if an AI made it and had no time to search to the end.
        cut: bool,
    },
}

impl SealedChange {
    /// Empties the choice of a seat, so that whoever plays it begins anew.
    pub fn emptied(seat: u8, seq: u32) -> SealedChange {
        SealedChange::Put { seat, seq, words: Secret(String::new()), locked: false, blind: None, cut: false }
    }
}

/// A change of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderChange {
    /// Stores an order of a seat and replaces any that it had about the same decision.
    Put {
        /// The owner of the order. The seat must exist.
        seat: u8,
        /// The decision that it concerns, a word.
        about: String,
        /// The order in its notation.
        words: Secret<String>,
        /// True if it answers only when its owner's time is up.
        at_zero: bool,
    },
    /// Adds an outcome to an order that stays.
    Tell {
        /// The owner of the order.
        seat: u8,
        /// The decision that it concerns.
        about: String,
        /// The outcome for its owner to read, after the unread ones.
        told: Secret<String>,
    },
    /// Removes an order: used up, withdrawn or pointless. Keeps its unread outcomes.
    Drop {
        /// The owner of the order.
        seat: u8,
        /// The decision that it concerned.
        about: String,
        /// The outcome for its owner to read; `None`: nothing.
        told: Option<Secret<String>>,
    },
}

/// A seat of a running table that another person takes from its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeOver {
    /// The seat. A person must hold it, or have given it up.
    pub seat: u8,
    /// The new owner.
    pub user: UserId,
    /// The name shown at the table.
    pub name: String,
}

/// A change of an offered seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferChange {
    /// Offers a seat from the commit's time on, and replaces an offer of it.
    Put {
        /// The seat.
        seat: u8,
        /// The only person who may take it; `None`: anybody.
        user: Option<UserId>,
    },
    /// Withdraws the offer.
    Drop {
        /// The seat.
        seat: u8,
    },
}

/// A deadline to set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeadline {
    /// The kind of event, a word. A table has one deadline of each kind.
    pub kind: String,
    /// The earliest time of the event; `None`: removes the deadline.
    pub due_at_ms: Option<i64>,
}

/// The end of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The kind of end.
    pub status: Ending,
    /// The reason, a word; `None`: nothing to add.
    pub reason: Option<String>,
    /// The result of each seat. Empty unless finished.
    pub results: Vec<ResultRow>,
    /// The margin of the win; `None`: no number decided it.
    pub margin: Option<Margin>,
}

/// The margin of a table's win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Margin {
    /// The number of equal values in the comparison of the first two. With one or more, a tie was broken.
    pub level: u8,
    /// The first value that differed, a word of the game, and the difference, below 0 if fewer are better. `None`: they
    /// share the win.
    pub by: Option<(String, i64)>,
}

/// A finished table from a file. The caller has checked it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewImport {
    /// The server that gets the table, with its next number.
    pub guild: GuildId,
    /// Id of the game.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u16,
    /// The game's options.
    pub options: Value,
    /// The user recorded as its host; 0: unknown.
    pub host: UserId,
    /// The language tag of its public messages.
    pub language: String,
    /// The seats. A seat that was resigned, or that has neither a person nor an AI, belongs to a former player. It and
    /// its result get a new id.
    pub seats: Vec<SeatRow>,
    /// The order in which they took their seats, and the arrangement.
    pub order: (SeatOrder, Option<Vec<u8>>),
    /// The inputs of its luck: the seed, the table's number where it was played, and the click that started it.
    pub luck: (Secret<[u8; 32]>, u64, InteractionId),
    /// The seed's commitment from its file, 64 hex digits.
    pub promise: String,
    /// The time of its start.
    pub started_at_ms: i64,
    /// The time of its end.
    pub ended_at_ms: i64,
    /// Its log, numbered from 1.
    pub steps: Vec<StepRow>,
    /// Its opened seals.
    pub seals: Vec<SealRow>,
    /// Its end, with results.
    pub end: End,
    /// True if it changes ratings where it counts.
    pub rated: bool,
    /// True if it counts in records and statistics.
    pub counts: bool,
    /// The current time.
    pub at_ms: i64,
}

/// A message for Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewOutbox {
    /// The table that it concerns. `None` means the table of the commit, and no table in `enqueue`.
    pub table: Option<TableId>,
    /// The kind of message, a word.
    pub kind: String,
    /// The recipients and the subject: ids only, no text, no secret, no token.
    pub body: Value,
    /// The earliest time to send it.
    pub due_at_ms: i64,
    /// The nonce, at most 25 characters, as Discord allows; `None`: one made from the row's id.
    pub nonce: Option<String>,
}

/// A filter of past tables. Without a server and a user it lists none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// Only tables of this server; `None`: of all.
    pub guild: Option<GuildId>,
    /// Only tables of this game; `None`: of any.
    pub game: Option<String>,
    /// Only tables where this user sat; `None`: any.
    pub user: Option<UserId>,
    /// Only tables where this user sat too. Used only together with `user`.
    pub opponent: Option<UserId>,
    /// Only tables with this outcome for `user`; `None`: any.
    pub outcome: Option<Outcome>,
    /// Only tables that ended at this time or later.
    pub from_ms: Option<i64>,
    /// Only tables that ended before this time.
    pub before_ms: Option<i64>,
}

/// The filter of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderboardFilter {
    /// The server; `None`: all servers together.
    pub guild: Option<GuildId>,
    /// The period.
    pub period: Period,
    /// True if tables with AIs count too.
    pub machines: bool,
    /// The game.
    pub game: String,
    /// The value that ranks it.
    pub sort: Sort,
    /// The reader.
    pub reader: UserId,
    /// The server where it is read; `None`: none.
    pub read_in: Option<GuildId>,
}

/// The filter of a server's leaderboard of all games together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TotalFilter {
    /// The server.
    pub guild: GuildId,
    /// The period.
    pub period: Period,
    /// True if tables with AIs count too.
    pub machines: bool,
    /// The value that ranks it. There is no rating over all games: [`Sort::Rating`] ranks by wins.
    pub sort: Sort,
    /// The reader.
    pub reader: UserId,
}

/// The period that a leaderboard counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Period {
    /// All time.
    AllTime,
    /// The last 30 days.
    Recent,
    /// A season, by our id of it.
    Season(i64),
}
