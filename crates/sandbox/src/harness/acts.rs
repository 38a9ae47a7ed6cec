//! The interactions that a client sends for a person's action. The harness and the page both build theirs here.

use serde_json::{Value, json};

use super::{Modal, value_of};
use crate::{
    id::Id,
    world::{
        World,
        commands::{Line, fill_in, local, options, resolved_people},
        interaction::InteractionKind,
        open::Act,
        people::Person,
        summary::Menu,
    },
};

/// Builds a slash command.
pub(crate) fn command(
    world: &World,
    person: &Person,
    channel: Id,
    words: &str,
    options: &[(String, String)],
) -> Result<Act, String> {
    let line = Line { words, options, focused: None };
    let data = fill_in(&world.commands, person, channel == person.dm, &world.started, &line)?;
    Ok(Act {
        kind: InteractionKind::Command,
        user: person.id,
        channel,
        source: None,
        data,
        what: words.to_owned(),
        trigger: None,
    })
}

/// Builds an autocomplete request for an option.
pub(crate) fn autocomplete(
    world: &World,
    person: &Person,
    channel: Id,
    words: &str,
    filled: &[(String, String)],
    (option, typed): (&str, &str),
) -> Result<Act, String> {
    let mut filled = filled.to_vec();
    filled.push((option.to_owned(), typed.to_owned()));
    let line = Line { words, options: &filled, focused: Some(option) };
    let data = fill_in(&world.commands, person, channel == person.dm, &world.started, &line)?;
    let command =
        world.commands.offered(person, channel == person.dm).find(|command| command.get("id") == data.get("id"));
    if !command.is_some_and(|command| completes(command, option, person.locale)) {
        return Err(format!("option \"{option}\" of {words} has no autocomplete"));
    }
    let what = format!("autocomplete of {words}");
    Ok(Act { kind: InteractionKind::Autocomplete, user: person.id, channel, source: None, data, what, trigger: None })
}

/// True if this command, at any level, has an option of this name with autocomplete.
fn completes(command: &Value, name: &str, locale: &str) -> bool {
    options(command).iter().any(|option| {
        let called = option.get("name").and_then(Value::as_str) == Some(name) || local(option, "name", locale) == name;
        let automatic = option.get("autocomplete").and_then(Value::as_bool).unwrap_or_default();
        called && automatic || completes(option, name, locale)
    })
}

/// Returns the label of an autocomplete choice in the person's language, and its value.
pub(crate) fn offered(choice: &Value, locale: &str) -> (String, String) {
    (local(choice, "name", locale).to_owned(), value_of(choice))
}

/// Builds a press on a button (no values) or an answer to a menu.
pub(crate) fn press(
    world: &World,
    person: &Person,
    message: Id,
    custom_id: &str,
    values: Option<Vec<String>>,
) -> Result<Act, String> {
    let source = world.messages.get(&message).ok_or_else(|| format!("there is no message {message}"))?;
    let kind = source.component_type(custom_id).unwrap_or(if values.is_some() { 3 } else { 2 });
    let mut data = json!({ "custom_id": custom_id, "component_type": kind });
    if let (Some(values), Some(map)) = (values, data.as_object_mut()) {
        if matches!(kind, 5 | 7) {
            map.insert("resolved".into(), resolved_people(&values, &world.started));
        }
        map.insert("values".into(), json!(values));
    }
    let what = format!("click on {custom_id}");
    Ok(Act {
        kind: InteractionKind::Component,
        user: person.id,
        channel: source.channel,
        source: Some(message),
        data,
        what,
        trigger: None,
    })
}

/// Finds the values of a menu's choices by label, value or person.
pub(crate) fn choose(menu: &Menu, wanted: &[&str]) -> Result<Vec<String>, String> {
    let count = wanted.len() as u64;
    if !(menu.at_least..=menu.at_most).contains(&count) {
        return Err(format!("this menu takes {} to {} choices", menu.at_least, menu.at_most));
    }
    let person = |text: &str| {
        (menu.component_type != 3).then(|| Person::by_name(text)).flatten().map(|person| person.id.to_string())
    };
    let own = |text: &str| {
        menu.choices
            .iter()
            .find(|choice| choice.label == text || choice.value == text)
            .map(|choice| choice.value.clone())
    };
    wanted
        .iter()
        .map(|text| own(text).or_else(|| person(text)).ok_or_else(|| format!("this menu does not offer \"{text}\"")))
        .collect()
}

/// Builds the submission of the open modal, after a client's checks.
pub(crate) fn submit(world: &World, person: &Person, texts: &[(String, String)]) -> Result<Act, String> {
    let modal = Modal::of(world, person.id).ok_or("no modal is open")?;
    let opener = world.interactions.get(&modal.interaction).ok_or("the modal is gone")?;
    let mut rows = Vec::new();
    for input in &modal.inputs {
        let typed = texts.iter().find(|(id, _)| *id == input.custom_id).map(|(_, text)| text.clone());
        let text = typed.unwrap_or_else(|| input.value.clone());
        input.takes(&text)?;
        rows.push(json!({ "type": 1, "components": [{ "type": 4, "custom_id": input.custom_id, "value": text }] }));
    }
    Ok(Act {
        kind: InteractionKind::Modal,
        user: person.id,
        channel: opener.channel,
        source: opener.source,
        data: json!({ "custom_id": modal.custom_id, "components": rows }),
        what: format!("modal {}", modal.custom_id),
        trigger: Some(opener.metadata.clone()),
    })
}
