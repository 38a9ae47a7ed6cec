//! A breach of the contract.

use std::fmt;

/// The part of the contract that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The table cannot be opened with these seats and options.
    Options,
    /// A text is not read back as it was written, or two things share one.
    Notation,
    /// The audit complains.
    Audit,
    /// Those waited for have nothing to do, or others have.
    Waiting,
    /// The legal actions are not those of the lexicon that `check` allows.
    Legal,
    /// Luck may do nothing where it is waited for, or something where it is not.
    Chance,
    /// The same step led to two different tables, or its events changed what it does.
    Determinism,
    /// A seat's secret choice touches what another may choose at the same time, or their order matters.
    Simultaneous,
    /// The game does not come to an end.
    Endless,
    /// There is a standing before the end or none after it, or its places do not fit together.
    Standing,
    /// A view has the wrong owner or the wrong legal actions.
    View,
    /// A state, view or event cannot be written as JSON.
    Json,
    /// A hint names what cannot be done.
    Hints,
    /// The imagined world does not look like the true one to the viewer it was imagined for.
    Imagine,
    /// A viewer can tell two worlds apart that differ only in what is hidden.
    Scramble,
    /// What happened could not have happened in the imagined world.
    History,
    /// A viewer sees events that tell more than its view.
    Events,
    /// A viewer's view tells outcomes apart whose events look the same.
    PrivateChance,
    /// An illegal action was taken, or changed the table.
    Refusal,
    /// The log, played again from its text, leads elsewhere.
    Replay,
}

/// A breach of the contract, and how to come back to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The part of the contract that is broken.
    pub kind: Kind,
    /// The seed of the game: one game with this seed shows the fault again.
    pub seed: u64,
    /// How many steps the game had made.
    pub step: usize,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after step {} of the game with seed {}: {}", self.kind, self.step, self.seed, self.detail)
    }
}

impl std::error::Error for Fault {}

/// A breach that does not know yet where in the game it was found.
#[derive(Debug)]
pub(super) struct Found {
    kind: Kind,
    detail: String,
}

impl Found {
    pub(super) fn new(kind: Kind, detail: impl Into<String>) -> Found {
        Found { kind, detail: detail.into() }
    }

    pub(super) fn at(self, seed: u64, step: usize) -> Fault {
        Fault { kind: self.kind, seed, step, detail: self.detail }
    }

    /// Adds what else helps to understand it.
    pub(super) fn with(mut self, more: &str) -> Found {
        self.detail.push_str(more);
        self
    }
}

/// A breach of `kind` unless `holds`; `detail` is written only then.
pub(super) fn ensure(holds: bool, kind: Kind, detail: impl FnOnce() -> String) -> Result<(), Found> {
    if holds { Ok(()) } else { Err(Found::new(kind, detail())) }
}
