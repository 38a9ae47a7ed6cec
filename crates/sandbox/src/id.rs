//! Snowflake ids: people and places have constant ones, everything created later gets a fresh one.
//!
//! Fresh ids are time based and strictly increasing, so they are also larger than those from before a restart.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicU64, Ordering},
};

use serde::{Serialize, Serializer};
use serde_json::Value;

/// Discord's epoch, 2015-01-01, in Unix milliseconds.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// A Discord id. In JSON it is a string of digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// Reads an id from JSON, which may hold it as a string or as a number; `None` if it is no id.
    pub fn of(value: &Value) -> Option<Id> {
        match value {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number.as_u64().map(Id),
            _ => None,
        }
    }

    /// Returns the creation time of this id, in Unix milliseconds.
    pub fn unix_ms(self) -> u64 {
        (self.0 >> 22) + EPOCH_MS
    }

    /// Returns the creation time as Discord writes it.
    pub fn timestamp(self) -> String {
        timestamp(self.unix_ms())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Id, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The last id given out. The whole process shares it, so a second sandbox continues the sequence of the first.
static LAST: AtomicU64 = AtomicU64::new(0);

/// Returns a fresh id.
pub(crate) fn fresh() -> Id {
    let by_time = now_ms().saturating_sub(EPOCH_MS) << 22;
    let next = |last: u64| by_time.max(last + 1);
    let last = LAST.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last)));
    Id(last.map_or(by_time, next))
}

/// Returns the current time in Unix milliseconds.
pub(crate) fn now_ms() -> u64 {
    u64::try_from(jiff::Timestamp::now().as_millisecond()).unwrap_or(EPOCH_MS)
}

/// Formats a time as Discord does (RFC 3339).
pub(crate) fn timestamp(unix_ms: u64) -> String {
    i64::try_from(unix_ms)
        .ok()
        .and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok())
        .unwrap_or(jiff::Timestamp::UNIX_EPOCH)
        .to_string()
}
