//! The recap: events condensed into few lines, for one reader.
//!
//! A game merges the events that belong together into one [`Line`] of its own type: a lot with its bids, its price and
//! the rungs it brought. It gets the events as the reader may know them, so a line holds no more than they do. `lang`
//! writes the sentences.

use crate::game::Event;
use serde::Serialize;
use std::fmt::Debug;

/// The importance of a line for its reader, the most important first. A panel shows the first lines by rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Rank {
    /// The reader lost something.
    Loss,
    /// The reader won or took something.
    Gain,
    /// A phase passed over the reader, with the reason.
    Skipped,
    /// The race changed: somebody is a step from winning.
    Race,
    /// The reader took part and got nothing.
    Missed,
    /// The reader's routine gains: revenue, income.
    Routine,
    /// Everything else.
    Others,
    /// The beginning of a round or phase. It heads the lines after it; a panel neither shows nor counts it.
    Heading,
}

/// One line of a recap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line<L> {
    /// The steps of its first and its last event. A recap is in the order of last steps.
    pub steps: (u32, u32),
    /// Its importance for the reader.
    pub rank: Rank,
    /// The positions of its events in the list that [`Game::recap`](crate::Game::recap) got, in order. No event stands
    /// in two lines. An event in no line is told by another line or by the picture. A heading may have none, if the event
    /// that begins its phase says more and has a line of its own.
    pub events: Vec<usize>,
    /// The condensed events, as data of the game.
    pub what: L,
}

impl<L> Line<L> {
    /// True if something in the line happened after step `seq`.
    pub fn is_after(&self, seq: u32) -> bool {
        self.steps.1 > seq
    }
}

/// The condensed events of one line of a game.
pub trait Condensed: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {}

impl<L: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static> Condensed for L {}

/// Builds a line of each event, for a game that has nothing to merge.
pub fn each<E: Event>(events: &[(u32, &E)], rank: impl Fn(&E) -> Rank) -> Vec<Line<E>> {
    let line = |(at, (seq, event)): (usize, &(u32, &E))| Line {
        steps: (*seq, *seq),
        rank: rank(event),
        events: vec![at],
        what: (*event).clone(),
    };
    events.iter().enumerate().map(line).collect()
}
