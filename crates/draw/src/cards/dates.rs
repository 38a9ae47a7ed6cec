//! Dates on cards, in UTC: a picture is the same for every reader.

use agon_lang::{Language, text};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::Offset;

/// The seconds of a day.
const DAY: i64 = 86_400;
/// Returns the day of a time in seconds since 1970, in UTC. A time beyond the calendar's ends gives its first or last
/// day.
pub fn day_of(time: i64) -> Date {
    let within = time.clamp(Timestamp::MIN.as_second(), Timestamp::MAX.as_second());
    let time = Timestamp::from_second(within).unwrap_or_default();
    Offset::UTC.to_datetime(time).date()
}

fn said(language: Language, key: &str, time: i64) -> String {
    let date = day_of(time);
    let month = text(language, "card-month-name", &[("month", i64::from(date.month()).into())]);
    let args =
        [("day", i64::from(date.day()).into()), ("month", month.into()), ("year", date.year().to_string().into())];
    text(language, key, &args)
}

/// Writes the day of a time in seconds since 1970, in UTC: `20 Nov 2026`.
pub fn date(language: Language, time: i64) -> String {
    said(language, "card-date", time)
}

/// Writes the month of a time in seconds since 1970, in UTC: `Nov 2026`.
pub fn month(language: Language, time: i64) -> String {
    said(language, "card-month", time)
}

/// Returns at most five dates of a period with their times: days of a short period, months of a long one.
pub(super) fn ticks(language: Language, from: i64, to: i64) -> Vec<(i64, String)> {
    let span = to.saturating_sub(from);
    let key = if span > 300 * DAY { "card-month" } else { "card-day" };
    let mut ticks: Vec<(i64, String)> =
        (0..5).map(|part| from.saturating_add(span / 4 * part)).map(|time| (time, said(language, key, time))).collect();
    ticks.dedup_by(|later, before| later.1 == before.1);
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let known = [
            (0, (1970, 1, 1)),
            (951_782_400, (2000, 2, 29)),
            (1_795_219_199, (2026, 11, 20)),
            (-1, (1969, 12, 31)),
            (i64::MIN, (-9999, 1, 2)),
        ];
        for (time, (year, month, day)) in known {
            assert_eq!(day_of(time), Date::constant(year, month, day), "{time}");
        }
        assert_eq!(date(Language::German, 1_795_219_199), "20. Nov. 2026");
        assert_eq!(month(Language::German, 1_795_219_199), "Nov. 2026");
    }

    #[test]
    fn an_axis_of_time_has_five_dates_at_most_and_none_twice() {
        let count = |span: i64| ticks(Language::English, 1_795_000_000, 1_795_000_000 + span).len();
        assert_eq!([0, 600, 30 * DAY, 900 * DAY].map(count), [1, 1, 5, 5]);
    }
}
