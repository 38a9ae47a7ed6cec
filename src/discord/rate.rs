//! Counts what may be done only so often: a look below a board, a page shown to a channel.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// The time after which it may be done again, in milliseconds.
const WINDOW_MS: i64 = 60_000;

/// A limit of so many a minute for each key.
#[derive(Debug)]
pub struct Rate<K> {
    most: usize,
    /// When it was done within the last minute, in UTC milliseconds.
    done: Mutex<HashMap<K, Vec<i64>>>,
}

impl<K: Eq + Hash> Rate<K> {
    /// At most this many a minute.
    pub fn new(most: usize) -> Rate<K> {
        Rate { most, done: Mutex::default() }
    }

    /// Says whether it may be done now; then it counts as done.
    pub fn take(&self, key: K, now_ms: i64) -> bool {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        // What was done a while ago does not matter any more: the list stays as short as the keys that are busy.
        done.retain(|_, times| {
            // A clock that was set back blocks nobody.
            times.retain(|at_ms| (0..WINDOW_MS).contains(&(now_ms - *at_ms)));
            !times.is_empty()
        });
        let times = done.entry(key).or_default();
        let may = times.len() < self.most;
        if may {
            times.push(now_ms);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_a_limit_of_its_own() {
        let rate = Rate::new(2);
        assert!(rate.take(1, 0) && rate.take(1, 10));
        assert!(!rate.take(1, WINDOW_MS - 1));
        assert!(rate.take(2, WINDOW_MS - 1));
        assert!(rate.take(1, WINDOW_MS));
        assert!(!rate.take(1, WINDOW_MS + 5));
        assert!(rate.take(3, 4 * WINDOW_MS));
        assert_eq!(rate.done.lock().expect("the list").len(), 1);
    }
}
