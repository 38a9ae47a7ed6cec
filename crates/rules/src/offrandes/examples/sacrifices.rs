//! §6, §7 and the rulings about sacrifices.

use super::*;
use Altar::*;

#[test]
fn what_a_sacrifice_needs() {
    // 6.3: all four at level 1 or more; the smaller carrier counts.
    let cases = [
        ("peasant 0, water 5, flower 5, guardian 5", None),
        ("peasant 5, water 0, flower 5, guardian 5", None),
        ("peasant 5, water 5, flower 0, guardian 5", None),
        ("peasant 5, water 5, flower 5, guardian 0", None),
        ("peasant 1, water 1, flower 1, guardian 1", Some((Animal::Fowl, 1))),
        ("peasant 2, water 5, flower 3, guardian 1", Some((Animal::Pig, 3))),
        ("peasant 3, water 2, flower 4, guardian 1", Some((Animal::Goat, 2))),
        ("peasant 4, water 4, flower 4, guardian 1", Some((Animal::Sheep, 4))),
        ("peasant 5, water 5, flower 5, guardian 1", Some((Animal::Ox, 5))),
    ];
    for (levels, animals) in cases {
        let mut t = table(4).levels(SPARTA, levels).sacrifices();
        let Some((animal, count)) = animals else {
            assert!(t.saw(Event::CannotSacrifice { seat: SPARTA }), "{levels}");
            continue;
        };
        t.play(SPARTA, "altar ares");
        let points = u16::from(animal.value() * count);
        assert!(t.saw(Event::Sacrificed { seat: SPARTA, altar: Ares, animal, count, points, from: None }), "{levels}");
        assert_eq!(t.scores()[0], points, "{levels}");
        // 6.10.
        assert_eq!(t.state.board.ladders, table(4).levels(SPARTA, levels).state.board.ladders);
    }
}

#[test]
fn altars_in_reach() {
    // 6.5: by tier.
    for (guardian, altars) in [(1, 3), (2, 6), (3, 8), (4, 10), (5, 11)] {
        let t = table(4).offers(SPARTA, 1, 1, guardian).sacrifices();
        let mut expected: Vec<String> =
            Altar::ALL[..altars].iter().map(|altar| format!("altar {}", altar.id())).collect();
        expected.push("altar none".to_owned());
        assert_eq!(t.legal(SPARTA), expected, "Guardian {guardian}");
    }
}

#[test]
fn lamps_score_first_and_even_without_a_sacrifice() {
    // 6.1.
    let mut t = table(5);
    for (seat, level) in (0..5).map(Seat).zip([0, 1, 2, 3, 5]) {
        t = t.levels(seat, &format!("priestess {level}"));
    }
    let mut t = t.offers(CORINTH, 1, 1, 1).sacrifices();
    assert_eq!(t.asks(), "corinth: altar");
    assert_eq!(t.scores(), [0, 2, 4, 6, 10]);
    assert_eq!(t.state.board.lamps, [0, 2, 4, 6, 10]);
    t.play(CORINTH, "altar none");
    assert_eq!(t.scores(), [0, 2, 4, 6, 10]);
}

#[test]
fn r10_a_sacrifice_is_never_owed() {
    let mut t = table(4).marker(ATHENS).offers(SPARTA, 1, 1, 1).offers(THEBES, 1, 1, 1).sacrifices();
    // 6.2: clockwise from the marker holder.
    assert_eq!(t.asks(), "thebes: altar");
    t.play(THEBES, "altar none");
    assert!(t.saw(Event::NoSacrifice { seat: THEBES }));
    assert_eq!(t.asks(), "sparta: altar");
    t.play(SPARTA, "altar hermes");
    assert_eq!(t.scores(), [1, 0, 0, 0]);
    // In a shortage a seat can decline only before it chooses animals.
    let mut t = table(4).offers(SPARTA, 2, 3, 1).stable([15, 2, 15, 15, 15]).sacrifices();
    let mut declined = t.clone();
    declined.play(SPARTA, "offer none");
    assert!(declined.saw(Event::NoSacrifice { seat: SPARTA }));
    assert_eq!(t.refusal(SPARTA, "altar none"), "offer-first (6.4)");
    t.play(SPARTA, "offer fowl 3");
    assert_eq!(t.legal(SPARTA), ["altar hephaestus", "altar ares", "altar hermes"]);
    assert_eq!(t.refusal(SPARTA, "altar none"), "offer-settled (6.4) animal=fowl count=3");
    assert_eq!(t.refusal(SPARTA, "offer pig 2"), "offer-settled (6.4) animal=fowl count=3");
}

#[test]
fn r06_kind_and_number_are_strict_unless_the_stable_is_short() {
    // Just enough sheep: no choice of kind or number.
    let t = table(4).offers(SPARTA, 4, 3, 1).stable([15, 15, 15, 3, 15]).sacrifices();
    assert_eq!(t.asks(), "sparta: altar");
    for other in ["sheep 2", "goat 3", "ox 3"] {
        assert_eq!(t.refusal(SPARTA, &format!("offer {other}")), "offer-settled (6.4) animal=sheep count=3");
    }
}

#[test]
fn any_lower_kind_may_be_chosen_in_a_shortage() {
    // 14.4: min(n, stock) of any lower kind; never a higher one.
    let cases: [(u8, u8, [u8; 5], &[&str]); 2] = [
        (5, 5, [5, 4, 3, 2, 1], &["ox 1", "sheep 2", "goat 3", "pig 4", "fowl 5"]),
        (3, 2, [15, 0, 1, 15, 15], &["goat 1", "fowl 2"]),
    ];
    for (peasant, count, stable, choices) in cases {
        let t = table(4).offers(SPARTA, peasant, count, 1).stable(stable).sacrifices();
        let offers: Vec<String> = choices.iter().map(|choice| format!("offer {choice}")).collect();
        assert_eq!(t.legal(SPARTA), [offers.clone(), vec!["offer none".to_owned()]].concat());
        for (offer, choice) in offers.iter().zip(choices) {
            let mut t = t.clone();
            t.play(SPARTA, &format!("{offer}; altar hermes"));
            let (animal, count, _) = t.there(Hermes).unwrap();
            assert_eq!(format!("{} {count}", animal.id()), *choice);
            assert_eq!(t.state.board.stable[animal.index()], stable[animal.index()] - count);
            assert_eq!(t.scores()[0], u16::from(animal.value() * count));
        }
    }
}

#[test]
fn one_offering_in_a_shortage_is_no_choice() {
    for (stable, animal) in [([0, 1, 15, 15, 15], Animal::Pig), ([1, 0, 15, 15, 15], Animal::Fowl)] {
        let mut t = table(4).offers(SPARTA, 2, 2, 1).stable(stable).sacrifices();
        assert_eq!(t.asks(), "sparta: altar");
        t.play(SPARTA, "altar hermes");
        assert_eq!(t.there(Hermes), Some((animal, 1, SPARTA)));
    }
}

#[test]
fn animals_without_an_altar_are_no_choice() {
    // 6.9: in a shortage two sheep or three goats, but the sheep fit nowhere.
    let t = table(4)
        .offers(SPARTA, 4, 3, 1)
        .offering("hephaestus", CORINTH, "goat 3")
        .offering("ares", CORINTH, "sheep 3")
        .offering("hermes", CORINTH, "fowl 3")
        .stable([0, 0, 15, 2, 15])
        .sacrifices();
    assert_eq!(t.asks(), "sparta: altar");
    assert_eq!(t.legal(SPARTA), ["altar hermes", "altar none"]);
    assert_eq!(t.refusal(SPARTA, "offer sheep 2"), "offer-settled (6.4) animal=goat count=3");
}

#[test]
fn r07_animals_are_taken_before_the_old_ones_return() {
    // Two oxen in the stable, two on Zeus: no seat can offer three oxen, not even on Zeus.
    let t = table(4).offers(SPARTA, 5, 3, 5).offering("zeus", CORINTH, "ox 2").stable([0, 0, 0, 0, 2]).sacrifices();
    assert!(!t.legal(SPARTA).contains(&"altar zeus".to_owned()));
    assert_eq!(t.refusal(SPARTA, "altar zeus"), "altar-same (6.6) altar=zeus there=ox there-count=2 animal=ox count=2");
    // With three in the stable, these three go on the altar first, then the two return.
    let mut t = table(4).offers(SPARTA, 5, 3, 5).offering("zeus", CORINTH, "ox 2").stable([0, 0, 0, 0, 3]).sacrifices();
    t.play(SPARTA, "altar zeus");
    let from = Some(CORINTH);
    assert!(t.saw(Event::Sacrificed { seat: SPARTA, altar: Zeus, animal: Animal::Ox, count: 3, points: 15, from }));
    assert_eq!(t.there(Zeus), Some((Animal::Ox, 3, SPARTA)));
    assert_eq!(t.state.board.stable, [0, 0, 0, 0, 2]);
}

#[test]
fn replaced_offerings_keep_their_points() {
    // 6.8.
    let mut t = table(4).offers(SPARTA, 3, 3, 1).offering("hermes", CORINTH, "goat 2").points(&[0, 6]).sacrifices();
    t.play(SPARTA, "altar hermes");
    assert_eq!(t.scores(), [9, 6, 0, 0]);
    assert_eq!(t.state.board.altar_points(CORINTH), 0);
}

#[test]
fn the_same_offering_is_refused_whoever_owns_the_old_one() {
    // 6.6.
    for owner in [SPARTA, CORINTH] {
        let t = table(4).offers(SPARTA, 3, 2, 1).offering("hermes", owner, "goat 2").sacrifices();
        let refusal = "altar-same (6.6) altar=hermes there=goat there-count=2 animal=goat count=2";
        assert_eq!(t.refusal(SPARTA, "altar hermes"), refusal);
    }
}

#[test]
fn without_a_legal_sacrifice_nobody_is_asked() {
    // 14.2, 6.9: animals, but no altar in reach takes them.
    let mut t = table(4).offers(SPARTA, 1, 1, 1).offers(CORINTH, 1, 1, 1);
    for altar in ["hephaestus", "ares", "hermes"] {
        t = t.offering(altar, THEBES, "fowl 2");
    }
    let t = t.levels(CORINTH, "guardian 2").sacrifices();
    assert!(t.saw(Event::CannotSacrifice { seat: SPARTA }));
    assert_eq!(t.asks(), "corinth: altar");
    assert_eq!((t.scores()[0], t.state.board.stable[0]), (0, 9));
}

#[test]
fn the_cap_comes_after_the_income() {
    // 7.2.
    for (before, after) in [(0, 10), (9, 19), (15, 25), (16, 25), (24, 25)] {
        let t = table(3).money(&[before]).sacrifices();
        assert_eq!(t.purses(), [after, 20, 20]);
    }
}

#[test]
fn the_marker_goes_round() {
    // 7.1.
    for (marker, next) in [(SPARTA, "corinth: lot"), (CORINTH, "athens: lot"), (ATHENS, "sparta: lot")] {
        assert_eq!(table(3).marker(marker).sacrifices().asks(), next);
    }
}
