//! How many taps of one person are answered at the same time: nobody needs many, and nobody shall crowd the others out.

use agon_store::UserId;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many taps of one person may be under way: more than fingers on a telephone.
pub const AT_ONCE: usize = 8;

/// The taps under way, by person.
#[derive(Debug, Default)]
pub struct Taps(Mutex<HashMap<UserId, usize>>);

/// A tap under way, until it is dropped.
#[derive(Debug)]
pub struct Tap<'a> {
    taps: &'a Taps,
    user: UserId,
}

impl Taps {
    /// A tap begins, unless too many of this person are under way.
    pub fn begin(&self, user: UserId) -> Option<Tap<'_>> {
        let mut counts = self.counts();
        let count = counts.entry(user).or_default();
        (*count < AT_ONCE).then(|| {
            *count += 1;
            Tap { taps: self, user }
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<UserId, usize>> {
        // Counting cannot break half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Tap<'_> {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.taps.counts().entry(self.user) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}
