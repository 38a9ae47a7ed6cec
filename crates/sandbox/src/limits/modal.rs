//! Limits of modals and of autocomplete choices.

use serde_json::Value;

use super::{given, length, list, number, text, unique};
use crate::refusal::{Form, Refusal};

/// The longest text anybody can type into a modal.
const INPUT: u64 = 4000;

/// Checks a modal: rows with one text input each.
pub(crate) fn check_modal(modal: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    text(&mut form, "data", modal, "title", 1..=45, true);
    text(&mut form, "data", modal, "custom_id", 1..=100, true);
    if given(modal, "components").is_none() {
        form.fault("data.components", "BASE_TYPE_REQUIRED", "This field is required");
    }
    let mut ids = Vec::new();
    for (n, row) in list(&mut form, "data", modal, "components", 1..=5).iter().enumerate() {
        let path = format!("data.components.{n}");
        let inputs = list(&mut form, &path, row, "components", 1..=1);
        if row.get("type").and_then(Value::as_u64) != Some(1) {
            form.fault(&format!("{path}.type"), "UNION_TYPE_CHOICES", "The sandbox knows only rows with a text input");
        }
        for input in inputs {
            check_input(&mut form, &format!("{path}.components.0"), input);
            let id = input.get("custom_id").and_then(Value::as_str).unwrap_or_default();
            ids.push((format!("{path}.components.0.custom_id"), id.to_owned()));
        }
    }
    unique(&mut form, &ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    form.finish()
}

fn check_input(form: &mut Form, path: &str, input: &Value) {
    if input.get("type").and_then(Value::as_u64) != Some(4) {
        form.fault(&format!("{path}.type"), "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (4,).");
    }
    text(form, path, input, "custom_id", 1..=100, true);
    text(form, path, input, "label", 1..=45, true);
    text(form, path, input, "placeholder", 0..=100, false);
    if number(form, path, input, "style", 1..=2, 0) == 0 {
        form.fault(&format!("{path}.style"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    let least = number(form, path, input, "min_length", 0..=INPUT, 0);
    let most = number(form, path, input, "max_length", 1..=INPUT, INPUT);
    if least > most {
        form.fault(
            &format!("{path}.min_length"),
            "TEXT_INPUT_MIN_MAX",
            "min_length must not be larger than max_length",
        );
    }
    let value = given(input, "value").and_then(Value::as_str).map(length).unwrap_or_default() as u64;
    if value > most {
        form.fault(&format!("{path}.value"), "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
    }
}

/// Checks the choices an autocomplete answer offers.
pub(crate) fn check_choices(data: &Value) -> Result<(), Refusal> {
    let mut form = Form::default();
    for (n, choice) in list(&mut form, "data", data, "choices", 0..=25).iter().enumerate() {
        let path = format!("data.choices.{n}");
        text(&mut form, &path, choice, "name", 1..=100, true);
        match given(choice, "value") {
            Some(Value::String(_)) => text(&mut form, &path, choice, "value", 1..=100, true),
            Some(Value::Number(_)) => {}
            _ => form.fault(&format!("{path}.value"), "BASE_TYPE_REQUIRED", "This field is required"),
        }
    }
    if given(data, "choices").is_none() {
        form.fault("data.choices", "BASE_TYPE_REQUIRED", "This field is required");
    }
    form.finish()
}
