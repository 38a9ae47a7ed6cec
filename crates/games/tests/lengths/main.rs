//! The turns that games tell to expect, compared with those of played games.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../../../rules/tests/length/mod.rs"]
mod length;
mod played;

use agon_games::Registry;
use std::thread;

#[test]
fn each_game_tells_how_many_turns_its_tables_take() {
    thread::scope(|scope| {
        for game in Registry::ours().iter() {
            played::is_complete(game);
            scope.spawn(|| played::holds(game));
        }
    });
}
