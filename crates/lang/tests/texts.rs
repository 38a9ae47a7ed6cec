//! Every message in every language, and Discord's limits.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_lang::{Language, commands, has, keys, text};
use std::collections::{BTreeMap, BTreeSet};

mod words;

#[test]
fn all_languages_have_the_same_messages_with_the_same_values() {
    let missing = words::missing();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_message_is_said_somewhere() {
    let unused = words::unused();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
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
        assert!(has(language, "city-sparta.initial"), "{language:?}");
    }
}

#[test]
fn texts_have_no_exclamation_marks_and_no_leftovers() {
    for language in Language::ALL {
        for key in keys(language).into_iter() {
            let text = text(language, &key, &[("n", 1.into())]);
            assert!(!text.contains(['!', '¡', '\u{2068}']), "{language:?} {key}: {text}");
            // A message with attributes only shows its key.
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
            // The longest values of a label: a bid, an island, a creature, a slot.
            let values = [
                ("amount", 25.into()),
                ("place", "Mykonos".into()),
                ("creature", "Polyphem".into()),
                ("slot", 4.into()),
                ("number", 128.into()),
                ("n", 12.into()),
                ("seat", "▲ Korinth".into()),
            ];
            let label = text(language, &key, &values);
            assert!(length(&label) <= 22, "{language:?} {key}: {label}");
        }
    }
}
