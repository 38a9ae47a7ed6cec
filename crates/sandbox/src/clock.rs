//! The clock of the sandbox: it starts at a given time, runs at a chosen speed, and can be moved forward.

#[cfg(test)]
mod tests;

use std::{
    fmt,
    ops::RangeInclusive,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

/// The possible speeds.
const SPEEDS: RangeInclusive<u32> = 1..=3600;
/// The longest move at once, in milliseconds: 400 days.
const LONGEST_MOVE_MS: i64 = 400 * 24 * 60 * 60 * 1000;
/// The time at which every clock stops, the year 2100: a snowflake holds no time long after it.
const END_MS: i64 = 4_102_444_800_000;

/// A clock that never goes back. Clones share one time.
#[derive(Clone)]
pub struct Clock(Arc<Source>);

struct Source {
    /// Tells the real time.
    real_ms: Box<dyn Fn() -> i64 + Send + Sync>,
    last: Mutex<Reading>,
    moves: watch::Sender<u64>,
}

/// A reading of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reading {
    /// The real time of the reading, in Unix milliseconds.
    pub(crate) real_ms: i64,
    /// The time that the clock shows, in Unix milliseconds.
    pub(crate) now_ms: i64,
    pub(crate) speed: u32,
    /// The number of jumps and changes of speed so far.
    pub(crate) moves: u64,
}

impl Reading {
    /// Returns the reading at a later real time. A real clock that is set back stops this one only for the moment.
    fn at(self, real_ms: i64) -> Reading {
        let passed = real_ms.saturating_sub(self.real_ms).max(0).saturating_mul(self.speed.into());
        let now_ms = self.now_ms.saturating_add(passed).min(END_MS).max(self.now_ms);
        Reading { real_ms, now_ms, ..self }
    }
}

/// A refusal to set a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockError {
    /// No clock runs at this speed.
    Speed,
    /// The move goes back, nowhere or too far.
    Move,
    /// The move goes past the last time of every clock.
    End,
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockError::Speed => write!(f, "a clock runs {} to {} times as fast", SPEEDS.start(), SPEEDS.end()),
            ClockError::Move => write!(f, "a clock moves forward by 1 to {LONGEST_MOVE_MS} ms at once"),
            ClockError::End => f.write_str("a clock stops at the year 2100"),
        }
    }
}

impl std::error::Error for ClockError {}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.reading()).finish()
    }
}

/// The real time.
impl Default for Clock {
    fn default() -> Clock {
        Clock::begin(system_ms(), 1, system_ms)
    }
}

impl Clock {
    /// Returns a clock that starts at `start_ms` (Unix milliseconds) and runs `speed` times as fast as `real_ms`, which
    /// tells the real time in Unix milliseconds.
    ///
    /// # Errors
    /// The speed is not from 1 to 3600.
    pub fn new(
        start_ms: i64,
        speed: u32,
        real_ms: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> Result<Clock, ClockError> {
        require_speed(speed)?;
        Ok(Clock::begin(start_ms, speed, real_ms))
    }

    /// Returns a clock that starts at the real time and runs `speed` times as fast.
    ///
    /// # Errors
    /// The speed is not from 1 to 3600.
    pub fn at_speed(speed: u32) -> Result<Clock, ClockError> {
        Clock::new(system_ms(), speed, system_ms)
    }

    fn begin(start_ms: i64, speed: u32, real_ms: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        let last = Mutex::new(Reading { real_ms: real_ms(), now_ms: start_ms, speed, moves: 0 });
        Clock(Arc::new(Source { real_ms: Box::new(real_ms), last, moves: watch::Sender::new(0) }))
    }

    /// Returns the time, in Unix milliseconds.
    pub fn now_ms(&self) -> i64 {
        self.reading().now_ms
    }

    /// Returns the speed: 1 is that of real time.
    pub fn speed(&self) -> u32 {
        self.reading().speed
    }

    /// Returns the real time that passes while the clock goes on by `wait`. Only no wait takes no time.
    pub fn real(&self, wait: Duration) -> Duration {
        let real = wait / self.speed();
        if wait.is_zero() { real } else { real.max(Duration::from_nanos(1)) }
    }

    /// Moves the clock forward by `ms` milliseconds, at most 400 days.
    ///
    /// # Errors
    /// The move goes back, nowhere, too far, or past the year 2100. The clock goes on as before.
    pub fn advance(&self, ms: i64) -> Result<(), ClockError> {
        if !(1..=LONGEST_MOVE_MS).contains(&ms) {
            return Err(ClockError::Move);
        }
        self.change(|reading| {
            let now_ms = reading.now_ms.checked_add(ms).filter(|now_ms| *now_ms <= END_MS).ok_or(ClockError::End)?;
            Ok(Reading { now_ms, ..reading })
        })
    }

    /// Moves the clock forward to `now_ms` (Unix milliseconds), however far that is. A clock past it stays as it is.
    ///
    /// # Errors
    /// The move goes past the year 2100. The clock goes on as before.
    pub fn advance_to(&self, now_ms: i64) -> Result<(), ClockError> {
        if now_ms > END_MS {
            return Err(ClockError::End);
        }
        self.change(|reading| Ok(Reading { now_ms: now_ms.max(reading.now_ms), ..reading }))
    }

    /// Sets the speed from now on, without a jump.
    ///
    /// # Errors
    /// The speed is not from 1 to 3600. The clock goes on as before.
    pub fn set_speed(&self, speed: u32) -> Result<(), ClockError> {
        require_speed(speed)?;
        self.change(|reading| Ok(Reading { speed, ..reading }))
    }

    /// Returns the jumps and changes of speed from now on.
    pub fn moves(&self) -> Moves {
        Moves { heard: self.0.moves.subscribe(), _clock: self.clone() }
    }

    pub(crate) fn reading(&self) -> Reading {
        let mut last = self.0.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = last.at((self.0.real_ms)());
        *last
    }

    /// Changes the reading, and tells who waits for that if it is another one.
    fn change(&self, to: impl FnOnce(Reading) -> Result<Reading, ClockError>) -> Result<(), ClockError> {
        let mut last = self.0.last.lock().unwrap_or_else(PoisonError::into_inner);
        let before = last.at((self.0.real_ms)());
        let after = to(before)?;
        if after != before {
            *last = Reading { moves: before.moves + 1, ..after };
            self.0.moves.send_replace(last.moves);
        }
        Ok(())
    }
}

/// The jumps and changes of speed of a clock, one after the other.
#[derive(Debug)]
pub struct Moves {
    heard: watch::Receiver<u64>,
    /// Keeps the source of moves.
    _clock: Clock,
}

impl Moves {
    /// Waits for the next one. Those since the last wait are told at once, together.
    pub async fn next(&mut self) {
        // The clock cannot be gone.
        let _ = self.heard.changed().await;
    }
}

fn require_speed(speed: u32) -> Result<(), ClockError> {
    if SPEEDS.contains(&speed) { Ok(()) } else { Err(ClockError::Speed) }
}

/// Returns the real time, in Unix milliseconds.
fn system_ms() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}
