//! Notices gateway events that could not be read: serenity drops them without a word.

use serenity::all::{Context, Event, RawEventHandler};
use serenity::async_trait;

/// Kinds without which nothing works.
const VITAL: [&str; 3] = ["INTERACTION_CREATE", "READY", "GUILD_CREATE"];

/// Logs undecodable events: loudly where a player would wait in vain.
#[derive(Debug)]
pub struct Canary;

#[async_trait]
impl RawEventHandler for Canary {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unknown) = event {
            if VITAL.contains(&unknown.kind.as_str()) {
                tracing::error!(kind = %unknown.kind, "a gateway event could not be read");
            } else {
                tracing::debug!(kind = %unknown.kind, "an unknown gateway event");
            }
        }
    }
}
