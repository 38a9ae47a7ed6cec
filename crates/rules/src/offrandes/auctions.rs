//! First picks (2.4) and phase 1, the auctions (§4, 16.1).

use super::corruption;
use super::data::{Character, MOST_SEATS, PICKS, TOP, most_lots};
use super::event::Event;
use super::state::{Bidding, Lot, Phase, State, Turn};
use crate::game::Sink;
use crate::{Seat, SeatSet};

/// Gives the marker to the city luck chose: the city to its right picks first, the holder last (2.3, 2.4).
pub(super) fn start(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.board.marker = Some(seat);
    events.emit(|| Event::First { seat });
    let seat = seat.clockwise(state.board.seats - 1, state.board.seats);
    state.phase = Phase::Picks { seat, picked: 0 };
}

/// Makes a first pick (2.4).
pub(super) fn pick(state: &mut State, character: Character, events: &mut impl Sink<Event>) {
    let Phase::Picks { seat, picked } = &mut state.phase else { return };
    let (who, seats) = (*seat, state.board.seats);
    *picked |= 1 << character.index();
    state.board.ladders[who.index()][character.index()] = 1;
    events.emit(|| Event::Picked { seat: who, character });
    if picked.count_ones() < u32::from(PICKS) {
        return;
    }
    if state.board.marker == Some(who) {
        begin_round(state, events);
    } else {
        state.phase = Phase::Picks { seat: who.clockwise(seats - 1, seats), picked: 0 };
    }
}

/// Begins a new round with the marker holder's auction turn (§3, 4.1).
pub(super) fn begin_round(state: &mut State, events: &mut impl Sink<Event>) {
    state.board.round += 1;
    let (round, marker) = (state.board.round, state.board.first());
    events.emit(|| Event::Round { round, marker });
    begin_turn(state, marker, events);
}

fn begin_turn(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| Event::AuctionTurn { seat });
    offer_or_end(state, Turn::new(seat), events);
}

/// Asks the auctioneer for a lot, unless it has no drachma to open with (4.3) or no lot is left (4.7).
fn offer_or_end(state: &mut State, turn: Turn, events: &mut impl Sink<Event>) {
    let seat = turn.auctioneer;
    if turn.lots >= most_lots(state.board.seats) {
        events.emit(|| Event::TurnEnded { seat, by_choice: false });
        end_turn(state, turn, events);
    } else if state.board.purse(seat) == 0 {
        events.emit(|| Event::NoMoney { seat });
        end_turn(state, turn, events);
    } else {
        state.phase = Phase::Offer(turn);
    }
}

/// Ends the auctioneer's turn by choice (4.3).
pub(super) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let Phase::Offer(turn) = state.phase else { return };
    events.emit(|| Event::TurnEnded { seat: turn.auctioneer, by_choice: true });
    end_turn(state, turn, events);
}

fn end_turn(state: &mut State, turn: Turn, events: &mut impl Sink<Event>) {
    let next = turn.auctioneer.next(state.board.seats);
    if next == state.board.first() {
        corruption::begin(state, events);
    } else {
        begin_turn(state, next, events);
    }
}

/// Offers a lot for sale (4.3).
pub(super) fn offer(state: &mut State, lot: Lot, events: &mut impl Sink<Event>) {
    let Phase::Offer(turn) = state.phase else { return };
    events.emit(|| Event::Lot { seat: turn.auctioneer, lot });
    state.phase = Phase::Open(turn, lot);
}

/// Makes the opening bid, which binds the auctioneer (4.3).
pub(super) fn open(state: &mut State, amount: u8, events: &mut impl Sink<Event>) {
    let Phase::Open(turn, lot) = state.phase else { return };
    let seat = turn.auctioneer;
    events.emit(|| Event::Opened { seat, amount });
    if state.board.options.sealed_auction {
        let others = state.board.everybody().filter(|&s| s != seat && !turn.barred.has(s));
        let asked: SeatSet = others.filter(|&s| state.board.purse(s) > amount).collect();
        state.phase = Phase::Seal { turn, lot, opening: amount, asked, sealed: [None; MOST_SEATS] };
        if asked.is_empty() {
            sell(state, turn, lot, seat, amount, events);
        }
    } else {
        let bidding = Bidding { turn, lot, bid: amount, leader: seat, bidder: seat, passed: SeatSet::EMPTY };
        ask_next(state, bidding, events);
    }
}

/// Raises the bid (4.4).
pub(super) fn bid(state: &mut State, amount: u8, events: &mut impl Sink<Event>) {
    let Phase::Bid(bidding) = state.phase else { return };
    events.emit(|| Event::Bid { seat: bidding.bidder, amount });
    ask_next(state, Bidding { bid: amount, leader: bidding.bidder, ..bidding }, events);
}

/// Passes: the bidder is out of this lot (4.4).
pub(super) fn pass(state: &mut State, events: &mut impl Sink<Event>) {
    let Phase::Bid(mut bidding) = state.phase else { return };
    events.emit(|| Event::Passed { seat: bidding.bidder });
    bidding.passed = bidding.passed.with(bidding.bidder);
    ask_next(state, bidding, events);
}

/// Asks the next bidder clockwise who is still in and can beat the bid. Without one, the leader buys the lot (4.4,
/// 4.8).
fn ask_next(state: &mut State, mut bidding: Bidding, events: &mut impl Sink<Event>) {
    let seats = state.board.seats;
    for steps in 1..=seats {
        let seat = bidding.bidder.clockwise(steps, seats);
        if seat == bidding.leader || bidding.turn.barred.has(seat) || bidding.passed.has(seat) {
            continue;
        }
        if state.board.purse(seat) <= bidding.bid {
            events.emit(|| Event::CannotBeat { seat });
            bidding.passed = bidding.passed.with(seat);
            continue;
        }
        bidding.bidder = seat;
        state.phase = Phase::Bid(bidding);
        return;
    }
    sell(state, bidding.turn, bidding.lot, bidding.leader, bidding.bid, events);
}

/// Names a secret amount; the last one opens them all (16.1).
pub(super) fn seal(state: &mut State, seat: Seat, amount: u8, events: &mut impl Sink<Event>) {
    let Phase::Seal { turn, lot, opening, asked, sealed } = &mut state.phase else { return };
    sealed[seat.index()] = Some(amount);
    events.emit(|| Event::Sealed { seat, amount: Some(amount) });
    let named = |seat: Seat| sealed[seat.index()].map(|amount| (seat, amount));
    if asked.iter().any(|seat| named(seat).is_none()) {
        return;
    }
    events.emit(|| Event::SealsOpened { amounts: asked.iter().filter_map(named).collect() });
    let (turn, lot, opening, seats) = (*turn, *lot, *opening, state.board.seats);
    let best = asked
        .iter()
        .filter_map(named)
        .filter(|&(_, amount)| amount > opening)
        .max_by_key(|&(seat, amount)| (amount, std::cmp::Reverse(turn.auctioneer.distance(seat, seats))));
    let (winner, price) = best.unwrap_or((turn.auctioneer, opening));
    sell(state, turn, lot, winner, price, events);
}

/// Sells the lot: the winner pays and rises (4.5). If the auctioneer wins, the turn ends; else the winner is barred
/// (4.6).
fn sell(state: &mut State, mut turn: Turn, lot: Lot, seat: Seat, amount: u8, events: &mut impl Sink<Event>) {
    let opening = seat == turn.auctioneer;
    events.emit(|| Event::Sold { seat, lot, amount, opening });
    state.board.drachmae[seat.index()] -= amount;
    for character in [lot.0, lot.1] {
        rise(state, seat, character, events);
    }
    if seat == turn.auctioneer {
        end_turn(state, turn, events);
        return;
    }
    turn.barred = turn.barred.with(seat);
    turn.gone |= 1 << lot.0.index() | 1 << lot.1.index();
    turn.lots += 1;
    offer_or_end(state, turn, events);
}

/// Raises a token by one level; the token already on the top level falls to the fourth (4.9, 4.10).
fn rise(state: &mut State, seat: Seat, character: Character, events: &mut impl Sink<Event>) {
    let level = state.board.level(seat, character);
    if level == TOP {
        events.emit(|| Event::Stayed { seat, character });
        return;
    }
    let on_top = if level + 1 == TOP { state.board.on_top(character, seat) } else { None };
    state.board.ladders[seat.index()][character.index()] = level + 1;
    events.emit(|| Event::Rose { seat, character, level: level + 1 });
    if let Some(other) = on_top {
        state.board.ladders[other.index()][character.index()] = TOP - 1;
        events.emit(|| Event::Bumped { seat: other, character });
    }
}
