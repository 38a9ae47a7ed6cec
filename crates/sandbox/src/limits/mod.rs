//! Discord's limits, checked as Discord does: every fault of a request is reported at its path.

mod button;
mod command;
mod embed;
mod emoji;
mod menu;
mod message;
mod modal;
mod option;
mod part;
mod row;

pub(crate) use command::{check_command, check_commands};
pub(crate) use message::check_message;
pub(crate) use modal::{check_choices, check_modal};
pub(crate) use option::Kind;
pub(crate) use part::Part;

use serde_json::Value;

use crate::refusal::Form;

/// The languages of a command's translations.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

/// Texts that must differ, each with its path.
type Named = Vec<(String, String)>;

/// Returns the length of a text in UTF-16 units, the strictest reading of Discord's "characters".
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Returns the value of a key; `None` if it is missing or null.
fn given<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    value.get(key).filter(|value| !value.is_null())
}

fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

/// Notes every text that occurs twice.
fn unique(form: &mut Form, texts: &Named, code: &str, message: &str) {
    for (place, (path, text)) in texts.iter().enumerate() {
        if texts.iter().take(place).any(|(_, earlier)| earlier == text) {
            form.fault(path, code, message);
        }
    }
}
