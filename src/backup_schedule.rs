//! The backups that the running bot makes by itself, as `[backup]` in the settings says.
//!
//! The names of the files tell their times, so a restart neither delays a backup nor makes one too many.

use crate::app::App;
use crate::backup::{self, PARTIAL};
use crate::config::Settings;
use crate::logs::clean;
use anyhow::{Context as _, bail};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io};
use tokio_util::sync::CancellationToken;

/// The form of the names, in UTC.
const NAME: &str = "agon-%Y%m%dT%H%M%SZ.db";
/// The time between two looks at the clock.
const LOOK: Duration = Duration::from_secs(60);
/// The time from a backup that failed to the next attempt, in milliseconds.
const AGAIN_MS: i64 = 3_600_000;
/// The age at which a copy that is not whole was left by a crash, in milliseconds.
const LEFT_MS: i64 = 24 * 3_600_000;

/// Times and place of the bot's backups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    database: PathBuf,
    folder: PathBuf,
    every_ms: i64,
    keep: usize,
}

impl Schedule {
    /// Reads the settings. `None`: the bot makes no backups.
    ///
    /// # Errors
    /// The folder does not exist.
    pub fn of(settings: &Settings) -> anyhow::Result<Option<Schedule>> {
        let Some(folder) = settings.backup.folder.clone() else { return Ok(None) };
        if !folder.is_dir() {
            bail!("backup.folder: there is no directory {}; create it, or name another", folder.display());
        }
        let every_ms = i64::from(settings.backup.every_hours) * 3_600_000;
        let (database, keep) = (settings.database.file.clone(), settings.backup.keep as usize);
        Ok(Some(Schedule { database, folder, every_ms, keep }))
    }
}

/// The time of the newest backup, in UTC milliseconds; `None`: there is none, or the bot makes none.
#[derive(Debug, Default)]
pub struct LastBackup(Mutex<Option<i64>>);

impl LastBackup {
    /// Returns the age of the newest backup.
    pub fn age(&self, now_ms: i64) -> Option<Duration> {
        let at_ms = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        at_ms.map(|at_ms| Duration::from_millis(now_ms.saturating_sub(at_ms).max(0).unsigned_abs()))
    }

    fn note(&self, at_ms: i64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(at_ms);
    }
}

/// Makes backups until stopped. One in progress is given up then, and leaves no file.
pub async fn work(app: Arc<App>, schedule: Schedule, stop: CancellationToken) {
    let (mut looked_ms, mut next_ms) = (i64::MIN, i64::MIN);
    while !stop.is_cancelled() {
        let now_ms = app.gamemaster.now_ms();
        // A clock that was set back tells nothing about the next time.
        if now_ms >= next_ms || now_ms < looked_ms {
            looked_ms = now_ms;
            let stopped = stop.clone();
            let made = make_if_due(&schedule, &app.last_backup, now_ms, move || !stopped.is_cancelled()).await;
            next_ms = match made {
                Ok(due_ms) => due_ms,
                Err(_) if stop.is_cancelled() => return,
                Err(error) => {
                    tracing::error!(error = clean(error), "a backup failed; the next attempt is in an hour");
                    now_ms.saturating_add(AGAIN_MS)
                }
            };
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Makes a backup if one is due, and returns the time of the next.
async fn make_if_due(
    schedule: &Schedule,
    last: &LastBackup,
    now_ms: i64,
    goes_on: impl Fn() -> bool + Clone + Send + 'static,
) -> anyhow::Result<i64> {
    let folder = schedule.folder.clone();
    let found = tokio::task::spawn_blocking(move || list(&folder)).await?;
    let found = found.with_context(|| format!("{}: cannot be read", schedule.folder.display()))?;
    // A time that lies ahead is of a clock that was wrong.
    if let Some(newest) = found.iter().map(|(at_ms, _)| *at_ms).filter(|at_ms| *at_ms <= now_ms).max() {
        last.note(newest);
        let due_ms = newest.saturating_add(schedule.every_ms);
        if due_ms > now_ms {
            return Ok(due_ms);
        }
    }
    let file = schedule.folder.join(name(now_ms)?);
    let made = backup::write(&schedule.database, &file, goes_on).await?;
    last.note(now_ms);
    let backup::Backup { tables, steps, bytes, took } = made;
    let (ms, file) = (took.as_millis() as u64, file.display());
    tracing::info!(%file, tables, steps, bytes, ms, "a backup was made");
    let (folder, keep) = (schedule.folder.clone(), schedule.keep);
    let removed = tokio::task::spawn_blocking(move || remove_old(&folder, keep, now_ms)).await?;
    if let Err(error) = removed {
        tracing::warn!(error = clean(error), "old backups stay");
    }
    Ok(now_ms.saturating_add(schedule.every_ms))
}

/// Returns the name of a backup made at this time.
fn name(at_ms: i64) -> anyhow::Result<String> {
    Ok(Timestamp::from_millisecond(at_ms)?.strftime(NAME).to_string())
}

/// Reads the time from the name of a backup, to the second; `None` for any other name.
fn read_name(text: &str) -> Option<i64> {
    let at = DateTime::strptime(NAME, text).ok()?.to_zoned(TimeZone::UTC).ok()?;
    let at_ms = at.timestamp().as_millisecond();
    // The reader is kinder than the form.
    name(at_ms).is_ok_and(|name| name == text).then_some(at_ms)
}

/// Returns the backups of a folder with their times, oldest first.
fn list(folder: &Path) -> io::Result<Vec<(i64, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let at_ms = entry.file_name().to_str().and_then(read_name);
        found.extend(at_ms.map(|at_ms| (at_ms, entry.path())));
    }
    found.sort_unstable();
    Ok(found)
}

/// Removes all backups except the newest ones, and what a crash left of one.
fn remove_old(folder: &Path, keep: usize, now_ms: i64) -> io::Result<()> {
    let mut found = list(folder)?;
    // A time that lies ahead is of a clock that was wrong: such a backup neither goes nor displaces others.
    found.retain(|(at_ms, _)| *at_ms <= now_ms);
    for (_, file) in found.iter().take(found.len().saturating_sub(keep)) {
        fs::remove_file(file)?;
        tracing::info!(file = %file.display(), "an old backup was removed");
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let begun_ms = entry.file_name().to_str().and_then(begun_at);
        if begun_ms.is_some_and(|begun_ms| begun_ms.saturating_add(LEFT_MS) <= now_ms) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Reads the time from the name of a backup that is not whole: the name, a few characters, [`PARTIAL`].
fn begun_at(text: &str) -> Option<i64> {
    read_name(text.strip_suffix(PARTIAL)?.rsplit_once('.')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_store::Store;
    use tempfile::TempDir;

    const HOUR_MS: i64 = 3_600_000;
    /// 2026-11-27 13:00:00 UTC, and half a second.
    const NOON: i64 = 1_795_784_400_500;

    async fn schedule(dir: &TempDir, keep: usize) -> (Store, Schedule) {
        let database = dir.path().join("agon.db");
        let store = Store::open(&database, 0).await.expect("a database");
        let folder = dir.path().join("safe");
        fs::create_dir(&folder).expect("a folder");
        (store, Schedule { database, folder, every_ms: 24 * HOUR_MS, keep })
    }

    fn names(schedule: &Schedule) -> Vec<String> {
        let entries = fs::read_dir(&schedule.folder).expect("the folder");
        let mut names: Vec<_> =
            entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name")).collect();
        names.sort();
        names
    }

    #[test]
    fn only_names_of_the_exact_form_are_backups() {
        assert_eq!(name(NOON).expect("a name"), "agon-20261127T130000Z.db");
        assert_eq!(read_name("agon-20261127T130000Z.db"), Some(NOON - 500));
        for other in [
            "agon-20261127T130000Z.db.partial",
            "agon-20261127T130000.db",
            "agon-2026117T130000Z.db",
            "agon-20261327T130000Z.db",
            "agon.db",
            "my-agon-20261127T130000Z.db",
        ] {
            assert_eq!(read_name(other), None, "{other}");
        }
        assert_eq!(begun_at("agon-20261127T130000Z.db.x1Y2z3.partial"), Some(NOON - 500));
        assert_eq!(begun_at("mine.db.x1Y2z3.partial"), None);
    }

    #[tokio::test]
    async fn backups_come_in_time_and_the_oldest_go() {
        let dir = tempfile::tempdir().expect("a folder");
        let (store, schedule) = schedule(&dir, 2).await;
        fs::write(schedule.folder.join("mine.db"), "kept").expect("a file");
        fs::write(schedule.folder.join("agon-20261126T130000Z.db.x1Y2z3.partial"), "left").expect("a file");
        let last = LastBackup::default();
        assert_eq!(last.age(NOON), None);
        let due = make_if_due(&schedule, &last, NOON, || true).await.expect("a backup");
        assert_eq!((due, last.age(NOON + 7)), (NOON + 24 * HOUR_MS, Some(Duration::from_millis(7))));
        assert_eq!(names(&schedule), ["agon-20261127T130000Z.db", "mine.db"]);
        // After a restart the name tells the time.
        let last = LastBackup::default();
        let due = make_if_due(&schedule, &last, NOON + HOUR_MS, || true).await.expect("a look");
        assert_eq!((due, last.age(NOON)), (NOON - 500 + 24 * HOUR_MS, Some(Duration::from_millis(500))));
        assert_eq!(names(&schedule).len(), 2);
        for day in 1..=2 {
            make_if_due(&schedule, &last, NOON + day * 24 * HOUR_MS, || true).await.expect("a backup");
        }
        assert_eq!(names(&schedule), ["agon-20261128T130000Z.db", "agon-20261129T130000Z.db", "mine.db"]);
        store.close().await;
        let copy = Store::open(schedule.folder.join("agon-20261129T130000Z.db"), 0).await.expect("a sound copy");
        copy.close().await;
    }

    #[test]
    fn a_backup_of_a_clock_that_was_ahead_displaces_none() {
        let dir = tempfile::tempdir().expect("a folder");
        let present = ["agon-20261126T130000Z.db", "agon-20261127T130000Z.db", "agon-20991127T130000Z.db"];
        present.iter().for_each(|name| fs::write(dir.path().join(name), "").expect("a file"));
        remove_old(dir.path(), 1, NOON).expect("old ones are removed");
        assert_eq!(present.map(|name| dir.path().join(name).exists()), [false, true, true]);
    }

    #[tokio::test]
    async fn a_backup_that_fails_or_is_given_up_leaves_nothing() {
        let dir = tempfile::tempdir().expect("a folder");
        let (store, schedule) = schedule(&dir, 2).await;
        let last = LastBackup::default();
        let nowhere = Schedule { folder: dir.path().join("gone"), ..schedule.clone() };
        let error = make_if_due(&nowhere, &last, NOON, || true).await.expect_err("no folder");
        assert!(error.to_string().ends_with("gone: cannot be read"), "{error}");
        store.close().await;
        fs::write(&schedule.database, "no database").expect("a file");
        make_if_due(&schedule, &last, NOON, || true).await.expect_err("a damaged database");
        assert_eq!((names(&schedule).len(), last.age(NOON)), (0, None));
    }
}
