//! What is said at tables of Attika.

mod fixed;
mod played;

use agon_lang::{GameWords, words_of};

fn words() -> &'static dyn GameWords {
    words_of("attika").expect("the words of Attika")
}
