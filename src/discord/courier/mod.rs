//! The outbox worker: tells everybody what the game master wrote down to be told.
//!
//! Rows of one table are told together, so a burst of moves edits the board once: the latest face wins. Sending twice
//! does no harm: edits go by stored message id, creations carry the row's nonce.

mod batch;
mod board;
mod buried_board;
mod call;
mod lobby;
mod orders;
mod send_error;
mod unreachable;
mod worker;

pub use call::try_direct;
pub use lobby::answered;
pub use worker::work;

use crate::app::App;
use crate::discord::asker::Reader;
use crate::discord::commands::{history, leaderboard, profile, stats};
use crate::discord::components::replay_screen;
use crate::discord::ids::Page;
use crate::discord::panels::{help, proof, records, rules};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::{Look, Note, Refused, Stage};
use agon_lang::Language;
use agon_store::{GuildId, OutboxRow};
use send_error::SendError;
use serenity::all::{ChannelId as DiscordChannel, CreateMessage, Http, Nonce};
use std::sync::Arc;

/// Sends a row of no table: a page somebody shows to all, or the welcome.
async fn send_elsewhere(app: &App, http: &Arc<Http>, row: &OutboxRow, note: &Note) -> Result<(), SendError> {
    let (channel, parts) = match note {
        Note::Welcome { channel } => (*channel, Some(help::welcome(app.house_language()))),
        Note::Page { guild, channel, page, language, .. } => {
            let language = language.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
            (*channel, page_of(app, GuildId(*guild), page, language).await?)
        }
        _ => return Ok(()),
    };
    let Some(parts) = parts else { return Ok(()) };
    let channel = DiscordChannel::new(channel);
    let send = |parts: &Parts| channel.send_message(http, with_nonce(parts.message(), &row.nonce));
    // Without the right to attach files a page stands there in words alone, without the right to embed links in plain ones.
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

/// A page as everybody may see it, without its buttons: they would answer one person. A page about a table is in that
/// table's language, others in the place's.
async fn page_of(app: &App, guild: GuildId, page: &str, language: Language) -> Result<Option<Parts>, SendError> {
    let Some((table, seq, page)) = Page::read(page) else { return Ok(None) };
    let reader = Reader::everybody(language, guild);
    let parts = match page {
        Page::Rules { game, topic } => Some(rules::rules(language, &game, &topic)),
        Page::Leaders(board) => {
            Some(leaderboard::page(app, &reader, guild, board, false).await.map_err(SendError::retry)?)
        }
        Page::Statistics(numbers) => Some(stats::page(app, &reader, guild, numbers).await.map_err(SendError::retry)?),
        Page::Profile(whose) => profile::page(app, &reader, whose).await.map_err(SendError::retry)?,
        Page::Table => {
            let look = app.gamemaster.look(table, None).await?;
            let ours = look.table.guild == guild && records::has_page(&look);
            let palette = pictures::palette(look.table.palette.as_deref());
            let language = spoken_at(&look);
            match ours {
                true => {
                    let (picture, below) = pictures::page(app, &look, language, palette).await;
                    Some(Parts { picture, below, ..records::table(language, &look, true, None, None) })
                }
                false => None,
            }
        }
        Page::Replay(way) => match app.gamemaster.moment(table, None, seq, way.eyes).await {
            Ok(moment) if moment.look.table.guild == guild => {
                let palette = pictures::palette(moment.look.table.palette.as_deref());
                Some(replay_screen(app, spoken_at(&moment.look), palette, &moment, &way, None).await)
            }
            Ok(_) | Err(Refused::Hidden | Refused::NotBegun | Refused::NoTable(_) | Refused::NoSeat) => None,
            Err(refused) => return Err(refused.into()),
        },
        // Of a table that is over only: what is sealed now is shown to who asks for it.
        Page::Proof => {
            let look = app.gamemaster.look(table, None).await?;
            let ours = look.table.guild == guild && look.stage == Stage::Over && look.public.is_some();
            if !ours {
                return Ok(None);
            }
            Some(proof::checked(spoken_at(&look), &look, true, &app.gamemaster.verify(table).await?))
        }
        Page::History(list) => history::page(app, &reader, list).await.map_err(SendError::retry)?,
    };
    Ok(parts.map(|parts| Parts { rows: Vec::new(), ..parts }))
}

/// The language of what everybody sees of a table.
fn spoken_at(look: &Look) -> Language {
    Language::from_code(&look.table.language).unwrap_or(Language::English)
}

/// A creation that may be tried twice and appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
