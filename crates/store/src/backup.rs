//! Backups: checked copies of a database that another process may use, and the lock that a restore needs.

use crate::error::SqliteProblem;
use crate::file::DatabaseFile;
use crate::store::BUSY_TIMEOUT;
use crate::{OpenError, Store, sql};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;

/// The number of SQLite's instructions after which a copy asks whether it goes on.
const INSTRUCTIONS: i32 = 100_000;

/// The content of a checked copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The number of tables.
    pub tables: i64,
    /// The number of steps of all tables.
    pub steps: i64,
}

impl Store {
    /// Writes a copy of the database at `path`, as it is at this moment, to `copy`, where an empty file may stand, and
    /// checks the copy. Only reads the database: another process may use it. The copy is not synchronized with the disk.
    /// Stops with an error soon after `goes_on` has returned false.
    ///
    /// # Errors
    /// See [`OpenError`]; those about the room or the rights for the copy name the copy.
    pub async fn back_up(
        path: impl AsRef<Path>,
        copy: impl AsRef<Path>,
        goes_on: impl Fn() -> bool + Clone + Send + 'static,
    ) -> Result<Copied, OpenError> {
        let (file, copy) = (DatabaseFile::find(path.as_ref())?, copy.as_ref());
        if file.fresh {
            return Err(OpenError::Empty { path: file.path });
        }
        file.require_whole()?;
        let driver = |error| OpenError::from_driver(file.path.clone(), error);
        let mut connection = file.for_reading().busy_timeout(BUSY_TIMEOUT).connect().await.map_err(driver)?;
        let copied = write_copy(&file, &mut connection, copy, goes_on.clone()).await;
        let closed = connection.close().await;
        file.require_unchanged()?;
        copied?;
        closed.map_err(driver)?;
        count_copy(copy, goes_on).await
    }
}

async fn write_copy(
    file: &DatabaseFile,
    connection: &mut SqliteConnection,
    copy: &Path,
    goes_on: impl FnMut() -> bool + Send + 'static,
) -> Result<(), OpenError> {
    file.judge_schema(connection).await?;
    file.require_content(connection).await?;
    ask(file, connection, goes_on).await?;
    let copied = sqlx::query(sql::COPY).bind(copy.to_string_lossy()).execute(&mut *connection).await;
    copied.map(drop).map_err(|error| {
        let of_copy = matches!(
            SqliteProblem::of(&error),
            Some(SqliteProblem::Full | SqliteProblem::ReadOnly | SqliteProblem::CannotOpen)
        );
        let path: &Path = if of_copy { copy } else { &file.path };
        OpenError::from_driver(path.to_owned(), error)
    })
}

/// Checks a copy, and counts what it holds.
async fn count_copy(copy: &Path, goes_on: impl FnMut() -> bool + Send + 'static) -> Result<Copied, OpenError> {
    let file = DatabaseFile::find(copy)?;
    let driver = |error| OpenError::from_driver(file.path.clone(), error);
    let mut connection = file.for_reading().connect().await.map_err(driver)?;
    let counted = count(&file, &mut connection, goes_on).await;
    connection.close().await.map_err(driver)?;
    counted
}

async fn count(
    file: &DatabaseFile,
    connection: &mut SqliteConnection,
    goes_on: impl FnMut() -> bool + Send + 'static,
) -> Result<Copied, OpenError> {
    let driver = |error| OpenError::from_driver(file.path.clone(), error);
    ask(file, connection, goes_on).await?;
    file.judge(connection).await?;
    let tables = sqlx::query_scalar(sql::COUNT_TABLES).fetch_one(&mut *connection).await.map_err(driver)?;
    let steps = sqlx::query_scalar(sql::COUNT_STEPS).fetch_one(&mut *connection).await.map_err(driver)?;
    Ok(Copied { tables, steps })
}

/// Lets a connection's statements end early once `goes_on` returns false.
async fn ask(
    file: &DatabaseFile,
    connection: &mut SqliteConnection,
    goes_on: impl FnMut() -> bool + Send + 'static,
) -> Result<(), OpenError> {
    let driver = |error| OpenError::from_driver(file.path.clone(), error);
    let mut handle = connection.lock_handle().await.map_err(driver)?;
    handle.set_progress_handler(INSTRUCTIONS, goes_on);
    Ok(())
}

/// A database file that this process has locked and not opened. The lock ends with this value.
#[derive(Debug)]
pub struct ClaimedFile(DatabaseFile);

impl ClaimedFile {
    /// Locks the database at `path`, as [`Store::open`] does. The file itself may be missing, or cut off.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn claim(path: impl AsRef<Path>) -> Result<ClaimedFile, OpenError> {
        DatabaseFile::claim_to_replace(path.as_ref()).map(ClaimedFile)
    }

    /// Returns the absolute path of the database, with links resolved.
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Moves a write-ahead log or a half-done write that a crash left into the file, so that the file alone is the whole
    /// database. Returns false if SQLite cannot do so: the file is damaged.
    pub async fn fold(&self) -> bool {
        if self.0.fresh {
            return true;
        }
        let options = SqliteConnectOptions::new().filename(&self.0.path).busy_timeout(BUSY_TIMEOUT);
        let Ok(mut connection) = options.connect().await else { return false };
        let folded = sqlx::query(sql::FOLD).execute(&mut connection).await;
        let closed = connection.close().await;
        folded.is_ok() && closed.is_ok() && !self.0.has("-wal") && !self.0.has("-journal")
    }
}
