//! The cities of seats: each a colour, a shape and a letter, never the colour alone.

use crate::palette::{Colour, Tokens};
use agon_lang::{Language, words_of};
use agon_rules::Seat;

/// A city. The fifth is Delos or Argos: one shape and colour, whatever its game calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum City {
    Sparta,
    Corinth,
    Athens,
    Thebes,
    Fifth,
}

impl City {
    /// The city of an id in a game's description; the fifth's differs from game to game.
    pub(crate) fn of(id: &str) -> City {
        match id {
            "sparta" => City::Sparta,
            "corinth" => City::Corinth,
            "athens" => City::Athens,
            "thebes" => City::Thebes,
            _ => City::Fifth,
        }
    }

    /// Its shape: a path in a box from -1 to 1.
    pub(crate) fn shape(self) -> &'static str {
        match self {
            City::Sparta => "M-.88 -.9H.88V.02C.88 .55 .45 .88 0 1.06C-.45 .88 -.88 .55 -.88 .02z",
            City::Corinth => "M-.98 0a.98 .98 0 1 1 1.96 0a.98 .98 0 1 1 -1.96 0z",
            City::Athens => "M0 -1.1L1.13 .88H-1.13z",
            City::Thebes => "M-.88 -.88H.88V.88H-.88z",
            City::Fifth => "M0 -1.18L1.18 0L0 1.18L-1.18 0z",
        }
    }

    /// How far its letter stands below the middle, of half its size.
    pub(crate) fn letter_drop(self) -> f64 {
        match self {
            City::Athens => 0.22,
            City::Sparta => -0.06,
            _ => 0.0,
        }
    }

    /// Its colour.
    pub(crate) fn colour(self, tokens: &Tokens) -> Colour {
        let [sparta, corinth, athens, thebes, fifth] = tokens.cities;
        match self {
            City::Sparta => sparta,
            City::Corinth => corinth,
            City::Athens => athens,
            City::Thebes => thebes,
            City::Fifth => fifth,
        }
    }
}

/// A seat on a picture: its city, and its letter in the picture's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) city: City,
    pub(crate) letter: char,
}

/// The tokens of a game's seats, clockwise: each letter is the first of the city's name that no city before it has.
pub(crate) fn tokens(game: &str, language: Language, cities: &[City]) -> Vec<Token> {
    let mut taken: Vec<char> = Vec::new();
    let mut give = |(at, &city): (usize, &City)| {
        let seat = Seat(u8::try_from(at).unwrap_or_default());
        let name = words_of(game).map(|words| words.city(language, seat)).unwrap_or_default();
        let letter = name.chars().flat_map(char::to_uppercase).find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
        Token { city, letter }
    };
    cities.iter().enumerate().map(&mut give).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Palette;
    use agon_rules::games;
    use std::collections::BTreeSet;

    const ALL: [City; 5] = [City::Sparta, City::Corinth, City::Athens, City::Thebes, City::Fifth];

    #[test]
    fn the_letters_of_a_game_s_cities_differ_in_every_language_and_are_those_of_the_texts() {
        for game in games::GAMES {
            let meta = game.meta();
            for language in Language::ALL {
                let tokens = tokens(meta.id, language, ALL.get(..meta.cities.len()).expect("five cities at most"));
                let letters: Vec<String> = tokens.iter().map(|token| token.letter.to_string()).collect();
                let initial = |city: &&str| agon_lang::text(language, &format!("city-{city}.initial"), &[]);
                let initials: Vec<String> = meta.cities.iter().map(initial).collect();
                assert_eq!(letters, initials, "{}, {language:?}", meta.id);
                let different: BTreeSet<&String> = letters.iter().collect();
                assert_eq!(different.len(), meta.cities.len(), "{}, {language:?}: {letters:?}", meta.id);
            }
        }
    }

    #[test]
    fn no_two_cities_share_a_shape_or_a_colour() {
        let shapes: BTreeSet<&str> = ALL.into_iter().map(City::shape).collect();
        assert_eq!(shapes.len(), 5);
        for palette in Palette::ALL {
            let colours: BTreeSet<u32> = ALL.into_iter().map(|city| city.colour(palette.tokens()).0).collect();
            assert_eq!(colours.len(), 5, "{palette:?}");
        }
    }
}
