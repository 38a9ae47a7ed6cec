//! The clock on the page: its time and speed, and the ways to change them.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::clock::{Clock, ClockError};

/// A change of the clock. A value that is no number is refused like a number out of range.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum ClockAction {
    /// Moves it forward by milliseconds.
    Advance {
        #[serde(default)]
        ms: Value,
    },
    /// Sets its speed from now on.
    SetSpeed {
        #[serde(default)]
        speed: Value,
    },
}

/// Carries out a change.
pub(super) fn commit(clock: &Clock, action: &ClockAction) -> Result<(), ClockError> {
    match action {
        ClockAction::Advance { ms } => clock.advance(ms.as_i64().ok_or(ClockError::Move)?),
        ClockAction::SetSpeed { speed } => {
            let speed = speed.as_u64().and_then(|speed| u32::try_from(speed).ok());
            clock.set_speed(speed.ok_or(ClockError::Speed)?)
        }
    }
}

/// Returns the reading for a page. The number of moves lets it tell a jump from a late answer.
pub(super) fn reading(clock: &Clock) -> Value {
    let reading = clock.reading();
    json!({ "now": reading.now_ms, "speed": reading.speed, "moves": reading.moves })
}
