//! The limits that each person has, from the settings: how much of the bot's work one person may ask for.

use anyhow::ensure;
use serde::Deserialize;
use std::ops::RangeInclusive;

/// The limits for each person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The clicks and forms in progress at once.
    pub clicks_at_once: usize,
    /// The commands in progress at once.
    pub commands_at_once: usize,
    /// The animations and series of pictures that a person asks for within a minute.
    pub animations_per_minute: usize,
    /// The profiles, statistics, leaderboards and lists of past tables that a person looks at within a minute.
    pub records_per_minute: usize,
    /// The pages that a person shows to channels within a minute.
    pub pages_shown_per_minute: usize,
}

/// The range of a number of things at once. Discord itself lets a person do no more.
const AT_ONCE: RangeInclusive<usize> = 1..=64;
/// The range of a number of things within a minute.
const PER_MINUTE: RangeInclusive<usize> = 1..=600;

impl Default for Limits {
    fn default() -> Self {
        Limits {
            // More than fingers on a telephone.
            clicks_at_once: 8,
            commands_at_once: 8,
            animations_per_minute: 2,
            records_per_minute: 60,
            pages_shown_per_minute: 5,
        }
    }
}

impl Limits {
    /// Checks that each limit is in its range. With zero, nobody could do anything.
    ///
    /// # Errors
    /// The first limit outside of its range, with the range.
    pub fn check(&self) -> anyhow::Result<()> {
        for (name, value, range) in [
            ("clicks_at_once", self.clicks_at_once, AT_ONCE),
            ("commands_at_once", self.commands_at_once, AT_ONCE),
            ("animations_per_minute", self.animations_per_minute, PER_MINUTE),
            ("records_per_minute", self.records_per_minute, PER_MINUTE),
            ("pages_shown_per_minute", self.pages_shown_per_minute, PER_MINUTE),
        ] {
            let (least, most) = (range.start(), range.end());
            ensure!(range.contains(&value), "limits.{name} is {value}; it may be {least} to {most}");
        }
        Ok(())
    }
}
