//! The messages of each language, read once, and the look-up by key.

use crate::{GAMES, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A name or a text already in the reader's language.
    Text(String),
    /// A number: sentences choose singular and plural by it.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

numbers! { i64 i32 u32 u16 u8 }

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The files of a language, as written: those of the house, then those each game brings.
fn sources(language: Language) -> Vec<&'static str> {
    let house: &[&str] =
        texts!(language, "house", "ui", "replay", "servers", "proof", "privacy", "commands", "cards", "boards");
    let games = GAMES.iter().flat_map(|game| game.texts(language));
    house.iter().chain(games).copied().collect()
}

type Bundle = FluentBundle<FluentResource>;

fn read(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks (U+2068) would show as boxes in pictures and break mentions.
    bundle.set_use_isolating(false);
    // `NUMBER($place, type: "ordinal")`.
    let _ = bundle.add_builtins();
    for source in sources(language) {
        // What cannot be read is left out; a test holds that everything can.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Language::ALL.map(read));

fn bundle(language: Language) -> &'static Bundle {
    let [english, spanish, german] = &*BUNDLES;
    match language {
        Language::English => english,
        Language::Spanish => spanish,
        Language::German => german,
    }
}

/// A message or, after a point, one of its attributes: `offrandes-character-peasant.def`.
fn find(language: Language, key: &str, args: &FluentArgs) -> Option<String> {
    let (id, attribute) = match key.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (key, None),
    };
    let bundle = bundle(language);
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    // Errors are missing values; their place shows `{$name}`, which tests look for.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// The message in a language, in English if the language lacks it, else the key itself.
pub fn text(language: Language, key: &str, args: &[(&str, Arg)]) -> String {
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        let value = match value {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
        };
        values.set(*name, value);
    }
    let found = find(language, key, &values).or_else(|| find(Language::English, key, &values));
    found.unwrap_or_else(|| key.to_owned())
}

/// Whether a language itself has the message (or attribute, after a point).
pub fn has(language: Language, key: &str) -> bool {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle(language).get_message(id);
    message.is_some_and(|message| attribute.is_none_or(|attribute| message.get_attribute(attribute).is_some()))
}

/// The names of a message's attributes.
pub(crate) fn attributes(language: Language, id: &str) -> Vec<&'static str> {
    let message = bundle(language).get_message(id);
    message.map(|message| message.attributes().map(|attribute| attribute.id()).collect()).unwrap_or_default()
}

/// The keys of all messages of a language, in the order of its files.
pub fn keys(language: Language) -> Vec<String> {
    let lines = sources(language).into_iter().flat_map(str::lines);
    let heads = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    heads.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read_and_no_key_stands_twice() {
        for language in Language::ALL {
            for source in sources(language) {
                let errors = FluentResource::try_new(source.to_owned()).err().map(|(_, errors)| errors);
                assert_eq!(errors, None, "{language:?}");
            }
            let mut keys = keys(language);
            keys.sort_unstable();
            let twice: Vec<_> = keys.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
            assert!(twice.is_empty(), "{language:?}: {twice:?}");
            assert!(keys.iter().all(|key| has(language, key)));
        }
    }

    #[test]
    fn what_is_missing_shows_its_key() {
        assert_eq!(text(Language::German, "no-such-key", &[]), "no-such-key");
        assert_eq!(text(Language::German, "city-sparta.no-such", &[]), "city-sparta.no-such");
        assert!(!has(Language::German, "no-such-key"));
    }
}
