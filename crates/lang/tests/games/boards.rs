//! The text board of every game shows the whole public position: two texts are equal only if their public views are
//! equal. Random tables, somewhat more than a hundred, stand for all.

use crate::{cast, entry, good};
use agon_games::GameEntry;
use agon_lang::{GameWords, Language};
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyTable, Seat, Waiting};
use std::collections::HashMap;

/// One game out of this many writes its boards in all languages, the others in English.
const RARELY: u64 = 7;

/// Text boards by language, each with the position of its first reading.
type Told = HashMap<(Language, String), String>;

/// The public view as a document, without the fields about the viewer.
fn position(table: &dyn AnyTable) -> String {
    let mut view = table.view(Viewer::Public).json();
    for own in ["legal", "viewer"] {
        view[own] = serde_json::Value::Null;
    }
    view.to_string()
}

fn tell(words: &dyn GameWords, table: &dyn AnyTable, languages: &[Language], told: &mut Told) {
    let (view, position) = (table.view(Viewer::Public), position(table));
    for &language in languages {
        let board = words.text_board(language, &cast(), &view);
        good(&board, 4000, "text board");
        let first = told.entry((language, board)).or_insert_with(|| position.clone());
        assert_eq!(*first, position, "one text board for two positions");
    }
}

fn play(game: &GameEntry, seats: u8, options: &OptionValues, seed: u64, told: &mut Told) {
    let languages = if seed.is_multiple_of(RARELY) { Language::ALL.to_vec() } else { vec![Language::English] };
    let mut dice = QuickDice::new(seed);
    let mut table = game.rules.open(seats, options).expect("a table");
    tell(game.words, table.as_ref(), &languages, told);
    while table.waiting() != Waiting::Over {
        let asked: Vec<Seat> = table.waiting().seats().iter().collect();
        if asked.is_empty() {
            table.draw(&mut dice).expect("luck");
        } else {
            let seat = asked[dice.below(asked.len() as u32) as usize];
            let legal = table.legal(seat);
            table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
        }
        tell(game.words, table.as_ref(), &languages, told);
    }
}

/// Plays tables of one size, with each set of options in turn.
fn play_many(game: &str, seats: u8, tables: u64) {
    let game = entry(game);
    let specs: Vec<_> = game.rules.meta().options.iter().filter(|spec| spec.matters(seats)).collect();
    let mut told = Told::new();
    for seed in 0..tables {
        // Each option has two values, so the bits of the seed go through all sets.
        let chosen = specs.iter().enumerate().filter(|(_, spec)| spec.matters(seats)).map(|(at, spec)| {
            let value = spec.values[(seed >> at) as usize % spec.values.len()];
            (spec.id.to_owned(), value.to_owned())
        });
        play(game, seats, &chosen.collect(), seed, &mut told);
    }
    assert!(told.len() > 1000, "{}", told.len());
}

#[test]
fn boards_of_offrandes_for_3() {
    play_many("offrandes", 3, 14);
}

#[test]
fn boards_of_offrandes_for_4() {
    play_many("offrandes", 4, 14);
}

#[test]
fn boards_of_offrandes_for_5() {
    play_many("offrandes", 5, 14);
}

#[test]
fn boards_of_cyclades_for_2() {
    play_many("cyclades", 2, 15);
}

#[test]
fn boards_of_cyclades_for_3() {
    play_many("cyclades", 3, 15);
}

#[test]
fn boards_of_cyclades_for_4() {
    play_many("cyclades", 4, 15);
}

#[test]
fn boards_of_cyclades_for_5() {
    play_many("cyclades", 5, 15);
}

#[test]
fn boards_of_attika_for_2() {
    play_many("attika", 2, 15);
}

#[test]
fn boards_of_attika_for_3() {
    play_many("attika", 3, 15);
}

#[test]
fn boards_of_attika_for_4() {
    play_many("attika", 4, 15);
}
