//! `agon backup`: a checked copy of the database, beside a running bot. And the steps on disk that put a file in place.

use crate::export::present_database;
use agon_store::{OpenError, Store, beside};
use anyhow::{Context as _, bail};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempPath;

/// The end of the name of a file that is not whole yet.
pub(crate) const PARTIAL: &str = ".partial";

/// The ends of the names of the files that SQLite keeps beside a database, which belong to it.
pub(crate) const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Arguments of `agon backup`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The file to write; it must not exist
    pub file: PathBuf,
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

/// A backup that is on disk.
#[derive(Clone, Copy, Debug)]
pub struct Backup {
    /// The number of tables in it.
    pub tables: i64,
    /// The number of steps of all tables.
    pub steps: i64,
    /// Its size.
    pub bytes: u64,
    /// The time that it took.
    pub took: Duration,
}

impl fmt::Display for Backup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Backup { tables, steps, bytes, took } = self;
        write!(f, "{tables} tables, {steps} steps, {bytes} bytes, {:.1} seconds", took.as_secs_f64())
    }
}

/// Writes a backup.
///
/// # Errors
/// The database cannot be read, the name is taken or belongs to the database, or the disk is full.
pub async fn backup(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let database = present_database(args.db.as_deref(), args.config.as_deref())?;
    let made = write(&database, &args.file, || true).await?;
    writeln!(out, "{}: {made}", args.file.display())?;
    Ok(())
}

/// Writes a backup of a database, which another process may use, to a new file. The file appears whole or not at all.
/// Stops with an error soon after `goes_on` has returned false.
///
/// # Errors
/// As [`backup`].
pub async fn write(
    database: &Path,
    file: &Path,
    goes_on: impl Fn() -> bool + Clone + Send + 'static,
) -> anyhow::Result<Backup> {
    let begun = Instant::now();
    let file = free_name(database, file)?;
    let copy = temporary(&file)?;
    let copied = match Store::back_up(database, &*copy, goes_on).await {
        Err(OpenError::DiskFull { path }) if path == *copy => no_room(&file)?,
        done => done?,
    };
    let bytes = tokio::task::spawn_blocking(move || put(copy, &file)).await??;
    Ok(Backup { tables: copied.tables, steps: copied.steps, bytes, took: begun.elapsed() })
}

/// Returns the error of a disk without room for a copy of the database.
///
/// # Errors
/// Always.
pub(crate) fn no_room<T>(file: &Path) -> anyhow::Result<T> {
    bail!("{}: the disk is full; a copy of the database needs about as much room as the database", file.display())
}

/// Returns the absolute path of a new file for a backup.
fn free_name(database: &Path, file: &Path) -> anyhow::Result<PathBuf> {
    let shown = file.display();
    let Some(name) = file.file_name() else { bail!("{shown}: this is a directory; name a file in it") };
    let folder = match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let Ok(whole) = fs::canonicalize(folder) else {
        bail!("{shown}: there is no directory {}; create it, or name a file elsewhere", folder.display());
    };
    let free = whole.join(name);
    let database = fs::canonicalize(database).with_context(|| format!("{}: cannot be read", database.display()))?;
    let own = ["", ".lock"].into_iter().chain(COMPANIONS).any(|end| beside(&database, end) == free);
    if own || fs::canonicalize(&free).is_ok_and(|found| found == database) {
        bail!("{shown}: this name belongs to the database itself; name another file");
    }
    // A link that leads nowhere is a file too.
    if fs::symlink_metadata(&free).is_ok() {
        bail!("{shown}: this file exists already; name a new one");
    }
    Ok(free)
}

/// Makes an empty file beside `file` that only this user can read. It goes when the value does.
///
/// # Errors
/// The folder cannot be written.
pub(crate) fn temporary(file: &Path) -> anyhow::Result<TempPath> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".");
    let folder = file.parent().unwrap_or(Path::new("."));
    let made = tempfile::Builder::new().prefix(&name).suffix(PARTIAL).tempfile_in(folder);
    Ok(made.with_context(|| format!("{}: cannot be written", file.display()))?.into_temp_path())
}

/// Gives a whole copy its name, and returns its size.
fn put(copy: TempPath, file: &Path) -> anyhow::Result<u64> {
    let failed = || format!("{}: cannot be written", file.display());
    let bytes = sync(&copy).with_context(failed)?;
    copy.persist_noclobber(file).map_err(|refused| refused.error).with_context(failed)?;
    sync_folder_of(file).with_context(failed)?;
    Ok(bytes)
}

/// Writes a file's content to the disk, and returns its size.
///
/// # Errors
/// The system failed.
pub(crate) fn sync(file: &Path) -> io::Result<u64> {
    // Some systems synchronize only what may be written.
    let file = OpenOptions::new().write(true).open(file)?;
    file.sync_all()?;
    Ok(file.metadata()?.len())
}

/// Writes the names in a file's folder to the disk.
///
/// # Errors
/// The system failed.
pub(crate) fn sync_folder_of(file: &Path) -> io::Result<()> {
    // Elsewhere no folder can be opened like a file.
    if cfg!(unix)
        && let Some(folder) = file.parent()
    {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
