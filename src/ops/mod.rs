//! What a host can ask the running bot over HTTP: whether it is well, whether it is ready, and its figures.
//!
//! * `signs` notes when each part of the bot last showed that it works; `health` decides from that.
//! * `metrics` counts and measures. No label holds a server, a person, a table or a word.
//! * `server` answers `/healthz`, `/readyz` and `/metrics`; `ask` is `agon health`, which asks the first.
//! * `gateway` watches the connection to Discord and begins it anew where the library does not.
//! * `service` tells systemd. `doctor` is `agon doctor`, which examines the surroundings of the bot.

pub mod ask;
pub mod doctor;
pub mod gateway;
pub mod health;
pub mod metrics;
pub mod server;
pub(crate) mod service;
pub mod signs;

use agon_gamemaster::Observer;
use std::time::Duration;

/// The bot's knowledge of itself.
#[derive(Debug, Default)]
pub struct Ops {
    /// The signs of life of its parts.
    pub signs: signs::Signs,
    /// Its figures.
    pub metrics: metrics::Metrics,
    /// The times of what people did last.
    pub heard: gateway::Heard,
}

impl Ops {
    /// True if the gateway was heard a short while ago.
    pub fn is_gateway_up(&self) -> bool {
        self.signs.gateway.age().is_some_and(|age| age < health::GATEWAY)
    }
}

impl Observer for Ops {
    fn deadlines_checked(&self) {
        self.signs.deadlines.note();
    }

    fn deadline_met(&self, late: Duration) {
        self.metrics.deadline_met(late);
    }

    fn committed(&self, took: Duration) {
        self.metrics.committed(took);
    }

    fn thought(&self, game: &'static str, level: &'static str, took: Duration) {
        self.metrics.thought(game, level, took);
    }

    fn contradicted(&self) {
        self.metrics.contradicted();
    }
}
