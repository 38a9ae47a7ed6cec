//! Building a sentence: a key, and the values its words need.

use crate::bundle::attributes;
use crate::{Arg, Language, has, text};

/// A sentence to be said: a key with values.
#[derive(Clone, Debug)]
pub struct Say {
    language: Language,
    key: String,
    args: Vec<(String, Arg)>,
}

impl Say {
    /// A sentence by its key.
    pub fn new(language: Language, key: impl Into<String>) -> Say {
        Say { language, key: key.into(), args: Vec::new() }
    }

    /// Adds a number or a text.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Say {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// Adds a noun by the key of its message, singular, with all its forms: `$who` bare, `$who-def` with its article, ….
    /// A form only some languages need stands for the bare word in the others.
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

    /// Adds a number of things: `3 goats`.
    #[must_use]
    pub fn count(self, name: &str, n: impl Into<i64>, key: &str) -> Say {
        let counted = counted(self.language, n, key);
        self.with(name, counted)
    }

    /// The sentence.
    pub fn text(self) -> String {
        let args: Vec<(&str, Arg)> = self.args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        text(self.language, &self.key, &args)
    }

    /// The sentence with its first letter raised.
    pub fn raised(self) -> String {
        raise(&self.text())
    }
}

/// A number of things, `3 goats`: the digit stands before the noun in all three languages.
pub(crate) fn counted(language: Language, n: impl Into<i64>, key: &str) -> String {
    let n = n.into();
    format!("{n} {}", text(language, key, &[("n", Arg::Number(n))]))
}

/// A number of things as it stands after `with`: `mit 30 Gebäuden`. A noun that does not change there has no form `with`.
pub fn counted_with(language: Language, n: i64, key: &str) -> String {
    let with = format!("{key}.with");
    counted(language, n, if has(language, &with) { &with } else { key })
}

/// The width of a line of a menu that is read at a glance.
const LINE: usize = 50;

/// As many of these, the first before all, as a line of a menu takes: `free · you win`.
pub(crate) fn line(parts: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let width = |text: &str| text.encode_utf16().count();
    parts.into_iter().flatten().reduce(|line, part| {
        let longer = format!("{line} · {part}");
        if width(&longer) <= LINE { longer } else { line }
    })
}

/// The text with its first letter raised.
pub fn raise(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A list in a sentence: `A, B and C`.
pub fn join(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => {
            text(language, "list-and", &[("before", before.join(", ").into()), ("last", last.into())])
        }
    }
}
