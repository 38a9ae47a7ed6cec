//! The recap of Attika: the events of a table condensed into lines for one reader.
//!
//! An action of a turn becomes one line with its price and its effect on the board; actions without such an effect
//! share a line. The board is rebuilt from public events, so a line never depends on the present position.

mod course;
mod land;
#[cfg(test)]
mod tests;
mod walk;

pub use course::Course;
pub(super) use walk::lines;

use super::cards::Cards;
use super::data::{Building, Group};
use super::spaces::{Anchor, Space};
use super::state::Ending;
use crate::Seat;
use crate::game::Viewer;
use crate::recap::Rank;
use serde::Serialize;

/// A building on its space, with the number of cards paid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Site {
    /// The building.
    pub building: Building,
    /// The space.
    pub space: Space,
    /// The cards paid; 0 for a free building.
    pub cards: u8,
}

/// The prize of a completed group (11.1, 11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prize {
    /// An amphora.
    Amphora,
    /// A card, because the supply is empty.
    Card,
    /// Nothing, because no card is left either.
    Nothing,
}

/// The condensed events of one line. `held` is known to the owner of the cards alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Line {
    /// The set-up begins; this city has the first turn (3.7). A heading.
    SetUp { first: Seat },
    /// A round begins, with the cities in turn order (5.1). A heading.
    Round { round: u16, order: Vec<Seat> },
    /// The reader's first discs and cards (3.6, 3.7).
    Dealt { seat: Seat, mat: Vec<Building>, held: Cards },
    /// A seat drew a disc and has not placed or stored it yet (6.1).
    Drew { seat: Seat },
    /// The discs a seat drew and stored in a turn, with the amphorae returned for these draws (6.2).
    Stored { seat: Seat, buildings: Vec<Building>, amphorae: u8 },
    /// The buildings of a turn that have no effect named below, with the amphorae returned for these actions (6.2, 8.1).
    Built { seat: Seat, drawn: bool, sites: Vec<Site>, amphorae: u8 },
    /// Another seat built on a space where a disc of the reader's mat was free beside the building `beside` (10.1).
    Blocked { seat: Seat, site: Site, beside: Building },
    /// A building touches a shrine that no building of its seat touched before. `left` further buildings reach another
    /// one, if these are few (4.1).
    Touched { seat: Seat, site: Site, shrine: Anchor, left: Option<u8> },
    /// A building brings its chain to `left` further buildings from a second shrine (4.1).
    Neared { seat: Seat, site: Site, left: u8 },
    /// A building joins `joined` settlements into one (9.5).
    Joined { seat: Seat, site: Site, joined: u8 },
    /// A building founds a settlement beside others; the seat has `settlements` now (9.4).
    Founded { seat: Seat, site: Site, settlements: u8 },
    /// A seat completed a group (11.1).
    Group { seat: Seat, group: Group, prize: Prize },
    /// Amphorae returned for actions the seat did not use, or has not used yet (11.4).
    AmphoraActions { seat: Seat, amphorae: u8 },
    /// Amphorae returned for a card each (11.4).
    AmphoraCards { seat: Seat, amphorae: u8, held: Option<Cards> },
    /// A seat took a board tile and has not laid it yet (7.1).
    TookTile { seat: Seat },
    /// A seat laid a board tile beside `anchor` (7.2). `shrines` are all shrines it touches; `yours` says that it
    /// touches the reader's buildings.
    Laid { seat: Seat, letter: Anchor, tile: u8, turn: u8, anchor: Anchor, shrines: Vec<Anchor>, yours: bool },
    /// A pile is empty, but for the first time no board tile is left (7.1).
    NoTile { seat: Seat },
    /// The cards for unused actions (5.2).
    Took { seat: Seat, cards: u8, held: Option<Cards> },
    /// The cards a seat could not draw (5.6).
    NoCards { seat: Seat, cards: u8 },
    /// A whole turn that touched nothing of the reader's: buildings, stored discs, cards.
    Turn { seat: Seat, built: u8, stored: u8, cards: u8 },
    /// The discards became the new deck (5.6).
    Shuffled { cards: u8 },
    /// The end (4.1, 17.1), with the shrines of the winning chain.
    Over { reason: Ending, winner: Option<Seat>, shrines: Vec<Anchor> },
}

impl Line {
    /// Returns the importance for a reader.
    fn rank(&self, reader: Viewer) -> Rank {
        let mine = |seat: Seat, own: Rank, other: Rank| if reader.is(seat) { own } else { other };
        match *self {
            Line::SetUp { .. } | Line::Round { .. } => Rank::Heading,
            Line::Blocked { .. } => Rank::Loss,
            Line::Built { seat, .. } | Line::Joined { seat, .. } | Line::Group { seat, .. } => {
                mine(seat, Rank::Gain, Rank::Others)
            }
            Line::Touched { seat, .. } => mine(seat, Rank::Gain, Rank::Race),
            Line::Neared { .. } => Rank::Race,
            Line::Over { winner, .. } => winner.map_or(Rank::Race, |seat| mine(seat, Rank::Gain, Rank::Race)),
            Line::NoCards { seat, .. } => mine(seat, Rank::Skipped, Rank::Others),
            Line::Laid { ref shrines, .. } if !shrines.is_empty() => Rank::Race,
            Line::Dealt { seat, .. }
            | Line::Stored { seat, .. }
            | Line::Founded { seat, .. }
            | Line::AmphoraActions { seat, .. }
            | Line::AmphoraCards { seat, .. }
            | Line::Laid { seat, .. }
            | Line::Took { seat, .. } => mine(seat, Rank::Routine, Rank::Others),
            Line::Drew { .. }
            | Line::TookTile { .. }
            | Line::NoTile { .. }
            | Line::Turn { .. }
            | Line::Shuffled { .. } => Rank::Others,
        }
    }
}
