//! The program and its database file: checks before a start, one owner, verifying in use, files that are refused.

use crate::command_line::{folder, refused};
use crate::database;
use crate::program::{Running, agon, agon_with, files, settings_for};
use agon_sandbox::{Config, Sandbox};
use agon_store::{GuildId, Store, TableId};

#[tokio::test]
async fn a_check_says_where_it_would_talk_to_and_how_to_invite() {
    let folder = folder();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let token = sandbox.bot_token();
    std::fs::write(folder.path().join("token"), format!("{token}\n")).expect("a token file");
    let with_file = format!(
        "[discord]\napi_url = \"{}\"\ntoken_file = \"token\"\n\n[database]\nfile = \"agon.db\"\n",
        sandbox.api_url()
    );
    std::fs::write(folder.path().join("other.toml"), with_file).expect("settings");
    for (words, token) in
        [(&["run", "--check"][..], token.as_str()), (&["run", "--check", "--config", "other.toml"], "")]
    {
        let environment: &[(&str, &str)] = if token.is_empty() { &[] } else { &[("DISCORD_TOKEN", token)] };
        let told = agon_with(folder.path(), words, environment, "").await.fine();
        let [talks, invite, about, made, well] = told.lines().collect::<Vec<_>>()[..] else { panic!("{told}") };
        assert!(about.starts_with("agon 0.2.0") && about.contains(", schema "), "{about}");
        let application = invite.split(['=', '&']).nth(1).expect("an id");
        assert!(about.ends_with(&format!(", application {application}")), "{about}");
        assert_eq!(made, "the first start makes the database");
        assert_eq!(talks, format!("Agon talks to {}, database agon.db", sandbox.api_url()));
        assert!(invite.starts_with("invite: https://discord.com/oauth2/authorize?client_id="), "{invite}");
        assert!(invite.contains("scope=bot+applications.commands") && invite.contains("&permissions="), "{invite}");
        assert_eq!(well, "all is well; nothing was changed");
    }
    let names: Vec<_> =
        files(folder.path()).into_keys().filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
    assert_eq!(names, ["agon.toml", "other.toml", "token"], "a check makes nothing but its lock");
    assert_eq!(std::fs::read(folder.path().join("agon.db.lock")).expect("the lock"), b"");
    assert!(sandbox.calls().iter().all(|call| call.method == "GET"), "it only asks");
    sandbox.assert_clean();
}

#[tokio::test]
async fn one_file_belongs_to_one_process() {
    let folder = folder();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let token = sandbox.bot_token();
    let mut bot = Running::bot(folder.path(), &token, &[]);
    assert!(bot.line().await.starts_with("Agon talks to "));
    sandbox.bot_ready().await;
    let link = "alias.db";
    #[cfg(unix)]
    std::os::unix::fs::symlink("agon.db", folder.path().join(link)).expect("a link");
    for words in [
        &["run", "--check"][..],
        &["run"],
        &["erase", "1", "--yes"],
        &["sandbox", "--port", "0", "--db", "agon.db"],
        &["sandbox", "--port", "0", "--db", link],
    ] {
        let told = agon_with(folder.path(), words, &[("DISCORD_TOKEN", &token)], "").await.refuses();
        assert!(told.contains("agon.db: another Agon is already using this database"), "{words:?}: {told}");
    }
    // What only reads works beside the bot.
    assert_eq!(agon(folder.path(), &["export", "1", "--jsonl"]).await.refuses(), "there is no table 1");
    assert_eq!(agon(folder.path(), &["tables"]).await.fine(), "no table\n");
    let said = bot.stops().await;
    assert_eq!(said.code, Some(0), "{}", said.err);
    // After a clean end the next process can use the file.
    agon_with(folder.path(), &["run", "--check"], &[("DISCORD_TOKEN", &token)], "").await.fine();
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_check_tells_what_the_next_start_changes_and_changes_nothing() {
    let folder = folder();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let file = folder.path().join("agon.db");
    let check = async || {
        let token = sandbox.bot_token();
        agon_with(folder.path(), &["run", "--check"], &[("DISCORD_TOKEN", &token)], "").await.fine()
    };
    // A file without anything in it.
    std::fs::write(&file, "").expect("a file");
    let told = check().await;
    assert!(told.contains("the next start brings the database up to date: tables of play, looks, "), "{told}");
    for words in
        [&["export", "1", "--jsonl"][..], &["verify", "--db", "agon.db"], &["servers"], &["erase", "1", "--yes"]]
    {
        let told = agon(folder.path(), words).await.refuses();
        assert!(told.contains("agon.db: the file is empty; start this version once"), "{words:?}: {told}");
    }
    assert_eq!(agon(folder.path(), &["verify", "--db", "agon.db", "--upgrade"]).await.fine(), "0 tables fit\n");
    assert_eq!(std::fs::read(&file).expect("the file"), b"");
    Store::open(&file, 0).await.expect("a database").close().await;
    let before = files(folder.path());
    let told = check().await;
    assert!(told.contains("0 servers, 0 tables, 0 of them open") && !told.contains("up to date"), "{told}");
    assert_eq!(files(folder.path()), before);
}

#[tokio::test]
async fn every_log_of_a_database_is_verified_while_the_bot_plays() {
    let folder = folder();
    let here = folder.path();
    let tables = [("offrandes", "3"), ("attika", "2"), ("cyclades", "2")];
    let mut logs = String::new();
    for (game, seats) in tables {
        logs += &agon(here, &["selfplay", "--game", game, "--seats", seats, "--seed", "db", "--jsonl"]).await.fine();
    }
    std::fs::write(here.join("logs.jsonl"), logs).expect("a file");
    let told = agon(here, &["import", "logs.jsonl", "--guild", "10", "--db", "agon.db"]).await.refuses();
    assert!(told.contains("there is no such database"), "{told}");
    agon(here, &["import", "logs.jsonl", "--guild", "10", "--db", "agon.db", "--new"]).await.fine();
    let verify = async || agon(here, &["verify", "--db", "agon.db"]).await;
    assert_eq!(verify().await.fine(), "3 tables fit\n");
    // In use, with commits that stand only in its write-ahead log.
    let store = Store::open(here.join("agon.db"), 0).await.expect("the database");
    store.set_guild_name(GuildId(10), "Athens").await.expect("a commit");
    let bytes = || ["agon.db", "agon.db-wal"].map(|name| std::fs::read(here.join(name)).expect("a file"));
    let before = bytes();
    assert_eq!(verify().await.fine(), "3 tables fit\n");
    assert!(bytes() == before, "it only reads");
    // A result that does not follow from its log.
    let rows = store.begun(TableId(0), 10).await.expect("the tables");
    assert_eq!(rows.len(), 3);
    store.close().await;
    let bytes = std::fs::read(here.join("agon.db")).expect("the file");
    std::fs::write(here.join("agon.db"), bent(bytes)).expect("the file");
    let said = verify().await;
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.out.contains("table ") && said.err.contains("of 3 tables do not fit"), "{said:?}");
    let told = agon(here, &["verify", "--db", "none.db"]).await.refuses();
    assert!(told.contains("there is no such database"), "{told}");
}

/// A database with changed amounts of bids.
fn bent(mut bytes: Vec<u8>) -> Vec<u8> {
    for at in 4..bytes.len() {
        if bytes[at - 4..at] == *b"bid " && bytes[at].is_ascii_digit() {
            bytes[at] = if bytes[at] == b'9' { b'8' } else { bytes[at] + 1 };
        }
    }
    bytes
}

#[tokio::test]
async fn a_database_that_does_not_fit_is_refused_and_kept() {
    let folder = folder();
    let here = folder.path();
    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    let token = sandbox.bot_token();
    database::open(here.join("sound.db")).await.close().await;
    let bytes = std::fs::read(here.join("sound.db")).expect("a database");
    std::fs::write(here.join("damaged.db"), &bytes[..bytes.len() / 2]).expect("a file");
    std::fs::write(here.join("text.db"), "this is not a database\n".repeat(400)).expect("a file");
    std::fs::write(here.join("newer.db"), newer_database()).expect("a file");
    std::fs::create_dir(here.join("folder")).expect("a folder");
    for (file, says) in [
        ("damaged.db", "the file is damaged"),
        ("text.db", "the file is damaged"),
        ("newer.db", "written by a newer Agon (schema 9000, this one knows "),
        ("folder", "this is a directory"),
        ("no/such/agon.db", "there is no directory no/such"),
        // Even root cannot create a file here.
        #[cfg(target_os = "linux")]
        ("/proc/agon.db", "cannot be written"),
    ] {
        let text = format!("[discord]\napi_url = \"{}\"\n[database]\nfile = \"{file}\"\n", sandbox.api_url());
        std::fs::write(here.join("agon.toml"), text).expect("settings");
        for words in [&["run", "--check"][..], &["run"], &["sandbox", "--port", "0", "--db", file]] {
            let line = refused(here, words, &token).await;
            assert!(line.contains(says) && line.contains(';'), "{words:?} says what to do: {line}");
        }
    }
    assert!(sandbox.calls().iter().all(|call| call.method == "GET"), "nothing was said to anybody");
}

/// A database of a later version: a table of migrations with one that this program does not know. Written by hand after
/// <https://sqlite.org/fileformat2.html>, because our tests may not use SQL.
fn newer_database() -> Vec<u8> {
    const PAGE: usize = 512;
    /// A row: its number, the types of its values, and their bytes.
    fn row(types: &[u8], values: &[&[u8]]) -> Vec<u8> {
        let values = values.concat();
        let length = 1 + types.len() + values.len();
        assert!(length < 128, "numbers of one byte only");
        [&[length as u8, 1, 1 + types.len() as u8], types, &values].concat()
    }
    /// A leaf page with one row at its end, after `head` bytes.
    fn leaf(head: &[u8], row: &[u8]) -> Vec<u8> {
        let at = ((PAGE - row.len()) as u16).to_be_bytes();
        let mut page = [head, &[13, 0, 0, 0, 1, at[0], at[1], 0, at[0], at[1]]].concat();
        page.resize(PAGE - row.len(), 0);
        [&page, row].concat()
    }
    let mut head = b"SQLite format 3\0".to_vec();
    head.extend((PAGE as u16).to_be_bytes());
    head.extend([1, 1, 0, 64, 32, 32]);
    // Changed once, two pages, no free ones. Schema 1 in format 4, with text in UTF-8.
    for number in [1u32, 2, 0, 0, 1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3_045_000] {
        head.extend(number.to_be_bytes());
    }
    let (name, sql) = ("_sqlx_migrations", "CREATE TABLE _sqlx_migrations (version, checksum)");
    let text = |words: &str| 13 + 2 * words.len() as u8;
    let schema = row(
        &[text("table"), text(name), text(name), 1, text(sql)],
        &[b"table", name.as_bytes(), name.as_bytes(), &[2], sql.as_bytes()],
    );
    // A number of two bytes, and a fingerprint of one.
    let migration = row(&[2, 14], &[&9000u16.to_be_bytes(), &[0]]);
    [leaf(&head, &schema), leaf(&[], &migration)].concat()
}
