//! Measures of the service, for who watches over it. They name no table, no person and no choice.

use std::time::Duration;

/// Hears how long the work of the service takes, and what went wrong.
pub trait Observer: Send + Sync {
    /// The task that handles deadlines begins a round.
    fn deadlines_checked(&self);
    /// A deadline was met this long after its time.
    fn deadline_met(&self, late: Duration);
    /// A change of a table was written in this time.
    fn committed(&self, took: Duration);
    /// An AI of this level chose its move in this time.
    fn thought(&self, game: &'static str, level: &'static str, took: Duration);
    /// A table paused itself because of a contradiction.
    fn contradicted(&self);
}
