//! Times where a person is: times of the day, time zones, and days as spans of UTC. All of it is pure.

mod zones;

pub use zones::{Found, find_zone};

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan as _};

/// The minutes of a day.
const DAY: u16 = 1440;
/// The longest absence, in days.
pub const LONGEST_AWAY: i64 = 60;

/// The words that may follow a time of the day, with the hours that they add; `None`: the time has 24 hours.
const SUFFIXES: [(&str, Option<u16>); 10] = [
    ("a.m.", Some(0)),
    ("p.m.", Some(12)),
    ("a.m", Some(0)),
    ("p.m", Some(12)),
    ("am", Some(0)),
    ("pm", Some(12)),
    ("uhr", None),
    ("hrs", None),
    ("h", None),
    ("", None),
];

/// The marks between hours and minutes.
const BETWEEN: [&str; 4] = [":", ".", "uhr", "h"];

/// Reads a time of the day as people write it: `22:00`, `8`, `10.30 pm`, `22 Uhr`, `8h30`. Returns its minute of the
/// day; `None` if it is none.
pub fn read_time(text: &str) -> Option<u16> {
    let text: String = text.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect();
    let (digits, suffix) = SUFFIXES.iter().find_map(|(word, adds)| Some((text.strip_suffix(*word)?, *adds)))?;
    let parts = BETWEEN.iter().find_map(|mark| digits.split_once(*mark));
    let (hours, minutes) = match parts {
        Some((hours, minutes)) if minutes.len() == 2 => (hours, number(minutes)?),
        Some(_) => return None,
        None => (digits, 0),
    };
    let hours = number(hours)?;
    let hours = match suffix {
        Some(adds) if (1..=12).contains(&hours) => hours % 12 + adds,
        Some(_) => return None,
        // The end of a day is the beginning of the next one.
        None if hours == 24 && minutes == 0 => 0,
        None => hours,
    };
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// Reads a number of one or two digits.
fn number(text: &str) -> Option<u16> {
    let digits = (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// Writes a minute of the day: `08:00`.
pub fn time_of_day(minute: u16) -> String {
    format!("{:02}:{:02}", minute % DAY / 60, minute % 60)
}

/// Returns the present time of the day in a zone: `15:04`.
pub fn now_in(zone: &TimeZone, now_ms: i64) -> String {
    let at = Timestamp::from_millisecond(now_ms).unwrap_or_default();
    at.to_zoned(zone.clone()).strftime("%H:%M").to_string()
}

/// The reason why an absence is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAway {
    /// It does not end after it begins.
    Backwards,
    /// It is longer than [`LONGEST_AWAY`].
    TooLong,
    /// It begins more than a year ahead.
    TooFar,
    /// It is over.
    Past,
}

/// Returns the span of an absence in UTC milliseconds: from the beginning of its first day to the beginning of the day on
/// which the person is back, in their zone. Days count from 1970. Without a first day it begins today.
///
/// # Errors
/// It cannot be.
pub fn away_span(from: Option<i64>, back: i64, zone: &TimeZone, now_ms: i64) -> Result<(i64, i64), NotAway> {
    let today = Timestamp::from_millisecond(now_ms).unwrap_or_default().to_zoned(zone.clone()).date();
    let latest = today.saturating_add(1.year());
    let (from, back) = (from.map_or(Some(today), day), day(back));
    let from = from.filter(|from| *from <= latest).ok_or(NotAway::TooFar)?;
    let back = back.ok_or(NotAway::TooLong)?;
    if back <= from {
        return Err(NotAway::Backwards);
    }
    if back.duration_since(from).as_hours() / 24 > LONGEST_AWAY {
        return Err(NotAway::TooLong);
    }
    let begins = |day: Date| day.to_zoned(zone.clone()).map(|begin| begin.timestamp().as_millisecond()).ok();
    let (from_ms, until_ms) = begins(from).zip(begins(back)).ok_or(NotAway::TooFar)?;
    if until_ms <= now_ms { Err(NotAway::Past) } else { Ok((from_ms, until_ms)) }
}

/// Returns a day of the calendar, counted from 1970.
fn day(days: i64) -> Option<Date> {
    Date::constant(1970, 1, 1).checked_add(Span::new().try_days(days).ok()?).ok()
}

#[cfg(test)]
mod tests;
