//! The yardstick: a bare round trip to a local Discord without other traffic.

use crate::figures::Times;
use agon_sandbox::{Config, Sandbox};
use std::time::{Duration, Instant};

/// A client that asks for the gateway's address again and again.
#[derive(Clone)]
pub struct Yardstick {
    client: reqwest::Client,
    url: String,
}

impl Yardstick {
    /// A yardstick with a local Discord of its own, which lives as long as this process.
    pub async fn new() -> Yardstick {
        // Leaked, because it must outlive every clone.
        let sandbox: &Sandbox = Box::leak(Box::new(Sandbox::start(Config::default()).await.expect("a sandbox")));
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        Yardstick { client, url: format!("{}/api/v10/gateway", sandbox.api_url()) }
    }

    /// Measures one round trip.
    pub async fn lap(&self) -> Duration {
        let since = Instant::now();
        let answer = self.client.get(&self.url).send().await.expect("an answer");
        answer.bytes().await.expect("its body");
        since.elapsed()
    }

    /// The median of this number of successive laps, in milliseconds.
    pub async fn laps(&self, count: usize) -> f64 {
        let mut times = Times::default();
        for _ in 0..count {
            times.add(self.lap().await);
        }
        times.middle()
    }
}
