//! Telling people of a lobby: an invitation, a rematch.

use super::board::delete;
use super::call::{direct_line, spoken};
use super::send_error::SendError;
use super::with_nonce;
use crate::app::App;
use crate::discord::ids::{Click, CustomId, LobbyClick};
use crate::discord::panels::seats;
use crate::discord::parts::{Parts, nobody};
use crate::logs::clean;
use agon_gamemaster::{Look, Note, Stage, TableId};
use agon_lang::Language;
use agon_store::{Notices, OutboxRow, UserId};
use serenity::all::{
    ActionRowComponent, Button, ButtonKind, ChannelId as DiscordChannel, EditMessage, GetMessages, Http, Message,
};
use std::sync::Arc;

/// Tells an invitation or a rematch. A lobby that has begun, or has closed, calls nobody any more.
pub(super) async fn call(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    row: &OutboxRow,
    note: &Note,
) -> Result<(), SendError> {
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

async fn say(http: &Arc<Http>, look: &Look, parts: &Parts, nonce: &str) -> Result<(), SendError> {
    let channel = DiscordChannel::new(look.table.board_channel.0);
    channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    Ok(())
}

/// How many messages are looked through for those that called people.
const LOOKED_THROUGH: u8 = 100;

/// Whether a message calls people to this lobby: it offers to decline.
fn calls(message: &Message, table: TableId) -> bool {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    let ids = buttons.filter_map(|part| match part {
        ActionRowComponent::Button(Button { data: ButtonKind::NonLink { custom_id, .. }, .. }) => {
            CustomId::read(custom_id)
        }
        _ => None,
    });
    ids.into_iter().any(|id| id.table == table && id.click == Click::from(LobbyClick::Decline))
}

/// Somebody joined or declined by a message that called them in a channel: it names them no more, and goes with the
/// last of those it called. If it cannot be changed it stays until the lobby is over.
pub async fn answered(http: &Http, message: &Message, table: TableId, user: UserId) {
    if !calls(message, table) || message.mentions.iter().all(|other| other.id.get() != user.0) {
        return;
    }
    // An edit calls nobody, but only those it might call count as mentioned.
    let others: Vec<_> = message.mentions.iter().map(|other| other.id).filter(|other| other.get() != user.0).collect();
    if others.is_empty() {
        if let Err(error) = delete(http, message.channel_id.get(), message.id.get()).await {
            tracing::debug!(error = clean(error), "a call stays as it is");
        }
        return;
    }
    let shorter = without(&message.content, user);
    let shorter = EditMessage::new().content(shorter).allowed_mentions(nobody().users(others));
    if let Err(error) = message.channel_id.edit_message(http, message.id, shorter).await {
        tracing::debug!(error = clean(error), "a call stays as it is");
    }
}

/// The line without one of the names it calls: there is another one before or behind it.
fn without(line: &str, user: UserId) -> String {
    let name = format!("<@{user}>");
    let shorter = line.replacen(&format!("{name} "), "", 1);
    if shorter == line { line.replacen(&format!(" {name}"), "", 1) } else { shorter }
}

/// Takes away what called people to a lobby that is over. Where no history may be read it stays.
pub(super) async fn clear_calls(http: &Http, look: &Look) -> Result<(), SendError> {
    let channel = DiscordChannel::new(look.table.board_channel.0);
    let newest = channel.messages(http, GetMessages::new().limit(LOOKED_THROUGH)).await;
    let newest = match newest.map_err(SendError::from) {
        Ok(newest) => newest,
        Err(SendError::Permanent(error)) => {
            tracing::debug!(error = clean(error), "calls to a lobby stay");
            return Ok(());
        }
        Err(later) => return Err(later),
    };
    for message in newest.iter().filter(|message| calls(message, look.table.table)) {
        delete(http, channel.get(), message.id.get()).await?;
    }
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
) -> Result<bool, SendError> {
    let player = app.gamemaster.store().player(user).await?;
    match player.notices {
        Notices::Quiet => Ok(true),
        Notices::Direct if player.dm_open != Some(false) => {
            let letter = seats::rematch(spoken(&player, language), look, of, &[]);
            direct_line(app, http, user, with_nonce(letter.message(), nonce)).await
        }
        Notices::Direct | Notices::Mention => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_loses_one_name_wherever_it_stands() {
        let line = "Ana invites <@1> <@21> <@3> to table 1.";
        assert_eq!(without(line, UserId(1)), "Ana invites <@21> <@3> to table 1.");
        assert_eq!(without(line, UserId(3)), "Ana invites <@1> <@21> to table 1.");
        let line = "<@1> <@21>, table 1 gets a rematch.";
        assert_eq!(without(line, UserId(21)), "<@1>, table 1 gets a rematch.");
        assert_eq!(without(line, UserId(4)), line);
    }
}
