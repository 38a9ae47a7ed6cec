//! Withdrawing from a battle: T28, T29, and the rest of 13.3 to 13.6, 14.9.

use super::*;

/// Attacks Corinth's troops on Mykonos with Sparta's from Kea over C2; Corinth's fleet on D4 links Mykonos and Delos.
fn attack(troops: u8, defenders: u8) -> Table {
    let t = table(3).lands(SPARTA, &format!("kea {troops}, naxos 1")).fleets(SPARTA, "C2 1");
    t.lands(CORINTH, &format!("mykonos {defenders}, delos 0, paros 1")).fleets(CORINTH, "D4 1")
}

fn attacked(t: Table, troops: u8) -> Table {
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, &format!("move kea mykonos {troops}"));
    // 13.3: no side withdraws before the first round.
    assert_eq!(t.asks(), "chance");
    t
}

#[test]
fn t28_first_the_defender_is_asked_then_the_attacker() {
    let mut t = attacked(attack(3, 2), 3);
    t.dice(0, 3);
    assert_eq!(t.asks(), "corinth: battle");
    // Paros has no link.
    assert_eq!(t.legal(CORINTH), ["fight", "withdraw delos"]);
    assert_eq!(t.refusal(CORINTH, "withdraw paros"), "no-way-back (13.5)");
    assert_eq!(t.refusal(CORINTH, "withdraw kea"), "no-way-back (13.5)");
    assert_eq!(t.refusal(CORINTH, "end"), "battle-first (13.3)");
    t.play(CORINTH, "fight");
    assert_eq!(t.asks(), "sparta: battle");
    // The attack's island of origin is legal, though it has no troops left.
    assert_eq!(t.legal(SPARTA), ["fight", "withdraw kea"]);
    t.play(SPARTA, "fight");
    assert_eq!(t.asks(), "chance");
}

#[test]
fn t28_who_has_no_link_is_not_asked() {
    let mut t = attacked(attack(3, 2).fleets(CORINTH, "F1 1"), 3);
    t.dice(0, 3);
    assert_eq!(t.asks(), "sparta: battle");
    let mut t = attack(3, 2).fleets(CORINTH, "F1 1").fleets(SPARTA, "").row("pegasus - -").turn(Athena, SPARTA);
    t.play(SPARTA, "summon pegasus; move kea mykonos 3");
    t.dice(0, 3);
    // 14.9: troops that flew in withdraw over fleets only.
    assert_eq!(t.asks(), "chance");
}

#[test]
fn t29_the_defender_withdraws() {
    let mut t = attacked(attack(3, 3), 3);
    t.dice(0, 3);
    t.play(CORINTH, "withdraw delos");
    assert_eq!([t.at("mykonos"), t.at("delos"), t.at("kea")], ["sparta 2", "corinth 3", "sparta 0"]);
    let place = Place::Island(Island::Mykonos);
    assert!(t.saw(Event::BattleWon { place, winner: Some(SPARTA) }));
    assert!(t.saw(Event::Taken { seat: SPARTA, island: Island::Mykonos, from: Some(CORINTH) }));
    assert_eq!(t.asks(), "sparta: turn");
}

#[test]
fn r13_5_the_attacker_withdraws_with_all_that_is_left() {
    let mut t = attacked(attack(4, 3), 3);
    t.dice(0, 3);
    t.plays(&[(CORINTH, "fight"), (SPARTA, "withdraw kea")]);
    assert_eq!([t.at("mykonos"), t.at("kea")], ["corinth 3", "sparta 3"]);
    let place = Place::Island(Island::Mykonos);
    assert!(t.saw(Event::BattleWon { place, winner: Some(CORINTH) }));
    assert_eq!(t.asks(), "sparta: turn");
}

#[test]
fn r13_3_the_question_comes_after_every_round() {
    let mut t = attacked(attack(4, 3), 4);
    for _ in 0..2 {
        t.dice(0, 3);
        assert_eq!(t.asks(), "corinth: battle");
        t.plays(&[(CORINTH, "fight"), (SPARTA, "fight")]);
    }
    // After one side is gone, no seat decides any more.
    t.dice(0, 3);
    t.plays(&[(CORINTH, "fight"), (SPARTA, "fight")]);
    t.dice(0, 3);
    assert_eq!((t.asks().as_str(), t.at("mykonos").as_str()), ("sparta: turn", "corinth 3"));
}

/// Moves Sparta's two fleets from D3 to D4, where Corinth has two; D4 touches D3, D5 and E4.
fn at_sea(t: Table) -> Table {
    let mut t = t.fleets(SPARTA, "D3 2").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 2");
    t.dice(3, 0);
    t
}

#[test]
fn r13_6_at_sea_to_one_space_empty_or_own() {
    let mut t = at_sea(table(3).fleets(CORINTH, "D4 3, D5 1"));
    assert_eq!(t.asks(), "corinth: battle");
    assert_eq!(t.legal(CORINTH), ["fight", "withdraw D3", "withdraw D5", "withdraw E4"]);
    t.play(CORINTH, "withdraw D5");
    assert_eq!([t.at("D4"), t.at("D5")], ["sparta 2", "corinth 3"]);

    let mut t = at_sea(table(3).fleets(CORINTH, "D4 3, D5 1").fleets(ATHENS, "E4 1"));
    assert_eq!(t.refusal(CORINTH, "withdraw E4"), "no-way-back (13.6)");
    t.play(CORINTH, "fight");
    assert_eq!(t.legal(SPARTA), ["fight", "withdraw D3"]);
    t.play(SPARTA, "withdraw D3");
    assert_eq!([t.at("D3"), t.at("D4")], ["sparta 2", "corinth 2"]);
}

#[test]
fn r13_6_not_to_the_kraken_nor_to_polyphemuss_coast() {
    let t = at_sea(table(3).fleets(CORINTH, "D4 3").kraken("E4"));
    assert_eq!(t.legal(CORINTH), ["fight", "withdraw D3", "withdraw D5"]);
    assert_eq!(t.refusal(CORINTH, "withdraw E4"), "no-way-back (13.6)");
    // Kea's coast is A1 B2 C1 C2: D3 stays open, C2 does not.
    let t = table(3).fleets(CORINTH, "D3 3").fleets(SPARTA, "D4 2").figurine(ATHENS, "polyphemus", "kea");
    let mut t = t.turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D4 D3 2");
    t.dice(3, 0);
    assert_eq!(t.legal(CORINTH), ["fight", "withdraw D4", "withdraw E4"]);
    assert_eq!(t.refusal(CORINTH, "withdraw C2"), "no-way-back (13.6)");
}

#[test]
fn r13_6_who_is_shut_in_is_not_asked() {
    // F1 touches E1 only.
    let mut t = table(3).fleets(CORINTH, "F1 2").fleets(SPARTA, "E1 3").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail E1 F1 2");
    t.dice(3, 0);
    assert_eq!(t.asks(), "sparta: battle", "one of Sparta's fleets stayed behind and shuts Corinth in");
    assert_eq!(t.legal(SPARTA), ["fight", "withdraw E1"]);
}
