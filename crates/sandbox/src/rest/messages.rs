//! Messages of a channel, under the bot's permissions there. Ephemeral messages do not exist here.

use serde_json::Value;

use super::{Answer, Request, privacy};
use crate::{
    id::Id,
    limits::check_message,
    refusal::{Form, Refusal},
    world::{
        World,
        commands::plain,
        message::{Draft, Message},
        people::BOT,
        permission::{ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY, VIEW_CHANNEL},
    },
};

/// The default length of a list of messages.
const LISTED: usize = 50;

pub(super) fn route(world: &mut World, method: &str, channel: Id, rest: &[&str], request: &Request) -> Answer {
    let needed = world.channel(channel)?;
    if needed.bot_permissions() & VIEW_CHANNEL == 0 {
        return Err(Refusal::missing_access().arranged_if(true));
    }
    match (method, rest) {
        ("GET", []) => Ok(Some(world.channel(channel)?.json())),
        ("POST", ["typing"]) => require(world, channel, world.channel(channel)?.writing()).map(|()| None),
        ("GET", ["messages"]) => list(world, channel, request),
        ("POST", ["messages"]) => create(world, channel, &request.draft(&request.body)),
        ("GET", ["messages", message]) => {
            let message = public(world, channel, message)?;
            require(world, channel, READ_MESSAGE_HISTORY)?;
            world.message_json(message).map(Some)
        }
        ("PATCH", ["messages", message]) => {
            let message = public(world, channel, message)?;
            let known = world.message(message)?;
            if known.author != BOT {
                return Err(Refusal::not_the_author());
            }
            let draft = request.draft(&request.body);
            check_message(&draft, "", &known.attachments)?;
            let permitted = if draft.files.is_empty() { 0 } else { ATTACH_FILES };
            require(world, channel, permitted)?;
            world.edit(message, &draft)?;
            privacy::check_privacy(world, message, &draft.body);
            world.message_json(message).map(Some)
        }
        ("DELETE", ["messages", message]) => {
            let message = public(world, channel, message)?;
            let manages = world.channel(channel)?.bot_permissions() & MANAGE_MESSAGES != 0;
            if world.message(message)?.author != BOT && !manages {
                return Err(Refusal::missing_permissions());
            }
            world.delete(message).map(|()| None)
        }
        _ => Err(Refusal::no_route()),
    }
}

/// Finds a public message of this channel.
fn public(world: &World, channel: Id, message: &str) -> Result<Id, Refusal> {
    let id = message.parse().map_err(|_| Refusal::unknown_message())?;
    let found = world.message(id)?;
    let public = found.channel == channel && found.only_for.is_none();
    if public { Ok(id) } else { Err(Refusal::unknown_message()) }
}

fn require(world: &World, channel: Id, needed: u64) -> Result<(), Refusal> {
    let permitted = world.channel(channel)?.bot_permissions();
    if permitted & needed == needed { Ok(()) } else { Err(Refusal::missing_permissions().arranged_if(true)) }
}

fn create(world: &mut World, channel: Id, draft: &Draft) -> Answer {
    check_message(draft, "", &[])?;
    world.open_for_writing(channel)?;
    let embeds = draft.body.get("embeds").and_then(Value::as_array).is_some_and(|embeds| !embeds.is_empty());
    let needed =
        [(true, world.channel(channel)?.writing()), (embeds, EMBED_LINKS), (!draft.files.is_empty(), ATTACH_FILES)];
    require(world, channel, needed.iter().filter(|(applies, _)| *applies).map(|(_, bit)| bit).sum())?;
    let nonce = draft.body.get("nonce").filter(|nonce| !nonce.is_null() && *nonce != "");
    let enforced = draft.body.get("enforce_nonce").and_then(Value::as_bool).unwrap_or_default();
    let first = nonce.filter(|_| enforced).and_then(|nonce| world.by_nonce(&plain(nonce)));
    if let Some(first) = first.filter(|first| world.messages.contains_key(first)) {
        return world.message_json(first).map(Some);
    }
    let mut message = Message::blank(channel, BOT);
    message.nonce = nonce.cloned();
    message.reference = reference(world, channel, &draft.body)?;
    let mut written = message.clone();
    written.write(draft, &world.base_url, &world.ids);
    if written.is_empty() {
        return Err(Refusal::empty_message());
    }
    let id = world.post(message, draft);
    if let Some(nonce) = nonce {
        world.remember_nonce(plain(nonce), id);
    }
    privacy::check_privacy(world, id, &draft.body);
    world.message_json(id).map(Some)
}

/// Reads the message this one replies to; `None` if it is no reply. That message must exist, unless the request says
/// otherwise.
fn reference(world: &World, channel: Id, body: &Value) -> Result<Option<Value>, Refusal> {
    let Some(reference) = body.get("message_reference").filter(|reference| reference.is_object()) else {
        return Ok(None);
    };
    if world.channel(channel)?.bot_permissions() & READ_MESSAGE_HISTORY == 0 {
        return Err(Refusal::no_reply_without_history().arranged_if(true));
    }
    let target = reference.get("message_id").and_then(Id::of).and_then(|id| world.messages.get(&id));
    let must_exist = reference.get("fail_if_not_exists").and_then(Value::as_bool).unwrap_or(true);
    match target.filter(|message| message.channel == channel && message.only_for.is_none()) {
        Some(message) => {
            let json = serde_json::json!({ "type": 0, "message_id": message.id, "channel_id": channel });
            Ok(Some(json))
        }
        None if must_exist => Form::refuse("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"),
        None => Ok(None),
    }
}

/// Lists messages, newest first, as Discord does.
fn list(world: &World, channel: Id, request: &Request) -> Answer {
    if world.channel(channel)?.bot_permissions() & READ_MESSAGE_HISTORY == 0 {
        return Ok(Some(Value::Array(Vec::new())));
    }
    let limit = request.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(LISTED).min(100);
    let (before, after) = (request.id("before"), request.id("after"));
    let fits = |message: &&Message| {
        let here = message.channel == channel && message.only_for.is_none();
        here && before.is_none_or(|before| message.id < before) && after.is_none_or(|after| message.id > after)
    };
    let found = world.messages.values().rev().filter(fits).map(|message| message.id);
    let mut ids: Vec<Id> = found.collect();
    if after.is_some() {
        // "After" means the next ones, not the newest ones.
        ids = ids.split_off(ids.len().saturating_sub(limit));
    }
    ids.truncate(limit);
    ids.into_iter()
        .map(|id| world.message_json(id))
        .collect::<Result<Vec<Value>, Refusal>>()
        .map(|list| Some(Value::Array(list)))
}
