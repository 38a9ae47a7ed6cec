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
use agon_gamemaster::{Look, Note, Refused, Stage, TableId, TableRow};
use agon_lang::Language;
use agon_store::{ChannelId, DirectMessageRow, GuildId, MessageId, NoticeRow, Notices, OutboxId, OutboxRow, UserId};
use serenity::all::{
    ChannelId as DiscordChannel, CreateMessage, Http, HttpError, MessageId as DiscordMessage, Nonce,
    UserId as DiscordUser,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How many rows are read at once.
const BATCH: u32 = 100;
/// At how many tables is something told at the same time?
const AT_ONCE: usize = 8;
/// How long may it take to tell everything due at one table?
const TELLING: Duration = Duration::from_secs(60);
/// How old may a board message be and still be edited? Discord allows few edits of messages older than an hour.
const BOARD_AGE_MS: i64 = 50 * 60_000;
/// How long until a failed row is tried again, at most? It is tried until it is told, or refused for good.
const LATEST_MS: i64 = 5 * 60_000;
/// How long does the courier rest when nothing rings, and when the outbox itself fails?
const REST: Duration = Duration::from_secs(30);
const FAILED: Duration = Duration::from_secs(5);
/// How long are told rows kept?
const KEEP_MS: i64 = 24 * 3_600_000;

/// Discord's word for a channel, message or person that is gone or closed to us.
mod code {
    pub const UNKNOWN_MESSAGE: isize = 10_008;
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
        // The text of a refusal may quote an action.
        Untold::Later(anyhow::anyhow!("{}", refused.kind()))
    }
}

impl From<agon_store::StoreError> for Untold {
    fn from(error: agon_store::StoreError) -> Untold {
        Untold::Later(error.into())
    }
}

/// What became of a row.
type Fate = (OutboxId, Result<(), Untold>);

/// Works until told to stop.
pub async fn work(app: Arc<App>, http: Arc<Http>) {
    loop {
        match round(&app, &http).await {
            Ok(0) => {
                tokio::select! {
                    () = app.gamemaster.rung() => {}
                    () = tokio::time::sleep(rest(&app).await) => {}
                }
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(error = clean(error), "the outbox fails");
                tokio::time::sleep(FAILED).await;
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
async fn round(app: &Arc<App>, http: &Arc<Http>) -> anyhow::Result<usize> {
    let store = app.gamemaster.store();
    let now = app.gamemaster.now_ms();
    let rows = store.due(now, BATCH).await?;
    let count = rows.len();
    if count == 0 {
        store.sweep_sent(now - KEEP_MS).await?;
    }
    // Rows of one table go together; each other row stands alone.
    let mut groups: BTreeMap<(Option<TableId>, Option<OutboxId>), Vec<OutboxRow>> = BTreeMap::new();
    for row in rows {
        let alone = row.table.is_none().then_some(row.outbox);
        groups.entry((row.table, alone)).or_default().push(row);
    }
    let mut groups = groups.into_iter();
    let mut telling = JoinSet::new();
    loop {
        while telling.len() < AT_ONCE
            && let Some(((table, _), rows)) = groups.next()
        {
            let (app, http) = (app.clone(), http.clone());
            telling.spawn(async move {
                let fates = match tokio::time::timeout(TELLING, tell_rows(&app, &http, table, &rows)).await {
                    Ok(fates) => fates,
                    Err(_) => all(&rows, || Err(Untold::Later(anyhow::anyhow!("it took too long")))),
                };
                (rows, fates)
            });
        }
        let Some(told) = telling.join_next().await else { return Ok(count) };
        let (rows, fates) = told?;
        for row in &rows {
            let fate = fates.iter().find(|(outbox, _)| *outbox == row.outbox);
            settle(app, row, fate.map_or(&Ok(()), |(_, fate)| fate)).await?;
        }
    }
}

async fn settle(app: &App, row: &OutboxRow, fate: &Result<(), Untold>) -> anyhow::Result<()> {
    let (store, now) = (app.gamemaster.store(), app.gamemaster.now_ms());
    let table = row.table.map(|id| id.0);
    match fate {
        Ok(()) => store.mark_sent(row.outbox, now).await?,
        Err(Untold::Later(error)) => {
            tracing::warn!(kind = row.kind, table, error = clean(format!("{error:#}")), "told later");
            let wait = 1000_i64.saturating_mul(1 << row.attempts.min(20)).min(LATEST_MS);
            store.put_off(row.outbox, now + wait).await?;
        }
        Err(Untold::Never(error)) => {
            tracing::error!(kind = row.kind, table, error = clean(error), "given up");
            store.mark_sent(row.outbox, now).await?;
        }
    }
    Ok(())
}

fn all(rows: &[OutboxRow], fate: impl Fn() -> Result<(), Untold>) -> Vec<Fate> {
    rows.iter().map(|row| (row.outbox, fate())).collect()
}

/// Tells the rows of one table, or one row of no table. Each row has its own fate: a board that cannot be shown keeps
/// nobody from being called.
async fn tell_rows(app: &App, http: &Arc<Http>, table: Option<TableId>, rows: &[OutboxRow]) -> Vec<Fate> {
    let notes: Vec<(&OutboxRow, Note)> =
        rows.iter().filter_map(|row| Some((row, serde_json::from_value(row.body.clone()).ok()?))).collect();
    let mut fates = Vec::new();
    let Some(table) = table else {
        for (row, note) in &notes {
            fates.push((row.outbox, elsewhere(app, http, row, note).await));
        }
        return fates;
    };
    let look = match app.gamemaster.look(table, None).await {
        Ok(look) => look,
        Err(refused) => {
            let kind = refused.kind();
            return all(rows, || Err(Untold::Later(anyhow::anyhow!("{kind}"))));
        }
    };
    let language = Language::from_code(&look.table.language).unwrap_or(Language::English);
    let boards: Vec<&OutboxRow> = notes.iter().filter(|(_, note)| *note == Note::Board).map(|(row, _)| *row).collect();
    let mut newest = look.table.board_message;
    if let Some(last) = boards.last() {
        match show_board(app, http, &look, language, &last.nonce).await {
            Ok(message) => newest = Some(message),
            Err(error) => fates.push((last.outbox, Err(error))),
        }
    }
    let notice = clear_notice(app, http, &look).await;
    for (row, note) in &notes {
        if let Note::OldBoard { channel, message } = note {
            shrink(http, &look, language, *channel, *message, newest).await;
        } else if let Note::OldNotice { channel, message } = note {
            delete(http, *channel, *message).await;
        } else if let Note::Notice { .. } = note {
            // Told below, all of them together.
            continue;
        }
        if *note != Note::Board {
            fates.push((row.outbox, Ok(())));
        }
    }
    let called: Vec<(&OutboxRow, UserId)> = notes
        .iter()
        .filter_map(|(row, note)| match note {
            Note::Notice { user, seq } if still_waited(&look, UserId(*user), *seq) => Some((*row, UserId(*user))),
            _ => None,
        })
        .collect();
    let look = Look { table: TableRow { notice, ..look.table.clone() }, ..look };
    fates.extend(call(app, http, &look, language, &called).await);
    fates
}

async fn elsewhere(app: &App, http: &Arc<Http>, row: &OutboxRow, note: &Note) -> Result<(), Untold> {
    let (channel, parts) = match note {
        Note::Welcome { channel } => (*channel, Some(help::welcome(app.house_language()))),
        Note::Page { guild, channel, page } => (*channel, page_of(app, GuildId(*guild), page).await?),
        _ => return Ok(()),
    };
    if let Some(parts) = parts {
        DiscordChannel::new(channel).send_message(http, with_nonce(parts.message(), &row.nonce)).await?;
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

fn still_waited(look: &Look, user: UserId, seq: u32) -> bool {
    let seat = look.seats.iter().find(|row| row.user == Some(user) && !row.resigned);
    let seat = seat.map(|row| agon_rules::Seat(row.seat));
    look.seq == seq && seat.is_some_and(|seat| look.waiting.has(seat) && !look.ready.has(seat))
}

/// Shows the board as it stands: edits the message there is, or posts a new one. Gives the message it now is.
async fn show_board(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    nonce: &str,
) -> Result<MessageId, Untold> {
    let parts = board::board(language, look);
    let channel = DiscordChannel::new(look.table.board_channel.0);
    if let Some(message) = look.table.board_message {
        let young = app.gamemaster.now_ms() - sent_at_ms(message) < BOARD_AGE_MS;
        if young || look.stage == Stage::Over {
            match channel.edit_message(http, DiscordMessage::new(message.0), parts.edit()).await {
                Ok(_) => return Ok(message),
                Err(error) if Untold::code(&error).is_some_and(|(_, code)| code == code::UNKNOWN_MESSAGE) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    let sent = channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    let message = MessageId(sent.id.get());
    app.gamemaster.store().set_board_message(look.table.table, look.table.board_channel, message).await?;
    if let Some(old) = look.table.board_message {
        shrink(http, look, language, channel.get(), old.0, Some(message)).await;
    }
    app.gamemaster.refresh(look.table.table).await?;
    Ok(message)
}

/// An old board becomes one line with the way to the new one; if it is gone, so much the better.
async fn shrink(http: &Http, look: &Look, language: Language, channel: u64, old: u64, new: Option<MessageId>) {
    let board = (look.table.guild.0, look.table.board_channel.0);
    let link = new.map(|new| format!("https://discord.com/channels/{}/{}/{}", board.0, board.1, new.0));
    let args = [
        ("number", i64::from(look.table.number).into()),
        ("link", link.unwrap_or_else(|| format!("<#{}>", board.1)).into()),
    ];
    let line = Parts::line(tell(language, "ui-board-moved", &args));
    let edited = DiscordChannel::new(channel).edit_message(http, DiscordMessage::new(old), line.edit()).await;
    if let Err(error) = edited {
        tracing::debug!(error = clean(error), "an old board is gone");
    }
}

async fn delete(http: &Http, channel: u64, message: u64) {
    if let Err(error) = DiscordChannel::new(channel).delete_message(http, DiscordMessage::new(message)).await {
        tracing::debug!(error = clean(error), "a notice is gone");
    }
}

/// Takes the notice away once the table has moved on from the step it was about; gives the one that stays.
async fn clear_notice(app: &App, http: &Arc<Http>, look: &Look) -> Option<NoticeRow> {
    let notice = look.table.notice?;
    if notice.seq == look.seq && !look.waiting.is_empty() {
        return Some(notice);
    }
    delete(http, look.table.board_channel.0, notice.message.0).await;
    let forgotten = async {
        app.gamemaster.store().set_notice(look.table.table, None).await?;
        app.gamemaster.refresh(look.table.table).await
    };
    if let Err(error) = forgotten.await {
        tracing::warn!(table = look.table.table.0, kind = error.kind(), "a notice is not forgotten");
    }
    None
}

/// Calls people by their own choice; a direct message that cannot be delivered becomes a mention.
async fn call(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    called: &[(&OutboxRow, UserId)],
) -> Vec<Fate> {
    let mut fates = Vec::new();
    let mut mentioned: Vec<(&OutboxRow, UserId)> = Vec::new();
    for &(row, user) in called {
        match letter(app, http, look.table.table, user, language, &row.nonce).await {
            Ok(Delivery::Done) => fates.push((row.outbox, Ok(()))),
            Ok(Delivery::Mention) => mentioned.push((row, user)),
            Err(error) => fates.push((row.outbox, Err(error))),
        }
    }
    let Some(&(first, _)) = mentioned.first() else { return fates };
    let users: Vec<u64> = mentioned.iter().map(|(_, user)| user.0).collect();
    match mention(app, http, look, language, users, &first.nonce).await {
        Ok(()) => fates.extend(mentioned.iter().map(|(row, _)| (row.outbox, Ok(())))),
        Err(Untold::Never(error)) => {
            let text = clean(&error);
            fates.push((first.outbox, Err(Untold::Never(error))));
            tracing::debug!(error = text, "nobody can be called here");
        }
        Err(Untold::Later(error)) => {
            let text = clean(format!("{error:#}"));
            let later = || Err(Untold::Later(anyhow::anyhow!("{text}")));
            fates.extend(mentioned.iter().map(|(row, _)| (row.outbox, later())));
        }
    }
    fates
}

/// One message in the channel for all who want a mention.
async fn mention(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    users: Vec<u64>,
    nonce: &str,
) -> Result<(), Untold> {
    let (Some(words), Some(view)) = (game_words(&look.table.game), &look.public) else { return Ok(()) };
    let names: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    let args = [("mentions", names.join(" ").into()), ("what", words.notice(language, view).into())];
    let parts = Parts { mentions: users, ..Parts::line(tell(language, "ui-notice", &args)) };
    let my_seat = CustomId::new(Verb::Seat, look.table.table, 0, "");
    let parts = parts
        .buttons(board::quick_row(language, words, look))
        .buttons(vec![Button::new(my_seat, say(language, "label-my-seat"))]);
    let channel = DiscordChannel::new(look.table.board_channel.0);
    let sent = channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    let notice = NoticeRow { seq: look.seq, message: MessageId(sent.id.get()) };
    app.gamemaster.store().set_notice(look.table.table, Some(notice)).await?;
    if let Some(old) = look.table.notice {
        delete(http, look.table.board_channel.0, old.message.0).await;
    }
    app.gamemaster.refresh(look.table.table).await?;
    Ok(())
}

/// Whether somebody is called by now, or wants a mention.
enum Delivery {
    Done,
    Mention,
}

/// A direct message to whoever wants one; quiet ones are left alone.
async fn letter(
    app: &App,
    http: &Arc<Http>,
    table: TableId,
    user: UserId,
    language: Language,
    nonce: &str,
) -> Result<Delivery, Untold> {
    let player = app.gamemaster.store().player(user).await?;
    match player.notices {
        Notices::Quiet => Ok(Delivery::Done),
        Notices::Direct if player.dm_open != Some(false) => {
            let spoken = player.language.or(player.seen_language);
            let spoken = spoken.as_deref().and_then(Language::from_code).unwrap_or(language);
            let sent = send_panel(app, http, table, user, spoken, nonce).await?;
            Ok(if sent { Delivery::Done } else { Delivery::Mention })
        }
        Notices::Direct | Notices::Mention => Ok(Delivery::Mention),
    }
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
    let message = with_nonce(seat::direct(language, &look).message(), nonce);
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

/// A direct message; `None` if it is refused, whyever: closed to us, no server in common, no such person.
async fn direct(
    http: &Arc<Http>,
    user: UserId,
    message: CreateMessage,
) -> Result<Option<(ChannelId, MessageId)>, Untold> {
    let sent = async {
        let channel = DiscordUser::new(user.0).create_dm_channel(http).await?.id;
        let sent = channel.send_message(http, message).await?;
        Ok((ChannelId(channel.get()), MessageId(sent.id.get())))
    };
    match sent.await.map_err(|error: serenity::Error| Untold::from(error)) {
        Ok(sent) => Ok(Some(sent)),
        Err(Untold::Never(_)) => Ok(None),
        Err(later) => Err(later),
    }
}

/// A creation that may be tried twice and appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
