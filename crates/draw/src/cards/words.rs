//! Names and numbers in the form of cards, and texts that fit a description.

use crate::fonts;
use crate::style::Type;
use agon_lang::{Language, text};

/// The longest description of a picture, in UTF-16 units. Discord's limit.
pub const ALT: usize = 1024;
/// The longest name in a description, in letters. Discord's limit for names.
const NAME: usize = 32;

/// Writes a number with a true minus sign.
pub(super) fn number(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Writes a change: a number with its sign always shown.
pub(super) fn change(by: i64) -> String {
    if by > 0 { format!("+{by}") } else { number(by) }
}

/// Writes a number with two decimals in the form of the language.
pub(super) fn decimal(language: Language, number: f64) -> String {
    let written = format!("{number:.2}");
    let (whole, part) = written.split_once('.').unwrap_or((&written, "00"));
    text(language, "card-decimal", &[("whole", whole.into()), ("part", part.into())])
}

/// Shortens a name that is wider than `most` pixels, and adds the sign of a computer player, which is never cut off.
pub(super) fn name(language: Language, name: &str, ai: bool, style: Type, most: f64) -> String {
    let full = marked(language, name, ai);
    let whole = fonts::width(&full, style.face, style.size);
    let bare = fonts::width(name, style.face, style.size);
    if whole <= most {
        return full;
    }
    marked(language, &fonts::shortened(name, style.face, style.size, most - (whole - bare)), ai)
}

/// Writes a name for a description: with the sign of a computer player, and no longer than Discord's names.
pub(super) fn told(language: Language, name: &str, ai: bool) -> String {
    let clean: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let short: String = clean.trim().chars().take(NAME).collect();
    let nameless = || text(language, "card-nameless", &[]);
    let short = if short.trim().is_empty() { nameless() } else { short };
    marked(language, &short, ai)
}

/// Writes a name in full, with the sign of a computer player.
pub(super) fn marked(language: Language, name: &str, ai: bool) -> String {
    if ai { text(language, "card-ai", &[("name", name.into())]) } else { name.to_owned() }
}

/// Joins the sentences that fit one description, in their order. A sentence longer than the rest of the room is left
/// out.
pub(super) fn alt(sentences: impl IntoIterator<Item = String>) -> String {
    let mut said = String::new();
    let mut room = ALT;
    for sentence in sentences.into_iter().filter(|sentence| !sentence.is_empty()) {
        let gap = usize::from(!said.is_empty());
        let length = units(&sentence) + gap;
        if length <= room {
            room -= length;
            said.extend((gap > 0).then_some(' '));
            said.push_str(&sentence);
        }
    }
    said
}

/// Returns the length of a text in Discord's units.
pub(super) fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colour;

    #[test]
    fn numbers_have_signs_and_decimals_of_their_language() {
        assert_eq!([-17, 0, 14].map(number), ["\u{2212}17", "0", "14"]);
        assert_eq!([-17, 0, 14].map(change), ["\u{2212}17", "0", "+14"]);
        assert_eq!([Language::English, Language::German].map(|l| decimal(l, 1.846)), ["1.85", "1,85"]);
        assert_eq!(decimal(Language::Spanish, 2.0), "2,00");
    }

    #[test]
    fn a_name_too_long_keeps_the_sign_of_a_computer() {
        let style = Type::new(34.0, Colour::DARK).bold();
        let short = name(Language::German, "Wolfeschlegelsteinhausen", true, style, 260.0);
        assert!(short.ends_with("… (KI)") && fonts::width(&short, style.face, 34.0) <= 260.0, "{short}");
    }

    #[test]
    fn what_does_not_fit_a_description_is_left_out_whole() {
        let long = "x".repeat(ALT - 3);
        assert_eq!(alt(["a".to_owned(), long.clone(), "b".to_owned()]), format!("a {long}"));
        assert_eq!(told(Language::English, &"n".repeat(80), false).len(), NAME);
        assert_eq!(told(Language::English, " \n", true), "no name (AI)");
    }
}
