//! Replays: `<door> <eyes> <gait> <list>`. An id's step is where its click leads; its words say by which door, through whose
//! eyes, how a reader goes on, and the list to go back to. So no two buttons of a screen are alike, even where two lead to
//! the same step.

use super::history::Filter;
use super::{CustomId, LONGEST};
use agon_rules::{Seat, Viewer};
use agon_store::TableId;

/// A click that leads to a step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayClick {
    /// The button or menu.
    pub door: Door,
    /// The way.
    pub way: Way,
}

words! {
    /// A button or menu of a replay.
    Door {
        /// Opens the replay.
        Open = "open",
        /// Leads to the beginning.
        First = "first",
        /// Leads back.
        Back = "back",
        /// Leads on.
        On = "on",
        /// Leads to the end.
        Last = "last",
        /// Leads to the chapter chosen.
        Jump = "jump",
        /// Looks through the eyes chosen.
        Eyes = "eyes",
        /// Goes by phases or by steps from now on.
        Gait = "gait",
        /// Offers the eyes of the others, or no more.
        Secrets = "secrets",
        /// Stands behind `show` alone: the step as everybody is shown it.
        Here = "here",
    }
}

/// The way a reader goes through a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The eyes it is seen through.
    pub eyes: Viewer,
    /// Phases instead of single steps.
    pub phases: bool,
    /// Offers the eyes of the others.
    pub spoilers: bool,
    /// The list the table's page was opened from.
    pub back: Option<Filter>,
}

impl Default for Way {
    fn default() -> Way {
        Way { eyes: Viewer::Public, phases: false, spoilers: false, back: None }
    }
}

impl ReplayClick {
    pub(super) fn words(&self) -> String {
        self.way.words(self.door)
    }

    /// Reads the words of an id; a way that cannot be read is everybody's eyes, step by step.
    pub(super) fn read(words: &str) -> Option<ReplayClick> {
        let mut parts = words.splitn(4, ' ');
        let door = Door::read(parts.next()?)?;
        let eyes = parts.next().and_then(eyes_of).unwrap_or(Viewer::Public);
        let gait = parts.next().unwrap_or_default();
        let (phases, spoilers) = (gait.starts_with('p'), gait.ends_with('o'));
        Some(ReplayClick { door, way: Way { eyes, phases, spoilers, back: parts.next().and_then(Filter::read) } })
    }
}

impl Way {
    /// The words of an id that goes this way through a door.
    pub(super) fn words(&self, door: Door) -> String {
        let gait = if self.phases { "p" } else { "s" };
        let secrets = if self.spoilers { "o" } else { "-" };
        let words = format!("{} {} {gait}{secrets}", door.word(), eyes_word(self.eyes));
        match &self.back {
            Some(back) => format!("{words} {}", back.words()),
            None => words,
        }
    }

    /// The id that goes this way through a door, to a step; where the way back has no room in it, it is forgotten.
    pub fn id(&self, door: Door, table: TableId, seq: u32) -> CustomId {
        let id = |way: Way| CustomId::new(ReplayClick { door, way }, table, seq);
        let whole = id(self.clone());
        if whole.to_string().len() <= LONGEST { whole } else { id(Way { back: None, ..self.clone() }) }
    }
}

/// Reads whose eyes a word means: `p` for everybody's, a seat's number for its own.
pub fn eyes_of(word: &str) -> Option<Viewer> {
    match word {
        "p" => Some(Viewer::Public),
        number => number.parse::<u8>().ok()?.checked_sub(1).map(|seat| Viewer::Seat(Seat(seat))),
    }
}

/// The word of somebody's eyes, in an id or as a menu's value.
pub fn eyes_word(eyes: Viewer) -> String {
    match eyes {
        Viewer::Public => "p".to_owned(),
        Viewer::Seat(seat) => seat.number().to_string(),
    }
}
