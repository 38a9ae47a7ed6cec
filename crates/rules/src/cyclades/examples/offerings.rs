//! Offerings and the turn order: T1 to T4, T7, T8, T53, and the rest of §9, 10.1, 10.8, 10.9, 17.1 to 17.4, 21.1.

use super::*;

#[test]
fn t01_a_chain_of_oustings() {
    let mut t = table(5).gold(&[9; 5]).offers();
    t.play(SPARTA, "bid ares 5");
    t.play(CORINTH, "bid ares 6");
    assert!(t.saw(Event::Bid { seat: CORINTH, god: Ares, amount: 6, ousted: Some(SPARTA) }));
    assert_eq!(t.asks(), "sparta: move-on");
    assert_eq!(t.refusal(SPARTA, "bid ares 7"), "god-just-lost (9.2) god=ares");
    t.play(SPARTA, "bid poseidon 1");
    assert_eq!(t.asks(), "athens: offer");
    t.play(ATHENS, "bid poseidon 3");
    assert_eq!(t.asks(), "sparta: move-on");
    assert_eq!(t.refusal(SPARTA, "bid poseidon 4"), "god-just-lost (9.2) god=poseidon");
    t.play(SPARTA, "bid ares 7");
    assert_eq!(t.asks(), "corinth: move-on");
    assert_eq!(t.refusal(CORINTH, "bid ares 8"), "god-just-lost (9.2) god=ares");
    t.play(CORINTH, "bid zeus 1");
    assert_eq!(t.asks(), "thebes: offer");
}

#[test]
fn t02_priests_raise_what_can_be_offered() {
    let offers = |gold, priests| table(3).gods(&[Zeus, Ares]).gold(&[gold, 5, 5]).priests(SPARTA, priests).offers();
    let t = offers(3, 2);
    assert_eq!(t.choices(SPARTA, "bid zeus"), ["1", "2", "3", "4", "5"]);
    assert_eq!(t.refusal(SPARTA, "bid zeus 6"), "bid-too-high (9.5) bid=6 most=5 god=zeus");
    for (bid, cost) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)] {
        let mut t = offers(3, 2);
        t.plays(&[(SPARTA, &format!("bid zeus {bid}")), (CORINTH, "bid ares 1"), (ATHENS, "bid apollo")]);
        assert_eq!(t.purses()[0], 3 - cost, "a bid of {bid}");
    }
    assert_eq!(offers(0, 4).legal(SPARTA), ["bid apollo"]);
}

#[test]
fn t03_an_offering_must_be_higher() {
    let mut t = table(3).gods(&[Ares, Zeus]).offers();
    t.play(SPARTA, "bid ares 4");
    assert_eq!(t.refusal(CORINTH, "bid ares 4"), "bid-too-low (9.2) bid=4 least=5 god=ares");
    t.play(CORINTH, "bid ares 5");
    assert_eq!(t.asks(), "sparta: move-on");
}

#[test]
fn t04_thirteen_with_a_priest_cost_twelve() {
    let mut t = table(3).gods(&[Ares, Zeus]).gold(&[12, 5, 5]).priests(SPARTA, 1).offers();
    t.plays(&[(SPARTA, "bid ares 13"), (CORINTH, "bid zeus 1"), (ATHENS, "bid apollo")]);
    assert!(t.saw(Event::OfferingPaid { seat: SPARTA, god: Ares, amount: 12 }));
    // 9.7: the seat keeps the priest.
    assert_eq!((t.purses()[0], t.board().priests[0]), (0, 1));
}

#[test]
fn t53_thirteen_without_a_priest_cost_thirteen() {
    let mut t = table(3).gods(&[Ares, Zeus]).gold(&[14, 5, 5]).offers();
    t.plays(&[(SPARTA, "bid ares 13"), (CORINTH, "bid zeus 1"), (ATHENS, "bid apollo")]);
    assert!(t.saw(Event::OfferingPaid { seat: SPARTA, god: Ares, amount: 13 }));
    assert_eq!(t.purses()[0], 1);
}

#[test]
fn t07_who_acts_last_bids_first() {
    let gods = [(Ares, SPARTA), (Poseidon, CORINTH), (Zeus, ATHENS), (Athena, THEBES)];
    let mut t = table(5).row("siren giant -").acts(&gods, &[ARGOS]);
    for (seat, place) in [(SPARTA, 5), (CORINTH, 4), (ATHENS, 3), (THEBES, 2)] {
        t.play(seat, "end");
        assert!(t.saw(Event::TurnEnded { seat, place }));
    }
    t.play(ARGOS, "at kea");
    assert!(t.saw(Event::TurnEnded { seat: ARGOS, place: 1 }));
    assert!(t.board().order.iter().eq([ARGOS, THEBES, ATHENS, CORINTH, SPARTA]));
}

#[test]
fn t08_two_at_apollo() {
    let mut t = table(3).gold(&[0; 3]).lands(CORINTH, "mykonos 1").acts(&[(Ares, ATHENS)], &[SPARTA, CORINTH]);
    t.play(ATHENS, "end");
    assert!(t.saw(Event::Apollo { seat: SPARTA, amount: 1 }));
    assert_eq!(t.asks(), "sparta: prosperity");
    t.play(SPARTA, "at naxos");
    assert!(t.saw(Event::Prosperity { seat: SPARTA, island: Island::Naxos }));
    assert!(t.saw(Event::Apollo { seat: CORINTH, amount: 4 }));
    assert!(!t.events.iter().any(|event| matches!(event, Event::Prosperity { seat: CORINTH, .. })));
    assert!(t.board().order.iter().eq([CORINTH, SPARTA, ATHENS]));
    assert_eq!(t.purses(), [1, 4, 0]);
}

#[test]
fn r9_1_each_offers_in_turn_order_at_least_one_or_goes_to_apollo_free_of_charge() {
    let mut t = table(3).gods(&[Ares, Zeus]).offers();
    assert_eq!(t.asks(), "sparta: offer");
    assert_eq!(t.refusal(CORINTH, "bid ares 1"), "not-your-turn (10.1)");
    assert_eq!(t.refusal(SPARTA, "bid ares 0"), "bid-too-low (9.2) bid=0 least=1 god=ares");
    assert_eq!(t.refusal(SPARTA, "end"), "offer-now (9.1)");
    t.play(SPARTA, "bid apollo");
    assert_eq!(t.asks(), "corinth: offer");
    t.play(CORINTH, "bid apollo");
    // 9.4: any number of seats may queue at Apollo, and none can be ousted.
    t.play(ATHENS, "bid apollo");
    assert!(t.saw(Event::Queued { seat: ATHENS, place: 3 }));
    assert!(t.board().queue.iter().eq([SPARTA, CORINTH, ATHENS]));
    assert!(t.saw(Event::TurnBegins { seat: SPARTA, god: None }));
    assert_eq!(t.purses(), [6, 5, 5], "only Apollo's gold came");
}

#[test]
fn r9_6_an_ousted_offering_costs_nothing() {
    let mut t = table(3).gods(&[Ares, Zeus]).offers();
    t.plays(&[(SPARTA, "bid ares 3"), (CORINTH, "bid ares 4"), (SPARTA, "bid zeus 1"), (ATHENS, "bid apollo")]);
    assert_eq!(t.purses(), [5 - 1, 5 - 4, 5]);
}

#[test]
fn r10_1_gods_act_from_the_top_and_then_those_at_apollo() {
    let mut t = table(5).gods(&[Zeus, Ares, Athena, Poseidon]).offers();
    t.plays(&[(SPARTA, "bid apollo"), (CORINTH, "bid poseidon 1"), (ATHENS, "bid apollo")]);
    t.plays(&[(THEBES, "bid zeus 1"), (ARGOS, "bid athena 1")]);
    assert!(t.saw(Event::TurnBegins { seat: THEBES, god: Some(Zeus) }));
    t.play(THEBES, "end");
    // No seat offered to Ares.
    assert!(t.saw(Event::TurnBegins { seat: ARGOS, god: Some(Athena) }));
    t.play(ARGOS, "end");
    assert!(t.saw(Event::TurnBegins { seat: CORINTH, god: Some(Poseidon) }));
    t.play(CORINTH, "end");
    assert_eq!(t.asks(), "sparta: prosperity");
    t.play(SPARTA, "at tinos");
    assert!(t.saw(Event::TurnBegins { seat: ATHENS, god: None }));
    assert!(t.board().order.iter().eq([ATHENS, SPARTA, CORINTH, ARGOS, THEBES]));
}

#[test]
fn r10_9_the_marker_goes_on_an_own_island_and_stays() {
    let mut t = table(3).row("pegasus - -").acts(&[], &[SPARTA]);
    assert_eq!(t.legal(SPARTA), ["at kea", "at naxos"]);
    assert_eq!(t.refusal(SPARTA, "at mykonos"), "not-your-island (10.9) island=mykonos");
    for nothing_else in ["summon pegasus", "end", "recruit kea", "build kea 1"] {
        assert_eq!(t.refusal(SPARTA, nothing_else), "finish-first (20.7)");
    }
    t.play(SPARTA, "at kea");
    assert_eq!(t.board().holding(Island::Kea).markers, 1);
    // An island may have several.
    let mut t = Table { state: t.state, events: Vec::new() }.acts(&[], &[SPARTA]);
    t.play(SPARTA, "at kea");
    assert_eq!(t.board().holding(Island::Kea).markers, 2);
    assert_eq!(t.board().income(SPARTA), 2 + 2);
}

#[test]
fn r17_1_no_offering_to_a_god_who_is_away_and_no_passing() {
    let t = table(3).gods(&[Ares, Zeus]).offers();
    assert_eq!(t.refusal(SPARTA, "bid athena 1"), "god-away (7.2) god=athena");
    let legal = t.legal(SPARTA);
    assert_eq!((legal.len(), legal.last().map(String::as_str)), (5 + 5 + 1, Some("bid apollo")));
    assert!(legal.iter().all(|action| action.starts_with("bid ")));
}

#[test]
fn r17_2_there_is_no_credit() {
    let t = table(3).gods(&[Ares, Zeus]).gold(&[4, 5, 5]).offers();
    assert_eq!(t.refusal(SPARTA, "bid ares 5"), "bid-too-high (9.5) bid=5 most=4 god=ares");
    let t = table(3).gold(&[1, 5, 5]).turn(Ares, SPARTA);
    assert_eq!(t.refusal(SPARTA, "build kea 1"), "cannot-afford (17.2) cost=2 gold=1");
}

#[test]
fn r21_1_no_bid_above_255_can_be_written() {
    let t = table(3).gods(&[Ares, Zeus]).gold(&[400, 5, 5]).priests(SPARTA, 3).offers();
    assert_eq!(t.choices(SPARTA, "bid ares").last().map(String::as_str), Some("255"));
    assert!("bid ares 256".parse::<Action>().is_err());
}

#[test]
fn r21_5_one_island_takes_the_marker_without_asking() {
    let t = table(3).lands(SPARTA, "naxos 1").acts(&[], &[SPARTA]);
    assert!(t.saw(Event::Prosperity { seat: SPARTA, island: Island::Naxos }));
    assert!(t.saw(Event::Apollo { seat: SPARTA, amount: 4 }));
    assert_eq!((t.asks().as_str(), t.board().cycle), ("chance", 2));
}
