//! Clicks on the stored data about the caller.

use agon_lang::Language;

/// A click on the stored data about the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivacyClick {
    /// Shows an overview.
    Show,
    /// Sends it as a file.
    Get,
    /// Explains what erasing does.
    Erase,
    /// Asks for the word that erases, in this language. The form opens from its id alone.
    Word(Language),
}

impl PrivacyClick {
    pub(super) fn words(self) -> String {
        match self {
            PrivacyClick::Show => "show".to_owned(),
            PrivacyClick::Get => "get".to_owned(),
            PrivacyClick::Erase => "erase".to_owned(),
            PrivacyClick::Word(language) => format!("word {}", language.code()),
        }
    }

    pub(super) fn read(words: &str) -> Option<PrivacyClick> {
        match words {
            "show" => Some(PrivacyClick::Show),
            "get" => Some(PrivacyClick::Get),
            "erase" => Some(PrivacyClick::Erase),
            _ => Some(PrivacyClick::Word(Language::from_code(words.strip_prefix("word ")?)?)),
        }
    }
}
