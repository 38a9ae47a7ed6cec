//! The order of answers in one message, so that a late answer opens no panel that a newer one has replaced.

use serenity::all::MessageId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The newest answers by message, with a number for each.
#[derive(Clone, Debug, Default)]
pub struct Replacements(Arc<Mutex<Newest>>);

#[derive(Debug, Default)]
struct Newest {
    number: u64,
    by_message: HashMap<MessageId, u64>,
}

/// An answer that replaces the content of a message.
#[derive(Debug)]
pub struct Replacement {
    all: Replacements,
    message: MessageId,
    number: u64,
}

impl Replacements {
    /// Begins the newest answer in a message.
    pub fn begin(&self, message: MessageId) -> Replacement {
        let mut newest = self.lock();
        newest.number += 1;
        let number = newest.number;
        newest.by_message.insert(message, number);
        drop(newest);
        Replacement { all: self.clone(), message, number }
    }

    fn lock(&self) -> MutexGuard<'_, Newest> {
        // A change cannot fail half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Replacement {
    /// True if no newer answer in this message has begun.
    pub fn is_newest(&self) -> bool {
        self.all.lock().by_message.get(&self.message) == Some(&self.number)
    }
}

impl Drop for Replacement {
    fn drop(&mut self) {
        let mut newest = self.all.lock();
        if newest.by_message.get(&self.message) == Some(&self.number) {
            newest.by_message.remove(&self.message);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_answer_in_a_message_may_open_a_panel() {
        let all = Replacements::default();
        let (slow, elsewhere) = (all.begin(MessageId::new(1)), all.begin(MessageId::new(2)));
        assert!(slow.is_newest() && elsewhere.is_newest());
        let quick = all.begin(MessageId::new(1));
        assert!(!slow.is_newest() && quick.is_newest() && elsewhere.is_newest());
        // It stays replaced after the quick one is gone.
        drop(quick);
        assert!(!slow.is_newest());
        drop((slow, elsewhere));
        assert!(all.lock().by_message.is_empty());
    }
}
