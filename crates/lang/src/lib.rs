//! Words: every text for players in English, Spanish and German.
//!
//! * [`Language`] names a language; [`text`] finds a message by key; all sentences are in `texts/<language>/*.ftl`.
//! * [`commands`] returns names and descriptions of the slash commands.
//! * [`GameWords`] holds a game's words for its views and events. [`TypedWords`] is the same in the game's own types,
//!   and [`Typed`] erases them. Each game has its module here; a game outside this crate adds its texts with
//!   [`add_texts`].
//! * [`Emblem`] is the sign of a city.
//!
//! Invariants: Rust code holds no sentence. A missing message shows English, then its key, and never panics. Words
//! about a view depend on that view only, so a public text holds no secret.

mod arrows;
mod bundle;
mod cities;
pub mod commands;
mod describe;
mod emblem;
mod fold;
mod game_words;
mod language;
mod notation;
mod say;
mod score;
mod typed;

pub mod attika;
pub mod cyclades;
pub mod offrandes;

pub use arrows::arrows_in_words;
pub use bundle::{Arg, add_texts, has, keys, text};
pub use describe::{describe, describe_own};
pub use emblem::Emblem;
pub use fold::fold;
pub use game_words::{Cast, GameWords, Question};
pub use language::Language;
pub use say::{Say, counted_with, join, raise};
pub use score::{counted_part, listed_score, with_score};
pub use typed::{Typed, TypedWords};
