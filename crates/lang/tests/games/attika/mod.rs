//! Words at tables of Attika.

mod board;
mod fixed;
mod played;
mod recaps;

use agon_lang::GameWords;

fn words() -> &'static dyn GameWords {
    agon_lang::attika::WORDS
}
