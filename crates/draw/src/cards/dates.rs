//! Dates on cards, in UTC: a picture is the same wherever it is looked at.

use agon_lang::{Language, text};

/// Seconds of a day.
const DAY: i64 = 86_400;
/// Days of 400 years, after which the calendar repeats.
const ERA: i64 = 146_097;
/// Days from 1 March 0 to 1970: years begin in March here, so that a leap day is a year's last.
const MARCH_0: i64 = 719_468;

/// Day, month (1 to 12) and year of a time in seconds since 1970, in UTC.
pub fn civil(time: i64) -> (i64, i64, i64) {
    let days = time.div_euclid(DAY) + MARCH_0;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // Months of 31, 30, 31, 30, 31 days, again and again.
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (date, month, 400 * era + year + i64::from(month <= 2))
}

/// Days from 1970 to a day of the calendar, its month 1 to 12: the way back from [`civil`].
pub fn days_since_1970(day: i64, month: i64, year: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    365 * year + leap_days + (153 * month + 2) / 5 + day - 1 - MARCH_0
}

fn said(language: Language, key: &str, time: i64) -> String {
    let (day, month, year) = civil(time);
    let month = text(language, "card-month-name", &[("month", month.into())]);
    text(language, key, &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
}

/// The day of a time in seconds since 1970, in UTC: `20 Nov 2026`.
pub fn date(language: Language, time: i64) -> String {
    said(language, "card-date", time)
}

/// The month of a time in seconds since 1970, in UTC: `Nov 2026`.
pub fn month(language: Language, time: i64) -> String {
    said(language, "card-month", time)
}

/// At most five dates of a stretch of time with the times they stand at: days of a short one, months of a long one.
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
            (0, (1, 1, 1970)),
            (951_782_400, (29, 2, 2000)),
            (951_868_800, (1, 3, 2000)),
            (1_795_219_199, (20, 11, 2026)),
            (-1, (31, 12, 1969)),
            (4_107_542_400, (1, 3, 2100)),
        ];
        for (time, day) in known {
            assert_eq!(civil(time), day, "{time}");
        }
        for at in (-800_000..800_000).step_by(37) {
            let (day, month, year) = civil(at * DAY);
            assert_eq!(days_since_1970(day, month, year), at);
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
