//! Replays: `<control> <eyes> <gait> <list>`. An id's step is the target of its click. Its words name the control, the
//! viewpoint, the step size, and the list to return to. So no two buttons of a screen are equal, even if two lead to
//! the same step.

use super::history::Filter;
use super::{CustomId, LONGEST};
use agon_rules::{Seat, Viewer};
use agon_store::TableId;

/// A click that leads to a step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayClick {
    /// The button or menu.
    pub control: Control,
    /// The settings of the reader.
    pub way: Way,
}

words! {
    /// A button or menu of a replay.
    Control {
        /// Opens the replay.
        Open = "open",
        /// Leads to the first step.
        First = "first",
        /// Leads one step back.
        Back = "back",
        /// Leads one step on.
        On = "on",
        /// Leads to the last step.
        Last = "last",
        /// Leads to the chosen chapter.
        Jump = "jump",
        /// Changes to the chosen viewpoint.
        Eyes = "eyes",
        /// Switches between phases and single steps.
        Gait = "gait",
        /// Offers the viewpoints of other seats, or hides them.
        Secrets = "secrets",
        /// Used only behind `show`: the step as everyone sees it.
        Here = "here",
    }
}

/// The settings of a reader who moves through a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The viewpoint.
    pub eyes: Viewer,
    /// True for phases instead of single steps.
    pub phases: bool,
    /// True if it offers the viewpoints of other seats.
    pub spoilers: bool,
    /// The list that opened the table's page.
    pub back: Option<Filter>,
}

impl Default for Way {
    fn default() -> Way {
        Way { eyes: Viewer::Public, phases: false, spoilers: false, back: None }
    }
}

impl ReplayClick {
    pub(super) fn words(&self) -> String {
        self.way.words(self.control)
    }

    /// Reads the words of an id. Unreadable settings mean the public viewpoint, step by step.
    pub(super) fn read(words: &str) -> Option<ReplayClick> {
        let mut parts = words.splitn(4, ' ');
        let control = Control::read(parts.next()?)?;
        let eyes = parts.next().and_then(eyes_of).unwrap_or(Viewer::Public);
        let gait = parts.next().unwrap_or_default();
        let (phases, spoilers) = (gait.starts_with('p'), gait.ends_with('o'));
        Some(ReplayClick { control, way: Way { eyes, phases, spoilers, back: parts.next().and_then(Filter::read) } })
    }
}

impl Way {
    /// Returns the words of an id with these settings and a control.
    pub(super) fn words(&self, control: Control) -> String {
        let gait = if self.phases { "p" } else { "s" };
        let secrets = if self.spoilers { "o" } else { "-" };
        let words = format!("{} {} {gait}{secrets}", control.word(), eyes_word(self.eyes));
        match &self.back {
            Some(back) => format!("{words} {}", back.words()),
            None => words,
        }
    }

    /// Makes the id of a control that leads to a step. Leaves out the list to return to if it does not fit.
    pub fn id(&self, control: Control, table: TableId, seq: u32) -> CustomId {
        let id = |way: Way| CustomId::new(ReplayClick { control, way }, table, seq);
        let whole = id(self.clone());
        if whole.to_string().len() <= LONGEST { whole } else { id(Way { back: None, ..self.clone() }) }
    }
}

/// Reads the word of a viewpoint: `p` for the public one, a seat's number for its own.
pub fn eyes_of(word: &str) -> Option<Viewer> {
    match word {
        "p" => Some(Viewer::Public),
        number => number.parse::<u8>().ok()?.checked_sub(1).map(|seat| Viewer::Seat(Seat(seat))),
    }
}

/// Returns the word of a viewpoint, in an id or as a menu's value.
pub fn eyes_word(eyes: Viewer) -> String {
    match eyes {
        Viewer::Public => "p".to_owned(),
        Viewer::Seat(seat) => seat.number().to_string(),
    }
}
