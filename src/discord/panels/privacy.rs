//! What is kept about the reader: told, given as a file, erased.

use super::files::LARGEST;
use super::{GOLD, say, tell};
use crate::discord::ids::{CustomId, PrivacyClick};
use crate::discord::parts::{Attached, Button, Embed, Parts, Tone};
use agon_lang::Language;
use serde_json::Value;

/// The file of what is kept about somebody. It names nobody.
const FILE: &str = "my-data.json";

/// What is kept, why, and how long.
pub fn privacy(language: Language) -> Parts {
    page(language, "ui-privacy-title", say(language, "ui-privacy")).buttons(vec![
        button(language, PrivacyClick::Get, "label-get-data").tone(Tone::Main),
        button(language, PrivacyClick::Erase, "label-erase-me").tone(Tone::Danger),
    ])
}

/// What erasing does, before it is done; `first` says why nothing was.
pub fn erase(language: Language, first: Option<String>) -> Parts {
    let args = [("former", say(language, "ui-former").into()), ("word", word(language).into())];
    let lines: Vec<String> = first.into_iter().chain([tell(language, "ui-erase", &args)]).collect();
    // The form opens from its id alone: that says in which language.
    let ask = CustomId::page(PrivacyClick::Word(language));
    page(language, "ui-erase-title", lines.join("\n\n")).buttons(vec![
        Button::new(ask, say(language, "label-type-word")).tone(Tone::Danger),
        button(language, PrivacyClick::Show, "label-back"),
    ])
}

/// The word that was typed was not the one asked for.
pub fn wrong(language: Language) -> Parts {
    erase(language, Some(tell(language, "ui-erase-wrong", &[("word", word(language).into())])))
}

/// It is done.
pub fn erased(language: Language) -> Parts {
    page(language, "ui-erased-title", say(language, "ui-erased"))
}

/// The word that erases.
pub fn word(language: Language) -> String {
    say(language, "ui-erase-word")
}

/// Whether somebody typed the word that erases.
pub fn is_word(language: Language, typed: &str) -> bool {
    typed.trim().to_lowercase() == word(language)
}

/// What is kept about somebody as a file: whole, or without their steps and seals where Discord takes no file as large.
pub fn data(language: Language, about: Value) -> Parts {
    given(language, about, LARGEST)
}

fn given(language: Language, mut about: Value, largest: usize) -> Parts {
    let whole = text(&about);
    if whole.len() <= largest {
        return with_file(language, "ui-privacy-data", whole);
    }
    for seat in about.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(seat) = seat.as_object_mut() else { continue };
        seat.retain(|list, _| list != "steps" && list != "seals");
    }
    let rest = text(&about);
    match rest.len() <= largest {
        true => with_file(language, "ui-privacy-data-cut", rest),
        false => Parts::line(say(language, "ui-privacy-data-too-big")),
    }
}

fn text(about: &Value) -> Vec<u8> {
    format!("{about:#}\n").into_bytes()
}

fn with_file(language: Language, key: &str, bytes: Vec<u8>) -> Parts {
    Parts { file: Some(Attached { name: FILE.to_owned(), bytes: bytes.into() }), ..Parts::line(say(language, key)) }
}

fn button(language: Language, click: PrivacyClick, label: &str) -> Button {
    Button::new(CustomId::page(click), say(language, label))
}

fn page(language: Language, title: &str, text: String) -> Parts {
    let embed = Embed { title: say(language, title), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_word_is_read_in_the_readers_language_whatever_its_case() {
        for (language, typed) in
            [(Language::English, " Erase "), (Language::Spanish, "BORRAR"), (Language::German, "Löschen\n")]
        {
            assert!(is_word(language, typed), "{typed}");
        }
        for typed in ["", "erase me", "borrar", "er ase"] {
            assert!(!is_word(Language::English, typed), "{typed}");
        }
    }

    #[test]
    fn what_is_too_large_goes_without_steps_and_seals_before_it_does_not_go() {
        let steps: Vec<Value> = (0..100).map(|seq| json!({ "seq": seq, "text": "bid 4" })).collect();
        let about = json!({ "user": "1", "seats": [{ "table": 7, "steps": steps, "seals": [1] }],
            "notes": [{ "note": "mine" }] });
        let file =
            |parts: &Parts| parts.file.as_ref().map(|file| serde_json::from_slice::<Value>(&file.bytes).expect("JSON"));
        assert_eq!(file(&given(Language::English, about.clone(), 1_000_000)), Some(about.clone()));
        let cut = given(Language::English, about.clone(), 1_000);
        let without = json!({ "user": "1", "seats": [{ "table": 7 }], "notes": [{ "note": "mine" }] });
        assert_eq!(file(&cut), Some(without));
        let none = given(Language::English, about, 10);
        assert!(none.file.is_none() && none.content.contains("larger"), "{}", none.content);
    }
}
