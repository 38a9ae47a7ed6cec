//! The cities of seats: each has a colour, a shape and a letter. Colour is never the only difference.

use crate::palette::{Colour, Tokens};
use agon_lang::{Emblem, GameWords, Language};
use agon_rules::Seat;

/// The drawing of an emblem.
struct Shape {
    /// A path in a box from -1 to 1.
    path: &'static str,
    /// The distance of the letter below the middle, as a share of half its size.
    letter_drop: f64,
}

/// The shapes in the order of emblems: a shield, a disc, a triangle, a square, a diamond, a star, a cross, a triangle
/// on its point.
static SHAPES: [Shape; Emblem::ALL.len()] = [
    Shape { path: "M-.88 -.9H.88V.02C.88 .55 .45 .88 0 1.06C-.45 .88 -.88 .55 -.88 .02z", letter_drop: -0.06 },
    Shape { path: "M-.98 0a.98 .98 0 1 1 1.96 0a.98 .98 0 1 1 -1.96 0z", letter_drop: 0.0 },
    Shape { path: "M0 -1.1L1.13 .88H-1.13z", letter_drop: 0.22 },
    Shape { path: "M-.88 -.88H.88V.88H-.88z", letter_drop: 0.0 },
    Shape { path: "M0 -1.18L1.18 0L0 1.18L-1.18 0z", letter_drop: 0.0 },
    Shape {
        path: "M0 -1.22L.4 -.55L1.16 -.38L.65 .21L.72 .99L0 .68L-.72 .99L-.65 .21L-1.16 -.38L-.4 -.55z",
        letter_drop: 0.06,
    },
    Shape { path: "M-.58 -1.06H.58V-.58H1.06V.58H.58V1.06H-.58V.58H-1.06V-.58H-.58z", letter_drop: 0.0 },
    Shape { path: "M0 1.1L1.13 -.88H-1.13z", letter_drop: -0.22 },
];

/// A city in pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct City(pub(crate) Emblem);

impl City {
    fn drawn(self) -> &'static Shape {
        &SHAPES[self.0.index()]
    }

    /// Returns its shape: a path in a box from -1 to 1.
    pub(crate) fn shape(self) -> &'static str {
        self.drawn().path
    }

    /// Returns the distance of the letter below the middle, as a share of half its size.
    pub(crate) fn letter_drop(self) -> f64 {
        self.drawn().letter_drop
    }

    /// Returns the city's colour in this palette.
    pub(crate) fn colour(self, tokens: &Tokens) -> Colour {
        tokens.cities[self.0.index()]
    }
}

/// A seat on a picture: its city, and its letter in the picture's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) city: City,
    pub(crate) letter: char,
}

/// Returns the tokens of a game's seats, clockwise. A city's letter is the first letter of its name that no earlier
/// city has, or the seat's number if there is none.
pub(crate) fn tokens(words: &dyn GameWords, language: Language) -> Vec<Token> {
    let mut taken: Vec<char> = Vec::new();
    let mut give = |seat: Seat| {
        let (name, number) = (words.city(language, seat), seat.to_string());
        let mut letters = name.chars().flat_map(char::to_uppercase).chain(number.chars());
        let letter = letters.find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
        Token { city: City(words.emblem(seat)), letter }
    };
    (0..).map(Seat).take(words.cities().len()).map(&mut give).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Palette;
    use std::collections::BTreeSet;

    #[test]
    fn the_letters_of_a_game_s_cities_differ_in_every_language_and_are_those_of_the_texts() {
        for words in [agon_lang::offrandes::WORDS, agon_lang::cyclades::WORDS, agon_lang::attika::WORDS] {
            for language in Language::ALL {
                let tokens = tokens(words, language);
                let letters: Vec<String> = tokens.iter().map(|token| token.letter.to_string()).collect();
                let initial = |city: &&str| agon_lang::text(language, &format!("city-{city}.initial"), &[]);
                let initials: Vec<String> = words.cities().iter().map(initial).collect();
                assert_eq!(letters, initials, "{words:?}, {language:?}");
                let different: BTreeSet<&String> = letters.iter().collect();
                assert_eq!(different.len(), words.cities().len(), "{words:?}, {language:?}: {letters:?}");
            }
        }
    }

    #[test]
    fn no_two_cities_share_a_shape_or_a_colour() {
        let cities = || Emblem::ALL.into_iter().map(City);
        let shapes: BTreeSet<&str> = cities().map(City::shape).collect();
        assert_eq!(shapes.len(), 8);
        for palette in Palette::ALL {
            let colours: BTreeSet<u32> = cities().map(|city| city.colour(palette.tokens()).0).collect();
            assert_eq!(colours.len(), 8, "{palette:?}");
        }
    }

    #[test]
    fn embeds_have_the_colours_of_the_standard_palette() {
        for emblem in Emblem::ALL {
            assert_eq!(emblem.colour(), City(emblem).colour(Palette::Standard.tokens()).0, "{emblem:?}");
        }
    }
}
