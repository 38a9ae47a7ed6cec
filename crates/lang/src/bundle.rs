//! The messages of each language, parsed once, and the look-up by key.

use crate::{GameWords, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use std::sync::{LazyLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A name, or a text already in the reader's language.
    Text(String),
    /// A number. It decides between singular and plural.
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

/// The files of every language, in one folder per language code.
static TEXTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

/// Returns the raw files of a language.
fn sources(language: Language) -> Vec<&'static str> {
    let files = TEXTS.get_dir(language.code()).into_iter().flat_map(|folder| folder.files());
    let texts = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl"));
    texts.filter_map(|file| file.contents_utf8()).collect()
}

type Bundle = FluentBundle<FluentResource>;
/// One bundle for each language, in the order of [`Language::ALL`].
type Bundles = [Bundle; Language::ALL.len()];

fn read(language: Language, sources: &[&str]) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks (U+2068) would show as boxes in pictures and break mentions.
    bundle.set_use_isolating(false);
    // `NUMBER($place, type: "ordinal")`.
    let _ = bundle.add_builtins();
    for source in sources {
        // Unreadable lines are skipped; a test fails if there are any.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

static BUNDLES: LazyLock<Bundles> = LazyLock::new(|| Language::ALL.map(|language| read(language, &sources(language))));

/// The texts of games outside this crate, by the game's id. Parsed once and never freed, like the texts of this crate.
static ADDED: RwLock<Vec<(&'static str, &'static Bundles)>> = RwLock::new(Vec::new());

/// Adds the texts of a game outside this crate, see [`GameWords::texts`]. A second call for the same game changes
/// nothing. A message is found only if its key begins with the game's id.
pub fn add_texts(words: &'static dyn GameWords) {
    add(words.id(), |language| words.texts(language));
}

fn add(game: &'static str, texts: impl Fn(Language) -> &'static [&'static str]) {
    if Language::ALL.into_iter().all(|language| texts(language).is_empty()) {
        return;
    }
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if added.iter().all(|(known, _)| *known != game) {
        let bundles = Language::ALL.map(|language| read(language, texts(language)));
        added.push((game, Box::leak(Box::new(bundles))));
    }
}

/// Returns the texts of the game outside this crate whose id begins this key; `None` if no such game was added.
fn added(language: Language, id: &str) -> Option<&'static Bundle> {
    let begins = |game: &str| id.strip_prefix(game).is_some_and(|rest| rest.starts_with('-'));
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let found = added.iter().filter(|(game, _)| begins(game)).max_by_key(|(game, _)| game.len());
    found.map(|&(_, bundles)| &bundles[language as usize])
}

/// Finds a message and its bundle; `None` if no bundle has it. A message of this crate takes no lock.
fn message(language: Language, id: &str) -> Option<(&'static Bundle, FluentMessage<'static>)> {
    let of = |bundle: &'static Bundle| Some((bundle, bundle.get_message(id)?));
    of(&BUNDLES[language as usize]).or_else(|| of(added(language, id)?))
}

/// Splits a key into the message id and, after a point, the attribute's name: `offrandes-character-peasant.def`.
fn parts(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)))
}

fn find(language: Language, key: &str, args: &FluentArgs) -> Option<String> {
    let (id, attribute) = parts(key);
    let (bundle, message) = message(language, id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    // A missing value is the only error. It shows as `{$name}`, and tests look for that.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// Returns the message in a language, else in English, else the key itself.
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

/// True if the language itself has the message (or the attribute after a point).
pub fn has(language: Language, key: &str) -> bool {
    let (id, attribute) = parts(key);
    let found = message(language, id);
    found.is_some_and(|(_, message)| attribute.is_none_or(|attribute| message.get_attribute(attribute).is_some()))
}

/// Returns the names of a message's attributes.
pub(crate) fn attributes(language: Language, id: &str) -> Vec<&'static str> {
    let found = message(language, id);
    found.map(|(_, message)| message.attributes().map(|attribute| attribute.id()).collect()).unwrap_or_default()
}

/// Returns the keys of this crate's messages in a language, in the order of its files.
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
            assert!(keys.len() > 1000 && keys.iter().all(|key| has(language, key)));
        }
    }

    #[test]
    fn a_game_outside_brings_its_texts_once_and_only_its_own() {
        let first = |language: Language| -> &'static [&'static str] {
            match language {
                Language::English => &["pebbles-title = Pebbles\n    .def = the pebbles\nhouse-theft = taken\n"],
                Language::Spanish => &["pebbles-title = Guijarros\n"],
                Language::German => &[],
            }
        };
        add("pebbles", first);
        add("pebbles", |_| &["pebbles-title = Stones"]);
        add("pebbles-two", |_| &["pebbles-two-title = { $n ->\n    [one] pebble\n   *[other] pebbles\n }\n"]);
        add("nothing", |_| &[]);
        let told = |language, key: &str| text(language, key, &[("n", 2.into())]);
        assert_eq!(told(Language::English, "pebbles-title"), "Pebbles");
        assert_eq!(told(Language::Spanish, "pebbles-title"), "Guijarros");
        // A language without the message shows English.
        assert_eq!(told(Language::German, "pebbles-title"), "Pebbles");
        assert!(has(Language::English, "pebbles-title.def") && !has(Language::German, "pebbles-title"));
        assert_eq!(attributes(Language::English, "pebbles-title"), ["def"]);
        assert_eq!(told(Language::German, "pebbles-two-title"), "pebbles");
        assert_eq!(told(Language::English, "house-theft"), "house-theft");
        assert!(!keys(Language::English).contains(&"pebbles-title".to_owned()));
    }

    #[test]
    fn what_is_missing_shows_its_key() {
        assert_eq!(text(Language::German, "no-such-key", &[]), "no-such-key");
        assert_eq!(text(Language::German, "city-sparta.no-such", &[]), "city-sparta.no-such");
        assert!(!has(Language::German, "no-such-key"));
    }
}
