//! Names and descriptions of the slash commands, their options and choices.
//!
//! Commands, options and choices have English ids, and these never change.

use crate::{Language, text};

fn command(language: Language, command: &str, rest: &str) -> String {
    text(language, &format!("command-{command}-{rest}"), &[])
}

/// Returns the name of a command: lower case, no spaces.
pub fn command_name(language: Language, id: &str) -> String {
    command(language, id, "name")
}

/// Returns the description of a command, 100 characters at most.
pub fn command_description(language: Language, id: &str) -> String {
    command(language, id, "description")
}

/// Returns the name of a command's option: lower case, no spaces.
pub fn option_name(language: Language, id: &str, option: &str) -> String {
    command(language, id, &format!("option-{option}-name"))
}

/// Returns the description of a command's option, 100 characters at most.
pub fn option_description(language: Language, id: &str, option: &str) -> String {
    command(language, id, &format!("option-{option}-description"))
}

/// Returns the name of one of an option's fixed choices.
pub fn choice_name(language: Language, id: &str, option: &str, choice: &str) -> String {
    command(language, id, &format!("option-{option}-choice-{choice}"))
}
