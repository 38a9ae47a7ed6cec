//! Messages about an open question: one in the channel that mentions nobody, and one to each asked person who takes direct
//! messages.

use super::call::{player_language, reader_of_letters};
use super::with_nonce;
use crate::app::App;
use crate::discord::messages::direct::direct_line;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::question;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{MessageId, OutboxRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, Http};
use std::sync::Arc;

/// Shows an open question in the channel of the board. It goes when the question ends.
pub(super) async fn posted(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    number: u32,
) -> Result<(), SendError> {
    let Some(message) = question::message(language, snapshot, number) else { return Ok(()) };
    let place = snapshot.table().board_channel;
    let sent = DiscordChannel::new(place.0).send_message(http, with_nonce(message.message(), &row.nonce)).await?;
    app.gamemaster.question_posted(snapshot.table().table, number, place, MessageId(sent.id.get())).await?;
    Ok(())
}

/// Asks a person by direct message, if they take those. Others read the question in the channel.
pub(super) async fn letter(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    (user, number): (UserId, u32),
) -> Result<(), SendError> {
    let store = app.gamemaster.store();
    let Some(player) = reader_of_letters(app, snapshot, user).await? else { return Ok(()) };
    let server = store.guild(snapshot.table().guild).await?.name;
    let language = player_language(&player, language);
    let Some(letter) = question::letter(language, snapshot, number, server.as_deref()) else { return Ok(()) };
    direct_line(app, http, user, with_nonce(letter.message(), &row.nonce)).await?;
    Ok(())
}
