//! The opponents of Cyclades.

use super::arena::{chooses_well, open, pace, share, walk};
use agon_rules::Viewer;
use std::collections::BTreeMap;

#[test]
fn greedy_beats_random_ones() {
    for (seats, games) in [(2, 100), (3, 100), (4, 400), (5, 100)] {
        let share = share(games, || open("cyclades", seats, &[]));
        println!("{seats} seats: greedy wins {share:.3} of {games}");
        assert!(share >= 0.95, "{seats} seats: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    for seats in 2..=5 {
        let pace = pace(40, "cycle", || open("cyclades", seats, &[]));
        assert!(pace.mean <= 15.0 && pace.longest <= 30, "{seats} seats: {pace:?}");
        assert!(pace.reasons.keys().eq(["metropolises"]), "{seats} seats: {pace:?}");
    }
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut asked = 0;
    let mut prompts = BTreeMap::new();
    for seats in 2..=5 {
        walk(open("cyclades", seats, &[]), seats.into(), |table, seat| {
            asked += 1;
            *prompts.entry(table.view(Viewer::Seat(seat)).prompt().kind).or_insert(0) += 1;
            chooses_well(table, seat, asked);
        });
    }
    println!("{asked} positions: {prompts:?}");
    assert!(asked > 2_000, "only {asked} positions");
    for prompt in ["offer", "move-on", "turn", "battle", "sail", "sylph", "sphinx", "kraken-step", "push", "metropolis"]
    {
        assert!(prompts.contains_key(prompt), "no position of kind {prompt}");
    }
}
