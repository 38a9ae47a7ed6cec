//! Cards: games, results, leaderboards and charts from plain data. Each is a [`Drawing`](crate::Drawing) with a description
//! for readers who cannot see it.
//!
//! A card's `drawing` paints it, and its `alt` says the same in one text of at most [`ALT`] units. Numbers and names
//! come from the caller, all other words from `lang`. Names may have any length and script: the picture shortens them
//! to their place and leaves out characters without a glyph; the description keeps those.

mod chart;
mod dates;
mod game_card;
mod leaderboard;
mod plot;
mod result;
mod scores;
mod still_life;
mod words;

pub use chart::{RatingChart, RatingLine};
pub use dates::{date, day_of, month};
pub use game_card::{GameCard, GameCards};
pub use leaderboard::{Leader, Leaderboard};
pub use result::{ResultCard, ResultRow};
pub use scores::{ScoreChart, ScoreLine};
pub use words::ALT;

use crate::canvas::Canvas;
use crate::style::Type;
use agon_lang::Language;

/// Returns the style in the largest size that fits the place, or in the last size if none fits.
fn fitting(text: &str, style: Type, most: f64, sizes: &[f64]) -> Type {
    let mut sized = sizes.iter().map(|&size| Type { size, ..style });
    let fits = |style: &Type| Canvas::width(text, *style) <= most;
    sized.clone().find(fits).or(sized.next_back()).unwrap_or(style)
}

/// Returns a name and its style for a place. A long name becomes smaller before it is shortened.
fn named(language: Language, name: &str, ai: bool, style: Type, most: f64) -> (String, Type) {
    let style = fitting(&words::marked(language, name, ai), style, most, &[style.size, 32.0, 30.0]);
    (words::name(language, name, ai, style, most), style)
}
