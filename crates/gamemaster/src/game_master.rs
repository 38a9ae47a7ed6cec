//! The service for all tables. Each topic has its own file of methods.

use crate::actor::TableActor;
use crate::cpu::Cpu;
use crate::error::Refused;
use crate::mailbox::{JobFuture, Mailboxes};
use crate::note::Note;
use crate::observer::Observer;
use crate::shared::{Clock, Pacing, Seeds, Shared};
use agon_games::Registry;
use agon_store::{Store, TableId};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;

/// The time between two boards that are refreshed because of a new version, in milliseconds: calls and boards of tables
/// that go on must not wait for them.
const REFRESH_APART_MS: i64 = 200;

/// The service for all tables. Cheap to clone: all clones share one state.
#[derive(Clone)]
pub struct GameMaster {
    shared: Arc<Shared>,
    mailboxes: Arc<Mailboxes>,
}

impl std::fmt::Debug for GameMaster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GameMaster")
    }
}

impl GameMaster {
    /// Returns a game master over a store. It answers and calls at once.
    pub fn new(store: Store, games: Registry, clock: Clock, seeds: Seeds) -> GameMaster {
        GameMaster::with_pacing(store, games, clock, seeds, Pacing::default())
    }

    /// Returns a game master that waits after each turn begins at a table of several people: then machines and orders
    /// answer and people are called, so that no delay tells of an order. Deadlines are met while
    /// [`GameMaster::run_timers`] runs.
    pub fn with_pacing(store: Store, games: Registry, clock: Clock, seeds: Seeds, pacing: Pacing) -> GameMaster {
        let shared = Arc::new(Shared::new(store, games, clock, seeds, pacing));
        GameMaster { mailboxes: Arc::new(Mailboxes::new(shared.clone())), shared }
    }

    /// Names who hears the measures of the service from now on. A second call changes nothing.
    pub fn observe(&self, observer: Arc<dyn Observer>) {
        self.shared.observe(observer);
    }

    /// Returns the number of tables in memory.
    pub async fn tables_loaded(&self) -> usize {
        self.mailboxes.count().await
    }

    /// Returns a game master over the same store, with other tables in memory and another most of them.
    #[cfg(test)]
    pub(crate) fn with_most_loaded(&self, most: usize) -> GameMaster {
        let mailboxes = Arc::new(Mailboxes::with_most(self.shared.clone(), most));
        GameMaster { shared: self.shared.clone(), mailboxes }
    }

    /// Returns the store, for settings, outbox and records.
    pub fn store(&self) -> &Store {
        self.shared.store()
    }

    /// Returns the games that are played.
    pub fn games(&self) -> &Registry {
        self.shared.games()
    }

    /// Returns the gate of all work that keeps a processor busy.
    pub fn cpu(&self) -> &Cpu {
        self.shared.cpu()
    }

    /// Returns the current time, in UTC milliseconds.
    pub fn now_ms(&self) -> i64 {
        self.shared.now_ms()
    }

    /// Returns the real time that passes while the clock goes on by `wait`.
    pub fn real(&self, wait: Duration) -> Duration {
        self.shared.real(wait)
    }

    /// Wakes what sleeps until a time, because the clock was moved.
    pub fn clock_moved(&self) {
        self.shared.notify_timer();
        self.shared.notify_outbox();
    }

    /// Waits until there may be something new in the outbox.
    pub async fn outbox_changed(&self) {
        self.shared.outbox_changed().await;
    }

    /// Signals that the outbox has a new row.
    pub fn notify_outbox(&self) {
        self.shared.notify_outbox();
    }

    /// Returns a listener that hears of each table that changes from now on, after the change is on disk. A listener
    /// that lags far behind misses changes and is told so.
    pub fn table_changes(&self) -> broadcast::Receiver<TableId> {
        self.shared.table_changes()
    }

    /// Loads the running tables that were not at rest, so that machines go on where the last run stopped. All others
    /// wait for a person or a deadline.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn resume_tables(&self) -> Result<(), Refused> {
        for table in self.store().restless_tables().await? {
            let resumed = self.with_table(table, |actor| Box::pin(async move { actor.resume().await })).await;
            // A broken table must not stop the others. A person who opens it gets its error.
            if let Err(error) = resumed {
                tracing::error!(table = table.0, error = %error.report(), "a table cannot be loaded");
            }
        }
        Ok(())
    }

    /// Refreshes the boards of all open tables, one after the other, if another version of the program showed them. A
    /// board of this version already shows its table: what is not sent yet is in the outbox.
    ///
    /// # Errors
    /// The database failed.
    pub async fn refresh_boards(&self, version: &str) -> Result<(), Refused> {
        let board = Note::Refresh.row(None, self.now_ms());
        let boards = self.store().show_boards_as(version, &board, REFRESH_APART_MS).await?;
        if boards > 0 {
            tracing::info!(boards, "boards of another version are shown anew");
            self.notify_outbox();
        }
        Ok(())
    }

    /// Lets every table finish what it is doing and go.
    pub async fn close(&self) {
        self.mailboxes.close().await;
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    pub(crate) fn mailboxes(&self) -> &Mailboxes {
        &self.mailboxes
    }

    /// Does a job at a table and returns its answer.
    pub(crate) async fn with_table<T, F>(&self, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut TableActor) -> JobFuture<'a, Result<T, Refused>> + Send + 'static,
    {
        self.mailboxes.with_table(table, job).await
    }

    /// Reads something of a table.
    pub(crate) async fn read<T, F>(&self, table: TableId, job: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: FnOnce(&TableActor) -> Result<T, Refused> + Send + 'static,
    {
        self.mailboxes.read(table, job).await
    }
}
