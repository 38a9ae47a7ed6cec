//! Messages that answer no interaction, and that code outside the courier sends or changes too.

pub mod board;
pub mod direct;
pub mod lobby_call;
pub mod send_error;

use crate::logs::clean;
use send_error::SendError;
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};

/// Deletes a message. One that is already gone counts as deleted.
pub(crate) async fn delete(http: &Http, channel: u64, message: u64) -> Result<(), SendError> {
    ignore_permanent(DiscordChannel::new(channel).delete_message(http, DiscordMessage::new(message)).await)
}

/// Treats an old message as removed if Discord refuses for good. Retries if Discord fails.
pub(crate) fn ignore_permanent<T>(done: serenity::Result<T>) -> Result<(), SendError> {
    match done.map_err(SendError::from) {
        Err(SendError::Permanent(error)) => {
            tracing::debug!(error = clean(error), "an old message is gone");
            Ok(())
        }
        done => done.map(drop),
    }
}
