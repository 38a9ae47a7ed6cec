//! A JSON object under inspection, which notes the fault of a field at that field's path.
//!
//! The codes and messages are those of Discord's own form checker, where its answers show them.

use std::{fmt::Display, ops::RangeInclusive};

use serde_json::Value;

use super::{LOCALES, given, join, length};
use crate::{id::Id, refusal::Form};

/// An object of the request body.
#[derive(Debug)]
pub(crate) struct Part<'p, 'v> {
    form: &'p mut Form,
    path: String,
    value: &'v Value,
}

impl<'p, 'v> Part<'p, 'v> {
    /// Returns the whole body, which must be an object. Null counts as an object without fields.
    pub(crate) fn root(form: &'p mut Form, value: &'v Value) -> Part<'p, 'v> {
        let mut root = Part { form, path: String::new(), value };
        root.is_object();
        root
    }

    /// Returns one object of a body that is a list.
    pub(crate) fn element(form: &'p mut Form, place: usize, value: &'v Value) -> Part<'p, 'v> {
        let mut element = Part { form, path: place.to_string(), value };
        element.is_object();
        element
    }

    pub(crate) fn value(&self) -> &'v Value {
        self.value
    }

    /// Returns the value of a field; `None` if it is missing or null.
    pub(crate) fn get(&self, key: &str) -> Option<&'v Value> {
        given(self.value, key)
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// Returns a text field, unchecked. Empty if it is missing or not a text.
    pub(crate) fn raw(&self, key: &str) -> &'v str {
        self.get(key).and_then(Value::as_str).unwrap_or_default()
    }

    /// Returns the component, option or command type; `None` if there is no such number.
    pub(crate) fn kind(&self) -> Option<u64> {
        self.get("type").and_then(Value::as_u64)
    }

    /// Returns the path of a field, or of the object itself.
    pub(crate) fn at(&self, key: impl Display) -> String {
        let key = key.to_string();
        if key.is_empty() { self.path.clone() } else { join(&self.path, key) }
    }

    /// Notes a fault of a field, or of the object itself.
    pub(crate) fn fault(&mut self, key: impl Display, code: &str, message: impl Into<String>) {
        let path = self.at(key);
        self.form.fault(&path, code, message);
    }

    pub(crate) fn missing(&mut self, key: &str) {
        self.fault(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    fn is_object(&mut self) -> bool {
        let fits = self.value.is_object() || self.value.is_null();
        if !fits {
            self.fault("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        }
        fits
    }

    /// Checks a text's length. Discord turns numbers into texts. A bot that sends one has made a mistake, so this check
    /// refuses it.
    pub(crate) fn text(&mut self, key: &str, size: RangeInclusive<usize>) {
        match self.get(key) {
            None => {}
            Some(Value::String(text)) => self.fits(key, length(text), &size),
            Some(value) => {
                let message = format!("Could not interpret \"{value}\" as string.");
                self.fault(key, "STRING_TYPE_CONVERT", message);
            }
        }
    }

    /// Checks a text that must be present and not empty.
    pub(crate) fn required_text(&mut self, key: &str, size: RangeInclusive<usize>) {
        if self.get(key).is_none_or(|value| value == "") { self.missing(key) } else { self.text(key, size) }
    }

    fn fits(&mut self, key: &str, size: usize, wanted: &RangeInclusive<usize>) {
        if wanted.contains(&size) {
            return;
        }
        let (least, most) = (wanted.start(), wanted.end());
        if *least == 0 {
            self.fault(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            self.fault(key, "BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        }
    }

    /// Reads a whole number within bounds, or the default.
    pub(crate) fn number(&mut self, key: &str, bounds: RangeInclusive<u64>, default: u64) -> u64 {
        let Some(value) = self.get(key) else { return default };
        let (least, most) = (*bounds.start(), *bounds.end());
        match value.as_i64() {
            None => self.fault(key, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int.")),
            Some(number) if number < least.cast_signed() => self.at_least(key, least),
            Some(number) if number > most.cast_signed() => self.at_most(key, most),
            Some(number) => return number.cast_unsigned(),
        }
        default
    }

    pub(crate) fn at_least(&mut self, key: &str, least: impl Display) {
        self.fault(key, "NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {least}."));
    }

    pub(crate) fn at_most(&mut self, key: &str, most: impl Display) {
        self.fault(key, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}."));
    }

    /// Reads a number that must be one of a few; `None` if it is not, which counts as a fault.
    pub(crate) fn one_of(&mut self, key: &str, choices: &[u64]) -> Option<u64> {
        let Some(value) = self.get(key) else {
            self.missing(key);
            return None;
        };
        let number = value.as_u64().filter(|number| choices.contains(number));
        if number.is_none() {
            self.fault(key, "BASE_TYPE_CHOICES", among(choices));
        }
        number
    }

    /// Checks switches: true, false, or absent.
    pub(crate) fn flags(&mut self, keys: &[&str]) {
        for key in keys {
            if self.get(key).is_some_and(|value| !value.is_boolean()) {
                self.fault(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
            }
        }
    }

    pub(crate) fn is_on(&self, key: &str) -> bool {
        self.get(key).and_then(Value::as_bool).unwrap_or_default()
    }

    /// Reads an id, as text or number; `None` if it is missing or wrong.
    pub(crate) fn id(&mut self, key: &str) -> Option<Id> {
        let value = self.get(key)?;
        let id = Id::of(value);
        if id.is_none() {
            self.fault(key, "NUMBER_TYPE_COERCE", format!("Value \"{}\" is not snowflake.", plain(value)));
        }
        id
    }

    /// Checks the length of a list, and returns its elements.
    pub(crate) fn list(&mut self, key: &str, size: RangeInclusive<usize>) -> &'v [Value] {
        match self.get(key) {
            None => &[],
            Some(Value::Array(list)) => {
                self.fits(key, list.len(), &size);
                list
            }
            Some(_) => {
                self.fault(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// Checks each object of a list, and returns their number.
    pub(crate) fn each(
        &mut self,
        key: &str,
        size: RangeInclusive<usize>,
        mut look: impl FnMut(&mut Part<'_, 'v>),
    ) -> usize {
        let list = self.list(key, size);
        for (n, value) in list.iter().enumerate() {
            let path = self.at(format!("{key}.{n}"));
            let mut part = Part { form: &mut *self.form, path, value };
            if value.is_null() {
                part.fault("", "LIST_ITEM_VALUE_REQUIRED", "List item values of ModelType are required");
            } else if part.is_object() {
                look(&mut part);
            }
        }
        list.len()
    }

    /// Checks an inner object, if there is one.
    pub(crate) fn inner(&mut self, key: &str, look: impl FnOnce(&mut Part<'_, 'v>)) {
        let Some(value) = self.get(key) else { return };
        let path = self.at(key);
        let mut part = Part { form: &mut *self.form, path, value };
        if part.is_object() {
            look(&mut part);
        }
    }

    /// Checks every translation of a text: its locale and its length.
    pub(crate) fn translations(
        &mut self,
        key: &str,
        size: RangeInclusive<usize>,
        mut look: impl FnMut(&mut Part<'_, 'v>, &str),
    ) {
        if self.get(key).is_some_and(|value| !value.is_object()) {
            self.fault(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            return;
        }
        self.inner(key, |translations| {
            for locale in translations.value.as_object().into_iter().flat_map(|map| map.keys()) {
                if !LOCALES.contains(&locale.as_str()) {
                    let known: Vec<String> = LOCALES.iter().map(|locale| format!("'{locale}'")).collect();
                    let message = format!("Value must be one of ({}).", known.join(", "));
                    translations.fault(locale, "BASE_TYPE_CHOICES", message);
                }
                translations.required_text(locale, size.clone());
                look(translations, locale);
            }
        });
    }

    /// Checks an address, which must have one of these schemes.
    pub(crate) fn url(&mut self, key: &str, longest: usize, schemes: &[&str]) {
        self.text(key, 0..=longest);
        let Some(url) = self.get(key).and_then(Value::as_str) else { return };
        match url.split_once("://") {
            Some((scheme, rest)) if !schemes.contains(&scheme) && !rest.is_empty() => {
                let known: Vec<String> = schemes.iter().map(|scheme| format!("'{scheme}'")).collect();
                let known = known.join(", ");
                let message = format!("Scheme \"{scheme}\" is not supported. Scheme must be one of ({known}).");
                self.fault(key, "URL_TYPE_INVALID_SCHEME", message);
            }
            Some((_, rest)) if !rest.is_empty() && !url.contains(char::is_whitespace) => {}
            _ => self.fault(key, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
        }
    }
}

/// Formats `Value must be one of (1, 2).`
pub(crate) fn among(choices: &[u64]) -> String {
    let choices: Vec<String> = choices.iter().map(u64::to_string).collect();
    format!("Value must be one of ({}).", choices.join(", "))
}

/// Formats a JSON value without quotes.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
