//! The promises of the palettes for all types of colour vision, computed from their tables.

use super::sight::{Sight, difference};
use super::{Colour, Palette, Tokens};

/// The letters of the cities in the order of [`Tokens::cities`], numbers for cities none of our games has.
const LETTERS: [char; 8] = ['S', 'C', 'A', 'T', 'D', '6', '7', '8'];
/// The number of cities in our games, and the number with a colour.
const OURS: usize = 5;
const ALL: usize = LETTERS.len();

/// Returns the two most similar of the first cities, and their difference.
fn closest(tokens: &Tokens, cities: usize, sight: Sight) -> (f64, String) {
    let seen = tokens.cities.map(|colour| sight.lab(colour));
    let mut closest = (f64::MAX, String::new());
    for (at, (one, letter)) in seen.iter().zip(LETTERS).take(cities).enumerate() {
        for (other, before) in seen.iter().zip(LETTERS).take(at) {
            let distance = difference(*one, *other);
            if distance < closest.0 {
                closest = (distance, format!("{letter}{before}"));
            }
        }
    }
    closest
}

/// Rounds to one decimal, the precision of the promises.
fn contrast(one: Colour, other: Colour) -> f64 {
    (one.contrast(other) * 10.0).round() / 10.0
}

#[test]
fn cities_are_as_far_apart_as_promised_for_every_kind_of_eyes() {
    // The smallest differences and their pairs, for normal, protan, deutan and tritan eyes and for eyes without
    // colours.
    let ours = [
        (Palette::Standard, ["29 DT", "17 AS", "8 AS", "17 TA", "6 TS"]),
        (Palette::Dark, ["31 AC", "11 AC", "10 AS", "11 TA", "5 TS"]),
        (Palette::RedGreen, ["32 DT", "30 DS", "31 AS", "28 DT", "9 TS"]),
        (Palette::BlueYellow, ["32 AC", "17 AC", "17 AS", "32 DT", "9 TS"]),
        (Palette::HighContrast, ["32 DT", "17 AC", "21 AS", "24 DT", "12 TS"]),
    ];
    let all = [
        (Palette::Standard, ["29 DT", "17 AS", "8 AS", "17 TA", "6 TS"]),
        (Palette::Dark, ["31 AC", "11 AC", "10 AS", "11 TA", "5 86"]),
        (Palette::RedGreen, ["24 8D", "23 8T", "23 8A", "24 8D", "4 8S"]),
        (Palette::BlueYellow, ["27 8T", "17 AC", "16 8D", "27 8S", "6 7C"]),
        (Palette::HighContrast, ["20 8T", "17 8T", "16 8D", "19 7C", "6 7C"]),
    ];
    for (cities, promised) in [(OURS, ours), (ALL, all)] {
        assert!(Palette::ALL.iter().all(|palette| promised.iter().any(|(other, _)| other == palette)));
        for (palette, row) in promised {
            let found = Sight::ALL.map(|sight| {
                let (distance, pair) = closest(palette.tokens(), cities, sight);
                format!("{distance:.0} {pair}")
            });
            assert_eq!(found, row, "{palette:?}, {cities} cities");
        }
    }
}

#[test]
fn a_palette_made_for_certain_eyes_keeps_our_cities_25_apart_for_them() {
    let made_for = [
        (Palette::RedGreen, Sight::Protan),
        (Palette::RedGreen, Sight::Deutan),
        (Palette::BlueYellow, Sight::Tritan),
        (Palette::Standard, Sight::Normal),
        (Palette::Dark, Sight::Normal),
    ];
    // Eight cities cannot be as different as five.
    for (cities, least) in [(OURS, 25.0), (ALL, 22.5)] {
        for (palette, sight) in made_for {
            let (distance, pair) = closest(palette.tokens(), cities, sight);
            assert!(distance >= least, "{palette:?}, {sight:?}, {cities} cities: {pair} {distance:.1}");
        }
        // Without colours, high contrast distinguishes cities best.
        let grey = |palette: Palette| closest(palette.tokens(), cities, Sight::Grey).0;
        assert!(Palette::ALL.into_iter().all(|palette| grey(palette) <= grey(Palette::HighContrast)));
    }
}

#[test]
fn text_can_be_read_on_every_ground_it_stands_on() {
    for palette in Palette::ALL {
        let t = palette.tokens();
        let strict = palette == Palette::HighContrast;
        let least = |promised: f64| if strict { promised.max(6.9) } else { promised };
        let quiet_on_land = if palette == Palette::Dark { 4.6 } else { 6.0 };
        let texts = [
            ("ink on bg", t.ink, t.bg, 7.0),
            ("ink on panel", t.ink, t.panel, 7.0),
            ("ink on plate", t.ink, t.plate, 7.0),
            ("ink on land", t.ink, t.land, 7.0),
            ("ink2 on bg", t.ink2, t.bg, 6.0),
            ("ink2 on panel", t.ink2, t.panel, 6.0),
            ("ink2 on plate", t.ink2, t.plate, 6.0),
            ("ink2 on land", t.ink2, t.land, quiet_on_land),
            ("seaink on sea", t.seaink, t.sea, 4.9),
            ("bandink on band", t.bandink, t.band, 7.0),
            ("white on band", Colour::WHITE, t.band, 7.0),
            ("letters on gold", t.gold.letters(), t.gold, 4.9),
            ("letters on accent", t.accent.letters(), t.accent, 4.9),
        ];
        for (what, text, ground, promised) in texts {
            let found = contrast(text, ground);
            assert!(found >= least(promised), "{palette:?}: {what} {found:.1}, not {:.1}", least(promised));
        }
        for (colour, letter) in t.cities.into_iter().zip(LETTERS) {
            let found = contrast(colour.letters(), colour);
            assert!(found >= least(4.9), "{palette:?}: letter {letter} {found:.1}");
        }
    }
}

#[test]
fn what_is_no_text_can_be_seen_too() {
    for palette in Palette::ALL {
        let t = palette.tokens();
        // Guidelines ask for 3 : 1 in shapes that carry meaning.
        let shapes = [
            ("mark on land", t.mark, t.land),
            ("mark on panel", t.mark, t.panel),
            ("turn on panel", t.turn, t.panel),
            ("turn on bg", t.turn, t.bg),
            ("gold on band", t.gold, t.band),
            ("halo round a mark", t.mark, t.halo),
            ("edge of a piece", t.edge, t.halo),
        ];
        for (what, shape, ground) in shapes {
            assert!(shape.contrast(ground) >= 3.0, "{palette:?}: {what} {:.1}", shape.contrast(ground));
        }
    }
}

#[test]
fn colours_mix_and_are_written_as_svg_wants_them() {
    assert_eq!(Colour(0x000000).mixed(Colour(0xFFFFFF), 0.5).to_string(), "#808080");
    assert_eq!(Colour(0xFBF8F1).mixed(Colour(0xA8472A), 0.0).to_string(), "#FBF8F1");
    assert!((Colour::WHITE.contrast(Colour(0)) - 21.0).abs() < 0.001);
    assert_eq!((Colour(0xFFE000).letters(), Colour(0x001FA0).letters()), (Colour::DARK, Colour::WHITE));
}
