//! The recap of Offrandes: lots with their bids, bribes, offerings, and the phases that passed over the reader.

mod past;
mod sale;
#[cfg(test)]
mod tests;
mod writer;

use super::board::Ending;
use super::data::{Altar, Animal, Character};
use super::event::Event;
use super::view::View;
use crate::game::Viewer;
use crate::recap::{self, Rank};
use crate::{Seat, SeatSet};
use serde::Serialize;

pub use sale::Sale;

/// A phase of a round (§3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    Auctions,
    Corruption,
    Sacrifices,
    Revenue,
}

impl Stage {
    /// Returns the word of the phase in keys of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Auctions => "auctions",
            Stage::Corruption => "corruption",
            Stage::Sacrifices => "sacrifices",
            Stage::Revenue => "revenue",
        }
    }
}

/// The reason why a Briber reached nobody (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreached {
    /// Every city has a Guardsman as high as the Briber (5.3 a).
    Guarded,
    /// Every city has such a Guardsman or was bribed already (5.3 b).
    Bribed,
    /// A city is in reach, but no token of it can fall (5.3 d, e).
    Nothing,
}

/// The reason why a city could not sacrifice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// These characters stand below rung 1 (6.3).
    Characters(Vec<Character>),
    /// The stable held no animal of the kind or below (6.4).
    Animals,
    /// No altar in reach took the animals (6.9).
    Altar,
}

/// The condensed events of one line, for every reader: the words name the reader's own seat `you`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Line {
    /// A heading: luck chose who starts, and the first picks begin (2.3, 2.4).
    Start { seat: Seat },
    /// A heading: a phase begins (§3).
    Phase { round: u8, phase: Stage },
    /// The first picks of a city (2.4).
    Picks { seat: Seat, characters: Vec<Character> },
    /// A lot, from its offer to its sale (4.3 to 4.10, 16.1).
    Sold(Sale),
    /// The reader had no drachma to open with (4.3).
    NoMoney { seat: Seat },
    /// A phase without a bribe: the cities with a Briber, in their order (5.1, 5.2).
    NobodyBribed { bribers: Vec<Seat> },
    /// A bribe (5.4 to 5.6): the levels before and after it, and the third city it pushed from the top.
    Bribed { seat: Seat, victim: Seat, ladder: Character, own: (u8, u8), theirs: (u8, u8), pushed: Option<Seat> },
    /// The reader's Briber, on this level, reached nobody (5.3).
    Unreached { seat: Seat, briber: u8, why: Unreached },
    /// The secret lists opened (16.2): their writers in the order of the bribes, and the lists.
    Lists { order: Vec<Seat>, lists: Vec<(Seat, Vec<(Seat, Character)>)> },
    /// No entry of a list was legal any more (16.2).
    ListFailed { seat: Seat },
    /// The lamps scored (6.1). `ends`: with these points the game ends after the phase (8.1).
    Lamps { points: Vec<(Seat, u16)>, ends: bool },
    /// A sacrifice (6.7, 6.8); `from` is the city whose token went back. `ends` as for lamps.
    Sacrificed { seat: Seat, altar: Altar, animal: Animal, count: u8, points: u16, from: Option<Seat>, ends: bool },
    /// A city chose not to sacrifice (6.2).
    NoSacrifice { seat: Seat },
    /// A city could not sacrifice (6.3, 6.4, 6.9).
    CannotSacrifice { seat: Seat, lack: Lack },
    /// Revenue (§7), and the next round with its first city. `purse`: the reader's drachmae after it.
    Revenue { round: u8, marker: Seat, purse: Option<u8>, capped: SeatSet },
    /// The game is over (8.1, 14.1).
    Over { reason: Ending },
}

impl Line {
    /// Returns the importance of the line for a reader.
    fn rank(&self, reader: Viewer) -> Rank {
        let mine = |seat: Seat| reader.is(seat);
        match self {
            Line::Start { .. } | Line::Phase { .. } => Rank::Heading,
            Line::Sold(sale) => sale.rank(reader),
            Line::Bribed { victim, pushed, .. } if mine(*victim) || pushed.is_some_and(mine) => Rank::Loss,
            Line::Sacrificed { seat, from: Some(from), .. } if mine(*from) && from != seat => Rank::Loss,
            Line::Picks { seat, .. } | Line::Bribed { seat, .. } | Line::Sacrificed { seat, .. } if mine(*seat) => {
                Rank::Gain
            }
            Line::NoMoney { seat }
            | Line::Unreached { seat, .. }
            | Line::ListFailed { seat }
            | Line::CannotSacrifice { seat, .. }
                if mine(*seat) =>
            {
                Rank::Skipped
            }
            Line::NobodyBribed { bribers } if not_asked(reader, bribers) => Rank::Skipped,
            Line::Sacrificed { ends: true, .. } | Line::Lamps { ends: true, .. } | Line::Over { .. } => Rank::Race,
            Line::Lamps { points, .. } if points.iter().any(|(seat, points)| mine(*seat) && *points > 0) => {
                Rank::Routine
            }
            Line::Revenue { .. } if reader != Viewer::Public => Rank::Routine,
            _ => Rank::Others,
        }
    }
}

/// True if others could bribe and the reader could not: it had no Briber (5.1).
fn not_asked(reader: Viewer, bribers: &[Seat]) -> bool {
    match reader {
        Viewer::Seat(seat) => !bribers.is_empty() && !bribers.contains(&seat),
        Viewer::Public => false,
    }
}

/// Condenses all events so far for the view's owner.
pub(super) fn recap(view: &View, events: &[(u32, &Event)]) -> Vec<recap::Line<Line>> {
    writer::write(view, events)
}
