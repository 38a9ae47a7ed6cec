//! Moving fleets: T18, T19, and the rest of §11.

use super::*;

/// Sets up Sparta at Poseidon with fleets on the small board; Corinth has one on D4, Athens one on F4.
fn sparta(fleets: &str) -> Table {
    table(3).fleets(SPARTA, fleets).fleets(CORINTH, "D4 1").fleets(ATHENS, "F4 1")
}

#[test]
fn t18_a_group_takes_fleets_along_and_leaves_some_behind() {
    let mut t = sparta("C2 3, D3 1").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail C2 D3 3");
    assert_eq!((t.at("C2"), t.at("D3")), ("nobody 0".to_owned(), "sparta 4".to_owned()));
    t.play(SPARTA, "with 4; to E4; with 2; to F5");
    assert_eq!([t.at("D3"), t.at("E4"), t.at("F5")], ["nobody 0", "sparta 2", "sparta 2"]);
    assert_eq!((t.asks().as_str(), t.purses()[0]), ("sparta: turn", 5 - 1));
}

#[test]
fn t19_a_battle_takes_the_steps_left() {
    let mut t = sparta("D3 2").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 2");
    assert!(t.saw(Event::Battle {
        place: Place::Sea(sea("D4")),
        attacker: SPARTA,
        defender: CORINTH,
        force: 2,
        against: 1,
        bonus: 0
    }));
    t.dice(3, 0);
    assert_eq!((t.at("D4"), t.asks()), ("sparta 2".to_owned(), "sparta: turn".to_owned()));
    assert_eq!(t.refusal(SPARTA, "to E4"), "not-now (10.2)");
    // 11.4: the same fleets may move again for another GP.
    t.play(SPARTA, "sail D4 E4 2");
    assert_eq!(t.purses()[0], 5 - 2);
}

#[test]
fn r11_1_up_to_three_steps_from_one_space() {
    let mut t = sparta("C2 2").turn(Poseidon, SPARTA);
    assert_eq!(t.refusal(SPARTA, "sail C2 B3 1"), "not-adjacent (11.1)");
    assert_eq!(t.refusal(SPARTA, "sail C2 D3 3"), "too-few-fleets (11.1) fleets=2");
    assert_eq!(t.refusal(SPARTA, "sail D4 E4 1"), "too-few-fleets (11.1) fleets=0");
    assert_eq!(t.refusal(SPARTA, "sail C2 K4 1"), "not-on-board (3.1)");
    t.play(SPARTA, "sail C2 B2 1; to B3; to A2");
    assert_eq!(t.asks(), "sparta: turn");
    assert_eq!((t.at("C2"), t.at("A2")), ("sparta 1".to_owned(), "sparta 1".to_owned()));
    // A movement may stop earlier.
    t.play(SPARTA, "sail A2 B2 1; stop");
    assert_eq!((t.asks().as_str(), t.purses()[0]), ("sparta: turn", 5 - 2));
}

#[test]
fn r11_1_a_group_is_regrouped_once_on_a_space() {
    let mut t = sparta("C2 3, D3 1").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail C2 D3 3");
    assert_eq!(t.choices(SPARTA, "with"), ["1", "2", "4"]);
    assert_eq!(t.refusal(SPARTA, "with 3"), "same-group (11.1)");
    assert_eq!(t.refusal(SPARTA, "with 5"), "too-few-fleets (11.1) fleets=4");
    assert_eq!(t.refusal(SPARTA, "with 0"), "too-few-fleets (11.1) fleets=4");
    t.play(SPARTA, "with 2");
    assert_eq!(t.refusal(SPARTA, "with 4"), "regrouped (11.1)");
    assert!(t.choices(SPARTA, "with").is_empty());
}

#[test]
fn r11_2_the_krakens_space_and_polyphemuss_coast_cannot_be_entered() {
    // Delos has D4 D5 E4 E6 F5 F6 on its coast.
    let t = sparta("D3 1").fleets(CORINTH, "F1 1").kraken("C2").figurine(CORINTH, "polyphemus", "delos");
    let mut t = t.turn(Poseidon, SPARTA);
    assert!(t.choices(SPARTA, "sail").is_empty(), "D3 touches C2, D4 and E4");
    for closed in ["C2", "D4", "E4"] {
        assert_eq!(t.refusal(SPARTA, &format!("sail D3 {closed} 1")), "space-closed (11.2)");
    }
    t.state.board.creatures.figurines = [None; 4];
    t.state.board.creatures.deck = t.board().creatures.deck.with(Creature::Polyphemus);
    t.play(SPARTA, "sail D3 E4 1");
    t.state.board.creatures.kraken = Some(sea("D3"));
    assert_eq!(t.refusal(SPARTA, "to D3"), "space-closed (11.2)");
}

#[test]
fn r11_3_nobody_sails_past() {
    let mut t = sparta("D3 1").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 1");
    assert_eq!(t.asks(), "chance");
    assert!(t.legal(SPARTA).is_empty());
}

#[test]
fn r11_4_steps_left_after_a_retreat_are_lost() {
    let mut t = sparta("D3 2").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail D3 D4 2");
    t.dice(0, 3);
    assert_eq!(t.asks(), "corinth: battle");
    t.play(CORINTH, "fight");
    t.play(SPARTA, "withdraw D3");
    assert_eq!((t.at("D3"), t.asks()), ("sparta 1".to_owned(), "sparta: turn".to_owned()));
}

#[test]
fn r20_7_a_movement_is_finished_before_anything_else() {
    let mut t = sparta("C2 1").row("giant - -").gold(&[9; 3]).turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail C2 D3 1");
    for other in ["summon giant", "recruit C2", "build kea 1", "sail D3 E4 1", "end"] {
        assert_eq!(t.refusal(SPARTA, other), "finish-first (20.7)", "{other}");
    }
    t.play(SPARTA, "stop; summon giant");
}

#[test]
fn r21_3_a_move_and_its_first_step_go_together() {
    let t = sparta("C2 1").turn(Poseidon, SPARTA);
    let fleets: Vec<String> = t.choices(SPARTA, "sail");
    assert_eq!(fleets, ["C2 B2 1", "C2 C1 1", "C2 D3 1"]);
}
