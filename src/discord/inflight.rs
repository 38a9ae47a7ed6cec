//! Counts what is under way for each person: nobody needs much at once, and nobody shall crowd the others out.

use agon_store::UserId;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most clicks of one person that are answered at the same time: more than fingers on a telephone.
pub const CLICKS: usize = 8;

/// What is under way, by person.
#[derive(Debug)]
pub struct InFlight {
    most: usize,
    counts: Mutex<HashMap<UserId, usize>>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub struct Place<'a> {
    all: &'a InFlight,
    user: UserId,
}

impl InFlight {
    /// Nothing under way; `most` at once for each person.
    pub fn new(most: usize) -> InFlight {
        InFlight { most, counts: Mutex::default() }
    }

    /// Begins one more, unless too many of this person are under way.
    pub fn begin(&self, user: UserId) -> Option<Place<'_>> {
        let mut counts = self.counts();
        let count = counts.entry(user).or_default();
        (*count < self.most).then(|| {
            *count += 1;
            Place { all: self, user }
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<UserId, usize>> {
        // Counting cannot break half-way.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.all.counts().entry(self.user) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}
