//! The courier: sends the outbox rows that the game master wrote.
//!
//! Sends the rows of one table together, so a burst of moves edits the board once, with the latest content. Sending
//! twice does no harm: edits use the stored message id, and new messages carry the row's nonce.

mod batch;
mod board;
mod buried_board;
mod call;
mod followers;
mod lobby;
mod news;
mod orders;
mod question;
mod remind;
mod restored;
mod sitting;
mod unreachable;
mod worker;

pub use worker::work;

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::colours;
use crate::discord::ids::Page;
use crate::discord::messages::send_error::SendError;
use crate::discord::pages;
use crate::discord::panels::help;
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::{Note, Refused};
use agon_lang::Language;
use agon_store::{GuildId, OutboxId, OutboxRow};
use serenity::all::{ChannelId as DiscordChannel, CreateMessage, Http, Nonce};
use std::sync::Arc;

/// The outcome of a row.
type RowOutcome = (OutboxId, Result<(), SendError>);

/// Marks all these rows for a retry, for the same reason.
fn retry<'a>(rows: impl Iterator<Item = &'a OutboxRow>, why: &str) -> Vec<RowOutcome> {
    rows.map(|row| (row.outbox, Err(SendError::retry(why)))).collect()
}

/// Returns the failure of two sends that matters to their row: one that is tried again, then one that was deferred.
fn both(one: Result<(), SendError>, other: Result<(), SendError>) -> Result<(), SendError> {
    let rank = |sent: &Result<(), SendError>| match sent {
        Err(SendError::Retry(_)) => 3,
        Err(SendError::Quiet(_)) => 2,
        Err(_) => 1,
        Ok(()) => 0,
    };
    if rank(&other) > rank(&one) { other } else { one }
}

/// Sends a row without a table: a page for everyone, the welcome, or the announcement of a season.
async fn send_elsewhere(app: &App, http: &Arc<Http>, row: &OutboxRow, note: &Note) -> Result<(), SendError> {
    let (channel, parts) = match note {
        Note::Season { guild, season, over } => {
            return news::season(app, http, row, (GuildId(*guild), *season, *over)).await;
        }
        Note::Welcome { channel } => {
            let language = app.house_language();
            let picture = pictures::games(app, language, colours::palette(None)).await;
            (*channel, Some(help::welcome(language, app.gamemaster.games()).pictured(picture)))
        }
        Note::Page { guild, channel, page, language, .. } => {
            let language = language.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
            (*channel, page_of(app, GuildId(*guild), page, language).await?)
        }
        _ => return Ok(()),
    };
    let Some(parts) = parts else { return Ok(()) };
    let channel = DiscordChannel::new(channel);
    let send = |parts: &Parts| channel.send_message(http, with_nonce(parts.message(), &row.nonce));
    // Without the right to attach files the page has no pictures. Without the right to embed links it is plain text.
    let unpainted = parts.picture.is_some().then(|| parts.clone().unpainted());
    let unframed = parts.embed.is_some().then(|| parts.clone().unframed());
    let mut done = send(&parts).await.map_err(SendError::from);
    for plainer in [unpainted, unframed].into_iter().flatten() {
        if !matches!(&done, Err(SendError::Permanent(error)) if SendError::forbidden(error)) {
            break;
        }
        done = send(&plainer).await.map_err(SendError::from);
    }
    done.map(drop)
}

/// Returns the public page without its buttons, which would answer only one person. A step of a replay keeps its only
/// one, which opens the step for its presser. A page about a table uses that table's language; other pages use the
/// server's.
async fn page_of(app: &App, guild: GuildId, page: &str, language: Language) -> Result<Option<Parts>, SendError> {
    let Some((table, seq, page)) = Page::read(page) else { return Ok(None) };
    let bare = !matches!(page, Page::Replay(_));
    let parts = match pages::render(app, &Reader::everybody(language, guild), table, seq, page).await {
        Ok(parts) => parts,
        Err(Refused::Hidden | Refused::NotBegun | Refused::NoTable(_) | Refused::NoSeat | Refused::GaveUp { .. }) => {
            None
        }
        Err(refused) => return Err(refused.into()),
    };
    Ok(parts.map(|parts| if bare { Parts { rows: Vec::new(), ..parts } } else { parts }))
}

/// Adds a nonce, so that a message sent twice appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
