//! Telling people of a lobby: an invitation, a rematch.

use super::call::direct_line;
use super::untold::Untold;
use super::with_nonce;
use crate::app::App;
use crate::discord::panels::seats;
use crate::discord::parts::Parts;
use agon_gamemaster::{Look, Note, Stage};
use agon_lang::Language;
use agon_store::{Notices, OutboxRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, Http};
use std::sync::Arc;

/// Tells an invitation or a rematch. A lobby that has begun, or has closed, calls nobody any more.
pub(super) async fn call(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    row: &OutboxRow,
    note: &Note,
) -> Result<(), Untold> {
    if look.stage != Stage::Lobby {
        return Ok(());
    }
    let parts = match note {
        Note::Invite { by, users } => seats::invitation(language, look, UserId(*by), users),
        Note::Rematch { of, users } => {
            let mut mentioned = Vec::new();
            let held = |user: u64| look.held.iter().any(|held| held.user.0 == user);
            for (at, &user) in users.iter().enumerate().filter(|(_, user)| held(**user)) {
                // A nonce of its own for each message: a second one with the same is none.
                let nonce = format!("{}.{at}", row.nonce);
                if !by_own_choice(app, http, look, language, *of, UserId(user), &nonce).await? {
                    mentioned.push(user);
                }
            }
            if mentioned.is_empty() {
                return Ok(());
            }
            seats::rematch(language, look, *of, &mentioned)
        }
        _ => return Ok(()),
    };
    say(http, look, &parts, &row.nonce).await
}

async fn say(http: &Arc<Http>, look: &Look, parts: &Parts, nonce: &str) -> Result<(), Untold> {
    let channel = DiscordChannel::new(look.table.board_channel.0);
    channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    Ok(())
}

/// A letter to whoever wants one, nothing for quiet ones; `false`: they want a mention.
async fn by_own_choice(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    of: u32,
    user: UserId,
    nonce: &str,
) -> Result<bool, Untold> {
    let player = app.gamemaster.store().player(user).await?;
    match player.notices {
        Notices::Quiet => Ok(true),
        Notices::Direct if player.dm_open != Some(false) => {
            let spoken = player.language.or(player.seen_language);
            let spoken = spoken.as_deref().and_then(Language::from_code).unwrap_or(language);
            let letter = seats::rematch(spoken, look, of, &[]);
            direct_line(app, http, user, with_nonce(letter.message(), nonce)).await
        }
        Notices::Direct | Notices::Mention => Ok(false),
    }
}
