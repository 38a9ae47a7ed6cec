//! Seats out of the game: 12.7, 14.8, 17.7, 20.1.

use super::*;
use crate::cyclades::Ending;

/// Sets up four cities. Sparta at Ares may take Mykonos, Corinth's last island, with a metropolis. Thebes at Zeus may
/// fly to Andros, where Sparta's own metropolis has no guard. Corinth and Athens wait at Apollo.
fn before() -> Table {
    let t =
        table(4).cycle(4).lands(SPARTA, "andros 1, ios 1").builds("andros", "metropolis").fleets(SPARTA, "B3 1, C4 1");
    let t = t.lands(CORINTH, "mykonos 0").builds("mykonos", "metropolis").lands(ATHENS, "syros 1, paros 1, milos 1");
    let t = t.priests(CORINTH, 2).philosophers(CORINTH, 1).gold(&[5, 7, 0, 9]);
    t.figurine(CORINTH, "medusa", "kythnos").row("pegasus giant siren")
}

fn eliminated() -> Table {
    let mut t = before().acts(&[(Ares, SPARTA), (Zeus, THEBES)], &[CORINTH, ATHENS]);
    // Only the queue begins Corinth's next action turn, so Medusa is still there.
    assert!(t.board().has_figurine(Creature::Medusa, Island::Kythnos));
    t.play(SPARTA, "move andros mykonos 1");
    t
}

#[test]
fn r12_7_all_that_was_theirs_leaves() {
    let t = eliminated();
    assert!(t.saw(Event::Eliminated { seat: CORINTH, by: SPARTA }));
    let board = t.board();
    assert!(!board.alive.has(CORINTH));
    assert_eq!((board.troops_out(CORINTH), board.fleets_out(CORINTH)), (0, 0));
    assert_eq!((board.priests[1], board.philosophers[1], t.purses()[1]), (0, 0, 0));
    // 14.8, 20.1: the figurine leaves, its card goes to the discard pile.
    assert!(t.saw(Event::FigurineLeft { creature: Creature::Medusa, island: Island::Kythnos }));
    assert!(t.has_discarded("medusa"));
    assert_eq!(t.asks(), "sparta: turn");
    assert_eq!(board.metropolises(SPARTA), 2);
}

#[test]
fn r12_7_the_game_goes_on_if_the_attacker_then_has_too_few() {
    let mut t = eliminated();
    t.plays(&[(SPARTA, "end"), (THEBES, "summon pegasus; move naxos andros 1; end")]);
    assert_eq!(t.board().metropolises(SPARTA), 1);
    // Corinth has no turn, and the prosperity marker of its place is lost (20.1).
    assert!(t.saw(Event::TurnBegins { seat: ATHENS, god: None }));
    assert!(!t.events.iter().any(|event| matches!(event, Event::TurnBegins { seat: CORINTH, .. })));
    assert!(t.saw(Event::Apollo { seat: ATHENS, amount: 1 }));
    // 21.8: Corinth's place stays empty.
    assert!(t.saw(Event::TurnEnded { seat: ATHENS, place: 2 }));
    assert!(!t.events.iter().any(|event| matches!(event, Event::Prosperity { .. })));
    // The next order is the reversed order in which the others finished.
    assert!(t.board().order.iter().eq([ATHENS, THEBES, SPARTA]));
    assert_eq!((t.board().cycle, t.asks().as_str()), (5, "chance"));
    // The gods of three players, in a new random order: no god stays from the last cycle.
    t.luck("creature fates; creature harpy");
    assert_eq!(t.outcomes().len(), 4);
    t.luck("god zeus; god ares");
    assert_eq!((t.board().gods.available().len(), t.asks().as_str()), (2, "athens: offer"));
}

#[test]
fn r20_1_income_is_for_those_in_the_game() {
    let mut t = eliminated();
    t.plays(&[(SPARTA, "end"), (THEBES, "summon pegasus; move naxos andros 1; end")]);
    while t.asks() == "chance" {
        let outcome = t.outcomes()[0].clone();
        t.luck(&outcome);
    }
    let gains = t.events.iter().find_map(|event| match event {
        Event::Income { gains, .. } => Some(gains.iter().map(|(seat, _)| *seat).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(gains, Some(vec![SPARTA, ATHENS, THEBES]));
    assert_eq!(t.purses()[1], 0);
}

/// Reduces three cities to two: Sparta takes Corinth's last island, Athens one of Sparta's metropolises.
fn two_left() -> Table {
    let t = table(3).cycle(4).lands(SPARTA, "kea 1, naxos 0").builds("naxos", "metropolis").fleets(SPARTA, "C2 1");
    let t = t.lands(CORINTH, "mykonos 0").builds("mykonos", "metropolis").row("pegasus giant siren");
    let mut t = t.acts(&[(Ares, SPARTA), (Athena, ATHENS)], &[CORINTH]);
    t.plays(&[(SPARTA, "move kea mykonos 1; end"), (ATHENS, "summon pegasus; move syros naxos 1; end")]);
    t
}

#[test]
fn r20_1_if_three_become_two_the_gods_still_take_turns() {
    let mut t = two_left();
    t.luck("creature fates; creature harpy");
    assert_eq!(t.outcomes(), ["god poseidon", "god zeus"]);
    t.luck("god zeus");
    assert_eq!(t.board().gods.available(), [Zeus, Poseidon]);
    // 12.7: one offering marker each.
    assert!(t.board().order.iter().eq([ATHENS, SPARTA]));
}

#[test]
fn r12_7_the_last_two_of_a_larger_game_play_for_two_metropolises() {
    let t = two_left().builds("kea", "metropolis");
    let t = Table { state: t.state, events: Vec::new() }.cycle_over();
    assert_eq!((t.asks().as_str(), t.places()), ("over", vec![1, 3, 2]));
}

#[test]
fn r20_1_who_is_alone_wins_at_the_end_of_the_cycle() {
    let mut t = table(3).lands(CORINTH, "").fleets(CORINTH, "").lands(ATHENS, "").fleets(ATHENS, "").gold(&[5, 0, 0]);
    t.state.board.alive = t.board().alive.without(CORINTH).without(ATHENS);
    let mut t = t.turn(Ares, SPARTA);
    t.play(SPARTA, "end");
    assert!(t.saw(Event::Over { reason: Ending::Survivor }));
    assert_eq!((t.standing().reason.as_str(), t.places()), ("survivor", vec![1, 2, 2]));
}

#[test]
fn r12_7_a_turn_with_a_god_is_skipped_too() {
    let mut t = before().acts(&[(Ares, SPARTA), (Poseidon, CORINTH), (Zeus, THEBES)], &[ATHENS]);
    t.play(SPARTA, "move andros mykonos 1; end");
    assert_eq!(t.asks(), "thebes: turn");
}

#[test]
fn r20_1_the_place_of_an_eliminated_marker_is_not_given_twice() {
    let t = before().lands(THEBES, "naxos 1, delos 1, kea 1").lands(ATHENS, "syros 1, paros 1, milos 1");
    // Corinth has finished on place 4 before it is eliminated.
    let mut t = t.acts(&[(Poseidon, CORINTH), (Ares, SPARTA), (Zeus, THEBES)], &[ATHENS]);
    t.play(CORINTH, "end");
    t.play(SPARTA, "move andros mykonos 1; end");
    assert!(t.saw(Event::TurnEnded { seat: SPARTA, place: 3 }));
    t.play(THEBES, "summon pegasus; move naxos andros 1; end");
    t.play(ATHENS, "at paros");
    assert!(t.saw(Event::TurnEnded { seat: ATHENS, place: 1 }));
    assert!(t.board().order.iter().eq([ATHENS, THEBES, SPARTA]));
}
