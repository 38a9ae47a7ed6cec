//! The fonts in the program, and how wide a text is in them.

use crate::style::Face;
use resvg::usvg::fontdb::Database;
use std::sync::{Arc, LazyLock};
use ttf_parser::Face as Font;

const BOOK: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed-Bold.ttf");
const SERIF: &[u8] = include_bytes!("../fonts/DejaVuSerifCondensed-Bold.ttf");

static FONTS: LazyLock<[Option<Font<'static>>; 3]> =
    LazyLock::new(|| [BOOK, BOLD, SERIF].map(|bytes| Font::parse(bytes, 0).ok()));

/// The fonts for painting: those of the program, none of the host's.
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

/// Whether a letter can be written: a face that lacks it borrows it from another.
pub(crate) fn has(letter: char) -> bool {
    font(Face::Book).is_some_and(|font| font.glyph_index(letter).is_some())
}

/// The width of a text in pixels, without the space between letters and without kerning. A letter the font lacks counts
/// as wide as the text is high.
pub(crate) fn width(text: &str, face: Face, size: f64) -> f64 {
    let Some(font) = font(face) else { return text.chars().count() as f64 * size };
    let advance = |letter| font.glyph_index(letter).and_then(|glyph| font.glyph_hor_advance(glyph));
    let em = f64::from(font.units_per_em());
    text.chars().map(|letter| advance(letter).map_or(size, |advance| f64::from(advance) * size / em)).sum()
}

/// The text no wider than this; what is too long ends in an ellipsis.
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
}
