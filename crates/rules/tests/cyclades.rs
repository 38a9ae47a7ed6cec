//! Cyclades from outside: random games against the contract.

use agon_rules::cyclades::Cyclades;
use agon_rules::game::OptionWords;
use agon_rules::testkit::{OpenBook, check_game};
use std::collections::BTreeMap;

const GAMES: u32 = 300;

fn keeps_the_contract(seats: u8) {
    let report = check_game::<Cyclades, OpenBook>(seats, &OptionWords::new(), GAMES, 1)
        .unwrap_or_else(|fault| panic!("{fault}"));
    println!("{seats}: {report:?}");
    let _: &BTreeMap<_, _> = &report.ends;
}

#[test]
fn two() {
    keeps_the_contract(2)
}
#[test]
fn three() {
    keeps_the_contract(3)
}
#[test]
fn four() {
    keeps_the_contract(4)
}
#[test]
fn five() {
    keeps_the_contract(5)
}
