//! Limits of menus.

use serde_json::{Value, json};

use super::{Named, Part, emoji::check_emoji};

/// The component type of a menu with its own choices.
const OWN_CHOICES: u64 = 3;
/// The things the other menus choose from, by component type.
const CHOSEN: [(u64, &[&str]); 4] = [(5, &["user"]), (6, &["role"]), (7, &["user", "role"]), (8, &["channel"])];

pub(super) fn check_menu(menu: &mut Part<'_, '_>, kind: u64) {
    menu.required_text("custom_id", 1..=100);
    menu.text("placeholder", 0..=150);
    let least = menu.number("min_values", 0..=25, 1);
    let most = menu.number("max_values", 1..=25, 1);
    if least > most {
        menu.at_most("min_values", most);
    }
    if kind == OWN_CHOICES {
        check_options(menu, most);
    } else {
        check_defaults(menu, kind, most);
    }
}

fn check_options(menu: &mut Part<'_, '_>, most: u64) {
    if !menu.has("options") {
        menu.missing("options");
        return;
    }
    let mut values: Named = Vec::new();
    let mut chosen = 0;
    let count = menu.each("options", 1..=25, |option| {
        option.required_text("label", 1..=100);
        option.required_text("value", 1..=100);
        option.text("description", 0..=100);
        option.flags(&["default"]);
        check_emoji(option);
        let value = option.raw("value");
        if values.iter().any(|(_, earlier)| earlier == value) {
            let message = "The specified option value is already used";
            option.fault("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        values.push((option.at("value"), value.to_owned()));
        chosen += u64::from(option.is_on("default"));
    });
    if count > 0 && most > count as u64 {
        menu.fault("options", "BASE_TYPE_MIN_LENGTH", format!("Must be {most} or more in length."));
    }
    if chosen > most {
        too_many_defaults(menu, "options");
    }
}

/// Checks the people, roles and channels chosen at the start.
fn check_defaults(menu: &mut Part<'_, '_>, kind: u64, most: u64) {
    let fitting = CHOSEN.iter().find(|(known, _)| *known == kind).map_or::<&[&str], _>(&[], |(_, kinds)| kinds);
    let count = menu.each("default_values", 0..=25, |value| {
        if !value.has("id") {
            value.missing("id");
        }
        value.id("id");
        if !fitting.iter().any(|kind| value.get("type") == Some(&json!(kind))) {
            let known: Vec<String> = fitting.iter().map(|kind| format!("'{kind}'")).collect();
            value.fault("type", "BASE_TYPE_CHOICES", format!("Value must be one of ({}).", known.join(", ")));
        }
    });
    if count as u64 > most {
        too_many_defaults(menu, "default_values");
    }
    if menu.list("channel_types", 0..=25).iter().any(|kind| !kind.is_u64()) {
        let types = menu.get("channel_types").map(Value::to_string).unwrap_or_default();
        menu.fault("channel_types", "NUMBER_TYPE_COERCE", format!("Value \"{types}\" is not int."));
    }
}

fn too_many_defaults(menu: &mut Part<'_, '_>, key: &str) {
    menu.fault(key, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values");
}
