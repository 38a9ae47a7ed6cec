//! The groups of events that are still open.

mod fights;
mod gods;
mod powers;

use super::Pages;
use super::line::{Line, Move};
use super::past::Past;
use crate::Seat;
use crate::cyclades::data::{Creature, God};
use crate::cyclades::event::Event;
use crate::game::Viewer;
use fights::Fighting;
use gods::{Bids, Gift, Turn};
use powers::Working;

/// The open groups.
pub(super) struct Groups {
    viewer: Viewer,
    past: Past,
    order: Group<Vec<Seat>>,
    dawn: Group<Dawn>,
    bids: Vec<Bids>,
    queue: Group<Vec<Seat>>,
    turn: Option<Turn>,
    apollo: Option<Gift>,
    /// The pieces given for a metropolis; true if they are philosophers.
    forming: Group<bool>,
    swap: Option<Swap>,
    moving: Option<Moving>,
    fight: Option<Fighting>,
    work: Option<Working>,
}

/// Events with what they amount to so far.
#[derive(Default)]
struct Group<T> {
    events: Vec<usize>,
    what: T,
}

/// The beginning of a cycle.
#[derive(Default)]
struct Dawn {
    came: Vec<Creature>,
    /// The event with the order of gods, and the first of them.
    gods: Option<(usize, God)>,
}

/// A creature that Zeus discarded.
struct Swap {
    events: Vec<usize>,
    seat: Seat,
    creature: Creature,
}

/// A move that may still meet somebody.
struct Moving {
    events: Vec<usize>,
    steps: Move,
    how: How,
}

/// The cause of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// A god.
    God,
    /// A flight with this card: Pegasus, or the Chimera.
    Flight(Seat, Creature),
    /// The Sylph.
    Sylph,
}

impl How {
    /// Returns the card of a flight.
    fn card(self) -> Option<Creature> {
        match self {
            How::Flight(_, card) => Some(card),
            How::God | How::Sylph => None,
        }
    }
}

impl Groups {
    pub(super) fn new(viewer: Viewer, past: Past) -> Groups {
        Groups {
            viewer,
            past,
            order: Group::default(),
            dawn: Group::default(),
            bids: Vec::new(),
            queue: Group::default(),
            turn: None,
            apollo: None,
            forming: Group::default(),
            swap: None,
            moving: None,
            fight: None,
            work: None,
        }
    }

    /// Reads an event.
    pub(super) fn read(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        self.settle(event, pages);
        let before = self.past;
        self.past.follow(event);
        match event {
            Event::Start { .. } | Event::Marker { .. } | Event::Cycle { .. } => self.begin(at, event, pages),
            Event::RowLeft { .. }
            | Event::RowCame { .. }
            | Event::Reshuffled
            | Event::God { .. }
            | Event::Gods { .. }
            | Event::Income { fates: false, .. } => self.dawn(at, event, pages),
            Event::Bid { .. } | Event::Queued { .. } | Event::OfferingPaid { .. } => self.offer(at, event, pages),
            Event::TurnBegins { .. }
            | Event::Recruited { .. }
            | Event::Built { .. }
            | Event::Swapped { .. }
            | Event::Apollo { .. }
            | Event::Prosperity { .. } => self.act(at, event, &before, pages),
            Event::Moved { .. } | Event::Sailed { .. } => self.set_out(at, event),
            Event::Battle { .. }
            | Event::Die { .. }
            | Event::Round { .. }
            | Event::MinotaurFell { .. }
            | Event::FoughtOn { .. }
            | Event::Withdrew { .. }
            | Event::BattleWon { .. } => self.fight(at, event, pages),
            Event::Taken { seat, island, from } => self.taken(at, (*seat, *island, *from), &before, pages),
            Event::Given { .. }
            | Event::PhilosophersGiven { .. }
            | Event::Metropolis { .. }
            | Event::MetropolisLost { .. } => self.form(at, event, pages),
            Event::Summoned { .. }
            | Event::Copied { .. }
            | Event::Forgone { .. }
            | Event::Income { fates: true, .. }
            | Event::Lured { .. }
            | Event::Toppled { .. }
            | Event::Remade { .. }
            | Event::Sold { .. }
            | Event::Seized { .. }
            | Event::Robbed { .. }
            | Event::Charmed { .. }
            | Event::FigurineCame { .. }
            | Event::FigurinesClashed { .. }
            | Event::Kraken { .. }
            | Event::Sunk { .. }
            | Event::Pushed { .. } => self.work(at, event),
            Event::FigurineLeft { creature, island } => {
                pages.write(vec![at], Line::FigurineLeft { creature: *creature, island: *island });
            }
            Event::Eliminated { seat, by } => pages.write(vec![at], Line::Eliminated { seat: *seat, by: *by }),
            Event::Over { reason } => pages.write(vec![at], Line::Over { reason: *reason }),
            // The next turn, the move and the creature's line say it.
            Event::TurnEnded { .. } | Event::Regrouped { .. } | Event::Mixed => {}
        }
    }

    /// Closes every group after the last event.
    pub(super) fn close(mut self, pages: &mut Pages<'_>) {
        self.land(pages);
        if self.work.as_ref().is_some_and(Working::has_worked) {
            self.end_work(pages);
        }
        self.end_swap(pages);
        self.end_offerings(pages);
        self.end_turn(pages);
    }

    /// Closes the groups that an event does not continue.
    fn settle(&mut self, event: &Event, pages: &mut Pages<'_>) {
        if !matches!(event, Event::Battle { .. } | Event::Taken { .. }) {
            self.land(pages);
        }
        if self.work.as_ref().is_some_and(|work| !work.goes_on(event)) {
            self.end_work(pages);
        }
        if !matches!(event, Event::RowCame { .. } | Event::Reshuffled) {
            self.end_swap(pages);
        }
        match event {
            Event::TurnBegins { .. } => {
                self.end_turn(pages);
                self.end_offerings(pages);
            }
            Event::TurnEnded { .. } | Event::Cycle { .. } | Event::Over { .. } => self.end_turn(pages),
            _ => {}
        }
    }

    /// Reads the set-up, or the beginning of a cycle.
    fn begin(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        match event {
            Event::Start { seat, islands, seas } => {
                pages.write(vec![at], Line::Start { seat: *seat, islands: *islands, seas: *seas });
            }
            Event::Marker { seat, .. } => {
                self.order.events.push(at);
                self.order.what.push(*seat);
            }
            Event::Cycle { cycle } => {
                let Group { events, what: seats } = std::mem::take(&mut self.order);
                pages.write(events, Line::Order { seats });
                pages.write(vec![at], Line::Cycle { cycle: *cycle });
                self.dawn = Group::default();
            }
            _ => {}
        }
    }

    /// Reads creatures, gods and income.
    fn dawn(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        // A card in Zeus's turn replaces the one that he discarded.
        if let Some(swap) = &mut self.swap {
            swap.events.push(at);
            if let Event::RowCame { creature, .. } = event {
                self.replace(Some(*creature), pages);
            }
            return;
        }
        let dawn = &mut self.dawn;
        match event {
            Event::Gods { order, .. } => dawn.what.gods = order.first().map(|god| (at, *god)),
            Event::RowCame { creature, .. } => {
                dawn.events.push(at);
                dawn.what.came.push(*creature);
            }
            Event::Income { gains, .. } => {
                let Group { mut events, what: Dawn { came, gods } } = std::mem::take(dawn);
                events.push(at);
                let (cycle, gains, first) = (self.past.board.cycle, gains.clone(), gods.map(|(_, god)| god));
                pages.write(events, Line::Income { cycle, gains, came, first });
                if let Some((at, _)) = gods {
                    pages.write(vec![at], Line::Offerings { cycle });
                }
            }
            _ => dawn.events.push(at),
        }
    }

    /// Writes the line of a swap; `came` is the new creature.
    fn replace(&mut self, came: Option<Creature>, pages: &mut Pages<'_>) {
        if let Some(Swap { events, seat, creature }) = self.swap.take() {
            pages.write(events, Line::Swapped { seat, creature, came });
        }
    }

    fn end_swap(&mut self, pages: &mut Pages<'_>) {
        self.replace(None, pages);
    }
}
