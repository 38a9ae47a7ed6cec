//! What happens at a table of Attika, as data.

use super::cards::Cards;
use super::data::{Building, Group, Landscape, Pile};
use super::price::Price;
use super::spaces::{Anchor, Space};
use super::state::Ending;
use crate::Seat;
use crate::game::{self, Viewer};
use serde::{Serialize, Serializer};

/// What a step made happen. Tiles are numbered from 0 in events, as in the table of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Luck gave this city the first turn (3.7).
    First { seat: Seat },
    /// A tile of the layout is laid (3.1).
    Set { letter: Anchor, tile: u8, turn: u8 },
    /// A disc is turned up on its mat (3.6).
    Shown { seat: Seat, pile: Pile, building: Building },
    /// A turn begins (5.1).
    Turn { seat: Seat, round: u16 },
    /// A disc is drawn; so many are left in the pile (6.1).
    Draw { seat: Seat, pile: Pile, left: u8 },
    /// Which disc it is: only its owner sees it (6.1).
    Disc { seat: Seat, building: Building },
    /// The drawn disc goes on the mat (6.2).
    Stored { seat: Seat, building: Building },
    /// A building, just drawn or from the mat, is to be paid: what is left of its price (9.3).
    Priced { seat: Seat, building: Building, space: Space, drawn: bool, price: Price },
    /// The payment (9.3, 9.7).
    Paid { seat: Seat, cards: Cards },
    /// A building, just drawn or from the mat, is placed (8.1); `arrow`: for nothing, by an arrow (10.1).
    Placed { seat: Seat, building: Building, space: Space, drawn: bool, arrow: bool },
    /// A complete group wins an amphora, or a card if the supply is empty (11.1, 11.3).
    Group { seat: Seat, group: Group, amphora: bool },
    /// An amphora returns to the supply for one more action, or for a card (11.4).
    Amphora { seat: Seat, card: bool },
    /// The last disc of a pile was taken and a tile is drawn (7.1).
    Tile { seat: Seat },
    /// Which tile it is: only who lays it sees it (7.1).
    TileFace { seat: Seat, tile: u8 },
    /// The last disc of a pile was taken, but no tile is left (7.1).
    NoTile { seat: Seat },
    /// The place of the tile is chosen (7.2).
    Spot { seat: Seat, anchor: Anchor, spot: u8 },
    /// A tile is laid and gets its letter (7.2).
    Laid { seat: Seat, letter: Anchor, tile: u8, turn: u8 },
    /// A card is drawn; which one only its owner sees (3.7, 5.2).
    Card { seat: Seat, card: Option<Landscape> },
    /// The discards become the new deck (5.6).
    Shuffled { cards: u8 },
    /// Cards that are not drawn, since none is left (5.6).
    NoCards { seat: Seat, cards: u8 },
    /// A seat ends its turn and draws so many cards (5.2).
    Ended { seat: Seat, cards: u8 },
    /// The game is over (4.1, 17.1).
    Over { reason: Ending, winner: Option<Seat> },
}

/// The word.
impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Cards of certain landscapes, and of any.
impl Serialize for Price {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([("symbols", serde_json::json!(self.symbols)), ("any", serde_json::json!(self.any))])
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Disc { seat, .. } | Event::TileFace { seat, .. } if !viewer.is(seat) => None,
            Event::Card { seat, .. } if !viewer.is(seat) => Some(Event::Card { seat, card: None }),
            _ => Some(self.clone()),
        }
    }
}
