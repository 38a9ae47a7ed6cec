//! Events read in order, and gathered into lines.

use super::past::Past;
use super::{Line, Sale, Stage};
use crate::game::Viewer;
use crate::offrandes::data::{Character, PICKS};
use crate::offrandes::event::Event;
use crate::offrandes::view::View;
use crate::recap::{self, Rank};
use crate::{Seat, SeatSet};

/// Writes the lines of all events so far for the view's owner.
pub(super) fn write(view: &View, events: &[(u32, &Event)]) -> Vec<recap::Line<Line>> {
    let mut writer = Writer {
        events,
        reader: view.viewer,
        past: Past::new(view),
        group: None,
        order: Vec::new(),
        idle: Vec::new(),
        bribed: false,
        animals: None,
        capped: None,
        round_begins: false,
        short_told: false,
        lines: Vec::new(),
    };
    for (at, (_, event)) in events.iter().enumerate() {
        if !writer.goes_on(at, event) {
            writer.close();
            writer.begin(at, event);
        }
        writer.past.take(event);
    }
    writer.close();
    let mut lines = writer.lines;
    lines.sort_by_key(|line| line.steps.1);
    lines
}

/// A line under way, with its events so far.
struct Group {
    events: Vec<usize>,
    what: Line,
    /// True if the line can stand as it is.
    done: bool,
}

struct Writer<'a> {
    events: &'a [(u32, &'a Event)],
    reader: Viewer,
    /// The position before the present event.
    past: Past,
    group: Option<Group>,
    /// The cities with a Briber in this phase, in their order (5.1).
    order: Vec<Seat>,
    /// The events of this phase in which a city bribed nobody.
    idle: Vec<usize>,
    /// True if somebody bribed in this phase.
    bribed: bool,
    /// The choice of animals that the next sacrifice belongs to (6.4).
    animals: Option<usize>,
    /// The cities that gave back drachmae in the revenue just told (7.2).
    capped: Option<SeatSet>,
    /// True between the beginning of a round and its first auction turn.
    round_begins: bool,
    /// True if a lot of this round told the reader of too few drachmae.
    short_told: bool,
    lines: Vec<recap::Line<Line>>,
}

impl Writer<'_> {
    /// Adds an event to the line under way; false if it does not belong there.
    fn goes_on(&mut self, at: usize, event: &Event) -> bool {
        let Some(group) = &mut self.group else { return false };
        let fits = match (&mut group.what, event) {
            (Line::Picks { seat, characters }, Event::Picked { seat: who, character }) if *seat == *who => {
                characters.push(*character);
                group.done = characters.len() == usize::from(PICKS);
                true
            }
            (Line::Sold(sale), _) => {
                let short = too_few(&self.past, self.reader, sale, event).filter(|_| !self.short_told);
                self.short_told |= short.is_some();
                sale.short = sale.short.or(short);
                group.done |= matches!(event, Event::Sold { .. });
                sale.take(event)
            }
            (Line::Bribed { pushed, .. }, Event::Bumped { seat, .. }) => {
                *pushed = Some(*seat);
                true
            }
            (Line::Lists { .. }, Event::Ranked { .. } | Event::ListSealed { .. }) => true,
            (Line::Lists { lists, .. }, Event::ListsOpened { lists: opened }) => {
                lists.clone_from(opened);
                group.done = true;
                true
            }
            _ => false,
        };
        if fits {
            group.events.push(at);
        }
        fits
    }

    /// Ends the line under way. An unfinished one is told by the question of the panel.
    fn close(&mut self) {
        if let Some(group) = self.group.take()
            && group.done
        {
            self.push(group.events, group.what);
        }
    }

    /// Begins a line with an event, or writes one at once. Events without a line are told by others or by the picture.
    fn begin(&mut self, at: usize, event: &Event) {
        let reader = self.reader;
        match event {
            Event::First { seat } => self.push(vec![at], Line::Start { seat: *seat }),
            Event::Picked { seat, character } => {
                self.open(at, Line::Picks { seat: *seat, characters: vec![*character] }, false);
            }
            Event::Round { round, marker } => {
                (self.round_begins, self.short_told) = (true, false);
                if let Some(capped) = self.capped.take() {
                    let purse = match reader {
                        Viewer::Seat(seat) => Some(self.past.board.purse(seat)),
                        Viewer::Public => None,
                    };
                    self.push(vec![at], Line::Revenue { round: *round, marker: *marker, purse, capped });
                }
            }
            Event::AuctionTurn { .. } if std::mem::take(&mut self.round_begins) => self.phase(at, Stage::Auctions),
            Event::NoMoney { seat } if reader.is(*seat) => self.push(vec![at], Line::NoMoney { seat: *seat }),
            Event::Lot { seat, lot } => self.open(at, Line::Sold(Sale::new(*seat, *lot)), false),
            Event::Corruption { order } => {
                self.order.clone_from(order);
                self.bribed = false;
                self.idle.clear();
                if order.is_empty() {
                    self.push(vec![at], Line::NobodyBribed { bribers: Vec::new() });
                } else {
                    self.phase(at, Stage::Corruption);
                }
            }
            Event::Bribed { .. } => self.bribe(at, event),
            Event::NoTarget { seat } if reader.is(*seat) => {
                let briber = self.past.board.level(*seat, Character::Briber);
                let why = self.past.unreached(*seat);
                self.push(vec![at], Line::Unreached { seat: *seat, briber, why });
            }
            Event::NoBribe { .. } | Event::NoTarget { .. } => self.idle.push(at),
            Event::Ranked { .. } | Event::ListSealed { .. } => {
                let order = self.order.clone();
                self.open(at, Line::Lists { order, lists: Vec::new() }, false);
            }
            Event::ListFailed { seat } => self.push(vec![at], Line::ListFailed { seat: *seat }),
            Event::Lamps { points } => self.lamps(at, points, self.past.ends_with(event)),
            Event::Chose { .. } => self.animals = Some(at),
            Event::Sacrificed { seat, altar, animal, count, points, from } => {
                let (altar, animal, count, points) = (*altar, *animal, *count, *points);
                let (ends, from) = (self.past.ends_with(event), *from);
                let events = self.animals.take().into_iter().chain([at]).collect();
                self.push(events, Line::Sacrificed { seat: *seat, altar, animal, count, points, from, ends });
            }
            Event::NoSacrifice { seat } => self.push(vec![at], Line::NoSacrifice { seat: *seat }),
            Event::CannotSacrifice { seat } => {
                let lack = self.past.lack(*seat);
                self.push(vec![at], Line::CannotSacrifice { seat: *seat, lack });
            }
            Event::Revenue { capped, .. } => {
                self.capped = Some(*capped);
                self.phase(at, Stage::Revenue);
            }
            Event::Over { reason } => self.push(vec![at], Line::Over { reason: *reason }),
            _ => {}
        }
    }

    fn bribe(&mut self, at: usize, event: &Event) {
        let Event::Bribed { seat, victim, ladder, own, theirs } = event else { return };
        self.bribed = true;
        let before = |seat| self.past.board.level(seat, *ladder);
        let (own, theirs) = ((before(*seat), *own), (before(*victim), *theirs));
        let (seat, victim, ladder) = (*seat, *victim, *ladder);
        self.open(at, Line::Bribed { seat, victim, ladder, own, theirs, pushed: None }, true);
    }

    /// Ends the corruption and begins the sacrifices. Lit lamps take the only event, so that the heading has none.
    fn lamps(&mut self, at: usize, points: &[(Seat, u16)], ends: bool) {
        let idle = std::mem::take(&mut self.idle);
        if !self.bribed {
            let bribers = self.order.clone();
            self.push(idle, Line::NobodyBribed { bribers });
        }
        let lit: Vec<(Seat, u16)> = points.iter().copied().filter(|(_, points)| *points > 0).collect();
        let steps = self.events.get(at).map_or((0, 0), |(seq, _)| (*seq, *seq));
        let what = Line::Phase { round: self.past.board.round, phase: Stage::Sacrifices };
        let events = if lit.is_empty() { vec![at] } else { Vec::new() };
        self.lines.push(recap::Line { steps, rank: Rank::Heading, events, what });
        if !lit.is_empty() {
            self.push(vec![at], Line::Lamps { points: lit, ends });
        }
    }

    fn phase(&mut self, at: usize, phase: Stage) {
        self.push(vec![at], Line::Phase { round: self.past.board.round, phase });
    }

    fn open(&mut self, at: usize, what: Line, done: bool) {
        self.group = Some(Group { events: vec![at], what, done });
    }

    /// Writes a line of these events; nothing without one.
    fn push(&mut self, events: Vec<usize>, what: Line) {
        let step = |at: Option<&usize>| Some(self.events.get(*at?)?.0);
        if let (Some(first), Some(last)) = (step(events.first()), step(events.last())) {
            let rank = what.rank(self.reader);
            self.lines.push(recap::Line { steps: (first, last), rank, events, what });
        }
    }
}

/// Returns the reader's drachmae, if this event shows that they are too few for any bid on the lot (4.4, 16.1).
fn too_few(past: &Past, reader: Viewer, sale: &Sale, event: &Event) -> Option<u8> {
    let Viewer::Seat(own) = reader else { return None };
    let purse = past.board.purse(own);
    let unable = match event {
        Event::Opened { seat, amount } => *seat != own && !past.barred.has(own) && purse <= *amount,
        Event::CannotBeat { seat } => *seat == own && sale.bid(own).is_none(),
        _ => false,
    };
    unable.then_some(purse)
}
