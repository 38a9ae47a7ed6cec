//! Metropolises: T30 to T33, T35, and the rest of §15, 20.9, 21.6.

use super::*;

/// Sets up Sparta at Athena with three philosophers, one short of a metropolis.
fn scholars(lands: &str) -> Table {
    table(3).lands(SPARTA, lands).philosophers(SPARTA, 3)
}

#[test]
fn t30_the_fourth_philosopher() {
    let mut t = scholars("kea 1, naxos 1").turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert!(t.saw(Event::PhilosophersGiven { seat: SPARTA }));
    assert_eq!((t.asks().as_str(), t.board().philosophers[0]), ("sparta: metropolis", 0));
    for other in ["recruit philosopher", "build naxos 1", "end"] {
        assert_eq!(t.refusal(SPARTA, other), "metropolis-first (15.1)");
    }
    t.play(SPARTA, "at kea; recruit philosopher");
    assert_eq!((t.built("kea").as_str(), t.board().philosophers[0]), ("- metropolis", 1));
    assert_eq!(t.purses()[0], 5 - 4);
}

/// Sets up a Fortress and a Port on Syros, a Temple on Kea, nothing on Naxos.
fn three_kinds() -> Table {
    let t = table(3).lands(SPARTA, "kea 1, naxos 1, syros 1").lands(ATHENS, "thera 1");
    t.builds("syros", "fortress port").builds("kea", "temple")
}

#[test]
fn t31_a_set_from_three_islands() {
    let mut t = three_kinds().turn(Athena, SPARTA);
    t.play(SPARTA, "build naxos 3");
    assert_eq!([t.built("syros"), t.built("kea"), t.built("naxos")], ["- -", "-", "- - - -"]);
    assert_eq!(t.legal(SPARTA), ["at kea", "at naxos", "at syros"]);
    t.play(SPARTA, "at naxos");
    assert!(t.saw(Event::Metropolis { seat: SPARTA, island: Island::Naxos, fallen: vec![] }));
    assert_eq!((t.built("naxos").as_str(), t.asks().as_str()), ("- - - - metropolis", "sparta: turn"));
}

#[test]
fn t32_what_stands_under_the_metropolis_is_destroyed() {
    let mut t = scholars("mykonos 1").builds("mykonos", "port port").turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    let fallen = vec![Building::Port, Building::Port];
    assert!(t.saw(Event::Metropolis { seat: SPARTA, island: Island::Mykonos, fallen }));
    assert_eq!(t.built("mykonos"), "- - metropolis");
}

#[test]
fn t33_philosophers_for_nothing() {
    let mut t = scholars("mykonos 1").builds("mykonos", "metropolis").turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert!(t.saw(Event::MetropolisLost { seat: SPARTA }));
    assert_eq!((t.board().philosophers[0], t.asks().as_str()), (0, "sparta: turn"));
}

#[test]
fn t35_a_building_beside_the_metropolis_space() {
    // Naxos has a free metropolis space, Mykonos has none: only Naxos is legal.
    let t = scholars("naxos 1, mykonos 1").builds("naxos", "- - port -").builds("mykonos", "port -");
    let mut t = t.turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert!(t.saw(Event::Metropolis { seat: SPARTA, island: Island::Naxos, fallen: vec![] }));
    assert_eq!((t.built("naxos").as_str(), t.built("mykonos").as_str()), ("- - port - metropolis", "port -"));
}

#[test]
fn r15_1_which_buildings_go_is_the_players_choice() {
    // 21.6: the only choice is between the two Ports.
    let mut t = three_kinds().builds("naxos", "- - port -").turn(Athena, SPARTA);
    t.play(SPARTA, "build naxos 4");
    assert_eq!(t.asks(), "sparta: set");
    assert_eq!(t.legal(SPARTA), ["give naxos 3", "give syros 2"]);
    assert_eq!(t.refusal(SPARTA, "give naxos 4"), "not-of-the-set (15.1) building=port");
    assert_eq!(t.refusal(SPARTA, "at kea"), "metropolis-first (15.1)");
    t.play(SPARTA, "give naxos 3");
    assert_eq!([t.built("syros"), t.built("kea"), t.built("naxos")], ["- port", "-", "- - - -"]);
    // The remaining Port covers the metropolis space of Syros (15.2).
    assert_eq!(t.legal(SPARTA), ["at kea", "at naxos"]);
}

#[test]
fn r15_1_a_set_may_be_chosen_for_every_kind() {
    let t = table(3).lands(SPARTA, "naxos 1, thera 1, kea 1").lands(ATHENS, "syros 1");
    let t = t.builds("naxos", "fortress port fortress port").builds("thera", "temple - temple").gold(&[9; 3]);
    let mut t = t.turn(Athena, SPARTA);
    t.play(SPARTA, "build thera 2; give naxos 3; give naxos 4; give thera 3");
    assert_eq!([t.built("naxos"), t.built("thera")], ["fortress port - -", "temple - -"]);
    assert_eq!(t.asks(), "sparta: turn", "only Kea has a free metropolis space");
    assert_eq!(t.built("kea"), "- metropolis");
}

#[test]
fn r15_1_the_last_building_needs_a_slot_of_its_own() {
    let t = table(3).lands(SPARTA, "thera 1").lands(ATHENS, "syros 1").builds("thera", "fortress port temple");
    let mut t = t.turn(Athena, SPARTA);
    assert!(t.choices(SPARTA, "build").is_empty());
    t.play(SPARTA, "end");
}

#[test]
fn r15_2_a_free_metropolis_space_first() {
    let t = scholars("kea 1, naxos 1, mykonos 1").builds("kea", "metropolis").builds("mykonos", "port -");
    let t = t.lands(CORINTH, "paros 1").lands(ATHENS, "syros 1, thera 1");
    let t = t.lands(SPARTA, "kea 1, naxos 1, mykonos 1, delos 1");
    let mut t = t.turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert_eq!(t.legal(SPARTA), ["at delos", "at naxos"]);
    assert_eq!(t.refusal(SPARTA, "at mykonos"), "free-space-first (15.2)");
    assert_eq!(t.refusal(SPARTA, "at kea"), "metropolis-there (15.2)");
    assert_eq!(t.refusal(SPARTA, "at paros"), "not-your-island (15.2) island=paros");
}

#[test]
fn r15_2_where_none_is_free_the_player_chooses_what_falls() {
    let t = scholars("kea 1, naxos 1").builds("kea", "temple").builds("naxos", "- port port -");
    let mut t = t.turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert_eq!(t.legal(SPARTA), ["at kea", "at naxos"]);
    t.play(SPARTA, "at naxos");
    assert!(t.saw(Event::Metropolis { seat: SPARTA, island: Island::Naxos, fallen: vec![Building::Port] }));
    assert_eq!((t.built("naxos").as_str(), t.built("kea").as_str()), ("- - port - metropolis", "temple"));
}

#[test]
fn r15_3_a_set_without_room_is_chosen_and_lost() {
    // 20.9: the seat still chooses the Fortress.
    let t = table(5).lands(SPARTA, "naxos 1, andros 1, milos 1").lands(CORINTH, "delos 1").lands(ARGOS, "kea 1");
    let t = t.builds("naxos", "- - fortress port metropolis").builds("andros", "- - fortress temple metropolis");
    let mut t = t.builds("milos", "metropolis").turn(Athena, SPARTA);
    t.play(SPARTA, "build milos 3");
    assert_eq!(t.legal(SPARTA), ["give andros 3", "give naxos 3"]);
    t.play(SPARTA, "give andros 3");
    assert!(t.saw(Event::MetropolisLost { seat: SPARTA }));
    assert_eq!(
        [t.built("naxos"), t.built("andros"), t.built("milos")],
        ["- - fortress - metropolis", "- - - - metropolis", "- - - metropolis"]
    );
}

#[test]
fn r15_4_a_metropolis_is_no_building_of_a_set_and_is_not_destroyed() {
    let t = table(3).builds("naxos", "- - fortress port metropolis").builds("kea", "temple").row("giant - -");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "recruit kea; summon giant");
    assert_eq!(t.asks(), "sparta: giant");
    assert_eq!(t.choices(SPARTA, "topple"), ["kea 1", "naxos 3", "naxos 4"]);
    assert_eq!(t.refusal(SPARTA, "topple naxos 1"), "no-building-there (14.4)");
}

#[test]
fn r15_5_sets_are_dealt_with_one_after_the_other() {
    let t =
        table(5).lands(SPARTA, "andros 1, kythnos 1").lands(CORINTH, "delos 1, kea 1").lands(ARGOS, "naxos 0, ios 1");
    let t = t.builds("andros", "temple port temple port").builds("naxos", "fortress university fortress university");
    let mut t = t.row("pegasus - -").turn(Athena, SPARTA);
    t.play(SPARTA, "summon pegasus; move andros naxos 1");
    assert_eq!(t.asks(), "sparta: set");
    t.play(SPARTA, "give naxos 1; give andros 2; give andros 1; give naxos 2");
    assert_eq!(t.legal(SPARTA), ["at andros", "at kythnos", "at naxos"]);
    // The second set has no choices.
    t.play(SPARTA, "at andros");
    assert_eq!([t.built("andros"), t.built("naxos")], ["- - - - metropolis", "- - - -"]);
    assert_eq!(t.legal(SPARTA), ["at kythnos", "at naxos"]);
    t.play(SPARTA, "at naxos");
    assert_eq!((t.board().metropolises(SPARTA), t.asks().as_str()), (2, "sparta: turn"));
}
