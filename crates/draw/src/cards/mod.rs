//! Cards: results, leaderboards and charts from plain data, each a [`Drawing`](crate::Drawing) with its words for those
//! who cannot see it.
//!
//! A card's `drawing` paints it, its `alt` says the same in one text of at most [`ALT`] units. Numbers and names come
//! from the caller, all other words from `lang`. Names may be of any length and script: they are shortened to their
//! place, and what the fonts cannot write is left out of the picture, though not of its words.

mod chart;
mod dates;
mod leaderboard;
mod plot;
mod result;
mod scores;
mod words;

pub use chart::{RatingChart, RatingLine};
pub use dates::{date, day_of, month};
pub use leaderboard::{Leader, Leaderboard};
pub use result::{ResultCard, ResultRow};
pub use scores::{ScoreChart, ScoreLine};
pub use words::ALT;

use crate::canvas::Canvas;
use crate::city::{City, Token, tokens};
use crate::style::{Face, Type};
use agon_lang::{Language, words_of};
use agon_rules::{Seat, games};

/// The tokens of a game's seats, clockwise; none for a game nobody knows.
fn seats(game: &str, language: Language) -> Vec<Token> {
    let cities = games::find(game).map(|game| game.meta().cities).unwrap_or_default();
    let cities: Vec<City> = cities.iter().map(|id| City::of(id)).collect();
    tokens(game, language, &cities)
}

/// The city of a seat, as the game calls it.
fn city(game: &str, language: Language, seat: Seat) -> String {
    words_of(game).map(|words| words.city(language, seat)).unwrap_or_default()
}

/// The game's name.
fn title(game: &str, language: Language) -> String {
    words_of(game).map(|words| words.title(language)).unwrap_or_default()
}

/// The largest of sizes in which a text is no wider than its place; the last of them if none is.
fn fitting(text: &str, style: Type, most: f64, sizes: &[f64]) -> Type {
    let mut sized = sizes.iter().map(|&size| Type { size, ..style });
    let fits = |style: &Type| Canvas::width(text, *style) <= most;
    sized.clone().find(fits).or(sized.next_back()).unwrap_or(style)
}

/// The style of a name in its place: a long one is written smaller before it is shortened.
fn named(language: Language, name: &str, ai: bool, style: Type, most: f64) -> (String, Type) {
    let style = fitting(&words::marked(language, name, ai), style, most, &[style.size, 32.0, 30.0]);
    (words::name(language, name, ai, style, most), style)
}

/// A sentence in lines no wider than this.
fn lines(sentence: &str, face: Face, size: f64, most: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|longer| crate::fonts::width(longer, face, size) <= most) {
            Some(longer) => {
                lines.pop();
                lines.push(longer);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
