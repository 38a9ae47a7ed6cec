//! What happens at a table of Offrandes, as data.

use super::board::Ending;
use super::data::{Altar, Animal, Character};
use super::state::Lot;
use crate::game::{self, Viewer};
use crate::{Seat, SeatSet};
use serde::Serialize;

/// What a step made happen. Amounts are drachmae, levels 0 to 5, points those of worship.
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
    /// A lot is offered (4.3).
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
    /// A secret amount is named; the amount is the seat's own secret (16.1).
    Sealed { seat: Seat, amount: Option<u8> },
    /// All amounts are shown (16.1).
    SealsOpened { amounts: Vec<(Seat, u8)> },
    /// A lot is sold (4.5).
    Sold { seat: Seat, lot: Lot, amount: u8, opening: bool },
    /// A token rises by a lot (4.5).
    Rose { seat: Seat, character: Character, level: u8 },
    /// A token on the top level cannot rise (4.9).
    Stayed { seat: Seat, character: Character },
    /// A token falls from the top level because another took it (4.10).
    Bumped { seat: Seat, character: Character },
    /// The corruption phase begins; empty: nobody has a Briber (5.1).
    Corruption { order: Vec<Seat> },
    /// A bribe (5.4): levels after it.
    Bribed { seat: Seat, victim: Seat, ladder: Character, own: u8, theirs: u8 },
    /// A briber chose not to act (5.2).
    NoBribe { seat: Seat },
    /// A briber has nobody to bribe (14.2).
    NoTarget { seat: Seat },
    /// An entry of a secret list: only its writer sees it (16.2).
    Ranked { seat: Seat, victim: Seat, ladder: Character },
    /// A secret list is complete (16.2).
    ListSealed { seat: Seat },
    /// All lists are shown (16.2).
    ListsOpened { lists: Vec<(Seat, Vec<(Seat, Character)>)> },
    /// Nothing on a briber's list is allowed any more (16.2).
    ListFailed { seat: Seat },
    /// The sacrifice phase begins: lamps score (6.1).
    Lamps { points: Vec<(Seat, u16)> },
    /// Which animals, in a shortage (6.4).
    Chose { seat: Seat, animal: Animal, count: u8 },
    /// A sacrifice (6.7, 6.8); `from` is the city whose token went back.
    Sacrificed { seat: Seat, altar: Altar, animal: Animal, count: u8, points: u16, from: Option<Seat> },
    /// A city chose not to sacrifice (6.2).
    NoSacrifice { seat: Seat },
    /// A city cannot sacrifice: a token is missing, the stable is short, or no altar takes it (6.3, 6.4, 6.9).
    CannotSacrifice { seat: Seat },
    /// Revenue (§7): these cities gave back what was above 25.
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
}
