//! Notices gateway events that serenity could not read, because serenity drops them silently.

use serenity::all::{Context, Event, RawEventHandler};
use serenity::async_trait;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The kinds of event that the bot cannot work without.
const VITAL: [&str; 3] = ["INTERACTION_CREATE", "READY", "GUILD_CREATE"];

/// Logs unreadable events, and counts those that leave a player without an answer.
#[derive(Clone, Debug, Default)]
pub struct UnknownEvents {
    missed: Arc<AtomicU64>,
}

impl UnknownEvents {
    /// Returns the number of vital events that could not be read so far.
    pub fn missed(&self) -> u64 {
        self.missed.load(Ordering::Relaxed)
    }
}

#[async_trait]
impl RawEventHandler for UnknownEvents {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unknown) = event {
            if VITAL.contains(&unknown.kind.as_str()) {
                self.missed.fetch_add(1, Ordering::Relaxed);
                tracing::error!(kind = %unknown.kind, "a gateway event could not be read");
            } else {
                tracing::debug!(kind = %unknown.kind, "an unknown gateway event");
            }
        }
    }
}
