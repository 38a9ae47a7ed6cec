//! The simple questions: the bot's own user, the gateway's address, the server.

use serde_json::{Value, json};

use super::{Answer, Request};
use crate::{
    id::Id,
    refusal::Refusal,
    world::{
        Channel, World,
        people::{BOT, BOT_NAME, PEOPLE, Person, member_json, user_json},
    },
};

pub(super) fn gateway(world: &World, for_bot: bool) -> Answer {
    let url = format!("{}/gateway", world.base_url.replacen("http://", "ws://", 1));
    if !for_bot {
        return Ok(Some(json!({ "url": url })));
    }
    let limit = json!({ "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1 });
    Ok(Some(json!({ "url": url, "shards": 1, "session_start_limit": limit })))
}

pub(super) fn me() -> Answer {
    let mut user = user_json(BOT);
    if let Some(map) = user.as_object_mut() {
        map.extend([
            ("mfa_enabled".into(), json!(false)),
            ("locale".into(), json!("en-US")),
            ("verified".into(), json!(true)),
            ("email".into(), Value::Null),
        ]);
    }
    Ok(Some(user))
}

pub(super) fn user(id: Id) -> Answer {
    let known = id == BOT || Person::by_id(id).is_some();
    if known { Ok(Some(user_json(id))) } else { Err(Refusal::unknown_user()) }
}

pub(super) fn member(world: &World, id: Id) -> Answer {
    let left = world.absent.contains(&id);
    if world.has_member(id) {
        Ok(Some(member_json(id, &world.started)))
    } else {
        Err(Refusal::unknown_member().arranged_if(left))
    }
}

/// Opens a conversation. That always works. Only a sent message shows if the person accepts it.
pub(super) fn conversation(world: &World, request: &Request) -> Answer {
    let recipient = request.body.get("recipient_id").and_then(Id::of);
    let person = recipient.and_then(Person::by_id).ok_or_else(Refusal::invalid_recipient)?;
    world.channel(person.dm).map(|channel| Some(channel.json()))
}

pub(super) fn application() -> Answer {
    Ok(Some(json!({
        "id": BOT, "name": BOT_NAME, "icon": null, "description": "", "rpc_origins": [], "bot_public": true, "bot_require_code_grant": false,
        "verify_key": "0".repeat(64), "team": null, "flags": 0, "summary": "", "type": null, "hook": true,
        "owner": PEOPLE.iter().find(|person| person.manager).map(|person| user_json(person.id)), "bot": user_json(BOT),
        "approximate_guild_count": 1, "approximate_user_install_count": 0, "redirect_uris": [], "interactions_endpoint_url": null,
        "integration_types_config": { "0": {} }, "flags_new": "0", "role_connections_verification_url": null,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
    })))
}

pub(super) fn guild(world: &World) -> Answer {
    const ONLY_ON_JOINING: [&str; 11] = [
        "joined_at",
        "large",
        "unavailable",
        "member_count",
        "channels",
        "members",
        "threads",
        "presences",
        "voice_states",
        "stage_instances",
        "guild_scheduled_events",
    ];
    let mut guild = world.server_json();
    if let Some(map) = guild.as_object_mut() {
        map.retain(|key, _| !ONLY_ON_JOINING.contains(&key.as_str()));
    }
    Ok(Some(guild))
}

pub(super) fn channels(world: &World) -> Answer {
    Ok(Some(world.text_channels().map(Channel::json).collect()))
}
