//! Limits of application commands: names, descriptions, translations, permissions, size.

use serde_json::Value;

use super::{
    Named, Part, given, join, length,
    option::{Level, check_options},
    part::among,
    unique,
};
use crate::refusal::{Form, Refusal};

/// The most characters of all texts of a command.
const COMMAND_TOTAL: usize = 8000;
/// The most commands of each type: slash commands, commands of a person's menu, commands of a message's menu.
const MOST: [(u64, usize); 3] = [(SLASH, 100), (2, 15), (3, 15)];
/// The type of a slash command.
const SLASH: u64 = 1;
/// The scripts Discord allows entirely in a name, with their vowel signs: Devanagari and Thai.
const SCRIPTS: [(char, char); 2] = [('\u{900}', '\u{97f}'), ('\u{e01}', '\u{e5b}')];

/// Checks a whole list of commands.
pub(crate) fn check_commands(commands: &[Value]) -> Result<(), Refusal> {
    let full =
        |(kind, most): &(u64, usize)| commands.iter().filter(|command| kind_of(command) == *kind).count() > *most;
    if MOST.iter().any(full) {
        return Err(Refusal::too_many_commands());
    }
    let mut form = Form::default();
    let mut names: Named = Vec::new();
    for (n, command) in commands.iter().enumerate() {
        check(&mut Part::element(&mut form, n, command));
        let name = command.get("name").and_then(Value::as_str).unwrap_or_default();
        names.push((join(&n.to_string(), "name"), format!("{} {name}", kind_of(command))));
    }
    unique(&mut form, &names, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
    form.finish()
}

/// Checks one command.
pub(crate) fn check_command(command: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    check(&mut Part::root(&mut form, command));
    form.finish()
}

fn kind_of(command: &Value) -> u64 {
    given(command, "type").and_then(Value::as_u64).unwrap_or(SLASH)
}

fn check(command: &mut Part<'_, '_>) {
    command.flags(&["nsfw", "dm_permission", "default_permission"]);
    check_permissions(command);
    check_places(command, "integration_types", &[0, 1]);
    check_places(command, "contexts", &[0, 1, 2]);
    if command.has("type") && command.one_of("type", &MOST.map(|(kind, _)| kind)) != Some(SLASH) {
        check_menu_entry(command);
        return;
    }
    check_named(command);
    check_options(command, Level::Command);
    let size = weight(command.value());
    if size > COMMAND_TOTAL {
        let message = format!("Command exceeds maximum size ({size} > {COMMAND_TOTAL}).");
        command.fault("", "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// Checks a command of a person's or a message's menu, which has a name with any characters and nothing else.
fn check_menu_entry(command: &mut Part<'_, '_>) {
    command.required_text("name", 1..=32);
    command.translations("name_localizations", 1..=32, |_, _| {});
    command.text("description", 0..=0);
    command.list("options", 0..=0);
}

/// Checks a set of permissions: its bits as a decimal number, usually in a string.
fn check_permissions(command: &mut Part<'_, '_>) {
    let key = "default_member_permissions";
    let Some(bits) = command.get(key).filter(|bits| !bits.is_u64()) else { return };
    if bits.as_str().is_none_or(|bits| bits.parse::<u64>().is_err()) {
        command.fault(key, "NUMBER_TYPE_COERCE", format!("Value {bits} is not int."));
    }
}

/// Checks the places for installing or using a command: at least one, each once.
fn check_places(command: &mut Part<'_, '_>, key: &str, known: &[u64]) {
    let places = command.list(key, 1..=known.len());
    for (n, place) in places.iter().enumerate() {
        if !place.as_u64().is_some_and(|place| known.contains(&place)) {
            command.fault(format!("{key}.{n}"), "BASE_TYPE_CHOICES", among(known));
        } else if places.iter().take(n).any(|earlier| earlier == place) {
            let message = "The set already contains this value";
            command.fault(format!("{key}.{n}"), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
        }
    }
}

/// Checks the name and description, with their translations, of a command or an option.
pub(super) fn check_named(named: &mut Part<'_, '_>) {
    named.required_text("name", 1..=32);
    named.required_text("description", 1..=100);
    check_name(named, "name");
    named.translations("name_localizations", 1..=32, check_name);
    named.translations("description_localizations", 1..=100, |_, _| {});
}

/// Checks a name: letters, digits, `-`, `_` and `'`, and no capitals where the script has small letters.
fn check_name(holder: &mut Part<'_, '_>, key: &str) {
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || of_script(c);
    if !holder.raw(key).chars().all(|c| allowed(c) && c.to_lowercase().eq([c])) {
        holder.fault(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn of_script(c: char) -> bool {
    SCRIPTS.iter().any(|(from, to)| (*from..=*to).contains(&c) && c != '\u{e3f}')
}

/// Returns the name and its translations, each with its key.
pub(super) fn names_of(part: &Part<'_, '_>) -> Named {
    let translated = part.get("name_localizations").and_then(Value::as_object).into_iter().flatten();
    let translated = translated.filter_map(|(locale, name)| Some((locale, name.as_str()?)));
    let translated = translated.map(|(locale, name)| (format!("name_localizations.{locale}"), name.to_owned()));
    std::iter::once(("name".to_owned(), part.raw("name").to_owned())).chain(translated).collect()
}

/// Returns the size of a command: names, descriptions and values, each with its longest translation.
fn weight(value: &Value) -> usize {
    let longest = |key: &str| {
        let own = value.get(key).and_then(Value::as_str).map_or(0, length);
        let translated = value.get(format!("{key}_localizations")).and_then(Value::as_object).into_iter().flatten();
        translated.filter_map(|(_, text)| text.as_str()).map(length).fold(own, usize::max)
    };
    let inner = ["options", "choices"].iter().filter_map(|key| value.get(*key)?.as_array()).flatten();
    let content = value.get("value").and_then(Value::as_str).map_or(0, length);
    longest("name") + longest("description") + content + inner.map(weight).sum::<usize>()
}
