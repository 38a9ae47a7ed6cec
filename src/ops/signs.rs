//! The signs of life of the bot's parts.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The last time at which a part of the bot showed that it works.
#[derive(Debug, Default)]
pub struct Sign(Mutex<Option<Instant>>);

impl Sign {
    /// Notes a sign of life now.
    pub fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Returns the time since the last sign of life; `None` if there was none.
    pub fn age(&self) -> Option<Duration> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).map(|at| at.elapsed())
    }
}

/// The signs of life of all parts, and how far the bot has come.
#[derive(Debug, Default)]
pub struct Signs {
    /// An event or an acknowledged heartbeat came from the gateway.
    pub gateway: Sign,
    /// The database took a write.
    pub database: Sign,
    /// The task that handles deadlines began a round.
    pub deadlines: Sign,
    ready: AtomicBool,
    registered: AtomicBool,
    stopping: AtomicBool,
}

impl Signs {
    /// Notes that the gateway sent READY.
    pub fn set_ready(&self) {
        self.ready.store(true, Ordering::Release);
    }

    /// Notes that Discord accepted the commands.
    pub fn set_registered(&self) {
        self.registered.store(true, Ordering::Release);
    }

    /// Notes that the bot stops.
    pub fn set_stopping(&self) {
        self.stopping.store(true, Ordering::Release);
    }

    /// Returns why people cannot use the bot yet, or any more; `None` if they can.
    pub fn not_ready(&self) -> Option<&'static str> {
        match (&self.stopping, &self.ready, &self.registered) {
            (stopping, ..) if stopping.load(Ordering::Acquire) => Some("The bot stops."),
            (_, ready, _) if !ready.load(Ordering::Acquire) => Some("The gateway has not sent READY yet."),
            (.., registered) if !registered.load(Ordering::Acquire) => {
                Some("Discord has not accepted the commands yet.")
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_is_ready_from_ready_and_commands_until_it_stops() {
        let signs = Signs::default();
        assert_eq!(signs.not_ready(), Some("The gateway has not sent READY yet."));
        signs.set_ready();
        assert_eq!(signs.not_ready(), Some("Discord has not accepted the commands yet."));
        signs.set_registered();
        assert_eq!(signs.not_ready(), None);
        signs.set_stopping();
        assert_eq!(signs.not_ready(), Some("The bot stops."));
    }

    #[test]
    fn a_sign_has_an_age_once_it_was_noted() {
        let sign = Sign::default();
        assert_eq!(sign.age(), None);
        sign.note();
        assert!(sign.age().is_some());
    }
}
