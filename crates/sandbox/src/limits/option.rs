//! Limits of a command's options and their choices.

use serde_json::Value;

use super::{
    Named, Part,
    command::{check_named, names_of},
    modal::check_choice,
};

/// The largest whole number of an option, 2^53 − 1. The smallest is its negative.
const LARGEST: f64 = 9_007_199_254_740_991.0;
/// The longest text of an option.
const LONGEST: u64 = 6000;
/// The last option type, attachments.
const LAST: u64 = 11;

/// The kind of value of an option with choices or autocomplete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Whole,
    Decimal,
}

impl Kind {
    /// Returns the kind of an option type; `None` for the other types, which have neither choices nor autocomplete.
    pub(crate) fn of(option_type: u64) -> Option<Kind> {
        match option_type {
            3 => Some(Kind::Text),
            4 => Some(Kind::Whole),
            10 => Some(Kind::Decimal),
            _ => None,
        }
    }
}

/// The level at which options stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    Command,
    Group,
    SubCommand,
}

/// Checks the options of a command, a group or a sub-command.
pub(super) fn check_options(holder: &mut Part<'_, '_>, level: Level) {
    let mut names: Named = Vec::new();
    let mut nested = Vec::new();
    let mut optional_seen = false;
    holder.each("options", 0..=25, |option| {
        check_named(option);
        option.flags(&["required", "autocomplete"]);
        for (key, name) in names_of(option) {
            if names.iter().any(|known| *known == (key.clone(), name.clone())) {
                let message = "Option names must be unique";
                option.fault(&key, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
            }
            names.push((key, name));
        }
        let required = option.is_on("required");
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            option.fault("", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
        let kind = option.kind();
        nested.push(matches!(kind, Some(1 | 2)));
        match (level, kind) {
            (Level::Command | Level::Group, Some(1)) => check_options(option, Level::SubCommand),
            (Level::Command, Some(2)) => check_options(option, Level::Group),
            (Level::Command | Level::SubCommand, Some(kind @ 3..=LAST)) => check_value(option, kind),
            (_, None) => option.missing("type"),
            _ => option.fault("type", "BASE_TYPE_CHOICES", "This type of option cannot stand here"),
        }
    });
    if nested.contains(&true) && nested.contains(&false) {
        let message = "Sub-commands and options cannot be mixed";
        holder.fault("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

/// Checks the choices, autocomplete and bounds of an option that holds a value.
fn check_value(option: &mut Part<'_, '_>, option_type: u64) {
    let kind = Kind::of(option_type);
    let mut names: Named = Vec::new();
    let choices = option.each("choices", 0..=25, |choice| {
        check_choice(choice, kind);
        for (key, name) in names_of(choice) {
            if names.iter().any(|known| *known == (key.clone(), name.clone())) {
                let message = "Choice names must be unique";
                choice.fault(&key, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
            }
            names.push((key, name));
        }
    });
    if option.is_on("autocomplete") && choices > 0 {
        let message = "Choices and autocomplete exclude each other";
        option.fault("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message);
    }
    for (key, there) in [("choices", choices > 0), ("autocomplete", option.is_on("autocomplete"))] {
        if there && kind.is_none() {
            let message = "Only options that hold a text or a number can have this";
            option.fault(key, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
    }
    let least = option.number("min_length", 0..=LONGEST, 0);
    let most = option.number("max_length", 1..=LONGEST, LONGEST);
    if least > most {
        option.at_most("min_length", most);
    }
    check_bounds(option, kind);
}

/// Checks the smallest and the largest number: they must be of the option's kind and in order.
fn check_bounds(option: &mut Part<'_, '_>, kind: Option<Kind>) {
    for key in ["min_value", "max_value"] {
        let Some(value) = option.get(key) else { continue };
        // A whole number may have a decimal point (`2.0`): libraries send it so, and Discord accepts it.
        let fits = value.as_f64().is_some_and(|number| kind != Some(Kind::Whole) || number.fract() == 0.0);
        if !fits {
            let wanted = if kind == Some(Kind::Whole) { "int" } else { "float" };
            option.fault(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not {wanted}."));
        } else if value.as_f64().is_some_and(|number| number > LARGEST) {
            option.at_most(key, LARGEST);
        } else if value.as_f64().is_some_and(|number| number < -LARGEST) {
            option.at_least(key, -LARGEST);
        }
    }
    let bound = |key| option.get(key).and_then(Value::as_f64);
    if let (Some(least), Some(most)) = (bound("min_value"), bound("max_value"))
        && least > most
    {
        option.at_most("min_value", most);
    }
}
