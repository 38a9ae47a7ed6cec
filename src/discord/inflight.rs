//! Counts the work in progress for each person, so that no person takes the room of the others.

use agon_store::UserId;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The work in progress, by person.
#[derive(Debug)]
pub struct InFlight {
    most: usize,
    counts: Mutex<HashMap<UserId, usize>>,
}

/// One piece of work in progress, until dropped.
#[derive(Debug)]
pub struct Place<'a> {
    all: &'a InFlight,
    user: UserId,
}

impl InFlight {
    /// Starts with no work in progress and a limit of `most` for each person.
    pub fn new(most: usize) -> InFlight {
        InFlight { most, counts: Mutex::default() }
    }

    /// Begins a piece of work, or returns `None` if this person is at the limit.
    pub fn begin(&self, user: UserId) -> Option<Place<'_>> {
        let mut counts = self.counts();
        let count = counts.entry(user).or_default();
        (*count < self.most).then(|| {
            *count += 1;
            Place { all: self, user }
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<UserId, usize>> {
        // Counting cannot fail half-way.
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
