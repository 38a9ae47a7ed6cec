//! Phase 4: offerings to the gods, ousting, and what they cost (§9, §16).

use super::board::{Board, Offering};
use super::data::{God, MOST_BID, markers};
use super::event::Event;
use super::phase::Phase;
use super::state::State;
use super::token::Action;
use super::turns;
use crate::game::Sink;
use crate::{Refusal, Seat};

/// What an offering costs in the end: priests lower it, but not below 1 (9.5).
pub const fn cost(amount: u8, priests: u8) -> u16 {
    let less = amount.saturating_sub(priests);
    if less == 0 { 1 } else { less as u16 }
}

/// The first place of the track bids (9.1).
pub(super) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    next(state, 0, events);
}

fn next(state: &mut State, place: u8, events: &mut impl Sink<Event>) {
    match state.board.order.get(usize::from(place)) {
        Some(seat) => state.board.phase = Phase::Offer { seat, next: place + 1, lost: None },
        None => {
            pay(state, events);
            turns::next(state, 0, events);
        }
    }
}

/// The least bid a god takes (9.2).
pub fn least(board: &Board, god: God) -> u16 {
    board.offerings[god.index()].map_or(1, |standing| u16::from(standing.amount) + 1)
}

/// What a seat's standing offerings cost, without one at this god: a bid there would oust it (16.3, 20.10).
pub(super) fn owed(board: &Board, seat: Seat, but: Option<God>) -> u16 {
    let others = God::ALL.into_iter().filter(|&god| Some(god) != but);
    let standing = others.filter_map(|god| board.offerings[god.index()]).filter(|offering| offering.seat == seat);
    standing.map(|offering| cost(offering.amount, board.priests[seat.index()])).sum()
}

/// The largest bid a seat can pay for at a god (9.5, 16.3): the cost of its other marker is put aside. Nothing if it
/// cannot pay even 1.
fn most(state: &State, seat: Seat, god: God) -> u16 {
    let board = &state.board;
    // Whoever has one marker only owes nothing when it bids.
    let owed = if markers(board.seats) == 1 { 0 } else { owed(board, seat, Some(god)) };
    match state.purse(seat).saturating_sub(owed) {
        0 => 0,
        left => (left + u16::from(board.priests[seat.index()])).min(MOST_BID),
    }
}

/// The gods a seat can bid at, with the least and the most.
fn open(state: &State, seat: Seat, lost: Option<God>) -> impl Iterator<Item = (God, u16, u16)> + '_ {
    let gods = state.board.gods.available().iter().copied().filter(move |&god| Some(god) != lost);
    let bids = gods.map(move |god| (god, least(&state.board, god), most(state, seat, god)));
    bids.filter(|(_, least, most)| least <= most)
}

/// A second marker at Apollo only where no other offering can be paid (16.4, 20.10).
fn apollo_open(state: &State, seat: Seat, lost: Option<God>) -> bool {
    let there = state.board.queue.iter().any(|other| other == seat);
    !there || open(state, seat, lost).next().is_none()
}

pub(super) fn legal(state: &State, seat: Seat, lost: Option<God>, out: &mut Vec<Action>) {
    for (god, least, most) in open(state, seat, lost) {
        out.extend((least as u8..=most as u8).map(|amount| Action::Bid(god, amount)));
    }
    if apollo_open(state, seat, lost) {
        out.push(Action::BidApollo);
    }
}

pub(super) fn check(state: &State, seat: Seat, lost: Option<God>, action: Action) -> Result<(), Refusal> {
    let (god, amount) = match action {
        Action::Bid(god, amount) => (god, u16::from(amount)),
        Action::BidApollo if apollo_open(state, seat, lost) => return Ok(()),
        Action::BidApollo => return Err(Refusal::new("apollo-once", "16.4")),
        _ => return Err(Refusal::new("offer-now", "9.1")),
    };
    let (least, most) = (least(&state.board, god), most(state, seat, god));
    let refusal = match () {
        () if !state.board.gods.available().contains(&god) => Refusal::new("god-away", "7.2"),
        () if Some(god) == lost => Refusal::new("god-just-lost", "9.2"),
        () if amount < least => Refusal::new("bid-too-low", "9.2").number("bid", amount).number("least", least),
        () if amount > most => Refusal::new("bid-too-high", "9.5").number("bid", amount).number("most", most),
        () => return Ok(()),
    };
    Err(refusal.word(God::CLASS, god.id()))
}

/// A bid (9.1, 9.2).
pub(super) fn bid(state: &mut State, seat: Seat, god: God, amount: u8, events: &mut impl Sink<Event>) {
    let ousted = state.board.offerings[god.index()].replace(Offering { seat, amount }).map(|standing| standing.seat);
    events.emit(|| Event::Bid { seat, god, amount, ousted });
    let Phase::Offer { next: place, .. } = state.board.phase else { return };
    match ousted {
        Some(seat) => state.board.phase = Phase::Offer { seat, next: place, lost: Some(god) },
        None => next(state, place, events),
    }
}

/// A place in Apollo's queue (9.4).
pub(super) fn queue(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.board.queue.push(seat);
    let place = state.board.queue.len() as u8;
    events.emit(|| Event::Queued { seat, place });
    if let Phase::Offer { next: place, .. } = state.board.phase {
        next(state, place, events);
    }
}

/// Everybody pays, gods from the top (9.6).
fn pay(state: &mut State, events: &mut impl Sink<Event>) {
    let gods = state.board.gods;
    for &god in gods.available() {
        if let Some(Offering { seat, amount }) = state.board.offerings[god.index()] {
            let amount = cost(amount, state.board.priests[seat.index()]);
            state.pay(seat, amount);
            events.emit(|| Event::OfferingPaid { seat, god, amount });
        }
    }
}
