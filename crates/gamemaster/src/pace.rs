//! Paces of tables, and the arithmetic of their clocks.
//!
//! Pure: the time is an argument. Times are UTC milliseconds, lengths are milliseconds. A clock runs since the call of
//! its person ([`ClockRow::since_ms`], which may lie ahead), first through the allowance of the turn, then through the
//! reserve; at the end of the reserve it reaches zero.

mod expected;
mod reminders;
mod terms;

use agon_store::{AbsencePolicy, ClockRow};

pub use expected::expected_days;
pub(crate) use reminders::{next_reminder, remind_ms};
pub use terms::{Terms, terms};

/// Returns the clock of a seat before its first turn.
pub(crate) fn fresh(terms: &Terms, seat: u8) -> ClockRow {
    ClockRow { reserve_ms: terms.reserve_ms, away_left_ms: terms.away_ms, ..ClockRow::new(seat) }
}

/// Returns the time that the present turn took until `now_ms`. Never below 0: a machine's time may be set back.
fn spent_ms(clock: &ClockRow, now_ms: i64) -> i64 {
    clock.spent_ms + clock.since_ms.map_or(0, |since_ms| now_ms.saturating_sub(since_ms).max(0))
}

/// Begins a turn. The clock stands at first: see [`run`].
pub(crate) fn begin(clock: &ClockRow, terms: &Terms, chapter: &str) -> ClockRow {
    let asked = if clock.chapter == chapter { clock.asked } else { 0 };
    ClockRow {
        allowance_ms: terms.allowance_ms(asked),
        spent_ms: 0,
        since_ms: None,
        called: true,
        asked: asked.saturating_add(1),
        chapter: chapter.to_owned(),
        reminded: 0,
        covered: false,
        ..clock.clone()
    }
}

/// Lets the clock of a called seat run from a time on. A clock that runs already, or that stands because its person is
/// away, stays as it is.
pub(crate) fn run(clock: &ClockRow, from_ms: i64) -> ClockRow {
    let may_run = clock.called && clock.away_since_ms.is_none();
    let since_ms = if may_run { clock.since_ms.or(Some(from_ms)) } else { None };
    ClockRow { since_ms, ..clock.clone() }
}

/// Stops a clock in the middle of a turn.
pub(crate) fn stop(clock: &ClockRow, now_ms: i64) -> ClockRow {
    ClockRow { spent_ms: spent_ms(clock, now_ms), since_ms: None, ..awaited(clock, now_ms) }
}

/// Stops a clock that runs because its person is away: from now on, or from the call on if that lies ahead, the time
/// that the table waits for them counts.
pub(crate) fn wait(clock: &ClockRow, now_ms: i64) -> ClockRow {
    let Some(since_ms) = clock.since_ms else { return clock.clone() };
    ClockRow { away_since_ms: Some(now_ms.max(since_ms)), ..stop(clock, now_ms) }
}

/// Ends the time that a table waits for an absent person, and takes it from what is left of it. The clock stands: see
/// [`run`].
pub(crate) fn awaited(clock: &ClockRow, now_ms: i64) -> ClockRow {
    let waited_ms = clock.away_since_ms.map_or(0, |since_ms| now_ms.saturating_sub(since_ms).max(0));
    ClockRow { away_left_ms: (clock.away_left_ms - waited_ms).max(0), away_since_ms: None, ..clock.clone() }
}

/// Returns the time at which a table has waited long enough for a person who is away; `None` if it does not wait, or has
/// no clock.
pub(crate) fn patience_ends_ms(clock: &ClockRow, terms: &Terms) -> Option<i64> {
    let since_ms = clock.away_since_ms.filter(|_| terms.has_clock())?;
    Some(since_ms.saturating_add(clock.away_left_ms))
}

/// Returns a clock that got back a time in which nobody could act. A call that lies ahead stays as it is.
pub(crate) fn credit(clock: &ClockRow, gap_ms: i64, now_ms: i64) -> ClockRow {
    let moved = |since_ms: i64| if since_ms < now_ms { since_ms.saturating_add(gap_ms).min(now_ms) } else { since_ms };
    ClockRow { since_ms: clock.since_ms.map(moved), ..clock.clone() }
}

/// Ends a turn. A turn within its allowance gives a quarter of it back to the reserve, up to the start; a longer one
/// uses the reserve. A turn that was made for its person gives nothing back.
pub(crate) fn end(clock: &ClockRow, terms: &Terms, now_ms: i64, by_person: bool) -> ClockRow {
    let over_ms = spent_ms(clock, now_ms) - clock.allowance_ms;
    let reserve_ms = match (over_ms > 0, by_person) {
        (true, _) => (clock.reserve_ms - over_ms).max(0),
        (false, true) => (clock.reserve_ms + clock.allowance_ms / 4).min(terms.reserve_ms).max(clock.reserve_ms),
        (false, false) => clock.reserve_ms,
    };
    ClockRow {
        allowance_ms: 0,
        spent_ms: 0,
        since_ms: None,
        reserve_ms,
        called: false,
        reminded: 0,
        covered: false,
        missed: if by_person { 0 } else { clock.missed.saturating_add(1) },
        turns: clock.turns.saturating_add(1),
        turns_stood_in: clock.turns_stood_in.saturating_add(u32::from(!by_person)),
        ..awaited(clock, now_ms)
    }
}

/// Returns a clock whose turn ended and goes on after all. The clock stands at first: see [`run`].
pub(crate) fn go_on(clock: &ClockRow, terms: &Terms) -> ClockRow {
    ClockRow {
        allowance_ms: terms.allowance_ms(clock.asked.saturating_sub(1)),
        called: true,
        turns: clock.turns.saturating_sub(1),
        ..clock.clone()
    }
}

/// Returns a clock whose turn began and did not come after all.
pub(crate) fn withdraw(clock: &ClockRow) -> ClockRow {
    ClockRow {
        allowance_ms: 0,
        spent_ms: 0,
        since_ms: None,
        called: false,
        asked: clock.asked.saturating_sub(1),
        covered: false,
        ..clock.clone()
    }
}

/// Returns the clock of a called seat with the time of a full turn from now on, or from the call on if that lies ahead.
pub(crate) fn extend(clock: &ClockRow, terms: &Terms, now_ms: i64) -> ClockRow {
    if !clock.called || clock.covered || clock.stand_in.is_some() {
        return clock.clone();
    }
    let since_ms = clock.since_ms.map(|since_ms| since_ms.max(now_ms));
    ClockRow { allowance_ms: terms.turn_ms, spent_ms: 0, since_ms, reminded: 0, ..clock.clone() }
}

/// The time that is left of a turn at least when the pace changes, in milliseconds: at one sitting, and otherwise.
const LEFT_LIVE_MS: i64 = 30_000;
const LEFT_MS: i64 = 600_000;

/// Returns a clock at another pace: what is used of the turn, and what is left of the reserve, stay the same parts of the
/// whole. A turn that goes on has some time left.
pub(crate) fn rescale(clock: &ClockRow, before: &Terms, after: &Terms, now_ms: i64) -> ClockRow {
    let part = |value: i64, whole: i64, new: i64| {
        let scaled = i128::from(value) * i128::from(new) / i128::from(whole.max(1));
        i64::try_from(scaled).unwrap_or(i64::MAX)
    };
    let left = |value: i64, whole: i64, new: i64| if whole > 0 { part(value, whole, new) } else { new };
    let spent = if before.has_clock() { spent_ms(clock, now_ms) } else { 0 };
    let allowance_ms = match clock.called {
        true => left(clock.allowance_ms, before.turn_ms, after.allowance_ms(0)),
        false => clock.allowance_ms,
    };
    let least_ms = if after.answer_ms.is_some() { LEFT_LIVE_MS } else { LEFT_MS };
    let reserve_ms = left(clock.reserve_ms, before.reserve_ms, after.reserve_ms);
    let most_spent_ms = (allowance_ms + reserve_ms - least_ms).max(0);
    ClockRow {
        allowance_ms,
        spent_ms: part(spent, before.turn_ms, after.turn_ms).min(most_spent_ms),
        since_ms: clock.since_ms.map(|since_ms| since_ms.max(now_ms)),
        reserve_ms,
        away_left_ms: left(clock.away_left_ms, before.away_ms, after.away_ms),
        ..clock.clone()
    }
}

/// Returns the clock of a seat whose owner is back: a full allowance, and a reserve of at least a quarter of one. The
/// clock stands at first: see [`run`].
pub(crate) fn back(clock: &ClockRow, terms: &Terms) -> ClockRow {
    ClockRow {
        allowance_ms: terms.turn_ms,
        spent_ms: 0,
        since_ms: None,
        reserve_ms: clock.reserve_ms.max((terms.turn_ms / 4).min(terms.reserve_ms)),
        reminded: 0,
        covered: false,
        missed: 0,
        stand_in: None,
        absent_at_ms: None,
        absent_why: None,
        ..clock.clone()
    }
}

/// Returns the end of the allowance; `None` if the clock stands or there is none.
pub(crate) fn until_ms(clock: &ClockRow, terms: &Terms) -> Option<i64> {
    let since_ms = clock.since_ms.filter(|_| terms.has_clock())?;
    Some(since_ms.saturating_add(clock.allowance_ms - clock.spent_ms))
}

/// Returns the end of the reserve; `None` if the clock stands or there is none.
pub(crate) fn zero_ms(clock: &ClockRow, terms: &Terms) -> Option<i64> {
    Some(until_ms(clock, terms)?.saturating_add(clock.reserve_ms))
}

/// Returns the number of missed turns in a row at which the machine keeps the seat; `None`: never.
pub(crate) fn missed_limit(policy: AbsencePolicy) -> Option<u32> {
    match policy {
        AbsencePolicy::Gentle => Some(2),
        AbsencePolicy::Strict => Some(1),
        AbsencePolicy::Wait => None,
    }
}

#[cfg(test)]
mod tests {
    use super::terms::{HOUR_MS, MINUTE_MS};
    use super::*;
    use agon_store::Pace;

    /// Returns the clock of a seat at this pace, called at 0 in the first auction.
    fn called(pace: Pace) -> (Terms, ClockRow) {
        let terms = terms(pace);
        (terms, run(&begin(&fresh(&terms, 1), &terms, "1 auction"), 0))
    }

    #[test]
    fn a_clock_runs_through_the_allowance_and_then_the_reserve() {
        let (day, clock) = called(Pace::Day);
        assert_eq!(until_ms(&clock, &day), Some(24 * HOUR_MS));
        assert_eq!(zero_ms(&clock, &day), Some(48 * HOUR_MS));
        let (live, clock) = called(Pace::Live);
        assert_eq!((until_ms(&clock, &live), zero_ms(&clock, &live)), (Some(5 * MINUTE_MS), Some(15 * MINUTE_MS)));
        let (none, clock) = called(Pace::None);
        assert_eq!((until_ms(&clock, &none), zero_ms(&clock, &none)), (None, None));
    }

    /// Each case: the hours that turns of a day take, one after the other in phases of their own, and the hours of
    /// reserve left after each.
    #[test]
    fn a_quick_turn_gives_a_quarter_back_and_a_slow_one_uses_the_reserve() {
        let cases: [&[(i64, i64)]; 5] = [
            &[(1, 24), (24, 24)],
            &[(30, 18), (2, 24)],
            &[(47, 1), (3, 7), (3, 13), (3, 19), (3, 24)],
            &[(48, 0), (25, 0), (24, 6)],
            &[(100, 0), (100, 0)],
        ];
        for turns in cases {
            let (day, mut clock) = called(Pace::Day);
            let mut now_ms = 0;
            for (turn, (hours, left)) in turns.iter().enumerate() {
                now_ms += hours * HOUR_MS;
                clock = end(&clock, &day, now_ms, true);
                assert_eq!(clock.reserve_ms, left * HOUR_MS, "{turns:?}, turn {turn}");
                clock = run(&begin(&clock, &day, &format!("{turn} phase")), now_ms);
            }
        }
    }

    #[test]
    fn who_is_asked_again_in_a_phase_has_half_the_time_and_a_quarter_at_least() {
        let hours = |pace: Pace, chapters: [&str; 6]| {
            let terms = terms(pace);
            let mut clock = fresh(&terms, 0);
            chapters.map(|chapter| {
                let begun = begin(&clock, &terms, chapter);
                clock = end(&begun, &terms, 0, true);
                begun.allowance_ms / HOUR_MS
            })
        };
        let chapters = ["1 auction", "1 auction", "1 auction", "1 auction", "1 sacrifice", "2 auction"];
        assert_eq!(hours(Pace::Day, chapters), [24, 12, 6, 6, 24, 24]);
        assert_eq!(hours(Pace::Days, chapters), [72, 36, 18, 18, 72, 72]);
        let live = called(Pace::Live).0;
        assert_eq!([0, 1, 2, 9].map(|asked| live.allowance_ms(asked)), [5 * MINUTE_MS; 4], "at one sitting");
    }

    #[test]
    fn a_clock_that_was_stopped_goes_on_where_it_stood() {
        let (day, clock) = called(Pace::Day);
        let stopped = stop(&clock, 10 * HOUR_MS);
        assert_eq!((stopped.spent_ms, until_ms(&stopped, &day)), (10 * HOUR_MS, None));
        assert_eq!(stop(&stopped, 90 * HOUR_MS), stopped, "once is enough");
        let again = run(&stopped, 100 * HOUR_MS);
        assert_eq!(until_ms(&again, &day), Some(114 * HOUR_MS));
        assert_eq!(run(&again, 200 * HOUR_MS), again, "it runs already");
        let never_called = run(&fresh(&day, 0), 5);
        assert_eq!(never_called.since_ms, None, "nobody waits for this seat");
    }

    #[test]
    fn a_call_that_lies_ahead_or_a_time_set_back_costs_nothing() {
        let (day, clock) = called(Pace::Day);
        let ahead = ClockRow { since_ms: Some(5 * HOUR_MS), ..clock.clone() };
        assert_eq!(stop(&ahead, 2 * HOUR_MS).spent_ms, 0);
        assert_eq!(until_ms(&ahead, &day), Some(29 * HOUR_MS));
        assert_eq!(end(&clock, &day, -3 * HOUR_MS, true).reserve_ms, day.reserve_ms);
    }

    /// Three turns of a person who is away for 100, 60 and 20 hours of them.
    #[test]
    fn the_time_that_a_table_waits_for_an_absent_person_is_used_up_by_the_hour() {
        let (day, mut clock) = called(Pace::Day);
        let mut now_ms = 5 * HOUR_MS;
        for (hours, left) in [(100, 68), (60, 8), (20, 0)] {
            let away = wait(&clock, now_ms);
            assert_eq!((away.since_ms, zero_ms(&away, &day), run(&away, now_ms)), (None, None, away.clone()));
            assert_eq!(patience_ends_ms(&away, &day), Some(now_ms + clock.away_left_ms));
            now_ms += hours * HOUR_MS;
            let back = awaited(&away, now_ms);
            assert_eq!((back.away_left_ms / HOUR_MS, back.away_since_ms), (left, None));
            assert_eq!(spent_ms(&back, now_ms), spent_ms(&clock, now_ms - hours * HOUR_MS), "the turn took no time");
            clock = run(&begin(&end(&run(&back, now_ms), &day, now_ms, true), &day, "x"), now_ms);
        }
        let (none, clock) = called(Pace::None);
        assert_eq!(patience_ends_ms(&wait(&clock, 0), &none), None, "without a clock it waits as long as it takes");
        let ahead = wait(&ClockRow { since_ms: Some(9), ..clock }, 4);
        assert_eq!((ahead.away_since_ms, awaited(&ahead, 6).away_left_ms), (Some(9), none.away_ms), "not called yet");
    }

    #[test]
    fn a_turn_made_for_its_person_counts_so_and_gives_nothing_back() {
        let (day, clock) = called(Pace::Day);
        let missed = ClockRow { missed: 1, covered: true, reserve_ms: 0, ..clock };
        let ended = end(&missed, &day, HOUR_MS, false);
        assert_eq!((ended.turns, ended.turns_stood_in, ended.missed, ended.reserve_ms), (1, 1, 2, 0));
        let next = end(&begin(&ended, &day, "2 auction"), &day, HOUR_MS, true);
        assert_eq!((next.turns, next.turns_stood_in, next.missed), (2, 1, 0), "an own turn forgives");
    }

    #[test]
    fn who_is_back_has_a_full_allowance_and_some_reserve() {
        let (day, clock) = called(Pace::Day);
        let gone = ClockRow { reserve_ms: 0, missed: 2, covered: true, stand_in: Some("greedy".to_owned()), ..clock };
        let again = run(&back(&gone, &day), 0);
        assert_eq!((until_ms(&again, &day), zero_ms(&again, &day)), (Some(24 * HOUR_MS), Some(30 * HOUR_MS)));
        assert_eq!((again.missed, again.covered, again.stand_in), (0, false, None));
        let strict = Terms { reserve_ms: 0, ..day };
        assert_eq!(back(&gone, &strict).reserve_ms, 0, "the strict policy knows no reserve");
    }

    #[test]
    fn answers_at_one_sitting_come_sooner() {
        assert_eq!(terms(Pace::Live).delay_ms(10_000), 2_000);
        assert_eq!(terms(Pace::Live).delay_ms(0), 0);
        assert_eq!(terms(Pace::Day).delay_ms(10_000), 10_000);
    }
}
