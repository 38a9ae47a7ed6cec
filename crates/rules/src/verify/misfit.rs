//! Errors in a log and their position.

use super::LONGEST;
use crate::log::Unreadable;
use serde_json::Value;

/// The longest quotation in an answer, in characters.
pub const QUOTED: usize = 300;

/// A line that does not fit: its position, and the reason.
#[derive(Debug, thiserror::Error)]
#[error("line {line}{}: {}", at(*.step), quoted(&.why.to_string()))]
pub struct Misfit {
    /// The number of the line, from 1.
    pub line: u64,
    /// The step that does not fit, or the next one; 0 if the error concerns the whole table.
    pub step: u32,
    /// The reason.
    pub why: Why,
}

/// The reason why a log does not fit.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// The rules or the format refuse the line.
    #[error("{0}")]
    Refused(Box<Unreadable>),
    /// The last line is incomplete.
    #[error("the file ends in the middle of this line")]
    CutOff,
    /// The line is not text.
    #[error("the line is not UTF-8 text (byte {0})")]
    NotText(usize),
    /// The line is longer than any line this program writes.
    #[error("the line is longer than {LONGEST} bytes")]
    TooLong,
    /// The opened seed is no seed, or not the promised one.
    #[error("the opened seed does not fit `seed_sha256`")]
    Promise,
    /// The outcome in the log differs from that of the opened seed.
    #[error("the log says luck brought `{found}`, the opened seed gives `{drawn}`")]
    Luck {
        /// The outcome in the log.
        found: String,
        /// The outcome of the seed.
        drawn: String,
    },
    /// The seats in the log differ from those of the opened seed.
    #[error("the log says luck seated {found}, the opened seed gives {drawn}")]
    Seats {
        /// The seats in the log.
        found: Value,
        /// The seats of the seed.
        drawn: Value,
    },
    /// The steps of a seal are missing, belong to another seat, or are not one whole secret choice.
    #[error("the seal is of steps {first} and on, which are no secret choice of this seat")]
    SealSteps {
        /// The first of these steps.
        first: u32,
    },
    /// The decision has two seals.
    #[error("the choice of step {first} and on has two seals")]
    SealTwice {
        /// The first step of the decision.
        first: u32,
    },
    /// The words in the log differ from the committed ones.
    #[error("the choice of step {first} and on is not the one that was sealed")]
    Seal {
        /// The first step of the choice.
        first: u32,
    },
    /// The state after the step differs.
    #[error("the state after this step is another one")]
    State,
    /// The standing differs, or the table has none yet.
    #[error("the standing does not follow from the log")]
    Standing,
    /// The header has a different number of steps.
    #[error("the header tells of {said} steps, the log has {found}")]
    Steps {
        /// The number in the header.
        said: u64,
        /// The number in the log.
        found: u64,
    },
    /// The header has a different number of seals.
    #[error("the header tells of {said} seals, the log has {found}")]
    Seals {
        /// The number in the header.
        said: u64,
        /// The number in the log.
        found: u64,
    },
    /// The game is over, and its standing is missing.
    #[error("the game is over, but the log has no standing")]
    NoStanding,
    /// The log has no line.
    #[error("the log has no header")]
    Empty,
}

impl Why {
    /// Returns the step that does not fit at a table of `seq` steps; 0 if the error concerns the whole table.
    pub(super) fn step(&self, seq: u32) -> u32 {
        match self {
            Why::Promise | Why::Seats { .. } | Why::Steps { .. } | Why::Seals { .. } | Why::Empty => 0,
            Why::Seal { first } | Why::SealSteps { first } | Why::SealTwice { first } => *first,
            // The header of another table: the error concerns none of this table's steps.
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

/// Formats the step, if there is one.
fn at(step: u32) -> String {
    if step == 0 { String::new() } else { format!(", step {step}") }
}

impl From<Unreadable> for Why {
    fn from(why: Unreadable) -> Why {
        Why::Refused(Box::new(why))
    }
}

/// Shortens a text for display.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
