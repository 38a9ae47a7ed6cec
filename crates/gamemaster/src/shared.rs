//! Services that all tables use: the store, the clock, the seeds, the games, the gate of work, and the signals between
//! tasks.

use crate::cpu::Cpu;
use crate::heartbeat::OUTAGE_MS;
use crate::observer::Observer;
use agon_games::Registry;
use agon_store::{Store, TableId};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::futures::Notified;
use tokio::sync::{Mutex, MutexGuard, Notify, broadcast};

/// The wait before work that failed for a passing reason is tried again.
pub(crate) const RETRY_AFTER: Duration = if cfg!(test) { Duration::from_millis(10) } else { Duration::from_secs(5) };

/// The changes of tables that a listener may lag behind before it misses some.
const CHANGES: usize = 1024;

/// The time of the last beat if there was none.
const NO_BEAT: i64 = i64::MIN;

/// A source of the time.
pub trait TimeSource: Send + Sync {
    /// Returns the time, in UTC milliseconds.
    fn now_ms(&self) -> i64;

    /// Returns the real time that passes while this clock goes on by `wait`.
    fn real(&self, wait: Duration) -> Duration {
        wait
    }

    /// True if a person moves this clock on purpose: its jumps are no outages of the bot.
    fn is_set_by_hand(&self) -> bool {
        false
    }
}

impl<F: Fn() -> i64 + Send + Sync> TimeSource for F {
    fn now_ms(&self) -> i64 {
        self()
    }
}

/// Tells the time. Only `main` knows the real clock.
pub type Clock = Arc<dyn TimeSource>;

/// Gives 32 unpredictable bytes. Only `main` knows the real source.
pub type Seeds = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// The time that answers of machines take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pacing {
    /// The time after a turn begins until machines and orders answer and people are called, at tables of several people.
    pub answer_delay: Duration,
    /// True if a machine stops a search that takes too long for the people who wait. Then its choice may depend on how
    /// busy the processor is.
    pub limits_thinking: bool,
}

/// The services.
pub(crate) struct Shared {
    store: Store,
    games: Registry,
    clock: Clock,
    seeds: Seeds,
    cpu: Cpu,
    /// The time of the last beat; [`NO_BEAT`] before the first.
    beat_at_ms: AtomicI64,
    /// Held while a beat is noted.
    beating: Mutex<()>,
    /// The time after a turn begins until machines and orders answer and people are called.
    answer_delay: Duration,
    /// True if machines have a limited time to think.
    limits_thinking: bool,
    /// Notified when the outbox has a new row.
    outbox_signal: Notify,
    /// Notified when a deadline was set.
    timer_signal: Notify,
    /// Notified when a table has changed.
    table_signal: Notify,
    /// Names each table that has changed.
    table_changes: broadcast::Sender<TableId>,
    /// Hears the measures of the service.
    observer: OnceLock<Arc<dyn Observer>>,
    #[cfg(test)]
    pub(crate) faults: Faults,
}

/// Planted faults.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Faults {
    /// All that is tried contradicts the rules.
    pub(crate) contradicts: std::sync::atomic::AtomicBool,
    /// The next commit panics once it is on disk.
    pub(crate) panics_after_commit: std::sync::atomic::AtomicBool,
}

impl Shared {
    pub(crate) fn new(store: Store, games: Registry, clock: Clock, seeds: Seeds, pacing: Pacing) -> Shared {
        Shared {
            store,
            games,
            clock,
            seeds,
            cpu: Cpu::default(),
            beat_at_ms: AtomicI64::new(NO_BEAT),
            beating: Mutex::default(),
            answer_delay: pacing.answer_delay,
            limits_thinking: pacing.limits_thinking,
            outbox_signal: Notify::new(),
            timer_signal: Notify::new(),
            table_signal: Notify::new(),
            table_changes: broadcast::Sender::new(CHANGES),
            observer: OnceLock::new(),
            #[cfg(test)]
            faults: Faults::default(),
        }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    /// Returns the real time that passes while the clock goes on by `wait`.
    pub(crate) fn real(&self, wait: Duration) -> Duration {
        self.clock.real(wait)
    }

    /// True if a person moves the clock on purpose.
    pub(crate) fn is_set_by_hand(&self) -> bool {
        self.clock.is_set_by_hand()
    }

    /// Notes the last time at which people could reach the bot.
    pub(crate) fn note_beat(&self, now_ms: i64) {
        self.beat_at_ms.store(now_ms, Ordering::Release);
    }

    /// Waits until no other beat is being noted, and keeps others waiting.
    pub(crate) async fn beating(&self) -> MutexGuard<'_, ()> {
        self.beating.lock().await
    }

    /// True if people could not reach the bot for too long to hold a seat to its clock. False without any beat: then
    /// nothing is said about the connection.
    pub(crate) fn is_cut_off(&self) -> bool {
        let beat_at_ms = self.beat_at_ms.load(Ordering::Acquire);
        beat_at_ms != NO_BEAT && !self.is_set_by_hand() && self.now_ms().saturating_sub(beat_at_ms) > OUTAGE_MS
    }

    /// Returns fresh, unpredictable bytes.
    pub(crate) fn secret_bytes(&self) -> [u8; 32] {
        (self.seeds)()
    }

    pub(crate) fn cpu(&self) -> &Cpu {
        &self.cpu
    }

    pub(crate) fn answer_delay(&self) -> Duration {
        self.answer_delay
    }

    /// True if machines have a limited time to think.
    pub(crate) fn limits_thinking(&self) -> bool {
        self.limits_thinking
    }

    pub(crate) fn games(&self) -> &Registry {
        &self.games
    }

    /// Stores who hears the measures of the service. The first one stays.
    pub(crate) fn observe(&self, observer: Arc<dyn Observer>) {
        // Only the first call sets it.
        let _ = self.observer.set(observer);
    }

    /// Returns who hears the measures of the service; `None` if nobody does.
    pub(crate) fn observer(&self) -> Option<&Arc<dyn Observer>> {
        self.observer.get()
    }

    /// Signals that the outbox has a new row.
    pub(crate) fn notify_outbox(&self) {
        self.outbox_signal.notify_one();
    }

    /// Waits until the outbox may have a new row.
    pub(crate) async fn outbox_changed(&self) {
        self.outbox_signal.notified().await;
    }

    /// Signals that a deadline was set.
    pub(crate) fn notify_timer(&self) {
        self.timer_signal.notify_one();
    }

    /// Waits until a deadline was set.
    pub(crate) async fn timer_changed(&self) {
        self.timer_signal.notified().await;
    }

    /// Wakes all tasks that wait for a change of any table, and names the table to those that listen.
    pub(crate) fn notify_table_changed(&self, table: TableId) {
        self.table_signal.notify_waiters();
        // Without a listener there is nothing to do.
        let _ = self.table_changes.send(table);
    }

    /// Returns a listener that hears of each table that changes from now on.
    pub(crate) fn table_changes(&self) -> broadcast::Receiver<TableId> {
        self.table_changes.subscribe()
    }

    /// Returns a wait for the next change of any table. Enabled before a table is read, it misses no change after that.
    pub(crate) fn table_changed(&self) -> Notified<'_> {
        self.table_signal.notified()
    }
}
