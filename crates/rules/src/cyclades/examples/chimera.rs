//! The Chimera: T45, and the rest of 14.7, 20.6, 20.14.

use super::*;

/// Sets up Sparta at Zeus, which has summoned the Chimera with this discard pile.
fn chimera(t: Table, discarded: &str) -> Table {
    let mut t = t.discarded(discarded).row("chimera - -").gold(&[9; 3]).turn(Zeus, SPARTA);
    t.play(SPARTA, "summon chimera");
    t
}

#[test]
fn t45_the_chimera_takes_the_kraken() {
    let mut t = chimera(table(3), "kraken giant");
    assert_eq!(t.legal(SPARTA), ["copy giant", "copy kraken", "forgo"]);
    assert_eq!(t.refusal(SPARTA, "copy siren"), "not-discarded (14.4) creature=siren");
    t.play(SPARTA, "copy kraken; at D4; at E4; stop");
    assert_eq!(t.board().creatures.kraken, Some(sea("E4")));
    assert!(t.saw(Event::Mixed));
    assert!(t.board().creatures.discard.is_empty());
    assert_eq!(t.board().creatures.deck, Cards::ALL);
    assert_eq!(t.purses()[0], 9 - 4 - 1);
}

#[test]
fn r14_7_a_copied_figurine_lies_before_its_player() {
    let mut t = chimera(table(3), "medusa giant");
    t.play(SPARTA, "copy medusa; at naxos");
    assert!(t.board().has_figurine(Creature::Medusa, Island::Naxos));
    assert_eq!(t.board().creatures.deck, Cards::ALL.without(Creature::Medusa));
    // It leaves like a bought one: at the beginning of Sparta's next turn.
    let t = t.cycle(2).turn(Ares, SPARTA);
    assert!(t.saw(Event::FigurineLeft { creature: Creature::Medusa, island: Island::Naxos }));
    assert!(t.has_discarded("medusa"));
}

#[test]
fn r14_7_over_an_empty_discard_pile_it_only_shuffles() {
    let mut t = table(3).row("chimera - -").gold(&[9; 3]).turn(Zeus, SPARTA);
    t.play(SPARTA, "summon chimera");
    assert_eq!(t.legal(SPARTA), ["forgo"]);
    t.play(SPARTA, "forgo");
    assert!(t.saw(Event::Mixed));
    assert_eq!(t.board().creatures.deck, Cards::ALL);
}

#[test]
fn r20_6_unused_it_still_shuffles() {
    let mut t = chimera(table(3), "kraken giant");
    t.play(SPARTA, "forgo");
    assert_eq!((t.board().creatures.deck, t.board().creatures.kraken), (Cards::ALL, None));
    // The seat may also give up the effect of the copied creature.
    let mut t = chimera(table(3), "kraken giant");
    t.play(SPARTA, "copy kraken; forgo");
    assert_eq!((t.board().creatures.deck, t.board().creatures.kraken), (Cards::ALL, None));
}

#[test]
fn r14_7_what_lies_elsewhere_is_not_shuffled() {
    let t = table(3).cycle(3).row("chimera siren harpy").figurine(CORINTH, "chiron", "paros").discarded("giant fates");
    let mut t = t.gold(&[9; 3]).turn(Zeus, SPARTA);
    t.play(SPARTA, "summon chimera; copy fates");
    let there = Cards::ALL.without(Creature::Siren).without(Creature::Harpy).without(Creature::Chiron);
    assert_eq!((t.board().creatures.deck, t.asks().as_str()), (there, "sparta: turn"));
}

#[test]
fn r20_14_turn_creature_copy_movement_battle() {
    let t = table(3).fleets(SPARTA, "D3 3").fleets(CORINTH, "D4 2");
    let mut t = chimera(t, "sylph giant");
    t.play(SPARTA, "copy sylph; sail D3 D4 3");
    t.dice(3, 0);
    // A withdrawal from a battle during the Sylph's movement, copied by the Chimera.
    assert_eq!(t.asks(), "corinth: battle");
    t.play(CORINTH, "withdraw D5");
    assert_eq!(t.asks(), "sparta: sylph");
    t.play(SPARTA, "stop");
    assert_eq!((t.board().creatures.deck, t.asks().as_str()), (Cards::ALL, "sparta: turn"));
}

#[test]
fn r20_14_a_metropolis_by_a_copied_pegasus() {
    let t = table(3).lands(SPARTA, "kea 2, naxos 1").lands(CORINTH, "mykonos 1, paros 1");
    let t = t.builds("naxos", "- - fortress port").builds("mykonos", "temple university");
    let mut t = chimera(t, "pegasus giant");
    t.play(SPARTA, "copy pegasus; move kea mykonos 2");
    t.dice(3, 0);
    assert_eq!((t.asks().as_str(), t.board().creatures.deck), ("sparta: metropolis", Cards::ALL));
    t.play(SPARTA, "at mykonos");
    assert_eq!((t.built("mykonos").as_str(), t.asks().as_str()), ("- - metropolis", "sparta: turn"));
}
