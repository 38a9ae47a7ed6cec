//! Offerings, and the turns of gods: recruits, buildings, peaceful moves, metropolises, Apollo's gifts.

use super::super::Pages;
use super::super::line::{Actions, Deed, Line, Move, Offered, Power};
use super::super::past::Past;
use super::{Group, Groups, How, Moving, Swap};
use crate::Seat;
use crate::cyclades::data::{Creature, God, Island, SCHOOL, target};
use crate::cyclades::event::Event;
use crate::cyclades::token::{Piece, Place};

/// The number of kinds of building, or of philosophers, one short of a metropolis (15.1).
const ALMOST: u8 = SCHOOL - 1;

/// The offerings to a god.
pub(super) struct Bids {
    events: Vec<usize>,
    offered: Offered,
}

/// A god's turn so far.
pub(super) struct Turn {
    events: Vec<usize>,
    actions: Actions,
}

/// Apollo's gifts to a seat.
pub(super) struct Gift {
    events: Vec<usize>,
    seat: Seat,
    amount: u16,
    island: Option<Island>,
}

impl Groups {
    /// Reads an offering or its payment.
    pub(super) fn offer(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        match event {
            Event::Queued { seat, .. } => {
                self.queue.events.push(at);
                self.queue.what.push(*seat);
            }
            Event::Bid { seat, god, amount, .. } => self.bid(at, (*seat, *god, *amount)),
            Event::OfferingPaid { god, amount, .. } => {
                let paid = self.bids.iter().position(|bids| bids.offered.god == *god);
                if let Some(Bids { mut events, mut offered }) = paid.map(|index| self.bids.remove(index)) {
                    events.push(at);
                    offered.cost = Some(*amount);
                    pages.write(events, Line::Offering(offered));
                }
            }
            _ => {}
        }
    }

    fn bid(&mut self, at: usize, (seat, god, amount): (Seat, God, u8)) {
        let Some(Bids { events, offered }) = self.bids.iter_mut().find(|bids| bids.offered.god == god) else {
            let offered = Offered { god, seat, amount, cost: None, past: Vec::new() };
            return self.bids.push(Bids { events: vec![at], offered });
        };
        events.push(at);
        if !offered.past.contains(&offered.seat) {
            offered.past.push(offered.seat);
        }
        offered.past.retain(|other| *other != seat);
        (offered.seat, offered.amount) = (seat, amount);
    }

    /// Writes the offerings without a payment, and Apollo's queue.
    pub(super) fn end_offerings(&mut self, pages: &mut Pages<'_>) {
        for Bids { events, offered } in self.bids.drain(..) {
            pages.write(events, Line::Offering(offered));
        }
        let Group { events, what: seats } = std::mem::take(&mut self.queue);
        pages.write(events, Line::Queue { seats });
    }

    /// Reads an event of a turn without moves and creatures.
    pub(super) fn act(&mut self, at: usize, event: &Event, before: &Past, pages: &mut Pages<'_>) {
        match event {
            Event::TurnBegins { seat, god } => {
                pages.write(vec![at], Line::Turn { cycle: self.past.board.cycle, seat: *seat, god: *god });
                self.turn = god.map(|god| Turn {
                    events: Vec::new(),
                    actions: Actions { seat: *seat, god, recruited: 0, built: Vec::new(), moves: Vec::new() },
                });
            }
            Event::Recruited { seat, piece: Piece::Philosopher, .. }
                if self.past.board.philosophers[seat.index()] == ALMOST =>
            {
                pages.write(vec![at], Line::School { seat: *seat, philosophers: ALMOST });
            }
            Event::Recruited { .. } => self.note(at, |actions| actions.recruited += 1),
            Event::Built { seat, island, building, .. } => {
                let kinds = self.past.kinds(*seat);
                if kinds == ALMOST && before.kinds(*seat) < ALMOST {
                    let line = Line::Kinds { seat: *seat, island: *island, building: *building, kinds };
                    return pages.write(vec![at], line);
                }
                self.note(at, |actions| actions.built.push(*island));
            }
            Event::Swapped { seat, creature } => {
                self.swap = Some(Swap { events: vec![at], seat: *seat, creature: *creature });
            }
            Event::Apollo { seat, amount } => {
                self.apollo = Some(Gift { events: vec![at], seat: *seat, amount: *amount, island: None });
            }
            Event::Prosperity { island, .. } => {
                if let Some(gift) = &mut self.apollo {
                    gift.events.push(at);
                    gift.island = Some(*island);
                }
            }
            _ => {}
        }
    }

    /// Adds an event to the present turn.
    fn note(&mut self, at: usize, change: impl FnOnce(&mut Actions)) {
        if let Some(turn) = &mut self.turn {
            turn.events.push(at);
            change(&mut turn.actions);
        }
    }

    pub(super) fn end_turn(&mut self, pages: &mut Pages<'_>) {
        if let Some(Turn { events, actions }) = self.turn.take() {
            pages.write(events, Line::Actions(actions));
        }
        if let Some(Gift { events, seat, amount, island }) = self.apollo.take() {
            pages.write(events, Line::Apollo { seat, amount, island });
        }
    }

    /// Begins a move, which may meet somebody.
    pub(super) fn set_out(&mut self, at: usize, event: &Event) {
        self.moving = match event {
            Event::Moved { seat, from, to, count, flown } => {
                let steps = Move { from: Place::Island(*from), to: Place::Island(*to), count: *count };
                let work = self.work.take_if(|_| *flown);
                let (mut events, how) = work.map_or((Vec::new(), How::God), |work| {
                    let card = if work.chimera { Creature::Chimera } else { Creature::Pegasus };
                    (work.events, How::Flight(*seat, card))
                });
                events.push(at);
                Some(Moving { events, steps, how })
            }
            Event::Sailed { from, to, count, .. } => {
                let steps = Move { from: Place::Sea(*from), to: Place::Sea(*to), count: *count };
                let how = if self.work.is_some() { How::Sylph } else { How::God };
                Some(Moving { events: vec![at], steps, how })
            }
            _ => None,
        };
    }

    /// Ends a move that met nobody.
    pub(super) fn land(&mut self, pages: &mut Pages<'_>) {
        let Some(Moving { events, steps, how }) = self.moving.take() else { return };
        match (how, steps.from, steps.to) {
            (How::Flight(seat, card), Place::Island(from), Place::Island(to)) => {
                let deed = Deed::Flew { from, to, count: steps.count };
                let chimera = card == Creature::Chimera;
                pages.write(events, Line::Power(Power { seat, creature: Creature::Pegasus, chimera, deed }));
            }
            (How::Sylph, ..) => {
                if let Some(work) = &mut self.work {
                    work.sailed(&events);
                }
            }
            _ => {
                for at in events {
                    self.note(at, |actions| add_steps(&mut actions.moves, steps));
                }
            }
        }
    }

    /// Reads the pieces given for a metropolis, and the metropolis.
    pub(super) fn form(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        self.forming.events.push(at);
        match event {
            Event::PhilosophersGiven { .. } => self.forming.what = true,
            Event::Metropolis { seat, island, fallen } => {
                let Group { events, what: philosophers } = std::mem::take(&mut self.forming);
                let (count, target) = (self.past.board.metropolises(*seat), target(self.past.board.seats));
                let (seat, island, fallen) = (*seat, *island, fallen.clone());
                pages.write(events, Line::Metropolis { seat, island, fallen, philosophers, count, target });
            }
            Event::MetropolisLost { seat } => {
                let Group { events, what: philosophers } = std::mem::take(&mut self.forming);
                pages.write(events, Line::MetropolisLost { seat: *seat, philosophers });
            }
            _ => {}
        }
    }
}

/// Adds a move; fleets that go on make one move.
fn add_steps(moves: &mut Vec<Move>, steps: Move) {
    let goes_on = |last: &&mut Move| matches!(last.to, Place::Sea(_)) && last.to == steps.from;
    match moves.last_mut().filter(goes_on) {
        Some(last) => (last.to, last.count) = (steps.to, steps.count),
        None => moves.push(steps),
    }
}
