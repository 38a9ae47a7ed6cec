//! Painted pictures show everything: fonts are found, and names of people break nothing.

use super::*;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::WIDTH;
use crate::palette::{Colour, Palette};
use crate::style::{Face, Paint, Type};
use resvg::usvg::{Node, roxmltree};

/// Makes a white page with the content of a test.
fn page(draw: impl FnOnce(&mut Canvas)) -> Drawing {
    let tokens = Palette::Standard.tokens();
    let (mut ground, mut pieces) = (Canvas::new(tokens), Canvas::new(tokens));
    ground.rect(Area::new(0.0, 0.0, WIDTH, 100.0), 0.0, Paint::fill(Colour::WHITE));
    draw(&mut pieces);
    Drawing::new(100.0, ground, pieces)
}

fn painted(document: &str) -> Pixmap {
    let mut picture = Pixmap::new(WIDTH as u32, 100).expect("a size");
    Painter::new().paint(document, &mut picture).expect("an SVG");
    picture
}

/// Counts the dark pixels in columns of a picture.
fn dark(picture: &Pixmap, columns: std::ops::Range<usize>) -> usize {
    let row = picture.width() as usize;
    let is_dark = |(at, pixel): (usize, &resvg::tiny_skia::PremultipliedColorU8)| {
        columns.contains(&(at % row)) && pixel.red() < 100 && pixel.green() < 100 && pixel.blue() < 100
    };
    picture.pixels().iter().enumerate().filter(|&pixel| is_dark(pixel)).count()
}

fn style(face: Face) -> Type {
    Type { face, ..Type::new(40.0, Colour(0)) }
}

#[test]
fn a_label_leaves_dark_pixels_as_wide_as_it_was_measured_in_every_face() {
    for face in [Face::Book, Face::Bold, Face::Serif] {
        let mut width = 0.0;
        let drawing = page(|canvas| width = canvas.text((100.0, 50.0), "Hephaestus", style(face)));
        let picture = painted(&drawing.svg());
        let end = 100 + width as usize;
        assert!(dark(&picture, 100..end) > 400, "{face:?}: {} dark pixels", dark(&picture, 100..end));
        // The last letter ends at the measured width, and nothing is beyond.
        assert!(dark(&picture, end - 18..end + 3) > 10, "{face:?} ends before {end}");
        assert_eq!(dark(&picture, end + 3..WIDTH as usize), 0, "{face:?} ends after {end}");
    }
}

#[test]
fn the_faces_differ_and_a_family_nobody_loaded_draws_nothing() {
    let svg = |face| page(|canvas| _ = canvas.text((100.0, 50.0), "Hephaestus", style(face))).svg();
    let [book, bold, serif] = [Face::Book, Face::Bold, Face::Serif].map(|face| painted(&svg(face)));
    assert!(dark(&bold, 0..1200) > dark(&book, 0..1200));
    assert_ne!(bold.data(), serif.data());
    let stranger = svg(Face::Book).replace("DejaVu Sans", "Times New Roman");
    assert_eq!(dark(&painted(&stranger), 0..1200), 0, "a font of the host");
}

#[test]
fn a_halo_lies_under_its_text_and_an_icon_is_painted() {
    let haloed = page(|canvas| {
        canvas.rect(Area::new(0.0, 0.0, WIDTH, 100.0), 0.0, Paint::fill(Colour(0)));
        canvas.text((100.0, 50.0), "12", style(Face::Bold).ringed(Colour::WHITE));
    });
    let picture = painted(&haloed.svg());
    let white = picture.pixels().iter().filter(|pixel| pixel.red() > 200).count();
    assert!(white > 300, "{white} white pixels round the number");
    let icon = page(|canvas| canvas.icon("ox", (100.0, 50.0), 48.0, Colour(0), Colour::WHITE));
    assert!(dark(&painted(&icon.svg()), 76..124) > 500);
}

/// Returns the words of an SVG as an XML parser reads them.
fn words(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

#[test]
fn names_of_people_stay_what_they_are_and_break_nothing() {
    let name = |text: &str| {
        let drawing = page(|canvas| _ = canvas.text((100.0, 50.0), text, style(Face::Book)));
        let tree = Tree::from_str(&drawing.svg(), &Options { fontdb: fonts::database(), ..Options::default() });
        let tree = tree.expect("an SVG");
        assert!(tree.root().children().iter().all(|node| !matches!(node, Node::Image(_))), "{text:?}");
        assert!(Painter::new().png(&drawing).is_ok(), "{text:?}");
        words(&drawing.svg()).concat()
    };
    for kept in [
        "Cleo <3 & co",
        "</text><image href='file:///etc/passwd'/>",
        "&lt; &#0; ]]>",
        "\"D'Ar\" tagnan",
        "Ευρυδίκη",
        "Ünal 😀",
    ] {
        assert_eq!(name(kept), kept);
    }
    // Controls, direction marks and characters forbidden in XML are dropped.
    let dropped = ['\u{0}', '\u{7}', '\u{1b}', '\u{7f}', '\u{85}', '\u{202e}', '\u{2066}', '\u{fffe}', '\u{ffff}'];
    for letter in dropped {
        assert_eq!(name(&format!("A{letter}na\n\t")), "Ana", "{letter:?}");
    }
    assert_eq!(name("\u{0}\u{202e}"), "");
}
