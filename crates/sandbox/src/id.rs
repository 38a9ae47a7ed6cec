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

use crate::clock::Clock;

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

/// The source of the fresh ids of a sandbox. A later sandbox continues it by its later time.
#[derive(Debug)]
pub(crate) struct Ids {
    clock: Clock,
    last: AtomicU64,
}

impl Ids {
    pub(crate) fn new(clock: Clock) -> Ids {
        Ids { clock, last: AtomicU64::new(0) }
    }

    /// Returns a fresh id.
    pub(crate) fn fresh(&self) -> Id {
        let by_time = now_ms(&self.clock).saturating_sub(EPOCH_MS) << 22;
        let next = |last: u64| by_time.max(last + 1);
        let last = self.last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last)));
        Id(last.map_or(by_time, next))
    }
}

/// Returns the time of a clock in Unix milliseconds, as an id counts it: never before Discord's epoch.
pub(crate) fn now_ms(clock: &Clock) -> u64 {
    u64::try_from(clock.now_ms()).map_or(EPOCH_MS, |now_ms| now_ms.max(EPOCH_MS))
}

/// Formats a time as Discord does (RFC 3339).
pub(crate) fn timestamp(unix_ms: u64) -> String {
    i64::try_from(unix_ms)
        .ok()
        .and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok())
        .unwrap_or(jiff::Timestamp::UNIX_EPOCH)
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_tell_the_time_of_the_clock_and_never_repeat_or_go_back() {
        let noon = 1_767_355_200_000;
        let clock = Clock::new(noon, 60, || 0).unwrap();
        let ids = Ids::new(clock.clone());
        let (first, second) = (ids.fresh(), ids.fresh());
        assert_eq!((first.unix_ms(), second.0), (1_767_355_200_000, first.0 + 1), "two in the same moment");
        clock.advance(1).unwrap();
        let third = ids.fresh();
        assert_eq!((third.unix_ms(), third > second), (1_767_355_200_001, true));
        assert_eq!(third.timestamp(), "2026-01-02T12:00:00.001Z");
        let early = Clock::new(-1, 1, || 0).unwrap();
        assert_eq!(Ids::new(early).fresh().unix_ms(), EPOCH_MS, "no id is older than Discord");
    }
}
