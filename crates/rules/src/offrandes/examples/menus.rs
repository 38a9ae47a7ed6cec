//! Menu layouts of common decisions, and the cities that act next.

use super::*;
use crate::menu::Hints;

/// Returns the layout that everybody sees.
fn hints(t: &Table) -> Hints {
    Offrandes::hints(&Offrandes::view(&t.state, Viewer::Public))
}

/// Returns the cities that act after the present one.
fn next(t: &Table) -> Vec<Seat> {
    Offrandes::progress(&Offrandes::view(&t.state, Viewer::Public)).next
}

#[test]
fn the_least_raise_is_the_main_choice_up_to_half_the_money() {
    let mut t = table(4).money(&[10, 9, 9, 10]).auctions();
    t.play(SPARTA, "lot peasant water; open 3");
    assert_eq!(hints(&t).main.as_deref(), Some("bid 4"), "4 of 9");
    t.play(CORINTH, "bid 4");
    assert_eq!(hints(&t).main, None, "5 of 9");
    t.play(ATHENS, "pass");
    assert_eq!(hints(&t).main.as_deref(), Some("bid 5"), "5 of 10");
}

#[test]
fn a_city_may_want_what_is_asked_and_what_each_phase_brings() {
    let mut t = table(3).auctions();
    assert_eq!(hints(&t).relevant, ["lot", "bid", "bribe", "altar", "end"]);
    t.play(SPARTA, "lot peasant water");
    assert_eq!(hints(&t).relevant, ["open", "lot", "bid", "bribe", "altar", "end"]);
    t.play(SPARTA, "open 1");
    assert_eq!(hints(&t).relevant, ["pass", "lot", "bid", "bribe", "altar", "end"]);
    assert_eq!(hints(&table(3).sealed().auctions()).relevant, ["lot", "seal", "rank", "altar", "end"]);
}

#[test]
fn the_first_picks_come_from_the_last_city_back_to_the_first() {
    // 2.4
    let mut t = table(3).marker(CORINTH);
    for (seat, after) in [(SPARTA, vec![ATHENS, CORINTH]), (ATHENS, vec![CORINTH]), (CORINTH, vec![])] {
        t.state.phase = Phase::Picks { seat, picked: 0 };
        assert_eq!(next(&t), after);
    }
}

#[test]
fn whoever_passed_or_cannot_beat_the_bid_does_not_act_next() {
    // 4.4: Thebes could only equal the bid, which is Sparta's own.
    let mut t = table(5).money(&[10, 10, 10, 4, 10]).auctions();
    t.play(SPARTA, "lot peasant water; open 4");
    assert_eq!(next(&t), [ATHENS, DELOS]);
    t.play(CORINTH, "pass");
    assert_eq!(next(&t), [DELOS]);
    t.play(ATHENS, "bid 5");
    assert_eq!(next(&t), [SPARTA]);
}

#[test]
fn bribers_act_next_in_their_order() {
    // 5.1
    let mut t = table(4)
        .levels(SPARTA, "briber 1, peasant 1")
        .levels(CORINTH, "briber 3, peasant 1")
        .levels(THEBES, "briber 2, peasant 1")
        .corruption();
    for (seat, after) in [(CORINTH, vec![THEBES, SPARTA]), (THEBES, vec![SPARTA]), (SPARTA, vec![])] {
        assert_eq!((t.asks(), next(&t)), (format!("{}: bribe", city(seat)), after));
        t.play(seat, "bribe none");
    }
}
