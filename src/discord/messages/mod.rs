//! Messages that answer no interaction, as far as others than the courier send or change them, too.

pub mod board;
pub mod direct;
pub mod lobby_call;
pub mod send_error;

use crate::logs::clean;
use send_error::SendError;
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};

/// Takes a message away; if it is gone, so much the better.
pub(crate) async fn delete(http: &Http, channel: u64, message: u64) -> Result<(), SendError> {
    put_away(DiscordChannel::new(channel).delete_message(http, DiscordMessage::new(message)).await)
}

/// An old message counts as put away where nothing can be done about it any more. If Discord fails it is tried again.
pub(crate) fn put_away<T>(done: serenity::Result<T>) -> Result<(), SendError> {
    match done.map_err(SendError::from) {
        Err(SendError::Permanent(error)) => {
            tracing::debug!(error = clean(error), "an old message is gone");
            Ok(())
        }
        done => done.map(drop),
    }
}
