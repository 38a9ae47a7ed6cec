//! Words at tables of Cyclades.

mod fixed;
mod played;
mod recaps;

use agon_lang::GameWords;

fn words() -> &'static dyn GameWords {
    agon_lang::cyclades::WORDS
}
