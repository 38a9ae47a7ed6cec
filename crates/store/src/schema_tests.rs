//! Checks the statements against the schema, and the schema against its own history.

use crate::migration::{FileOrigin, migrator, origin};
use crate::{Store, sql};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor, Row, SqlSafeStr};
use tempfile::TempDir;

/// At least one row in every table of version 1.
const SAMPLE_OF_1: &str = include_str!("../tests/sample_0001.sql");
const TABLES: [&str; 9] =
    ["guild", "player", "game_table", "seat", "step", "sealed_choice", "outbox", "direct_message", "result"];
/// The tables that later versions added.
const LATER: [&str; 25] = [
    "note",
    "standing_order",
    "deadline",
    "held_seat",
    "invitation",
    "season",
    "record",
    "recent",
    "tally",
    "seat_tally",
    "reckoning",
    "former_player",
    "seal",
    "muted",
    "board_people",
    "blocked",
    "announcement",
    "seat_clock",
    "ready",
    "heartbeat",
    "follower",
    "sitting",
    "seat_offer",
    "question",
    "ballot",
];

async fn connect(dir: &TempDir, name: &str) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(dir.path().join(name)).create_if_missing(true);
    options.connect().await.unwrap()
}

async fn schema(connection: &mut SqliteConnection) -> Vec<(String, String, Option<String>)> {
    let all = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name";
    sqlx::query_as(all).fetch_all(connection).await.unwrap()
}

/// Returns the current columns of every table.
async fn columns(connection: &mut SqliteConnection) -> Vec<(&'static str, Vec<String>)> {
    let mut found = Vec::new();
    for table in TABLES {
        let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)").bind(table);
        found.push((table, columns.fetch_all(&mut *connection).await.unwrap()));
    }
    found
}

/// Returns every row of these columns of every table, as text.
async fn contents(connection: &mut SqliteConnection, columns: &[(&str, Vec<String>)]) -> Vec<String> {
    let mut found = Vec::new();
    for (table, columns) in columns {
        let listed: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let every = format!("SELECT {} FROM {table}", listed.join(" || ',' || "));
        let rows: Vec<String> =
            sqlx::query_scalar(sqlx::AssertSqlSafe(every)).fetch_all(&mut *connection).await.unwrap();
        assert!(!rows.is_empty(), "the sample has no {table}");
        found.extend(rows.into_iter().map(|row| format!("{table}: {row}")));
    }
    found
}

#[tokio::test]
async fn every_statement_prepares_on_a_fresh_database() {
    let dir = TempDir::new().unwrap();
    let mut connection = connect(&dir, "agon.db").await;
    migrator().run(&mut connection).await.unwrap();
    for (name, statement) in sql::all() {
        let prepared = connection.prepare(statement.into_sql_str()).await;
        assert!(prepared.is_ok(), "{name}: {:?}", prepared.err());
    }
    assert!(!sql::all().is_empty());
}

/// All statements come from the one macro that lists them. No other code of this crate hands text to a query.
#[test]
fn the_list_of_statements_is_complete() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let statements = [
        "mod.rs",
        "availability.rs",
        "hosting.rs",
        "leaderboards.rs",
        "play.rs",
        "privacy.rs",
        "questions.rs",
        "records.rs",
        "restore.rs",
        "sittings.rs",
        "times.rs",
    ]
    .map(|file| std::fs::read_to_string(source.join("sql").join(file)).unwrap());
    assert_eq!(
        statements.map(|text| text.matches("const ").count()),
        [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "a constant beside the macro"
    );
    for entry in std::fs::read_dir(source).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        if name.ends_with("_tests.rs") {
            continue;
        }
        for call in ["query(", "query_as(", "query_scalar(", "raw_sql("] {
            for (at, _) in text.match_indices(call) {
                let argument = text[at + call.len()..].trim_start();
                assert!(argument.starts_with("sql::"), "{name}: {call}{}", &argument[..20]);
            }
        }
    }
}

#[tokio::test]
async fn rows_of_version_1_survive_every_later_migration() {
    let dir = TempDir::new().unwrap();
    let mut old = connect(&dir, "old.db").await;
    migrator().run_to(1, &mut old).await.unwrap();
    old.execute(SAMPLE_OF_1).await.unwrap();
    // The rows are the same, except for columns that came later.
    let columns = columns(&mut old).await;
    let before = contents(&mut old, &columns).await;
    migrator().run(&mut old).await.unwrap();
    assert_eq!(before, contents(&mut old, &columns).await);
    let broken: Option<String> = sqlx::query("PRAGMA foreign_key_check")
        .fetch_optional(&mut old)
        .await
        .unwrap()
        .map(|row| row.get::<String, _>(0));
    assert_eq!(broken, None);

    let mut fresh = connect(&dir, "fresh.db").await;
    migrator().run(&mut fresh).await.unwrap();
    assert_eq!(schema(&mut old).await, schema(&mut fresh).await);
    old.close().await.unwrap();
    fresh.close().await.unwrap();
}

#[tokio::test]
async fn the_sample_is_readable_and_opening_again_changes_nothing() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    let mut sample = connect(&dir, "agon.db").await;
    migrator().run_to(1, &mut sample).await.unwrap();
    sample.execute(SAMPLE_OF_1).await.unwrap();
    migrator().run(&mut sample).await.unwrap();
    sample.close().await.unwrap();
    Store::open(&path, 0).await.unwrap().close().await;

    let bytes = std::fs::read(&path).unwrap();
    let store = Store::open(&path, 0).await.unwrap();
    let tables = store.restless_tables().await.unwrap();
    assert_eq!(store.steps(tables[0]).await.unwrap().len(), 2);
    store.close().await;
    assert!(bytes == std::fs::read(&path).unwrap());
}

#[tokio::test]
async fn every_table_of_ours_is_strict() {
    let dir = TempDir::new().unwrap();
    let mut connection = connect(&dir, "agon.db").await;
    migrator().run(&mut connection).await.unwrap();
    let strict = "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 1 ORDER BY name";
    let found: Vec<String> = sqlx::query_scalar(strict).fetch_all(&mut connection).await.unwrap();
    let mut expected = [&TABLES[..], &LATER].concat();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

/// Before 3.45, SQLite takes `json_valid(NULL)` for false: to check a column without a value, it must be asked first.
#[tokio::test]
async fn a_table_without_an_arrangement_is_sound_for_every_sqlite() {
    let dir = TempDir::new().unwrap();
    let mut old = connect(&dir, "old.db").await;
    migrator().run_to(25, &mut old).await.unwrap();
    old.execute(
        "INSERT INTO game_table (table_id, guild_id, number, channel_id, game, rules, options, seats_wanted, host_id,
            language, status, seed, created_at_ms, board_channel_id, seat_order, arrangement)
        VALUES (1, 10, 1, 1, 'a game', 1, '{}', 2, 1, 'en', 'lobby', zeroblob(32), 1, 1, 'joined', NULL),
            (2, 10, 2, 2, 'a game', 1, '{}', 2, 1, 'en', 'lobby', zeroblob(32), 1, 2, 'hand', '[1,0]')",
    )
    .await
    .unwrap();
    migrator().run(&mut old).await.unwrap();
    let kept = "SELECT arrangement FROM game_table ORDER BY table_id";
    let kept: Vec<Option<String>> = sqlx::query_scalar(kept).fetch_all(&mut old).await.unwrap();
    assert_eq!(kept, [None, Some("[1,0]".to_owned())]);
    assert!(old.execute("UPDATE game_table SET arrangement = 'none'").await.is_err());
    for (_, name, text) in schema(&mut old).await {
        let text = text.unwrap_or_default();
        assert!(!text.contains("CHECK (json_valid(arrangement))"), "{name}: {text}");
    }
    old.close().await.unwrap();
}

#[test]
fn a_file_is_known_by_its_migrations() {
    let ours: Vec<(i64, Vec<u8>)> =
        migrator().iter().map(|migration| (migration.version, migration.checksum.to_vec())).collect();
    let known = ours.last().unwrap().0;
    assert_eq!(origin(&[]), FileOrigin::Ours);
    assert_eq!(origin(&ours), FileOrigin::Ours);

    let mut newer = ours;
    newer.push((known + 3, vec![7]));
    assert_eq!(origin(&newer), FileOrigin::Newer { found: known + 3, known });

    let mut edited = newer;
    edited[0].1 = vec![7];
    assert_eq!(origin(&edited), FileOrigin::Foreign);
    assert_eq!(origin(&[(0, vec![7])]), FileOrigin::Foreign);
}

#[test]
fn every_table_says_what_it_holds_of_people() {
    let told = include_str!("../../../docs/PRIVACY.md");
    let rows: Vec<&str> = told.lines().filter(|line| line.starts_with("| `")).collect();
    for table in TABLES.iter().chain(&LATER) {
        assert!(rows.iter().any(|row| row.contains(&format!("`{table}`"))), "docs/PRIVACY.md does not tell of {table}");
    }
}

/// Migrated tables get the margins that the parts of their scores show.
#[tokio::test]
async fn old_tables_tell_by_how_little_they_were_won() {
    let parts: [&[&str]; 3] = [&["sacrifices"], &["metropolises", "gold", "income"], &["buildings", "settlements"]];
    // Reason, option and names of parts; then each seat's place, whether it was resigned, and its parts; then the
    // margin.
    let tables = [
        ("points", "gold", 0, "1 0 152, 2 0 149, 3 0 90", "0 points 3"),
        ("points", "gold", 0, "1 0 152, 1 0 152", "2 - 0"),
        ("points", "gold", 0, "1 0 152, 2 0 152", "- - -"),
        ("points", "gold", 0, "1 0 90, 2 1 152", "- - -"),
        ("points", "gold", 0, "1 0 90, 2 0 70, 3 1 152", "0 points 20"),
        ("metropolises", "gold", 1, "1 0 2 0 3, 2 0 1 9 3, 3 0 0 0 0", "0 metropolises 1"),
        ("metropolises", "gold", 1, "1 0 2 9 3, 2 0 3 7 3, 3 0 0 0 0", "1 gold 2"),
        ("metropolises", "gold", 1, "1 0 3 9 3, 2 0 2 9 3, 3 0 0 0 0", "2 metropolises 1"),
        ("metropolises", "gold", 1, "1 0 2 7 5, 2 0 2 7 3, 3 0 0 0 0", "3 income 2"),
        ("metropolises", "gold", 1, "1 0 2 7 3, 1 0 2 7 3, 3 0 0 0 0", "4 - 0"),
        ("metropolises", "metropolises", 1, "1 0 3 7 3, 2 0 2 9 3, 3 0 0 0 0", "0 metropolises 1"),
        ("metropolises", "gold", 1, "1 0 3 0 3, 2 0 2 9 3", "0 metropolises 1"),
        ("survivor", "gold", 1, "1 0 1 0 5, 2 0 0 0 0", "- - -"),
        ("shrines", "gold", 2, "1 0 12 2, 2 0 20 4", "- - -"),
        ("buildings", "gold", 2, "2 0 20 2, 1 0 30 4, 2 0 27 4", "0 buildings 3"),
        ("idle", "gold", 2, "1 0 20 2, 2 0 20 4", "1 settlements -2"),
        ("buildings", "gold", 2, "3 1 30 4, 1 0 20 2, 1 0 27 4", "- - -"),
    ];
    let dir = TempDir::new().unwrap();
    let mut old = connect(&dir, "old.db").await;
    migrator().run_to(14, &mut old).await.unwrap();
    for (id, (reason, option, names, seats, _)) in (1_i64..).zip(tables) {
        let table =
            "INSERT INTO game_table (table_id, guild_id, number, channel_id, game, rules, options, seats_wanted,
                host_id, language, status, seed, seq, created_at_ms, started_at_ms, start_interaction, ended_at_ms,
                ended_reason, board_channel_id, margin)
            VALUES (?1, 10, ?1, ?1, 'a game', 1, json_object('tie-break', ?2), 2,
                1, 'en', 'finished', zeroblob(32), 0, 1, 1, 1, 2, ?3, ?1, 7)";
        sqlx::query(table).bind(id).bind(option).bind(reason).execute(&mut old).await.unwrap();
        for (seat, numbers) in (0_i64..).zip(seats.split(", ")) {
            let numbers: Vec<i64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
            let parts: Vec<_> = parts[names].iter().zip(&numbers[2..]).collect();
            let row = "INSERT INTO seat (table_id, seat, user_id, ai, name, resigned)
                VALUES (?1, ?2, ?2, 'greedy', '', ?3)";
            sqlx::query(row).bind(id).bind(seat).bind(numbers[1]).execute(&mut old).await.unwrap();
            let result = "INSERT INTO result (table_id, seat, user_id, ai, name, resigned, place, score, parts)
                VALUES (?1, ?2, ?2, 'greedy', '', ?3, ?4, ?5, ?6)";
            let result = sqlx::query(result).bind(id).bind(seat).bind(numbers[1]).bind(numbers[0]).bind(numbers[2]);
            result.bind(serde_json::to_string(&parts).unwrap()).execute(&mut old).await.unwrap();
        }
    }
    migrator().run(&mut old).await.unwrap();
    let told = "SELECT ifnull(margin_level, '-') || ' ' || ifnull(margin_in, '-') || ' ' || ifnull(margin, '-')
        FROM game_table ORDER BY table_id";
    let told: Vec<String> = sqlx::query_scalar(told).fetch_all(&mut old).await.unwrap();
    let found: Vec<_> = tables.iter().zip(&told).map(|(table, told)| (table.0, table.3, told.as_str())).collect();
    assert_eq!(found, tables.map(|(reason, _, _, seats, wanted)| (reason, seats, wanted)));
    let measures = "SELECT measures FROM result WHERE seat = 0 AND table_id IN (1, 6, 16) ORDER BY table_id";
    let measures: Vec<String> = sqlx::query_scalar(measures).fetch_all(&mut old).await.unwrap();
    let wanted = [
        r#"[["points",152]]"#,
        r#"[["metropolises",2],["gold",0],["income",3]]"#,
        r#"[["buildings",20],["settlements",-2]]"#,
    ];
    assert_eq!(measures, wanted);
    old.close().await.unwrap();
}
