//! Direct messages.

use super::send_error::SendError;
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use agon_store::{ChannelId, MessageId, UserId};
use serenity::all::{CreateMessage, Http, UserId as DiscordUser};
use std::sync::Arc;

/// Discord's error codes for a user whose direct messages are closed to the bot.
const CLOSED: [isize; 2] = [50_007, 50_278];
/// Discord's error codes for a user who is gone: from the server, or from Discord.
const GONE: [isize; 2] = [10_007, 10_013];

/// The outcome of a direct message.
pub(crate) enum DirectOutcome {
    /// Delivered: the channel and the message.
    Sent(ChannelId, MessageId),
    /// Closed to the bot.
    Closed,
    /// The user is gone.
    Gone,
    /// Refused for another reason.
    Refused,
}

/// Sends a direct message, and stores nothing about it.
///
/// # Errors
/// The message may get through later.
pub(crate) async fn direct(http: &Arc<Http>, user: UserId, message: CreateMessage) -> Result<DirectOutcome, SendError> {
    let sent = async {
        let channel = DiscordUser::new(user.0).create_dm_channel(http).await?.id;
        let sent = channel.send_message(http, message).await?;
        Ok(DirectOutcome::Sent(ChannelId(channel.get()), MessageId(sent.id.get())))
    };
    sent.await.or_else(|error: serenity::Error| match SendError::code(&error) {
        Some((_, code)) if CLOSED.contains(&code) => Ok(DirectOutcome::Closed),
        Some((_, code)) if GONE.contains(&code) => Ok(DirectOutcome::Gone),
        _ => match SendError::from(error) {
            SendError::Permanent(_) => Ok(DirectOutcome::Refused),
            later => Err(later),
        },
    })
}

/// Tries a direct message at once, and stores whether it got through.
///
/// # Errors
/// Discord or the database failed.
pub async fn try_direct(app: &App, http: &Arc<Http>, caller: &Caller) -> anyhow::Result<bool> {
    let message = Parts::line(say(caller.language, "ui-dm-hello")).message();
    let open = matches!(direct(http, caller.user, message).await?, DirectOutcome::Sent(..));
    app.gamemaster.store().set_dm_open(caller.user, Some(open)).await?;
    Ok(open)
}

/// Sends a direct message without a panel, and stores whether it got through. Returns `false` if it did not.
pub(crate) async fn direct_line(
    app: &App,
    http: &Arc<Http>,
    user: UserId,
    message: CreateMessage,
) -> Result<bool, SendError> {
    let open = match direct(http, user, message).await? {
        DirectOutcome::Sent(..) => true,
        DirectOutcome::Closed => false,
        DirectOutcome::Gone | DirectOutcome::Refused => return Ok(false),
    };
    app.gamemaster.store().set_dm_open(user, Some(open)).await?;
    Ok(open)
}
