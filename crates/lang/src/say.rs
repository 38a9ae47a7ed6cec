//! A builder for sentences: a key, and the values its words need.

use crate::bundle::attributes;
use crate::{Arg, Language, has, text};

/// A sentence in progress: a key with values.
#[derive(Clone, Debug)]
pub struct Say {
    language: Language,
    key: String,
    args: Vec<(String, Arg)>,
}

impl Say {
    /// Begins a sentence by its key.
    pub fn new(language: Language, key: impl Into<String>) -> Say {
        Say { language, key: key.into(), args: Vec::new() }
    }

    /// Adds a number or a text.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Say {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// Adds a noun by the key of its message, in the singular and with all its forms: `$who` bare, `$who-def` with its
    /// article, …. If a language lacks a form, its sentences use the bare word.
    #[must_use]
    pub fn noun(mut self, name: &str, key: &str) -> Say {
        let one = [("n", Arg::Number(1))];
        for attribute in attributes(self.language, key) {
            let form = text(self.language, &format!("{key}.{attribute}"), &one);
            self.args.push((format!("{name}-{attribute}"), Arg::Text(form)));
        }
        let bare = text(self.language, key, &one);
        self.with(name, bare)
    }

    /// Adds a counted noun: `3 goats`.
    #[must_use]
    pub fn count(self, name: &str, n: impl Into<i64>, key: &str) -> Say {
        let counted = counted(self.language, n, key);
        self.with(name, counted)
    }

    /// Returns the sentence.
    pub fn text(self) -> String {
        let args: Vec<(&str, Arg)> = self.args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        text(self.language, &self.key, &args)
    }

    /// Returns the sentence with its first letter in upper case.
    pub fn raised(self) -> String {
        raise(&self.text())
    }
}

/// Counts a noun: `3 goats`. The digit stands before the noun in all three languages.
pub(crate) fn counted(language: Language, n: impl Into<i64>, key: &str) -> String {
    let n = n.into();
    format!("{n} {}", text(language, key, &[("n", Arg::Number(n))]))
}

/// Counts a noun in its form after `with`: `mit 30 Gebäuden`. A noun without its own form there has no attribute
/// `with`.
pub fn counted_with(language: Language, n: i64, key: &str) -> String {
    let with = format!("{key}.with");
    counted(language, n, if has(language, &with) { &with } else { key })
}

/// The width of a menu line, in UTF-16 units, that a reader takes in at a glance.
const LINE: usize = 50;

/// Joins as many parts as fit into a menu line, always the first: `free · you win`; `None` if there are no parts.
pub(crate) fn line(parts: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let width = |text: &str| text.encode_utf16().count();
    parts.into_iter().flatten().reduce(|line, part| {
        let longer = format!("{line} · {part}");
        if width(&longer) <= LINE { longer } else { line }
    })
}

/// Returns the text with its first letter in upper case.
pub fn raise(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Joins a list for a sentence: `A, B and C`.
pub fn join(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => {
            text(language, "list-and", &[("before", before.join(", ").into()), ("last", last.into())])
        }
    }
}
