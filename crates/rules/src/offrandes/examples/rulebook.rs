//! T1 to T8: the rulebook's own examples.

use super::*;
use crate::offrandes::Chance;
use Altar::*;
use Character::*;

#[test]
fn t01_opening_picks() {
    let mut t = table(4);
    t.state = Offrandes::start(4, &Options::default());
    Offrandes::resolve(&mut t.state, Chance::First(SPARTA), &mut t.events);

    assert_eq!(t.asks(), "thebes: pick");
    assert_eq!(t.refusal(SPARTA, "pick peasant"), "not-your-turn (3)");
    t.play(THEBES, "pick peasant");
    assert_eq!(t.refusal(THEBES, "pick peasant"), "pick-twice (2.4) character=peasant");
    t.play(THEBES, "pick water");
    assert_eq!(t.refusal(THEBES, "pick peasant"), "pick-twice (2.4) character=peasant");
    t.play(THEBES, "pick guardsman");
    assert_eq!(t.asks(), "athens: pick");
    assert_eq!(t.refusal(ATHENS, "pick briber"), "pick-order (15) character=briber");
    t.play(ATHENS, "pick water; pick flower; pick guardsman");
    assert_eq!(t.asks(), "corinth: pick");
    t.play(CORINTH, "pick guardian; pick priestess; pick briber");
    assert_eq!(t.asks(), "sparta: pick");
    t.play(SPARTA, "pick peasant; pick flower; pick guardian");
    assert_eq!(t.asks(), "sparta: lot");

    // Peasant, Water, Flower, Guardian, Priestess, Briber, Guardsman.
    let ladders = [[1, 0, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1, 0], [0, 1, 1, 0, 0, 0, 1], [1, 1, 0, 0, 0, 0, 1], [0; 7]];
    assert_eq!(t.state.board.ladders, ladders);
    assert_eq!((t.purses(), t.scores()), (vec![10; 4], vec![0; 4]));
}

/// Plays T2.
fn thebes_has_won_the_first_lot() -> Table {
    let mut t = table(4).levels(SPARTA, "peasant 4, water 2").levels(CORINTH, "peasant 5").auctions();
    t.play(SPARTA, "lot guardian guardsman; open 3");
    t.plays(&[(CORINTH, "pass"), (ATHENS, "pass")]);
    assert_eq!(t.refusal(THEBES, "bid 3"), "bid-too-low (4.4) amount=3 least=4 most=10");
    assert_eq!(t.refusal(THEBES, "bid 11"), "bid-too-high (4.4) amount=11 least=4 most=10");
    t.plays(&[(THEBES, "bid 4"), (SPARTA, "pass")]);
    t
}

#[test]
fn t02_thebes_wins_the_lot() {
    let t = thebes_has_won_the_first_lot();
    assert_eq!(t.purses(), [10, 10, 10, 6]);
    assert_eq!((t.ladder(TempleGuardian), t.ladder(Guardsman)), (vec![0, 0, 0, 1], vec![0, 0, 0, 1]));
    assert_eq!(t.asks(), "sparta: lot");
}

#[test]
fn t03_sparta_wins_the_second_lot_and_bumps_corinth() {
    let mut t = thebes_has_won_the_first_lot();
    assert_eq!(t.refusal(SPARTA, "lot peasant guardian"), "lot-gone (4.2) character=temple_guardian");
    t.play(SPARTA, "lot peasant water; open 2");
    assert_eq!(t.refusal(THEBES, "bid 3"), "not-your-turn (3)");
    t.play(CORINTH, "pass");
    assert_eq!(t.asks(), "athens: bid");
    t.play(ATHENS, "pass");
    // Thebes is barred and cannot bid.
    assert_eq!(t.purses(), [8, 10, 10, 6]);
    assert_eq!((t.ladder(Peasant), t.ladder(WaterCarrier)), (vec![5, 4, 0, 0], vec![3, 0, 0, 0]));
    assert!(t.saw(Event::Bumped { seat: CORINTH, character: Peasant }));
    assert_eq!(t.asks(), "corinth: lot");
}

/// Sets up the levels of T4 and T5.
pub(super) fn t04_levels() -> Table {
    table(4)
        .levels(SPARTA, "peasant 2, water 1, flower 1, guardian 1, briber 1")
        .levels(CORINTH, "peasant 1, guardian 1, briber 2, guardsman 1")
        .levels(ATHENS, "peasant 4, water 2, flower 2, guardian 2")
        .levels(THEBES, "peasant 1, water 2, flower 2, guardian 1, briber 1, guardsman 1")
}

/// Plays T4.
fn two_have_bribed() -> Table {
    let mut t = t04_levels().corruption();
    assert!(t.saw(Event::Corruption { order: vec![CORINTH, SPARTA, THEBES] }));
    assert_eq!(t.asks(), "corinth: bribe");
    for anybody in ["sparta flower", "athens flower", "thebes flower"] {
        assert!(t.legal(CORINTH).contains(&format!("bribe {anybody}")), "{anybody}");
    }
    t.play(CORINTH, "bribe sparta flower");
    assert_eq!(t.asks(), "sparta: bribe");
    let only_athens =
        ["bribe athens peasant", "bribe athens water", "bribe athens flower", "bribe athens guardian", "bribe none"];
    assert_eq!(t.legal(SPARTA), only_athens);
    for guarded in ["thebes", "corinth"] {
        let refusal = format!("bribe-guarded (5.3a) city={guarded} briber=1 guardsman=1");
        assert_eq!(t.refusal(SPARTA, &format!("bribe {guarded} peasant")), refusal);
    }
    t.play(SPARTA, "bribe athens water");
    t
}

#[test]
fn t04_corruption_order() {
    let t = two_have_bribed();
    assert!(t.saw(Event::NoTarget { seat: THEBES }));
    assert!(!t.saw(Event::NoTarget { seat: ATHENS }), "Athens has no Briber");
    assert_eq!(t.ladder(FlowerCarrier), [0, 1, 2, 2]);
    assert_eq!(t.ladder(WaterCarrier), [2, 0, 1, 2]);
    assert_eq!(t.asks(), "athens: altar");
}

#[test]
fn t05_sacrifices_after_the_corruption() {
    let mut t = two_have_bribed();
    for seat in [SPARTA, CORINTH] {
        assert!(t.saw(Event::CannotSacrifice { seat }));
    }
    t.play(ATHENS, "altar athena");
    assert_eq!(t.asks(), "thebes: altar");
    t.play(THEBES, "altar hermes");
    assert_eq!(t.there(Athena), Some((Animal::Sheep, 1, ATHENS)));
    assert_eq!(t.there(Hermes), Some((Animal::Fowl, 2, THEBES)));
    assert_eq!(t.state.board.stable, [13, 15, 15, 14, 15]);
    assert_eq!(t.scores(), [0, 0, 4, 2]);
}

#[test]
fn t06_where_two_sheep_may_go() {
    let t = table(4)
        .offers(SPARTA, 4, 2, 2)
        .offering("hephaestus", CORINTH, "fowl 3")
        .offering("ares", CORINTH, "sheep 2")
        .offering("athena", ATHENS, "sheep 1")
        .offering("hera", ATHENS, "ox 1")
        .offering("aphrodite", THEBES, "fowl 2")
        .sacrifices();
    assert_eq!(t.legal(SPARTA), ["altar hermes", "altar athena", "altar aphrodite", "altar none"]);
    let refusals = [
        ("hephaestus", "altar-better (6.6) altar=hephaestus there=fowl there-count=3 animal=sheep count=2"),
        ("ares", "altar-same (6.6) altar=ares there=sheep there-count=2 animal=sheep count=2"),
        ("hera", "altar-better (6.6) altar=hera there=ox there-count=1 animal=sheep count=2"),
        ("artemis", "altar-reach (6.5) altar=artemis tier=3 guardian=2"),
        ("zeus", "altar-reach (6.5) altar=zeus tier=5 guardian=2"),
    ];
    for (altar, refusal) in refusals {
        assert_eq!(t.refusal(SPARTA, &format!("altar {altar}")), refusal);
    }
}

#[test]
fn t07_points_of_a_sacrifice_phase() {
    let mut t = table(4)
        .offers(SPARTA, 1, 1, 1)
        .offers(CORINTH, 3, 1, 1)
        .offers(ATHENS, 5, 2, 1)
        .offers(THEBES, 4, 3, 2)
        .levels(SPARTA, "priestess 2")
        .levels(CORINTH, "priestess 4")
        .levels(ATHENS, "priestess 2")
        .sacrifices();
    assert_eq!(t.scores(), [4, 8, 4, 0]);
    t.plays(&[(SPARTA, "altar hermes"), (CORINTH, "altar ares")]);
    t.plays(&[(ATHENS, "altar hephaestus"), (THEBES, "altar hera")]);
    assert_eq!(t.scores(), [4 + 1, 8 + 3, 4 + 2 * 5, 3 * 4]);
}

#[test]
fn t08_altar_points() {
    let t = table(4)
        .offering("hephaestus", SPARTA, "fowl 1")
        .offering("zeus", SPARTA, "fowl 1")
        .offering("athena", CORINTH, "fowl 1")
        .offering("hera", CORINTH, "fowl 1")
        .offering("hades", CORINTH, "fowl 1")
        .offering("ares", ATHENS, "fowl 1")
        .offering("hermes", ATHENS, "fowl 1")
        .offering("aphrodite", ATHENS, "fowl 1")
        .offering("artemis", THEBES, "fowl 1")
        .offering("apollo", THEBES, "fowl 1")
        .offering("poseidon", THEBES, "fowl 1")
        .sacrifices();
    assert_eq!(t.standing().reason, "altars");
    assert_eq!(t.places(), [(3, 30), (2, 40), (4, 20), (1, 50)]);
}
