//! Calls people to a lobby: an invitation, a rematch.

use super::call::player_language;
use super::with_nonce;
use crate::app::App;
use crate::discord::messages::delete;
use crate::discord::messages::direct::direct_line;
use crate::discord::messages::lobby_call::calls;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::lobby_seats;
use crate::discord::parts::Parts;
use crate::logs::clean;
use agon_gamemaster::{Note, TableSnapshot};
use agon_lang::Language;
use agon_store::{Notices, OutboxRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, GetMessages, Http};
use std::sync::Arc;

/// Sends an invitation or a rematch. A lobby that has started or closed calls no one any more.
pub(super) async fn call(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    note: &Note,
) -> Result<(), SendError> {
    if !snapshot.is_lobby() {
        return Ok(());
    }
    let parts = match note {
        Note::Invite { by, users } => lobby_seats::invitation(language, snapshot, UserId(*by), users),
        Note::Rematch { of, users } => {
            let mut mentioned = Vec::new();
            let held = |user: u64| snapshot.held().iter().any(|held| held.user.0 == user);
            for (at, &user) in users.iter().enumerate().filter(|(_, user)| held(**user)) {
                // Each message needs its own nonce: Discord drops a second one with the same.
                let nonce = format!("{}.{at}", row.nonce);
                if !by_own_choice(app, http, snapshot, language, *of, UserId(user), &nonce).await? {
                    mentioned.push(user);
                }
            }
            if mentioned.is_empty() {
                return Ok(());
            }
            lobby_seats::rematch(language, snapshot, *of, &mentioned)
        }
        _ => return Ok(()),
    };
    say(http, snapshot, &parts, &row.nonce).await
}

async fn say(http: &Arc<Http>, snapshot: &TableSnapshot, parts: &Parts, nonce: &str) -> Result<(), SendError> {
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    Ok(())
}

/// The number of messages to search for calls.
const LOOKED_THROUGH: u8 = 100;

/// Removes the calls to a lobby that is over. Leaves them if the bot may not read the history.
pub(super) async fn clear_calls(http: &Http, snapshot: &TableSnapshot) -> Result<(), SendError> {
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    let newest = channel.messages(http, GetMessages::new().limit(LOOKED_THROUGH)).await;
    let newest = match newest.map_err(SendError::from) {
        Ok(newest) => newest,
        Err(SendError::Permanent(error)) => {
            tracing::debug!(error = clean(error), "calls to a lobby cannot be removed");
            return Ok(());
        }
        Err(later) => return Err(later),
    };
    for message in newest.iter().filter(|message| calls(message, snapshot.table().table)) {
        delete(http, channel.get(), message.id.get()).await?;
    }
    Ok(())
}

/// Sends a direct message to a player who wants one, and none to a quiet one. Returns `false` if they need a mention.
async fn by_own_choice(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    of: u32,
    user: UserId,
    nonce: &str,
) -> Result<bool, SendError> {
    let player = app.gamemaster.store().player(user).await?;
    match player.notices {
        Notices::Quiet => Ok(true),
        Notices::Direct if player.dm_open != Some(false) => {
            let letter = lobby_seats::rematch(player_language(&player, language), snapshot, of, &[]);
            direct_line(app, http, user, with_nonce(letter.message(), nonce)).await
        }
        Notices::Direct | Notices::Mention => Ok(false),
    }
}
