//! What is said at tables of Offrandes.

mod fixed;
mod played;

use agon_lang::{GameWords, words_of};

fn words() -> &'static dyn GameWords {
    words_of("offrandes").expect("the words of Offrandes")
}
