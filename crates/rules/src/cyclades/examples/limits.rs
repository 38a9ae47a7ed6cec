//! The contents of the box, and the rules for empty supplies: §1, 1.1, 20.5.

use super::*;
use crate::cyclades::data::{BUILDINGS, DIE, METROPOLISES, PHILOSOPHERS, PRIESTS, PROSPERITY, UNITS};

#[test]
fn r1_what_is_in_the_box() {
    assert_eq!((UNITS, PRIESTS, PHILOSOPHERS, BUILDINGS, METROPOLISES, PROSPERITY), (8, 18, 17, 10, 10, 16));
    assert_eq!((Creature::ALL.len(), Creature::FIGURINES.len()), (17, 4));
    let faces: Vec<u8> = DIE.iter().flat_map(|&(face, sides)| vec![face; sides as usize]).collect();
    assert_eq!(faces, [0, 1, 1, 2, 2, 3]);
    assert_eq!(Cyclades::META.cities, ["sparta", "corinth", "athens", "thebes", "argos"]);
    assert_eq!(Cyclades::META.seats, (2, 5));
}

/// Puts ten buildings of a kind on Naxos, Andros and Milos of the large board.
fn ten(kind: &str) -> Table {
    let full = [kind; 4].join(" ");
    table(5).builds("naxos", &full).builds("andros", &full).builds("milos", &format!("{kind} {kind} -"))
}

#[test]
fn r1_1_an_eleventh_building_cannot_be_built() {
    for (god, kind) in [(Ares, "fortress"), (Poseidon, "port"), (Zeus, "temple"), (Athena, "university")] {
        let t = ten(kind).turn(god, THEBES);
        assert!(t.choices(THEBES, "build").is_empty(), "{kind}");
        assert_eq!(t.refusal(THEBES, "build milos 3"), "none-left (20.5)");
        let nine = ten(kind).builds("milos", &format!("{kind} - -")).turn(god, THEBES);
        assert!(!nine.choices(THEBES, "build").is_empty(), "{kind}");
    }
    let t = ten("port").builds("donousa", "temple -").row("cyclops - -");
    let mut t = t.turn(Athena, THEBES);
    t.play(THEBES, "summon cyclops");
    assert!(t.choices(THEBES, "remake donousa 1").iter().eq(["fortress", "university"]));
    assert_eq!(t.refusal(THEBES, "remake donousa 1 port"), "none-left (20.5)");
}

/// Puts a metropolis on ten islands of the large board; Donousa and Milos, both of Thebes, have none.
fn ten_metropolises() -> Table {
    let with = ["tinos", "paros", "andros", "delos", "syros", "amorgos", "kea", "naxos", "ios", "kythnos"];
    with.into_iter().fold(table(5), |t, name| t.builds(name, "metropolis"))
}

#[test]
fn r1_1_a_metropolis_that_does_not_exist_is_lost() {
    let mut t = ten_metropolises().philosophers(THEBES, 3).turn(Athena, THEBES);
    t.play(THEBES, "recruit philosopher");
    assert!(t.saw(Event::MetropolisLost { seat: THEBES }));
    assert_eq!((t.board().philosophers[3], t.built("milos").as_str()), (0, "- - -"));
    assert_eq!(t.asks(), "thebes: turn");

    let t = ten_metropolises().builds("milos", "port temple fortress");
    let mut t = t.turn(Athena, THEBES);
    t.play(THEBES, "build donousa 1");
    assert!(t.saw(Event::MetropolisLost { seat: THEBES }));
    assert_eq!((t.built("milos").as_str(), t.built("donousa").as_str()), ("- - -", "- -"));
}

#[test]
fn r1_1_a_seventeenth_prosperity_marker_is_not_gained() {
    let mut t = table(3);
    t.state.board.islands[Island::Thera.index()].markers = 15;
    let mut last = t.clone().acts(&[], &[SPARTA]);
    last.play(SPARTA, "at kea");
    t.state.board.islands[Island::Thera.index()].markers = 16;
    let t = t.acts(&[], &[SPARTA]);
    assert!(t.saw(Event::Apollo { seat: SPARTA, amount: 1 }));
    assert_ne!(t.asks(), "sparta: prosperity");
    assert_eq!(t.board().holding(Island::Kea).markers, 0);
}

#[test]
fn r1_1_a_card_the_bank_does_not_have_is_not_gained() {
    let t = table(3).priests(CORINTH, 9).priests(ATHENS, 9).turn(Zeus, SPARTA);
    assert_eq!(t.refusal(SPARTA, "recruit priest"), "none-left (20.5)");
    assert!(t.choices(SPARTA, "recruit").is_empty());
    let t = table(3).priests(CORINTH, 9).priests(ATHENS, 8).turn(Zeus, SPARTA);
    assert_eq!(t.choices(SPARTA, "recruit"), ["priest"]);
    // No table reaches this number of philosophers (15.1), so the test does not run the audit.
    let mut t = table(3).turn(Athena, SPARTA);
    t.state.board.philosophers[1] = 17;
    assert_eq!(t.refusal(SPARTA, "recruit philosopher"), "none-left (20.5)");
    assert!(t.choices(SPARTA, "recruit").is_empty());
}

#[test]
fn r1_1_cards_taken_by_creatures_need_no_bank() {
    let mut t = table(3).priests(CORINTH, 9).priests(ATHENS, 9).row("dryad - -").turn(Zeus, SPARTA);
    t.play(SPARTA, "summon dryad; from corinth");
    assert_eq!(t.board().priests[..3], [1, 8, 9]);
}
