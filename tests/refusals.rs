//! Files changed by hand, and invalid command lines: the program refuses each with a line that explains where and why,
//! and changes nothing.

use crate::command_line::folder;
use crate::files::{empty, of_people, played, replaced};
use crate::program::{agon, agon_unheard, agon_with, files};
use agon_gamemaster::is_control_or_bidi;
use agon_store::{GuildId, Store};
use serde_json::{Value, json};
use std::path::Path;

const IMPORT: [&str; 6] = ["import", "-", "--guild", "10", "--db", "agon.db"];

/// The lines of a log of one table without its states, as JSON.
fn log() -> Vec<Value> {
    let mut lines: Vec<Value> = played("offrandes", 3, &[], 1, "bent")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    lines.iter_mut().filter_map(Value::as_object_mut).for_each(|line| drop(line.remove("state")));
    lines
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The log with a changed value in one of its lines.
fn bent(line: usize, key: &str, value: Value) -> String {
    let mut lines = log();
    lines[line - 1][key] = value;
    text(&lines)
}

/// The program's error line when it refuses a file. Checks that no file has changed.
async fn refused(folder: &Path, file: &str) -> String {
    let before = files(folder);
    let line = agon_with(folder, &IMPORT, &[], file).await.refuses();
    assert!(files(folder) == before, "{line}: something was written");
    line
}

#[tokio::test]
async fn a_table_that_is_here_already_is_named_with_its_line_and_its_server() {
    let folder = folder();
    empty(folder.path()).await;
    let (first, other) = (text(&log()), played("attika", 2, &[], 1, "bent"));
    let twice = format!("{other}{first}{first}");
    let second = other.lines().count() + first.lines().count() + 1;
    let line = refused(folder.path(), &twice).await;
    assert_eq!(line, format!("-: line {second}: this table stands in the file twice"));
    agon_with(folder.path(), &IMPORT, &[], &first).await.fine();
    let line = refused(folder.path(), &format!("{other}{first}")).await;
    let header = other.lines().count() + 1;
    let there = "it is here already, as table 1 of server 10: the same game, seed, number and start";
    assert_eq!(line, format!("-: line {header}: {there}"));
}

#[tokio::test]
async fn a_time_that_cannot_be_is_refused_in_its_own_line() {
    let folder = folder();
    empty(folder.path()).await;
    let times = "`started`, `ended`, `left` and `at` lie between 1970 and now, the start before the end";
    for (key, value) in
        [("started", json!("noon")), ("ended", json!(1.5)), ("ended", json!(1e300)), ("ended", json!(-1))]
    {
        assert_eq!(refused(folder.path(), &bent(1, key, value)).await, format!("-: line 1: {times}"), "{key}");
    }
    for at in [json!(-9), json!(i64::MAX)] {
        assert_eq!(refused(folder.path(), &bent(7, "at", at)).await, format!("-: line 7: {times}"));
    }
    for at in [json!("noon"), json!(1.5)] {
        let line = refused(folder.path(), &bent(7, "at", at)).await;
        assert_eq!(line, "-: line 7, step 6: not a line of this format: `at` is a whole number or null");
    }
}

#[tokio::test]
async fn names_from_a_file_stay_in_their_line() {
    let folder = folder();
    empty(folder.path()).await;
    let names = json!(["Ana\n\u{1b}[2J\u{202e}table\u{2028} 7", " \t\u{200f} ", "Eva"]);
    agon_with(folder.path(), &IMPORT, &[], &bent(1, "players", names)).await.fine();
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    let row = store.table_by_number(GuildId(10), 1).await.expect("the database").expect("a table");
    let names: Vec<String> = store.seats(row.table).await.expect("seats").into_iter().map(|row| row.name).collect();
    assert_eq!(names, ["Ana[2Jtable 7", "2", "Eva"]);
}

#[tokio::test]
async fn a_server_that_cannot_be_is_no_server() {
    let folder = folder();
    empty(folder.path()).await;
    let before = files(folder.path());
    // 0 stands for the records of all servers.
    for guild in ["0", "9223372036854775808", "x"] {
        for command in [&["import", "-"][..], &["export", "1", "--jsonl"]] {
            let words: Vec<&str> = command.iter().copied().chain(["--guild", guild, "--db", "agon.db"]).collect();
            let line = agon(folder.path(), &words).await.refuses_with(2);
            assert!(line.starts_with(&format!("invalid value '{guild}' for '--guild <GUILD>'")), "{line}");
        }
    }
    let words = ["export", "--server", "--guild", "99", "--jsonl", "--db", "agon.db"];
    assert_eq!(agon(folder.path(), &words).await.refuses(), "no table of server 99 has begun");
    let words = ["export", "1", "--text", "--people", "--db", "agon.db"];
    let line = agon(folder.path(), &words).await.refuses_with(2);
    assert!(line.starts_with("the argument '--text' cannot be used with '--people'"), "{line}");
    assert!(files(folder.path()) == before);
}

#[tokio::test]
async fn a_file_that_is_none_is_named_once() {
    let folder = folder();
    empty(folder.path()).await;
    let here = folder.path().display().to_string();
    for command in ["verify", "replay", "import"] {
        let rest: &[&str] = if command == "import" { &IMPORT[2..] } else { &[] };
        let words = |file| [&[command, file], rest].concat();
        let line = agon(folder.path(), &words("no.jsonl")).await.refuses();
        assert!(line.starts_with("no.jsonl: cannot be opened: ") && line.matches("no.jsonl").count() == 1, "{line}");
        assert_eq!(agon(folder.path(), &words(here.as_str())).await.refuses(), format!("{here}: this is a directory"));
    }
}

#[tokio::test]
async fn what_a_file_says_does_not_steer_the_terminal() {
    let folder = folder();
    for log in [
        "{\"game\":\"ch\\u001b[2Jess\",\"seats\":3}\n",
        "{\"game\":\"attika\",\"seats\":3}\nbid \u{1b}[31m\u{202e}\u{2028} 4\n",
    ] {
        let line = agon_with(folder.path(), &["verify", "-"], &[], log).await.refuses();
        assert!(line.starts_with("line ") && !line.contains(is_control_or_bidi), "{line:?}");
    }
}

/// If the reader of the output is gone, the import still takes every file.
#[tokio::test]
async fn who_stops_listening_stops_no_import() {
    let folder = folder();
    empty(folder.path()).await;
    let games = [("offrandes", 3), ("attika", 2), ("cyclades", 2)];
    for (game, seats) in games {
        std::fs::write(folder.path().join(game), played(game, seats, &[], 1, "bent")).expect("a file");
    }
    let words = ["import", "offrandes", "attika", "cyclades", "--guild", "10", "--db", "agon.db"];
    agon_unheard(folder.path(), &words).await.fine();
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    assert_eq!(store.begun_tables(GuildId(10)).await.expect("tables").len(), games.len());
}

#[tokio::test]
async fn a_log_bent_in_the_database_is_named_with_its_table_and_its_step() {
    let folder = folder();
    empty(folder.path()).await;
    let rated = [&IMPORT[..], &["--rated"]].concat();
    for (game, seats) in [("attika", 2), ("offrandes", 3)] {
        let log = of_people(&played(game, seats, &[], 1, "bent"), seats);
        agon_with(folder.path(), &rated, &[], &log).await.fine();
    }
    let file = folder.path().join("agon.db");
    let bytes = std::fs::read(&file).expect("the database");
    std::fs::write(&file, replaced(bytes, b"pick ", b"p1ck ")).expect("the database");
    let before = files(folder.path());
    for words in [
        &["ratings", "rebuild"][..],
        &["export", "--server", "--guild", "10", "--jsonl"],
        &["export", "2", "--jsonl"],
        &["export", "2", "--text"],
    ] {
        let line = agon(folder.path(), &[words, &["--db", "agon.db"]].concat()).await.refuses_with(1);
        assert_eq!(line, "table 2 of server 10: the log does not replay from step 2 on", "{words:?}");
    }
    assert!(files(folder.path()) == before);
}
