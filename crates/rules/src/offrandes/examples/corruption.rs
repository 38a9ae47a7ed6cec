//! §5 and the rulings about corruption.

use super::*;
use Character::*;

#[test]
fn order_of_bribers() {
    // 5.1: highest first, ties from the marker holder clockwise.
    let cases = [
        ([1, 1, 1, 1], SPARTA, vec![SPARTA, CORINTH, ATHENS, THEBES]),
        ([1, 1, 1, 1], ATHENS, vec![ATHENS, THEBES, SPARTA, CORINTH]),
        ([1, 3, 0, 3], THEBES, vec![THEBES, CORINTH, SPARTA]),
        ([0, 0, 5, 0], CORINTH, vec![ATHENS]),
    ];
    for (levels, marker, order) in cases {
        let mut t = table(4).marker(marker);
        for (seat, level) in (0..4).map(Seat).zip(levels) {
            t = t.levels(seat, &format!("briber {level}, peasant 1"));
        }
        let mut t = t.corruption();
        assert!(t.saw(Event::Corruption { order: order.clone() }));
        for seat in order {
            assert_eq!(t.asks(), format!("{}: bribe", city(seat)));
            // 5.2: optional.
            t.play(seat, "bribe none");
            assert!(t.saw(Event::NoBribe { seat }));
        }
    }
}

#[test]
fn bribes_that_are_refused() {
    let mut t = table(4)
        .levels(SPARTA, "briber 4, peasant 2")
        .levels(CORINTH, "briber 5, peasant 1")
        .levels(ATHENS, "peasant 1, priestess 5, guardsman 3")
        .levels(THEBES, "peasant 3, guardsman 4")
        .corruption();
    t.play(CORINTH, "bribe athens peasant");
    assert_eq!(t.asks(), "sparta: bribe");
    let refusals = [
        ("sparta peasant", "bribe-self (5.3)"),
        ("delos peasant", "no-such-city (2.1) city=delos"),
        ("thebes peasant", "bribe-guarded (5.3a) city=thebes briber=4 guardsman=4"),
        ("athens priestess", "bribe-twice (5.3b) city=athens"),
        ("corinth briber", "bribe-ladder (5.3c) character=briber"),
        ("corinth guardsman", "bribe-ladder (5.3c) character=guardsman"),
        ("corinth flower", "bribe-nothing (5.3d) city=corinth character=flower_carrier"),
    ];
    for (bribe, refusal) in refusals {
        assert_eq!(t.refusal(SPARTA, &format!("bribe {bribe}")), refusal);
    }
    assert_eq!(t.legal(SPARTA), ["bribe corinth peasant", "bribe none"]);
}

/// Returns the ladder after Sparta bribes Corinth, from the levels of Sparta, Corinth and Athens.
fn bribed(briber: u8, before: [u8; 3]) -> Vec<u8> {
    let mut t = table(3);
    for (seat, level) in (0..3).map(Seat).zip(before) {
        t = t.levels(seat, &format!("priestess {level}"));
    }
    let mut t = t.levels(SPARTA, &format!("briber {briber}")).corruption();
    t.play(SPARTA, "bribe corinth priestess");
    t.ladder(Priestess)
}

#[test]
fn levels_after_a_bribe() {
    let cases = [
        ("5.4: one up, one down", 1, [0, 1, 0], [1, 0, 0]),
        ("5.4: levels are passed", 1, [3, 3, 3], [4, 2, 3]),
        ("5.4, 14.3: swap at the top", 5, [4, 5, 0], [5, 4, 0]),
        ("5.4: one level only, from far below", 5, [1, 5, 0], [2, 4, 0]),
        ("5.4: up to a free last space", 1, [4, 2, 4], [5, 1, 4]),
        ("5.5, R1: own token on 5 stays", 1, [5, 3, 0], [5, 2, 0]),
        ("5.5, R1: whoever bribes", 5, [5, 3, 0], [5, 2, 0]),
        ("5.6, R2: a third city keeps the last space", 4, [4, 2, 5], [4, 1, 5]),
        ("5.6, R2: but not against the top Briber", 5, [4, 2, 5], [5, 1, 4]),
        ("5.6: a third city on 5 does not matter below", 5, [3, 2, 5], [4, 1, 5]),
    ];
    for (rule, briber, before, after) in cases {
        assert_eq!(bribed(briber, before), after, "{rule}");
    }
}

#[test]
fn a_bumped_third_city_is_not_corrupted() {
    // 5.6: Corinth, next in order, may still attack Athens, but not Sparta's top token (5.3 e).
    let mut t = table(4)
        .levels(SPARTA, "briber 5, peasant 4")
        .levels(CORINTH, "briber 1")
        .levels(ATHENS, "peasant 5")
        .levels(THEBES, "peasant 2")
        .corruption();
    t.play(SPARTA, "bribe thebes peasant");
    assert_eq!(t.legal(CORINTH), ["bribe athens peasant", "bribe none"]);
}

#[test]
fn t24_the_top_briber_acts_first() {
    // 5.6: nobody was corrupted yet when it takes the last space from a third city.
    let mut t = table(3)
        .levels(SPARTA, "briber 4, peasant 1")
        .levels(CORINTH, "briber 5, peasant 4")
        .levels(ATHENS, "peasant 5")
        .corruption();
    assert_eq!(t.asks(), "corinth: bribe");
    t.play(CORINTH, "bribe sparta peasant");
    assert!(t.saw(Event::Bumped { seat: ATHENS, character: Peasant }));
    assert_eq!((t.ladder(Peasant), t.asks().as_str()), (vec![0, 5, 4], "sparta: bribe"));
}

#[test]
fn a_corrupted_city_still_bribes() {
    // 5.7.
    let mut t = super::rulebook::t04_levels().corruption();
    t.play(CORINTH, "bribe sparta flower");
    t.play(SPARTA, "bribe athens flower");
    assert_eq!(t.ladder(FlowerCarrier), [1, 1, 1, 2]);
}

#[test]
fn r14_no_bribe_changes_the_order() {
    let mut t = table(3)
        .levels(SPARTA, "briber 1, peasant 1")
        .levels(CORINTH, "briber 3, peasant 1")
        .levels(ATHENS, "briber 2, peasant 1")
        .corruption();
    for (seat, victim) in [(CORINTH, "sparta"), (ATHENS, "corinth"), (SPARTA, "athens")] {
        assert_eq!(t.asks(), format!("{}: bribe", city(seat)));
        for ladder in ["briber", "guardsman"] {
            let refusal = format!("bribe-ladder (5.3c) character={ladder}");
            assert_eq!(t.refusal(seat, &format!("bribe {victim} {ladder}")), refusal);
        }
        t.play(seat, &format!("bribe {victim} peasant"));
    }
    assert_eq!(t.ladder(Briber), [1, 3, 2]);
}

#[test]
fn without_a_target_nobody_is_asked() {
    // 14.2: all victims are guarded, or have nothing to lose.
    let t = table(3).levels(SPARTA, "briber 1").levels(CORINTH, "peasant 1, guardsman 1").corruption();
    assert!(t.saw(Event::NoTarget { seat: SPARTA }));
    assert_eq!(t.asks(), "corinth: lot");
}
