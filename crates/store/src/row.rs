//! Rows as they are read: one struct a table.

use crate::{
    ChannelId, Confirming, GuildId, InteractionId, MessageId, Notices, OutboxId, Place, RoleId, SeatOrder, Secret,
    Status, TableId, UserId,
};
use serde_json::Value;
use sqlx::FromRow;
use std::collections::BTreeMap;

/// What a server has chosen.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct GuildRow {
    /// The server.
    #[sqlx(rename = "guild_id")]
    pub guild: GuildId,
    /// Language tag of public messages; `None`: not chosen.
    pub language: Option<String>,
    /// When the welcome was promised; `None`: never.
    pub welcomed_at_ms: Option<i64>,
    /// Its name as Discord last told it; `None`: never told.
    pub name: Option<String>,
    /// Where tables may be opened; empty: everywhere.
    #[sqlx(json)]
    pub channels: Vec<ChannelId>,
    /// Who may open tables; empty: everybody.
    #[sqlx(json)]
    pub roles: Vec<RoleId>,
    /// Where a table lives.
    pub place: Place,
    /// Options new tables begin with, by game; what is not named is as the game has it.
    #[sqlx(json)]
    pub options: BTreeMap<String, BTreeMap<String, String>>,
    /// Whether new tables are rated, if their host does not say otherwise.
    pub rated: bool,
    /// Whether tables with AIs count among people.
    pub machines_count: bool,
}

impl GuildRow {
    /// A server that never chose anything.
    pub(crate) fn unset(guild: GuildId) -> GuildRow {
        GuildRow {
            guild,
            language: None,
            welcomed_at_ms: None,
            name: None,
            channels: Vec::new(),
            roles: Vec::new(),
            place: Place::Channel,
            options: BTreeMap::new(),
            rated: true,
            machines_count: false,
        }
    }
}

/// An open table somebody sits at.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatedRow {
    /// The table.
    #[sqlx(flatten)]
    pub table: TableRow,
    /// What its server is called; `None`: Discord never told.
    #[sqlx(rename = "server_name")]
    pub server: Option<String>,
    /// When its last step was made; before the first, when it was started or opened.
    pub since_ms: i64,
}

/// What a user has chosen.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PlayerRow {
    /// The user.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// Language tag of private messages; `None`: not chosen.
    pub language: Option<String>,
    /// Language tag their Discord last spoke; `None`: never seen.
    pub seen_language: Option<String>,
    /// How their turn is told to them.
    pub notices: Notices,
    /// Whether direct messages get through; `None`: never tried.
    pub dm_open: Option<bool>,
    /// Whether they were asked once how to be called.
    pub greeted: bool,
    /// Colours of private pictures, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
    /// When a panel asks once more.
    pub confirming: Confirming,
    /// Whether what a game suggests to pay is paid without asking.
    pub pays_as_suggested: bool,
    /// Whether they stay off leaderboards and keep their record private.
    pub hidden: bool,
    /// Whether their name may be shown in servers they never played in.
    pub named_everywhere: bool,
}

impl TableRow {
    /// The table's number its luck and its seals are made with.
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
    /// What people call it, from 1 in each server.
    pub number: u32,
    /// The channel or thread it occupies while open.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// Id of the game.
    pub game: String,
    /// Version of the game's rules its log is read with.
    pub rules: u16,
    /// The game's options, as they were given.
    pub options: Value,
    /// Seats when it starts.
    pub seats_wanted: u8,
    /// The user who may start it.
    #[sqlx(rename = "host_id")]
    pub host: UserId,
    /// Language tag of its public messages.
    pub language: String,
    /// Colours of the public picture, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
    /// Where it stands in its life.
    pub status: Status,
    /// The secret of its luck.
    pub seed: Secret<[u8; 32]>,
    /// The click that started it; `None`: not started.
    pub start_interaction: Option<InteractionId>,
    /// How many steps it has.
    pub seq: u32,
    /// When it was opened.
    pub created_at_ms: i64,
    /// When it was started; `None`: not started.
    pub started_at_ms: Option<i64>,
    /// When it ended; `None`: open.
    pub ended_at_ms: Option<i64>,
    /// Why it ended, a word; `None`: open, or nothing to add.
    pub ended_reason: Option<String>,
    /// Where the board message is, or will be.
    #[sqlx(rename = "board_channel_id")]
    pub board_channel: ChannelId,
    /// The board message; `None`: none yet.
    #[sqlx(rename = "board_message_id")]
    pub board_message: Option<MessageId>,
    /// The newest "your turn" mention in the channel; `None`: none.
    #[sqlx(flatten, try_from = "NoticeColumns")]
    pub notice: Option<NoticeRow>,
    /// How often in a row its channel took nothing from us; 0: it does.
    pub refusals: u32,
    /// In which order those who came take their seats.
    pub seat_order: SeatOrder,
    /// Who takes which seat: for each seat the place in the order of coming, from 0; `None`: as they came, or not drawn
    /// yet.
    #[sqlx(json(nullable))]
    pub arrangement: Option<Vec<u8>>,
    /// The table it plays once more; `None`: none.
    pub rematch_of: Option<TableId>,
    /// Whether no AI may take a seat in its lobby.
    pub people_only: bool,
    /// Whether its result moves ratings.
    pub rated: bool,
    /// Whether it counts in records at all; a table read from a file may be there to be read only.
    pub counts: bool,
    /// When it was read from a file; `None`: it was played here.
    pub imported_at_ms: Option<i64>,
    /// The table's number its luck and its seals are made with, where it came from a file; `None`: its own id.
    #[sqlx(try_from = "Unsigned")]
    pub luck_table: Option<u64>,
    /// The commitment of its seed, 64 hex digits, as it was shown before the start; `None`: opened before it was kept.
    pub promise: Option<String>,
}

/// A "your turn" mention that stands in a table's channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// The step since which it calls whoever is waited for.
    pub seq: u32,
    /// The message.
    pub message: MessageId,
}

/// The columns of a notice: both hold something, or neither does.
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

/// A number up to 64 bits, in a column as the signed integer with the same bits.
#[derive(sqlx::Type)]
#[sqlx(transparent)]
struct Unsigned(Option<i64>);

impl From<Unsigned> for Option<u64> {
    fn from(column: Unsigned) -> Self {
        column.0.map(i64::cast_unsigned)
    }
}

/// A seat of a lobby that is kept for somebody who has not come yet. Read and written alike.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct HeldRow {
    /// For whom.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The name shown.
    pub name: String,
}

/// Who holds a seat. Read and written alike. At least one of `user` and `ai` is set; both when the person resigned.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatRow {
    /// From 0, as the rules count.
    pub seat: u8,
    /// The person; `None`: an AI from the start.
    #[sqlx(rename = "user_id")]
    pub user: Option<UserId>,
    /// Level of the AI that decides; `None`: the person does.
    pub ai: Option<String>,
    /// The name shown at this table.
    pub name: String,
    /// Whether the person gave up the seat to the AI.
    pub resigned: bool,
    /// When the person gave up the seat, or the game put it out, in UTC milliseconds; `None`: plays on, or it was not noted.
    pub left_at_ms: Option<i64>,
}

impl SeatRow {
    /// Whether the person plays no part any more.
    pub fn is_out(&self) -> bool {
        self.resigned || self.left_at_ms.is_some()
    }
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StepRow {
    /// From 1, without a gap.
    pub seq: u32,
    /// Who decided; `None`: chance.
    pub seat: Option<u8>,
    /// The action or outcome in its notation.
    pub text: String,
    /// When it was written.
    pub at_ms: i64,
}

/// What a seat has laid down face down.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SealedRow {
    /// Whose choice.
    pub seat: u8,
    /// The table's `seq` when the decision was asked: which decision it is.
    pub seq: u32,
    /// The choice in its notation.
    pub words: Secret<String>,
    /// Whether the owner has confirmed it.
    pub locked: bool,
    /// The random bytes of its commitment; `None`: it is not confirmed.
    pub blind: Option<Secret<[u8; 32]>>,
}

/// A secret choice that was opened. Read and written alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct SealRow {
    /// Whose choice.
    pub seat: u8,
    /// The table's `seq` when the decision was asked: which decision it was.
    pub seq: u32,
    /// Its first step.
    pub first_seq: u32,
    /// How many steps it has, at least 1.
    pub steps: u32,
    /// The random bytes that hid it.
    #[sqlx(try_from = "Vec<u8>")]
    pub blind: [u8; 32],
    /// What was shown while it was hidden.
    #[sqlx(try_from = "Vec<u8>")]
    pub commitment: [u8; 32],
}

/// What a seat has ordered for later, or what became of it.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OrderRow {
    /// Whose order.
    pub seat: u8,
    /// The decision it is about, a word.
    pub about: String,
    /// The order in its notation; `None`: it is gone.
    pub words: Option<Secret<String>>,
    /// What became of the one before, for its owner to read once, in the game master's words.
    pub told: Option<Secret<String>>,
}

/// When something is to happen at a table by itself.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DeadlineRow {
    /// The table.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// What is to happen, a word.
    pub kind: String,
    /// Not before.
    pub due_at_ms: i64,
}

/// Something to be told to Discord.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OutboxRow {
    /// Our id.
    #[sqlx(rename = "outbox_id")]
    pub outbox: OutboxId,
    /// The table it is about; `None`: about none.
    #[sqlx(rename = "table_id")]
    pub table: Option<TableId>,
    /// What to tell, a word.
    pub kind: String,
    /// To whom and about what: ids only.
    pub body: Value,
    /// Not to be sent before.
    pub due_at_ms: i64,
    /// How often sending failed.
    pub attempts: u32,
    /// When it was sent; `None`: not yet.
    pub sent_at_ms: Option<i64>,
    /// The same in every attempt, different for every row: Discord drops a second creation that carries it.
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
