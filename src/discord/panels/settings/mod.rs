//! Screens of settings: a person's, their stored data, and a server's.

pub mod news;
pub mod preferences;
pub mod privacy;
pub mod running;
pub mod seasons;
pub mod setup;
pub mod times;
pub mod who;

use crate::discord::ids::CustomId;
use crate::discord::panels::{say, tell};
use crate::discord::parts::{Choice, Menu, MenuKind};
use agon_lang::{Language, raise};

/// Writes a label such as `If time runs out: the table waits`.
pub(crate) fn labelled(language: Language, option: &str, value: &str) -> String {
    raise(&tell(language, "option-set", &[("option", option.into()), ("value", value.into())]))
}

/// Returns the text of a value in a list of values with the keys of their texts.
fn word_of<T: PartialEq>(language: Language, values: &[(T, &str)], value: &T) -> String {
    values.iter().find(|(known, _)| known == value).map(|(_, key)| say(language, key)).unwrap_or_default()
}

/// Builds a menu of which one choice is taken.
fn one_of(id: CustomId, placeholder: String, choices: Vec<Choice>) -> Menu {
    Menu { id, placeholder: raise(&placeholder), choices, count: 1, kind: MenuKind::Words }
}

/// Builds a menu of values: each with its word, the key of its text, and true if it is chosen.
fn menu(language: Language, id: CustomId, name: String, values: &[(&str, &str, bool)]) -> Menu {
    let choice = |&(word, key, chosen): &(&str, &str, bool)| Choice {
        chosen,
        ..Choice::new(word, labelled(language, &name, &say(language, key)))
    };
    let choices = values.iter().map(choice).collect();
    one_of(id, name, choices)
}
