//! Moving troops: T20 to T24, T52, and the rest of §12 but 12.7, 20.3.

use super::*;

/// Sets up Sparta at Ares on Kea of the large board, with fleets on these spaces.
fn chain(lands: &str, fleets: &str) -> Table {
    table(5)
        .lands(SPARTA, lands)
        .lands(ARGOS, "naxos 1")
        .fleets(ARGOS, "G9 1")
        .fleets(SPARTA, fleets)
        .turn(Ares, SPARTA)
}

#[test]
fn t20_fleets_that_touch_lead_from_coast_to_coast() {
    let t = chain("kea 2, tinos 1", "E3 1");
    assert_eq!(t.refusal(SPARTA, "move kea kythnos 2"), "`move kea kythnos 2` is allowed");
    assert_eq!(t.refusal(SPARTA, "move kea syros 1"), "no-chain (12.1)");
    let t = chain("kea 2, tinos 1", "E3 1, E4 1");
    assert_eq!(t.refusal(SPARTA, "move kea syros 1"), "`move kea syros 1` is allowed");
    for lands in ["kea 2, tinos 1", "kea 2, kythnos 1"] {
        let t = chain(lands, "F3 1, E4 1");
        assert_eq!(t.refusal(SPARTA, "move kea syros 1"), "no-chain (12.1)");
        assert_eq!(t.refusal(SPARTA, "move kea kythnos 1"), "`move kea kythnos 1` is allowed");
    }
}

/// Sets up Sparta on Kea and Naxos with a fleet on C2, between Kea, Mykonos and Syros. Corinth has Mykonos and Paros.
fn sparta(troops: u8) -> Table {
    table(3).lands(SPARTA, &format!("kea {troops}, naxos 1")).fleets(SPARTA, "C2 1")
}

#[test]
fn t21_an_empty_island_is_taken_without_a_roll() {
    let t = sparta(1).lands(CORINTH, "mykonos 0, paros 1").builds("mykonos", "fortress temple");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 1");
    assert!(t.saw(Event::Taken { seat: SPARTA, island: Island::Mykonos, from: Some(CORINTH) }));
    assert_eq!((t.at("mykonos"), t.built("mykonos")), ("sparta 1".to_owned(), "fortress temple".to_owned()));
    assert_eq!((t.board().discounts_left(SPARTA), t.board().discounts_left(CORINTH)), (1, 0));
    assert_eq!(t.asks(), "sparta: turn");
}

#[test]
fn t22_the_last_troop_leaves_island_income_and_buildings() {
    let mut t = sparta(1).lands(CORINTH, "paros 1").builds("kea", "port").turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 1");
    assert_eq!((t.at("kea"), t.built("kea")), ("sparta 0".to_owned(), "port".to_owned()));
    assert_eq!(t.board().income(SPARTA), 2 + 1);
    // 12.4: until another seat lands there.
    let t = sparta(0).lands(CORINTH, "syros 1, paros 1").fleets(CORINTH, "C1 1");
    let mut t = t.turn(Ares, CORINTH);
    t.play(CORINTH, "move syros kea 1");
    assert!(t.saw(Event::Taken { seat: CORINTH, island: Island::Kea, from: Some(SPARTA) }));
}

#[test]
fn t23_a_last_island_falls_only_to_who_reaches_the_target() {
    let last = |mykonos: &str, naxos: &str| {
        let t = sparta(2).lands(CORINTH, "mykonos 1").builds("mykonos", mykonos).builds("naxos", naxos);
        t.turn(Ares, SPARTA).refusal(SPARTA, "move kea mykonos 2")
    };
    let (allowed, refused) = ("`move kea mykonos 2` is allowed", "last-island (12.6) island=mykonos");
    assert_eq!(last("metropolis", "metropolis"), allowed);
    assert_eq!(last("metropolis", "- - - -"), refused);
    assert_eq!(last("port temple", "- - fortress university metropolis"), allowed);
    assert_eq!(last("port temple", "fortress university - -"), refused);
    assert_eq!(last("port port", "- - fortress university metropolis"), refused);
    // 2.1: with two islands, Mykonos is not the last one.
    let t = sparta(2).lands(CORINTH, "mykonos 1, paros 1").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 2"), allowed);
}

#[test]
fn t24_a_last_island_with_a_metropolis() {
    let t = sparta(2).lands(CORINTH, "mykonos 1").builds("mykonos", "metropolis").builds("naxos", "metropolis");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 2");
    t.dice(3, 0);
    assert!(t.saw(Event::Eliminated { seat: CORINTH, by: SPARTA }));
    assert_eq!(t.board().metropolises(SPARTA), 2);
}

#[test]
fn t52_a_building_bought_after_the_conquest_does_not_count() {
    // Port and Temple are there, the University is here. The Fortress must stand before the attack.
    let t = sparta(2).lands(CORINTH, "mykonos 1").builds("mykonos", "port temple");
    let mut t = t.builds("naxos", "- - - university metropolis").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 2"), "last-island (12.6) island=mykonos");
    t.play(SPARTA, "build naxos 3; move kea mykonos 2");
    assert_eq!(t.asks(), "chance");
}

#[test]
fn r12_8_the_same_troops_may_move_again() {
    let mut t = sparta(2).lands(ATHENS, "thera 1").turn(Ares, SPARTA);
    t.play(SPARTA, "move kea syros 2; move syros mykonos 2");
    t.dice(3, 0);
    // After a battle, too.
    t.play(SPARTA, "move mykonos syros 1");
    assert_eq!([t.at("kea"), t.at("syros"), t.at("mykonos")], ["sparta 0", "sparta 1", "sparta 1"]);
    assert_eq!(t.purses()[0], 5 - 3);
}

#[test]
fn r12_1_from_an_own_island_with_troops_on_it() {
    let t = sparta(2).turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea kea 0"), "same-island (12.1)");
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 0"), "too-few-troops (12.1) troops=2");
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 3"), "too-few-troops (12.1) troops=2");
    assert_eq!(t.refusal(SPARTA, "move paros mykonos 1"), "not-your-island (12.1) island=paros");
    assert_eq!(t.refusal(SPARTA, "move kea tinos 1"), "not-on-board (3.1)");
    assert_eq!(t.choices(SPARTA, "move"), ["kea mykonos 1", "kea mykonos 2", "kea syros 1", "kea syros 2"]);
}

#[test]
fn r12_1_other_peoples_fleets_are_no_bridge() {
    let t = sparta(2).fleets(SPARTA, "").fleets(CORINTH, "C2 3").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "no-chain (12.1)");
}

#[test]
fn r12_3_a_neutral_island_is_taken_without_a_battle() {
    let t = sparta(2).lands(CORINTH, "paros 1").builds("mykonos", "fortress fortress");
    let mut t = t.figurine(CORINTH, "minotaur", "mykonos").turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 1");
    assert!(t.saw(Event::Taken { seat: SPARTA, island: Island::Mykonos, from: None }));
    assert_eq!((t.at("mykonos"), t.asks()), ("sparta 1".to_owned(), "sparta: turn".to_owned()));
}

#[test]
fn r12_5_who_conquers_has_everything_and_a_set_counts_at_once() {
    let t = sparta(1).lands(CORINTH, "mykonos 0, paros 1").builds("mykonos", "port temple");
    let mut t = t.builds("naxos", "- - fortress university");
    t.state.board.islands[Island::Mykonos.index()].markers = 2;
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 1");
    assert_eq!(t.board().income(SPARTA), 2 + 1 + 2);
    // Kea, Mykonos and Naxos all have a free metropolis space now.
    assert_eq!(t.asks(), "sparta: metropolis");
    assert_eq!(t.legal(SPARTA), ["at kea", "at mykonos", "at naxos"]);
    assert_eq!((t.built("mykonos"), t.built("naxos")), ("- -".to_owned(), "- - - -".to_owned()));
}

#[test]
fn r12_6_a_last_island_is_not_taken_without_a_battle_nor_flown_to() {
    let mut t = sparta(2).lands(CORINTH, "mykonos 0").row("pegasus harpy giant").gold(&[9; 3]).turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "last-island (12.6) island=mykonos");
    t.play(SPARTA, "summon pegasus");
    assert_eq!(t.refusal(SPARTA, "move naxos mykonos 1"), "last-island (12.6) island=mykonos");
    assert!(!t.choices(SPARTA, "move").iter().any(|way| way.contains("mykonos")));
}

#[test]
fn r12_6_everything_else_against_a_last_island_is_allowed() {
    let t = sparta(2).lands(CORINTH, "mykonos 1").builds("mykonos", "port temple").gold(&[20, 5, 5]);
    let mut t = t.row("giant harpy kraken").turn(Ares, SPARTA);
    t.play(SPARTA, "summon giant; topple mykonos 2; summon harpy; at mykonos; summon kraken; at D4; stop");
    assert_eq!((t.at("mykonos"), t.built("mykonos"), t.at("D4")), {
        ("corinth 0".to_owned(), "port -".to_owned(), "nobody 0".to_owned())
    });
}

/// Flies Sparta from Andros, full of buildings, to Corinth's last island, Naxos, full of buildings too.
fn eight(andros: &str, naxos: &str) -> String {
    let t = table(5).lands(SPARTA, "andros 2").lands(CORINTH, "naxos 1").lands(ARGOS, "kea 1");
    let mut t = t.builds("andros", andros).builds("naxos", naxos).row("pegasus - -").turn(Athena, SPARTA);
    t.play(SPARTA, "summon pegasus");
    t.refusal(SPARTA, "move andros naxos 2")
}

#[test]
fn r20_3_two_sets_at_once_count_by_the_best_choices() {
    // The first set leaves slots 1 and 2 of Andros, its metropolis goes there, and a second set remains.
    let allowed = "`move andros naxos 2` is allowed";
    assert_eq!(eight("temple port temple port", "fortress university fortress university"), allowed);
    // Any first metropolis destroys a building of the second set.
    let refused = "last-island (12.6) island=naxos";
    assert_eq!(eight("temple temple port port", "fortress fortress university university"), refused);
    assert_eq!(eight("temple port temple port", "fortress university fortress fortress"), refused);
}

#[test]
fn r20_3_who_has_the_target_may_attack_any_last_island() {
    let t = sparta(2).lands(CORINTH, "mykonos 1").builds("naxos", "metropolis").builds("kea", "metropolis");
    let t = t.turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "`move kea mykonos 1` is allowed");
}

#[test]
fn r12_6_the_target_of_two_players_is_three() {
    let last = |naxos| {
        let t = table(2).lands(SPARTA, "kea 2, naxos 1").lands(CORINTH, "mykonos 1").fleets(SPARTA, "C2 1");
        let t = t.builds("naxos", naxos).builds("kea", "metropolis").builds("mykonos", "metropolis");
        t.turn(Ares, SPARTA).refusal(SPARTA, "move kea mykonos 2")
    };
    assert_eq!(last("- - - -"), "last-island (12.6) island=mykonos");
    assert_eq!(last("metropolis"), "`move kea mykonos 2` is allowed");
}
