//! The lengths of each pace.

use agon_store::{AbsencePolicy, Pace, TableTimes};

pub(super) const MINUTE_MS: i64 = 60_000;
pub(super) const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

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
    /// The time that people have to answer a question of another.
    pub question_ms: i64,
    /// The time added to the clocks after a pause, so that nobody comes back to a zero.
    pub grace_ms: i64,
    /// The time that a lobby waits for a start.
    pub lobby_ms: i64,
    /// The time without a step after which the people waited for may be nudged.
    pub nudge_ms: i64,
    /// The time for which a table waits, in all, for a person who is away; 0: it does not.
    pub away_ms: i64,
}

const LIVE: Terms = Terms {
    turn_ms: 5 * MINUTE_MS,
    reserve_ms: 10 * MINUTE_MS,
    rally: false,
    answer_ms: Some(2_000),
    remind_ms: MINUTE_MS,
    idle_ms: 20 * MINUTE_MS,
    stop_ms: 20 * MINUTE_MS,
    question_ms: 2 * MINUTE_MS,
    grace_ms: MINUTE_MS,
    lobby_ms: 2 * HOUR_MS,
    nudge_ms: MINUTE_MS,
    away_ms: 0,
};

const DAY: Terms = Terms {
    turn_ms: DAY_MS,
    reserve_ms: DAY_MS,
    rally: true,
    answer_ms: None,
    remind_ms: 6 * HOUR_MS,
    idle_ms: 7 * DAY_MS,
    stop_ms: 7 * DAY_MS,
    question_ms: 12 * HOUR_MS,
    grace_ms: 12 * HOUR_MS,
    lobby_ms: DAY_MS,
    nudge_ms: 6 * HOUR_MS,
    away_ms: 7 * DAY_MS,
};

const DAYS: Terms = Terms {
    turn_ms: 3 * DAY_MS,
    reserve_ms: 3 * DAY_MS,
    remind_ms: 18 * HOUR_MS,
    idle_ms: 21 * DAY_MS,
    question_ms: DAY_MS,
    nudge_ms: DAY_MS,
    away_ms: 14 * DAY_MS,
    ..DAY
};

const NONE: Terms = Terms {
    turn_ms: 0,
    reserve_ms: 0,
    remind_ms: DAY_MS,
    idle_ms: 21 * DAY_MS,
    stop_ms: 14 * DAY_MS,
    question_ms: DAY_MS,
    nudge_ms: DAY_MS,
    ..DAY
};

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
    pub(super) fn allowance_ms(&self, asked: u32) -> i64 {
        if self.rally { self.turn_ms >> asked.min(2) } else { self.turn_ms }
    }

    /// Returns the delay of answers at a table, where `house_ms` is that of the service.
    pub(crate) fn delay_ms(&self, house_ms: i64) -> i64 {
        self.answer_ms.map_or(house_ms, |answer_ms| answer_ms.min(house_ms))
    }
}
