//! §4, §9 and the rulings about auctions.

use super::*;
use Character::*;

#[test]
fn a_turn_may_end_before_any_lot() {
    let mut t = table(4).auctions();
    for seat in [SPARTA, CORINTH, ATHENS] {
        t.play(seat, "end");
        assert!(t.saw(Event::TurnEnded { seat, by_choice: true }));
        assert_eq!(t.asks(), format!("{}: lot", city(seat.next(4))));
    }
    // 4.1: exactly one turn each; then the round goes on, and the marker passes (7.1).
    t.play(THEBES, "end");
    assert!(t.saw(Event::Corruption { order: Vec::new() }));
    assert!(t.saw(Event::Revenue { marker: CORINTH, capped: crate::SeatSet::EMPTY }));
    assert_eq!((t.asks().as_str(), t.state.board.round), ("corinth: lot", 3));
}

#[test]
fn every_turn_has_all_tiles_and_bars_nobody() {
    let mut t = table(4).auctions();
    assert_eq!(t.legal(SPARTA).len(), 7 * 6 / 2 + 1);
    t.sell("peasant water", CORINTH);
    assert_eq!(t.legal(SPARTA).len(), 5 * 4 / 2 + 1);
    t.play(SPARTA, "end");
    assert_eq!(t.legal(CORINTH).len(), 7 * 6 / 2 + 1);
    t.sell("peasant water", SPARTA);
    assert_eq!((t.ladder(Peasant), t.ladder(WaterCarrier)), (vec![1, 1, 0, 0], vec![1, 1, 0, 0]));
}

#[test]
fn whoever_wins_a_lot_is_told_the_new_levels() {
    let mut t = table(3).levels(CORINTH, "water 2").auctions();
    t.sell("peasant water", CORINTH);
    for (character, level) in [(Peasant, 1), (WaterCarrier, 3)] {
        assert_eq!(t.state.board.level(CORINTH, character), level);
        assert!(t.saw(Event::Rose { seat: CORINTH, character, level }));
    }
}

#[test]
fn lots_and_openings_that_are_refused() {
    let mut t = table(4).money(&[7, 10, 10, 10]).auctions();
    assert_eq!(t.refusal(SPARTA, "lot peasant peasant"), "lot-twice (4.3) character=peasant");
    assert_eq!(t.refusal(SPARTA, "open 1"), "not-now (3)");
    assert_eq!(t.refusal(CORINTH, "end"), "not-your-turn (3)");
    t.play(SPARTA, "lot peasant water");
    assert_eq!(t.refusal(SPARTA, "open 0"), "open-too-low (4.3) amount=0 least=1 most=7");
    assert_eq!(t.refusal(SPARTA, "open 8"), "open-too-high (4.3) amount=8 least=1 most=7");
    assert_eq!(t.refusal(SPARTA, "end"), "not-now (3)");
}

#[test]
fn r05_the_opening_binds() {
    let mut t = table(4).auctions();
    t.play(SPARTA, "lot peasant water; open 6");
    t.plays(&[(CORINTH, "pass"), (ATHENS, "pass"), (THEBES, "pass")]);
    assert_eq!((t.purses()[0], t.ladder(Peasant)[0]), (4, 1));
    // 4.6: the auctioneer's turn is over.
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn r12_the_auctioneer_bids_on() {
    let mut t = table(4).auctions();
    t.play(SPARTA, "lot peasant water; open 1");
    t.plays(&[(CORINTH, "bid 2"), (ATHENS, "pass"), (THEBES, "pass"), (SPARTA, "bid 3")]);
    // Seats that passed are out of this lot: only Corinth decides again.
    assert_eq!(t.asks(), "corinth: bid");
    t.play(CORINTH, "pass");
    assert_eq!(t.purses(), [7, 10, 10, 10]);
    assert_eq!(t.asks(), "corinth: lot");
}

#[test]
fn nobody_raises_his_own_standing_bid() {
    let mut t = table(3).auctions();
    t.play(SPARTA, "lot peasant water; open 1");
    t.plays(&[(CORINTH, "bid 2"), (ATHENS, "bid 3"), (SPARTA, "pass"), (CORINTH, "pass")]);
    assert_eq!(t.purses(), [10, 10, 7]);
}

#[test]
fn a_pass_is_for_one_lot_only() {
    let mut t = table(4).auctions();
    t.sell("peasant water", THEBES);
    t.play(SPARTA, "lot flower guardian; open 1");
    assert_eq!(t.asks(), "corinth: bid");
}

#[test]
fn r04_no_money_no_lot_and_no_bid() {
    let mut t = table(4).money(&[0, 2, 0, 1]).auctions();
    assert!(t.saw(Event::NoMoney { seat: SPARTA }));
    assert_eq!(t.asks(), "corinth: lot");
    t.play(CORINTH, "lot peasant water; open 1");
    for seat in [SPARTA, ATHENS, THEBES] {
        assert!(t.saw(Event::CannotBeat { seat }));
    }
    // No other seat can bid: the lot is sold at the opening, and Athens' turn is skipped.
    assert_eq!(t.purses(), [0, 1, 0, 1]);
    assert!(t.saw(Event::NoMoney { seat: ATHENS }));
    assert_eq!(t.asks(), "thebes: lot");
    assert_eq!(t.legal(THEBES).len(), 7 * 6 / 2 + 1);
}

#[test]
fn money_spent_on_the_way_ends_the_bidding() {
    let mut t = table(3).money(&[5, 5, 4]).auctions();
    t.play(SPARTA, "lot peasant water; open 1");
    t.plays(&[(CORINTH, "bid 4")]);
    assert!(t.saw(Event::CannotBeat { seat: ATHENS }));
    assert_eq!(t.legal(SPARTA), ["bid 5", "pass"]);
    t.play(SPARTA, "bid 5");
    assert!(t.saw(Event::CannotBeat { seat: CORINTH }));
    assert_eq!(t.purses(), [0, 5, 4]);
}

#[test]
fn the_last_free_opponent_without_money_leaves_the_lot_to_the_auctioneer() {
    // 4.8: four cities at the third lot, three cities at the second.
    let mut t = table(4).money(&[10, 10, 10, 1]).auctions();
    t.sell("peasant water", CORINTH);
    t.sell("flower guardian", ATHENS);
    t.play(SPARTA, "lot priestess briber; open 1");
    assert!(t.saw(Event::CannotBeat { seat: THEBES }));
    assert_eq!((t.asks().as_str(), t.purses()), ("corinth: lot", vec![9, 8, 8, 1]));
    let mut t = table(3).money(&[10, 10, 4]).auctions();
    t.sell("peasant water", CORINTH);
    t.play(SPARTA, "lot priestess briber; open 4");
    assert_eq!((t.asks().as_str(), t.purses()), ("corinth: lot", vec![6, 8, 4]));
}

#[test]
fn r03_a_character_on_level_5_may_be_won_for_nothing() {
    let mut t = table(4).levels(CORINTH, "peasant 5, water 2").auctions();
    t.sell("peasant water", CORINTH);
    assert!(t.saw(Event::Stayed { seat: CORINTH, character: Peasant }));
    assert_eq!((t.ladder(Peasant), t.ladder(WaterCarrier)), (vec![0, 5, 0, 0], vec![0, 3, 0, 0]));
    assert_eq!(t.purses()[1], 8);
}

#[test]
fn both_halves_of_a_lot_may_bump() {
    // 4.10: from 4 to 5 on both ladders, at the cost of two cities, or of one.
    let cases = [
        (ATHENS, THEBES, [0, 5, 4, 0], [0, 5, 0, 4]),
        (ATHENS, ATHENS, [0, 5, 4, 0], [0, 5, 4, 0]),
        (THEBES, SPARTA, [0, 5, 0, 4], [4, 5, 0, 0]),
    ];
    for (first, second, peasants, carriers) in cases {
        let mut t = table(4).levels(CORINTH, "peasant 4, water 4");
        t = t.levels(first, "peasant 5").levels(second, "water 5").auctions();
        t.sell("peasant water", CORINTH);
        assert_eq!(t.ladder(Peasant), peasants);
        assert_eq!(t.ladder(WaterCarrier), carriers);
        assert!(t.saw(Event::Bumped { seat: first, character: Peasant }));
        assert!(t.saw(Event::Bumped { seat: second, character: WaterCarrier }));
    }
}

#[test]
fn only_the_step_to_level_5_bumps() {
    let mut t = table(4).levels(CORINTH, "peasant 3, water 4").levels(ATHENS, "peasant 5, water 4").auctions();
    t.sell("peasant water", CORINTH);
    // Levels below 5 hold any number.
    assert_eq!((t.ladder(Peasant), t.ladder(WaterCarrier)), (vec![0, 4, 5, 0], vec![0, 5, 4, 0]));
    assert!(!t.events.iter().any(|event| matches!(event, Event::Bumped { .. })));
}

#[test]
fn most_lots_of_a_turn() {
    // 4.7 and §9: three, with three cities two.
    let lots = ["peasant water", "flower guardian", "priestess briber"];
    for (seats, most) in [(3, 2), (4, 3), (5, 3)] {
        let mut t = table(seats).auctions();
        for (sold, lot) in lots.into_iter().take(most).enumerate() {
            assert_eq!(t.asks(), "sparta: lot", "{seats} cities, {sold} lots sold");
            t.sell(lot, Seat(sold as u8 + 1));
        }
        assert_eq!(t.asks(), "corinth: lot", "{seats} cities");
    }
}

#[test]
fn r11_money_is_public_and_the_bank_unlimited() {
    // Five full purses are more than the 40 coins of the box.
    let t = table(5).money(&[15, 16, 17, 24, 25]).sacrifices();
    assert_eq!(t.purses(), [25; 5]);
    for viewer in [Viewer::Public, Viewer::Seat(THEBES)] {
        let view = serde_json::to_value(Offrandes::view(&t.state, viewer)).unwrap();
        assert_eq!(view["cities"]["sparta"]["drachmae"], 25, "{viewer:?}");
    }
}
