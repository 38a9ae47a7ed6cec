//! The pace of edits to open panels.

/// The times of one kind of message, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// From a change of the table to the edit, at least.
    pub settle_ms: i64,
    /// From one edit to the next, at least.
    pub between_ms: i64,
    /// From the opening to the last edit, at most.
    pub life_ms: i64,
}

/// The times of panels and of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Panels that answer an interaction.
    pub panels: Times,
    /// Direct messages that call a person.
    pub letters: Times,
}

impl Pace {
    /// Keeps no message open.
    pub const STILL: Pace = {
        let never = Times { settle_ms: 0, between_ms: 0, life_ms: 0 };
        Pace { panels: never, letters: never }
    };
}

impl Default for Pace {
    /// Returns the times that Discord's limits allow. A token lives for 15 minutes. Messages older than an hour take few
    /// edits. A letter waits, because the call of the next turn may replace it.
    fn default() -> Pace {
        Pace {
            panels: Times { settle_ms: 0, between_ms: 2_000, life_ms: 14 * 60_000 },
            letters: Times { settle_ms: 5_000, between_ms: 5_000, life_ms: 50 * 60_000 },
        }
    }
}
