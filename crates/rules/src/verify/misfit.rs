//! What may not fit in a log, and where.

use super::LONGEST;
use crate::log::Unreadable;
use serde_json::Value;

/// The longest text repeated in an answer, in characters.
pub const QUOTED: usize = 300;

/// A log does not fit: where, and why.
#[derive(Debug, thiserror::Error)]
#[error("line {line}{}: {}", at(*.step), quoted(&.why.to_string()))]
pub struct Misfit {
    /// The line, from 1.
    pub line: u64,
    /// The step that does not fit, or the next one due; 0: it is about the table as a whole.
    pub step: u32,
    /// What is wrong with it.
    pub why: Why,
}

/// Why a log does not fit.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// The rules or the format refuse the line.
    #[error("{0}")]
    Refused(Box<Unreadable>),
    /// The last line is incomplete.
    #[error("the file ends in the middle of this line")]
    CutOff,
    /// The line is no text.
    #[error("the line is not UTF-8 text (byte {0})")]
    NotText(usize),
    /// The line is longer than any this program writes.
    #[error("the line is longer than {LONGEST} bytes")]
    TooLong,
    /// The opened seed is no seed, or not the promised one.
    #[error("the opened seed does not fit `seed_sha256`")]
    Promise,
    /// The luck in the log is not what the opened seed gives.
    #[error("the log says luck brought `{found}`, the opened seed gives `{drawn}`")]
    Luck {
        /// What the log says.
        found: String,
        /// What the seed gives.
        drawn: String,
    },
    /// The seats in the log are not what the opened seed draws.
    #[error("the log says luck seated {found}, the opened seed gives {drawn}")]
    Seats {
        /// What the log says.
        found: Value,
        /// What the seed gives.
        drawn: Value,
    },
    /// The steps a seal names are not there, not of this seat, or not a whole secret choice.
    #[error("the seal is of steps {first} and on, which are no secret choice of this seat")]
    SealSteps {
        /// The first of them.
        first: u32,
    },
    /// The decision has two seals.
    #[error("the choice of step {first} and on has two seals")]
    SealTwice {
        /// Its first step.
        first: u32,
    },
    /// The words in the log are not what was committed to.
    #[error("the choice of step {first} and on is not the one that was sealed")]
    Seal {
        /// Its first step.
        first: u32,
    },
    /// The state after the step is another one.
    #[error("the state after this step is another one")]
    State,
    /// The standing is another one, or there is none yet.
    #[error("the standing does not follow from the log")]
    Standing,
    /// The header names another number of steps.
    #[error("the header tells of {said} steps, the log has {found}")]
    Steps {
        /// What the header says.
        said: u64,
        /// What the log has.
        found: u64,
    },
    /// The header names another number of seals.
    #[error("the header tells of {said} seals, the log has {found}")]
    Seals {
        /// What the header says.
        said: u64,
        /// What the log has.
        found: u64,
    },
    /// The game is over, and its standing is missing.
    #[error("the game is over, but the log has no standing")]
    NoStanding,
    /// There is no line to read.
    #[error("the log has no header")]
    Empty,
}

impl Why {
    /// The step that does not fit, at a table of so many steps; 0: it is about the table as a whole.
    pub(super) fn step(&self, seq: u32) -> u32 {
        match self {
            Why::Promise | Why::Seats { .. } | Why::Steps { .. } | Why::Seals { .. } | Why::Empty => 0,
            Why::Seal { first } | Why::SealSteps { first } | Why::SealTwice { first } => *first,
            // Another table's header: it is about none of this one's steps.
            Why::Refused(why)
                if matches!(**why, Unreadable::Format(_) | Unreadable::Rules { .. } | Unreadable::Options(_)) =>
            {
                0
            }
            Why::State | Why::Standing | Why::NoStanding => seq,
            _ => seq + 1,
        }
    }
}

/// The step, where there is one.
fn at(step: u32) -> String {
    if step == 0 { String::new() } else { format!(", step {step}") }
}

impl From<Unreadable> for Why {
    fn from(why: Unreadable) -> Why {
        Why::Refused(Box::new(why))
    }
}

/// A text short enough to be shown.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
