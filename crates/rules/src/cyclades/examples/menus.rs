//! Menu layouts of common decisions: quick buttons, the main choice, confirmations.

use super::*;
use crate::menu::{Hints, Quick};

fn hints(t: &Table, viewer: Viewer) -> Hints {
    Cyclades::hints(&Cyclades::view(&t.state, viewer))
}

fn own(t: &Table, seat: Seat) -> Hints {
    hints(t, Viewer::Seat(seat))
}

/// Returns the quick row of the board message.
fn quick(t: &Table) -> Vec<String> {
    let text = |quick| if let Quick::Act(text) = quick { text } else { panic!("{quick:?}") };
    hints(t, Viewer::Public).quick.into_iter().map(text).collect()
}

/// True if an action needs confirmation.
fn confirmed(t: &Table, seat: Seat, text: &str) -> bool {
    assert!(t.legal(seat).iter().any(|legal| legal == text), "`{text}` is not on offer");
    own(t, seat).asks_again(text)
}

#[test]
fn the_lowest_bids_are_quick_buttons() {
    let mut t = table(4).gods(&[Zeus, Ares, Athena]).offers();
    assert_eq!(quick(&t), ["bid zeus 1", "bid ares 1", "bid athena 1", "bid apollo"]);
    t.play(SPARTA, "bid ares 4");
    assert_eq!(quick(&t), ["bid zeus 1", "bid ares 5", "bid athena 1", "bid apollo"]);
    t.play(CORINTH, "bid ares 5");
    assert_eq!(quick(&t), ["bid zeus 1", "bid athena 1", "bid apollo"], "not back to Ares (9.2)");
}

#[test]
fn a_bid_above_half_the_gold_asks_once_more() {
    let t = table(4).gods(&[Zeus, Ares, Athena]).gold(&[7, 5, 5, 5]).offers();
    let asks: Vec<bool> = (1..=7).map(|bid| confirmed(&t, SPARTA, &format!("bid zeus {bid}"))).collect();
    assert_eq!(asks, [false, false, false, true, true, true, true]);
    assert!(!confirmed(&t, SPARTA, "bid apollo"));
}

#[test]
fn what_all_see_does_not_depend_on_a_purse() {
    let offering = |gold| table(4).gods(&[Zeus, Ares, Athena]).gold(&[gold; 4]).offers();
    assert_eq!(hints(&offering(0), Viewer::Public), hints(&offering(20), Viewer::Public));
    let turn = |gold| table(3).row("giant - -").gold(&[gold; 3]).turn(Ares, SPARTA);
    assert_eq!(hints(&turn(0), Viewer::Public), hints(&turn(20), Viewer::Public));
    let kraken = |gold: u16| {
        let mut t = table(3).row("kraken - -").gold(&[gold + 4; 3]).turn(Zeus, SPARTA);
        t.play(SPARTA, "summon kraken; at D4");
        hints(&t, Viewer::Public)
    };
    assert_eq!(kraken(0), kraken(9));
}

#[test]
fn the_end_asks_while_a_free_recruit_is_unused() {
    let mut t = table(3).turn(Ares, SPARTA);
    assert!(confirmed(&t, SPARTA, "end"));
    t.play(SPARTA, "recruit kea");
    assert!(!confirmed(&t, SPARTA, "end"));
    // A seat without any legal recruit wastes nothing (17.3).
    let t = table(3).lands(SPARTA, "kea 1, naxos 7").turn(Ares, SPARTA);
    assert!(!confirmed(&t, SPARTA, "end"));
}

#[test]
fn a_swap_and_a_creature_ask_because_nothing_undoes_them() {
    let t = table(3).row("giant - -").turn(Zeus, SPARTA);
    assert!(confirmed(&t, SPARTA, "swap giant"));
    assert!(!confirmed(&t, SPARTA, "recruit priest"));
    assert!(!confirmed(&t, SPARTA, "build kea 1"));
    assert!(confirmed(&t, SPARTA, "summon giant"));
}

#[test]
fn a_move_asks_if_it_begins_a_battle() {
    let t = table(3).lands(SPARTA, "kea 2, naxos 1").fleets(SPARTA, "C2 1, D3 1").lands(CORINTH, "mykonos 0, paros 1");
    let t = t.figurine(ATHENS, "minotaur", "mykonos");
    let ares = t.clone().turn(Ares, SPARTA);
    assert!(confirmed(&ares, SPARTA, "move kea syros 1"), "Athens has a troop there");
    assert!(confirmed(&ares, SPARTA, "move kea mykonos 2"), "the Minotaur is there");
    assert!(!confirmed(&ares.lands(CORINTH, "paros 1"), SPARTA, "move kea mykonos 2"), "not on a neutral island");
    let mut poseidon = t.turn(Poseidon, SPARTA);
    assert!(confirmed(&poseidon, SPARTA, "sail D3 D4 1"));
    assert!(!confirmed(&poseidon, SPARTA, "sail D3 E4 1"));
    poseidon.play(SPARTA, "sail C2 D3 1");
    assert!(confirmed(&poseidon, SPARTA, "to D4"));
    assert!(!confirmed(&poseidon, SPARTA, "to E4"));
    let mut pegasus = table(3).row("pegasus - -").turn(Zeus, SPARTA);
    pegasus.play(SPARTA, "summon pegasus");
    assert!(confirmed(&pegasus, SPARTA, "move kea paros 1"));
    assert!(!confirmed(&pegasus, SPARTA, "move kea ios 1"));
}

#[test]
fn amounts_of_moves_are_listed() {
    let listed = own(&table(3).turn(Ares, SPARTA), SPARTA).listed;
    assert!(["build", "move", "sail"].iter().all(|word| listed.iter().any(|listed| listed == word)));
}

/// Sets up a battle on F8 of the large board, with three fleets of Corinth there.
fn battle() -> Table {
    let mut t = table(5).fleets(SPARTA, "F9 2").fleets(CORINTH, "F8 3").fleets(ARGOS, "F3 1").turn(Poseidon, SPARTA);
    t.play(SPARTA, "sail F9 F8 2");
    t.dice(3, 0);
    t
}

#[test]
fn in_a_battle_fighting_is_emphasised_and_withdrawing_asks() {
    let mut t = battle();
    assert_eq!(t.asks(), "corinth: battle");
    // Five spaces to withdraw to: four of them become buttons on the board.
    assert_eq!(t.choices(CORINTH, "withdraw").len(), 5);
    assert_eq!(quick(&t), ["fight", "withdraw E7", "withdraw E8", "withdraw F9", "withdraw G7"]);
    assert_eq!(hints(&t, Viewer::Public).main.as_deref(), Some("fight"));
    assert!(confirmed(&t, CORINTH, "withdraw E7") && !confirmed(&t, CORINTH, "fight"));
    t.play(CORINTH, "fight");
    assert_eq!(quick(&t)[0], "fight");
    t.play(SPARTA, "fight");
    let nobody_asked = Hints { relevant: hints(&t, Viewer::Public).relevant, ..Hints::default() };
    assert_eq!(
        hints(&t, Viewer::Public),
        nobody_asked,
        "while the dice roll nobody is asked; one may wish all the same"
    );
}

#[test]
fn a_creature_that_works_on_others_asks() {
    let cases = [
        ("griffon", "from corinth"),
        ("siren", "at F1"),
        ("harpy", "at paros"),
        ("giant", "topple paros 1"),
        ("polyphemus", "at paros"),
        ("kraken", "at F1"),
        ("chimera", "copy fates"),
    ];
    for (name, choice) in cases {
        let t = table(3).builds("paros", "port - -").discarded("fates").row(&format!("{name} - -"));
        let mut t = t.turn(Zeus, SPARTA);
        t.play(SPARTA, &format!("summon {name}"));
        assert!(confirmed(&t, SPARTA, choice), "{name}");
        assert!(confirmed(&t, SPARTA, "forgo"), "{name}: paid for nothing");
    }
}

#[test]
fn the_kraken_asks_before_a_step_onto_fleets() {
    let mut t = table(3).row("kraken - -").gold(&[9; 3]).turn(Zeus, SPARTA);
    t.play(SPARTA, "summon kraken; at D3");
    assert!(confirmed(&t, SPARTA, "at D4"), "Corinth has a fleet there");
    assert!(!confirmed(&t, SPARTA, "stop"));
}

#[test]
fn a_metropolis_asks_only_where_buildings_fall() {
    let t = table(3).builds("kea", "temple").builds("naxos", "port - - -").philosophers(SPARTA, 3);
    let mut t = t.turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert!(confirmed(&t, SPARTA, "at kea") && confirmed(&t, SPARTA, "at naxos"));
    let mut t = table(3).philosophers(SPARTA, 3).turn(Athena, SPARTA);
    t.play(SPARTA, "recruit philosopher");
    assert!(!confirmed(&t, SPARTA, "at kea") && !confirmed(&t, SPARTA, "at naxos"));
}

#[test]
fn each_question_has_its_prompt() {
    let asked = |creature: &str| {
        let mut t = table(3).row(&format!("{creature} - -")).turn(Zeus, SPARTA);
        t.play(SPARTA, &format!("summon {creature}"));
        t.asks()
    };
    for name in ["siren", "pegasus", "giant", "cyclops", "sphinx", "sylph", "harpy", "griffon", "satyr", "minotaur"] {
        assert_eq!(asked(name), format!("sparta: {name}"));
    }
    // A seat without a choice sees the same question.
    let view = Cyclades::view(&table(3).turn(Ares, SPARTA).state, Viewer::Seat(CORINTH));
    assert_eq!((Cyclades::prompt(&view).kind, view.legal.len()), ("turn", 0));
}
