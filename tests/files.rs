//! Files on the command line: imports, exports and checks of many played tables, and refused files.

use crate::command_line::folder;
use crate::database;
use crate::length::short_or_long;
use crate::long_history::read_by_clicks;
use crate::program::{agon, agon_with, files};
use crate::records::HERE;
use crate::running_bot::RunningBot;
use agon::selfplay;
use agon_ai::Level;
use agon_gamemaster::GameMaster;
use agon_games::Registry;
use agon_store::{GuildId, History, LeaderboardFilter, Period, Sort, Store, TableRow, UserId};
use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

/// The options of a game: key and value.
type Options = &'static [(&'static str, &'static str)];

/// Every game at every size.
const TABLES: [(&str, u8, Options); 10] = [
    ("offrandes", 3, &[]),
    ("offrandes", 4, &[("auction", "sealed"), ("bribes", "sealed")]),
    ("offrandes", 5, &[("bribes", "sealed")]),
    ("cyclades", 2, &[]),
    ("cyclades", 3, &[]),
    ("cyclades", 4, &[]),
    ("cyclades", 5, &[]),
    ("attika", 2, &[]),
    ("attika", 3, &[("amphorae", "15")]),
    ("attika", 4, &[]),
];

/// Plays the tables of a test, writes a file for each kind, and returns the files' names and the number of tables.
async fn write_logs(folder: &Path, words: &'static str, log_of: impl Fn(String, u8) -> String) -> (Vec<String>, usize) {
    let games = short_or_long(4, 8);
    let mut names = Vec::new();
    for (at, (game, seats, options)) in TABLES.into_iter().enumerate() {
        let log = tokio::task::spawn_blocking(move || played(game, seats, options, games, words)).await.expect("games");
        let name = format!("{at}.jsonl");
        std::fs::write(folder.join(&name), log_of(log, seats)).expect("a file");
        names.push(name);
    }
    (names, TABLES.len() * games as usize)
}

/// Games between opponents, as one log.
pub fn played(game: &str, seats: u8, options: Options, games: u32, words: &str) -> String {
    let args = selfplay::Args {
        game: game.to_owned(),
        seats,
        seed: format!("{words} {game} {seats}"),
        options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
        players: vec![Level::Random],
        games,
        jsonl: true,
        legal: false,
        turns: false,
    };
    let mut out = Vec::new();
    selfplay::run(&args, &mut out).expect("games");
    String::from_utf8(out).expect("text")
}

/// The log without the states between its steps, which follow from the steps.
fn slim(log: &str) -> String {
    let slim = |line: &str| match (line.find(",\"state\":"), line.rfind(",\"text\":")) {
        (Some(from), Some(to)) if from < to => format!("{}{}\n", &line[..from], &line[to..]),
        _ => format!("{line}\n"),
    };
    log.lines().map(slim).collect()
}

/// An empty database.
pub async fn empty(folder: &Path) {
    database::open(folder.join("agon.db")).await.close().await;
}

async fn tables(folder: &Path, guild: GuildId) -> Vec<TableRow> {
    let store = Store::open(folder.join("agon.db"), 0).await.expect("a database");
    let tables = store.begun_tables(guild).await.expect("tables");
    store.close().await;
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_all_kinds_come_in_go_out_and_verify() {
    let folder = folder();
    empty(folder.path()).await;
    // The states of one size of each game are compared too. For all sizes that takes too long.
    let log_of = |log: String, seats: u8| if seats == 3 { log } else { slim(&log) };
    let (names, count) = write_logs(folder.path(), "olives", log_of).await;
    let logs = names.iter().map(|name| std::fs::read_to_string(folder.path().join(name)).expect("a log"));
    let steps: usize = logs.map(|log| log.matches("\"kind\":\"step\"").count()).sum();
    let names = names.iter().map(String::as_str);
    let words: Vec<&str> = ["import"].into_iter().chain(names).chain(["--guild", "10", "--db", "agon.db"]).collect();
    let told = agon(folder.path(), &words).await.fine();
    assert_eq!(told.lines().count(), count, "{told}");

    let rows = tables(folder.path(), GuildId(10)).await;
    assert!(rows.iter().all(|row| row.imported_at_ms.is_some() && row.luck_table == Some(0)));
    assert_eq!(rows.iter().map(|row| row.seq as usize).sum::<usize>(), steps);
    let log = agon(folder.path(), &["export", "--server", "--guild", "10", "--jsonl", "--db", "agon.db"]).await.fine();
    let verified = agon_with(folder.path(), &["verify", "-"], &[], &log).await.fine();
    let fit = verified.lines().filter(|line| line.contains("the seed is the promised one")).count();
    assert_eq!((fit, verified.lines().count()), (rows.len(), rows.len()), "{verified}");
    // Everything is in the database already, and nothing is imported twice.
    let line = agon(folder.path(), &words).await.refuses();
    assert_eq!(
        line,
        "0.jsonl: line 1: it is here already, as table 1 of server 10: the same game, seed, number and start"
    );
    // One of them in words: the first table of three people at Cyclades.
    let number = (count / TABLES.len() * 4 + 1).to_string();
    let text = agon(folder.path(), &["export", &number, "--text", "--language", "es", "--db", "agon.db"]).await.fine();
    let titles = ["Cícladas", "Cyclades"].map(|game| format!("{game} · mesa {number}"));
    assert!(titles.iter().any(|title| text.starts_with(title)), "{text}");
    assert!(text.contains("importada") && text.contains("Semilla revelada: ") && text.lines().count() > 50, "{text}");
}

/// Turns games of opponents into games of five regulars, who change their seats from game to game.
pub fn of_people(log: &str, seats: u8) -> String {
    let mut turn = 0;
    let line = |line: &str| {
        let Some((head, rest)) = line.split_once("\"players\":[") else { return format!("{line}\n") };
        let (_, rest) = rest.split_once(']').expect("players");
        turn += 1;
        let sits = (0..usize::from(seats)).map(|seat| (seat + turn) % 5);
        let names = sits.clone().map(|at| format!("\"{}\"", ["Ana", "Ben", "Carla", "Dan", "Eva"][at]));
        let people = sits.map(|at| format!("\"{}\"", 1_000 + at));
        let [names, people] = [names.collect::<Vec<_>>(), people.collect()].map(|list| list.join(","));
        format!("{head}\"people\":[{people}],\"players\":[{names}]{rest}\n")
    };
    log.lines().map(line).collect()
}

/// All texts of the records about these tables.
async fn records(store: &Store, tables: &[TableRow]) -> String {
    let mut told = String::new();
    for (game, ..) in TABLES {
        for (guild, machines) in [(Some(HERE), false), (None, false), (Some(HERE), true)] {
            for period in [Period::AllTime, Period::Recent] {
                let (game, sort, reader) = (game.to_owned(), Sort::Rating, UserId(1_000));
                let wanted = LeaderboardFilter { guild, period, machines, game, sort, reader, read_in: None };
                let board = store.leaderboard(&wanted, 0, 10).await.expect("a board");
                assert_eq!(board.rows.total, 5, "five regulars");
                writeln!(told, "{board:?}").expect("text");
            }
        }
        writeln!(told, "{:?}", store.statistics(HERE, game, true).await.expect("statistics")).expect("text");
    }
    for user in 1_000..1_005 {
        writeln!(told, "{:?}", store.profile(UserId(user), Some(HERE)).await.expect("a profile")).expect("text");
    }
    for row in tables {
        writeln!(told, "{:?}", store.results(row.table).await.expect("results")).expect("text");
    }
    told
}

/// A folder of its own with a copy of this database.
fn folder_with(database: &Path) -> TempDir {
    let copy = folder();
    std::fs::copy(database, copy.path().join("agon.db")).expect("a copy");
    copy
}

/// Tables of people: rated on import, found page by page, replayed at each step, recomputed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_rated_browsed_replayed_and_recomputed_to_the_same() {
    let folder = folder();
    empty(folder.path()).await;
    let (names, count) = write_logs(folder.path(), "figs", |log, seats| of_people(&slim(&log), seats)).await;
    let guild = HERE.0.to_string();
    let names = names.iter().map(String::as_str);
    let rest = ["--guild", &guild, "--rated", "--db", "agon.db"];
    agon(folder.path(), &["import"].into_iter().chain(names).chain(rest).collect::<Vec<_>>()).await.fine();

    let rows = tables(folder.path(), HERE).await;
    let master = GameMaster::new(
        Store::open(folder.path().join("agon.db"), 0).await.expect("a database"),
        Registry::ours(),
        Arc::new(|| 0),
        Arc::new(|| [0; 32]),
    );
    let here = History { guild: Some(HERE), ..History::default() };
    let mut found = HashSet::new();
    for page in 0.. {
        let page = master.store().finished(&here, page, 6).await.expect("a page");
        assert_eq!(page.total, count as u64);
        if page.items.is_empty() {
            break;
        }
        found.extend(page.items.iter().map(|row| row.table.table));
    }
    assert_eq!(found.len(), rows.len());
    for row in &rows {
        let course = master.replay(row.table).await.expect("a course");
        let seen: Vec<u32> = course.positions.iter().map(|passage| passage.seq).collect();
        assert_eq!(seen, (0..=row.seq).collect::<Vec<_>>(), "table {}: every step is shown", row.number);
        let end = master.snapshot(row.table, None).await.expect("a look");
        let last = course.positions.last().expect("an end");
        assert_eq!(last.view.json(), end.public().expect("a view").json());
    }
    let before = records(master.store(), &rows).await;
    master.close().await;
    master.store().close().await;

    let told = agon(folder.path(), &["ratings", "rebuild", "--db", "agon.db"]).await.fine();
    assert_eq!(told, format!("{count} tables, reckoned by rating rules 3\n"));
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    assert_eq!(records(&store, &rows).await, before);
    store.close().await;

    // Through commands and clicks, as people read them.
    let copy = folder_with(&folder.path().join("agon.db"));
    read_by_clicks(RunningBot::start_in_folder(copy).await, &rows).await;

    // Logs changed in the file itself: the error names the first of them, and everything else stays the same.
    let file = folder.path().join("agon.db");
    let bytes = std::fs::read(&file).expect("the database");
    std::fs::write(&file, replaced(bytes, b"sail ", b"sa1l ")).expect("the database");
    let refused = agon(folder.path(), &["ratings", "rebuild", "--db", "agon.db"]).await.refuses_with(1);
    assert!(refused.starts_with("table ") && refused.contains(&format!(" of server {}: ", HERE.0)), "{refused}");
    let store = Store::open(&file, 0).await.expect("a database");
    assert_eq!(records(&store, &rows).await, before);
    store.close().await;
}

/// Replaces every occurrence of some bytes by others.
pub fn replaced(mut bytes: Vec<u8>, these: &[u8; 5], others: &[u8; 5]) -> Vec<u8> {
    let places: Vec<usize> =
        bytes.windows(these.len()).enumerate().filter(|(_, window)| window == these).map(|(at, _)| at).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at..at + others.len()].copy_from_slice(others);
    }
    bytes
}

#[tokio::test]
async fn a_table_taken_in_unrated_is_found_but_counts_nowhere() {
    let folder = folder();
    empty(folder.path()).await;
    let log = of_people(&played("offrandes", 3, &[], 5, "pears"), 3);
    agon_with(folder.path(), &["import", "-", "--guild", "10", "--db", "agon.db"], &[], &log).await.fine();
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    let ana = UserId(1_000);
    let of_ana = History { guild: Some(GuildId(10)), user: Some(ana), ..History::default() };
    assert_eq!(store.finished(&of_ana, 0, 6).await.expect("a page").total, 3);
    for guild in [Some(GuildId(10)), None] {
        let profile = store.profile(ana, guild).await.expect("a profile");
        assert!(profile.ratings.is_empty() && profile.by_seats.is_empty() && profile.opponents.is_empty());
        assert_eq!((profile.streak, profile.best_streak, profile.chart.len()), (0, 0, 0));
    }
    let statistics = store.statistics(GuildId(10), "offrandes", true).await.expect("statistics");
    assert!(statistics.lengths.is_empty() && statistics.closest.is_empty() && statistics.highest.is_empty());
    store.close().await;
}

#[tokio::test]
async fn a_log_without_its_seals_proves_less_and_is_not_rated() {
    let folder = folder();
    empty(folder.path()).await;
    let sealed =
        of_people(&slim(&played("offrandes", 4, &[("auction", "sealed"), ("bribes", "sealed")], 1, "plums")), 4);
    let told = agon_with(folder.path(), &["verify", "-"], &[], &sealed).await.fine();
    assert!(told.contains(" seals fit") && !told.contains("not checked"), "{told}");
    let seal = |line: &&str| line.contains("\"kind\":\"seal\"");
    let unsealed: String = sealed.split_inclusive('\n').filter(|line| !seal(line)).collect();
    let told = agon_with(folder.path(), &["verify", "-"], &[], &unsealed).await.fine();
    assert!(told.ends_with("\n  not checked: secret choices: each takes its seal, and `table`\n"), "{told}");
    let words = ["import", "-", "--guild", "10", "--db", "agon.db", "--rated"];
    let line = agon_with(folder.path(), &words, &[], &unsealed).await.refuses();
    assert!(line.starts_with("-: line 1: --rated needs a seal for each secret choice"), "{line}");
    agon_with(folder.path(), &words, &[], &sealed).await.fine();
}

#[tokio::test]
async fn a_file_that_does_not_fit_leaves_nothing() {
    let folder = folder();
    empty(folder.path()).await;
    let log = played("offrandes", 3, &[], 2, "figs");
    let second = log.match_indices("\"kind\":\"header\"").nth(1).expect("two tables").0;
    let header = log[..second].matches('\n').count() + 1;
    let luck = ["sparta", "corinth", "athens"].map(|city| format!("\"text\":\"first {city}\""));
    let rest = &log[second..];
    let drawn = luck.iter().find(|text| rest.contains(text.as_str())).expect("luck");
    let other = luck.iter().find(|text| *text != drawn).expect("other luck");
    // The second table is changed: the first one is not imported either.
    let bent = format!("{}{}", &log[..second], rest.replacen(drawn.as_str(), other, 1));
    let cut: String = log.lines().take(40).fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{line}");
        text
    });
    let unopened = log.replacen("\"seed\":", "\"sown\":", 1);
    let cases = [
        (bent, format!("line {}, step 1: the log says luck brought", header + 1)),
        (cut, "line 1: the game is not over".to_owned()),
        (unopened, "line 1: an import needs".to_owned()),
        ("# nothing\n".to_owned(), "line 2: the log has no header".to_owned()),
    ];
    for (text, why) in cases {
        let before = files(folder.path());
        let words = ["import", "-", "--guild", "10", "--db", "agon.db"];
        let line = agon_with(folder.path(), &words, &[], &text).await.refuses();
        assert!(line.starts_with(&format!("-: {why}")), "{line}");
        assert!(files(folder.path()) == before, "{line}: something was written");
    }
    // Opponents have no accounts. A person without an account cannot be rated.
    let people = log.replace("\"players\":[\"random\"", "\"players\":[\"Ana\"");
    let words = ["import", "-", "--guild", "10", "--db", "agon.db", "--rated"];
    let line = agon_with(folder.path(), &words, &[], &people).await.refuses();
    assert_eq!(line, "-: line 1: --rated needs `people`, the Discord ids of who played");
    assert!(tables(folder.path(), GuildId(10)).await.is_empty());
    let line = agon_with(folder.path(), &["import", "-", "--guild", "10", "--db", "no.db"], &[], &log).await.refuses();
    assert!(line.starts_with("no.db: there is no such database"), "{line}");
    let line = agon_with(folder.path(), &["verify", "-"], &[], "{\"game\":\"offrandes\",\"seats\":3}\nbid 4\n").await;
    assert!(line.refuses().starts_with("line 2, step 1: "));
}
