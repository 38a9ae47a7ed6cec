//! A player who cannot see the picture: the public position, rebuilt from the English text board alone at every step of
//! whole random games of every size.

use super::{reader, words};
use crate::{entry, options};
use agon_lang::{Cast, Language};
use agon_rules::game::Viewer;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyTable, Waiting};
use serde_json::Value;
use std::collections::BTreeSet;

/// The number of letters of a usual name. A longer name leaves less room for geography.
const SHORT: usize = 3;

/// The public view as a document, without the fields about the viewer.
fn public(table: &dyn AnyTable) -> Value {
    let mut view = table.view(Viewer::Public).json();
    for own in ["legal", "viewer"] {
        view.as_object_mut().expect("a document").remove(own);
    }
    view
}

/// Plays a random table, and shows the view and the text board of each of its positions.
fn play(seats: u8, seed: u64, set: &[(&str, &str)], letters: usize, mut look: impl FnMut(&Value, &str)) {
    let cast = Cast { names: vec!["x".repeat(letters); seats.into()] };
    let mut dice = QuickDice::new(seed);
    let mut table = entry("cyclades").rules.open(seats, &options(set)).expect("a table");
    loop {
        let board = words().text_board(Language::English, &cast, &table.view(Viewer::Public));
        look(&public(table.as_ref()), &board);
        match table.waiting() {
            Waiting::Over => return,
            waiting => match waiting.seats().first() {
                None => {
                    table.draw(&mut dice).expect("luck");
                }
                Some(seat) => {
                    let legal = table.legal(seat);
                    table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
                }
            },
        }
    }
}

/// Compares field by field.
fn same(read: &Value, view: &Value, board: &str) {
    let (read, view) = (read.as_object().expect("a document"), view.as_object().expect("a document"));
    assert_eq!(read.keys().collect::<Vec<_>>(), view.keys().collect::<Vec<_>>());
    for (field, value) in view {
        assert_eq!(&read[field], value, "{field}\n{board}");
    }
}

/// Rebuilds every position of some tables.
fn rebuilt(seats: u8, set: &[(&str, &str)]) {
    for seed in 0..2 {
        let mut phases = BTreeSet::new();
        play(seats, 10 * u64::from(seats) + seed, set, SHORT, |view, board| {
            let read = reader::position(board).unwrap_or_else(|fault| panic!("{fault}\n{board}"));
            same(&read, view, board);
            phases.insert(view["phase"]["name"].to_string());
        });
        assert_eq!(phases.len(), 7, "{phases:?}");
    }
}

#[test]
fn positions_of_2_are_rebuilt_from_words() {
    rebuilt(2, &[("two-player-start", "alternate")]);
}

#[test]
fn positions_of_3_are_rebuilt_from_words() {
    rebuilt(3, &[("tie-break", "metropolises")]);
}

#[test]
fn positions_of_4_are_rebuilt_from_words() {
    rebuilt(4, &[]);
}

#[test]
fn positions_of_5_are_rebuilt_from_words() {
    rebuilt(5, &[]);
}

/// Long names take the room of the map, and never that of the position.
#[test]
fn a_board_with_less_geography_tells_the_same_position() {
    let mut forms = BTreeSet::new();
    for letters in [SHORT, 120, 400] {
        let mut step = 0usize;
        play(5, 3, &[], letters, |view, board| {
            step += 1;
            if !step.is_multiple_of(7) {
                return;
            }
            let read = reader::position(board).unwrap_or_else(|fault| panic!("{fault}\n{board}"));
            same(&read, view, board);
            forms.insert((board.contains(" via "), board.contains("coast")));
        });
    }
    assert_eq!(forms.len(), 3, "{forms:?}");
}

/// Each line is needed: without it the reader finds another position, or none.
#[test]
fn no_line_of_a_board_can_go() {
    for seats in 2..=5 {
        let mut step = 0usize;
        play(seats, 70 + u64::from(seats), &[], SHORT, |view, board| {
            step += 1;
            // Battles and creatures are rare, so more of them are tested.
            let rare = !view["phase"]["battle"].is_null() || !view["phase"]["task"].is_null();
            let over = view["phase"]["name"] == "over";
            if !(over || step.is_multiple_of(if rare { 11 } else { 47 })) {
                return;
            }
            let lines: Vec<&str> = board.lines().collect();
            for (left_out, line) in lines.iter().enumerate() {
                let rest: Vec<&str> = [&lines[..left_out], &lines[left_out + 1..]].concat();
                let read = reader::position(&rest.join("\n"));
                assert_ne!(read.as_ref().ok(), Some(view), "nobody misses `{line}`:\n{board}");
            }
        });
    }
}
