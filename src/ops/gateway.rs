//! The watch over the connection to the gateway: what came from it last, and when it has to begin anew.
//!
//! After the close codes 4003, 4010 and 4011 the library neither connects again nor ends: it reads from the closed
//! connection until its next heartbeat cannot be sent. And a connection that acknowledges heartbeats but brings no
//! event is alive for it. Both begin anew here.

use crate::app::App;
use serenity::all::{Context, Event, OnlineStatus, RawEventHandler, ShardManager};
use serenity::async_trait;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tracing::field::{Field, Visit};
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::layer;

/// The time between two looks at the connections.
const LOOK: Duration = Duration::from_secs(5);
/// The time without a click, form or command after which a connection that was busy before is deaf.
const DEAF: Duration = Duration::from_secs(15 * 60);
/// The clicks, forms and commands within [`BUSY_FOR`] that make a connection a busy one.
const BUSY: usize = 20;
/// See [`BUSY`].
const BUSY_FOR: Duration = Duration::from_secs(3600);
/// The shortest time between two new beginnings after a close. Discord allows a thousand beginnings a day, and the
/// library makes one after 45 seconds anyway.
const CLOSE_AGAIN: Duration = Duration::from_secs(600);

/// The errors with which the library's runner of a connection goes on after a close as if nothing had happened.
const STUCK: [&str; 3] = ["NoAuthentication", "InvalidShardData", "OverloadedShard"];

/// Notified when a runner is stuck.
static CLOSED: Notify = Notify::const_new();

/// The times of what people did last.
#[derive(Debug, Default)]
pub struct Heard(Mutex<VecDeque<Instant>>);

impl Heard {
    fn note(&self, now: Instant) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.push_back(now);
        if times.len() > BUSY {
            times.pop_front();
        }
    }

    /// True if the connection is deaf. Then the past is forgotten: the next connection is judged by its own events.
    fn take_deaf(&self, now: Instant) -> bool {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let deaf = is_deaf(&times, now);
        if deaf {
            times.clear();
        }
        deaf
    }
}

/// True if nobody did anything for long, where the hour before brought much. `times` are those of the last clicks, forms
/// and commands.
fn is_deaf(times: &VecDeque<Instant>, now: Instant) -> bool {
    let (Some(first), Some(last)) = (times.front(), times.back()) else { return false };
    let busy = times.len() >= BUSY && last.saturating_duration_since(*first) <= BUSY_FOR;
    busy && now.saturating_duration_since(*last) >= DEAF
}

/// True if a closed connection may begin anew at once, this long after the last time.
fn may_begin(since_last: Option<Duration>) -> bool {
    since_last.is_none_or(|since| since >= CLOSE_AGAIN)
}

/// Notes each event of the gateway.
pub(crate) struct Events(pub(crate) Arc<App>);

#[async_trait]
impl RawEventHandler for Events {
    async fn raw_event(&self, _: Context, event: Event) {
        self.0.ops.signs.gateway.note();
        // Each beginning of a connection brings an event for every server: they make no connection busy.
        if matches!(event, Event::InteractionCreate(_)) {
            self.0.ops.heard.note(Instant::now());
        }
    }
}

/// Hears in the log of the library that a runner is stuck.
pub(crate) struct Closes;

impl<S: Subscriber> layer::Layer<S> for Closes {
    fn on_event(&self, event: &tracing::Event<'_>, _: layer::Context<'_, S>) {
        let mut found = Found(false);
        event.record(&mut found);
        if found.0 {
            // The runner never gives up its thread, which may be the one that keeps the time for all tasks, and a task that
            // it wakes would wait for that thread. Woken from outside, it runs on another one.
            std::thread::spawn(|| CLOSED.notify_one());
        }
    }
}

/// True for the lines of the library in which [`Closes`] looks for errors.
pub(crate) fn tells_of_closes(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    *metadata.level() == Level::ERROR && target.starts_with("serenity::gateway::") && target.ends_with("::shard_runner")
}

/// Looks for the errors of a stuck runner in a line.
struct Found(bool);

impl Visit for Found {
    fn record_debug(&mut self, _: &Field, value: &dyn fmt::Debug) {
        let text = format!("{value:?}");
        self.0 |= STUCK.iter().any(|error| text.contains(error));
    }
}

/// Watches the connections until `stop`.
pub(crate) async fn watch(app: Arc<App>, shards: Arc<ShardManager>, stop: CancellationToken) {
    let mut latencies: HashMap<_, Duration> = HashMap::new();
    let mut begun: Option<Instant> = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = CLOSED.notified() => {
                if may_begin(begun.map(|at| at.elapsed())) {
                    begun = Some(Instant::now());
                    app.ops.metrics.gateway_restarted("closed");
                    tracing::warn!("the gateway closed the connection for a reason of its own: it begins anew");
                    begin_closed(&shards).await;
                }
            }
            () = stop.cancelled() => return,
        }
        // The library tells a new latency with each acknowledged heartbeat.
        let acknowledged: HashMap<_, _> = {
            let runners = shards.runners.lock().await;
            runners.iter().filter_map(|(shard, runner)| Some((*shard, runner.latency?))).collect()
        };
        if acknowledged.iter().any(|(shard, latency)| latencies.get(shard) != Some(latency)) {
            app.ops.signs.gateway.note();
        }
        latencies = acknowledged;
        // A connection without heartbeats is the library's to mend.
        if app.ops.is_gateway_up() && app.ops.heard.take_deaf(Instant::now()) {
            app.ops.metrics.gateway_restarted("silent");
            tracing::warn!("the gateway acknowledges heartbeats but sends no event: the connection begins anew");
            for shard in shards.shards_instantiated().await {
                shards.restart(shard).await;
            }
        }
    }
}

/// Begins closed connections anew.
async fn begin_closed(shards: &ShardManager) {
    let closed: Vec<_> = {
        let runners = shards.runners.lock().await;
        // A runner reads from a closed connection for ever, even when it is told to stop. A message that it cannot send
        // ends it. On an open connection, this one changes nothing.
        runners.values().for_each(|runner| runner.runner_tx.set_status(OnlineStatus::Online));
        runners.keys().copied().collect()
    };
    for shard in closed {
        // Such an end is not reported, and the restart would wait for the report.
        shards.shutdown_finished(shard);
        shards.restart(shard).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    /// The times of events, one each `every`.
    fn events(start: Instant, count: u32, every: Duration) -> VecDeque<Instant> {
        (0..count).map(|at| start + every * at).collect()
    }

    #[test]
    fn a_busy_connection_that_falls_silent_is_deaf() {
        let start = Instant::now();
        let busy = events(start, 20, 3 * MINUTE);
        let last = *busy.back().expect("events");
        assert!(!is_deaf(&busy, last + 14 * MINUTE));
        assert!(is_deaf(&busy, last + 15 * MINUTE));
    }

    #[test]
    fn a_quiet_connection_is_not_deaf() {
        let start = Instant::now();
        let (few, slow) = (events(start, 19, MINUTE), events(start, 20, 4 * MINUTE));
        assert!(!is_deaf(&few, start + 1_000 * MINUTE));
        assert!(!is_deaf(&slow, start + 1_000 * MINUTE));
        assert!(!is_deaf(&VecDeque::new(), start));
    }

    #[test]
    fn a_new_connection_is_judged_by_its_own_events() {
        let (heard, start) = (Heard::default(), Instant::now());
        for time in events(start, 30, MINUTE) {
            heard.note(time);
        }
        assert!(heard.take_deaf(start + 44 * MINUTE));
        assert!(!heard.take_deaf(start + 100 * MINUTE));
    }

    #[test]
    fn closes_one_after_the_other_are_left_to_the_library() {
        assert!(may_begin(None));
        assert!(!may_begin(Some(9 * MINUTE)));
        assert!(may_begin(Some(10 * MINUTE)));
    }
}
