//! Every message in every language, and what Discord allows.

use agon_lang::{Language, commands, has, keys, text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Forms of a noun that stand for the same value: `$character-def`, `$character-acc`.
const FORMS: [&str; 7] = ["-def", "-acc", "-dat", "-to", "-of", "-a", "-gender"];

fn value_name(variable: &str) -> String {
    let form = FORMS.iter().find(|form| variable.ends_with(**form));
    form.map_or(variable, |form| variable.strip_suffix(*form).unwrap_or(variable)).to_owned()
}

/// The variables of each message, noun forms set aside.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("the folder of a language") {
        let source = std::fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                key = line.split('=').next().unwrap_or_default().trim().to_owned();
                found.entry(key.clone()).or_default();
            }
            let names = line
                .split('$')
                .skip(1)
                .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>());
            found.entry(key.clone()).or_default().extend(names.map(|name| value_name(&name)));
        }
    }
    found.remove("");
    found
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_values() {
    let english = variables(Language::English);
    for language in [Language::Spanish, Language::German] {
        let other = variables(language);
        for (key, values) in &english {
            let theirs = other.get(key).unwrap_or_else(|| panic!("{language:?} lacks {key}"));
            // A word with one form for all numbers needs no $n.
            let without_n =
                |values: &BTreeSet<String>| values.iter().filter(|v| *v != "n").cloned().collect::<BTreeSet<_>>();
            assert_eq!(without_n(values), without_n(theirs), "{language:?} {key}");
        }
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(extra.is_empty(), "{language:?}: {extra:?}");
    }
}

#[test]
fn nouns_have_the_forms_their_language_needs() {
    let characters =
        ["peasant", "water-carrier", "flower-carrier", "temple-guardian", "priestess", "briber", "guardsman"];
    let forms: [(Language, &[&str]); 3] = [
        (Language::English, &["def"]),
        (Language::Spanish, &["def", "to", "of", "gender"]),
        (Language::German, &["def", "acc", "dat", "gender"]),
    ];
    for (language, forms) in forms {
        for character in characters {
            for form in forms {
                let key = format!("offrandes-character-{character}.{form}");
                assert!(has(language, &key), "{language:?} {key}");
            }
        }
        for creature in agon_rules::cyclades::data::Creature::ALL {
            for form in forms {
                let key = format!("cyclades-creature-{}.{form}", creature.id());
                assert!(has(language, &key), "{language:?} {key}");
            }
        }
        for building in agon_rules::cyclades::data::Building::ALL {
            for form in ["a", "def"] {
                let key = format!("cyclades-building-{}.{form}", building.id());
                assert!(has(language, &key), "{language:?} {key}");
            }
        }
        for building in agon_rules::attika::data::Building::ALL {
            let key = format!("attika-building-{}.a", building.id().replace('_', "-"));
            assert!(has(language, &key), "{language:?} {key}");
        }
        for key in ["table-host.label", "play-bid.verb", "play-place.rank", "city-sparta.initial", "play-win.shared"] {
            assert!(has(language, key), "{language:?} {key}");
        }
    }
}

#[test]
fn places_are_counted_in_each_language() {
    let rank = |language, place: i64| text(language, "play-place.rank", &[("place", place.into())]);
    let english: Vec<_> = [1, 2, 3, 4, 11, 21].map(|place| rank(Language::English, place)).to_vec();
    assert_eq!(english, ["1st", "2nd", "3rd", "4th", "11th", "21st"]);
    assert_eq!((rank(Language::Spanish, 1), rank(Language::German, 1)), ("1.º".to_owned(), "1.".to_owned()));
}

#[test]
fn texts_have_no_exclamation_marks_and_no_leftovers() {
    for language in Language::ALL {
        for key in keys(language).into_iter() {
            let text = text(language, &key, &[("n", 1.into())]);
            assert!(!text.contains(['!', '¡', '\u{2068}']), "{language:?} {key}: {text}");
            // Messages that only have attributes show their key.
            assert!(!text.trim().is_empty(), "{language:?} {key}");
        }
    }
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

#[test]
fn commands_keep_discords_limits() {
    for language in Language::ALL {
        let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for key in keys(language).into_iter().filter(|key| key.starts_with("command-")) {
            let text = text(language, &key, &[]);
            if key.ends_with("-name") {
                let plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
                assert!((1..=32).contains(&length(&text)) && text.chars().all(plain), "{language:?} {key}: {text}");
                assert_eq!(text, text.to_lowercase(), "{language:?} {key}");
                let group =
                    key.trim_start_matches("command-").split_once("-option-").map_or("", |(command, _)| command);
                let fresh = names.entry(group.to_owned()).or_default().insert(text.clone());
                assert!(fresh, "{language:?} {key}: `{text}` stands twice");
                let described = key.replace("-name", "-description");
                assert!(has(language, &described), "{language:?} {described}");
            } else {
                assert!((1..=100).contains(&length(&text)), "{language:?} {key}: {text}");
            }
        }
        assert!(names.get("").is_some_and(|commands| commands.len() >= 17), "{language:?}");
    }
    assert_eq!(commands::command_name(Language::German, "play"), "spielen");
    assert_eq!(commands::option_name(Language::Spanish, "play", "game"), "juego");
    assert_eq!(commands::choice_name(Language::German, "language", "language", "discord"), "wie mein Discord");
}

#[test]
fn labels_fit_their_buttons() {
    for language in Language::ALL {
        for key in keys(language).into_iter().filter(|key| key.starts_with("label-") || key.contains("-label-")) {
            // The longest values a label is given: a bid, an island, a creature, a slot.
            let values = [
                ("amount", 25.into()),
                ("place", "Mykonos".into()),
                ("creature", "Polyphem".into()),
                ("slot", 4.into()),
            ];
            let label = text(language, &key, &values);
            assert!(length(&label) <= 22, "{language:?} {key}: {label}");
        }
    }
}
