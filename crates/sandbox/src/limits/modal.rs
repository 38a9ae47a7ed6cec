//! Limits of modals and of autocomplete choices.

use serde_json::Value;

use super::{
    Part, length,
    option::Kind,
    row::{ROW, check_ids, wrong_kind},
};
use crate::refusal::{Form, Refusal};

/// The path of modals and choices in a callback.
const ROOT: &str = "data";
/// The component type of a text input.
const INPUT: u64 = 4;
/// The longest text a person can type into a modal.
const LONGEST: u64 = 4000;

/// Checks a modal: rows with one text input each. The sandbox has no labels, the newer form, because libraries lose the
/// text typed there.
pub(crate) fn check_modal(modal: &Value) -> Result<(), Refusal> {
    let mut form = Form::below(ROOT);
    let mut ids = Vec::new();
    let mut modal = Part::root(&mut form, modal);
    modal.required_text("title", 1..=45);
    modal.required_text("custom_id", 1..=100);
    if !modal.has("components") {
        modal.missing("components");
    }
    modal.each("components", 1..=5, |row| {
        if row.kind() != Some(ROW) {
            wrong_kind(row, &[ROW]);
            return;
        }
        if !row.has("components") {
            row.missing("components");
        }
        row.each("components", 1..=1, |input| {
            check_input(input);
            ids.push((input.at("custom_id"), input.raw("custom_id").to_owned()));
        });
    });
    check_ids(&mut form, &ids);
    form.finish()
}

fn check_input(input: &mut Part<'_, '_>) {
    if input.kind() != Some(INPUT) {
        wrong_kind(input, &[INPUT]);
        return;
    }
    input.required_text("custom_id", 1..=100);
    input.required_text("label", 1..=45);
    input.text("placeholder", 0..=100);
    input.one_of("style", &[1, 2]);
    input.flags(&["required"]);
    let least = input.number("min_length", 0..=LONGEST, 0);
    let most = input.number("max_length", 1..=LONGEST, LONGEST);
    if least > most {
        input.at_most("min_length", most);
    }
    input.text("value", 0..=usize::try_from(most).unwrap_or(usize::MAX));
}

/// Checks the choices of an autocomplete answer for an option of this kind.
pub(crate) fn check_choices(data: &Value, kind: Option<Kind>) -> Result<(), Refusal> {
    let mut form = Form::below(ROOT);
    let mut data = Part::root(&mut form, data);
    if !data.has("choices") {
        data.missing("choices");
    }
    data.each("choices", 0..=25, |choice| check_choice(choice, kind));
    form.finish()
}

/// Checks one choice of an autocomplete answer or of a registered option. Its value must be of the option's kind.
pub(super) fn check_choice(choice: &mut Part<'_, '_>, kind: Option<Kind>) {
    choice.required_text("name", 1..=100);
    choice.translations("name_localizations", 1..=100, |_, _| {});
    let Some(value) = choice.get("value") else {
        choice.missing("value");
        return;
    };
    match (kind, value) {
        (Some(Kind::Text) | None, Value::String(text)) if (1..=100).contains(&length(text)) => {}
        (Some(Kind::Text), _) | (None, Value::String(_)) => choice.required_text("value", 1..=100),
        (Some(Kind::Whole), value) if value.as_i64().is_none() => {
            choice.fault("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
        }
        (Some(Kind::Decimal) | None, value) if !value.is_number() => {
            choice.fault("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not float."));
        }
        _ => {}
    }
}
