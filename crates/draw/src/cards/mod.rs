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
use crate::style::Type;
use agon_lang::Language;

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
