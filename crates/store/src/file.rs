//! The database file before it is opened. Finds it, locks it, reserves room, and examines it without changing it.

use crate::OpenError;
use crate::lock::{beside, is_filled, lock_database, lock_name, name_database, prove_room, require_not_cut};
use crate::migration::{BOOKKEEPING, FileOrigin, origin, pending};
use crate::rating::RATING_RULES;
use crate::sql;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The table with the version of the rules that computed the records.
const RECKONING: &str = "reckoning";
/// The name of what an opening does besides migrations: it recomputes all records.
const RECOMPUTED: &str = "all records anew (minutes in a very large database)";

/// A database file that this process owns while this value lives, or only reads.
#[derive(Debug)]
pub(crate) struct DatabaseFile {
    /// The absolute path with links resolved, so that two names of one file share one lock.
    pub(crate) path: PathBuf,
    /// True if the file was missing or empty.
    pub(crate) fresh: bool,
    /// True if the file was missing.
    absent: bool,
    /// The lock file of an owned database. The system releases the lock when the process ends, even after a crash.
    lock: Option<File>,
    /// The owned database itself, locked too. It follows the file under all its names (hard links), and stays when
    /// somebody deletes the lock file. Closed only after SQLite has closed the file: the system ends all of a process's
    /// POSIX locks on a file, and so SQLite's, when the process closes it once.
    database: Mutex<Option<File>>,
    /// The length and time of a file that is only read and that nobody used when it was found. Reading it takes no lock,
    /// so another process may start to write it.
    unused: Option<(u64, Option<SystemTime>)>,
}

impl DatabaseFile {
    /// Finds and locks the file, and checks that there is room to write. Does not touch the database itself. Refuses what
    /// is left of a database that was cut off.
    pub(crate) fn claim(path: &Path) -> Result<DatabaseFile, OpenError> {
        let (file, length) = DatabaseFile::lock(path)?;
        require_not_cut(&file.path, length)?;
        Ok(file)
    }

    /// Does the same with a file that is to be replaced, whatever is left of it.
    pub(crate) fn claim_to_replace(path: &Path) -> Result<DatabaseFile, OpenError> {
        DatabaseFile::lock(path).map(|(file, _)| file)
    }

    /// Finds and locks the file. Returns its length too; `None` if it is missing.
    fn lock(path: &Path) -> Result<(DatabaseFile, Option<u64>), OpenError> {
        let path = resolve(path)?;
        let system = |error: &io::Error| OpenError::from_system(path.clone(), error);
        let Some(mut lock) = lock_name(&path).map_err(|error| system(&error))? else {
            return Err(OpenError::InUse { path });
        };
        prove_room(&mut lock).map_err(|error| system(&error))?;
        // Opens it for writing, because SQLite would first create companions beside a file that it may only read.
        let database = match OpenOptions::new().read(true).write(true).open(&path) {
            Ok(database) => Some(database),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(system(&error)),
        };
        let length = match &database {
            Some(database) if !lock_database(database) => return Err(OpenError::InUse { path }),
            Some(database) => Some(database.metadata().map_err(|error| system(&error))?.len()),
            None => None,
        };
        let file = DatabaseFile {
            fresh: length.unwrap_or(0) == 0,
            absent: length.is_none(),
            path,
            lock: Some(lock),
            database: Mutex::new(database),
            unused: None,
        };
        Ok((file, length))
    }

    /// Notes in the lock file that a database is here now, and locks the file itself if it was missing before.
    pub(crate) fn begin(&self) -> Result<(), OpenError> {
        self.lock.iter().for_each(name_database);
        let mut held = self.database.lock().unwrap_or_else(PoisonError::into_inner);
        if held.is_none() {
            let database = OpenOptions::new().read(true).write(true).open(&self.path);
            let database = database.map_err(|error| OpenError::from_system(self.path.clone(), &error))?;
            if !lock_database(&database) {
                return Err(OpenError::InUse { path: self.path.clone() });
            }
            *held = Some(database);
        }
        Ok(())
    }

    /// Finds a file that another process may own. Creates and locks nothing.
    pub(crate) fn find(path: &Path) -> Result<DatabaseFile, OpenError> {
        let path = resolve(path)?;
        let stamp = stamp(&path).map_err(|error| OpenError::from_system(path.clone(), &error))?;
        require_not_cut(&path, Some(stamp.0))?;
        let unused = (!has_log(&path)).then_some(stamp);
        let database = Mutex::default();
        Ok(DatabaseFile { fresh: stamp.0 == 0, absent: false, path, lock: None, database, unused })
    }

    /// Refuses a file that nobody used when it was found, and that another process uses or has changed by now: what was
    /// read of it may be half of a change.
    pub(crate) fn require_unchanged(&self) -> Result<(), OpenError> {
        let Some(before) = self.unused else { return Ok(()) };
        let same = !has_log(&self.path) && stamp(&self.path).is_ok_and(|now| now == before);
        if same { Ok(()) } else { Err(OpenError::Changed { path: self.path.clone() }) }
    }

    /// Refuses a file whose schema is not the one that this program knows, and a foreign one. Only reads.
    pub(crate) async fn require_present_schema(&self) -> Result<(), OpenError> {
        let driver = |error| OpenError::from_driver(self.path.clone(), error);
        let empty = || OpenError::Empty { path: self.path.clone() };
        if self.fresh {
            return Err(empty());
        }
        let mut connection = self.for_reading().connect().await.map_err(driver)?;
        let verdict = self.judge_schema(&mut connection).await;
        let applied = applied(&mut connection).await;
        connection.close().await.map_err(driver)?;
        verdict?;
        let applied = applied.map_err(driver)?;
        match (applied.is_empty(), pending(&applied).is_empty()) {
            (true, _) => Err(empty()),
            (false, true) => Ok(()),
            (false, false) => Err(OpenError::Older { path: self.path.clone() }),
        }
    }

    /// Returns options for reading a database that another process may use. Without a write-ahead log nobody uses it, and
    /// reading creates nothing beside it. [`DatabaseFile::require_unchanged`] checks afterwards that it stayed so.
    pub(crate) fn for_reading(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(&self.path).read_only(true).immutable(self.unused.is_some())
    }

    /// Refuses a file with a half-done write from a crash. Reading it would undo that write and change the file.
    pub(crate) fn require_whole(&self) -> Result<(), OpenError> {
        if !self.fresh && self.has("-journal") {
            return Err(OpenError::HalfDone { path: self.path.clone() });
        }
        Ok(())
    }

    /// Refuses a damaged, newer or foreign file. Only reads.
    pub(crate) async fn examine(&self) -> Result<(), OpenError> {
        if self.fresh {
            return Ok(());
        }
        let driver = |error| OpenError::from_driver(self.path.clone(), error);
        let mut connection = self.reading().connect().await.map_err(driver)?;
        let verdict = self.judge(&mut connection).await;
        connection.close().await.map_err(driver)?;
        verdict
    }

    /// Returns options for reading that leave no trace.
    fn reading(&self) -> SqliteConnectOptions {
        let options = SqliteConnectOptions::new().filename(&self.path);
        if self.has("-journal") {
            // A crash left a half-done transaction. Only a writer can undo it, and SQLite does so before it reads
            // anything.
            options
        } else if self.has("-wal") {
            // A crash left commits in the write-ahead log. They belong to the database, so the reader must see them.
            options.read_only(true)
        } else {
            // No companion stands beside the file. Reading it alone creates no shared-memory file either.
            options.read_only(true).immutable(true)
        }
    }

    /// True if a companion of the file exists and is not empty.
    pub(crate) fn has(&self, suffix: &str) -> bool {
        is_filled(&beside(&self.path, suffix))
    }

    /// Returns the names of the migrations that the file still needs, and [`RECOMPUTED`] if other rules computed its
    /// records. Returns all migrations if the file is missing.
    pub(crate) async fn pending(&self) -> Result<Vec<&'static str>, OpenError> {
        let driver = |error| OpenError::from_driver(self.path.clone(), error);
        if self.fresh {
            return Ok(pending(&[]));
        }
        let mut connection = self.reading().connect().await.map_err(driver)?;
        let needed = needed(&mut connection).await;
        connection.close().await.map_err(driver)?;
        needed.map_err(driver)
    }

    /// Refuses a damaged, newer or foreign file. Only reads.
    pub(crate) async fn judge(&self, connection: &mut SqliteConnection) -> Result<(), OpenError> {
        let path = || self.path.clone();
        let driver = |error| OpenError::from_driver(path(), error);
        let found: String = sqlx::query_scalar(sql::QUICK_CHECK).fetch_one(&mut *connection).await.map_err(driver)?;
        if found != "ok" {
            // The first line may be a heading ("*** in database main ***"). The last one names the page.
            let reason = found.lines().last().unwrap_or_default().to_owned();
            return Err(OpenError::Damaged { path: path(), reason });
        }
        self.judge_schema(connection).await
    }

    /// Refuses a newer or foreign file. Only reads.
    pub(crate) async fn judge_schema(&self, connection: &mut SqliteConnection) -> Result<(), OpenError> {
        let path = || self.path.clone();
        let driver = |error| OpenError::from_driver(path(), error);
        let names: Vec<String> =
            sqlx::query_scalar(sql::SCHEMA_NAMES).fetch_all(&mut *connection).await.map_err(driver)?;
        if names.is_empty() {
            return Ok(());
        }
        if !names.iter().any(|name| name == BOOKKEEPING) {
            return Err(OpenError::Foreign { path: path() });
        }
        let applied: Vec<(i64, Vec<u8>)> =
            sqlx::query_as(sql::APPLIED_MIGRATIONS).fetch_all(&mut *connection).await.map_err(|error| match error {
                // Another program keeps a table of the same name.
                sqlx::Error::ColumnDecode { .. } => OpenError::Foreign { path: path() },
                error => driver(error),
            })?;
        match origin(&applied) {
            FileOrigin::Ours => Ok(()),
            FileOrigin::Newer { found, known } => Err(OpenError::Newer { path: path(), found, known }),
            FileOrigin::Foreign => Err(OpenError::Foreign { path: path() }),
        }
    }

    /// Refuses a database without any table. Only reads.
    pub(crate) async fn require_content(&self, connection: &mut SqliteConnection) -> Result<(), OpenError> {
        let driver = |error| OpenError::from_driver(self.path.clone(), error);
        let names: Vec<String> = sqlx::query_scalar(sql::SCHEMA_NAMES).fetch_all(connection).await.map_err(driver)?;
        if names.is_empty() { Err(OpenError::Empty { path: self.path.clone() }) } else { Ok(()) }
    }

    /// Removes the files that a failed first start left, so that the next start finds the same state as this one.
    pub(crate) fn forget_first_attempt(&self) {
        if self.absent {
            for suffix in ["", "-wal", "-shm", "-journal"] {
                // A file that cannot be removed is an empty or unfinished database. The next start continues it.
                let _ = fs::remove_file(beside(&self.path, suffix));
            }
        }
    }

    /// Releases the locks before this value is dropped. Call it after SQLite has closed the file.
    pub(crate) fn release(&self) {
        let database = self.database.lock().unwrap_or_else(PoisonError::into_inner).take();
        for locked in database.iter().chain(&self.lock) {
            // If the release fails, the lock ends with the process.
            let _ = locked.unlock();
        }
    }
}

/// Returns the names of the migrations that a database needs, and [`RECOMPUTED`] if other rules computed its records.
async fn needed(connection: &mut SqliteConnection) -> Result<Vec<&'static str>, sqlx::Error> {
    let mut needed = pending(&applied(connection).await?);
    let known: Vec<String> = sqlx::query_scalar(sql::SCHEMA_NAMES).fetch_all(&mut *connection).await?;
    let rules: Option<i64> = match known.iter().any(|name| name == RECKONING) {
        true => Some(sqlx::query_scalar(sql::RECKONED_BY).fetch_one(connection).await?),
        false => None,
    };
    if rules != Some(i64::from(RATING_RULES)) {
        needed.push(RECOMPUTED);
    }
    Ok(needed)
}

/// Returns the applied migrations with their checksums; none for a database without our bookkeeping.
async fn applied(connection: &mut SqliteConnection) -> Result<Vec<(i64, Vec<u8>)>, sqlx::Error> {
    let known: Vec<String> = sqlx::query_scalar(sql::SCHEMA_NAMES).fetch_all(&mut *connection).await?;
    match known.iter().any(|name| name == BOOKKEEPING) {
        true => sqlx::query_as(sql::APPLIED_MIGRATIONS).fetch_all(&mut *connection).await,
        false => Ok(Vec::new()),
    }
}

/// Returns the absolute path of the file, or the reason why no file can be there.
fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    let given = path.to_owned();
    if path.is_dir() {
        return Err(OpenError::IsDirectory { path: given });
    }
    if let Ok(existing) = fs::canonicalize(path) {
        return match fs::metadata(&existing) {
            // A device or a pipe: SQLite would fail at its first write.
            Ok(found) if !found.is_file() => Err(OpenError::NotFile { path: given }),
            _ => Ok(existing),
        };
    }
    let Some(name) = path.file_name() else {
        return Err(OpenError::IsDirectory { path: given });
    };
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    match fs::canonicalize(directory) {
        Ok(found) if found.is_dir() => Ok(found.join(name)),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(OpenError::from_system(given, &error)),
        _ => Err(OpenError::MissingDirectory { path: given, directory: directory.to_owned() }),
    }
}

/// Returns the length of a file, and the time of its last change if the system knows it.
fn stamp(path: &Path) -> io::Result<(u64, Option<SystemTime>)> {
    let found = fs::metadata(path)?;
    Ok((found.len(), found.modified().ok()))
}

/// True if a write-ahead log stands beside the file.
fn has_log(path: &Path) -> bool {
    beside(path, "-wal").exists()
}
