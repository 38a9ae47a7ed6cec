//! Announcements in the channel that a server's managers chose: new lobbies, results, seasons. A channel that takes none
//! is noted for the managers, and no table waits for it.

use super::with_nonce;
use crate::app::App;
use crate::discord::messages::ignore_permanent;
use crate::discord::messages::send_error::{SendError, UNKNOWN_CHANNEL};
use crate::discord::pages;
use crate::discord::panels::news;
use crate::discord::parts::Parts;
use crate::logs::clean;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{AnnouncementRow, ChannelId, GuildId, GuildRow, MessageId, NewsTrouble, OutboxRow, RoleId};
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};

/// The time from one mention of the role for a person's lobby to the next, in milliseconds.
const ROLE_CALL_MS: i64 = 3_600_000;

/// Announces a lobby that still has a free seat.
pub(super) async fn new_lobby(
    app: &App,
    http: &Http,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table());
    if !news::has_room(snapshot) || store.announcement(table.table).await?.is_some() {
        return Ok(());
    }
    let settings = store.guild(table.guild).await?;
    let Some(channel) = settings.news_channel else { return Ok(()) };
    let role = role(app, http, snapshot, &settings, channel).await?;
    let parts = news::new_lobby(language, snapshot, role);
    if let Some(message) = post(app, http, table.guild, channel, &parts, &row.nonce).await? {
        store.set_announcement(table.table, Some(AnnouncementRow { channel, message })).await?;
    }
    Ok(())
}

/// Returns the role to mention with a lobby: the chosen one, if the bot may mention it, and no other lobby of the same
/// person mentioned it within the last hour.
///
/// # Errors
/// The rights may be read later: the lobby waits for its role.
async fn role(
    app: &App,
    http: &Http,
    snapshot: &TableSnapshot,
    settings: &GuildRow,
    channel: ChannelId,
) -> Result<Option<RoleId>, SendError> {
    let Some(role) = settings.news_role else { return Ok(None) };
    match pages::setup::may_mention(http, settings.guild, channel, role).await.map_err(SendError::from) {
        Ok(true) => {}
        Ok(false) => return Ok(None),
        Err(SendError::Permanent(error)) => {
            tracing::debug!(guild = settings.guild.0, error = clean(error), "rights cannot be read: no role is called");
            return Ok(None);
        }
        Err(later) => return Err(later),
    }
    let now = app.gamemaster.now_ms();
    let since = now.saturating_sub(ROLE_CALL_MS);
    let claimed = app.gamemaster.store().claim_role_call(snapshot.table().table, now, since).await?;
    Ok(claimed.then_some(role))
}

/// Changes the line about a lobby that started or closed.
pub(super) async fn lobby_over(
    app: &App,
    http: &Http,
    snapshot: &TableSnapshot,
    language: Language,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let Some(line) = store.announcement(table).await?.filter(|_| !snapshot.is_lobby()) else { return Ok(()) };
    let edit = news::lobby_over(language, snapshot).edit();
    let channel = DiscordChannel::new(line.channel.0);
    ignore_permanent(channel.edit_message(http, DiscordMessage::new(line.message.0), edit).await)?;
    store.set_announcement(table, None).await?;
    Ok(())
}

/// Announces the result of a table.
pub(super) async fn finished(
    app: &App,
    http: &Http,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
) -> Result<(), SendError> {
    if snapshot.standing().is_none() {
        return Ok(());
    }
    tell(app, http, snapshot.table().guild, &news::result(language, snapshot), row).await
}

/// Announces a season that began, or is over.
pub(super) async fn season(
    app: &App,
    http: &Http,
    row: &OutboxRow,
    (guild, season, over): (GuildId, i64, bool),
) -> Result<(), SendError> {
    let settings = app.gamemaster.store().guild(guild).await?;
    let language = settings.language.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
    match pages::news::season(app, language, guild, season, over).await? {
        Some(parts) => tell(app, http, guild, &parts, row).await,
        None => Ok(()),
    }
}

/// Posts an announcement, if the server still wants any.
async fn tell(app: &App, http: &Http, guild: GuildId, parts: &Parts, row: &OutboxRow) -> Result<(), SendError> {
    let settings = app.gamemaster.store().guild(guild).await?;
    if let Some(channel) = settings.news_channel {
        post(app, http, guild, channel, parts, &row.nonce).await?;
    }
    Ok(())
}

/// Posts an announcement and notes how the channel took it. `None`: the channel takes none, as its managers will read.
async fn post(
    app: &App,
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
    parts: &Parts,
    nonce: &str,
) -> Result<Option<MessageId>, SendError> {
    let message = with_nonce(parts.message(), nonce);
    let (sent, trouble) = match DiscordChannel::new(channel.0).send_message(http, message).await {
        Ok(sent) => (Some(MessageId(sent.id.get())), None),
        Err(error) => match SendError::from(error) {
            SendError::Permanent(error) if SendError::forbids(&error) => {
                tracing::warn!(guild = guild.0, error = clean(&error), "an announcement is refused");
                let gone = SendError::code(&error).is_some_and(|(_, code)| code == UNKNOWN_CHANNEL);
                (None, Some(if gone { NewsTrouble::Gone } else { NewsTrouble::Refused }))
            }
            other => return Err(other),
        },
    };
    app.gamemaster.store().note_news(guild, channel, trouble).await?;
    Ok(sent)
}
