//! Replays: `<control> <viewer> <step size> <list>`. The step of an id is the target of its click. Its words name the
//! control, the viewpoint, the step size, and the list to return to. So no two buttons of a screen are equal, even if
//! two lead to the same step.

use super::history::Filter;
use super::{CustomId, LONGEST};
use agon_rules::{Seat, Viewer};
use agon_store::TableId;

/// A click that leads to a step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayClick {
    /// The button or menu.
    pub control: ReplayControl,
    /// The settings of the reader.
    pub settings: ReplaySettings,
}

words! {
    /// A button or menu of a replay.
    ReplayControl {
        /// Opens the replay.
        Open = "open",
        /// Opens it at the step of the id.
        From = "from",
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
        Viewpoint = "eyes",
        /// Switches between phases and single steps.
        StepSize = "gait",
        /// Offers the viewpoints of other seats, or hides them.
        Secrets = "secrets",
        /// Shows the position of the step in words, beside the replay.
        Words = "words",
        /// Used only behind `show`: the step as everyone sees it.
        Here = "here",
    }
}

/// The settings of a reader who moves through a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplaySettings {
    /// The viewpoint.
    pub viewer: Viewer,
    /// True for phases instead of single steps.
    pub phases: bool,
    /// True if it offers the viewpoints of other seats.
    pub spoilers: bool,
    /// The list that opened the table's page.
    pub back: Option<Filter>,
}

impl Default for ReplaySettings {
    fn default() -> ReplaySettings {
        ReplaySettings { viewer: Viewer::Public, phases: false, spoilers: false, back: None }
    }
}

impl ReplayClick {
    pub(super) fn words(&self) -> String {
        self.settings.words(self.control)
    }

    /// Reads the words of an id. Unreadable settings mean the public viewpoint, step by step.
    pub(super) fn read(words: &str) -> Option<ReplayClick> {
        let mut parts = words.splitn(4, ' ');
        let control = ReplayControl::read(parts.next()?)?;
        let viewer = parts.next().and_then(read_viewer).unwrap_or(Viewer::Public);
        let step_size = parts.next().unwrap_or_default();
        let (phases, spoilers) = (step_size.starts_with('p'), step_size.ends_with('o'));
        Some(ReplayClick {
            control,
            settings: ReplaySettings { viewer, phases, spoilers, back: parts.next().and_then(Filter::read) },
        })
    }
}

impl ReplaySettings {
    /// Returns the words of an id with these settings and a control.
    pub(super) fn words(&self, control: ReplayControl) -> String {
        let step_size = if self.phases { "p" } else { "s" };
        let secrets = if self.spoilers { "o" } else { "-" };
        let words = format!("{} {} {step_size}{secrets}", control.word(), viewer_word(self.viewer));
        match &self.back {
            Some(back) => format!("{words} {}", back.words()),
            None => words,
        }
    }

    /// Makes the id of a control that leads to a step. Leaves out the list to return to if it does not fit.
    pub fn id(&self, control: ReplayControl, table: TableId, seq: u32) -> CustomId {
        let id = |settings: ReplaySettings| CustomId::new(ReplayClick { control, settings }, table, seq);
        let whole = id(self.clone());
        if whole.to_string().len() <= LONGEST { whole } else { id(ReplaySettings { back: None, ..self.clone() }) }
    }
}

/// Reads the word of a viewpoint: `p` for the public one, a seat's number for its own.
pub fn read_viewer(word: &str) -> Option<Viewer> {
    match word {
        "p" => Some(Viewer::Public),
        number => number.parse::<u8>().ok()?.checked_sub(1).map(|seat| Viewer::Seat(Seat(seat))),
    }
}

/// Returns the word of a viewpoint, in an id or as a menu's value.
pub fn viewer_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "p".to_owned(),
        Viewer::Seat(seat) => seat.number().to_string(),
    }
}
