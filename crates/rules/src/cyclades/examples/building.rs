//! Recruiting and building: T16, T17, T34, and the rest of 10.2, 10.3, 10.5, 10.6, 17.3, 17.7, 21.2.

use super::*;

#[test]
fn t16_what_recruits_cost() {
    let mut t = table(3).gold(&[9, 5, 5]).turn(Ares, SPARTA);
    for left in [9, 7, 4, 0] {
        t.play(SPARTA, "recruit naxos");
        assert_eq!(t.purses()[0], left);
    }
    assert_eq!(t.at("naxos"), "sparta 5");
    assert_eq!(t.refusal(SPARTA, "recruit naxos"), "no-more-recruits (10.3) most=4");

    let mut t = table(3).gold(&[6, 5, 5]).turn(Poseidon, SPARTA);
    for left in [6, 5, 3, 0] {
        t.play(SPARTA, "recruit G5");
        assert_eq!(t.purses()[0], left);
    }
    assert_eq!(t.refusal(SPARTA, "recruit G5"), "no-more-recruits (10.3) most=4");

    for (god, piece) in [(Zeus, "priest"), (Athena, "philosopher")] {
        let mut t = table(3).gold(&[9, 5, 5]).turn(god, SPARTA);
        t.play(SPARTA, &format!("recruit {piece}; recruit {piece}"));
        assert_eq!(t.purses()[0], 9 - 4, "{piece}");
        assert_eq!(t.refusal(SPARTA, &format!("recruit {piece}")), "no-more-recruits (10.3) most=2");
    }

    let mut t = table(3).lands(SPARTA, "kea 1, naxos 6").gold(&[9, 5, 5]).turn(Ares, SPARTA);
    t.play(SPARTA, "recruit kea");
    assert_eq!(t.refusal(SPARTA, "recruit kea"), "all-units-out (10.3) most=8");
    assert!(t.choices(SPARTA, "recruit").is_empty());
}

#[test]
fn t17_where_no_fleet_is_recruited() {
    // Kea's coast is A1 B2 C1 C2, that of Naxos F6 F7 G5 H4 I3 J2 K2.
    let t = table(3).fleets(SPARTA, "C2 1").fleets(CORINTH, "B2 1").fleets(ATHENS, "").kraken("C1");
    let t = t.figurine(ATHENS, "polyphemus", "ios").turn(Poseidon, SPARTA);
    assert_eq!(t.choices(SPARTA, "recruit"), ["A1", "C2", "F6", "F7", "I3", "J2", "K2"]);
    assert_eq!(t.refusal(SPARTA, "recruit B2"), "enemy-fleets-there (10.3)");
    assert_eq!(t.refusal(SPARTA, "recruit C1"), "space-closed (11.2)");
    // Ios has G5 and H4 on its coast.
    assert_eq!(t.refusal(SPARTA, "recruit G5"), "space-closed (11.2)");
    assert_eq!(t.refusal(SPARTA, "recruit D1"), "not-your-coast (10.3)");
}

#[test]
fn t34_what_a_metropolis_leaves_of_an_island() {
    // Andros has 4 slots, Milos 3, Mykonos 2, Kea 1.
    let t = table(4).lands(SPARTA, "andros 1, milos 1, kea 1").lands(CORINTH, "mykonos 1, naxos 1").gold(&[99; 4]);
    let t = t.lands(THEBES, "delos 1").builds("andros", "metropolis").builds("milos", "metropolis");
    let t = t.builds("kea", "metropolis").builds("mykonos", "metropolis");
    let mut sparta = t.clone().turn(Ares, SPARTA);
    assert_eq!(sparta.choices(SPARTA, "build"), ["andros 3", "milos 3"]);
    assert_eq!(sparta.refusal(SPARTA, "build andros 2"), "slot-covered (10.5)");
    assert_eq!(sparta.refusal(SPARTA, "build kea 1"), "slot-covered (10.5)");
    sparta.play(SPARTA, "build andros 3; build milos 3; build andros 4");
    assert!(sparta.choices(SPARTA, "build").is_empty());
    assert_eq!(t.turn(Ares, CORINTH).choices(CORINTH, "build"), ["naxos 1", "naxos 3"]);
}

#[test]
fn r10_2_nothing_is_a_duty_and_the_order_is_free() {
    let mut t = table(3).turn(Ares, SPARTA);
    t.play(SPARTA, "end");
    let mut t = table(3).row("giant - -").gold(&[20, 5, 5]).turn(Ares, SPARTA);
    t.play(SPARTA, "build kea 1; summon giant; forgo; recruit kea; build naxos 1; recruit kea");
    assert_eq!(t.purses()[0], 20 - 2 - 4 - 2 - 2);
}

#[test]
fn r10_3_the_prices_are_those_of_one_turn() {
    let mut t = table(3).gold(&[9, 5, 5]).turn(Ares, SPARTA);
    t.play(SPARTA, "recruit kea; recruit kea");
    let mut t = Table { state: t.state, events: Vec::new() }.turn(Ares, SPARTA);
    t.play(SPARTA, "recruit kea");
    assert!(t.saw(Event::Recruited { seat: SPARTA, piece: Piece::Troop(Island::Kea), cost: 0 }));
}

#[test]
fn r10_3_each_god_has_recruits_of_its_own() {
    let pieces = [(Ares, "kea"), (Poseidon, "C2"), (Zeus, "priest"), (Athena, "philosopher")];
    for (god, own) in pieces {
        let t = table(3).turn(god, SPARTA);
        assert!(t.choices(SPARTA, "recruit").iter().any(|piece| piece == own));
        for (wanted, piece) in pieces.into_iter().filter(|(other, _)| *other != god) {
            let refusal = format!("other-god (10.3) god={} wanted={}", god.id(), wanted.id());
            assert_eq!(t.refusal(SPARTA, &format!("recruit {piece}")), refusal);
        }
    }
    let t = table(3).turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "recruit mykonos"), "not-your-island (10.3) island=mykonos");
    assert_eq!(t.refusal(SPARTA, "recruit tinos"), "not-on-board (3.1)");
}

#[test]
fn r10_4_each_god_has_a_special_action_of_its_own() {
    let t = table(3).row("giant - -").lands(SPARTA, "kea 1, syros 1").lands(ATHENS, "thera 1");
    let actions = [(Ares, "move kea syros 1"), (Poseidon, "sail C2 C1 1"), (Zeus, "swap giant")];
    for god in God::ALL {
        let mut t = t.clone().turn(god, SPARTA);
        for (wanted, action) in actions {
            if wanted == god {
                t.play(SPARTA, action);
                assert_eq!(t.purses()[0], 5 - 1, "{action}");
                break;
            }
            let refusal = format!("other-god (10.4) god={} wanted={}", god.id(), wanted.id());
            assert_eq!(t.refusal(SPARTA, action), refusal);
        }
        if god != Zeus {
            let poor = table(3).row("giant - -").gold(&[0; 3]).turn(god, SPARTA);
            assert!(
                ["move", "sail", "swap", "build", "summon"].iter().all(|verb| poor.choices(SPARTA, verb).is_empty())
            );
        }
    }
}

#[test]
fn r10_5_a_building_costs_2_and_is_the_gods_own() {
    for (god, building) in [(Ares, "fortress"), (Poseidon, "port"), (Zeus, "temple"), (Athena, "university")] {
        let mut t = table(3).gold(&[9, 5, 5]).turn(god, SPARTA);
        // Any number, including several of a kind on one island.
        t.play(SPARTA, "build naxos 1; build naxos 2; build naxos 3; build naxos 4");
        assert_eq!(t.built("naxos"), [building; 4].join(" "));
        assert_eq!(t.purses()[0], 9 - 4 * 2);
        assert_eq!(t.refusal(SPARTA, "build kea 1"), "cannot-afford (17.2) cost=2 gold=1");
    }
    let t = table(3).builds("kea", "port").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "build kea 1"), "slot-taken (10.5)");
    assert_eq!(t.refusal(SPARTA, "build kea 2"), "no-such-slot (10.5) slots=1");
    assert_eq!(t.refusal(SPARTA, "build kea 0"), "no-such-slot (10.5) slots=1");
    assert_eq!(t.refusal(SPARTA, "build paros 1"), "not-your-island (10.5) island=paros");
}

#[test]
fn r10_6_a_metropolis_is_one_of_each_and_adds_to_those_beside_it() {
    use super::super::bonus;
    let t = table(3).builds("naxos", "- - fortress port metropolis");
    assert_eq!(bonus(t.board(), Place::Island(Island::Naxos), SPARTA), 2);
    assert_eq!(bonus(t.board(), Place::Sea(sea("G5")), SPARTA), 2);
    let t = table(3).builds("naxos", "- - temple university metropolis");
    assert_eq!(bonus(t.board(), Place::Island(Island::Naxos), SPARTA), 1);
    assert_eq!(bonus(t.board(), Place::Sea(sea("G5")), SPARTA), 1);
    assert_eq!(t.board().discounts_left(SPARTA), 2);
}

#[test]
fn r17_3_lost_units_are_free_again_at_once() {
    let t = table(3).lands(SPARTA, "kea 7, naxos 1").lands(CORINTH, "syros 3, paros 1").lands(ATHENS, "thera 1");
    let mut t = t.fleets(SPARTA, "C1 1").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "recruit naxos"), "all-units-out (10.3) most=8");
    t.play(SPARTA, "move kea syros 1");
    t.dice(0, 3);
    assert_eq!(t.asks(), "sparta: turn");
    t.play(SPARTA, "recruit naxos");
    assert_eq!(t.at("naxos"), "sparta 2");
}

#[test]
fn r17_7_who_can_do_nothing_ends_the_turn() {
    let t = table(3).lands(SPARTA, "kea 4, naxos 4").gold(&[0; 3]).turn(Ares, SPARTA);
    assert_eq!(t.legal(SPARTA), ["end"]);
}

#[test]
fn r21_2_the_lowest_free_slot_of_each_kind_is_offered() {
    let t = table(3).turn(Ares, SPARTA);
    assert_eq!(t.choices(SPARTA, "build"), ["kea 1", "naxos 1", "naxos 3"]);
    assert_eq!(t.refusal(SPARTA, "build naxos 2"), "slot-alike (21.2)");
    let t = table(3).builds("naxos", "port - port -").turn(Ares, SPARTA);
    assert_eq!(t.choices(SPARTA, "build"), ["kea 1", "naxos 2", "naxos 4"]);
}

#[test]
fn r21_2_of_twins_the_one_on_the_lowest_slot_is_offered() {
    let t = table(3).builds("naxos", "port port port temple").row("giant cyclops -").gold(&[20, 5, 5]);
    let mut t = t.builds("paros", "- fortress fortress").turn(Athena, SPARTA);
    t.play(SPARTA, "summon giant");
    assert_eq!(t.choices(SPARTA, "topple"), ["naxos 1", "naxos 3", "naxos 4", "paros 2", "paros 3"]);
    assert_eq!(t.refusal(SPARTA, "topple naxos 2"), "slot-alike (21.2)");
    t.play(SPARTA, "forgo; summon cyclops");
    assert_eq!(t.choices(SPARTA, "remake naxos 1"), ["fortress", "temple", "university"]);
    assert_eq!(t.refusal(SPARTA, "remake naxos 2 temple"), "slot-alike (21.2)");
    // Two equal Ports, and one of each other kind: there is no choice (21.6).
    let mut t = table(3).builds("naxos", "port port fortress temple").turn(Athena, SPARTA);
    t.play(SPARTA, "build kea 1");
    assert_eq!((t.built("naxos").as_str(), t.asks().as_str()), ("- port - -", "sparta: turn"));
    assert_eq!(t.built("kea"), "- metropolis");
}
