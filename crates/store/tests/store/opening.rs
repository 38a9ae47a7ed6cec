//! Tests of opening: each reason to refuse a file, with the file unchanged.

use crate::fixture::{GUILD, lobby, open, running};
use agon_store::{OpenError, Store, StoreError, TableId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, Executor};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The variable that makes the test below the child process. It holds the path of the database to keep open.
const HOLD: &str = "AGON_STORE_TEST_HOLD";

/// Returns all files of a directory except locks, with their bytes. Leaves out SQLite's shared memory too, which is
/// temporary.
fn bytes_in(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file() && !path.to_string_lossy().ends_with(".lock"))
        .filter(|path| !path.to_string_lossy().ends_with("-shm"))
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

/// Opens, expects a refusal with a single line, and checks that nothing except the lock changed.
async fn refused(path: &Path) -> OpenError {
    let directory = path.parent().unwrap();
    let before = bytes_in(directory);
    let error = Store::open(path, 0).await.unwrap_err();
    assert!(before == bytes_in(directory), "{error}: altered {directory:?}");
    let line = error.to_string();
    assert!(!line.contains('\n') && line.contains(';'), "one line that says what to do: {line}");
    error
}

/// Makes a database of ours with one table in it, and closes it.
async fn closed() -> (TempDir, PathBuf) {
    let (dir, path, store) = created().await;
    running(&store, 1).await;
    store.close().await;
    (dir, path)
}

/// Opens a missing file. The migrations run on it: these tests use no copy.
async fn created() -> (TempDir, PathBuf, Store) {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    let store = Store::open(&path, 0).await.unwrap();
    (dir, path, store)
}

#[tokio::test]
async fn a_second_store_on_one_file_is_refused_until_the_first_closes() {
    let (_dir, path, store) = created().await;
    open(&store, lobby(1, vec![])).await.unwrap();
    assert!(matches!(refused(&path).await, OpenError::InUse { .. }));
    #[cfg(unix)]
    {
        let alias = path.with_file_name("alias.db");
        std::os::unix::fs::symlink(&path, &alias).unwrap();
        assert!(matches!(Store::open(&alias, 0).await, Err(OpenError::InUse { .. })));
    }
    let clone = store.clone();
    store.close().await;
    assert!(matches!(clone.table_by_number(GUILD, 1).await, Err(StoreError::Closed)));
    let again = Store::open(&path, 0).await.unwrap();
    assert_eq!(again.open_tables(GUILD).await.unwrap().len(), 1);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn another_name_of_the_file_and_a_deleted_lock_open_no_second_door() {
    for is_new in [true, false] {
        let (dir, path, store) = created().await;
        let store = match is_new {
            true => store,
            false => {
                store.close().await;
                Store::open(&path, 0).await.unwrap()
            }
        };
        let link = dir.path().join("elsewhere").join("other.db");
        fs::create_dir(link.parent().unwrap()).unwrap();
        fs::hard_link(&path, &link).unwrap();
        assert!(matches!(refused(&link).await, OpenError::InUse { .. }), "new: {is_new}");
        assert!(matches!(Store::examine(&link).await, Err(OpenError::InUse { .. })));
        fs::remove_file(path.with_file_name("agon.db.lock")).unwrap();
        assert!(matches!(refused(&path).await, OpenError::InUse { .. }), "new: {is_new}");
        // What only reads is let in.
        Store::read(&path).await.unwrap().close().await;
        running(&store, 1).await;
        store.close().await;
        let again = Store::open(&path, 0).await.unwrap();
        assert_eq!(again.tables_after(TableId(0), true, 100).await.unwrap().len(), 1);
        again.close().await;
    }
}

#[tokio::test]
async fn nothing_is_begun_over_what_is_left_of_a_cut_database() {
    let (_dir, path) = closed().await;
    let (lock, log) = (path.with_file_name("agon.db.lock"), path.with_file_name("agon.db-wal"));
    let sound = fs::read(&path).unwrap();
    let left = |error: &OpenError, name: &str| matches!(error, OpenError::Cut { left, .. } if left.ends_with(name));
    fs::write(&path, "").unwrap();
    let errors =
        [refused(&path).await, Store::examine(&path).await.unwrap_err(), Store::read(&path).await.unwrap_err()];
    assert!(errors.iter().all(|error| left(error, "agon.db.lock")), "{errors:?}");
    // SQLite takes a single byte for none.
    fs::write(&path, &sound[..1]).unwrap();
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    fs::write(&path, &sound).unwrap();
    let store = Store::open(&path, 0).await.unwrap();
    assert_eq!(store.tables_after(TableId(0), true, 100).await.unwrap().len(), 1);
    store.close().await;

    // Commits that stand only in the log go with it, whether the file is empty or gone.
    fs::remove_file(&lock).unwrap();
    fs::write(&log, "commits").unwrap();
    fs::write(&path, "").unwrap();
    let error = refused(&path).await;
    assert!(left(&error, "agon.db-wal"), "{error}");
    fs::remove_file(&path).unwrap();
    let error = refused(&path).await;
    assert!(left(&error, "agon.db-wal"), "{error}");
    assert!(!path.exists());
}

#[tokio::test]
async fn an_empty_file_before_the_first_start_and_a_missing_one_are_new() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    // As by `touch`, for a container. Looking at it makes no database of it.
    fs::write(&path, "").unwrap();
    assert!(!Store::examine(&path).await.unwrap().is_empty());
    let store = Store::open(&path, 0).await.unwrap();
    running(&store, 1).await;
    store.close().await;
    // Moved away to start empty.
    fs::rename(&path, dir.path().join("old.db")).unwrap();
    let store = Store::open(&path, 0).await.unwrap();
    assert_eq!(store.tables_after(TableId(0), true, 100).await.unwrap().len(), 0);
    store.close().await;
    // Emptied on purpose: as the refusal says.
    fs::write(&path, "").unwrap();
    fs::remove_file(path.with_file_name("agon.db.lock")).unwrap();
    Store::open(&path, 0).await.unwrap().close().await;
}

/// Not a test by itself: holds the given database until the process is killed.
#[tokio::test]
async fn hold_until_killed() {
    let Some(path) = std::env::var_os(HOLD) else { return };
    let store = Store::open(path, 0).await.unwrap();
    running(&store, 1).await;
    writeln!(std::io::stdout(), "\nholding").unwrap();
    // Ends by itself when the parent process is gone.
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[tokio::test]
async fn a_killed_process_holds_nothing_and_loses_nothing() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "opening::hold_until_killed", "--nocapture"])
        .env(HOLD, &path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "holding"));
    assert!(matches!(refused(&path).await, OpenError::InUse { .. }));
    child.kill().unwrap();
    child.wait().unwrap();

    // The write-ahead log alone holds the commit.
    assert!(bytes_in(dir.path()).iter().any(|(name, bytes)| name.ends_with("agon.db-wal") && !bytes.is_empty()));
    let store = Store::open(&path, 0).await.unwrap();
    assert_eq!(store.tables_after(TableId(0), true, 100).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_newer_file_is_refused_even_when_its_log_was_never_folded() {
    let dir = TempDir::new().unwrap();
    for name in ["closed.db", "crashed.db"] {
        let path = dir.path().join(name);
        Store::open(&path, 0).await.unwrap().close().await;
        let mut newer = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
        let applied = "INSERT INTO _sqlx_migrations VALUES (9000, 'later', '2030-01-01', 1, x'00', 1)";
        newer.execute(applied).await.unwrap();
        if name == "closed.db" {
            newer.close().await.unwrap();
            assert!(matches!(refused(&path).await, OpenError::Newer { found: 9000, known: 1..9000, .. }));
        } else {
            // As after a crash: a copy made while the log holds the commit.
            let copy = TempDir::new().unwrap();
            for suffix in ["", "-wal"] {
                let file = format!("{name}{suffix}");
                fs::copy(dir.path().join(&file), copy.path().join(&file)).unwrap();
            }
            let error = refused(&copy.path().join(name)).await;
            assert!(matches!(error, OpenError::Newer { found: 9000, .. }), "{error}");
            newer.close().await.unwrap();
        }
    }
}

#[tokio::test]
async fn examining_changes_nothing_whatever_a_crash_left() {
    let (_dir, path) = closed().await;
    let store = Store::open(&path, 0).await.unwrap();
    running(&store, 2).await;
    // As after a crash: the log alone holds the last commits.
    let copy = TempDir::new().unwrap();
    for name in ["agon.db", "agon.db-wal"] {
        fs::copy(path.with_file_name(name), copy.path().join(name)).unwrap();
    }
    let crashed = copy.path().join("agon.db");
    let before = bytes_in(copy.path());
    assert!(!before[&copy.path().join("agon.db-wal")].is_empty());
    assert!(Store::examine(&crashed).await.unwrap().is_empty(), "nothing is to be brought up to date");
    assert!(before == bytes_in(copy.path()));
    assert_eq!(fs::read(copy.path().join("agon.db.lock")).unwrap(), b"", "the lock stays, and is free");

    // SQLite would undo a half-done write before it reads anything.
    fs::write(copy.path().join("agon.db-journal"), "half").unwrap();
    let before = bytes_in(copy.path());
    let error = Store::examine(&crashed).await.unwrap_err();
    assert!(matches!(error, OpenError::HalfDone { .. }), "{error}");
    assert!(before == bytes_in(copy.path()));
    store.close().await;
}

#[tokio::test]
async fn examining_tells_that_other_rules_computed_the_records() {
    let (_dir, path) = closed().await;
    let mut older = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    older.execute("UPDATE reckoning SET version = 1").await.unwrap();
    older.close().await.unwrap();
    let told = Store::examine(&path).await.unwrap();
    assert!(told.len() == 1 && told[0].starts_with("all records anew"), "{told:?}");
    Store::open(&path, 0).await.unwrap().close().await;
    assert!(Store::examine(&path).await.unwrap().is_empty());
}

#[tokio::test]
async fn reading_tells_that_the_bot_came_meanwhile() {
    let (_dir, path) = closed().await;
    let store = Store::read(&path).await.unwrap();
    store.require_unchanged().unwrap();
    let bot = Store::open(&path, 0).await.unwrap();
    assert!(matches!(store.require_unchanged(), Err(OpenError::Changed { .. })));
    running(&bot, 2).await;
    bot.close().await;
    // It came and went.
    assert!(matches!(store.require_unchanged(), Err(OpenError::Changed { .. })));
    store.close().await;
    // Beside the bot, reading sees every commit.
    let bot = Store::open(&path, 0).await.unwrap();
    let store = Store::read(&path).await.unwrap();
    running(&bot, 3).await;
    store.require_unchanged().unwrap();
    assert_eq!(store.tables_after(TableId(0), true, 100).await.unwrap().len(), 3);
    store.close().await;
    bot.close().await;
}

#[tokio::test]
async fn reading_refuses_an_older_file_and_an_empty_one() {
    let (_dir, path) = closed().await;
    let mut older = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    older
        .execute("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)")
        .await
        .unwrap();
    older.close().await.unwrap();
    assert!(matches!(Store::read(&path).await, Err(OpenError::Older { .. })));
    assert!(matches!(Store::require_present_schema(&path).await, Err(OpenError::Older { .. })));
    let path = path.with_file_name("empty.db");
    fs::write(&path, "").unwrap();
    let error = Store::read(&path).await.unwrap_err();
    assert!(matches!(error, OpenError::Empty { .. }), "{error}");
    assert_eq!(fs::metadata(&path).unwrap().len(), 0);
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let (_dir, path) = closed().await;
    let sound = fs::read(&path).unwrap();

    fs::write(&path, "this is not a database\n".repeat(400)).unwrap();
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    fs::write(&path, "short").unwrap();
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    // Cut off in the middle, like an unfinished copy.
    fs::write(&path, &sound[..sound.len() / 2]).unwrap();
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    // A page overwritten in the middle.
    let mut torn = sound.clone();
    let middle = torn.len() / 2 / 4096 * 4096;
    torn[middle..middle + 4096].fill(0xAB);
    fs::write(&path, torn).unwrap();
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));

    fs::write(&path, sound).unwrap();
    assert_eq!(Store::open(&path, 0).await.unwrap().tables_after(TableId(0), true, 100).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("other.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut other = options.journal_mode(SqliteJournalMode::Delete).connect().await.unwrap();
    other.execute("CREATE TABLE bookmark (url TEXT)").await.unwrap();
    other.close().await.unwrap();
    assert!(matches!(refused(&path).await, OpenError::Foreign { .. }));

    let (_dir, path) = closed().await;
    let mut edited = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    edited.execute("UPDATE _sqlx_migrations SET checksum = x'00'").await.unwrap();
    edited.close().await.unwrap();
    assert!(matches!(refused(&path).await, OpenError::Foreign { .. }));
}

#[tokio::test]
async fn a_path_that_cannot_be_a_file_is_refused() {
    let dir = TempDir::new().unwrap();
    fs::write(dir.path().join("plain"), "text").unwrap();
    fs::create_dir(dir.path().join("folder")).unwrap();
    let open = async |name: &str| Store::open(dir.path().join(name), 0).await.unwrap_err();
    assert!(matches!(refused(&dir.path().join("folder")).await, OpenError::IsDirectory { .. }));
    assert!(matches!(open("no/such/agon.db").await, OpenError::MissingDirectory { .. }));
    assert!(matches!(open("plain/agon.db").await, OpenError::MissingDirectory { .. }));
    #[cfg(unix)]
    for device in ["/dev/null", "/dev/zero"] {
        assert!(matches!(open(device).await, OpenError::NotFile { .. }));
        let error = Store::read(device).await.unwrap_err();
        assert!(matches!(error, OpenError::NotFile { .. }), "{error}");
    }
    assert_eq!(bytes_in(dir.path()).len(), 1);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_path_that_may_not_be_written_is_refused() {
    // Even root cannot create a file here.
    let error = Store::open("/proc/agon.db", 0).await.unwrap_err();
    assert!(matches!(error, OpenError::Unwritable { .. }), "{error}");

    use std::os::unix::fs::PermissionsExt;
    let (dir, path) = closed().await;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        return; // Root can write it all the same.
    }
    assert!(matches!(refused(&path).await, OpenError::Unwritable { .. }));
    fs::remove_file(dir.path().join("agon.db.lock")).unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
    assert!(matches!(refused(&path).await, OpenError::Unwritable { .. }));
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_is_refused() {
    // Puts a device that is always full in the place of the lock file, where the store tests for room.
    for path in [TempDir::new().unwrap().path().join("agon.db"), closed().await.1] {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let lock = path.with_file_name("agon.db.lock");
        let _ = fs::remove_file(&lock);
        std::os::unix::fs::symlink("/dev/full", &lock).unwrap();
        let error = refused(&path).await;
        assert!(matches!(error, OpenError::DiskFull { .. }), "{error}");
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}

#[tokio::test]
async fn an_empty_file_and_odd_names_are_opened() {
    let dir = TempDir::new().unwrap();
    for name in ["empty.db", "Ana & Ben?mode=ro#100%.db", "αγών.db"] {
        let path = dir.path().join(name);
        fs::write(&path, "").unwrap();
        for _ in 0..2 {
            let store = Store::open(&path, 0).await.unwrap();
            store.close().await;
        }
        assert!(fs::metadata(&path).unwrap().len() > 0, "{name}");
    }
    let lonely: Vec<_> = bytes_in(dir.path()).into_keys().collect();
    assert_eq!(lonely.len(), 3, "{lonely:?}");
}
