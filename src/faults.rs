//! Logs failures of ours, each under the id that the person reads.
//!
//! Writes a repeated failure (a full disk that refuses everyone) once and then counts it. All people who meet it within
//! a minute read the same id.

use crate::discord::outcome;
use crate::logs;
use agon_gamemaster::{CODE_LETTERS, Refused};
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

/// The time after which the same failure gets a new line, in milliseconds.
const REPEATED_MS: i64 = 60_000;

/// The last failure, with its count.
#[derive(Debug, Default)]
pub struct Faults {
    last: Mutex<Option<Failure>>,
}

#[derive(Debug)]
struct Failure {
    id: String,
    what: &'static str,
    cause: String,
    since_ms: i64,
    times: u64,
}

impl Faults {
    /// Logs a refusal that is a failure of ours, and returns its id.
    pub fn refused(&self, now_ms: i64, what: &'static str, refused: &Refused) -> String {
        self.log(now_ms, what, refused.report().to_string())
    }

    /// Logs an error, and returns its id.
    pub fn failed(&self, now_ms: i64, what: &'static str, error: impl Display) -> String {
        self.log(now_ms, what, logs::clean(error))
    }

    /// Writes a line for a failure, unless the same one has a line within the last minute, and returns its id.
    fn log(&self, now_ms: i64, what: &'static str, cause: String) -> String {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |failure: &&mut Failure| failure.what == what && failure.cause == cause;
        let fresh = |failure: &&mut Failure| (0..REPEATED_MS).contains(&(now_ms - failure.since_ms));
        let fault = match last.as_mut().filter(same).filter(fresh) {
            Some(failure) => {
                failure.times += 1;
                // Logs at 10, 100, 1000, … so that a storm of refusals is visible but does not fill the disk that may
                // have caused it.
                if failure.times.is_multiple_of(10) && 10_u64.pow(failure.times.ilog10()) == failure.times {
                    let Failure { id: fault, times, .. } = failure;
                    tracing::error!(fault, times, "the same failure again");
                }
                failure.id.clone()
            }
            None => {
                if let Some(Failure { id: fault, times: times @ 2.., .. }) = last.as_ref() {
                    tracing::error!(fault, times, "the repetitions of a failure");
                }
                let fault = id();
                tracing::error!(fault, cause, "{what}");
                *last = Some(Failure { id: fault.clone(), what, cause, since_ms: now_ms, times: 1 });
                fault
            }
        };
        outcome::fault(&fault);
        fault
    }
}

/// Makes a short word.
fn id() -> String {
    let mut bytes = [0; 4];
    // Without randomness the id is only less useful.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().filter_map(|byte| CODE_LETTERS.get(usize::from(byte % 32))).map(|letter| char::from(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::Faults;

    #[test]
    fn what_repeats_within_a_minute_keeps_its_id() {
        let faults = Faults::default();
        let full = |at_ms| faults.failed(at_ms, "an action failed", "the disk is full");
        let first = full(0);
        assert_eq!([full(1), full(59_999)], [first.clone(), first.clone()]);
        // It is another failure if it comes later, has another cause or place, or if the clock was set back.
        let later = full(60_000);
        assert_ne!(later, first);
        let busy = faults.failed(60_001, "an action failed", "the database is busy");
        assert_ne!(busy, later);
        assert_ne!(faults.failed(60_002, "an answer failed", "the database is busy"), busy);
        let ahead = full(90_000);
        assert_ne!(full(10), ahead);
        assert_eq!(first.len(), 4);
    }
}
