//! The events of a table of Offrandes, as data.

use super::board::Ending;
use super::data::{Altar, Animal, Character};
use super::state::Lot;
use crate::game::{self, Viewer};
use crate::{Seat, SeatSet};
use serde::Serialize;

/// One thing a step caused. Amounts are drachmae, levels 0 to 5, points those of worship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Luck gave this city the first player marker (2.3).
    First { seat: Seat },
    /// A first pick (2.4).
    Picked { seat: Seat, character: Character },
    /// A round begins with its auctions (§3).
    Round { round: u8, marker: Seat },
    /// An auction turn begins (4.1).
    AuctionTurn { seat: Seat },
    /// The turn ends because there is no drachma to open with (4.3).
    NoMoney { seat: Seat },
    /// The auctioneer offers a lot (4.3).
    Lot { seat: Seat, lot: Lot },
    /// The opening bid (4.3).
    Opened { seat: Seat, amount: u8 },
    /// The auction turn ends by choice, or because no pair is left (4.3, 4.7).
    TurnEnded { seat: Seat, by_choice: bool },
    /// A raise (4.4).
    Bid { seat: Seat, amount: u8 },
    /// A pass (4.4).
    Passed { seat: Seat },
    /// A city cannot beat the bid and is out of the lot (4.4, 14.2).
    CannotBeat { seat: Seat },
    /// A seat names a secret amount, which only that seat sees (16.1).
    Sealed { seat: Seat, amount: Option<u8> },
    /// The secret amounts open (16.1).
    SealsOpened { amounts: Vec<(Seat, u8)> },
    /// A city buys a lot (4.5).
    Sold { seat: Seat, lot: Lot, amount: u8, opening: bool },
    /// A token rises by a lot (4.5).
    Rose { seat: Seat, character: Character, level: u8 },
    /// A token on the top level cannot rise (4.9).
    Stayed { seat: Seat, character: Character },
    /// A token falls from the top level because another took it (4.10).
    Bumped { seat: Seat, character: Character },
    /// The corruption phase begins. An empty order: no city has a Briber (5.1).
    Corruption { order: Vec<Seat> },
    /// A bribe (5.4), with the levels after it.
    Bribed { seat: Seat, victim: Seat, ladder: Character, own: u8, theirs: u8 },
    /// A briber chose not to act (5.2).
    NoBribe { seat: Seat },
    /// A briber has no legal bribe (14.2).
    NoTarget { seat: Seat },
    /// An entry of a secret list: only its writer sees it (16.2).
    Ranked { seat: Seat, victim: Seat, ladder: Character },
    /// A secret list is complete (16.2).
    ListSealed { seat: Seat },
    /// The secret lists open (16.2).
    ListsOpened { lists: Vec<(Seat, Vec<(Seat, Character)>)> },
    /// No entry of a briber's list is legal any more (16.2).
    ListFailed { seat: Seat },
    /// The sacrifice phase begins: lamps score (6.1).
    Lamps { points: Vec<(Seat, u16)> },
    /// A seat chooses its animals in a shortage (6.4).
    Chose { seat: Seat, animal: Animal, count: u8 },
    /// A sacrifice (6.7, 6.8); `from` is the city whose token went back.
    Sacrificed { seat: Seat, altar: Altar, animal: Animal, count: u8, points: u16, from: Option<Seat> },
    /// A city chose not to sacrifice (6.2).
    NoSacrifice { seat: Seat },
    /// A city cannot sacrifice: a token is missing, the stable is short, or no altar takes it (6.3, 6.4, 6.9).
    CannotSacrifice { seat: Seat },
    /// Revenue (§7); the cities in `capped` gave back drachmae above 25.
    Revenue { marker: Seat, capped: SeatSet },
    /// The game is over (8.1, 14.1).
    Over { reason: Ending },
}

impl Serialize for Ending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Sealed { seat, .. } if !viewer.is(seat) => Some(Event::Sealed { seat, amount: None }),
            Event::Ranked { seat, .. } if !viewer.is(seat) => None,
            _ => Some(self.clone()),
        }
    }

    /// Sealed amounts and lists that open.
    fn reveals(&self) -> bool {
        matches!(self, Event::SealsOpened { .. } | Event::ListsOpened { .. })
    }
}
