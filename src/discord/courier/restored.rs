//! The message that a backup put a table back to an earlier step.

use super::with_nonce;
use crate::app::App;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::restored;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::OutboxRow;
use serenity::all::{ChannelId as DiscordChannel, Http};
use std::sync::Arc;

/// Tells it in the channel of the board, then calls the people that the table waits for.
pub(super) async fn posted(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    seq: u32,
) -> Result<(), SendError> {
    let message = restored::message(language, snapshot, seq);
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    channel.send_message(http, with_nonce(message.message(), &row.nonce)).await?;
    app.gamemaster.call_again(snapshot.table().table).await?;
    Ok(())
}
