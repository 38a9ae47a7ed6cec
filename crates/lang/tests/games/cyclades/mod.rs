//! What is said at tables of Cyclades.

mod fixed;
mod played;

use agon_lang::{GameWords, words_of};

fn words() -> &'static dyn GameWords {
    words_of("cyclades").expect("the words of Cyclades")
}
