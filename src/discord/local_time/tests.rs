use super::*;
use agon_gamemaster::zone;

const HOUR_MS: i64 = 3_600_000;

/// Returns a moment, in UTC milliseconds.
fn at(text: &str) -> i64 {
    text.parse::<Timestamp>().expect("a moment").as_millisecond()
}

/// Returns a day, counted from 1970.
fn days(text: &str) -> i64 {
    let day: Date = text.parse().expect("a day");
    day.duration_since(Date::constant(1970, 1, 1)).as_hours() / 24
}

#[test]
fn times_of_the_day_are_read_as_people_write_them() {
    for (text, minute) in [
        ("22:00", 1320),
        ("8:00", 480),
        ("08:05", 485),
        ("22", 1320),
        ("10 pm", 1320),
        ("10PM", 1320),
        ("22 Uhr", 1320),
        ("22.30 Uhr", 1350),
        ("22 Uhr 30", 1350),
        ("10.30 pm", 1350),
        ("10:30 p. m.", 1350),
        ("8h", 480),
        ("8h30", 510),
        ("8:30 h", 510),
        ("12 am", 0),
        ("12 pm", 720),
        ("0", 0),
        ("00:00", 0),
        ("24:00", 0),
        ("23:59", 1439),
        (" 7 a.m. ", 420),
    ] {
        assert_eq!(read_time(text), Some(minute), "{text}");
    }
    for nonsense in [
        "",
        " ",
        "25",
        "24:01",
        "22:60",
        "8:5",
        "8:005",
        "13 pm",
        "0 am",
        "-1",
        "+8",
        "8:",
        ":30",
        "h",
        "uhr",
        "pm",
        "noon",
        "22:00:00",
        "٨",
        "1320",
        "10 pm pm",
        "8;30",
        "22:00–8:00",
    ] {
        assert_eq!(read_time(nonsense), None, "{nonsense}");
    }
}

#[test]
fn a_minute_of_the_day_is_written_with_two_digits() {
    assert_eq!([0, 485, 1439].map(time_of_day), ["00:00", "08:05", "23:59"]);
}

#[test]
fn zones_are_found_by_name_or_by_city() {
    let now = at("2026-11-26T12:00:00Z");
    for (text, name) in [
        ("Europe/Madrid", "Europe/Madrid"),
        ("europe/madrid", "Europe/Madrid"),
        ("madrid", "Europe/Madrid"),
        (" MADRID ", "Europe/Madrid"),
        ("New York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("america/new york", "America/New_York"),
        ("são paulo", "America/Sao_Paulo"),
        ("Kolkata", "Asia/Kolkata"),
        ("utc", "UTC"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("Istanbul", "Europe/Istanbul"),
    ] {
        assert_eq!(find_zone(text, now), Found::Zone(name.to_owned()), "{text}");
    }
    // Two places of one name, with other clocks.
    let Found::Nearest(west) = find_zone("west", now) else { panic!("one zone") };
    assert!(west.contains(&"Australia/West".to_owned()) && west.contains(&"Brazil/West".to_owned()), "{west:?}");
}

#[test]
fn an_unknown_zone_gets_the_nearest_names() {
    let now = at("2026-11-26T12:00:00Z");
    for (text, name) in [("Madird", "Europe/Madrid"), ("Europe/Madris", "Europe/Madrid"), ("Berlín.", "Europe/Berlin")]
    {
        let Found::Nearest(names) = find_zone(text, now) else { panic!("{text} is found") };
        assert_eq!((names[0].as_str(), names.len()), (name, 4), "{text}");
    }
    for text in ["Mordor", "", "🏺", "/", &"x".repeat(1000)] {
        assert!(matches!(find_zone(text, now), Found::Nearest(names) if names.len() == 4), "{text}");
    }
}

#[test]
fn the_present_time_follows_the_zone() {
    let madrid = zone(Some("Europe/Madrid"));
    assert_eq!(now_in(&madrid, at("2026-03-29T00:59:00Z")), "01:59");
    assert_eq!(now_in(&madrid, at("2026-03-29T01:00:00Z")), "03:00");
    assert_eq!(now_in(&madrid, at("2026-10-25T00:59:00Z")), "02:59");
    assert_eq!(now_in(&madrid, at("2026-10-25T01:00:00Z")), "02:00");
    assert_eq!(now_in(&zone(Some("Asia/Kolkata")), at("2026-11-26T12:00:00Z")), "17:30");
    for unknown in [None, Some("Mordor")] {
        assert_eq!(now_in(&zone(unknown), at("2026-11-26T12:00:00Z")), "12:00");
    }
}

#[test]
fn an_absence_lasts_from_midnight_to_midnight_where_the_person_is() {
    let now = at("2026-01-10T12:00:00Z");
    for (place, from, back, begin, hours) in [
        ("UTC", "2026-03-28", "2026-03-30", "2026-03-28T00:00:00Z", 48),
        // The nights of Europe/Madrid in which the clocks move.
        ("Europe/Madrid", "2026-03-28", "2026-03-29", "2026-03-27T23:00:00Z", 24),
        ("Europe/Madrid", "2026-03-29", "2026-03-30", "2026-03-28T23:00:00Z", 23),
        ("Europe/Madrid", "2026-03-28", "2026-03-31", "2026-03-27T23:00:00Z", 71),
        ("Europe/Madrid", "2026-10-25", "2026-10-26", "2026-10-24T22:00:00Z", 25),
        ("Europe/Madrid", "2026-10-26", "2026-10-27", "2026-10-25T23:00:00Z", 24),
        ("Asia/Kolkata", "2026-12-24", "2027-01-04", "2026-12-23T18:30:00Z", 11 * 24),
        // Midnight does not exist on this day: the clocks jump over it.
        ("America/Santiago", "2026-09-06", "2026-09-07", "2026-09-06T04:00:00Z", 23),
    ] {
        let span = away_span(Some(days(from)), days(back), &zone(Some(place)), now);
        let begin = at(begin);
        assert_eq!(span, Ok((begin, begin + hours * HOUR_MS)), "{place} {from}");
    }
}

#[test]
fn an_absence_without_a_first_day_begins_today() {
    let now = at("2026-11-26T20:00:00Z");
    let back = days("2026-11-28");
    assert_eq!(
        away_span(None, back, &zone(Some("Asia/Kolkata")), now),
        Ok((at("2026-11-26T18:30:00Z"), at("2026-11-27T18:30:00Z")))
    );
    assert_eq!(away_span(None, days("2026-11-27"), &zone(Some("Asia/Kolkata")), now), Err(NotAway::Backwards));
}

#[test]
fn an_absence_that_cannot_be_is_none() {
    let now = at("2026-11-26T12:00:00Z");
    for (from, back, why) in [
        ("2026-12-24", "2026-12-24", NotAway::Backwards),
        ("2026-12-24", "2026-12-23", NotAway::Backwards),
        ("2026-12-01", "2027-01-31", NotAway::TooLong),
        ("2027-11-27", "2027-11-30", NotAway::TooFar),
        ("2026-11-20", "2026-11-26", NotAway::Past),
        ("1970-01-01", "1970-01-03", NotAway::Past),
        ("9999-12-30", "9999-12-31", NotAway::TooFar),
    ] {
        assert_eq!(away_span(Some(days(from)), days(back), &TimeZone::UTC, now), Err(why), "{from}–{back}");
    }
    for (from, back) in [("2026-12-01", "2027-01-30"), ("2027-11-26", "2027-11-30"), ("2026-11-20", "2026-11-27")] {
        assert!(away_span(Some(days(from)), days(back), &TimeZone::UTC, now).is_ok(), "{from}–{back}");
    }
    assert_eq!(away_span(Some(i64::MAX), 0, &TimeZone::UTC, now), Err(NotAway::TooFar));
    assert_eq!(away_span(None, i64::MAX, &TimeZone::UTC, now), Err(NotAway::TooLong));
}
