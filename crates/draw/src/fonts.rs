//! The fonts in the program, and the width of texts in them.

use crate::style::Face;
use resvg::usvg::fontdb::Database;
use std::sync::{Arc, LazyLock};
use ttf_parser::Face as Font;

const BOOK: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed-Bold.ttf");
const SERIF: &[u8] = include_bytes!("../fonts/DejaVuSerifCondensed-Bold.ttf");

static FONTS: LazyLock<[Option<Font<'static>>; 3]> =
    LazyLock::new(|| [BOOK, BOLD, SERIF].map(|bytes| Font::parse(bytes, 0).ok()));

/// Returns the fonts for painting: those in the program, none of the host's.
pub(crate) fn database() -> Arc<Database> {
    let mut database = Database::new();
    for bytes in [BOOK, BOLD, SERIF] {
        database.load_font_data(bytes.to_vec());
    }
    Arc::new(database)
}

fn font(face: Face) -> Option<&'static Font<'static>> {
    let [book, bold, serif] = &*FONTS;
    match face {
        Face::Book => book.as_ref(),
        Face::Bold => bold.as_ref(),
        Face::Serif => serif.as_ref(),
    }
}

/// True if a font has this letter. A face without the letter borrows it from another.
pub(crate) fn has(letter: char) -> bool {
    font(Face::Book).is_some_and(|font| font.glyph_index(letter).is_some())
}

/// Returns the width of a text in pixels, without letter spacing and kerning. A letter missing from the font counts as
/// wide as the text size.
pub(crate) fn width(text: &str, face: Face, size: f64) -> f64 {
    let Some(font) = font(face) else { return text.chars().count() as f64 * size };
    let advance = |letter| font.glyph_index(letter).and_then(|glyph| font.glyph_hor_advance(glyph));
    let em = f64::from(font.units_per_em());
    text.chars().map(|letter| advance(letter).map_or(size, |advance| f64::from(advance) * size / em)).sum()
}

/// Shortens a text to this width. A text that is too long ends in an ellipsis.
pub(crate) fn shortened(text: &str, face: Face, size: f64, most: f64) -> String {
    if width(text, face, size) <= most {
        return text.to_owned();
    }
    let mut kept: String = text.to_owned();
    while kept.pop().is_some() {
        let shorter = format!("{}…", kept.trim_end());
        if width(&shorter, face, size) <= most {
            return shorter;
        }
    }
    "…".to_owned()
}

/// Returns the part of a name the fonts can write, or `None` if nothing is left. Keeps at most two marks over a letter:
/// more would reach into the lines above and below.
pub(crate) fn writable(name: &str) -> Option<String> {
    let mut marks = 0;
    let mut kept = String::new();
    for letter in name.chars().filter(|&letter| !letter.is_control() && has(letter)) {
        let mark = matches!(letter, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}');
        marks = if mark { marks + 1 } else { 0 };
        if marks <= 2 {
            kept.push(letter);
        }
    }
    let kept = kept.trim().to_owned();
    kept.chars().any(|letter| letter.is_alphanumeric() || letter.is_ascii_graphic()).then_some(kept)
}

/// Breaks a sentence into lines up to this width.
pub(crate) fn lines(sentence: &str, face: Face, size: f64, most: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|longer| width(longer, face, size) <= most) {
            Some(longer) => {
                lines.pop();
                lines.push(longer);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_can_be_read_and_a_longer_text_is_wider() {
        for face in [Face::Book, Face::Bold, Face::Serif] {
            assert!(font(face).is_some());
            assert!(width("Kythnos", face, 30.0) > width("Kythno", face, 30.0));
            assert!(width("Kythnos", face, 60.0) > width("Kythnos", face, 30.0) * 1.99);
        }
    }

    #[test]
    fn what_is_too_long_ends_in_an_ellipsis_within_its_width() {
        assert_eq!(shortened("Ana", Face::Bold, 30.0, 200.0), "Ana");
        let short = shortened("Wolfeschlegelsteinhausen", Face::Bold, 30.0, 200.0);
        assert!(short.ends_with('…') && width(&short, Face::Bold, 30.0) <= 200.0, "{short}");
    }

    #[test]
    fn a_name_keeps_what_can_be_written() {
        assert_eq!(writable("Ana 🦉"), Some("Ana".to_owned()));
        assert_eq!(writable("Ευρυδίκη"), Some("Ευρυδίκη".to_owned()));
        assert_eq!(writable("山田"), None);
        assert_eq!(writable("a\u{301}\u{301}\u{301}\u{301}b"), Some("a\u{301}\u{301}b".to_owned()));
    }

    #[test]
    fn a_sentence_breaks_between_its_words() {
        let most = width("two short", Face::Book, 30.0);
        assert_eq!(lines("two short words", Face::Book, 30.0, most), ["two short", "words"]);
        assert_eq!(lines("two short words", Face::Book, 30.0, 3.0 * most), ["two short words"]);
    }
}
