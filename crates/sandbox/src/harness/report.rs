//! A person's view of a place in words, for the report of every failed expectation.

use std::fmt::Write;

use serde_json::Value;

use crate::{
    harness::Modal,
    id::Id,
    world::{
        World,
        message::Message,
        people::{BOT_NAME, Person},
    },
};

/// Describes the person, the place, every message as this person sees it, and the open modal.
pub(crate) fn report(world: &World, person: &Person, place: Id) -> String {
    let mut out = format!("{} sees in {}:", person.name, place_name(world, person, place));
    let mut messages = world.visible(place, person.id).peekable();
    if messages.peek().is_none() {
        out.push_str("\n  nothing");
    }
    for message in messages {
        out.push_str(&shown(message));
    }
    if let Some(modal) = Modal::of(world, person.id) {
        let _ = write!(out, "\n  open on top: modal \"{}\" {}", modal.title, modal.custom_id);
        for input in modal.inputs {
            let _ = write!(out, "\n      input \"{}\" {}: {}", input.label, input.custom_id, input.value);
        }
    }
    out
}

/// Names a place: `#games`, `#games > thread`, or the conversation, with a note if this person left the server or
/// cannot see the place.
fn place_name(world: &World, person: &Person, place: Id) -> String {
    let Ok(channel) = world.channel(place) else { return "a channel that is gone".into() };
    let name = match (&channel.thread, channel.recipient) {
        (_, Some(_)) => format!("the conversation with {BOT_NAME}"),
        (None, None) => format!("#{}", channel.name),
        (Some(thread), None) => {
            let parent = world.channel(thread.parent).map(|parent| parent.name.as_ref()).unwrap_or_default();
            let state = [(thread.private, "private"), (thread.archived, "archived"), (thread.locked, "locked")];
            let state: Vec<&str> = state.iter().filter(|(is, _)| *is).map(|(_, word)| *word).collect();
            let state = if state.is_empty() { String::new() } else { format!(" ({})", state.join(", ")) };
            format!("#{parent} > {}{state}", channel.name)
        }
    };
    let gone = if world.absent.contains(&person.id) { ", having left the server" } else { "" };
    let closed = if world.admits(place, person.id) { "" } else { ", where they may not look" };
    format!("{name}{gone}{closed}")
}

/// Formats one message as the screen shows it.
fn shown(message: &Message) -> String {
    let author = Person::by_id(message.author).map_or(BOT_NAME, |person| person.display);
    let private = if message.only_for.is_some() { " (only they see this)" } else { "" };
    let edited = if message.edited_ms.is_some() { " (edited)" } else { "" };
    let mut out = format!("\n  {author}{private}{edited} {}", message.id);
    if message.thinking {
        out.push_str("\n      thinking…");
    }
    lines(&mut out, "", &message.content);
    for embed in &message.embeds {
        embedded(&mut out, embed);
    }
    for file in &message.attachments {
        let _ = write!(out, "\n      file {}: {}", file.name, file.description.as_deref().unwrap_or("no description"));
    }
    for button in message.buttons() {
        let state = if button.enabled { "" } else { " (disabled)" };
        let _ = write!(out, "\n      [{}]{state} {}{}", button.label, button.custom_id, button.url.unwrap_or_default());
    }
    for menu in message.menus() {
        let state = if menu.enabled { "" } else { " (disabled)" };
        let choices: Vec<&str> = menu.choices.iter().map(|choice| choice.label.as_str()).collect();
        let _ = write!(out, "\n      menu \"{}\"{state} {}: {}", menu.placeholder, menu.custom_id, choices.join(" | "));
    }
    out
}

fn embedded(out: &mut String, embed: &Value) {
    let text = |path: &str| embed.pointer(path).and_then(Value::as_str).unwrap_or_default();
    for path in ["/author/name", "/title", "/description"] {
        lines(out, "| ", text(path));
    }
    for field in embed.get("fields").and_then(Value::as_array).into_iter().flatten() {
        for key in ["name", "value"] {
            lines(out, "| ", field.get(key).and_then(Value::as_str).unwrap_or_default());
        }
    }
    lines(out, "| ", text("/footer/text"));
}

fn lines(out: &mut String, mark: &str, text: &str) {
    for line in text.lines() {
        let _ = write!(out, "\n      {mark}{line}");
    }
}
