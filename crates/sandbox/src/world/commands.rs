//! The registered commands, and the parser that turns a typed line into a command's data with typed options.

use serde_json::{Map, Value, json};

use crate::{
    id::Id,
    world::{
        people::{BOT, MOST_GUESTS, MOST_ROOMS, Person, SERVER, crowd, member_json, places, user_json},
        permission,
    },
};

/// The commands of the application: global ones and those of the server.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    pub(crate) everywhere: Vec<Value>,
    pub(crate) on_server: Vec<Value>,
    /// True if the bot has written commands at least once.
    pub(crate) registered: bool,
}

impl Commands {
    /// Returns the list of commands of a route.
    pub(crate) fn list(&mut self, server: bool) -> &mut Vec<Value> {
        if server { &mut self.on_server } else { &mut self.everywhere }
    }

    /// Returns the commands that a person can use in a channel, by the channel and by their own permissions.
    pub(crate) fn offered(&self, person: &Person, in_dm: bool) -> impl Iterator<Item = &Value> {
        let own = self.on_server.iter().filter(move |_| !in_dm);
        own.chain(&self.everywhere).filter(move |command| {
            let contexts = command.get("contexts").and_then(Value::as_array);
            let context = json!(u8::from(in_dm));
            let here = contexts.is_none_or(|list| list.contains(&context));
            let in_dms = command.get("dm_permission").and_then(Value::as_bool).unwrap_or(true);
            let needed = command
                .get("default_member_permissions")
                .and_then(Value::as_str)
                .and_then(|bits| bits.parse::<u64>().ok());
            let may =
                in_dm || needed.is_none_or(|bits| person.permissions() & bits == bits && (bits != 0 || person.manager));
            here && may && (!in_dm || in_dms)
        })
    }
}

/// A typed line: the words after the slash, the filled-in options, and the option being completed.
#[derive(Debug)]
pub(crate) struct Line<'a> {
    pub(crate) words: &'a str,
    pub(crate) options: &'a [(String, String)],
    pub(crate) focused: Option<&'a str>,
}

/// Builds an interaction's `data` for a typed line. Returns the reason in words if that line cannot be typed.
pub(crate) fn fill_in(
    commands: &Commands,
    person: &Person,
    in_dm: bool,
    joined_at: &str,
    line: &Line,
) -> Result<Value, String> {
    let mut words = line.words.trim().trim_start_matches('/').split_whitespace();
    let name = words.next().unwrap_or_default();
    let offered =
        || commands.offered(person, in_dm).filter(|command| kind(command) == 1 || command.get("type").is_none());
    let command = offered()
        .find(|command| is_called(command, name, person.locale))
        .ok_or_else(|| format!("{} is offered no command \"{name}\", but: {}", person.name, names(offered())))?;
    let mut resolved = Map::new();
    let options = fill_level(command, &mut words, person, line, joined_at, &mut resolved)?;
    let mut data = json!({ "id": command.get("id"), "name": command.get("name"), "type": 1, "options": options });
    if let Some(map) = data.as_object_mut() {
        if !resolved.is_empty() {
            map.insert("resolved".into(), Value::Object(resolved));
        }
        if command.get("guild_id").is_some() {
            map.insert("guild_id".into(), json!(SERVER));
        }
    }
    Ok(data)
}

fn fill_level<'a>(
    command: &Value,
    words: &mut impl Iterator<Item = &'a str>,
    person: &Person,
    line: &Line,
    joined_at: &str,
    resolved: &mut Map<String, Value>,
) -> Result<Vec<Value>, String> {
    let known = options(command);
    if let Some(word) = words.next() {
        let inner = known.iter().find(|option| kind(option) <= 2 && is_called(option, word, person.locale));
        let inner = inner.ok_or_else(|| format!("no sub-command \"{word}\", but: {}", names(known.iter())))?;
        let options = fill_level(inner, words, person, line, joined_at, resolved)?;
        return Ok(vec![json!({ "name": inner.get("name"), "type": kind(inner), "options": options })]);
    }
    if known.first().is_some_and(|option| kind(option) <= 2) {
        return Err(format!("a sub-command is missing: {}", names(known.iter())));
    }
    let find = |name: &str| {
        let option = known.iter().find(|option| is_called(option, name, person.locale));
        option.ok_or_else(|| format!("no option \"{name}\", but: {}", names(known.iter())))
    };
    let mut filled = Vec::new();
    for (name, text) in line.options {
        let option = find(name)?;
        let focused = line.focused.is_some_and(|name| is_called(option, name, person.locale));
        // During typing, a value is text and may be anything.
        let value = if focused { json!(text) } else { typed(option, text, person, joined_at, resolved)? };
        let mut entry = json!({ "name": option.get("name"), "type": kind(option), "value": value });
        if let (true, Some(map)) = (focused, entry.as_object_mut()) {
            map.insert("focused".into(), true.into());
        }
        filled.push(entry);
    }
    let missing = known.iter().find(|option| {
        let required = option.get("required").and_then(Value::as_bool).unwrap_or_default();
        required && filled.iter().all(|entry| entry.get("name") != option.get("name"))
    });
    match missing {
        Some(option) if line.focused.is_none() => Err(format!("option {} is required", names([option]))),
        _ => Ok(filled),
    }
}

/// Converts the text of an option to a value of its registered type.
fn typed(
    option: &Value,
    text: &str,
    person: &Person,
    joined_at: &str,
    resolved: &mut Map<String, Value>,
) -> Result<Value, String> {
    let name = option.get("name").and_then(Value::as_str).unwrap_or_default();
    let wrong = || format!("option \"{name}\" does not take \"{text}\"");
    let choices = option.get("choices").and_then(Value::as_array).filter(|choices| !choices.is_empty());
    if let Some(choices) = choices {
        let meant = |choice: &&Value| {
            is_called(choice, text, person.locale) || choice.get("value").is_some_and(|value| plain(value) == text)
        };
        let choice =
            choices.iter().find(meant).ok_or_else(|| format!("{}; its choices: {}", wrong(), names(choices.iter())))?;
        return Ok(choice.get("value").cloned().unwrap_or_default());
    }
    let value = match kind(option) {
        4 => text.parse::<i64>().map(Value::from).map_err(|_| wrong())?,
        5 => text.parse::<bool>().map(Value::from).map_err(|_| wrong())?,
        6 | 9 => {
            let id = Person::by_name(text)
                .map(|person| person.id)
                .or((text == BOT.to_string()).then_some(BOT))
                .ok_or_else(wrong)?;
            resolve(resolved, "users", id, user_json(id));
            resolve(resolved, "members", id, bare_member(id, joined_at));
            json!(id)
        }
        7 => {
            let text = text.trim_start_matches('#');
            let called = |(name, id): &&(&str, Id)| *name == text || id.to_string() == text;
            let (name, id) = places(MOST_ROOMS).find(called).ok_or_else(wrong)?;
            let channel = json!({ "id": id, "name": name, "type": 0, "permissions": permission::EVERYONE.to_string(), "parent_id": null });
            resolve(resolved, "channels", *id, channel);
            json!(id)
        }
        10 => text.parse::<f64>().map(Value::from).map_err(|_| wrong())?,
        3 => json!(text),
        _ => return Err(format!("{}: this kind of option is not in the sandbox", wrong())),
    };
    within_bounds(option, &value).then_some(value).ok_or_else(wrong)
}

/// Checks the bounds of a value, as Discord's client does before it sends.
fn within_bounds(option: &Value, value: &Value) -> bool {
    let bound = |key: &str| option.get(key).and_then(Value::as_f64);
    let measure = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => Some(text.encode_utf16().count() as f64),
        _ => None,
    };
    let (least, most) = if value.is_string() { ("min_length", "max_length") } else { ("min_value", "max_value") };
    measure.is_none_or(|measure| {
        bound(least).is_none_or(|least| measure >= least) && bound(most).is_none_or(|most| measure <= most)
    })
}

fn resolve(resolved: &mut Map<String, Value>, kind: &str, id: Id, object: Value) {
    if let Value::Object(map) = resolved.entry(kind).or_insert_with(|| json!({})) {
        map.insert(id.to_string(), object);
    }
}

/// Returns a member object for `resolved`, which has neither `user` nor `deaf` and `mute`.
pub(crate) fn bare_member(id: Id, joined_at: &str) -> Value {
    let mut member = member_json(id, joined_at);
    if let Some(map) = member.as_object_mut() {
        map.retain(|key, _| !matches!(key.as_str(), "user" | "deaf" | "mute"));
    }
    member
}

/// Returns the resolved people of a menu, by id.
pub(crate) fn resolved_people(ids: &[String], joined_at: &str) -> Value {
    let mut resolved = Map::new();
    for person in crowd(MOST_GUESTS).filter(|person| ids.contains(&person.id.to_string())) {
        resolve(&mut resolved, "users", person.id, user_json(person.id));
        resolve(&mut resolved, "members", person.id, bare_member(person.id, joined_at));
    }
    Value::Object(resolved)
}

pub(crate) fn options(command: &Value) -> &[Value] {
    command.get("options").and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn kind(value: &Value) -> u64 {
    value.get("type").and_then(Value::as_u64).unwrap_or_default()
}

/// Returns the locale Discord tries next when a text has none for the person's own locale.
fn sister(locale: &str) -> &str {
    match locale {
        "en-US" => "en-GB",
        "en-GB" => "en-US",
        "es-419" => "es-ES",
        own => own,
    }
}

/// Reads a text in the person's locale, as the person sees it.
pub(crate) fn local<'a>(value: &'a Value, key: &str, locale: &str) -> &'a str {
    let names = value.get(format!("{key}_localizations"));
    let localised = names.and_then(|names| names.get(locale).or_else(|| names.get(sister(locale))));
    localised.or_else(|| value.get(key)).and_then(Value::as_str).unwrap_or_default()
}

/// True if a person with this locale may type the name, the command's own or its translation.
pub(crate) fn is_called(value: &Value, name: &str, locale: &str) -> bool {
    value.get("name").and_then(Value::as_str) == Some(name) || local(value, "name", locale) == name
}

fn names<'a>(values: impl IntoIterator<Item = &'a Value>) -> String {
    values.into_iter().filter_map(|value| value.get("name").and_then(Value::as_str)).collect::<Vec<_>>().join(", ")
}

/// Formats a JSON value without quotes.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
