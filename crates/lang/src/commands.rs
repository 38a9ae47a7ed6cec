//! Names and descriptions of the slash commands, their options and choices.
//!
//! A command, an option and a choice go by their English ids, which never change.

use crate::{Language, text};

fn command(language: Language, command: &str, rest: &str) -> String {
    text(language, &format!("command-{command}-{rest}"), &[])
}

/// What a command is called: lower case, no spaces.
pub fn command_name(language: Language, id: &str) -> String {
    command(language, id, "name")
}

/// What a command does, in 100 characters at most.
pub fn command_description(language: Language, id: &str) -> String {
    command(language, id, "description")
}

/// What an option of a command is called: lower case, no spaces.
pub fn option_name(language: Language, id: &str, option: &str) -> String {
    command(language, id, &format!("option-{option}-name"))
}

/// What an option of a command is for, in 100 characters at most.
pub fn option_description(language: Language, id: &str, option: &str) -> String {
    command(language, id, &format!("option-{option}-description"))
}

/// What one of an option's fixed choices is called.
pub fn choice_name(language: Language, id: &str, option: &str, choice: &str) -> String {
    command(language, id, &format!("option-{option}-choice-{choice}"))
}
