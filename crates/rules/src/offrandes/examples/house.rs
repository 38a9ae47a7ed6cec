//! T21 to T23 and §16: sealed amounts and sealed lists.

use super::*;
use crate::game::Event as _;
use Character::*;

/// Sets up an auction where Sparta has opened a lot at 3.
fn opened(t: Table) -> Table {
    let mut t = t.sealed().auctions();
    t.play(SPARTA, "lot peasant water; open 3");
    t
}

#[test]
fn t21_the_highest_amount_nearest_clockwise_wins() {
    let mut t = opened(table(4));
    assert_eq!(t.asks(), "corinth athens thebes: seal");
    t.plays(&[(THEBES, "seal 5"), (CORINTH, "seal 0"), (ATHENS, "seal 5")]);
    assert!(t.saw(Event::SealsOpened { amounts: vec![(CORINTH, 0), (ATHENS, 5), (THEBES, 5)] }));
    assert_eq!(t.purses(), [10, 10, 5, 10]);
    assert_eq!((t.ladder(Peasant), t.ladder(WaterCarrier)), (vec![0, 0, 1, 0], vec![0, 0, 1, 0]));
    assert_eq!(t.asks(), "sparta: lot");
}

#[test]
fn t22_all_name_nothing() {
    let mut t = opened(table(4));
    t.plays(&[(CORINTH, "seal 0"), (ATHENS, "seal 0"), (THEBES, "seal 0")]);
    assert_eq!(t.purses(), [7, 10, 10, 10]);
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn t23_a_list_with_nothing_left_to_take() {
    let mut t = super::rulebook::t04_levels().sealed().corruption();
    assert_eq!(t.asks(), "sparta corinth thebes: rank");
    t.play(THEBES, "rank sparta peasant; rank athens flower; rank done");
    t.play(SPARTA, "rank athens water; rank done");
    t.play(CORINTH, "rank sparta flower; rank done");
    assert!(t.saw(Event::ListFailed { seat: THEBES }));
    assert_eq!(t.ladder(FlowerCarrier), [0, 1, 2, 2]);
    assert_eq!(t.ladder(WaterCarrier), [2, 0, 1, 2]);
    assert_eq!(t.ladder(Peasant), [2, 1, 4, 1]);
    assert_eq!(t.asks(), "athens: altar");
}

#[test]
fn ties_go_clockwise_from_the_auctioneer_not_from_the_first_seat() {
    let mut t = table(4).sealed().marker(ATHENS).auctions();
    t.play(ATHENS, "lot peasant water; open 1");
    t.plays(&[(SPARTA, "seal 9"), (CORINTH, "seal 9"), (THEBES, "seal 9")]);
    assert_eq!(t.purses(), [10, 10, 10, 1]);
}

#[test]
fn who_cannot_beat_the_opening_or_is_barred_is_not_asked() {
    assert_eq!(opened(table(4).money(&[10, 3, 4, 0])).asks(), "athens: seal");
    let mut t = opened(table(4));
    t.plays(&[(CORINTH, "seal 4"), (ATHENS, "seal 0"), (THEBES, "seal 0")]);
    t.play(SPARTA, "lot flower guardian; open 1");
    assert_eq!(t.asks(), "athens thebes: seal");
    // No other seat can bid: the auctioneer buys (4.8).
    let t = opened(table(4).money(&[10, 3, 3, 0]));
    assert_eq!((t.asks().as_str(), t.purses()), ("corinth: lot", vec![7, 3, 3, 0]));
}

#[test]
fn amounts_have_bounds_and_are_named_once() {
    let mut t = opened(table(4).money(&[10, 10, 5, 10]));
    assert_eq!(t.refusal(ATHENS, "seal 3"), "seal-too-low (16.1) amount=3 least=4 most=5");
    assert_eq!(t.refusal(ATHENS, "seal 6"), "seal-too-high (16.1) amount=6 least=4 most=5");
    assert_eq!(t.refusal(SPARTA, "seal 4"), "not-your-turn (3)");
    assert_eq!(t.refusal(ATHENS, "bid 4"), "not-now (3)");
    t.play(ATHENS, "seal 4");
    assert_eq!(t.refusal(ATHENS, "seal 5"), "not-your-turn (3)");
    assert_eq!(t.asks(), "corinth thebes: seal");
}

#[test]
fn the_first_allowed_entry_is_taken_in_the_order_of_bribers() {
    let mut t = super::rulebook::t04_levels().sealed().corruption();
    // Corinth writes its list last and still bribes first. Sparta's own first entry is guarded, its second one still
    // legal.
    t.play(SPARTA, "rank thebes peasant; rank athens flower; rank athens peasant; rank done");
    t.play(THEBES, "rank done");
    t.play(CORINTH, "rank athens priestess; rank sparta flower; rank athens peasant; rank done");
    assert!(t.saw(Event::NoBribe { seat: THEBES }));
    assert_eq!(t.ladder(FlowerCarrier), [1, 1, 1, 2]);
    assert_eq!(t.ladder(Peasant), [2, 1, 4, 1]);
}

#[test]
fn a_list_has_different_pairs_up_to_all_there_are() {
    let mut t = table(5).sealed().levels(DELOS, "briber 1").corruption();
    t.play(DELOS, "rank sparta peasant");
    let refusals = [
        ("rank sparta peasant", "rank-twice (16.2) city=sparta character=peasant"),
        ("rank delos peasant", "bribe-self (5.3)"),
        ("rank sparta briber", "bribe-ladder (5.3c) character=briber"),
    ];
    for (text, refusal) in refusals {
        assert_eq!(t.refusal(DELOS, text), refusal);
    }
    for entries in 1..20 {
        assert_eq!(t.legal(DELOS).len(), 20 - entries + 1);
        let next = t.legal(DELOS).swap_remove(0);
        t.play(DELOS, &next);
    }
    assert_eq!(t.legal(DELOS), ["rank done"]);
    t.play(DELOS, "rank done");
    let Some(Event::ListsOpened { lists }) = t.events.get(1) else { panic!("{:?}", t.events) };
    assert_eq!((lists[0].0, lists[0].1.len()), (DELOS, 20));
}

#[test]
fn without_bribers_no_lists_are_asked_for() {
    let t = table(4).sealed().corruption();
    assert!(t.saw(Event::Corruption { order: Vec::new() }));
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn secrets_are_their_owners_until_the_last_one_is_in() {
    let amount = Event::Sealed { seat: ATHENS, amount: Some(5) };
    assert_eq!(amount.seen_by(Viewer::Seat(ATHENS)), Some(amount.clone()));
    let entry = Event::Ranked { seat: ATHENS, victim: SPARTA, ladder: Peasant };
    assert_eq!(entry.seen_by(Viewer::Seat(ATHENS)), Some(entry.clone()));
    for other in [Viewer::Public, Viewer::Seat(SPARTA)] {
        assert_eq!(amount.seen_by(other), Some(Event::Sealed { seat: ATHENS, amount: None }));
        assert_eq!(entry.seen_by(other), None);
    }
}
