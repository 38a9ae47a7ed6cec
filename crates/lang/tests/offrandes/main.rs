//! What is said at tables of Offrandes.

mod fixed;
mod played;

use agon_lang::{GameWords, words_of};

fn words() -> &'static dyn GameWords {
    words_of("offrandes").expect("the words of Offrandes")
}

/// A text a person can read: something, without a missing message or value.
fn good(text: &str, most: usize, what: &str) {
    assert!(!text.trim().is_empty(), "{what} is empty");
    let broken = ["{", "}", "\u{2068}", "offrandes-", "city-", "god-", "play-", "list-", "  "];
    assert!(broken.iter().all(|part| !text.contains(part)), "{what}: {text}");
    assert!(text.encode_utf16().count() <= most, "{what} is too long: {text}");
}
