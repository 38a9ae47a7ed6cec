//! Registration of commands, globally or on the server.

use serde_json::{Map, Value, json};

use super::Answer;
use crate::{
    id::{Id, Ids},
    limits::{check_command, check_commands},
    refusal::{Form, Refusal},
    world::{
        World,
        people::{BOT, SERVER},
    },
};

pub(super) fn route(world: &mut World, method: &str, server: bool, rest: &[&str], body: &Value) -> Answer {
    let list = world.commands.list(server).clone();
    let place = |id: &str| {
        list.iter()
            .position(|command| command.get("id").and_then(Value::as_str) == Some(id))
            .ok_or_else(Refusal::unknown_command)
    };
    match (method, rest) {
        ("GET", []) => Ok(Some(Value::Array(list))),
        ("PUT", []) => {
            let Some(wanted) = body.as_array() else {
                return Form::refuse("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            };
            check_commands(wanted)?;
            let complete: Vec<Value> =
                wanted.iter().map(|command| complete(command, server, &list, &world.ids)).collect();
            store(world, server, complete.clone());
            Ok(Some(Value::Array(complete)))
        }
        ("POST", []) => {
            check_command(body)?;
            let new = complete(body, server, &list, &world.ids);
            let mut list = list;
            list.retain(|command| command.get("id") != new.get("id"));
            list.push(new.clone());
            check_commands(&list)?;
            store(world, server, list);
            Ok(Some(new))
        }
        ("GET", [id]) => Ok(list.get(place(id)?).cloned()),
        ("PATCH", [id]) => {
            let place = place(id)?;
            let mut list = list;
            if let (Some(Value::Object(command)), Value::Object(changes)) = (list.get_mut(place), body) {
                command.extend(changes.clone());
            }
            check_command(if body.is_object() { list.get(place).unwrap_or(body) } else { body })?;
            check_commands(&list)?;
            store(world, server, list.clone());
            Ok(list.get(place).cloned())
        }
        ("DELETE", [id]) => {
            let place = place(id)?;
            let mut list = list;
            list.remove(place);
            store(world, server, list);
            Ok(None)
        }
        _ => Err(Refusal::no_route()),
    }
}

fn store(world: &mut World, server: bool, commands: Vec<Value>) {
    *world.commands.list(server) = commands;
    world.commands.registered = true;
    world.touch();
}

/// Completes a command with Discord's fields. It keeps its id while its name and kind stay.
fn complete(wanted: &Value, server: bool, known: &[Value], ids: &Ids) -> Value {
    let mut command = Map::new();
    for (key, value) in [
        ("type", json!(1)),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("options", json!([])),
    ] {
        command.insert(key.into(), value);
    }
    command.extend(wanted.as_object().cloned().unwrap_or_default());
    if let Some(bits) = command.get_mut("default_member_permissions").filter(|bits| bits.is_u64()) {
        *bits = bits.to_string().into();
    }
    if let Some(options) = command.get_mut("options") {
        drop_nulls(options);
    }
    let same =
        |earlier: &&Value| earlier.get("name") == command.get("name") && earlier.get("type") == command.get("type");
    let id = known.iter().find(same).and_then(|earlier| earlier.get("id")).and_then(Id::of);
    command.insert("id".into(), json!(id.unwrap_or_else(|| ids.fresh())));
    command.insert("application_id".into(), json!(BOT));
    command.insert("version".into(), json!(ids.fresh()));
    if server {
        command.insert("guild_id".into(), json!(SERVER));
    }
    Value::Object(command)
}

/// Removes null values from options, as Discord does. Client libraries send them.
fn drop_nulls(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(drop_nulls),
        Value::Object(map) => {
            map.retain(|_, value| !value.is_null());
            map.values_mut().for_each(drop_nulls);
        }
        _ => {}
    }
}
