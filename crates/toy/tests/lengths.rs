//! The turns that the toy game tells to expect: they are the same in every game.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../../rules/tests/length/mod.rs"]
mod length;
#[path = "../../games/tests/lengths/played.rs"]
mod played;

use agon_rules::game::OptionValues;
use agon_rules::length::Turns;
use agon_toy::BOAST;

#[test]
fn the_toy_game_tells_how_many_turns_its_tables_take() {
    played::is_complete(&BOAST);
    played::holds(&BOAST);
}

/// Four seats, two rounds: each seat speaks, and the last one closes its hand in the same turn. Three more close theirs,
/// in a wait that they share.
#[test]
fn a_turn_may_have_several_steps_and_turns_that_begin_together_are_one_wait() {
    for seed in 0..20 {
        let turns = played::plays(&BOAST, 4, &OptionValues::new(), seed);
        assert_eq!(turns, Turns { turns: 2 * (4 + 3), waits: 2 * (4 + 1) });
    }
}
