//! Opening and closing the store, and its two ways to the file: one writer and a few readers.

use crate::file::DatabaseFile;
use crate::finish::rebuild_if_old;
use crate::migration::{migrator, newest};
use crate::{OpenError, StoreError, sql};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Error, Sqlite, Transaction};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

/// The number of reads that may run side by side.
const READERS: u32 = 16;
/// The time for which SQLite itself waits for a lock. Only a backup tool can hold one, because we have a single writer.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// The time for which a call waits for its turn before it returns `StoreError::Busy`. A machine under heavy load answers
/// late instead of refusing: Discord takes an answer for fifteen minutes.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(60);
/// The number of pages (of 4 kB) in the write-ahead log before a commit moves it into the file. The end of a table
/// writes about two hundred: with SQLite's default of a thousand, every fifth end would wait for that.
const FOLDED_PAGES: &str = "4000";
/// The number of rows that SQLite reads for its statistics when a connection closes.
const ANALYSIS_LIMIT: u32 = 400;

/// The database. Cheap to clone; all clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// One connection: writes queue here, in order, instead of failing with "database is locked".
    writer: SqlitePool,
    /// Connections that cannot write.
    reader: SqlitePool,
    /// The file. An owned one stays so until the store is closed or dropped.
    file: DatabaseFile,
    /// Notified after each write.
    written: Arc<Notify>,
}

impl Store {
    /// Opens the database at `path`, creates it if it is missing, and brings its schema up to date. If other rules
    /// computed its records, recomputes them as of `now_ms`.
    ///
    /// Keeps `<path>.lock` and, on Linux, the file itself locked until [`Store::close`], or until the process ends, even
    /// by a crash. The lock file stays behind and says that a database was here. It may be deleted while nothing runs.
    ///
    /// # Errors
    /// See [`OpenError`]. A refused file keeps its bytes. The check for damage reads the whole file.
    pub async fn open(path: impl AsRef<Path>, now_ms: i64) -> Result<Store, OpenError> {
        let file = DatabaseFile::claim(path.as_ref())?;
        file.examine().await?;
        let written = Arc::new(Notify::new());
        let (writer, reader) = match connect(&file, now_ms, written.clone()).await {
            Ok(pools) => pools,
            Err(error) => {
                file.forget_first_attempt();
                return Err(OpenError::from_driver(file.path.clone(), error));
            }
        };
        if let Err(error) = file.begin() {
            reader.close().await;
            writer.close().await;
            return Err(error);
        }
        Ok(Store { inner: Arc::new(Inner { writer, reader, file, written }) })
    }

    /// Examines the database at `path` as [`Store::open`] would, without creating or changing it. Returns the names of
    /// what the next opening does: its migrations, and the recomputing of all records if other rules computed them. The
    /// lock file stays behind, as after [`Store::open`].
    ///
    /// # Errors
    /// See [`OpenError`]. [`OpenError::HalfDone`] if reading would need a change.
    pub async fn examine(path: impl AsRef<Path>) -> Result<Vec<&'static str>, OpenError> {
        let file = DatabaseFile::claim(path.as_ref())?;
        file.require_whole()?;
        file.examine().await?;
        file.pending().await
    }

    /// Opens the database at `path` for reading, whether another process uses it or not. Writes to it fail. Creates,
    /// changes and locks nothing.
    ///
    /// # Errors
    /// See [`OpenError`]. [`OpenError::Older`] for a schema that the next [`Store::open`] would change.
    pub async fn read(path: impl AsRef<Path>) -> Result<Store, OpenError> {
        let file = readable(path.as_ref()).await?;
        let reading = file.for_reading().busy_timeout(BUSY_TIMEOUT);
        let driver = |error| OpenError::from_driver(file.path.clone(), error);
        let reader = pool(READERS).connect_with(reading.clone()).await.map_err(driver)?;
        let writer = pool(1).connect_lazy_with(reading);
        Ok(Store { inner: Arc::new(Inner { writer, reader, file, written: Arc::new(Notify::new()) }) })
    }

    /// Checks that [`Store::read`] would open the database at `path`.
    ///
    /// # Errors
    /// As [`Store::read`].
    pub async fn require_present_schema(path: impl AsRef<Path>) -> Result<(), OpenError> {
        readable(path.as_ref()).await.map(drop)
    }

    /// Checks that no other process began to use the database since [`Store::read`] found it unused. Call it after a long
    /// read: until then the answers may hold half of a change.
    ///
    /// # Errors
    /// Returns [`OpenError::Changed`] if one did.
    pub fn require_unchanged(&self) -> Result<(), OpenError> {
        self.inner.file.require_unchanged()
    }

    /// Writes a copy of the database at `path`, as it is at this moment, to `copy`, where no file may exist. Only reads
    /// the database: another process may use it.
    ///
    /// # Errors
    /// See [`OpenError`]. [`OpenError::Changed`] if another process began to use it meanwhile.
    pub async fn copy(path: impl AsRef<Path>, copy: impl AsRef<Path>) -> Result<(), OpenError> {
        let path = path.as_ref().to_owned();
        let driver = |error| OpenError::from_driver(path.clone(), error);
        let file = DatabaseFile::find(&path)?;
        let mut connection = file.for_reading().busy_timeout(BUSY_TIMEOUT).connect().await.map_err(driver)?;
        let copied = sqlx::query(sql::COPY).bind(copy.as_ref().to_string_lossy()).execute(&mut connection).await;
        let closed = connection.close().await;
        file.require_unchanged()?;
        copied.map_err(driver)?;
        closed.map_err(driver)
    }

    /// Returns the number of the schema that this program uses: that of its newest migration.
    pub fn schema() -> i64 {
        newest()
    }

    /// Waits for running calls, moves the write-ahead log into the file and releases the file. Later calls on any clone
    /// fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        // Readers close first: the last connection moves the log into the file, and readers may not write.
        self.inner.reader.close().await;
        self.inner.writer.close().await;
        self.inner.file.release();
    }

    /// Writes a value that stands in the file already, so that it changes nothing.
    ///
    /// # Errors
    /// The database takes no writes.
    pub async fn prove_writable(&self) -> Result<(), StoreError> {
        sqlx::query(sql::PROVE_WRITABLE).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns a wait for the next write. Enabled before something is read, it misses no write after that.
    pub fn written(&self) -> Notified<'_> {
        self.inner.written.notified()
    }

    /// Returns the connections for reading.
    pub(crate) fn reader(&self) -> &SqlitePool {
        &self.inner.reader
    }

    /// Returns the connection for a write of a single statement.
    pub(crate) fn writer(&self) -> &SqlitePool {
        &self.inner.writer
    }

    /// Begins a write of several statements. Immediate, because a transaction that turns from reading to writing may
    /// fail half-way.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        match self.inner.writer.begin_with("BEGIN IMMEDIATE").await {
            Ok(tx) => Ok(tx),
            Err(error) => {
                if !matches!(error, Error::PoolTimedOut | Error::PoolClosed) {
                    self.replace_writer().await;
                }
                Err(error.into())
            }
        }
    }

    /// Closes the writer connection; the next write opens a new one.
    async fn replace_writer(&self) {
        if let Ok(connection) = self.inner.writer.acquire().await {
            // The close error of a broken connection is of no use: the caller reports the first error.
            let _ = connection.close().await;
        }
    }
}

/// Finds a database of the present schema, for reading.
async fn readable(path: &Path) -> Result<DatabaseFile, OpenError> {
    let file = DatabaseFile::find(path)?;
    file.require_whole()?;
    file.require_present_schema().await?;
    Ok(file)
}

/// Opens both pools, and updates the schema in between. Notifies `written` each time the writer's connection is free
/// again.
async fn connect(
    file: &DatabaseFile,
    now_ms: i64,
    written: Arc<Notify>,
) -> Result<(SqlitePool, SqlitePool), sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(&file.path)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // With Normal, a power cut may lose the last commits. A change that a player has seen as done must stay done.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("wal_autocheckpoint", FOLDED_PAGES)
        .optimize_on_close(true, ANALYSIS_LIMIT);
    let writer = pool(1)
        // SQLite rolls back by itself when the disk is full or fails. The driver's own ROLLBACK then fails, and the
        // driver would count that transaction as open for ever: no later write could begin.
        .after_release(move |connection, _| {
            written.notify_waiters();
            Box::pin(async move {
                // A dropped transaction is rolled back first.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
        .connect_with(options.clone())
        .await?;
    let migrated = async {
        let mut connection = writer.acquire().await?;
        prove_writable(&mut connection).await?;
        migrator().run(&mut *connection).await.map_err(driver)?;
        rebuild_if_old(&mut connection, now_ms).await
    };
    if let Err(error) = migrated.await {
        writer.close().await;
        return Err(error);
    }
    // Not SQLite's read-only flag: such a connection cannot make the companions a write-ahead log needs.
    let reading = options.create_if_missing(false).optimize_on_close(false, None).pragma("query_only", "ON");
    match pool(READERS).connect_with(reading).await {
        Ok(reader) => Ok((writer, reader)),
        Err(error) => {
            writer.close().await;
            Err(error)
        }
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // A local file has no connection to lose: keep them, and test nothing before each use.
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

/// Checks that the connection can write. SQLite silently opens a write-protected file as read-only (with `BEGIN
/// IMMEDIATE` too) and would fail at the first commit. A write-ahead log of another user causes this too.
async fn prove_writable(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(sql::PROVE_WRITABLE).execute(&mut *tx).await?;
    tx.rollback().await
}

/// Returns the driver's error inside a migration's error.
pub(crate) fn driver(error: MigrateError) -> sqlx::Error {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
        error => error.into(),
    }
}
