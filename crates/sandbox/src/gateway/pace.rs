//! The pace of a client: the most events, and the longest silence. Both are real time, in which clients sleep, whatever
//! the speed of the clock.

use std::{collections::VecDeque, time::Duration};

use tokio::time::{Instant, sleep_until};

/// The most events a client may send in a period.
const EVENTS: usize = 120;
/// The length of that period.
const PERIOD: Duration = Duration::from_secs(60);

/// The pace of one connection.
#[derive(Debug)]
pub(super) struct Pace {
    /// The times of the last events, oldest first.
    heard: VecDeque<Instant>,
    interval: Duration,
    last_beat: Instant,
}

impl Pace {
    pub(super) fn new(interval: Duration) -> Pace {
        Pace { heard: VecDeque::new(), interval, last_beat: Instant::now() }
    }

    /// Counts an event. Returns `false` if it is one too many.
    pub(super) fn allows(&mut self) -> bool {
        let now = Instant::now();
        while self.heard.front().is_some_and(|first| now.duration_since(*first) >= PERIOD) {
            self.heard.pop_front();
        }
        self.heard.push_back(now);
        self.heard.len() <= EVENTS
    }

    pub(super) fn beat(&mut self) {
        self.last_beat = Instant::now();
    }

    /// Returns when a heartbeat is overdue by half the interval.
    pub(super) async fn missed_beat(&self) {
        sleep_until(self.last_beat + self.interval + self.interval / 2).await;
    }
}
