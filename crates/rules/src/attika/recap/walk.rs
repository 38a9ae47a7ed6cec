//! The walk through the events of a table, turn by turn.

use super::land::Land;
use super::{Line, Prize, Site};
use crate::Seat;
use crate::attika::cards::Cards;
use crate::attika::data::{Building, Group, Landscape};
use crate::attika::event::Event;
use crate::attika::spaces::Anchor;
use crate::game::Viewer;
use crate::recap;
use std::mem;

/// Condenses the events of a table of `seats`, in order.
pub(in crate::attika) fn lines(reader: Viewer, seats: u8, events: &[(u32, &Event)]) -> Vec<recap::Line<Line>> {
    let mut walk = Walk::new(reader, seats, events);
    for (at, (_, event)) in events.iter().enumerate() {
        walk.take(at, event);
        walk.land.take(event);
    }
    walk.close(false);
    walk.lines
}

/// A line in the making: the positions of its events, and their meaning so far.
struct Draft {
    events: Vec<usize>,
    what: Line,
}

/// The events of the action a seat is taking, by their positions.
#[derive(Default)]
struct Taking {
    /// Amphorae returned for actions, and not used yet.
    spare: Vec<usize>,
    /// Draw, price and payment.
    steps: Vec<usize>,
    /// True from the draw of a disc until it is placed or stored.
    drew: bool,
    /// The cards paid.
    cards: u8,
    /// The tile the seat took, and its place.
    tile: Vec<usize>,
}

impl Taking {
    /// Ends the action with its last event. Returns its events and the number of amphorae returned for it.
    fn end(&mut self, at: usize) -> (Vec<usize>, u8) {
        let mut events = mem::take(&mut self.spare);
        let amphorae = events.len() as u8;
        events.append(&mut self.steps);
        events.push(at);
        self.drew = false;
        (events, amphorae)
    }
}

struct Walk<'a> {
    reader: Viewer,
    seats: u8,
    events: &'a [(u32, &'a Event)],
    land: Land,
    lines: Vec<recap::Line<Line>>,
    /// Discs on the reader's mat.
    mat: [u8; Building::COUNT],
    /// The present round.
    round: u16,
    /// The seat whose turn it is; `None` during set-up.
    seat: Option<Seat>,
    /// The lines of the present turn.
    drafts: Vec<Draft>,
    /// The action under way.
    taking: Taking,
    /// The draft that gets the next cards.
    owed: Option<usize>,
    /// True if a building of the turn stands beside one of the reader's.
    near: bool,
    /// True once a tile was missing.
    no_tile: bool,
}

impl<'a> Walk<'a> {
    fn new(reader: Viewer, seats: u8, events: &'a [(u32, &'a Event)]) -> Walk<'a> {
        Walk {
            reader,
            seats,
            events,
            land: Land::new(seats),
            lines: Vec::new(),
            mat: [0; Building::COUNT],
            round: 0,
            seat: None,
            drafts: Vec::new(),
            taking: Taking::default(),
            owed: None,
            near: false,
            no_tile: false,
        }
    }

    /// Takes the next event, before it changes the board.
    fn take(&mut self, at: usize, event: &Event) {
        match *event {
            Event::First { seat } => self.draft(vec![at], Line::SetUp { first: seat }),
            Event::Set { .. } => {}
            Event::Shown { seat, building, .. } if self.reader.is(seat) => {
                self.mat[building.index()] += 1;
                self.dealt(at, seat, Some(building), None);
            }
            Event::Shown { .. } => {}
            Event::Turn { seat, round } => self.begin(at, seat, round),
            Event::Draw { .. } => {
                self.taking.drew = true;
                self.taking.steps.push(at);
            }
            Event::Disc { .. } | Event::Priced { .. } => self.taking.steps.push(at),
            Event::Paid { cards, .. } => {
                self.taking.cards = cards.len();
                self.taking.steps.push(at);
            }
            Event::Stored { seat, building } => self.stored(at, seat, building),
            Event::Placed { seat, building, space, drawn, .. } => {
                let site = Site { building, space, cards: mem::take(&mut self.taking.cards) };
                self.placed(at, seat, site, drawn);
            }
            Event::Group { seat, group, amphora } => self.group(at, seat, group, amphora),
            Event::Amphora { card: false, .. } => self.taking.spare.push(at),
            Event::Amphora { seat, card: true } => self.amphora_card(at, seat),
            Event::Tile { .. } | Event::TileFace { .. } | Event::Spot { .. } => self.taking.tile.push(at),
            Event::Laid { seat, letter, tile, turn } => self.laid(at, seat, letter, (tile, turn)),
            Event::NoTile { seat } => {
                if !mem::replace(&mut self.no_tile, true) {
                    self.draft(vec![at], Line::NoTile { seat });
                }
            }
            Event::Card { seat, card } => self.card(at, seat, card),
            Event::Shuffled { cards } => self.draft(vec![at], Line::Shuffled { cards }),
            Event::NoCards { seat, cards } => self.draft(vec![at], Line::NoCards { seat, cards }),
            Event::Ended { cards: 0, .. } => {}
            Event::Ended { seat, .. } => {
                self.owed = Some(self.drafts.len());
                self.draft(vec![at], Line::Took { seat, cards: 0, held: None });
            }
            Event::Over { reason, winner } => {
                let shrines = self.land.joined_shrines(reason);
                self.draft(vec![at], Line::Over { reason, winner, shrines });
            }
        }
    }

    fn draft(&mut self, events: Vec<usize>, what: Line) {
        self.drafts.push(Draft { events, what });
    }

    /// Adds a disc or a card to the reader's first ones.
    fn dealt(&mut self, at: usize, seat: Seat, disc: Option<Building>, card: Option<Landscape>) {
        let known = self.drafts.iter().position(|draft| matches!(draft.what, Line::Dealt { .. }));
        let known = known.unwrap_or_else(|| {
            self.draft(Vec::new(), Line::Dealt { seat, mat: Vec::new(), held: Cards::NONE });
            self.drafts.len() - 1
        });
        let Some(draft) = self.drafts.get_mut(known) else { return };
        draft.events.push(at);
        if let Line::Dealt { mat, held, .. } = &mut draft.what {
            mat.extend(disc);
            *held = card.map_or(*held, |card| held.plus(Cards::one(card)));
        }
    }

    /// Begins a turn, and with its first turn a round.
    fn begin(&mut self, at: usize, seat: Seat, round: u16) {
        self.close(true);
        self.seat = Some(seat);
        if round != self.round {
            self.round = round;
            let order = (0..self.seats).map(|steps| seat.clockwise(steps, self.seats)).collect();
            self.push(Draft { events: vec![at], what: Line::Round { round, order } });
        }
    }

    fn stored(&mut self, at: usize, seat: Seat, building: Building) {
        if self.reader.is(seat) {
            self.mat[building.index()] += 1;
        }
        let (mut events, returned) = self.taking.end(at);
        for draft in &mut self.drafts {
            if let Line::Stored { buildings, amphorae, .. } = &mut draft.what {
                draft.events.append(&mut events);
                buildings.push(building);
                *amphorae += returned;
                return;
            }
        }
        self.draft(events, Line::Stored { seat, buildings: vec![building], amphorae: returned });
    }

    fn placed(&mut self, at: usize, seat: Seat, site: Site, drawn: bool) {
        let (mut events, returned) = self.taking.end(at);
        match self.reader {
            Viewer::Seat(own) if own != seat => self.near |= self.land.map.near(own).has(site.space),
            Viewer::Seat(_) if !drawn => {
                let left = &mut self.mat[site.building.index()];
                *left = left.saturating_sub(1);
            }
            _ => {}
        }
        let blocked = match self.reader {
            Viewer::Seat(own) if own != seat => self.land.blocked(own, &self.mat, site.space),
            _ => None,
        };
        let blocked = blocked.map(|beside| Line::Blocked { seat, site, beside });
        if let Some(line) = blocked.or_else(|| self.land.effect(seat, site)) {
            return self.draft(events, line);
        }
        for draft in &mut self.drafts {
            if let Line::Built { sites, amphorae, .. } = &mut draft.what {
                draft.events.append(&mut events);
                sites.push(site);
                *amphorae += returned;
                return;
            }
        }
        self.draft(events, Line::Built { seat, drawn, sites: vec![site], amphorae: returned });
    }

    fn group(&mut self, at: usize, seat: Seat, group: Group, amphora: bool) {
        if !amphora {
            self.owed = Some(self.drafts.len());
        }
        // The card instead of an amphora, if one is left, is the next event.
        let prize = if amphora { Prize::Amphora } else { Prize::Nothing };
        self.draft(vec![at], Line::Group { seat, group, prize });
    }

    fn amphora_card(&mut self, at: usize, seat: Seat) {
        for (to, draft) in self.drafts.iter_mut().enumerate() {
            if let Line::AmphoraCards { amphorae, .. } = &mut draft.what {
                draft.events.push(at);
                *amphorae += 1;
                self.owed = Some(to);
                return;
            }
        }
        self.owed = Some(self.drafts.len());
        self.draft(vec![at], Line::AmphoraCards { seat, amphorae: 1, held: None });
    }

    /// Gives a card to the line that owes it.
    fn card(&mut self, at: usize, seat: Seat, card: Option<Landscape>) {
        if self.seat.is_none() {
            if self.reader.is(seat) {
                self.dealt(at, seat, None, card);
            }
            return;
        }
        let Some(draft) = self.owed.and_then(|to| self.drafts.get_mut(to)) else { return };
        draft.events.push(at);
        let add = |held: &mut Option<Cards>| {
            if let Some(card) = card {
                *held = Some(held.unwrap_or(Cards::NONE).plus(Cards::one(card)));
            }
        };
        match &mut draft.what {
            Line::Group { prize, .. } => *prize = Prize::Card,
            Line::AmphoraCards { held, .. } => add(held),
            Line::Took { cards, held, .. } => {
                *cards += 1;
                add(held);
            }
            _ => {}
        }
    }

    fn laid(&mut self, at: usize, seat: Seat, letter: Anchor, (tile, turn): (u8, u8)) {
        let mut events = mem::take(&mut self.taking.tile);
        events.push(at);
        let Some((anchor, middle)) = self.land.place else { return };
        let map = &self.land.map;
        let shrines = map.shrines().iter().enumerate().filter(|(_, hex)| hex.distance(middle) == 2);
        let shrines = shrines.map(|(shrine, _)| Anchor::shrine(shrine as u8)).collect();
        let yours = match self.reader {
            Viewer::Seat(own) if own != seat => map.buildings(own).any(|site| map.hex(site).distance(middle) == 2),
            _ => false,
        };
        self.draft(events, Line::Laid { seat, letter, tile, turn, anchor, shrines, yours });
    }

    /// Ends the lines of the present turn. `done` says that the turn is over.
    fn close(&mut self, done: bool) {
        self.unfinished();
        let mut drafts = mem::take(&mut self.drafts);
        // Without a card at the end of the turn, only the missing cards have a line.
        drafts.retain(|draft| !matches!(draft.what, Line::Took { cards: 0, .. }));
        if done {
            drafts = self.merged(drafts);
        }
        drafts.sort_by_key(|draft| draft.events.last().map(|&at| self.step(at)));
        drafts.into_iter().for_each(|draft| self.push(draft));
        (self.owed, self.near) = (None, false);
    }

    /// Makes lines of an action that has no end yet. Its own seat sees it in the open question.
    fn unfinished(&mut self) {
        let Taking { spare, steps, drew, tile, .. } = mem::take(&mut self.taking);
        let Some(seat) = self.seat else { return };
        if !spare.is_empty() {
            let amphorae = spare.len() as u8;
            self.draft(spare, Line::AmphoraActions { seat, amphorae });
        }
        if drew && !self.reader.is(seat) {
            self.draft(steps, Line::Drew { seat });
        }
        if !tile.is_empty() && !self.reader.is(seat) {
            self.draft(tile, Line::TookTile { seat });
        }
    }

    /// Merges the lines of another seat's turn if it touched nothing of the reader's and changed nothing but numbers.
    fn merged(&self, drafts: Vec<Draft>) -> Vec<Draft> {
        let (Some(seat), Viewer::Seat(own)) = (self.seat, self.reader) else { return drafts };
        let plain = |draft: &Draft| matches!(draft.what, Line::Built { .. } | Line::Stored { .. } | Line::Took { .. });
        let quiet = drafts.iter().all(|draft| plain(draft) || matches!(draft.what, Line::Shuffled { .. }));
        if own == seat || self.near || !quiet || drafts.iter().filter(|draft| plain(draft)).count() < 2 {
            return drafts;
        }
        let (several, mut drafts): (Vec<Draft>, Vec<Draft>) = drafts.into_iter().partition(plain);
        let (mut events, mut built, mut stored, mut cards) = (Vec::new(), 0, 0, 0);
        for draft in several {
            events.extend(draft.events);
            match draft.what {
                Line::Built { sites, .. } => built += sites.len() as u8,
                Line::Stored { buildings, .. } => stored += buildings.len() as u8,
                Line::Took { cards: took, .. } => cards += took,
                _ => {}
            }
        }
        events.sort_unstable();
        drafts.push(Draft { events, what: Line::Turn { seat, built, stored, cards } });
        drafts
    }

    /// Returns the step of an event.
    fn step(&self, at: usize) -> u32 {
        self.events.get(at).map_or(0, |(seq, _)| *seq)
    }

    fn push(&mut self, Draft { events, what }: Draft) {
        let (Some(&first), Some(&last)) = (events.first(), events.last()) else { return };
        let steps = (self.step(first), self.step(last));
        self.lines.push(recap::Line { steps, rank: what.rank(self.reader), events, what });
    }
}
