//! Limits of rows, buttons and menus.

use serde_json::Value;

use super::{given, list, number, text, unique};
use crate::refusal::Form;

/// Kinds of menus: own choices, people, roles, both, channels.
const MENUS: [u64; 5] = [3, 5, 6, 7, 8];

/// Checks the rows of a message.
pub(super) fn check_components(form: &mut Form, body: &Value) {
    let mut ids = Vec::new();
    for (n, row) in list(form, "", body, "components", 0..=5).iter().enumerate() {
        let path = format!("components.{n}");
        if given(row, "type").and_then(Value::as_u64) != Some(1) {
            form.fault(&format!("{path}.type"), "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
            continue;
        }
        check_row(form, &path, row, &mut ids);
    }
    unique(form, &ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
}

fn check_row(form: &mut Form, path: &str, row: &Value, ids: &mut Vec<(String, String)>) {
    let parts = list(form, path, row, "components", 1..=5);
    if given(row, "components").is_none() {
        form.fault(&format!("{path}.components"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    for (n, part) in parts.iter().enumerate() {
        let at = format!("{path}.components.{n}");
        match given(part, "type").and_then(Value::as_u64) {
            Some(2) => check_button(form, &at, part),
            Some(kind) if MENUS.contains(&kind) => {
                check_menu(form, &at, part, kind);
                if parts.len() > 1 {
                    form.fault(
                        &format!("{path}.components"),
                        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                        "A menu takes the whole row",
                    );
                }
            }
            _ => form.fault(
                &format!("{at}.type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
            ),
        }
        if let Some(id) = given(part, "custom_id").and_then(Value::as_str) {
            ids.push((format!("{at}.custom_id"), id.to_owned()));
        }
    }
}

fn check_button(form: &mut Form, path: &str, button: &Value) {
    let style = number(form, path, button, "style", 1..=5, 0);
    let (link, id) = (given(button, "url").is_some(), given(button, "custom_id").is_some());
    if given(button, "style").is_none() {
        form.fault(&format!("{path}.style"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    text(form, path, button, "custom_id", 1..=100, style != 5);
    text(form, path, button, "url", 1..=512, style == 5);
    text(form, path, button, "label", 0..=80, false);
    if link && (id || style != 5) {
        form.fault(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        );
    }
    let labelled = given(button, "label").and_then(Value::as_str).is_some_and(|label| !label.is_empty());
    if !labelled && given(button, "emoji").is_none() {
        form.fault(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji");
    }
}

fn check_menu(form: &mut Form, path: &str, menu: &Value, kind: u64) {
    text(form, path, menu, "custom_id", 1..=100, true);
    text(form, path, menu, "placeholder", 0..=150, false);
    let least = number(form, path, menu, "min_values", 0..=25, 1);
    let most = number(form, path, menu, "max_values", 1..=25, 1);
    if least > most {
        form.fault(
            &format!("{path}.min_values"),
            "SELECT_COMPONENT_MIN_MAX",
            "min_values must not be larger than max_values",
        );
    }
    if kind != 3 {
        return;
    }
    let options = list(form, path, menu, "options", 1..=25);
    if given(menu, "options").is_none() {
        form.fault(&format!("{path}.options"), "BASE_TYPE_REQUIRED", "This field is required");
    } else if most > options.len() as u64 && most > 1 {
        form.fault(
            &format!("{path}.max_values"),
            "SELECT_COMPONENT_MAX_VALUES",
            "max_values must not be larger than the number of options",
        );
    }
    let mut values = Vec::new();
    for (n, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{n}");
        text(form, &path, option, "label", 1..=100, true);
        text(form, &path, option, "value", 1..=100, true);
        text(form, &path, option, "description", 0..=100, false);
        values.push((
            format!("{path}.value"),
            option.get("value").and_then(Value::as_str).unwrap_or_default().to_owned(),
        ));
    }
    unique(form, &values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used");
    let chosen =
        options.iter().filter(|option| option.get("default").and_then(Value::as_bool) == Some(true)).count() as u64;
    if chosen > most {
        form.fault(
            &format!("{path}.options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "More defaults than max_values",
        );
    }
}
