//! The opponents of Attika.

use super::arena::{chooses_well, open, pace, share, walk};
use agon_rules::Viewer;
use std::collections::BTreeMap;

#[test]
fn greedy_beats_random_ones() {
    for (seats, games) in [(2, 400), (3, 60), (4, 60)] {
        let share = share(games, || open("attika", seats, &[]));
        println!("{seats} seats: greedy wins {share:.3} of {games}");
        assert!(share >= 0.95, "{seats} seats: {share}");
    }
}

#[test]
fn greedy_tables_end_at_a_human_pace() {
    for seats in 2..=4 {
        let pace = pace(20, "round", || open("attika", seats, &[]));
        assert!(pace.mean <= 26.0 && pace.longest <= 40, "{seats} seats: {pace:?}");
        assert!(!pace.reasons.contains_key("idle"), "{seats} seats: {pace:?}");
    }
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut asked = 0;
    let mut prompts = BTreeMap::new();
    for (seats, amphorae) in (2..=4).flat_map(|seats| ["5", "15"].map(|amphorae| (seats, amphorae))) {
        walk(open("attika", seats, &[("amphorae", amphorae)]), seats.into(), |table, seat| {
            asked += 1;
            *prompts.entry(table.view(Viewer::Seat(seat)).prompt().kind).or_insert(0) += 1;
            chooses_well(table, seat, asked);
        });
    }
    println!("{asked} positions: {prompts:?}");
    assert!(asked > 1_000, "only {asked} positions");
    for prompt in ["act", "place", "pay", "lay", "turn"] {
        assert!(prompts.contains_key(prompt), "no position of kind {prompt}");
    }
}
