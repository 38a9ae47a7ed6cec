//! Rows of tables of play, their seats, steps and messages, as they are read.

use crate::{
    ChannelId, GuildId, InteractionId, MessageId, OutboxId, SeatOrder, Secret, Status, TableId, TableTimes, UserId,
};
use serde_json::Value;
use sqlx::FromRow;

/// An open table at which a user sits.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatedRow {
    /// The table.
    #[sqlx(flatten)]
    pub table: TableRow,
    /// The name of its server; `None`: Discord never gave one.
    #[sqlx(rename = "server_name")]
    pub server: Option<String>,
    /// The time of its last step, or of its start or opening if it has no step.
    pub since_ms: i64,
}

impl TableRow {
    /// Returns the table number used by its luck and its seals.
    pub fn luck_number(&self) -> u64 {
        self.luck_table.unwrap_or(self.table.0.cast_unsigned())
    }
}

/// A table of play.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TableRow {
    /// Our id.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// The server.
    #[sqlx(rename = "guild_id")]
    pub guild: GuildId,
    /// The number that people use, from 1 in each server.
    pub number: u32,
    /// The channel or thread that it occupies while open.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// Id of the game.
    pub game: String,
    /// The version of the game's rules that reads its log.
    pub rules: u16,
    /// The game's options, as given.
    pub options: Value,
    /// The number of seats at the start.
    pub seats_wanted: u8,
    /// The user who may start it.
    #[sqlx(rename = "host_id")]
    pub host: UserId,
    /// The language tag of its public messages.
    pub language: String,
    /// The colours of the public picture, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
    /// The state of the table.
    pub status: Status,
    /// The secret seed of its luck.
    pub seed: Secret<[u8; 32]>,
    /// The click that started it; `None`: not started.
    pub start_interaction: Option<InteractionId>,
    /// The number of its steps.
    pub seq: u32,
    /// The time of its opening.
    pub created_at_ms: i64,
    /// The time of its start; `None`: not started.
    pub started_at_ms: Option<i64>,
    /// The time of its end; `None`: open.
    pub ended_at_ms: Option<i64>,
    /// The reason of its end, a word; `None`: open, or nothing to add.
    pub ended_reason: Option<String>,
    /// The channel of the board message, now or later.
    #[sqlx(rename = "board_channel_id")]
    pub board_channel: ChannelId,
    /// The board message; `None`: not posted yet.
    #[sqlx(rename = "board_message_id")]
    pub board_message: Option<MessageId>,
    /// The newest "your turn" mention in the channel; `None`: none.
    #[sqlx(flatten, try_from = "NoticeColumns")]
    pub notice: Option<NoticeRow>,
    /// The number of refusals in a row by its channel; 0: the channel takes messages.
    pub refusals: u32,
    /// The order in which the people of the lobby take their seats.
    pub seat_order: SeatOrder,
    /// For each seat, the position of its owner in the order of joining, from 0; `None`: as they joined, or not drawn
    /// yet.
    #[sqlx(json(nullable))]
    pub arrangement: Option<Vec<u8>>,
    /// The table of which it is a rematch; `None`: none.
    pub rematch_of: Option<TableId>,
    /// True if no AI may take a seat in its lobby.
    pub people_only: bool,
    /// True if its result changes ratings.
    pub rated: bool,
    /// True if it counts in records. An imported table may be there for reading only.
    pub counts: bool,
    /// The time of its import from a file; `None`: it was played here.
    pub imported_at_ms: Option<i64>,
    /// The table number used by its luck and its seals, if it came from a file; `None`: its own id.
    #[sqlx(try_from = "Unsigned")]
    pub luck_table: Option<u64>,
    /// The commitment of its seed, 64 hex digits, as shown before the start; `None`: opened before the store kept it.
    pub promise: Option<String>,
    /// The time at which a backup put the open table back to an earlier step; `None`: none did.
    pub restored_at_ms: Option<i64>,
    /// True if nothing is to be done at it before somebody acts or a deadline comes.
    pub at_rest: bool,
    /// The code that its board tells while the table contradicts itself; `None`: it does not.
    pub paused_code: Option<String>,
    /// Its pace, pause and ready check.
    #[sqlx(flatten)]
    pub times: TableTimes,
}

/// A "your turn" mention that stands in a table's channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// The step from which on it calls the waiting seats.
    pub seq: u32,
    /// The message.
    pub message: MessageId,
}

/// The columns of a notice. Both hold a value, or neither does.
#[derive(FromRow)]
struct NoticeColumns {
    notice_seq: Option<u32>,
    notice_message_id: Option<MessageId>,
}

impl From<NoticeColumns> for Option<NoticeRow> {
    fn from(columns: NoticeColumns) -> Self {
        let both = columns.notice_seq.zip(columns.notice_message_id);
        both.map(|(seq, message)| NoticeRow { seq, message })
    }
}

/// A number of up to 64 bits. Its column holds the signed integer with the same bits.
#[derive(sqlx::Type)]
#[sqlx(transparent)]
struct Unsigned(Option<i64>);

impl From<Unsigned> for Option<u64> {
    fn from(column: Unsigned) -> Self {
        column.0.map(i64::cast_unsigned)
    }
}

/// A seat of a lobby held for a person who has not joined yet. Read and written alike.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct HeldRow {
    /// The person.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The name shown.
    pub name: String,
}

/// A seat and its holder. Read and written alike. At least one of `user` and `ai` is set; both if the person resigned.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatRow {
    /// The number of the seat, from 0, as in the rules.
    pub seat: u8,
    /// The person; `None`: an AI from the start.
    #[sqlx(rename = "user_id")]
    pub user: Option<UserId>,
    /// The level of the AI that decides; `None`: the person does.
    pub ai: Option<String>,
    /// The name shown at this table.
    pub name: String,
    /// True if the person resigned and left the seat to the AI.
    pub resigned: bool,
    /// The time in UTC milliseconds at which the person resigned or the game eliminated the seat; `None`: still plays,
    /// or unknown.
    pub left_at_ms: Option<i64>,
}

impl SeatRow {
    /// True if the person takes no part any more.
    pub fn is_out(&self) -> bool {
        self.resigned || self.left_at_ms.is_some()
    }
}

/// The last decision that a seat's holder took by hand. Read and written alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DecidedRow {
    /// The seat.
    pub seat: u8,
    /// The step after which they took it: their own step, or for a secret choice the table's last step at that time.
    #[sqlx(rename = "decided_seq")]
    pub seq: u32,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StepRow {
    /// The number of the step, from 1, without a gap.
    pub seq: u32,
    /// The seat that decided; `None`: chance.
    pub seat: Option<u8>,
    /// The action or outcome in its notation.
    pub text: String,
    /// The time at which it was written.
    pub at_ms: i64,
    /// True if it was made for the person, whose time was up or who was absent.
    pub stood_in: bool,
    /// True if an order of the seat made it, or the table itself because nothing else was possible. Only its owner may know.
    pub automatic: bool,
    /// True if an AI made it and had no time to search to the end.
    pub cut: bool,
}

/// A sealed choice of a seat.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SealedRow {
    /// The owner of the choice.
    pub seat: u8,
    /// The table's `seq` at the start of the decision. It identifies the decision.
    pub seq: u32,
    /// The choice in its notation.
    pub words: Secret<String>,
    /// True if the owner has confirmed it.
    pub locked: bool,
    /// The random bytes of its commitment; `None`: not confirmed yet.
    pub blind: Option<Secret<[u8; 32]>>,
    /// True if an AI made it and had no time to search to the end.
    pub cut: bool,
}

/// An opened secret choice. Read and written alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct SealRow {
    /// The owner of the choice.
    pub seat: u8,
    /// The table's `seq` at the start of the decision. It identifies the decision.
    pub seq: u32,
    /// Its first step.
    pub first_seq: u32,
    /// The number of its steps, at least 1.
    pub steps: u32,
    /// The random bytes that hid it.
    #[sqlx(try_from = "Vec<u8>")]
    pub blind: [u8; 32],
    /// The commitment shown while it was hidden.
    #[sqlx(try_from = "Vec<u8>")]
    pub commitment: [u8; 32],
}

/// An order of a seat, or its outcome.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OrderRow {
    /// The owner of the order.
    pub seat: u8,
    /// The decision that it concerns, a word.
    pub about: String,
    /// The order in its notation; `None`: it is gone.
    pub words: Option<Secret<String>>,
    /// The outcome of the previous order, in the game master's words. Its owner reads it once.
    pub told: Option<Secret<String>>,
    /// True if it answers only when its owner's time is up.
    pub at_zero: bool,
}

/// A time at which a table acts by itself.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DeadlineRow {
    /// The table.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// The kind of event, a word.
    pub kind: String,
    /// The earliest time of the event.
    pub due_at_ms: i64,
}

/// A message for Discord.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OutboxRow {
    /// Our id.
    #[sqlx(rename = "outbox_id")]
    pub outbox: OutboxId,
    /// The table that it concerns; `None`: none.
    #[sqlx(rename = "table_id")]
    pub table: Option<TableId>,
    /// The kind of message, a word.
    pub kind: String,
    /// The recipients and the subject: ids only.
    pub body: Value,
    /// The earliest time to send it.
    pub due_at_ms: i64,
    /// The number of failed attempts.
    pub attempts: u32,
    /// True if it waited for the end of somebody's quiet hours, so that it is not late.
    pub deferred: bool,
    /// The time at which it was sent; `None`: not yet.
    pub sent_at_ms: Option<i64>,
    /// The nonce, the same in every attempt and different for every row. Discord drops a second message that carries
    /// it.
    pub nonce: String,
}

/// The newest direct message with a panel that a player has for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DirectMessageRow {
    /// The direct-message channel.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// The message in it.
    #[sqlx(rename = "message_id")]
    pub message: MessageId,
}

/// The line about a lobby in the announcements channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct AnnouncementRow {
    /// The channel.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// The message in it.
    #[sqlx(rename = "message_id")]
    pub message: MessageId,
}
