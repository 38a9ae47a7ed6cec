//! Checks that SQLite always finds the rows of a page by the same index, whatever statistics it has.

use crate::migration::migrator;
use crate::sql;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor, Row};
use tempfile::TempDir;

/// The statistics that SQLite has collected when a store with a long history is closed.
const STATISTICS: &str = include_str!("../tests/statistics.sql");
/// Every statement of the records, with its indexes.
const PLANS: &str = include_str!("../tests/plans.txt");

/// Connects to a new database of our schema, or to one with the statistics of a long history.
async fn connect(dir: &TempDir, statistics: bool) -> SqliteConnection {
    let path = dir.path().join(format!("{statistics}.db"));
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    migrator().run(&mut connection).await.unwrap();
    if statistics {
        connection.execute("ANALYZE").await.unwrap();
        connection.execute(STATISTICS).await.unwrap();
        connection.close().await.unwrap();
        // SQLite reads statistics when it opens a file.
        connection = options.connect().await.unwrap();
    }
    connection
}

/// True for statements that recompute everything: they may scan whole tables.
fn whole(name: &str) -> bool {
    name.starts_with("CLEAR_") || ["NUMBER_ENDED", "RECKONED_BY", "SET_RECKONED_BY"].contains(&name)
}

async fn plan(connection: &mut SqliteConnection, statement: &str) -> Vec<String> {
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
    let mut query = sqlx::query(explain);
    // Binds as many values as the statement has.
    let values = (1..=9).rev().find(|at| statement.contains(&format!("?{at}"))).unwrap_or_default();
    for _ in 0..values {
        query = query.bind(1);
    }
    let rows = query.fetch_all(connection).await.unwrap();
    rows.iter().map(|row| row.get::<String, _>("detail")).collect()
}

/// Returns the indexes of a plan, in its order.
fn indexes(plan: &[String]) -> String {
    let index = |line: &String| {
        let of = line.split(' ').nth(1).unwrap_or_default();
        // A list handed in has no index of ours. For an inner query's rows, SQLite makes one itself.
        if ["VIRTUAL TABLE", "AUTOMATIC"].iter().any(|word| line.contains(word)) {
            return None;
        }
        let found = line.split_once(" INDEX ").map(|(_, rest)| rest.split(' ').next().unwrap_or_default().to_owned());
        let key = ["PRIMARY KEY", "ROWID"].iter().find(|word| line.contains(&format!("USING {word}")));
        let key = key.or_else(|| line.contains("USING INTEGER PRIMARY KEY").then_some(&"ROWID"));
        found.or_else(|| key.map(|word| format!("{of}:{word}")))
    };
    plan.iter().filter_map(index).collect::<Vec<_>>().join(", ")
}

/// Frequent pages find their rows by an index, whatever else the tables hold. So do the writes at the end of a table.
#[tokio::test]
async fn no_page_walks_through_a_table() {
    let open = [
        "SEATED",
        "OPEN_PAGE",
        "COUNT_OPEN",
        "NEXT_NUMBER",
        "SAME_LUCK",
        "FINISHED_IN_CHANNEL",
        "KNOWN",
        "HELD_FOR",
        "SAT_AT",
        "STILL_SEATED",
        "COUNT_OPENED",
        "OPENED",
        "IS_BLOCKED",
        "CLAIM_ROLE_CALL",
        "END_SEASON",
        "SEASONS_DUE",
        "NEXT_SEASON_END",
    ];
    let records = sql::of_records().into_iter().filter(|(name, _)| !whole(name));
    // Neither do the statements that export or erase a person's data, except on unsent outbox rows, which are few.
    let person = |name: &str| name.starts_with("ABOUT_") || name.starts_with("FORMER_") || name.starts_with("DROP_");
    let sent = |name: &str| ["ABOUT_OUTBOX", "DROP_OUTBOX"].contains(&name);
    let open = sql::all().into_iter().filter(|(name, _)| open.contains(name) || person(name) && !sent(name));
    let statements: Vec<_> = open.chain(records).collect();
    assert!(statements.len() > 50, "{}", statements.len());
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        for (name, statement) in &statements {
            let plan = plan(&mut connection, statement).await;
            // A plan may scan a list handed in, one row, or the rows of an inner query, but never a table of ours.
            let harmless = |line: &str| {
                ["VIRTUAL TABLE", "CONSTANT ROW", "SCAN ("].iter().any(|word| line.contains(word))
                    || line.strip_prefix("SCAN ").is_some_and(|inner| {
                        ["CO-ROUTINE", "MATERIALIZE"].iter().any(|how| plan.contains(&format!("{how} {inner}")))
                    })
            };
            let walks = |line: &&String| line.starts_with("SCAN") && !harmless(line);
            assert_eq!(plan.iter().find(walks), None, "{name}: {plan:?}");
        }
    }
}

/// A person may have opened thousands of tables, and a server seen as many mentions.
#[tokio::test]
async fn limits_look_only_at_open_tables_and_at_the_last_mentions() {
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        for (statement, expected) in [
            (sql::COUNT_OPENED, "game_table_open_of, s:PRIMARY KEY"),
            (sql::OPENED, "game_table_open_of, s:PRIMARY KEY"),
            (sql::CLAIM_ROLE_CALL, "game_table:ROWID, game_table_role_called"),
            (sql::END_SEASON, "season_on"),
        ] {
            assert_eq!(indexes(&plan(&mut connection, statement).await), expected, "statistics: {statistics}");
        }
    }
}

/// A person may have played thousands of tables: their wins are counted from an index alone.
#[tokio::test]
async fn wins_are_read_from_an_index_alone() {
    let dir = TempDir::new().unwrap();
    let mut connection = connect(&dir, true).await;
    for statement in [sql::BY_SEATS, sql::BY_SEATS_IN_GUILD, sql::STREAK, sql::STREAK_IN_GUILD, sql::HISTORY_OF_USER] {
        let plan = plan(&mut connection, statement).await;
        let result = plan.iter().find(|line| line.contains("result_of_user")).unwrap();
        assert!(result.contains("COVERING INDEX"), "{plan:?}");
    }
}

/// A lobby asks this of everybody who sits there, and a person may have played thousands of tables.
#[tokio::test]
async fn reliability_is_found_by_the_index_of_its_person() {
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        for (statement, expected) in [
            (sql::KEEPS_TIME, "result_of_user"),
            (sql::KEEPS_TIME_IN_GUILD, "result_of_user_in_guild"),
            (sql::OFTEN_LATE, "s:PRIMARY KEY, p:ROWID, result_of_user_in_guild"),
        ] {
            let plan = plan(&mut connection, statement).await;
            assert_eq!(indexes(&plan), expected, "statistics: {statistics}: {plan:?}");
            // The newest results come first in their index.
            assert!(plan.iter().all(|line| !line.contains("TEMP B-TREE")), "{plan:?}");
        }
    }
}

/// Thousands of clocks stood still when their tables ended, and every log is long.
#[tokio::test]
async fn clocks_and_deadlines_are_found_by_their_keys() {
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        for (statement, expected) in [
            (sql::CLOCKS, "seat_clock:PRIMARY KEY"),
            (sql::READY, "ready:PRIMARY KEY"),
            (sql::DEADLINES_DUE, "deadline_due"),
            (sql::NEXT_DEADLINE, "deadline_due"),
            // An outage reads the clocks that run, each once.
            (sql::MOVE_TABLES, "game_table:ROWID, seat_clock_runs"),
            (sql::MOVE_CLOCKS, "seat_clock_runs"),
            (sql::MOVE_DEADLINES, "deadline:PRIMARY KEY"),
        ] {
            let plan = plan(&mut connection, statement).await;
            assert_eq!(indexes(&plan), expected, "statistics: {statistics}");
            let walks = |line: &&String| line.starts_with("SCAN") && !line.contains("seat_clock_runs");
            let walks: Vec<_> = plan.iter().filter(walks).filter(|line| !line.contains("VIRTUAL TABLE")).collect();
            assert!(walks.is_empty(), "{walks:?}");
        }
    }
}

/// Counts for the figures of the bot, which are read every few seconds, go by an index.
#[tokio::test]
async fn figures_look_only_at_open_tables_and_unsent_rows() {
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        for (statement, expected) in
            [(sql::COUNT_OPEN_TABLES, "game_table_open_in_guild"), (sql::COUNT_DUE, "outbox_unsent")]
        {
            assert_eq!(indexes(&plan(&mut connection, statement).await), expected, "statistics: {statistics}");
        }
    }
}

/// An index whose first columns are equal in half of the rows is a scan too, so the test fixes the exact index.
#[tokio::test]
async fn every_page_goes_by_its_index_with_statistics_and_without() {
    let dir = TempDir::new().unwrap();
    for statistics in [false, true] {
        let mut connection = connect(&dir, statistics).await;
        let mut found = String::new();
        for (name, statement) in sql::of_records().into_iter().filter(|(name, _)| !whole(name)) {
            let plan = plan(&mut connection, statement).await;
            // The first rows of a whole history come first in their index: SQLite sorts nothing.
            let sorted = plan.iter().any(|line| line.contains("TEMP B-TREE FOR"));
            assert!(!sorted || !["CLOSEST", "HIGHEST"].contains(&name), "{name}: {plan:?}");
            found.push_str(format!("{name}: {}", indexes(&plan)).trim_end());
            found.push('\n');
        }
        let (found, expected): (Vec<_>, Vec<_>) = (found.lines().collect(), PLANS.lines().collect());
        let other = found.iter().filter(|line| !expected.contains(line)).collect::<Vec<_>>();
        assert!(found == expected, "statistics: {statistics}; other than in tests/plans.txt: {other:#?}");
    }
}
