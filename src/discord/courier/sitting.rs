//! Messages about seats that change hands: the call to a person who is asked alone, and the old owner's direct message.

use super::call::player_language;
use super::with_nonce;
use crate::app::App;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::sitting;
use crate::logs::clean;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_rules::Seat;
use agon_store::{OutboxRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};
use std::sync::Arc;

/// Calls a person who is asked alone, in the channel of the board. An offer that is gone calls nobody.
pub(super) async fn offered(
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    (user, seat): (UserId, Seat),
) -> Result<(), SendError> {
    let Some(call) = sitting::call(language, snapshot, seat, user) else { return Ok(()) };
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    channel.send_message(http, with_nonce(call.message(), &row.nonce)).await?;
    Ok(())
}

/// Takes the buttons off the direct message of a person whose seat another took.
pub(super) async fn gone(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    user: UserId,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let (Some(old), Some(seat)) = (store.direct_message(table, user).await?, snapshot.left_by(user)) else {
        return Ok(());
    };
    let player = store.player(user).await?;
    let line = sitting::gone(player_language(&player, language), snapshot, seat);
    let message = DiscordMessage::new(old.message.0);
    let _replacement = app.open_panels.close(message).await;
    let edited = DiscordChannel::new(old.channel.0).edit_message(http, message, line.edit()).await;
    match edited.map_err(SendError::from) {
        Err(SendError::Permanent(error)) => tracing::debug!(error = clean(error), "an old direct message is gone"),
        done => drop(done?),
    }
    store.forget_direct_message(table, user).await?;
    Ok(())
}
