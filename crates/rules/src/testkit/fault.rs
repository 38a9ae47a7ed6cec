//! A breach of the contract.

use std::fmt;

/// The broken part of the contract.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The table cannot be opened with these seats and options.
    Options,
    /// A text does not read back to its source, or two things share one text.
    Notation,
    /// The audit fails.
    Audit,
    /// A seat the table waits for has no action, or another seat has one.
    Waiting,
    /// The legal actions are not exactly those of the lexicon that `check` allows.
    Legal,
    /// Luck has no outcome though the table waits for it, or has one though the table does not.
    Chance,
    /// The same step led to two different tables, or its events changed its effect.
    Determinism,
    /// A seat's secret choice changes the choices of another seat at the same time, or their order matters.
    Simultaneous,
    /// The game does not end.
    Endless,
    /// A standing exists before the end or is missing after it, or its places do not fit together.
    Standing,
    /// A view has the wrong owner or the wrong legal actions.
    View,
    /// A state, view or event cannot be written as JSON.
    Json,
    /// A hint names something impossible.
    Hints,
    /// The imagined world differs from the true one for its viewer.
    Imagine,
    /// A viewer can tell apart two worlds that differ only in hidden things.
    Scramble,
    /// The past was impossible in the imagined world.
    History,
    /// Events tell a viewer more than its view.
    Events,
    /// A viewer's view distinguishes outcomes whose events look the same.
    PrivateChance,
    /// The table accepted an illegal action, or changed because of it.
    Refusal,
    /// A recap leaves out an event that changed the reader's own things, or its lines are not in order.
    Recap,
    /// The replay of the log from its text leads to another table.
    Replay,
}

/// A breach of the contract, and the way to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The broken part of the contract.
    pub kind: Kind,
    /// The seed of the game: one game with this seed shows the fault again.
    pub seed: u64,
    /// The number of steps the game had made.
    pub step: usize,
    /// The details.
    pub detail: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after step {} of the game with seed {}: {}", self.kind, self.step, self.seed, self.detail)
    }
}

impl std::error::Error for Fault {}

/// A breach without its position in the game.
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

    /// Appends details.
    pub(super) fn with(mut self, more: &str) -> Found {
        self.detail.push_str(more);
        self
    }
}

/// Fails with a breach of `kind` unless `holds`; calls `detail` only then.
pub(super) fn ensure(holds: bool, kind: Kind, detail: impl FnOnce() -> String) -> Result<(), Found> {
    if holds { Ok(()) } else { Err(Found::new(kind, detail())) }
}
