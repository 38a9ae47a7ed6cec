//! The reminders of a turn.

use super::Terms;
use super::terms::HOUR_MS;
use agon_store::ClockRow;

/// The number of reminders of a turn without a clock.
const REMINDERS: i64 = 3;

/// The time between the reminders of people who wish more of them, in milliseconds.
const OFTEN_MS: i64 = 6 * HOUR_MS;

/// A reminder of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reminder {
    /// The time that the turn took by then.
    after_ms: i64,
    /// The hours after the call; `None`: the pace sets it, for all who want any reminder.
    pub(crate) hours: Option<u32>,
}

/// Returns the reminders of a turn in their order. The pace sets one some time before the allowance ends, but not before
/// half of it; without a clock, a few at regular intervals. Between them there is one every six hours, for people who
/// wish more. Who wishes what changes no time.
fn reminders(clock: &ClockRow, terms: &Terms) -> Vec<Reminder> {
    let (of_pace, end_ms): (Vec<i64>, i64) = match terms.has_clock() {
        true => {
            let before_ms = terms.remind_ms.min(clock.allowance_ms / 2);
            (vec![clock.allowance_ms - before_ms], clock.allowance_ms.saturating_add(clock.reserve_ms))
        }
        false => ((1..=REMINDERS).map(|nth| nth * terms.remind_ms).collect(), REMINDERS * terms.remind_ms),
    };
    let often = (1..).map(|nth| nth * OFTEN_MS).take_while(|after_ms| *after_ms < end_ms);
    let often = often.filter(|after_ms| !of_pace.contains(after_ms));
    let hours = |after_ms: i64| u32::try_from(after_ms / HOUR_MS).ok();
    let mut all: Vec<Reminder> = often.map(|after_ms| Reminder { after_ms, hours: hours(after_ms) }).collect();
    all.extend(of_pace.into_iter().map(|after_ms| Reminder { after_ms, hours: None }));
    all.sort_by_key(|reminder| reminder.after_ms);
    all
}

/// Returns the next reminder of the turn; `None` if none is left.
pub(crate) fn next_reminder(clock: &ClockRow, terms: &Terms) -> Option<Reminder> {
    reminders(clock, terms).get(clock.reminded as usize).copied()
}

/// Returns the time of the next reminder of the turn; `None` if none is left, or the clock stands.
pub(crate) fn remind_ms(clock: &ClockRow, terms: &Terms) -> Option<i64> {
    let since_ms = clock.since_ms?;
    Some(since_ms.saturating_add(next_reminder(clock, terms)?.after_ms - clock.spent_ms))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::terms::MINUTE_MS;
    use crate::pace::{begin, fresh, run, stop, terms};
    use agon_store::Pace;

    /// Returns the clock of a seat at this pace, called at 0 in the first auction.
    fn called(pace: Pace) -> (Terms, ClockRow) {
        let terms = terms(pace);
        (terms, run(&begin(&fresh(&terms, 1), &terms, "1 auction"), 0))
    }

    /// Each reminder of a turn: the hours from its call, with a star if the pace sets it.
    fn hours_of(clock: &ClockRow, terms: &Terms) -> String {
        let at = |reminded| {
            let clock = ClockRow { reminded, ..clock.clone() };
            let hours = remind_ms(&clock, terms)? / HOUR_MS;
            let star = if next_reminder(&clock, terms)?.hours.is_none() { "*" } else { "" };
            Some(format!("{hours}{star}"))
        };
        (0..).map_while(at).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn one_reminder_goes_out_before_the_allowance_ends_and_three_where_there_is_no_clock() {
        let (day, clock) = called(Pace::Day);
        assert_eq!(hours_of(&clock, &day), "6 12 18* 24 30 36 42");
        let rally = run(&begin(&ClockRow { asked: 2, called: false, ..clock.clone() }, &day, "1 auction"), 0);
        assert_eq!(hours_of(&rally, &day), "3* 6 12 18 24", "half of six hours");
        assert_eq!(hours_of(&stop(&clock, 0), &day), "", "the clock stands");
        let (none, clock) = called(Pace::None);
        assert_eq!(hours_of(&clock, &none), "6 12 18 24* 30 36 42 48* 54 60 66 72*");
        let (live, clock) = called(Pace::Live);
        assert_eq!(remind_ms(&clock, &live), Some(4 * MINUTE_MS));
        assert_eq!(remind_ms(&ClockRow { reminded: 1, ..clock }, &live), None);
    }
}
