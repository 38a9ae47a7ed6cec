//! Limits repeated actions: a count of messages below a board, a page shown to a channel.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// The length of the window, in milliseconds.
const WINDOW_MS: i64 = 60_000;

/// A limit per minute for each key.
#[derive(Debug)]
pub struct Rate<K> {
    most: usize,
    /// The times within the last minute, in UTC milliseconds.
    done: Mutex<HashMap<K, Vec<i64>>>,
}

impl<K: Eq + Hash> Rate<K> {
    /// Allows at most `most` actions a minute.
    pub fn new(most: usize) -> Rate<K> {
        Rate { most, done: Mutex::default() }
    }

    /// True if the action is allowed now. Then it counts.
    pub fn take(&self, key: K, now_ms: i64) -> bool {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        // Old times do not matter any more: the map holds only busy keys.
        done.retain(|_, times| {
            // A clock that was set back blocks nothing.
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
