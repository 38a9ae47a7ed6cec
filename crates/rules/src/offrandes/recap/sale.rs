//! A lot from its offer to its sale, as one line.

use crate::game::Viewer;
use crate::offrandes::data::Character;
use crate::offrandes::event::Event;
use crate::offrandes::state::Lot;
use crate::recap::Rank;
use crate::{Seat, SeatSet};
use serde::Serialize;

/// A lot from its offer to its sale (4.3 to 4.10, 16.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sale {
    /// The city whose auction turn it was.
    pub auctioneer: Seat,
    /// The two characters.
    pub lot: Lot,
    /// The city that won the lot.
    pub winner: Seat,
    /// The drachmae it paid.
    pub price: u8,
    /// The last amount of each city, with the opening bid first; a secret 0 is no bid.
    pub bids: Vec<(Seat, u8)>,
    /// The cities that passed.
    pub passed: SeatSet,
    /// True if the amounts were secret and opened together (16.1).
    pub sealed: bool,
    /// The reader's drachmae, if they were too few for any bid; told for the first such lot of a round.
    pub short: Option<u8>,
    /// The winner's tokens that rose, with their new levels.
    pub rose: Vec<(Character, u8)>,
    /// The tokens that fell from the top level to the fourth (4.10).
    pub pushed: Vec<(Seat, Character)>,
}

impl Sale {
    /// Begins a lot; its winner and price are open.
    pub(super) fn new(auctioneer: Seat, lot: Lot) -> Sale {
        Sale {
            auctioneer,
            lot,
            winner: auctioneer,
            price: 0,
            bids: Vec::new(),
            passed: SeatSet::EMPTY,
            sealed: false,
            short: None,
            rose: Vec::new(),
            pushed: Vec::new(),
        }
    }

    /// Adds an event of the lot; false if the event does not belong to it.
    pub(super) fn take(&mut self, event: &Event) -> bool {
        match event {
            Event::Opened { seat, amount } | Event::Bid { seat, amount } => self.name(*seat, *amount),
            Event::Passed { seat } => self.passed = self.passed.with(*seat),
            Event::CannotBeat { .. } | Event::Sealed { .. } | Event::Stayed { .. } => {}
            Event::SealsOpened { amounts } => {
                self.sealed = true;
                self.bids.extend(amounts);
            }
            Event::Sold { seat, amount, .. } => (self.winner, self.price) = (*seat, *amount),
            Event::Rose { character, level, .. } => self.rose.push((*character, *level)),
            Event::Bumped { seat, character } => self.pushed.push((*seat, *character)),
            _ => return false,
        }
        true
    }

    fn name(&mut self, seat: Seat, amount: u8) {
        match self.bids.iter_mut().find(|(bidder, _)| *bidder == seat) {
            Some((_, bid)) => *bid = amount,
            None => self.bids.push((seat, amount)),
        }
    }

    /// Returns the last amount a city named.
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        self.bids.iter().find(|(bidder, _)| *bidder == seat).map(|(_, amount)| *amount)
    }

    /// True if the auctioneer won its own lot (4.6).
    pub fn kept(&self) -> bool {
        self.winner == self.auctioneer
    }

    /// True if the winner's token of this character was on the top level already (4.9).
    pub fn stayed(&self, character: Character) -> bool {
        self.rose.iter().all(|(rose, _)| *rose != character)
    }

    /// Returns the characters of a city that fell from the top level.
    pub fn lost(&self, seat: Seat) -> impl Iterator<Item = Character> + '_ {
        self.pushed.iter().filter(move |(city, _)| *city == seat).map(|(_, character)| *character)
    }

    pub(super) fn rank(&self, reader: Viewer) -> Rank {
        let Viewer::Seat(seat) = reader else { return Rank::Others };
        if self.lost(seat).next().is_some() {
            Rank::Loss
        } else if self.winner == seat {
            Rank::Gain
        } else if self.short.is_some() {
            Rank::Skipped
        } else if self.passed.has(seat) || self.bid(seat).is_some() {
            Rank::Missed
        } else {
            Rank::Others
        }
    }
}
