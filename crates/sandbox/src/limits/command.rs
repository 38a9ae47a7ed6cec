//! Limits of slash commands: names, descriptions, translations, options, choices, size.

use serde_json::Value;

use super::{LOCALES, given, join, length, list, text, unique};
use crate::refusal::{Form, Refusal};

/// The most text a command may hold in all.
const COMMAND_TOTAL: usize = 8000;

/// Checks a whole list of commands.
pub(crate) fn check_commands(commands: &[Value]) -> Result<(), Refusal> {
    let mut form = Form::default();
    if commands.len() > 100 {
        form.fault("", "APPLICATION_COMMAND_TOO_MANY", "Maximum number of application commands reached (100).");
    }
    let mut names = Vec::new();
    for (n, command) in commands.iter().enumerate() {
        check(&mut form, &n.to_string(), command);
        let name = command.get("name").and_then(Value::as_str).unwrap_or_default();
        names.push((join(&n.to_string(), "name"), format!("{} {name}", kind(command, 1))));
    }
    unique(&mut form, &names, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
    form.finish()
}

/// Checks one command.
pub(crate) fn check_command(command: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    check(&mut form, "", command);
    form.finish()
}

fn kind(value: &Value, default: u64) -> u64 {
    given(value, "type").and_then(Value::as_u64).unwrap_or(default)
}

fn check(form: &mut Form, path: &str, command: &Value) {
    if kind(command, 1) != 1 {
        text(form, path, command, "name", 1..=32, true);
        return;
    }
    check_named(form, path, command);
    check_options(form, path, command, 0);
    let size = weight(command);
    if size > COMMAND_TOTAL {
        form.fault(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({size} > {COMMAND_TOTAL})."),
        );
    }
}

/// Name and description with their translations.
fn check_named(form: &mut Form, path: &str, named: &Value) {
    text(form, path, named, "name", 1..=32, true);
    text(form, path, named, "description", 1..=100, true);
    check_name(form, &join(path, "name"), named.get("name"));
    for (key, longest) in [("name_localizations", 32), ("description_localizations", 100)] {
        let at = join(path, key);
        for (locale, translation) in given(named, key).and_then(Value::as_object).into_iter().flatten() {
            if !LOCALES.contains(&locale.as_str()) {
                form.fault(&join(&at, locale), "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.");
            }
            let holder = serde_json::json!({ locale.as_str(): translation });
            text(form, &at, &holder, locale, 1..=longest, false);
            if longest == 32 {
                check_name(form, &join(&at, locale), Some(translation));
            }
        }
    }
}

/// Letters, digits, `-`, `_` and `'`; no capitals where the script has small letters.
fn check_name(form: &mut Form, path: &str, name: Option<&Value>) {
    let name = name.and_then(Value::as_str).unwrap_or_default();
    let fits = |c: char| (c.is_alphanumeric() || matches!(c, '-' | '_' | '\'')) && c.to_lowercase().eq([c]);
    if !name.chars().all(fits) {
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn check_options(form: &mut Form, path: &str, holder: &Value, depth: u8) {
    let options = list(form, path, holder, "options", 0..=25);
    let nested = |option: &&Value| kind(option, 0) <= 2;
    if options.iter().any(|option| nested(&option)) && !options.iter().all(|option| nested(&option)) {
        form.fault(
            &join(path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and options cannot be mixed",
        );
    }
    let mut optional_seen = false;
    let mut names: Vec<(String, String)> = Vec::new();
    for (n, option) in options.iter().enumerate() {
        let path = join(path, format!("options.{n}"));
        check_named(form, &path, option);
        names.extend(names_of(option).into_iter().map(|(key, name)| (join(&path, &key), format!("{key} {name}"))));
        let required = option.get("required").and_then(Value::as_bool).unwrap_or_default();
        if required && optional_seen {
            form.fault(
                &path,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required;
        match kind(option, 0) {
            1 if depth < 2 => check_options(form, &path, option, 2),
            2 if depth < 1 => check_options(form, &path, option, 1),
            3..=11 => check_choices(form, &path, option),
            _ => form.fault(&join(&path, "type"), "BASE_TYPE_CHOICES", "This type of option cannot stand here"),
        }
    }
    unique(form, &names, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique");
}

fn check_choices(form: &mut Form, path: &str, option: &Value) {
    let choices = list(form, path, option, "choices", 0..=25);
    let autocomplete = option.get("autocomplete").and_then(Value::as_bool).unwrap_or_default();
    if autocomplete && !choices.is_empty() {
        form.fault(
            &join(path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
            "Choices and autocomplete exclude each other",
        );
    }
    let mut names: Vec<(String, String)> = Vec::new();
    for (n, choice) in choices.iter().enumerate() {
        let path = join(path, format!("choices.{n}"));
        text(form, &path, choice, "name", 1..=100, true);
        if kind(option, 0) == 3 {
            text(form, &path, choice, "value", 1..=100, true);
        }
        for (locale, name) in given(choice, "name_localizations").and_then(Value::as_object).into_iter().flatten() {
            if !LOCALES.contains(&locale.as_str())
                || name.as_str().is_none_or(|name| !(1..=100).contains(&length(name)))
            {
                form.fault(
                    &join(&path, format!("name_localizations.{locale}")),
                    "BASE_TYPE_CHOICES",
                    "A known locale and 1 to 100 characters.",
                );
            }
        }
        names.extend(names_of(choice).into_iter().map(|(key, name)| (join(&path, &key), format!("{key} {name}"))));
    }
    unique(form, &names, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice names must be unique");
}

/// The name and its translations, each with its key.
fn names_of(value: &Value) -> Vec<(String, String)> {
    let own = value.get("name").map(|name| ("name".to_owned(), name));
    let translated = given(value, "name_localizations").and_then(Value::as_object).into_iter().flatten();
    let translated = translated.map(|(locale, name)| (format!("name_localizations.{locale}"), name));
    own.into_iter().chain(translated).map(|(key, name)| (key, name.as_str().unwrap_or_default().to_owned())).collect()
}

/// The size of a command: names, descriptions and values, of each the longest translation.
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
