//! The service: opens tables, seats people, keeps turns and secrets, and writes everything down. It knows no Discord.
//!
//! * [`GameMaster`] is the door; every method is one thing a person may do, or one look at a table.
//! * Each live table is one task with a queue ([`desk`]): clicks and machines all pass through it, one after the other.
//! * A change is tried on a copy, written in one transaction, and only then becomes the table ([`live`]).
//!
//! Invariants: what is confirmed is on disk; a table is what its log replays to; nothing leaves but through a
//! [`Look`], which holds a view, never a state.

mod alarm;
mod asleep;
mod below;
mod calm;
mod cpu;
mod desk;
mod ending;
mod error;
mod exhibition;
mod file;
mod forget;
mod import;
mod leaving;
mod live;
mod lobby;
mod look;
mod moment;
mod name;
mod news;
mod note;
mod order;
mod pause;
mod play;
mod rematch;
mod seating;
mod secret;
mod tables;
mod why;

pub use agon_store::{
    ChannelId, GuildId, InteractionId, MessageId, Moved, SeatRow, Store, StoreError, TableId, TableRow, UserId,
};
pub use asleep::ASLEEP_MS;
pub use cpu::{Cpu, Work};
pub use error::Refused;
pub use exhibition::{NOBODY, NOWHERE};
pub use file::{Extras, File, Happened};
pub use forget::FRESH_MS;
pub use import::{Arrivals, Lacking, Unfit, Welcome};
pub use leaving::{Departure, managers_reason};
pub use live::header;
pub use lobby::{LOBBY_MS, OpenTable, Person};
pub use look::{Changed, Draft, Look, Stage};
pub use moment::{Chapter, Course, Moment, Passage};
pub use name::steers;
pub use news::news;
pub use note::Note;
pub use order::{Ordering, Told};
pub use play::Acted;
pub use rematch::{INVITED, Rematch};
pub use seating::Sitter;
pub use tables::{SEATED, Seated};

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Notify};
use tokio_util::task::TaskTracker;

/// How long may a table stay in memory while nobody touches it?
const IDLE: Duration = Duration::from_secs(600);
/// How long until what the database failed at is tried again?
const AGAIN: Duration = if cfg!(test) { Duration::from_millis(10) } else { Duration::from_secs(5) };

/// Tells the time, in UTC milliseconds. Only `main` knows the real clock.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Gives 32 bytes nobody can foresee. Only `main` knows the real source.
pub type Seeds = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// The door to all tables.
#[derive(Clone)]
pub struct GameMaster {
    house: Arc<House>,
}

/// What every table shares.
pub(crate) struct House {
    store: Store,
    clock: Clock,
    seeds: Seeds,
    idle: Duration,
    /// How long after a turn begins machines and orders answer and people are called.
    pause: Duration,
    /// Rung when there is a new deadline.
    alarm: Notify,
    desks: Mutex<HashMap<TableId, Arc<desk::Desk>>>,
    /// A planted fault: whatever is tried contradicts the rules.
    #[cfg(test)]
    flawed: std::sync::atomic::AtomicBool,
    /// A planted fault: the next commit panics once it is on disk.
    #[cfg(test)]
    panics_after_commit: std::sync::atomic::AtomicBool,
    tasks: TaskTracker,
    /// Lets work through that keeps a processor busy.
    cpu: Cpu,
    /// Counts the panics of each table's task.
    panics: std::sync::Mutex<HashMap<TableId, u32>>,
    /// The tables that wait to be loaded anew.
    reloads: std::sync::Mutex<HashSet<TableId>>,
    /// Rung when there is something to tell.
    bell: Notify,
    /// Rung when a table has changed.
    moved: Notify,
}

impl std::fmt::Debug for GameMaster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GameMaster")
    }
}

impl GameMaster {
    /// A game master over a store, who answers and calls at once.
    pub fn new(store: Store, clock: Clock, seeds: Seeds) -> GameMaster {
        GameMaster::pausing(store, clock, seeds, Duration::ZERO)
    }

    /// A game master who waits a moment after each turn begins, where several people sit at a table: then machines and
    /// orders answer and people are called, so that nobody's delay tells who left an order. Deadlines are met while
    /// [`GameMaster::keep_time`] runs.
    pub fn pausing(store: Store, clock: Clock, seeds: Seeds, pause: Duration) -> GameMaster {
        GameMaster {
            house: Arc::new(House {
                store,
                clock,
                seeds,
                idle: IDLE,
                pause,
                alarm: Notify::new(),
                desks: Mutex::default(),
                #[cfg(test)]
                flawed: Default::default(),
                #[cfg(test)]
                panics_after_commit: Default::default(),
                tasks: TaskTracker::new(),
                cpu: Cpu::default(),
                panics: Default::default(),
                reloads: Default::default(),
                bell: Notify::new(),
                moved: Notify::new(),
            }),
        }
    }

    /// The store, for settings, outbox and records.
    pub fn store(&self) -> &Store {
        &self.house.store
    }

    /// The gate of all work that keeps a processor busy.
    pub fn cpu(&self) -> &Cpu {
        &self.house.cpu
    }

    /// Now, in UTC milliseconds.
    pub fn now_ms(&self) -> i64 {
        self.house.now_ms()
    }

    /// Waits until there may be something new in the outbox.
    pub async fn rung(&self) {
        self.house.bell.notified().await;
    }

    /// Says that there is something new in the outbox.
    pub fn ring(&self) {
        self.house.bell.notify_one();
    }

    /// Wakes every open table, so that machines go on where the last run stopped and boards show how things stand.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn wake(&self) -> Result<(), Refused> {
        for table in self.house.store.running_tables().await? {
            // One broken table must not keep the others asleep; it is reported where it is asked for.
            match self.look(table, None).await {
                Ok(_) => self.store().enqueue(vec![Note::Face.row(Some(table), self.now_ms())]).await?,
                Err(error) => tracing::error!(table = table.0, error = %error.report(), "a table cannot be loaded"),
            }
        }
        self.ring();
        Ok(())
    }

    /// Lets every table finish what it is doing and go.
    pub async fn close(&self) {
        {
            // Under the lock: no desk opens any more once the tracker is closed.
            let mut desks = self.house.desks.lock().await;
            self.house.tasks.close();
            desks.clear();
        }
        self.house.tasks.wait().await;
    }
}

impl House {
    pub(crate) fn now_ms(&self) -> i64 {
        (self.clock)()
    }
}
