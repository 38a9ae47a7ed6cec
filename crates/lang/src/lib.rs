//! Words: every text for players in English, Spanish and German.
//!
//! * [`Language`] says which; [`text`] looks a message up by key; all sentences stand in `texts/<language>/*.ftl`.
//! * [`commands`] names the slash commands as Discord wants them.
//! * [`GameWords`] is what a game says about its views and events; [`words_of`] finds a game's.
//!
//! Invariants: no sentence stands in Rust; a missing message shows English, then its key, and never panics; what is
//! said of a view uses that view only, so a public text holds no secret.

// First for its macro: what names files of texts.
#[macro_use]
mod game_words;

mod attika;
mod bundle;
mod cities;
pub mod commands;
mod cyclades;
mod describe;
mod fold;
mod games;
mod language;
mod notation;
mod offrandes;
mod say;

pub use bundle::{Arg, has, keys, text};
pub use describe::{describe, describe_own};
pub use fold::fold;
pub use game_words::{Cast, GameWords};
pub use games::{GAMES, words_of};
pub use language::Language;
pub use say::{Say, counted_with, join, raise};
