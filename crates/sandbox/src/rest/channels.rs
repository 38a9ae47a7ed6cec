//! Requests about a channel or thread as a whole: read, change, remove, and remove many of its messages at once.

use serde_json::Value;

use super::{Answer, Request, threads};
use crate::{
    id::Id,
    refusal::{Form, Refusal},
    world::{
        World,
        people::BOT,
        permission::{MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS},
    },
};

/// The largest age, in milliseconds, of messages that one request can remove together.
const TWO_WEEKS_MS: u64 = 14 * 24 * 60 * 60 * 1000;

pub(super) fn route(world: &mut World, method: &str, id: Id, request: &Request) -> Answer {
    let channel = world.channel(id)?;
    seen(world, id)?;
    match (method, &channel.thread) {
        ("GET", _) => Ok(Some(channel.json())),
        ("PATCH", Some(_)) => threads::change(world, id, &request.body),
        // Closing a conversation only hides it.
        ("DELETE", None) if channel.recipient.is_some() => Ok(Some(channel.json())),
        ("DELETE", thread) => {
            require(world, id, if thread.is_some() { MANAGE_THREADS } else { MANAGE_CHANNELS })?;
            let json = channel.json();
            world.remove_channel(id).map(|()| Some(json))
        }
        _ => Err(Refusal::no_route()),
    }
}

/// Refuses every request about a channel that the bot does not see.
pub(super) fn seen(world: &World, id: Id) -> Result<(), Refusal> {
    let channel = world.channel(id)?;
    if channel.shows_bot() {
        return Ok(());
    }
    Err(Refusal::missing_access().arranged_if(channel.taken() != 0))
}

/// Refuses a request without this permission. If a test took a permission that every member has, the bot is not at
/// fault.
pub(super) fn require(world: &World, id: Id, needed: u64) -> Result<(), Refusal> {
    let channel = world.channel(id)?;
    if channel.bot_permissions() & needed == needed {
        return Ok(());
    }
    Err(Refusal::missing_permissions().arranged_if(channel.taken() & needed != 0))
}

/// Removes several messages at once. They may be of other authors, so this needs the permission for that.
pub(super) fn delete_messages(world: &mut World, channel: Id, request: &Request) -> Answer {
    seen(world, channel)?;
    if world.channel(channel)?.recipient.is_some() {
        return Err(Refusal::wrong_channel_type());
    }
    require(world, channel, MANAGE_MESSAGES)?;
    let list = request.body.get("messages").and_then(Value::as_array).ok_or_else(Refusal::wrong_number_to_delete)?;
    if !(2..=100).contains(&list.len()) {
        return Err(Refusal::wrong_number_to_delete());
    }
    let ids: Option<Vec<Id>> = list.iter().map(Id::of).collect();
    let Some(ids) = ids else { return Form::refuse("messages", "NUMBER_TYPE_COERCE", "A value is not a snowflake.") };
    let oldest = world.now_ms().saturating_sub(TWO_WEEKS_MS);
    if ids.iter().any(|id| id.unix_ms() < oldest) {
        return Err(Refusal::too_old_to_delete());
    }
    let public: Vec<Id> = ids
        .into_iter()
        .filter(|id| world.messages.get(id).is_some_and(|message| message.only_for.is_none() || message.author != BOT))
        .collect();
    world.delete_all(channel, &public);
    Ok(None)
}
