//! The stored data about the reader: overview, export, erasure.

use crate::discord::ids::{CustomId, PrivacyClick};
use crate::discord::panels::{GOLD, say, tell};
use crate::discord::parts::{Attached, Button, Embed, Parts, Tone};
use agon_lang::Language;

/// A file of stored data.
#[derive(Debug)]
pub struct DataFile {
    /// The content: JSON, packed by gzip if `packed`.
    pub bytes: Vec<u8>,
    /// True if it is packed.
    pub packed: bool,
    /// The number of the file, from 1.
    pub number: u32,
    /// True if more files follow.
    pub more: bool,
}

/// Describes the stored data, the reasons, and the times.
pub fn privacy(language: Language) -> Parts {
    page(language, "ui-privacy-title", say(language, "ui-privacy")).buttons(vec![
        button(language, PrivacyClick::Get, "label-get-data").tone(Tone::Main),
        button(language, PrivacyClick::Erase, "label-erase-me").tone(Tone::Danger),
    ])
}

/// Explains the erasure before it happens. `first` says why nothing was erased.
pub fn erase(language: Language, first: Option<String>) -> Parts {
    let args = [("former", say(language, "ui-former").into()), ("word", word(language).into())];
    let lines: Vec<String> = first.into_iter().chain([tell(language, "ui-erase", &args)]).collect();
    // The form opens from its id alone, so the id holds the language.
    let ask = CustomId::page(PrivacyClick::Word(language));
    page(language, "ui-erase-title", lines.join("\n\n")).buttons(vec![
        Button::new(ask, say(language, "label-type-word")).tone(Tone::Danger),
        button(language, PrivacyClick::Show, "label-back"),
    ])
}

/// Answers that the typed word was wrong.
pub fn wrong(language: Language) -> Parts {
    erase(language, Some(tell(language, "ui-erase-wrong", &[("word", word(language).into())])))
}

/// Answers that the data is erased.
pub fn erased(language: Language) -> Parts {
    page(language, "ui-erased-title", say(language, "ui-erased"))
}

/// Returns the word that erases.
pub fn word(language: Language) -> String {
    say(language, "ui-erase-word")
}

/// True if a person typed the word that erases.
pub fn is_word(language: Language, typed: &str) -> bool {
    typed.trim().to_lowercase() == word(language)
}

/// Builds the message with a file of the reader's data. It names no person.
pub fn data(language: Language, file: DataFile) -> Parts {
    let DataFile { bytes, packed, number, more } = file;
    let key = match (number, more) {
        (1, false) => "ui-privacy-data",
        (_, true) => "ui-privacy-data-part",
        (_, false) => "ui-privacy-data-last",
    };
    let part = if number == 1 && !more { String::new() } else { format!("-{number}") };
    let name = format!("my-data{part}.json{}", if packed { ".gz" } else { "" });
    let line = Parts::line(tell(language, key, &[("number", i64::from(number).into())]));
    Parts { file: Some(Attached { name, bytes: bytes.into() }), ..line }
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
}
