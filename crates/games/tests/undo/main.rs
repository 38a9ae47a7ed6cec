//! Steps are taken back at random in random games of every game: nothing comes after that would not have come anyway.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../../../rules/tests/length/mod.rs"]
mod length;

use agon_games::Registry;
use agon_rules::game::OptionValues;
use agon_rules::testkit::check_undo;
use length::short_or_long;

#[test]
fn taking_steps_back_changes_neither_luck_nor_what_comes_after_nor_what_was_shown() {
    for game in Registry::ours().iter() {
        let (least, most) = game.meta().seats;
        // Every option in its first and in its last value: open and sealed choices.
        let last = |spec: &agon_rules::game::OptionSpec| Some((spec.id.to_owned(), (*spec.values.last()?).to_owned()));
        let choices = [OptionValues::new(), game.meta().options.iter().filter_map(last).collect()];
        let kinds = u32::from(most - least + 1) * choices.len() as u32;
        let games = short_or_long(16_u32, 80).div_ceil(kinds);
        for seats in least..=most {
            for options in &choices {
                let undone = check_undo(game.rules, seats, options, games, 100).unwrap_or_else(|why| panic!("{why}"));
                assert!(
                    undone.own + undone.of_others > 0 && undone.refused > games,
                    "{} with {seats}: {undone:?}",
                    game.id()
                );
            }
        }
    }
}
