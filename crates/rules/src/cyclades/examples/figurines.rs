//! Figurines and the Kraken: T36 to T41, and the rest of 14.5, 14.6, 14.8, 14.9, 20.8.

use super::*;

/// Sets up Sparta at a god with a creature to summon for 4 of its 9 GP.
fn with(t: Table, god: God, creature: &str) -> Table {
    t.gold(&[9; 3]).row(&format!("{creature} - -")).turn(god, SPARTA)
}

#[test]
fn t36_the_kraken_destroys_all_fleets_on_its_way() {
    let t = table(3).fleets(CORINTH, "D4 2").fleets(SPARTA, "E4 1, F3 1").fleets(ATHENS, "F4 1");
    let mut t = with(t, Poseidon, "kraken");
    t.play(SPARTA, "summon kraken; at D4");
    assert!(t.saw(Event::Sunk { owner: CORINTH, at: sea("D4"), count: 2 }));
    assert_eq!(t.asks(), "sparta: kraken-step");
    assert_eq!(t.legal(SPARTA), ["at D3", "at D5", "at E4", "stop"]);
    assert_eq!(t.refusal(SPARTA, "at F4"), "not-adjacent (14.6)");
    t.play(SPARTA, "at E4; at F4");
    assert!(t.saw(Event::Sunk { owner: SPARTA, at: sea("E4"), count: 1 }));
    assert!(t.saw(Event::Sunk { owner: ATHENS, at: sea("F4"), count: 1 }));
    t.play(SPARTA, "stop");
    assert_eq!(t.purses()[0], 9 - 4 - 2);
    assert!(t.has_discarded("kraken"));
    assert_eq!(t.refusal(SPARTA, "sail F3 F4 1"), "space-closed (11.2)");
    assert_eq!(t.cycle_over().board().creatures.kraken, Some(sea("F4")));
}

#[test]
fn r14_6_a_step_of_the_kraken_costs_1() {
    let mut t = table(3).gold(&[4, 5, 5]).row("kraken - -").turn(Poseidon, SPARTA);
    t.play(SPARTA, "summon kraken; at D4");
    assert_eq!(t.legal(SPARTA), ["stop"]);
    assert_eq!(t.refusal(SPARTA, "at D3"), "cannot-afford (17.2) cost=1 gold=0");
}

#[test]
fn r14_6_summoned_again_it_is_put_down_anew_on_any_space() {
    let t = table(3).kraken("A2").lands(CORINTH, "mykonos 1, paros 1");
    let mut t = t;
    // The card has come back from the discard pile.
    t.state.board.creatures.discard = t.board().creatures.discard.without(Creature::Kraken);
    t.state.board.creatures.row[0] = Some(Creature::Kraken);
    let t = t.gold(&[9; 3]).turn(Zeus, SPARTA);
    let mut again = t.clone();
    again.play(SPARTA, "summon kraken");
    assert_eq!(again.choices(SPARTA, "at").len(), 30);
    again.play(SPARTA, "at A2; stop");
    assert_eq!(again.board().creatures.kraken, Some(sea("A2")));
    let mut moved = t.clone();
    moved.play(SPARTA, "summon kraken; at F1; stop");
    assert_eq!((moved.board().creatures.kraken, moved.at("F1").as_str()), (Some(sea("F1")), "nobody 0"));
    // 20.6: without the effect it stays on its space.
    let mut declined = t;
    declined.play(SPARTA, "summon kraken; forgo");
    assert_eq!(declined.board().creatures.kraken, Some(sea("A2")));
}

#[test]
fn r14_6_a_trade_space_under_it_pays_nobody() {
    let mut t = with(table(3), Zeus, "kraken");
    assert_eq!(t.board().income(CORINTH), 2);
    t.play(SPARTA, "summon kraken; at F1");
    assert_eq!(t.board().income(CORINTH), 1);
}

#[test]
fn r14_6_it_may_be_next_to_polyphemuss_island() {
    let mut t = with(table(3).fleets(CORINTH, "F1 1").figurine(CORINTH, "polyphemus", "delos"), Zeus, "kraken");
    t.play(SPARTA, "summon kraken; at D3; at D4; stop");
    assert_eq!(t.board().creatures.kraken, Some(sea("D4")));
}

/// Moves Sparta's troops from Kea to Mykonos, where Corinth's stand with the Minotaur.
fn labyrinth(troops: u8, defenders: u8, mykonos: &str) -> Table {
    let t = table(3).lands(SPARTA, &format!("kea {troops}, naxos 1")).fleets(SPARTA, "C2 1").builds("mykonos", mykonos);
    let t = t.lands(CORINTH, &format!("mykonos {defenders}, delos 1")).fleets(CORINTH, "D4 1");
    let mut t = t.figurine(ATHENS, "minotaur", "mykonos").turn(Ares, SPARTA);
    t.play(SPARTA, &format!("move kea mykonos {troops}"));
    t
}

#[test]
fn t37_the_minotaur_defends_like_two() {
    let place = Place::Island(Island::Mykonos);
    let battle =
        |against, bonus| Event::Battle { place, attacker: SPARTA, defender: CORINTH, force: 2, against, bonus };
    assert!(labyrinth(2, 1, "- -").saw(battle(1, 2)));
    let mut t = labyrinth(2, 0, "- -");
    assert!(t.saw(battle(0, 2)));
    t.dice(1, 1);
    assert!(t.saw(Event::MinotaurFell { island: Island::Mykonos }));
    assert_eq!(t.at("mykonos"), "sparta 1");
    assert!(t.has_discarded("minotaur"));
    let mut t = labyrinth(2, 0, "- -");
    t.dice(2, 1);
    assert_eq!((t.at("mykonos").as_str(), t.has_discarded("minotaur")), ("sparta 2", true));
    let mut t = labyrinth(2, 0, "- -");
    t.dice(1, 2);
    assert_eq!((t.has_discarded("minotaur"), t.board().troops_out(SPARTA)), (false, 2));
    // Equal with the attacker's last troop: both are destroyed, the island stays Corinth's.
    let mut t = labyrinth(1, 0, "- -");
    t.dice(2, 1);
    assert_eq!((t.at("mykonos").as_str(), t.has_discarded("minotaur")), ("corinth 0", true));
}

#[test]
fn r14_5_the_minotaur_dies_last() {
    let mut t = labyrinth(4, 1, "- -");
    t.dice(3, 0);
    assert_eq!((t.at("mykonos").as_str(), t.has_discarded("minotaur")), ("corinth 0", false));
    // The Minotaur cannot withdraw and is alone: only Sparta decides.
    assert_eq!(t.asks(), "sparta: battle");
    t.play(SPARTA, "fight");
    t.dice(3, 0);
    assert_eq!((t.at("mykonos").as_str(), t.has_discarded("minotaur")), ("sparta 4", true));
}

#[test]
fn r14_5_if_the_troops_withdraw_the_minotaur_is_removed() {
    let mut t = labyrinth(3, 2, "- -");
    t.dice(3, 0);
    t.play(CORINTH, "withdraw delos");
    assert!(t.saw(Event::MinotaurFell { island: Island::Mykonos }));
    assert_eq!([t.at("mykonos"), t.at("delos")], ["sparta 3", "corinth 2"]);
}

#[test]
fn r20_8_a_lone_minotaur_has_fortresses_and_metropolis() {
    let place = Place::Island(Island::Mykonos);
    let battle = |bonus| Event::Battle { place, attacker: SPARTA, defender: CORINTH, force: 2, against: 0, bonus };
    assert!(labyrinth(2, 0, "fortress fortress").saw(battle(4)));
    assert!(labyrinth(2, 0, "metropolis").saw(battle(3)));
}

#[test]
fn t38_polyphemus_pushes_all_fleets_outwards() {
    // The coast of Delos is D4 D5 E4 E6 F5 F6. D5 touches only D4 and E6, E6 touches outside the coast only F7.
    let t = table(3).fleets(SPARTA, "E4 2, E6 1").fleets(CORINTH, "D4 1, F7 1").fleets(ATHENS, "F6 1, G3 1");
    let mut t = with(t, Poseidon, "polyphemus");
    t.play(SPARTA, "summon polyphemus; at delos");
    assert!(t.saw(Event::Sunk { owner: SPARTA, at: sea("E6"), count: 1 }));
    assert_eq!(t.asks(), "sparta: push");
    assert_eq!(t.legal(SPARTA), ["push D4 D3", "push E4 D3", "push E4 F4", "push F6 G5"]);
    // 20.6: the seat cannot decline the push.
    assert_eq!(t.refusal(SPARTA, "forgo"), "finish-first (20.7)");
    assert_eq!(t.refusal(SPARTA, "push F6 F7"), "no-refuge (14.5)");
    assert_eq!(t.refusal(SPARTA, "push G3 F3"), "nothing-to-push (14.5)");
    t.play(SPARTA, "push E4 D3");
    // Now D4 touches only a space with others' fleets.
    assert!(t.saw(Event::Pushed { owner: SPARTA, from: sea("E4"), to: sea("D3"), count: 2 }));
    assert!(t.saw(Event::Sunk { owner: CORINTH, at: sea("D4"), count: 1 }));
    t.play(SPARTA, "push F6 G5");
    assert_eq!((t.at("G5").as_str(), t.asks().as_str()), ("athens 1", "sparta: turn"));
    let t = t.lands(SPARTA, "delos 1, kea 1");
    assert_eq!(t.refusal(SPARTA, "recruit D4"), "space-closed (11.2)");
    assert!(t.choices(SPARTA, "recruit").iter().eq(["A1", "B2", "C1", "C2"]));
}

#[test]
fn r14_5_nobody_is_pushed_into_the_kraken_which_stays() {
    // D4 touches D3, D5 and E4; D5 and E4 are on the coast of Delos.
    let mut t = with(table(3).kraken("D3"), Poseidon, "polyphemus");
    t.play(SPARTA, "summon polyphemus; at delos");
    assert!(t.saw(Event::Sunk { owner: CORINTH, at: sea("D4"), count: 1 }));
    let mut t = with(table(3).kraken("E4"), Poseidon, "polyphemus");
    t.play(SPARTA, "summon polyphemus; at delos; push D4 D3");
    assert_eq!((t.at("D3").as_str(), t.board().creatures.kraken), ("corinth 1", Some(sea("E4"))));
}

#[test]
fn r14_5_fleets_of_one_colour_may_be_pushed_together() {
    let mut t = with(table(3).fleets(CORINTH, "D4 2, E4 1, D3 1").fleets(ATHENS, ""), Poseidon, "polyphemus");
    t.play(SPARTA, "summon polyphemus; at delos; push D4 D3; push E4 D3");
    assert_eq!(t.at("D3"), "corinth 4");
}

#[test]
fn t38_polyphemus_leaves_when_the_next_turn_begins() {
    let t = table(3).fleets(CORINTH, "F1 1").figurine(SPARTA, "polyphemus", "delos");
    for begun in [t.clone().turn(Ares, SPARTA), t.clone().acts(&[], &[SPARTA])] {
        assert!(begun.saw(Event::FigurineLeft { creature: Creature::Polyphemus, island: Island::Delos }));
        assert!(begun.has_discarded("polyphemus"));
    }
    let others = t.turn(Ares, CORINTH);
    assert!(others.board().has_figurine(Creature::Polyphemus, Island::Delos));
}

#[test]
fn t39_nobody_leaves_medusa() {
    let t = table(3).lands(SPARTA, "kea 2, naxos 1").figurine(CORINTH, "medusa", "kea").lands(CORINTH, "paros 1");
    let mut t = t.gold(&[20; 3]).row("pegasus sphinx -").turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "medusa-holds (14.5)");
    t.play(SPARTA, "summon pegasus");
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "medusa-holds (14.5)");
    t.play(SPARTA, "forgo; summon sphinx; sell kea; sell kea");
    assert_eq!(t.at("kea"), "sparta 0");
}

#[test]
fn r14_5_others_may_land_at_medusas_and_are_stuck_too() {
    let t = table(3).lands(SPARTA, "kea 3, naxos 1").fleets(SPARTA, "C2 1").figurine(ATHENS, "medusa", "mykonos");
    let t = t.lands(CORINTH, "mykonos 2, delos 1").fleets(CORINTH, "D4 1");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "move kea mykonos 3");
    t.dice(0, 3);
    // Medusa keeps the defender; the new arrivals may withdraw.
    assert_eq!(t.legal(SPARTA), ["fight", "withdraw kea"]);
    t.play(SPARTA, "fight");
    t.dice(3, 0);
    t.play(SPARTA, "fight");
    t.dice(3, 0);
    assert_eq!(t.at("mykonos"), "sparta 2");
    assert_eq!(t.refusal(SPARTA, "move mykonos kea 1"), "medusa-holds (14.5)");
    // 14.8: conquest does not remove her.
    assert!(t.board().has_figurine(Creature::Medusa, Island::Mykonos));
}

#[test]
fn r14_5_the_harpy_takes_from_medusa() {
    let mut t = with(table(3).figurine(CORINTH, "medusa", "paros"), Zeus, "harpy");
    t.play(SPARTA, "summon harpy; at paros");
    assert_eq!(t.at("paros"), "corinth 0");
}

#[test]
fn t40_chiron_protects_from_pegasus_giant_and_harpy() {
    let t = table(3).lands(SPARTA, "kea 2, naxos 1").lands(CORINTH, "mykonos 1, paros 1").builds("mykonos", "port -");
    let t = t.figurine(ATHENS, "chiron", "mykonos").gold(&[20; 3]).cycle(3).row("giant harpy pegasus");
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "summon giant");
    assert_eq!(t.refusal(SPARTA, "topple mykonos 1"), "chiron-bars (14.5)");
    assert_eq!(t.legal(SPARTA), ["forgo"]);
    t.play(SPARTA, "forgo; summon harpy");
    assert_eq!(t.refusal(SPARTA, "at mykonos"), "chiron-bars (14.5)");
    t.play(SPARTA, "forgo; summon pegasus");
    assert_eq!(t.refusal(SPARTA, "move kea mykonos 1"), "chiron-bars (14.5)");
    t.play(SPARTA, "forgo; move kea mykonos 2");
    assert_eq!(t.asks(), "chance");
}

#[test]
fn r14_9_only_who_controls_chirons_island_flies_there() {
    let t = table(3).lands(SPARTA, "kea 2, naxos 1").figurine(ATHENS, "chiron", "naxos");
    let mut t = with(t, Zeus, "pegasus");
    t.play(SPARTA, "summon pegasus; move kea naxos 2");
    assert_eq!(t.at("naxos"), "sparta 3");
    // 20.8: no seat lands on a neutral one.
    let mut t = with(table(3).figurine(ATHENS, "chiron", "ios"), Zeus, "pegasus");
    t.play(SPARTA, "summon pegasus");
    assert_eq!(t.refusal(SPARTA, "move kea ios 1"), "chiron-bars (14.5)");
}

#[test]
fn t41_two_figurines_on_an_island_both_go() {
    let mut t = with(table(3).figurine(CORINTH, "minotaur", "kea"), Zeus, "medusa");
    t.play(SPARTA, "summon medusa; at kea");
    let creatures = (Creature::Minotaur, Creature::Medusa);
    assert!(t.saw(Event::FigurinesClashed { island: Island::Kea, creatures }));
    assert!(t.has_discarded("minotaur") && t.has_discarded("medusa"));
    assert_eq!(t.board().creatures.figurines, [None; 4]);
    // The second has no effect: Polyphemus pushes no fleets.
    let mut t = with(table(3).figurine(CORINTH, "minotaur", "kea"), Zeus, "polyphemus");
    t.play(SPARTA, "summon polyphemus; at kea");
    assert_eq!((t.at("C2").as_str(), t.asks().as_str()), ("sparta 1", "sparta: turn"));
}

#[test]
fn r14_5_a_figurine_goes_on_any_island_and_its_card_is_not_discarded_yet() {
    for name in ["minotaur", "chiron", "medusa", "polyphemus"] {
        let mut t = with(table(3), Zeus, name);
        t.play(SPARTA, &format!("summon {name}"));
        // Kea is Sparta's, Mykonos Corinth's, Delos neutral.
        let islands = ["delos", "ios", "kea", "mykonos", "naxos", "paros", "syros", "thera", "forgo"];
        let at: Vec<String> = t.legal(SPARTA).iter().map(|text| text.trim_start_matches("at ").to_owned()).collect();
        assert_eq!(at, islands, "{name}");
        t.play(SPARTA, "at ios");
        assert!(!t.has_discarded(name));
        assert!(t.board().has_figurine(creature(name), Island::Ios));
    }
}
