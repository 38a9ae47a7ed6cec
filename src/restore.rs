//! `agon restore`: puts a backup in place of the database, and tells what is lost by it.
//!
//! Invariant: at each moment the database of before, or the whole backup, stands under the database's name, and nothing is
//! overwritten that has no second name.

use crate::backup::{self, COMPANIONS};
use crate::export::database_file;
use agon_gamemaster::restored_rows;
use agon_store::{ClaimedFile, FileContents, NewOutbox, OpenError, Store, TableState, beside};
use anyhow::{Context as _, bail};
use jiff::Timestamp;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The end of the name of the database that was replaced, with the time in UTC.
const BEFORE: &str = ".before-%Y%m%dT%H%M%SZ";

/// Arguments of `agon restore`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The backup
    pub file: PathBuf,
    /// Restores; without it the command only tells what would happen
    #[arg(long)]
    pub yes: bool,
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

/// The database that the backup replaces.
enum Present {
    Missing,
    Unreadable(OpenError),
    Read(FileContents),
}

impl Present {
    /// Reads the database. One of another program stays where it is.
    async fn read(database: &Path, backup: &FileContents) -> anyhow::Result<Present> {
        if !database.exists() {
            return Ok(Present::Missing);
        }
        let tables: Vec<_> = backup.tables.iter().map(|state| state.table).collect();
        match FileContents::of_present(database, &tables).await {
            Ok(contents) => Ok(Present::Read(contents)),
            Err(error @ (OpenError::Foreign { .. } | OpenError::IsDirectory { .. })) => Err(error.into()),
            Err(error) => Ok(Present::Unreadable(error)),
        }
    }

    fn contents(&self) -> Option<&FileContents> {
        match self {
            Present::Read(contents) => Some(contents),
            Present::Missing | Present::Unreadable(_) => None,
        }
    }

    fn state(&self, of: &TableState) -> Option<&TableState> {
        self.contents()?.tables.iter().find(|state| state.table == of.table)
    }
}

/// Tells what a restore changes, and restores with `--yes`.
///
/// # Errors
/// The backup is none, is damaged or newer than this program; a bot uses the database; the disk is full.
pub async fn restore(args: &Args, now_ms: i64, out: &mut impl Write) -> anyhow::Result<()> {
    let database = database_file(args.db.as_deref(), args.config.as_deref())?;
    let shown = args.file.display();
    if !args.file.is_file() {
        bail!("{shown}: there is no such backup");
    }
    if fs::canonicalize(&args.file)? == fs::canonicalize(&database).unwrap_or_default() {
        bail!("{shown}: this is the database itself; name a backup of it");
    }
    let claimed = args.yes.then(|| ClaimedFile::claim(&database)).transpose()?;
    let backup = FileContents::of_backup(&args.file).await?;
    let present = Present::read(&database, &backup).await?;
    tell(&backup, &present, out)?;
    let Some(claimed) = claimed else {
        writeln!(out, "nothing was changed; stop the bot and add --yes to restore")?;
        return Ok(());
    };
    let rows: Vec<NewOutbox> =
        backup.tables.iter().flat_map(|back| restored_rows(back, present.state(back), now_ms)).collect();
    let copy = backup::temporary(claimed.path())?;
    match Store::back_up(&args.file, &*copy, || true).await {
        Err(OpenError::DiskFull { path }) if path == *copy => backup::no_room(claimed.path())?,
        done => done?,
    };
    let numbers = backup.newest.beyond(present.contents().map(|contents| contents.newest));
    Store::mark_restored(&*copy, now_ms, numbers, &rows).await.context("the copy of the backup cannot be written")?;
    let failed = || format!("{}: cannot be written", claimed.path().display());
    backup::sync(&copy).with_context(failed)?;
    // Files beside the main one lose their names before it does: then it must be whole without them, unless it is damaged.
    if !claimed.fold().await && present.contents().is_some() {
        bail!("{}: its write-ahead log cannot be moved into it; free some space", claimed.path().display());
    }
    let before = set_aside(claimed.path(), now_ms)?;
    copy.persist(claimed.path()).map_err(|refused| refused.error).with_context(failed)?;
    backup::sync_folder_of(claimed.path()).with_context(failed)?;
    if let Some(before) = before {
        writeln!(out, "the database of before is {}", before.display())?;
    }
    writeln!(out, "restored; start the bot, which tells the open tables")?;
    Ok(())
}

/// Tells which tables go back, which are lost, and who must be erased again.
fn tell(backup: &FileContents, present: &Present, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "open tables in the backup: {}", backup.tables.len())?;
    for back in &backup.tables {
        let (name, seq) = (named(back), back.seq);
        match (present, present.state(back)) {
            (Present::Read(_), Some(now)) => {
                writeln!(out, "  {name}: {} at step {} now, goes back to step {seq}", now.status.word(), now.seq)?;
            }
            (Present::Read(_), None) => writeln!(out, "  {name}: not in the database now, comes back at step {seq}")?,
            (Present::Missing | Present::Unreadable(_), _) => writeln!(out, "  {name}: comes back at step {seq}")?,
        }
    }
    let now = match present {
        Present::Missing => {
            writeln!(out, "there is no database now: who was erased since the backup is unknown")?;
            return Ok(());
        }
        Present::Unreadable(error) => {
            writeln!(out, "the database cannot be read ({error})")?;
            writeln!(out, "so it is unknown which tables are lost, and who was erased since the backup")?;
            return Ok(());
        }
        Present::Read(now) => now,
    };
    let since = now.newest.table.saturating_sub(backup.newest.table).max(0);
    writeln!(out, "tables opened since the backup, which are lost: {since}")?;
    let gone = |state: &&TableState| backup.tables.iter().all(|back| back.table != state.table);
    for lost in now.tables.iter().filter(|state| state.status.is_open()).filter(gone) {
        writeln!(out, "  {}: {} at step {}", named(lost), lost.status.word(), lost.seq)?;
    }
    let erased: Vec<_> = backup.people.difference(&now.people).collect();
    writeln!(out, "people erased since the backup, to be erased again: {}", erased.len())?;
    for user in erased {
        writeln!(out, "  agon erase {user} --yes")?;
    }
    Ok(())
}

fn named(state: &TableState) -> String {
    format!("table {} of server {}", state.number, state.guild)
}

/// Gives the files of the database a second name, then takes their first from those beside the main one. Returns the
/// second name of the main one; `None` if there is no database.
fn set_aside(database: &Path, now_ms: i64) -> anyhow::Result<Option<PathBuf>> {
    let end = Timestamp::from_millisecond(now_ms)?.strftime(BEFORE).to_string();
    let before = beside(database, &end);
    let files = [""].into_iter().chain(COMPANIONS).map(|end| (beside(database, end), beside(&before, end)));
    let files: Vec<_> = files.filter(|(file, _)| file.exists()).collect();
    for (file, second) in &files {
        keep(file, second).with_context(|| format!("{}: cannot be written", second.display()))?;
    }
    let synced = || format!("{}: cannot be written", before.display());
    backup::sync_folder_of(database).with_context(synced)?;
    for (file, _) in files.iter().filter(|(file, _)| file != database) {
        fs::remove_file(file).with_context(|| format!("{}: cannot be removed", file.display()))?;
    }
    backup::sync_folder_of(database).with_context(synced)?;
    Ok((!files.is_empty()).then_some(before))
}

/// Gives a file a second name that no file has: another link, or a copy where the file system has no links.
fn keep(file: &Path, second: &Path) -> io::Result<()> {
    match fs::hard_link(file, second) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            let mut options = OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut copy = options.open(second)?;
            io::copy(&mut File::open(file)?, &mut copy)?;
            copy.sync_all()
        }
        done => done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stood_there_keeps_its_bytes_under_a_new_name() {
        let dir = tempfile::tempdir().expect("a folder");
        let database = dir.path().join("agon.db");
        assert_eq!(set_aside(&database, 0).expect("nothing to do"), None);
        fs::write(&database, "main").expect("a file");
        fs::write(beside(&database, "-wal"), "log").expect("a file");
        let before = set_aside(&database, 0).expect("set aside").expect("a name");
        assert_eq!(before, dir.path().join("agon.db.before-19700101T000000Z"));
        assert_eq!(fs::read_to_string(&before).expect("the main file"), "main");
        assert_eq!(fs::read_to_string(beside(&before, "-wal")).expect("its log"), "log");
        assert!(database.exists() && !beside(&database, "-wal").exists());
        // A name that is taken stays.
        assert!(set_aside(&database, 0).is_err());
        assert_eq!(fs::read_to_string(&before).expect("the main file"), "main");
    }
}
