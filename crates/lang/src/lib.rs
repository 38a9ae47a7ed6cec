//! Words: every text for players in English, Spanish and German.
//!
//! * [`Language`] says which; [`text`] looks a message up by key; all sentences stand in `texts/<language>/*.ftl`.
//! * [`commands`] names the slash commands as Discord wants them.
//! * [`GameWords`] is what a game says about its views and events: [`TypedWords`] in its own types, made erased by
//!   [`Typed`]. Each game's stand in its module here; a game outside brings its texts in with [`add_texts`].
//! * [`Emblem`] is the sign of a city.
//!
//! Invariants: no sentence stands in Rust; a missing message shows English, then its key, and never panics; what is
//! said of a view uses that view only, so a public text holds no secret.

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
mod typed;

pub mod attika;
pub mod cyclades;
pub mod offrandes;

pub use bundle::{Arg, add_texts, has, keys, text};
pub use describe::{describe, describe_own};
pub use emblem::Emblem;
pub use fold::fold;
pub use game_words::{Cast, GameWords};
pub use language::Language;
pub use say::{Say, counted_with, join, raise};
pub use typed::{Typed, TypedWords};
