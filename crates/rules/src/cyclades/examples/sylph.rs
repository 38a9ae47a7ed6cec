//! The Sylph: T48, and the rest of 14.4 and 20.7 on it.

use super::*;

/// Sets up Sparta at Zeus with the Sylph; Corinth has a fleet on D4, Athens one on K2.
fn sylph(fleets: &str) -> Table {
    let t = table(3).fleets(SPARTA, fleets).fleets(CORINTH, "D4 1").fleets(ATHENS, "K2 1").row("sylph - -");
    let mut t = t.gold(&[4, 5, 5]).turn(Zeus, SPARTA);
    t.play(SPARTA, "summon sylph");
    t
}

#[test]
fn t48_ten_steps_for_no_gold() {
    let mut t = sylph("C2 2, G5 1");
    assert_eq!((t.asks().as_str(), t.purses()[0]), ("sparta: sylph", 0));
    // The seat may share the steps freely: here among three groups.
    t.play(SPARTA, "sail C2 D3 2; sail D3 E4 2; sail E4 F4 1; sail G5 F6 1; sail F6 F7 1");
    t.play(SPARTA, "sail F4 F3 1; sail F3 E2 1; sail E4 F5 1; sail F5 G5 1");
    assert_eq!(t.asks(), "sparta: sylph");
    t.play(SPARTA, "sail E2 E1 1");
    assert_eq!((t.asks().as_str(), t.purses()[0]), ("sparta: turn", 0));
    assert_eq!([t.at("E1"), t.at("F7"), t.at("G5")], ["sparta 1"; 3]);
    assert!(t.has_discarded("sylph"));
}

#[test]
fn r14_4_a_battle_ends_the_movement_of_its_group_alone() {
    let mut t = sylph("D3 3");
    t.play(SPARTA, "sail D3 D4 2");
    t.dice(3, 0);
    assert_eq!((t.at("D4"), t.asks()), ("sparta 2".to_owned(), "sparta: sylph".to_owned()));
    // 20.7: fleets that fought stay on their space until the Sylph ends.
    assert_eq!(t.refusal(SPARTA, "sail D4 E4 1"), "fleets-fought (20.7) fleets=0");
    t.play(SPARTA, "sail D3 D4 1; sail D4 E4 1");
    assert_eq!([t.at("D4"), t.at("E4")], ["sparta 2", "sparta 1"]);
    assert_eq!(t.refusal(SPARTA, "sail D4 D5 1"), "fleets-fought (20.7) fleets=0");
    t.play(SPARTA, "stop");
    assert_eq!(t.asks(), "sparta: turn");
}

#[test]
fn r20_7_fleets_that_withdrew_stay_too() {
    let mut t = sylph("D3 2, E4 1");
    t.play(SPARTA, "sail D3 D4 2");
    t.dice(0, 3);
    t.plays(&[(CORINTH, "fight"), (SPARTA, "withdraw E4")]);
    assert_eq!((t.at("E4"), t.asks()), ("sparta 2".to_owned(), "sparta: sylph".to_owned()));
    assert_eq!(t.choices(SPARTA, "sail"), ["E4 D3 1", "E4 D4 1", "E4 F4 1", "E4 F5 1"]);
}

#[test]
fn r20_7_nothing_else_until_it_is_finished_or_stopped() {
    let t = sylph("C2 1");
    for other in ["recruit priest", "build kea 1", "end"] {
        assert_eq!(t.refusal(SPARTA, other), "finish-first (20.7)");
    }
}

#[test]
fn r14_4_the_last_step_may_begin_a_battle() {
    let mut t = sylph("C2 1");
    t.play(SPARTA, "sail C2 D3 1; sail D3 C2 1; sail C2 D3 1; sail D3 C2 1; sail C2 D3 1; sail D3 C2 1; sail C2 D3 1");
    t.play(SPARTA, "sail D3 C2 1; sail C2 D3 1; sail D3 D4 1");
    assert_eq!(t.asks(), "chance");
    t.dice(3, 0);
    assert_eq!((t.at("D4").as_str(), t.asks().as_str()), ("sparta 1", "sparta: turn"));
    assert!(t.has_discarded("sylph"));
}
