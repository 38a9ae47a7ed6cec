//! A person's view: the frame of the page, and the messages of a place.

use serde_json::{Map, Value, json};

use crate::{
    harness::Modal,
    id::Id,
    side::{clock, faults},
    world::{
        Channel, World, commands,
        interaction::Interaction,
        message::Message,
        people::{BOT, BOT_NAME, Person, SERVER, SERVER_NAME, crowd},
    },
};

/// The number of newest messages of a place among which the page finds unread ones.
const RECENT: usize = 50;

/// Returns the frame for one person: people, places and commands in that person's language, unread messages, active
/// faults, the clock.
pub(super) fn state(world: &World, me: &Person) -> Value {
    let people: Vec<Value> = crowd(world.config.guests).map(|person| about(world, person)).collect();
    let places: Vec<&Channel> = world
        .channels
        .iter()
        .filter(|channel| channel.recipient.is_none() && world.admits(channel.id, me.id))
        .collect();
    let recent: Map<String, Value> = places
        .iter()
        .map(|channel| channel.id)
        .chain([me.dm])
        .map(|id| (id.to_string(), recent(world, id, me)))
        .collect();
    json!({
        "server": SERVER_NAME, "bot": { "id": BOT, "name": BOT_NAME, "display": BOT_NAME }, "me": about(world, me), "people": people,
        "roles": [{ "id": SERVER, "name": "@everyone" }],
        "channels": places.into_iter().map(place).collect::<Vec<_>>(), "recent": recent,
        "connected": world.sessions.connected(), "dms_open": world.channel(me.dm).is_ok_and(|channel| !channel.closed),
        "commands": world.commands.offered(me, false).collect::<Vec<_>>(),
        "dm_commands": world.commands.offered(me, true).collect::<Vec<_>>(),
        "permissions": faults::PERMISSIONS.iter().map(|(name, _)| *name).collect::<Vec<_>>(), "faults": faults::active(world),
        "clock": clock::reading(&world.config.clock),
    })
}

fn about(world: &World, person: &Person) -> Value {
    json!({
        "id": person.id, "name": person.name, "display": person.display, "locale": person.locale, "dm": person.dm,
        "left": world.absent.contains(&person.id),
    })
}

fn place(channel: &Channel) -> Value {
    let object = channel.json();
    json!({
        "id": channel.id, "name": channel.name, "type": object.get("type"),
        "parent": channel.thread.as_ref().map(|thread| thread.parent),
        "archived": channel.thread.as_ref().is_some_and(|thread| thread.archived),
    })
}

/// Returns the newest messages of others in a place, oldest first, with a mark on those that ping this person.
fn recent(world: &World, place: Id, me: &Person) -> Value {
    let newest = world.visible(place, me.id).rev().filter(|message| message.author != me.id).take(RECENT);
    let mut list: Vec<Value> =
        newest.map(|message| json!({ "id": message.id, "pings": message.mentions.contains(&me.id) })).collect();
    list.reverse();
    list.into()
}

/// Returns the newest messages of a place, at most `limit`, and the open modal.
pub(super) fn messages(world: &World, channel: Id, me: &Person, limit: usize) -> Value {
    let mut newest: Vec<&Message> = world.visible(channel, me.id).rev().take(limit + 1).collect();
    let more = newest.len() > limit;
    newest.truncate(limit);
    let list: Vec<Value> = newest.into_iter().rev().map(|message| shown(world, message, me)).collect();
    let modal = Modal::of(world, me.id).map(|modal| modal_json(&modal));
    json!({ "messages": list, "more": more, "modal": modal })
}

/// Returns a message with the fields that only the page needs.
fn shown(world: &World, message: &Message, me: &Person) -> Value {
    let mut json = world.message_json(message.id).unwrap_or_default();
    if let Some(map) = json.as_object_mut() {
        map.insert("private".into(), message.only_for.is_some().into());
        map.insert("thinking".into(), message.thinking.into());
        map.insert("revision".into(), message.revision.into());
        map.insert("answers".into(), answers(world, message, me));
    }
    json
}

/// Returns the cause of a message: a command, or a press on a message that this person sees.
fn answers(world: &World, message: &Message, me: &Person) -> Value {
    let Some(origin) = &message.origin else { return Value::Null };
    let user = origin.pointer("/user/id").and_then(Id::of).and_then(Person::by_id);
    let asked = origin.get("id").and_then(Id::of).and_then(|id| world.interactions.get(&id));
    if origin.get("type") == Some(&json!(2)) {
        let command = asked.map(|asked| command(world, asked, user, me));
        return json!({ "name": user.map(|user| user.display), "command": command });
    }
    let pressed = origin.get("interacted_message_id").and_then(Id::of).and_then(|id| world.messages.get(&id));
    let seen = pressed.filter(|pressed| {
        world.admits(pressed.channel, me.id) && !pressed.dismissed && pressed.only_for.is_none_or(|only| only == me.id)
    });
    seen.map_or(Value::Null, |pressed| json!({ "message": pressed.json() }))
}

/// Returns `table settings` for the title `/table settings by ana`, in the reader's language as on Discord. The title has
/// the words as `user` typed them. A word that is no command any more stays as it is.
fn command(world: &World, interaction: &Interaction, user: Option<&Person>, me: &Person) -> String {
    let title = interaction.title.trim_start_matches('/');
    let words = title.rsplit_once(" by ").map_or(title, |(words, _)| words);
    let typed_in = user.unwrap_or(me).locale;
    let mut level: Vec<&Value> = world.commands.on_server.iter().chain(&world.commands.everywhere).collect();
    let mut shown = Vec::new();
    for word in words.split_whitespace() {
        let known = level.iter().copied().find(|command| commands::is_called(command, word, typed_in));
        shown.push(known.map_or(word, |command| commands::local(command, "name", me.locale)));
        level = known.map(|command| commands::options(command).iter().collect()).unwrap_or_default();
    }
    shown.join(" ")
}

pub(super) fn modal_json(modal: &Modal) -> Value {
    let inputs = modal.inputs.iter().map(|input| {
        json!({
            "label": input.label, "custom_id": input.custom_id, "placeholder": input.placeholder, "value": input.value,
            "required": input.required, "paragraph": input.paragraph, "at_least": input.at_least, "at_most": input.at_most,
        })
    });
    json!({ "interaction": modal.interaction, "title": modal.title, "inputs": inputs.collect::<Vec<_>>() })
}
