//! The full state of a table of Offrandes: the boards and the phase, secrets included.

use super::board::{Board, Ending, city_ids};
use super::data::{Animal, CITIES, Character, MOST_SEATS};
use crate::{Seat, SeatSet};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// The full state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The public part.
    pub board: Board,
    /// The phase, secret choices included.
    pub phase: Phase,
}

/// An auction turn (4.1, 4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The seat whose turn it is.
    pub auctioneer: Seat,
    /// Tiles already sold, a bit per [`Character::index`].
    pub gone: u8,
    /// The seats that won a lot in this turn and are out of it (4.6).
    pub barred: SeatSet,
    /// Lots sold in this turn.
    pub lots: u8,
}

impl Turn {
    /// Makes a new turn: all tiles are available, no seat is barred (4.2).
    pub fn new(auctioneer: Seat) -> Turn {
        Turn { auctioneer, gone: 0, barred: SeatSet::EMPTY, lots: 0 }
    }

    /// True if a tile is still available.
    pub fn has(&self, character: Character) -> bool {
        self.gone & (1 << character.index()) == 0
    }

    /// Returns the tiles still available.
    pub fn tiles(&self) -> impl Iterator<Item = Character> + '_ {
        Character::ALL.into_iter().filter(|&character| self.has(character))
    }
}

/// Two different characters offered together (4.3).
pub type Lot = (Character, Character);

/// A lot during the bidding (4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bidding {
    /// The auction turn.
    pub turn: Turn,
    /// The lot for sale.
    pub lot: Lot,
    /// The highest bid so far.
    pub bid: u8,
    /// The seat that made it.
    pub leader: Seat,
    /// The seat that must answer now.
    pub bidder: Seat,
    /// The seats that passed on this lot.
    pub passed: SeatSet,
}

/// The secret lists of a sealed corruption (16.2): codes of (opponent, ladder), in rank order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lists {
    entries: [[u8; 20]; MOST_SEATS],
    lengths: [u8; MOST_SEATS],
}

impl Lists {
    /// Returns a seat's list so far.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Seat, Character)> + '_ {
        let length = self.lengths[seat.index()] as usize;
        self.entries[seat.index()][..length]
            .iter()
            .map(|&code| (Seat(code / 5), Character::CORRUPTIBLE[code as usize % 5]))
    }

    /// Returns the number of entries in a seat's list.
    pub fn len(&self, seat: Seat) -> u8 {
        self.lengths[seat.index()]
    }

    /// True if a seat's list has an entry.
    pub fn has(&self, seat: Seat, entry: (Seat, Character)) -> bool {
        self.of(seat).any(|listed| listed == entry)
    }

    /// Appends an entry to a seat's list; there are never more than 20 different ones.
    pub fn push(&mut self, seat: Seat, (victim, ladder): (Seat, Character)) {
        let length = &mut self.lengths[seat.index()];
        if let Some(slot) = self.entries[seat.index()].get_mut(*length as usize) {
            *slot = victim.0 * 5 + ladder.index() as u8;
            *length += 1;
        }
    }
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck chooses the first marker holder (2.3).
    Start,
    /// First picks (2.4): `picked` has a bit per character this seat has picked.
    Picks {
        /// The seat that picks.
        seat: Seat,
        /// The characters this seat has picked so far.
        picked: u8,
    },
    /// The auctioneer offers a lot or ends the turn (4.3).
    Offer(Turn),
    /// The auctioneer names the opening bid (4.3).
    Open(Turn, Lot),
    /// Bids go round (4.4).
    Bid(Bidding),
    /// Secret amounts (16.1).
    Seal {
        /// The auction turn.
        turn: Turn,
        /// The lot for sale.
        lot: Lot,
        /// The opening bid.
        opening: u8,
        /// The seats that must name an amount.
        asked: SeatSet,
        /// The amount each seat has named.
        sealed: [Option<u8>; MOST_SEATS],
    },
    /// The bribers act one by one, in the order of [`Board::bribers`] (5.1).
    Bribe {
        /// The seat whose turn it is.
        seat: Seat,
        /// The seats already corrupted in this phase (5.3 b).
        corrupted: SeatSet,
    },
    /// Secret lists (16.2).
    Rank {
        /// The seats that must write a list.
        asked: SeatSet,
        /// The seats with a complete list.
        done: SeatSet,
        /// The lists so far.
        lists: Lists,
    },
    /// Sacrifices (6.2).
    Sacrifice {
        /// The seat that may sacrifice now.
        seat: Seat,
        /// The animals chosen in a shortage (6.4).
        chosen: Option<(Animal, u8)>,
    },
    /// The end (§8).
    Over(Ending),
}

impl State {
    /// Returns the seats the state waits for; `None` if luck decides.
    pub(super) fn asked(&self) -> Option<SeatSet> {
        Some(match &self.phase {
            Phase::Start => return None,
            Phase::Picks { seat, .. } | Phase::Bribe { seat, .. } | Phase::Sacrifice { seat, .. } => {
                SeatSet::one(*seat)
            }
            Phase::Offer(turn) | Phase::Open(turn, _) => SeatSet::one(turn.auctioneer),
            Phase::Bid(bidding) => SeatSet::one(bidding.bidder),
            Phase::Seal { asked, sealed, .. } => asked.iter().filter(|seat| sealed[seat.index()].is_none()).collect(),
            Phase::Rank { asked, done, .. } => asked.minus(*done),
            Phase::Over(_) => SeatSet::EMPTY,
        })
    }
}

/// Writes the whole state with the rules document's ids, for hosts, exports of finished tables, and outside checks.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = self.board.json();
        document.insert("phase".to_owned(), self.phase.json(&self.board));
        document.serialize(serializer)
    }
}

fn city(seat: Seat) -> &'static str {
    CITIES[seat.index()]
}

pub(super) fn turn_json(turn: &Turn) -> Value {
    json!({
        "auctioneer": city(turn.auctioneer),
        "tiles": turn.tiles().map(Character::id).collect::<Vec<_>>(),
        "barred": city_ids(turn.barred),
        "lots": turn.lots,
    })
}

pub(super) fn entries_json(entries: impl Iterator<Item = (Seat, Character)>) -> Value {
    entries.map(|(seat, ladder)| json!([city(seat), ladder.id()])).collect()
}

impl Bidding {
    pub(super) fn json(&self) -> Value {
        json!({
            "name": "bid", "turn": turn_json(&self.turn), "lot": [self.lot.0.id(), self.lot.1.id()],
            "bid": self.bid, "leader": city(self.leader), "bidder": city(self.bidder), "passed": city_ids(self.passed),
        })
    }
}

impl Phase {
    fn json(&self, board: &Board) -> Value {
        match self {
            Phase::Start => json!({"name": "start"}),
            Phase::Picks { seat, picked } => json!({
                "name": "picks", "seat": city(*seat),
                "picked": Character::ALL.into_iter().filter(|c| picked & (1 << c.index()) != 0).map(Character::id).collect::<Vec<_>>(),
            }),
            Phase::Offer(turn) => json!({"name": "offer", "turn": turn_json(turn)}),
            Phase::Open(turn, lot) => json!({"name": "open", "turn": turn_json(turn), "lot": [lot.0.id(), lot.1.id()]}),
            Phase::Bid(bidding) => bidding.json(),
            Phase::Seal { turn, lot, opening, asked, sealed } => {
                let amounts = asked.iter().map(|seat| (city(seat).to_owned(), json!(sealed[seat.index()])));
                json!({
                    "name": "seal", "turn": turn_json(turn), "lot": [lot.0.id(), lot.1.id()], "opening": opening,
                    "sealed": Value::Object(amounts.collect()),
                })
            }
            Phase::Bribe { seat, corrupted } => json!({
                "name": "bribe", "order": board.bribers().into_iter().map(city).collect::<Vec<_>>(),
                "briber": city(*seat), "corrupted": city_ids(*corrupted),
            }),
            Phase::Rank { asked, done, lists } => {
                let listed = asked.iter().map(|seat| (city(seat).to_owned(), entries_json(lists.of(seat))));
                json!({
                    "name": "rank", "done": city_ids(*done), "lists": Value::Object(listed.collect()),
                })
            }
            Phase::Sacrifice { seat, chosen } => json!({
                "name": "sacrifice", "seat": city(*seat),
                "chosen": chosen.map(|(animal, count)| json!({"animal": animal, "count": count})),
            }),
            Phase::Over(ending) => json!({"name": "over", "reason": ending.id()}),
        }
    }
}
