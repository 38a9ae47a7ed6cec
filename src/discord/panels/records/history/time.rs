//! The times that a list of past tables can filter by: a number of days before now, or days of the calendar, in UTC.

use crate::discord::ids::history::Since;
use crate::discord::panels::{say, tell};
use agon_draw::cards::{self, day_of};
use agon_lang::{Language, fold, raise};
use jiff::civil::Date;

const DAY_MS: i64 = 86_400_000;
/// The years that a filter may have.
const YEARS: std::ops::RangeInclusive<i64> = 1970..=9999;

/// The periods before now: with a word, days, and the text.
const TIMES: [(Since, &str, i64, &str); 3] = [
    (Since::Week, "week", 7, "history-week"),
    (Since::Month, "month", 30, "history-month"),
    (Since::Year, "year", 365, "history-year"),
];

impl Since {
    /// Returns the earliest end that counts, in UTC milliseconds.
    pub fn from_ms(self, now_ms: i64) -> i64 {
        let days = |(_, _, days, _): &(Since, &str, i64, &str)| now_ms.saturating_sub(days * DAY_MS);
        match self {
            Since::Day(day) => day.saturating_mul(DAY_MS),
            _ => TIMES.iter().find(|(since, ..)| *since == self).map_or(now_ms, days),
        }
    }
}

/// Reads a menu's word of a period before now.
pub(super) fn before_now(word: &str) -> Option<Since> {
    TIMES.iter().find(|(_, known, ..)| *known == word).map(|(since, ..)| *since)
}

/// Returns the end of this day, in UTC milliseconds.
pub fn before_ms(until: i64) -> i64 {
    until.saturating_add(1).saturating_mul(DAY_MS)
}

/// A day, a month or a year: its first and last day, in days since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first day.
    pub first: i64,
    /// The last day.
    pub last: i64,
}

impl Span {
    /// Reads the forms that are the same in all languages, which are also the menu's words: `2026`, `2026-03`,
    /// `2026-03-05`.
    pub fn read(text: &str) -> Option<Span> {
        match *numbers(text)?.as_slice() {
            [year] => Span::year(year),
            [year, month] => Span::month(year, month),
            [year, month, day] => Span::day(year, month, day),
            _ => None,
        }
    }

    /// Reads a typed date: those forms, `3.2026`, `5.3.2026`, and also `5/3/2026` unless the language's readers may
    /// take the 5 for the month.
    pub fn typed(language: Language, text: &str) -> Option<Span> {
        let day_first = !text.contains('-') && (language.day_first() || !text.contains('/'));
        Span::read(text).or_else(|| match *numbers(text)?.as_slice() {
            [month, year] => Span::month(year, month),
            [day, month, year] if day_first => Span::day(year, month, day),
            _ => None,
        })
    }

    fn year(year: i64) -> Option<Span> {
        let first = date(year, 1, 1)?;
        Some(Span::of(first, first.last_of_year()))
    }

    fn month(year: i64, month: i64) -> Option<Span> {
        let first = date(year, month, 1)?;
        Some(Span::of(first, first.last_of_month()))
    }

    fn day(year: i64, month: i64, day: i64) -> Option<Span> {
        date(year, month, day).map(|day| Span::of(day, day))
    }

    fn of(first: Date, last: Date) -> Span {
        let days = |date: Date| date.duration_since(Date::constant(1970, 1, 1)).as_hours() / 24;
        Span { first: days(first), last: days(last) }
    }

    /// Returns the most common spans, each with its word: this month, the one before it, this year, the one before it.
    fn near(now_ms: i64) -> Vec<(String, Span)> {
        let month = day_of(now_ms.div_euclid(1000)).first_of_month();
        let before = month.yesterday().unwrap_or(month);
        let months = [month, before].map(|month| month.strftime("%Y-%m").to_string());
        let years = [month.year(), month.year() - 1].map(|year| year.to_string());
        months.into_iter().chain(years).filter_map(|word| Span::read(&word).map(|span| (word, span))).collect()
    }

    /// Describes the span: `2026`, `Mar 2026`, `5 Mar 2026`; `None` if it is no day, month or year.
    pub fn told(self, language: Language) -> Option<String> {
        let time = self.first.saturating_mul(DAY_MS / 1000);
        let day = day_of(time);
        let (year, month) = (i64::from(day.year()), i64::from(day.month()));
        if Span::year(year) == Some(self) {
            Some(year.to_string())
        } else if Span::month(year, month) == Some(self) {
            Some(cards::month(language, time))
        } else {
            (self.first == self.last).then(|| cards::date(language, time))
        }
    }
}

/// Returns a day of the calendar, in the years that a filter may have.
fn date(year: i64, month: i64, day: i64) -> Option<Date> {
    let known = YEARS.contains(&year);
    let [year, month, day] = [year, month, day].map(|number| i16::try_from(number).ok());
    let (month, day) = (i8::try_from(month?).ok()?, i8::try_from(day?).ok()?);
    Date::new(year?, month, day).ok().filter(|_| known)
}

/// Reads the numbers of a date, of at most four digits each.
fn numbers(text: &str) -> Option<Vec<i64>> {
    let parts = text.trim().trim_end_matches('.').split(['-', '.', '/']).map(str::trim);
    let digits = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit());
    parts.map(|part| Some(part).filter(digits)?.parse().ok()).collect()
}

/// Returns the most common times, each with its word: with `before_now` the periods before now, then those of the
/// calendar.
pub fn times(language: Language, now_ms: i64, before_now: bool) -> Vec<(String, String)> {
    let rolling = TIMES.iter().filter(|_| before_now);
    let rolling = rolling.map(|(_, word, _, key)| (raise(&say(language, key)), (*word).to_owned()));
    let spans = Span::near(now_ms).into_iter();
    rolling.chain(spans.filter_map(|(word, span)| Some((raise(&span.told(language)?), word)))).collect()
}

/// Reads the start of a period: a date, or a period before now by its word or its name.
pub fn since(language: Language, text: &str) -> Option<Since> {
    let called = |key: &str| fold(&say(language, key)) == fold(text);
    let before_now = TIMES.iter().find(|(_, word, _, key)| *word == text || called(key)).map(|(since, ..)| *since);
    before_now.or_else(|| Span::typed(language, text).map(|span| Since::Day(span.first)))
}

/// Describes the time between two ends; `None` without ends.
pub(super) fn told(language: Language, since: Option<Since>, until: Option<i64>) -> Option<String> {
    let date = |day: i64| Span { first: day, last: day }.told(language).unwrap_or_default();
    let from = since.map(|since| match since {
        Since::Day(day) => tell(language, "history-from", &[("date", date(day).into())]),
        _ => TIMES.iter().find(|(known, ..)| *known == since).map_or_else(String::new, |row| say(language, row.3)),
    });
    let to = until.map(|day| tell(language, "history-until", &[("date", date(day).into())]));
    let span = match (since, until) {
        (Some(Since::Day(first)), Some(last)) => Span { first, last }.told(language),
        _ => None,
    };
    span.or(match (from, to) {
        (Some(from), Some(to)) => Some(format!("{from} {to}")),
        (from, to) => from.or(to),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_in(language: Language, text: &str) -> Option<(i64, i64)> {
        Span::typed(language, text).map(|span| (span.first, span.last))
    }

    fn read(text: &str) -> Option<(i64, i64)> {
        read_in(Language::English, text)
    }

    #[test]
    fn a_day_a_month_and_a_year_are_read_and_nonsense_is_not() {
        assert_eq!(read("1970"), Some((0, 364)));
        assert_eq!(read("2000-02"), Some((10_988, 11_016)));
        assert_eq!(read("2000-02-29"), Some((11_016, 11_016)));
        for same in ["2026-11-20", " 20.11.2026 ", "2026.11.20", "2026/11/20", "2026-11-20."] {
            assert_eq!(read(same), Some((20_777, 20_777)), "{same}");
        }
        assert_eq!(
            (read("11.2026"), read("2026-11"), read("11/2026")),
            (read("2026-11"), read("11.2026"), read("2026-11"))
        );
        for nonsense in [
            "",
            "soon",
            "20",
            "20.11",
            "2026-13",
            "2026-00",
            "2026-02-29",
            "1900-02-29",
            "2026-11-31",
            "2026-11-00",
            "5/3/2026",
            "5-3-2026",
            "31/12/2026",
            "20.11.26",
            "1969",
            "-2026",
            "2026-",
            "2026-1-1-1",
            "99999",
            "٢٠٢٦",
            "+026",
            "2026-11-20T10:00",
        ] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }

    /// With slashes, some English readers begin with the month. No other readers do.
    #[test]
    fn a_day_stands_first_where_nobody_takes_it_for_the_month() {
        for language in [Language::Spanish, Language::German] {
            for same in ["5/3/2026", "5.3.2026", "05/03/2026", "2026-03-05", "2026/3/5"] {
                assert_eq!(read_in(language, same), Some((20_517, 20_517)), "{same}");
            }
            for nonsense in ["5-3-2026", "31/2/2026", "3/31/2026"] {
                assert_eq!(read_in(language, nonsense), None, "{nonsense}");
            }
        }
        for menu_word in ["3.2026", "5.3.2026", "5/3/2026"] {
            assert_eq!(Span::read(menu_word), None, "{menu_word}");
        }
    }

    #[test]
    fn every_day_has_the_date_it_was_read_from() {
        for at in (0..40_000).step_by(13) {
            assert_eq!(read(&day_of(at * 86_400).to_string()), Some((at, at)));
        }
    }

    #[test]
    fn a_time_is_told_as_shortly_as_it_can_be() {
        let told = |from: &str, to: &str| {
            let since = since(Language::English, from);
            super::told(Language::English, since, Span::read(to).map(|span| span.last)).unwrap_or_default()
        };
        assert_eq!(told("2026", "2026"), "2026");
        assert_eq!(told("2026-11", "2026-11"), "Nov 2026");
        assert_eq!(told("2026-11-20", "2026-11-20"), "20 Nov 2026");
        assert_eq!(told("2025", "2026-11"), "from 1 Jan 2025 until 30 Nov 2026");
        assert_eq!(told("week", "2026"), "last 7 days until 31 Dec 2026");
        assert_eq!(told("Last  30 days", ""), "last 30 days");
        assert_eq!(
            (told("", "2026"), told("2026", ""), told("", "")),
            ("until 31 Dec 2026".into(), "from 1 Jan 2026".into(), "".into())
        );
    }

    #[test]
    fn what_is_near_is_this_month_and_year_and_those_before() {
        let near = |day: &str| {
            let now_ms = Span::read(day).unwrap().first * DAY_MS;
            Span::near(now_ms).into_iter().map(|(word, _)| word).collect::<Vec<_>>()
        };
        assert_eq!(near("2026-01-31"), ["2026-01", "2025-12", "2026", "2025"]);
        assert_eq!(near("2026-11-20"), ["2026-11", "2026-10", "2026", "2025"]);
    }
}
