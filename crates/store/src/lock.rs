//! The locks of a database file, and what the lock file tells of it.

use crate::OpenError;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The least room that a start needs: SQLite's shared-memory file (32 KiB) and a few pages of write-ahead log.
const ROOM_BYTES: usize = 128 * 1024;
/// The content of the lock file once a database was here. So an empty database file is either new or cut off.
const HELD: &[u8] = b"an Agon database was here\n";

/// Opens and locks the lock file of a database. Returns `None` if another process, or another store of this one, holds
/// it.
pub(crate) fn lock_name(path: &Path) -> io::Result<Option<File>> {
    // Opening never truncates: the file may belong to another process.
    let lock = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(beside(path, ".lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Locks the database itself. Returns `false` if another process, or another store of this one, owns it.
///
/// Only on Linux, where this lock (`flock`) and those of SQLite (`fcntl`) do not meet: elsewhere one would block the
/// other. On a file system without such locks the lock file has to do.
pub(crate) fn lock_database(database: &File) -> bool {
    !cfg!(target_os = "linux") || !matches!(database.try_lock(), Err(TryLockError::WouldBlock))
}

/// Refuses what is left of a database that was cut off: SQLite would take it for a new one, and delete the write-ahead
/// log beside it. `length` is that of the file; `None` if it is missing.
pub(crate) fn require_not_cut(path: &Path, length: Option<u64>) -> Result<(), OpenError> {
    let cut = |left: PathBuf| OpenError::Cut { path: path.to_owned(), left };
    let (log, lock) = (beside(path, "-wal"), beside(path, ".lock"));
    match length {
        None | Some(0) if is_filled(&log) => Err(cut(log)),
        Some(0) if File::open(&lock).is_ok_and(|lock| names_database(&lock)) => Err(cut(lock)),
        // SQLite counts a single byte as none.
        Some(1) => Err(OpenError::Damaged { path: path.to_owned(), reason: "it is one byte long".to_owned() }),
        _ => Ok(()),
    }
}

/// Notes in the lock file that a database was here.
pub(crate) fn name_database(mut lock: &File) {
    if !names_database(lock) {
        // Without the note, an empty file passes for a new one at the next start. On a full disk that is better than no
        // start.
        let _ = lock.seek(SeekFrom::Start(0)).and_then(|_| lock.write_all(HELD)).and_then(|()| lock.sync_data());
    }
}

/// True if this lock file says that a database was here.
fn names_database(mut lock: &File) -> bool {
    let mut content = Vec::new();
    let read = lock.seek(SeekFrom::Start(0)).and_then(|_| lock.take(HELD.len() as u64).read_to_end(&mut content));
    read.is_ok() && content == HELD
}

/// Writes as many bytes into the lock file as a start needs, and removes them again. A test here is better than a
/// half-opened database: SQLite reports a full disk in several ways.
pub(crate) fn prove_room(lock: &mut File) -> io::Result<()> {
    let kept = if names_database(lock) { HELD.len() as u64 } else { 0 };
    lock.seek(SeekFrom::Start(kept))?;
    let written = lock.write_all(&vec![0; ROOM_BYTES]).and_then(|()| lock.sync_data());
    written.and(lock.set_len(kept))
}

/// Returns the file's name with `suffix` appended, as SQLite names its companions.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// True if the file exists and is not empty.
pub(crate) fn is_filled(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| found.len() > 0)
}
