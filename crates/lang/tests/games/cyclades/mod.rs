//! Words at tables of Cyclades.

mod fixed;
mod maps;
mod message;
mod played;
mod reader;
mod rebuilt;
mod recaps;

use agon_lang::GameWords;

fn words() -> &'static dyn GameWords {
    agon_lang::cyclades::WORDS
}
