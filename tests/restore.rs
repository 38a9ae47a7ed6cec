//! Backups and restores with the real program: beside a running bot, and back to an earlier step of a table.

use crate::command_line::{folder, refused};
use crate::crash::{bot, picks_first};
use crate::player::{is_panel, starts};
use crate::program::{Running, agon, files, settings_for};
use crate::running_bot::patient;
use agon_sandbox::{Config, Message, Sandbox, User};
use agon_store::Store;
use std::path::Path;

/// The number of steps of the only table, as the host reads it.
async fn steps(folder: &Path) -> u32 {
    let list = agon(folder, &["tables", "--open"]).await.fine();
    let line = list.lines().nth(1).expect("a table");
    line.split_whitespace().nth(4).and_then(|steps| steps.parse().ok()).expect("a number of steps")
}

/// True if a message is a board with its buttons.
fn is_board(message: &Message) -> bool {
    message.only_for.is_none() && message.says("Text board")
}

/// Waits until Ana is to act. AIs before her act first.
async fn asked(ana: &User, phase: &str) -> Message {
    let asks = |message: &Message| message.text().lines().nth(1).is_some_and(|line| line.contains("(Ana)"));
    ana.sees_that("that she is asked", |message| is_board(message) && message.says(phase) && asks(message)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_from_a_backup_on_top_of_a_later_discord() {
    let folder = folder();
    let here = folder.path();
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    let child = bot(here, &sandbox);
    sandbox.bot_ready().await;
    let ana = sandbox.user("ana");
    ana.slash("/play", &[("game", "offrandes"), ("players", "3")]).await.ok();
    ana.sees("lobby").await;
    starts(&ana, "Start with AI").await;
    let board = asked(&ana, "First picks").await;
    let before = steps(here).await;
    let told = agon(here, &["backup", "safe.db"]).await.fine();
    assert!(told.starts_with(&format!("safe.db: 1 tables, {before} steps, ")), "{told}");

    // The future that is lost: she picks, and her panel shows what comes then.
    picks_first(&ana).await;
    ana.sees("Auctions").await;
    ana.sees_that("her panel", is_panel).await;
    child.dies();
    sandbox.bot_connected(false).await;
    let lost = ana.sees_that("her panel as it stays", is_panel).await;
    let after = steps(here).await;
    assert!(after > before, "{before} {after}");

    let was = files(here);
    let told = agon(here, &["restore", "safe.db"]).await.fine();
    let back = format!(": running at step {after} now, goes back to step {before}\n");
    assert!(told.contains(&back) && told.contains("to be erased again: 0\n"), "{told}");
    assert!(told.ends_with("nothing was changed; stop the bot and add --yes to restore\n"), "{told}");
    let main = here.join("agon.db");
    assert!(files(here)[&main] == was[&main], "only told");
    let told = agon(here, &["restore", "safe.db", "--yes"]).await.fine();
    assert!(told.ends_with("restored; start the bot, which tells the open tables\n"), "{told}");
    let kept = told.lines().find_map(|line| line.strip_prefix("the database of before is ")).expect("its name");
    assert!(Path::new(kept).is_file(), "{kept}");

    let child = bot(here, &sandbox);
    sandbox.bot_connected(true).await;
    sandbox.bot_ready().await;
    let told = ana.sees("Table 1 was put back from a backup").await;
    assert!(told.says(&format!("at step {before} again")), "{}", told.text());
    ana.sees_that("the old board as a link", |message| message.id == board.id && message.says("is now here")).await;
    let new = asked(&ana, "First picks").await;
    assert_ne!(new.id, board.id, "a new message, not an edit of the old one");

    // A button of the lost future changes nothing, and its presser reads why, above what can be done now.
    let buttons = lost.buttons();
    let pressed = ["v1:act:", "v1:go:", "v1:log:"]
        .iter()
        .find_map(|verb| buttons.iter().find(|button| button.enabled && button.custom_id.starts_with(verb)));
    ana.clicks_on(lost.id, &pressed.expect("a button of the panel").label).await.ok();
    let answer = ana.sees_privately("from before the table was put back").await;
    assert!(answer.id != lost.id && !answer.menus().is_empty(), "{}", answer.summary());
    assert_eq!(steps(here).await, before);

    // With the new messages the table goes on.
    picks_first(&ana).await;
    ana.sees("Auctions").await;
    assert!(steps(here).await > before);
    child.dies();
    sandbox.forgives("did not respond");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_backup_refuses_names_that_are_taken_and_a_restore_files_that_are_none() {
    let folder = folder();
    let here = folder.path();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(here, &sandbox);
    let token = sandbox.bot_token();
    let told = agon(here, &["backup", "safe.db"]).await.refuses();
    assert!(told.contains("there is no such database"), "{told}");
    let mut bot = Running::bot(here, &token, &[]);
    assert!(bot.line().await.starts_with("Agon talks to "));
    sandbox.bot_ready().await;
    agon(here, &["backup", "safe.db"]).await.fine();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(here.join("safe.db")).expect("the backup").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "the seeds of running tables are in it");
    }
    std::fs::write(here.join("text.db"), "this is not a database\n".repeat(400)).expect("a file");
    let safe = std::fs::read(here.join("safe.db")).expect("the backup");
    for (words, says) in [
        (&["backup", "safe.db"][..], "safe.db: this file exists already"),
        (&["backup", "agon.db"], "agon.db: this name belongs to the database itself"),
        (&["backup", "agon.db-journal"], "agon.db-journal: this name belongs to the database itself"),
        (&["backup", "none/safe.db"], "there is no directory none"),
        (&["restore", "none.db"], "none.db: there is no such backup"),
        (&["restore", "agon.db"], "agon.db: this is the database itself"),
        (&["restore", "text.db"], "the file is damaged"),
        (&["restore", "safe.db", "--yes"], "another Agon is already using this database"),
    ] {
        let told = agon(here, words).await.refuses();
        assert!(told.contains(says), "{words:?}: {told}");
    }
    assert!(std::fs::read(here.join("safe.db")).expect("the backup") == safe);
    assert_eq!(bot.stops().await.code, Some(0));
    // A folder without a database takes a backup too.
    let told = agon(here, &["restore", "safe.db", "--db", "new.db", "--yes"]).await.fine();
    assert!(told.contains("there is no database now: who was erased since the backup is unknown"), "{told}");
    Store::open(here.join("new.db"), 0).await.expect("a database").close().await;
    // So does what is left of one that was cut off.
    for (database, log) in [(Some(""), None), (Some("x"), None), (Some(""), Some("log")), (None, Some("log"))] {
        let place = tempfile::tempdir_in(here).expect("a folder");
        let (cut, cut_log) = (place.path().join("agon.db"), place.path().join("agon.db-wal"));
        Store::open(&cut, 0).await.expect("a database").close().await;
        std::fs::remove_file(&cut).expect("the database");
        database.into_iter().for_each(|text| std::fs::write(&cut, text).expect("a cut file"));
        log.into_iter().for_each(|text| std::fs::write(&cut_log, text).expect("a log"));
        assert!(Store::open(&cut, 0).await.is_err(), "{database:?} {log:?} is no database");
        let cut = cut.to_str().expect("a name");
        agon(here, &["restore", "safe.db", "--db", cut, "--yes"]).await.fine();
        Store::open(cut, 0).await.expect("a database").close().await;
    }
    let left = files(here).into_keys().filter(|path| path.to_string_lossy().ends_with(".partial")).count();
    assert_eq!(left, 0);
}

#[tokio::test]
async fn a_bot_makes_backups_by_itself() {
    let folder = folder();
    let here = folder.path();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(here, &sandbox);
    let settings = std::fs::read_to_string(here.join("agon.toml")).expect("settings");
    std::fs::write(here.join("agon.toml"), settings + "\n[backup]\nfolder = \"safe\"\n").expect("settings");
    let token = sandbox.bot_token();
    let told = refused(here, &["run"], &token).await;
    assert!(told.contains("backup.folder: there is no directory safe"), "{told}");
    std::fs::create_dir(here.join("safe")).expect("a folder");
    let mut bot = Running::bot(here, &token, &[]);
    assert!(bot.line().await.starts_with("Agon talks to "));
    bot.logs("a backup was made").await;
    let made: Vec<_> = files(&here.join("safe")).into_keys().collect();
    assert_eq!(made.len(), 1, "{made:?}");
    assert_eq!(bot.stops().await.code, Some(0));
    agon(here, &["restore", made[0].to_str().expect("a name")]).await.fine();
}
