//! The outbox worker: tells everybody what the game master wrote down to be told.
//!
//! Rows of one table are told together, so a burst of moves edits the board once: the latest face wins. Sending twice
//! does no harm: edits go by stored message id, creations carry the row's nonce.

use super::asker::Asker;
use super::commands::table::sent_at_ms;
use super::commands::{history, leaderboard};
use super::custom_id::{CustomId, Verb};
use super::panels::say;
use super::panels::{board, game_words, help, records, rules, seat, tell};
use super::parts::{Button, Parts};
use crate::app::App;
use crate::logs::clean;
use agon_gamemaster::{Look, Note, Refused, Stage, TableId};
use agon_lang::Language;
use agon_store::{ChannelId, DirectMessageRow, GuildId, MessageId, NoticeRow, Notices, OutboxId, OutboxRow, UserId};
use serenity::all::{
    ChannelId as DiscordChannel, CreateMessage, Http, HttpError, MessageId as DiscordMessage, Nonce,
    UserId as DiscordUser,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// How many rows are read at once.
const BATCH: u32 = 100;
/// How old may a board message be and still be edited? Discord allows few edits of messages older than an hour.
const BOARD_AGE_MS: i64 = 50 * 60_000;
/// How often is a row tried before it is given up?
const TRIES: u32 = 8;
/// How long does the courier rest when nothing rings?
const REST: Duration = Duration::from_secs(30);
/// How long are told rows kept?
const KEEP_MS: i64 = 24 * 3_600_000;

/// Discord's word for a channel, message or person that is gone or closed to us.
mod code {
    pub const UNKNOWN_CHANNEL: isize = 10_003;
    pub const UNKNOWN_MESSAGE: isize = 10_008;
    pub const CANNOT_MESSAGE_USER: isize = 50_007;
    pub const NO_SHARED_SERVER: isize = 50_278;
}

/// Why something could not be told.
#[derive(Debug, thiserror::Error)]
enum Untold {
    /// It never can: no right, no such place.
    #[error("refused for good: {0}")]
    Never(Box<serenity::Error>),
    /// Maybe later.
    #[error("not now: {0}")]
    Later(anyhow::Error),
}

impl Untold {
    fn code(error: &serenity::Error) -> Option<(u16, isize)> {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Some((response.status_code.as_u16(), response.error.code))
            }
            _ => None,
        }
    }
}

impl From<serenity::Error> for Untold {
    fn from(error: serenity::Error) -> Untold {
        match Untold::code(&error) {
            Some((400..=428 | 430..=499, _)) => Untold::Never(Box::new(error)),
            _ => Untold::Later(error.into()),
        }
    }
}

impl From<Refused> for Untold {
    fn from(refused: Refused) -> Untold {
        Untold::Later(refused.into())
    }
}

impl From<agon_store::StoreError> for Untold {
    fn from(error: agon_store::StoreError) -> Untold {
        Untold::Later(error.into())
    }
}

/// Works until told to stop.
pub async fn work(app: Arc<App>, http: Arc<Http>) {
    loop {
        let worked = round(&app, &http).await;
        if let Err(error) = &worked {
            tracing::error!(%error, "the outbox cannot be read");
        }
        if matches!(worked, Ok(0) | Err(_)) {
            tokio::select! {
                () = app.gamemaster.rung() => {}
                () = tokio::time::sleep(rest(&app).await) => {}
            }
        }
    }
}

/// Until the next row is due, or something rings.
async fn rest(app: &App) -> Duration {
    let due = app.gamemaster.store().next_due().await.ok().flatten();
    let wait = due.map_or(REST.as_millis() as i64, |due| due - app.gamemaster.now_ms());
    Duration::from_millis(wait.clamp(10, REST.as_millis() as i64) as u64)
}

/// Tells what is due now and says how many rows that were.
async fn round(app: &App, http: &Arc<Http>) -> anyhow::Result<usize> {
    let store = app.gamemaster.store();
    let now = app.gamemaster.now_ms();
    let rows = store.due(now, BATCH).await?;
    let count = rows.len();
    // Rows of one table go together; each other row stands alone.
    let mut by_table: BTreeMap<(Option<TableId>, Option<OutboxId>), Vec<OutboxRow>> = BTreeMap::new();
    for row in rows {
        let alone = row.table.is_none().then_some(row.outbox);
        by_table.entry((row.table, alone)).or_default().push(row);
    }
    for ((table, _), rows) in by_table {
        let told = match table {
            Some(table) => at_table(app, http, table, &rows).await,
            None => elsewhere(app, http, &rows).await,
        };
        let now = app.gamemaster.now_ms();
        for row in &rows {
            match &told {
                Ok(()) => store.mark_sent(row.outbox, now).await?,
                Err(Untold::Later(error)) if row.attempts < TRIES => {
                    tracing::warn!(
                        kind = row.kind,
                        table = row.table.map(|id| id.0),
                        error = clean(format!("{error:#}")),
                        "told later"
                    );
                    store.put_off(row.outbox, now + 1000 * (1 << row.attempts.min(8))).await?;
                }
                Err(error) => {
                    tracing::error!(
                        kind = row.kind,
                        table = row.table.map(|id| id.0),
                        error = clean(error),
                        "given up"
                    );
                    store.mark_sent(row.outbox, now).await?;
                }
            }
        }
    }
    if count == 0 {
        store.sweep_sent(now - KEEP_MS).await?;
    }
    Ok(count)
}

async fn elsewhere(app: &App, http: &Arc<Http>, rows: &[OutboxRow]) -> Result<(), Untold> {
    for row in rows {
        let (channel, parts) = match serde_json::from_value(row.body.clone()) {
            Ok(Note::Welcome { channel }) => (channel, Some(help::welcome(app.house_language()))),
            Ok(Note::Page { guild, channel, page }) => (channel, page_of(app, GuildId(guild), &page).await?),
            _ => continue,
        };
        if let Some(parts) = parts {
            DiscordChannel::new(channel).send_message(http, with_nonce(parts.message(), &row.nonce)).await?;
        }
    }
    Ok(())
}

/// A page as everybody may see it, in the server's language and without its buttons: they would answer one person.
async fn page_of(app: &App, guild: GuildId, page: &str) -> Result<Option<Parts>, Untold> {
    let Some(id) = CustomId::read(page) else { return Ok(None) };
    let chosen = app.gamemaster.store().guild(guild).await?.language;
    let language = chosen.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
    let filter = records::Filter::read(&id.words);
    let parts = match id.verb {
        Verb::Rules => Some(rules::rules(language, id.word(0), id.word(1))),
        Verb::Leaders => Some(leaderboard::page(app, language, guild, &filter).await.map_err(Untold::Later)?),
        Verb::History if id.words == "table" => {
            let look = app.gamemaster.look(id.table, None).await?;
            let ours = look.table.guild == guild && look.standing.is_some();
            ours.then(|| records::table(language, &look, None))
        }
        Verb::History => Some(history::page(app, language, guild, &filter).await.map_err(Untold::Later)?),
        _ => None,
    };
    Ok(parts.map(|parts| Parts { rows: Vec::new(), ..parts }))
}

/// Everything due at one table: the board first, then whoever is newly waited for.
async fn at_table(app: &App, http: &Arc<Http>, table: TableId, rows: &[OutboxRow]) -> Result<(), Untold> {
    let look = app.gamemaster.look(table, None).await?;
    let language = Language::from_code(&look.table.language).unwrap_or(Language::English);
    // The board may be lost (no right, channel gone): people waited for are told all the same.
    let boarded = show_board(app, http, &look, language, rows).await;
    let called = clear_notice(app, http, &look).await;
    let mut users: Vec<UserId> = Vec::new();
    for row in rows {
        if let Ok(Note::Notice { user, seq }) = serde_json::from_value(row.body.clone())
            && still_waited(&look, UserId(user), seq)
            && !users.contains(&UserId(user))
        {
            users.push(UserId(user));
        }
    }
    let nonce = rows.last().map(|row| row.nonce.clone()).unwrap_or_default();
    let noticed = call(app, http, &look, language, &users, &nonce).await;
    boarded.and(called).and(noticed)
}

fn still_waited(look: &Look, user: UserId, seq: u32) -> bool {
    let seat = look.seats.iter().find(|row| row.user == Some(user) && !row.resigned);
    let seat = seat.map(|row| agon_rules::Seat(row.seat));
    look.seq == seq && seat.is_some_and(|seat| look.waiting.has(seat) && !look.ready.has(seat))
}

async fn show_board(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    rows: &[OutboxRow],
) -> Result<(), Untold> {
    let parts = board::board(language, look);
    let channel = DiscordChannel::new(look.table.board_channel.0);
    if let Some(message) = look.table.board_message {
        let young = app.gamemaster.now_ms() - sent_at_ms(message) < BOARD_AGE_MS;
        if young || look.stage == Stage::Over {
            match channel.edit_message(http, DiscordMessage::new(message.0), parts.edit()).await {
                Ok(_) => return Ok(()),
                Err(error) if Untold::code(&error).is_some_and(|(_, code)| code == code::UNKNOWN_MESSAGE) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    let nonce = rows.last().map(|row| row.nonce.as_str()).unwrap_or_default();
    let sent = channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    let message = MessageId(sent.id.get());
    app.gamemaster.store().set_board_message(look.table.table, look.table.board_channel, message).await?;
    if let Some(old) = look.table.board_message {
        shrink(http, look, language, channel, old, message).await;
    }
    app.gamemaster.refresh(look.table.table).await?;
    Ok(())
}

/// The old board becomes one line with the way to the new one; if it is gone, so much the better.
async fn shrink(http: &Http, look: &Look, language: Language, channel: DiscordChannel, old: MessageId, new: MessageId) {
    let link = format!("https://discord.com/channels/{}/{}/{}", look.table.guild.0, channel.get(), new.0);
    let args = [("number", i64::from(look.table.number).into()), ("link", link.into())];
    let line = Parts::line(tell(language, "ui-board-moved", &args));
    if let Err(error) = channel.edit_message(http, DiscordMessage::new(old.0), line.edit()).await {
        tracing::debug!(error = clean(error), "an old board is gone");
    }
}

/// Takes the notice away once nobody it called is waited for any more.
async fn clear_notice(app: &App, http: &Arc<Http>, look: &Look) -> Result<(), Untold> {
    let Some(notice) = look.table.notice else { return Ok(()) };
    let waited = look
        .seats
        .iter()
        .any(|row| row.user == Some(notice.user) && !row.resigned && look.waiting.has(agon_rules::Seat(row.seat)));
    if waited {
        return Ok(());
    }
    let channel = DiscordChannel::new(look.table.board_channel.0);
    if let Err(error) = channel.delete_message(http, DiscordMessage::new(notice.message.0)).await {
        tracing::debug!(error = clean(error), "a notice is gone");
    }
    app.gamemaster.store().set_notice(look.table.table, None).await?;
    app.gamemaster.refresh(look.table.table).await?;
    Ok(())
}

/// Calls people by their own choice; a closed direct message becomes a mention.
async fn call(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    users: &[UserId],
    nonce: &str,
) -> Result<(), Untold> {
    let mut mentioned = Vec::new();
    for &user in users {
        let player = app.gamemaster.store().player(user).await?;
        match player.notices {
            Notices::Quiet => {}
            Notices::Direct if player.dm_open != Some(false) => {
                let spoken = player.language.as_deref().and_then(Language::from_code).unwrap_or(language);
                if !send_panel(app, http, look.table.table, user, spoken, nonce).await? {
                    mentioned.push(user);
                }
            }
            Notices::Direct | Notices::Mention => mentioned.push(user),
        }
    }
    let Some(&first) = mentioned.first() else { return Ok(()) };
    let (Some(words), Some(view)) = (game_words(&look.table.game), &look.public) else { return Ok(()) };
    let names: Vec<String> = mentioned.iter().map(|user| format!("<@{}>", user.0)).collect();
    let args = [("mentions", names.join(" ").into()), ("what", words.notice(language, view).into())];
    let parts = Parts {
        mentions: mentioned.iter().map(|user| user.0).collect(),
        ..Parts::line(tell(language, "ui-notice", &args))
    };
    let my_seat = CustomId::new(Verb::Seat, look.table.table, 0, "");
    let parts = parts
        .buttons(board::quick_row(language, words, look))
        .buttons(vec![Button::new(my_seat, say(language, "label-my-seat"))]);
    let channel = DiscordChannel::new(look.table.board_channel.0);
    // The board and the notice of one batch need different nonces.
    let sent = channel.send_message(http, with_nonce(parts.message(), &format!("n{nonce}"))).await?;
    let notice = NoticeRow { user: first, message: MessageId(sent.id.get()) };
    app.gamemaster.store().set_notice(look.table.table, Some(notice)).await?;
    app.gamemaster.refresh(look.table.table).await?;
    Ok(())
}

/// Sends a player's panel as a direct message; the one before loses its buttons. `false` if they are closed to us.
async fn send_panel(
    app: &App,
    http: &Arc<Http>,
    table: TableId,
    user: UserId,
    language: Language,
    nonce: &str,
) -> Result<bool, Untold> {
    let store = app.gamemaster.store();
    let look = app.gamemaster.look(table, Some(user)).await?;
    let message = with_nonce(seat::direct(language, &look).message(), &format!("d{nonce}"));
    let Some((channel, sent)) = direct(http, user, message).await? else {
        store.set_dm_open(user, Some(false)).await?;
        return Ok(false);
    };
    if let Some(old) = store.direct_message(table, user).await? {
        let line = seat::settled(language, &look);
        let old_channel = DiscordChannel::new(old.channel.0);
        if let Err(error) = old_channel.edit_message(http, DiscordMessage::new(old.message.0), line.edit()).await {
            tracing::debug!(error = clean(error), "an old direct message is gone");
        }
    }
    store.set_direct_message(table, user, DirectMessageRow { channel, message: sent }).await?;
    store.set_dm_open(user, Some(true)).await?;
    Ok(true)
}

/// Tries a direct message at once, and remembers whether it got through.
///
/// # Errors
/// Discord or the database failed.
pub async fn try_direct(app: &App, http: &Arc<Http>, asker: &Asker) -> anyhow::Result<bool> {
    let message = Parts::line(say(asker.language, "ui-dm-hello")).message();
    let open = direct(http, asker.user, message).await?.is_some();
    app.gamemaster.store().set_dm_open(asker.user, Some(open)).await?;
    Ok(open)
}

/// A direct message; `None` if the player's are closed to us.
async fn direct(
    http: &Arc<Http>,
    user: UserId,
    message: CreateMessage,
) -> Result<Option<(ChannelId, MessageId)>, Untold> {
    let closed = |error: &serenity::Error| {
        let code = Untold::code(error).map(|(_, code)| code);
        matches!(code, Some(code::CANNOT_MESSAGE_USER | code::NO_SHARED_SERVER | code::UNKNOWN_CHANNEL))
    };
    let channel = match DiscordUser::new(user.0).create_dm_channel(http).await {
        Ok(channel) => channel.id,
        Err(error) if closed(&error) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    match channel.send_message(http, message).await {
        Ok(sent) => Ok(Some((ChannelId(channel.get()), MessageId(sent.id.get())))),
        Err(error) if closed(&error) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// A creation that may be tried twice and appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
