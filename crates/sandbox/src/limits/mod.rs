//! Discord's limits, checked as Discord checks them: every fault of a request is named at its path.

mod command;
mod component;
mod message;
mod modal;

pub(crate) use command::{check_command, check_commands};
pub(crate) use message::check_message;
pub(crate) use modal::{check_choices, check_modal};

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::refusal::Form;

/// The languages a command can be translated into.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

/// The length of a text. Counted in UTF-16 units: the strictest reading of Discord's "characters".
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Is there a value that is not null?
fn given<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    value.get(key).filter(|value| !value.is_null())
}

fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

/// A text of a certain length; missing is wrong only where it is required.
fn text(form: &mut Form, path: &str, holder: &Value, key: &str, size: RangeInclusive<usize>, required: bool) {
    let path = join(path, key);
    match given(holder, key) {
        None if required => form.fault(&path, "BASE_TYPE_REQUIRED", "This field is required"),
        None => {}
        Some(Value::String(text)) if size.contains(&length(text)) => {}
        Some(Value::String(_)) => {
            let message = format!("Must be between {} and {} in length.", size.start(), size.end());
            form.fault(&path, "BASE_TYPE_BAD_LENGTH", message);
        }
        Some(_) => form.fault(&path, "BASE_TYPE_BAD_TYPE", "Must be a string."),
    }
}

/// A list of a certain length, given back for a look at its elements.
fn list<'a>(form: &mut Form, path: &str, holder: &'a Value, key: &str, size: RangeInclusive<usize>) -> &'a [Value] {
    match given(holder, key) {
        None => &[],
        Some(Value::Array(list)) => {
            if !size.contains(&list.len()) {
                let message = format!("Must be between {} and {} in length.", size.start(), size.end());
                form.fault(&join(path, key), "BASE_TYPE_BAD_LENGTH", message);
            }
            list
        }
        Some(_) => {
            form.fault(&join(path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            &[]
        }
    }
}

/// A number within bounds, or the default.
fn number(form: &mut Form, path: &str, holder: &Value, key: &str, bounds: RangeInclusive<u64>, default: u64) -> u64 {
    let Some(value) = given(holder, key) else { return default };
    match value.as_u64() {
        Some(number) if bounds.contains(&number) => number,
        _ => {
            let message = format!("int value should be between {} and {}.", bounds.start(), bounds.end());
            form.fault(&join(path, key), "NUMBER_TYPE_RANGE", message);
            default
        }
    }
}

/// Names every text that occurs twice.
fn unique(form: &mut Form, texts: &[(String, String)], code: &str, message: &str) {
    for (place, (path, text)) in texts.iter().enumerate() {
        if texts.iter().take(place).any(|(_, earlier)| earlier == text) {
            form.fault(path, code, message);
        }
    }
}
