//! Random tables in every language.

use crate::options;
use crate::told::{self, events_told};
use std::collections::HashSet;

fn play_many(seats: u8, set: &[(&str, &str)]) {
    let seen = told::play_many("attika", seats, &options(set), events_told);
    assert!(seen.refusals.len() > 15, "{:?}", seen.refusals);
    let questions = ["act", "place", "pay", "lay", "turn", "chance", "over"];
    assert_eq!(seen.questions, HashSet::from(questions));
    let words =
        ["draw", "store", "place", "build", "autopay", "pay", "amphora", "lay", "turn", "end"].map(str::to_owned);
    assert!(words.iter().all(|word| seen.previews.contains(word)), "{:?}", seen.previews);
    assert!(words.iter().all(|word| word == "store" || seen.gains.contains(word)), "{:?}", seen.gains);
}

#[test]
fn tables_of_2_are_told() {
    play_many(2, &[("amphorae", "15")]);
}

#[test]
fn tables_of_3_are_told() {
    play_many(3, &[("amphorae", "5")]);
}

#[test]
fn tables_of_4_are_told() {
    play_many(4, &[]);
}
