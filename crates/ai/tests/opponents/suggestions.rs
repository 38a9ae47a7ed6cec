//! Suggestions to people, in every game.

use super::arena::{acts_whole, open, player, walk};
use agon_ai::{Level, Suggestion, reason};
use agon_rules::luck::QuickDice;
use agon_rules::{AnyTable, Seat, Viewer};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// One of so many positions is tried: a search thinks long.
const SEARCHED: u64 = 15;

/// A game, its seats and options.
type Table = (&'static str, u8, &'static [(&'static str, &'static str)]);

const TABLES: [Table; 6] = [
    ("offrandes", 4, &[]),
    ("offrandes", 3, &[("auction", "sealed"), ("bribes", "sealed")]),
    ("cyclades", 4, &[]),
    ("cyclades", 2, &[]),
    ("attika", 3, &[]),
    ("attika", 2, &[]),
];

fn suggest(level: Level, table: &dyn AnyTable, seat: Seat, seed: u64, stopped: bool) -> Vec<Suggestion> {
    let view = table.view(Viewer::Seat(seat));
    player(view.game(), level).suggest(&view, &mut QuickDice::new(seed), &AtomicBool::new(stopped))
}

/// Checks the suggestions at a position, and returns them.
fn suggests_well(table: &dyn AnyTable, seat: Seat, seed: u64) -> Vec<Suggestion> {
    let suggestions = suggest(Level::Normal, table, seat, seed, false);
    assert_eq!(suggestions, suggest(Level::Normal, table, seat, seed, false), "same view, same dice");
    assert!((1..=3).contains(&suggestions.len()), "{suggestions:?}");
    assert!(suggestions.is_sorted_by(|better, worse| better.chance >= worse.chance), "{suggestions:?}");
    let inputs: BTreeSet<&str> = suggestions.iter().map(|one| one.input.as_str()).collect();
    assert_eq!(inputs.len(), suggestions.len(), "{suggestions:?}");
    let measures = player(table.meta().id, Level::Normal).measures().len();
    for one in &suggestions {
        acts_whole(table.copy().as_mut(), seat, &one.input);
        assert!((0.0..=1.0).contains(&one.chance), "{one:?}");
        assert!(one.measures.len() == measures && one.measures.iter().all(|has| has.is_finite()), "{one:?}");
    }
    assert!(suggest(Level::Expert, table, seat, seed, true).is_empty(), "nothing was played on");
    assert!(suggest(Level::Easy, table, seat, seed, false).is_empty(), "it does not search");
    suggestions
}

#[test]
fn suggestions_are_legal_different_and_the_best_first() {
    for (game, seats, options) in TABLES {
        let measures = player(game, Level::Normal).measures();
        let (mut asked, mut several, mut reasons) = (0_u64, 0, 0);
        walk(open(game, seats, options), seats.into(), |table, seat| {
            asked += 1;
            if asked.is_multiple_of(SEARCHED)
                && let [best, second, ..] = suggests_well(table, seat, asked).as_slice()
            {
                several += 1;
                reasons += u32::from(reason(&measures, best, second).is_some());
            }
        });
        println!("{game}: {asked} positions, {several} with several suggestions, {reasons} with a reason");
        assert!(several > 0, "{game}: no position with several suggestions");
    }
}

#[test]
fn every_game_has_measures_with_different_words() {
    for (game, ..) in TABLES {
        let measures = player(game, Level::Normal).measures();
        let words: BTreeSet<&str> = measures.iter().map(|measure| measure.word).collect();
        assert!((5..=9).contains(&words.len()) && words.len() == measures.len(), "{game}: {words:?}");
        assert!(measures.iter().all(|measure| measure.least > 0.0), "{game}");
    }
}
