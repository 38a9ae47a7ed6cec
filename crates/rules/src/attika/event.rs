//! The events of a table of Attika, as data.

use super::cards::Cards;
use super::data::{Building, Group, Landscape, Pile};
use super::price::Price;
use super::spaces::{Anchor, Space};
use super::state::Ending;
use crate::Seat;
use crate::game::{self, Viewer};
use serde::{Serialize, Serializer};

/// One thing a step caused. Tiles are numbered from 0 in events, as in the table of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Luck gave this city the first turn (3.7).
    First { seat: Seat },
    /// Luck lays a tile of the layout (3.1).
    Set { letter: Anchor, tile: u8, turn: u8 },
    /// Luck turns up a disc on its mat (3.6).
    Shown { seat: Seat, pile: Pile, building: Building },
    /// A turn begins (5.1).
    Turn { seat: Seat, round: u16 },
    /// A seat draws a disc; `left` are still in the pile (6.1).
    Draw { seat: Seat, pile: Pile, left: u8 },
    /// The disc it drew; only its owner sees it (6.1).
    Disc { seat: Seat, building: Building },
    /// The seat stores the drawn disc on its mat (6.2).
    Stored { seat: Seat, building: Building },
    /// The rest of the price of a building that was just drawn or comes from the mat (9.3).
    Priced { seat: Seat, building: Building, space: Space, drawn: bool, price: Price },
    /// The payment (9.3, 9.7).
    Paid { seat: Seat, cards: Cards },
    /// A seat places a building that was just drawn or comes from its mat (8.1). With `arrow`, it is free because of an
    /// arrow (10.1).
    Placed { seat: Seat, building: Building, space: Space, drawn: bool, arrow: bool },
    /// A complete group wins an amphora, or a card if the supply is empty (11.1, 11.3).
    Group { seat: Seat, group: Group, amphora: bool },
    /// An amphora returns to the supply for one more action, or for a card (11.4).
    Amphora { seat: Seat, card: bool },
    /// A seat takes the last disc of a pile and draws a tile (7.1).
    Tile { seat: Seat },
    /// The tile it drew; only that seat sees it (7.1).
    TileFace { seat: Seat, tile: u8 },
    /// A seat takes the last disc of a pile, but no tile is left (7.1).
    NoTile { seat: Seat },
    /// The seat chooses the place of the tile (7.2).
    Spot { seat: Seat, anchor: Anchor, spot: u8 },
    /// The seat lays the tile, which gets its letter (7.2).
    Laid { seat: Seat, letter: Anchor, tile: u8, turn: u8 },
    /// A seat draws a card; only its owner sees which one (3.7, 5.2).
    Card { seat: Seat, card: Option<Landscape> },
    /// The discards become the new deck (5.6).
    Shuffled { cards: u8 },
    /// The number of cards a seat cannot draw, because none is left (5.6).
    NoCards { seat: Seat, cards: u8 },
    /// A seat ends its turn and draws `cards` cards (5.2).
    Ended { seat: Seat, cards: u8 },
    /// The game is over (4.1, 17.1).
    Over { reason: Ending, winner: Option<Seat> },
}

/// Writes the word.
impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Writes the cards of given landscapes, and those of any.
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

    /// Cards that a seat shows, and drawn pieces that it lays openly.
    fn reveals(&self) -> bool {
        match self {
            Event::Stored { .. } | Event::Paid { .. } | Event::Laid { .. } => true,
            Event::Placed { drawn, .. } | Event::Priced { drawn, .. } => *drawn,
            _ => false,
        }
    }
}
