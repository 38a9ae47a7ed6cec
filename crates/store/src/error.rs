//! The errors of the store, sorted by what the caller can do about them.

use crate::TableId;
use sqlx::Error;
use std::io;
use std::path::PathBuf;

/// The reasons why a [`crate::Store`] method fails. The method wrote nothing.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The channel already holds an open table: send people there.
    #[error("the channel already holds open table {0}")]
    ChannelTaken(TableId),
    /// The table already has a rematch: send people there.
    #[error("the table already has a rematch, table {0}")]
    HasRematch(TableId),
    /// The person has opened, and still sits at, as many open tables of the server as they may.
    #[error("the person has {0} open tables already")]
    TooManyOpen(u32),
    /// A table is already in the database, or the list holds it twice.
    #[error("the table is here already, as table {there}")]
    AlreadyHere {
        /// The position in the list, from 0.
        at: usize,
        /// The table in the database. No such table exists if the list holds it twice.
        there: TableId,
    },
    /// There is no such table.
    #[error("no such table")]
    NoTable,
    /// The table has left its lobby, and the call needs a lobby.
    #[error("the table is not in its lobby")]
    NotLobby,
    /// The person holds a seat of an open table.
    #[error("the person holds a seat of an open table")]
    StillSeated,
    /// The table has ended: nothing can be added.
    #[error("the table has ended")]
    NotOpen,
    /// Another call changed the table meanwhile: read it again and decide anew.
    #[error("the table is at step {now}")]
    Stale {
        /// The current number of steps of the table.
        now: u32,
    },
    /// No connection became free in time: try again later.
    #[error("the database is busy")]
    Busy,
    /// The store is closed because the process stops.
    #[error("the database is closed")]
    Closed,
    /// The disk is full: the operator must free space, then the same call works.
    #[error("the disk of the database is full")]
    DiskFull,
    /// The file is damaged or holds values that this crate never wrote: the operator must restore a backup.
    #[error("the database is damaged")]
    Damaged(#[source] Error),
    /// Any other error, including a mistake of the caller (a row that breaks a constraint).
    #[error("the database failed")]
    Database(#[source] Error),
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match &error {
            Error::PoolTimedOut => return StoreError::Busy,
            Error::PoolClosed => return StoreError::Closed,
            // The decoder's message may quote the row. The column is enough.
            Error::ColumnDecode { index, .. } => {
                // The driver puts a name in quotes.
                let column = index.trim_matches('"');
                let column = format!("column {column} holds what this program does not write");
                return StoreError::Damaged(Error::Decode(column.into()));
            }
            _ => {}
        }
        match SqliteProblem::of(&error) {
            Some(SqliteProblem::Busy) => StoreError::Busy,
            Some(SqliteProblem::Full) => StoreError::DiskFull,
            Some(SqliteProblem::Damaged) => StoreError::Damaged(error),
            Some(SqliteProblem::ReadOnly | SqliteProblem::CannotOpen) | None => StoreError::Database(error),
        }
    }
}

/// The problem that SQLite reports for its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SqliteProblem {
    Busy,
    ReadOnly,
    Damaged,
    Full,
    CannotOpen,
}

impl SqliteProblem {
    /// Reads SQLite's result code. Returns `None` if the error does not concern the file.
    pub(crate) fn of(error: &Error) -> Option<SqliteProblem> {
        let code: u32 = error.as_database_error()?.code()?.parse().ok()?;
        // The low byte is the primary code (https://sqlite.org/rescode.html). The other bytes add details.
        match code & 0xff {
            5 | 6 => Some(SqliteProblem::Busy),
            8 => Some(SqliteProblem::ReadOnly),
            11 | 26 => Some(SqliteProblem::Damaged),
            13 => Some(SqliteProblem::Full),
            14 => Some(SqliteProblem::CannotOpen),
            _ => None,
        }
    }
}

/// The reasons why [`crate::Store::open`], [`crate::Store::read`] or [`crate::Store::examine`] refuses a file. The
/// database file is unchanged.
/// Each `Display` is one line that tells the operator what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process (or another `Store` of this process) uses the file.
    #[error("{path}: another Agon is already using this database; stop it first, or give this one another file", path = .path.display())]
    InUse {
        /// The database file.
        path: PathBuf,
    },
    /// The path names a directory.
    #[error("{path}: this is a directory; name a file in it, such as {path}/agon.db", path = .path.display())]
    IsDirectory {
        /// The given path.
        path: PathBuf,
    },
    /// The path names a device, a pipe or a socket.
    #[error("{path}: this is no regular file; name another, such as agon.db", path = .path.display())]
    NotFile {
        /// The given path.
        path: PathBuf,
    },
    /// The directory for the file does not exist.
    #[error("{path}: there is no directory {directory}; create it, or name a file elsewhere", path = .path.display(), directory = .directory.display())]
    MissingDirectory {
        /// The database file.
        path: PathBuf,
        /// The directory that does not exist.
        directory: PathBuf,
    },
    /// The process has no permission to write the file or its directory.
    #[error("{path}: cannot be written ({reason}); give this user write permission on the file and its directory", path = .path.display())]
    Unwritable {
        /// The database file.
        path: PathBuf,
        /// The system's message, in a few words.
        reason: String,
    },
    /// The disk has no room to write.
    #[error("{path}: the disk is full; free some space and start again", path = .path.display())]
    DiskFull {
        /// The database file.
        path: PathBuf,
    },
    /// Not a database, or a database with damaged pages.
    #[error("{path}: the file is damaged ({reason}); restore a backup, or move it away to start empty", path = .path.display())]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// The first damage found, in a few words.
        reason: String,
    },
    /// Nothing is left of a database that was here.
    #[error("{path}: no byte is left of the database that was here, as {left} shows; restore a backup, or remove {left} to begin without one", path = .path.display(), left = .left.display())]
    Cut {
        /// The database file.
        path: PathBuf,
        /// Evidence that a database was here: its write-ahead log, or the lock file.
        left: PathBuf,
    },
    /// A crash left a half-done write beside the file, and [`crate::Store::examine`] does not undo it.
    #[error("{path}: a crash left a write half-done, so nothing was examined; start the bot, which undoes it first", path = .path.display())]
    HalfDone {
        /// The database file.
        path: PathBuf,
    },
    /// A later version of this program wrote the file.
    #[error("{path}: written by a newer Agon (schema {found}, this one knows {known}); start that version, or restore an older backup", path = .path.display())]
    Newer {
        /// The database file.
        path: PathBuf,
        /// The newest migration in the file.
        found: i64,
        /// The newest migration this program knows.
        known: i64,
    },
    /// An earlier version of this program wrote the file, and [`crate::Store::read`] changes nothing.
    #[error("{path}: written by an older Agon; start this version once, which updates it, or use the version that wrote it", path = .path.display())]
    Older {
        /// The database file.
        path: PathBuf,
    },
    /// The file is empty, or a database without any table, and [`crate::Store::read`] changes nothing.
    #[error("{path}: the file is empty; start this version once, which makes a database of it, or name another file", path = .path.display())]
    Empty {
        /// The database file.
        path: PathBuf,
    },
    /// Another process began to use the file while it was read.
    #[error("{path}: the bot started meanwhile, so the answer may be wrong; run the command again", path = .path.display())]
    Changed {
        /// The database file.
        path: PathBuf,
    },
    /// A sound SQLite database of another program.
    #[error("{path}: this database was not made by a released Agon; name another file", path = .path.display())]
    Foreign {
        /// The database file.
        path: PathBuf,
    },
    /// Any other error.
    #[error("{path}: the database cannot be opened ({source}); see the cause, and report it if it stays", path = .path.display())]
    Database {
        /// The database file.
        path: PathBuf,
        /// The message of SQLite or of the driver.
        source: Error,
    },
}

impl OpenError {
    /// Converts an error of the driver that occurred while opening `path`.
    pub(crate) fn from_driver(path: PathBuf, source: Error) -> Self {
        match SqliteProblem::of(&source) {
            Some(SqliteProblem::Busy) => OpenError::InUse { path },
            Some(SqliteProblem::ReadOnly | SqliteProblem::CannotOpen) => {
                OpenError::Unwritable { path, reason: first_line(&source) }
            }
            Some(SqliteProblem::Damaged) => OpenError::Damaged { path, reason: first_line(&source) },
            Some(SqliteProblem::Full) => OpenError::DiskFull { path },
            None => OpenError::Database { path, source },
        }
    }

    /// Converts an error of the file system that occurred beside `path`.
    pub(crate) fn from_system(path: PathBuf, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => OpenError::DiskFull { path },
            _ => OpenError::Unwritable { path, reason: error.to_string() },
        }
    }
}

/// Returns the message of a driver's error as one line.
fn first_line(error: &Error) -> String {
    let text = match error.as_database_error() {
        Some(error) => error.message().to_owned(),
        None => error.to_string(),
    };
    text.lines().next().unwrap_or_default().to_owned()
}
