//! Words at tables of each game.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod attika;
mod boards;
mod cyclades;
mod endings;
mod offrandes;
mod private;
mod told;

use agon_games::{GameEntry, Registry};
use agon_lang::Cast;
use agon_rules::game::OptionValues;

/// One of our games.
fn entry(game: &str) -> &'static GameEntry {
    Registry::ours().find(game).expect("a game")
}

/// A text for people: not empty, and without a missing message or value.
fn good(text: &str, most: usize, what: &str) {
    assert!(!text.trim().is_empty(), "{what} is empty");
    let broken = ["{", "}", "\u{2068}", "offrandes-", "cyclades-", "attika-", "city-", "god-", "play-", "list-", "  "];
    assert!(broken.iter().all(|part| !text.contains(part)), "{what}: {text}");
    assert!(text.encode_utf16().count() <= most, "{what} is too long: {text}");
}

/// One or more readable lines.
fn all_good(lines: &[String], what: &str) {
    lines.iter().for_each(|line| good(line, 400, what));
    assert!(!lines.is_empty(), "{what}: no lines");
}

/// A sentence from its capital letter to its full stop.
fn whole_sentence(text: &str) {
    assert!(text.chars().next().is_some_and(|c| !c.is_lowercase()) && text.ends_with('.'), "{text}");
}

/// The people of a table.
fn cast() -> Cast {
    Cast { names: ["Ana", "Ben", "Cleo", "Dario", "Eva"].map(str::to_owned).to_vec() }
}

/// Options with their values.
fn options(set: &[(&str, &str)]) -> OptionValues {
    set.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect()
}
