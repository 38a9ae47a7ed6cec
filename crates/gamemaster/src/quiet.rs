//! Quiet hours: the time of a person's day in which nobody calls them.

use agon_store::PlayerRow;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// Returns the end of a person's quiet hours that last at `now_ms`, both in UTC milliseconds; `None`: they may be called.
///
/// The hours are those of their own clock. A time that a night of daylight saving skips lies an hour later, one that
/// comes twice is the first.
pub fn quiet_until_ms(player: &PlayerRow, now_ms: i64) -> Option<i64> {
    let (from, to) = (player.quiet_from?, player.quiet_to?);
    let zone = zone(player.zone.as_deref());
    let now = Timestamp::from_millisecond(now_ms).ok()?;
    let today = now.to_zoned(zone.clone()).date();
    let hours = |day: Date| {
        let last = if from < to { day } else { day.checked_add(1.day()).ok()? };
        Some((instant_ms(day, from, &zone)?, instant_ms(last, to, &zone)?))
    };
    let days = [today.checked_sub(1.day()).ok(), Some(today)];
    let (_, end_ms) =
        days.into_iter().flatten().filter_map(hours).find(|(from_ms, to_ms)| (*from_ms..*to_ms).contains(&now_ms))?;
    Some(end_ms)
}

/// Returns the time zone of a stored name; UTC without one, or if the name is unknown.
pub fn zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
}

/// Returns the time at which a clock of a zone shows a minute of a day, in UTC milliseconds.
fn instant_ms(day: Date, minute: u16, zone: &TimeZone) -> Option<i64> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    let time = jiff::civil::Time::new(hour, minute, 0, 0).ok()?;
    Some(day.to_datetime(time).to_zoned(zone.clone()).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::UserId;

    /// Returns a person with quiet hours from one minute of the day to another.
    fn person(zone: Option<&str>, from: u16, to: u16) -> PlayerRow {
        let zone = zone.map(str::to_owned);
        PlayerRow { zone, quiet_from: Some(from), quiet_to: Some(to), ..PlayerRow::unset(UserId(1)) }
    }

    fn ms(time: &str) -> i64 {
        time.parse::<Timestamp>().unwrap().as_millisecond()
    }

    /// Returns the end of quiet hours at a time, or `-`.
    fn until(player: &PlayerRow, now: &str) -> String {
        let until = quiet_until_ms(player, ms(now)).map(|ms| Timestamp::from_millisecond(ms).unwrap().to_string());
        until.unwrap_or("-".to_owned())
    }

    #[test]
    fn quiet_hours_pass_over_midnight_or_lie_within_a_day() {
        let night = person(None, 22 * 60, 8 * 60);
        for (now, end) in [
            ("2026-11-26T21:59:59Z", "-"),
            ("2026-11-26T22:00:00Z", "2026-11-27T08:00:00Z"),
            ("2026-11-27T00:30:00Z", "2026-11-27T08:00:00Z"),
            ("2026-11-27T07:59:59Z", "2026-11-27T08:00:00Z"),
            ("2026-11-27T08:00:00Z", "-"),
        ] {
            assert_eq!(until(&night, now), end, "{now}");
        }
        let work = person(None, 9 * 60, 17 * 60 + 30);
        assert_eq!(until(&work, "2026-11-26T12:00:00Z"), "2026-11-26T17:30:00Z");
        assert_eq!(until(&work, "2026-11-26T17:30:00Z"), "-");
        let none = PlayerRow { quiet_from: None, quiet_to: None, ..work };
        assert_eq!(until(&none, "2026-11-26T12:00:00Z"), "-");
    }

    #[test]
    fn half_hours_and_unknown_zones_are_no_trouble() {
        let kolkata = person(Some("Asia/Kolkata"), 23 * 60, 7 * 60 + 15);
        assert_eq!(until(&kolkata, "2026-11-26T17:29:59Z"), "-");
        assert_eq!(until(&kolkata, "2026-11-26T17:30:00Z"), "2026-11-27T01:45:00Z");
        let nowhere = person(Some("Mordor"), 22 * 60, 8 * 60);
        assert_eq!(until(&nowhere, "2026-11-26T23:00:00Z"), "2026-11-27T08:00:00Z", "as in UTC");
    }

    /// Clocks go from 2:00 to 3:00 on 28 March 2027, and from 3:00 to 2:00 on 31 October 2027.
    #[test]
    fn quiet_hours_follow_the_clock_over_both_nights_of_daylight_saving() {
        let night = person(Some("Europe/Madrid"), 22 * 60, 8 * 60);
        assert_eq!(until(&night, "2027-03-27T21:00:00Z"), "2027-03-28T06:00:00Z", "nine hours");
        assert_eq!(until(&night, "2027-10-30T20:00:00Z"), "2027-10-31T07:00:00Z", "eleven hours");
        // An end in the hour that is skipped, and in the one that comes twice.
        let short = person(Some("Europe/Madrid"), 22 * 60, 2 * 60 + 30);
        assert_eq!(until(&short, "2027-03-28T00:45:00Z"), "2027-03-28T01:30:00Z", "there is no 2:30");
        assert_eq!(until(&short, "2027-10-31T00:15:00Z"), "2027-10-31T00:30:00Z", "the first 2:15");
        assert_eq!(until(&short, "2027-10-31T01:15:00Z"), "-", "the second one");
        // A beginning there.
        let late = person(Some("Europe/Madrid"), 2 * 60 + 30, 8 * 60);
        assert_eq!(until(&late, "2027-03-28T01:15:00Z"), "-");
        assert_eq!(until(&late, "2027-03-28T01:30:00Z"), "2027-03-28T06:00:00Z");
        assert_eq!(until(&late, "2027-10-31T00:30:00Z"), "2027-10-31T07:00:00Z");
        assert_eq!(until(&late, "2027-10-31T01:10:00Z"), "2027-10-31T07:00:00Z", "the second 2:10");
    }

    #[test]
    fn at_every_minute_of_a_year_quiet_hours_end_later_or_do_not_last() {
        let night = person(Some("Europe/Madrid"), 23 * 60 + 45, 2 * 60 + 15);
        let mut now_ms = ms("2027-01-01T00:00:00Z");
        let mut quiet = 0;
        for _ in 0..365 * 24 * 4 {
            if let Some(end_ms) = quiet_until_ms(&night, now_ms) {
                assert!(end_ms > now_ms && end_ms - now_ms <= 4 * 3_600_000, "{now_ms}");
                assert_eq!(quiet_until_ms(&night, end_ms), None, "{now_ms}");
                quiet += 1;
            }
            now_ms += 15 * 60_000;
        }
        assert_eq!(quiet, 365 * 10, "ten quarters of an hour a night");
    }
}
