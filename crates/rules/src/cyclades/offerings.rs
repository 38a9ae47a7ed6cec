//! Phase 4: offerings to the gods, ousting, and their costs (§9, §16).

use super::board::{Board, Offering};
use super::data::{God, MOST_BID, markers};
use super::event::Event;
use super::phase::Phase;
use super::state::State;
use super::token::Action;
use super::turns;
use crate::game::Sink;
use crate::{Refusal, Seat};

/// Returns the final cost of an offering: priests lower it, but not below 1 (9.5).
pub const fn cost(amount: u8, priests: u8) -> u16 {
    let less = amount.saturating_sub(priests);
    if less == 0 { 1 } else { less as u16 }
}

/// Asks the first place of the track for a bid (9.1).
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

/// Returns the least bid a god takes (9.2).
pub fn least(board: &Board, god: God) -> u16 {
    board.offerings[god.index()].map_or(1, |standing| u16::from(standing.amount) + 1)
}

/// Returns the cost of a seat's standing offerings, without the one at god `but`: a bid there would oust it (16.3,
/// 20.10).
pub(super) fn owed(board: &Board, seat: Seat, but: Option<God>) -> u16 {
    let others = God::ALL.into_iter().filter(|&god| Some(god) != but);
    let standing = others.filter_map(|god| board.offerings[god.index()]).filter(|offering| offering.seat == seat);
    standing.map(|offering| cost(offering.amount, board.priests[seat.index()])).sum()
}

/// Returns the largest bid at a god that a seat with this gold can pay (9.5, 16.3), after reserving the cost of its
/// other marker. Returns 0 if the seat cannot pay even 1.
fn most(board: &Board, (seat, gold): (Seat, u16), god: God) -> u16 {
    // A seat with a single marker owes nothing when it bids.
    let owed = if markers(board.seats) == 1 { 0 } else { owed(board, seat, Some(god)) };
    match gold.saturating_sub(owed) {
        0 => 0,
        left => (left + u16::from(board.priests[seat.index()])).min(MOST_BID),
    }
}

/// The possible offering of a seat to a god, as if the seat had to decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The least bid the god takes (9.2).
    pub least: u16,
    /// The cost of the least bid in gold (9.5).
    pub cost: u16,
    /// The largest bid the seat can pay; 0 if it can offer nothing (9.5, 16.3), or may not return (9.2).
    pub most: u16,
}

impl Prospect {
    /// True if the seat could make an offering.
    pub fn open(self) -> bool {
        self.least <= self.most
    }
}

/// Returns the possible offering to a god for a seat with this gold.
pub fn prospect(board: &Board, (seat, gold): (Seat, u16), god: God) -> Prospect {
    let least = least(board, god);
    let barred = matches!(board.phase, Phase::Offer { seat: asked, lost, .. } if asked == seat && lost == Some(god));
    let most = if barred { 0 } else { most(board, (seat, gold), god) };
    let cost = cost(u8::try_from(least).unwrap_or(u8::MAX), board.priests[seat.index()]);
    Prospect { least, cost, most }
}

/// Returns the gods a seat can bid at, with the least and the largest bid.
fn open(state: &State, seat: Seat, lost: Option<God>) -> impl Iterator<Item = (God, u16, u16)> + '_ {
    let gods = state.board.gods.available().iter().copied().filter(move |&god| Some(god) != lost);
    let bids = gods.map(move |god| (god, least(&state.board, god), most(&state.board, (seat, state.purse(seat)), god)));
    bids.filter(|(_, least, most)| least <= most)
}

/// True if a seat may join Apollo's queue: with a second marker only if it can bid at no god (16.4, 20.10). `lost` is
/// the god where the seat was just outbid, and where it may not bid now (9.2).
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
    let (least, most) = (least(&state.board, god), most(&state.board, (seat, state.purse(seat)), god));
    let refusal = match () {
        () if !state.board.gods.available().contains(&god) => Refusal::new("god-away", "7.2"),
        () if Some(god) == lost => Refusal::new("god-just-lost", "9.2"),
        () if amount < least => Refusal::new("bid-too-low", "9.2").number("bid", amount).number("least", least),
        () if amount > most => Refusal::new("bid-too-high", "9.5").number("bid", amount).number("most", most),
        () => return Ok(()),
    };
    Err(refusal.word(God::CLASS, god.id()))
}

/// Bids at a god. A seat that is outbid there must bid next, at another god (9.1, 9.2).
pub(super) fn bid(state: &mut State, seat: Seat, god: God, amount: u8, events: &mut impl Sink<Event>) {
    let ousted = state.board.offerings[god.index()].replace(Offering { seat, amount }).map(|standing| standing.seat);
    events.emit(|| Event::Bid { seat, god, amount, ousted });
    let Phase::Offer { next: place, .. } = state.board.phase else { return };
    match ousted {
        Some(seat) => state.board.phase = Phase::Offer { seat, next: place, lost: Some(god) },
        None => next(state, place, events),
    }
}

/// Takes a place in Apollo's queue (9.4).
pub(super) fn queue(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.board.queue.push(seat);
    let place = state.board.queue.len() as u8;
    events.emit(|| Event::Queued { seat, place });
    if let Phase::Offer { next: place, .. } = state.board.phase {
        next(state, place, events);
    }
}

/// Collects the costs from all seats, gods from the top (9.6).
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cyclades::Options;

    fn board(seats: u8) -> Board {
        Board::new(seats, Options::default())
    }

    /// T2.
    #[test]
    fn priests_make_offerings_cheaper() {
        let mut board = board(4);
        board.priests[0] = 2;
        let of = |board: &Board, gold, god| prospect(board, (Seat(0), gold), god);
        assert_eq!(of(&board, 3, God::Ares), Prospect { least: 1, cost: 1, most: 5 });
        board.offerings[God::Ares.index()] = Some(Offering { seat: Seat(1), amount: 4 });
        assert_eq!(of(&board, 3, God::Ares), Prospect { least: 5, cost: 3, most: 5 });
        assert!(!of(&board, 0, God::Zeus).open());
    }

    /// T5.
    #[test]
    fn with_two_markers_the_other_one_is_paid_too() {
        let mut board = board(2);
        board.offerings[God::Ares.index()] = Some(Offering { seat: Seat(0), amount: 3 });
        assert_eq!(prospect(&board, (Seat(0), 5), God::Zeus).most, 2);
        board.priests[0] = 1;
        assert_eq!(prospect(&board, (Seat(0), 5), God::Zeus).most, 4);
    }

    #[test]
    fn who_was_ousted_cannot_return_at_once() {
        let mut board = board(4);
        board.phase = Phase::Offer { seat: Seat(0), next: 1, lost: Some(God::Zeus) };
        let of = |god| prospect(&board, (Seat(0), 9), god);
        assert!(!of(God::Zeus).open() && of(God::Ares).open());
    }
}
