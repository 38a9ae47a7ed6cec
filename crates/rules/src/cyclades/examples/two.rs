//! Two players: T5, T6, and the rest of §16, 20.10.

use super::*;

fn offers() -> Table {
    table(2).gods(&[Ares, Poseidon, Zeus]).offers()
}

#[test]
fn t05_both_offerings_must_be_affordable_together() {
    let mut t = offers();
    t.plays(&[(SPARTA, "bid ares 3"), (CORINTH, "bid apollo")]);
    assert_eq!(t.choices(SPARTA, "bid zeus"), ["1", "2"]);
    assert_eq!(t.refusal(SPARTA, "bid zeus 3"), "bid-too-high (9.5) bid=3 most=2 god=zeus");

    let mut t = table(2).gods(&[Ares, Poseidon, Zeus]).priests(SPARTA, 1).offers();
    t.plays(&[(SPARTA, "bid ares 3"), (CORINTH, "bid apollo")]);
    assert_eq!(t.choices(SPARTA, "bid zeus"), ["1", "2", "3", "4"]);
    // 16.3: the priest takes 1 off each of the two.
    t.plays(&[(SPARTA, "bid zeus 4"), (CORINTH, "bid poseidon 1")]);
    assert_eq!(t.purses()[0], 5 - 2 - 3);
}

#[test]
fn t06_who_ousts_themselves_takes_the_marker_elsewhere() {
    let mut t = offers();
    t.plays(&[(SPARTA, "bid zeus 2"), (CORINTH, "bid apollo"), (SPARTA, "bid zeus 3")]);
    assert!(t.saw(Event::Bid { seat: SPARTA, god: Zeus, amount: 3, ousted: Some(SPARTA) }));
    assert_eq!(t.asks(), "sparta: move-on");
    // 20.10: not back to the god it has just left.
    assert_eq!(t.refusal(SPARTA, "bid zeus 4"), "god-just-lost (9.2) god=zeus");
    t.play(SPARTA, "bid ares 2");
    assert_eq!(t.asks(), "corinth: offer");
}

#[test]
fn r16_1_three_gods_and_four_places() {
    let t = offers();
    assert_eq!((t.board().map().id, t.board().gods.available().len(), t.board().order.len()), ("small", 3, 4));
}

#[test]
fn r16_3_only_the_marker_that_stands_is_reserved() {
    // Sparta's 3 at Ares is ousted: only its 2 at Zeus counts.
    let mut t = offers();
    t.plays(&[(SPARTA, "bid ares 3"), (CORINTH, "bid apollo"), (SPARTA, "bid zeus 2"), (CORINTH, "bid ares 4")]);
    assert_eq!(t.asks(), "sparta: move-on");
    assert_eq!(t.choices(SPARTA, "bid poseidon"), ["1", "2", "3"]);
}

#[test]
fn r16_4_both_at_apollo_only_without_another_offering() {
    let mut t = offers();
    t.plays(&[(SPARTA, "bid apollo"), (CORINTH, "bid ares 1")]);
    assert_eq!(t.refusal(SPARTA, "bid apollo"), "apollo-once (16.4)");
    // 20.10: an offering that would oust another seat is a possible one.
    let mut t = table(2).gods(&[Ares, Poseidon, Zeus]).gold(&[2, 5]).offers();
    t.plays(&[(SPARTA, "bid apollo"), (CORINTH, "bid ares 1")]);
    t.state.board.offerings[Poseidon.index()] = Some(Offering { seat: CORINTH, amount: 2 });
    t.state.board.offerings[Zeus.index()] = Some(Offering { seat: CORINTH, amount: 2 });
    assert_eq!(t.legal(SPARTA), ["bid ares 2"]);
}

#[test]
fn r16_4_two_turns_at_apollo_and_one_marker() {
    let mut t = table(2).gods(&[Ares, Poseidon, Zeus]).gold(&[0, 5]).offers();
    t.plays(&[(SPARTA, "bid apollo"), (CORINTH, "bid ares 1"), (SPARTA, "bid apollo"), (CORINTH, "bid zeus 1")]);
    t.plays(&[(CORINTH, "end"), (CORINTH, "end"), (SPARTA, "at naxos")]);
    let apollos = t.events.iter().filter(|event| matches!(event, Event::Apollo { .. })).count();
    assert_eq!((apollos, t.purses()[0]), (1, 2), "one of two Apollos came before the marker was put");
    assert_eq!(t.board().holding(Island::Naxos).markers, 1);
    assert!(t.board().order.iter().eq([SPARTA, SPARTA, CORINTH, CORINTH]));
}

#[test]
fn r16_5_recruiting_starts_anew_in_each_turn() {
    let mut t = table(2).gold(&[4, 0]).acts(&[(Ares, SPARTA), (Zeus, SPARTA)], &[]);
    t.play(SPARTA, "recruit kea; recruit kea; end; recruit priest");
    assert_eq!(t.purses()[0], 4 - 2);
}

#[test]
fn r16_5_figurines_stay_until_the_first_turn_of_the_next_cycle() {
    let mut t = table(2).row("medusa - -").acts(&[(Ares, SPARTA), (Zeus, SPARTA)], &[]);
    t.play(SPARTA, "summon medusa; at thera; end");
    assert_eq!(t.asks(), "sparta: turn");
    assert!(t.board().has_figurine(Creature::Medusa, Island::Thera), "the second turn of the same cycle");
    let t = t.cycle(2).acts(&[(Ares, SPARTA)], &[]);
    assert!(t.saw(Event::FigurineLeft { creature: Creature::Medusa, island: Island::Thera }));
    assert!(t.has_discarded("medusa"));
}

#[test]
fn r16_5_temple_discounts_are_counted_by_the_cycle() {
    let t = table(2).cycle(3).row("giant siren -").builds("kea", "temple").gold(&[9, 0]);
    let mut t = t.acts(&[(Ares, SPARTA), (Zeus, SPARTA)], &[]);
    t.play(SPARTA, "summon giant; forgo; end; summon siren");
    assert_eq!(t.purses()[0], 9 - 3 - 3);
}
