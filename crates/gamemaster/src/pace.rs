//! Paces of tables, and the arithmetic of their clocks.
//!
//! Pure: the time is an argument. Times are UTC milliseconds, lengths are milliseconds. A clock runs since the call of
//! its person ([`ClockRow::since_ms`], which may lie ahead), first through the allowance of the turn, then through the
//! reserve; at the end of the reserve it reaches zero.

mod expected;

use agon_store::{AbsencePolicy, ClockRow, Pace, TableTimes};

pub use expected::expected_days;

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// The number of reminders of a turn without a clock.
const REMINDERS: u32 = 3;

/// The lengths of a pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The allowance of a turn; 0: there is no clock.
    pub turn_ms: i64,
    /// The reserve of a seat at the start.
    pub reserve_ms: i64,
    /// True if a seat that is asked again in the same round and phase has half the allowance of the time before.
    pub rally: bool,
    /// The longest delay until machines and orders answer; `None`: that of the service.
    pub answer_ms: Option<i64>,
    /// The time before the end of the allowance at which a reminder goes out; without a clock, the time between
    /// reminders.
    pub remind_ms: i64,
    /// The time without an act of a person after which the table is asked whether it is still played.
    pub idle_ms: i64,
    /// The time from that question to the end of the table.
    pub stop_ms: i64,
    /// The time added to the clocks after a pause, so that nobody comes back to a zero.
    pub grace_ms: i64,
    /// The time that a lobby waits for a start.
    pub lobby_ms: i64,
}

const LIVE: Terms = Terms {
    turn_ms: 5 * MINUTE_MS,
    reserve_ms: 10 * MINUTE_MS,
    rally: false,
    answer_ms: Some(2_000),
    remind_ms: MINUTE_MS,
    idle_ms: 20 * MINUTE_MS,
    stop_ms: 20 * MINUTE_MS,
    grace_ms: MINUTE_MS,
    lobby_ms: 2 * HOUR_MS,
};

const DAY: Terms = Terms {
    turn_ms: DAY_MS,
    reserve_ms: DAY_MS,
    rally: true,
    answer_ms: None,
    remind_ms: 6 * HOUR_MS,
    idle_ms: 7 * DAY_MS,
    stop_ms: 7 * DAY_MS,
    grace_ms: 12 * HOUR_MS,
    lobby_ms: DAY_MS,
};

const DAYS: Terms =
    Terms { turn_ms: 3 * DAY_MS, reserve_ms: 3 * DAY_MS, remind_ms: 18 * HOUR_MS, idle_ms: 21 * DAY_MS, ..DAY };

const NONE: Terms =
    Terms { turn_ms: 0, reserve_ms: 0, remind_ms: DAY_MS, idle_ms: 21 * DAY_MS, stop_ms: 14 * DAY_MS, ..DAY };

/// Returns the lengths of a pace.
pub fn terms(pace: Pace) -> Terms {
    match pace {
        Pace::Live => LIVE,
        Pace::Day => DAY,
        Pace::Days => DAYS,
        Pace::None => NONE,
    }
}

impl Terms {
    /// Returns the lengths of a table. The strict policy knows no reserve.
    pub(crate) fn of(times: &TableTimes) -> Terms {
        let terms = terms(times.pace);
        match times.absence {
            AbsencePolicy::Strict => Terms { reserve_ms: 0, ..terms },
            AbsencePolicy::Gentle | AbsencePolicy::Wait => terms,
        }
    }

    /// True if turns have a clock.
    pub fn has_clock(&self) -> bool {
        self.turn_ms > 0
    }

    /// Returns the allowance of a turn of a seat that was asked so many times before in the round and phase: all of it,
    /// then half, then a quarter.
    fn allowance_ms(&self, asked: u32) -> i64 {
        if self.rally { self.turn_ms >> asked.min(2) } else { self.turn_ms }
    }

    /// Returns the delay of answers at a table, where `house_ms` is that of the service.
    pub(crate) fn delay_ms(&self, house_ms: i64) -> i64 {
        self.answer_ms.map_or(house_ms, |answer_ms| answer_ms.min(house_ms))
    }
}

/// Returns the clock of a seat before its first turn.
pub(crate) fn fresh(terms: &Terms, seat: u8) -> ClockRow {
    ClockRow { reserve_ms: terms.reserve_ms, ..ClockRow::new(seat) }
}

/// Returns the time that the present turn took until `now_ms`. Never below 0: a machine's time may be set back.
fn spent_ms(clock: &ClockRow, now_ms: i64) -> i64 {
    clock.spent_ms + clock.since_ms.map_or(0, |since_ms| now_ms.saturating_sub(since_ms).max(0))
}

/// Begins a turn with a call at `call_at_ms`. The clock stands at first: see [`run`].
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

/// Lets the clock of a called seat run from a time on. A clock that runs already stays as it is.
pub(crate) fn run(clock: &ClockRow, from_ms: i64) -> ClockRow {
    let since_ms = if clock.called { clock.since_ms.or(Some(from_ms)) } else { None };
    ClockRow { since_ms, ..clock.clone() }
}

/// Stops a clock in the middle of a turn.
pub(crate) fn stop(clock: &ClockRow, now_ms: i64) -> ClockRow {
    ClockRow { spent_ms: spent_ms(clock, now_ms), since_ms: None, ..clock.clone() }
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

/// Returns the time of the next reminder of the turn; `None` if none is left. With a clock there is one, some time
/// before the allowance ends, but not before half of it; without, a few at regular intervals.
pub(crate) fn remind_ms(clock: &ClockRow, terms: &Terms) -> Option<i64> {
    match until_ms(clock, terms) {
        Some(until_ms) => (clock.reminded == 0).then(|| until_ms - terms.remind_ms.min(clock.allowance_ms / 2)),
        None if terms.has_clock() => None,
        None => {
            let next = clock.reminded.saturating_add(1);
            let since_ms = clock.since_ms.filter(|_| next <= REMINDERS)?;
            Some(since_ms.saturating_add(terms.remind_ms * i64::from(next)))
        }
    }
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
    use super::*;

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

    #[test]
    fn one_reminder_goes_out_before_the_allowance_ends_and_three_where_there_is_no_clock() {
        let (day, clock) = called(Pace::Day);
        assert_eq!(remind_ms(&clock, &day), Some(18 * HOUR_MS));
        assert_eq!(remind_ms(&ClockRow { reminded: 1, ..clock.clone() }, &day), None);
        let rally = run(&begin(&ClockRow { asked: 2, called: false, ..clock.clone() }, &day, "1 auction"), 0);
        assert_eq!(remind_ms(&rally, &day), Some(3 * HOUR_MS), "half of six hours");
        assert_eq!(remind_ms(&stop(&clock, 0), &day), None, "the clock stands");
        let (none, clock) = called(Pace::None);
        let times = [0, 1, 2, 3].map(|reminded| remind_ms(&ClockRow { reminded, ..clock.clone() }, &none));
        assert_eq!(times, [Some(24 * HOUR_MS), Some(48 * HOUR_MS), Some(72 * HOUR_MS), None]);
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
