//! Generates a history: servers, people and tables with an uneven distribution, as in real ones.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use std::path::Path;

/// Servers; the first has a tenth of all tables.
pub const GUILDS: i64 = 1_000;
/// People in each server.
pub const PEOPLE: i64 = 200;
/// The number of tables that have steps.
const WITH_STEPS: i64 = 1_000;
/// The length of the history in milliseconds: three years up to `NOW`.
const SPAN: i64 = 3 * 365 * 86_400_000;
/// The person who sits most often: the first person at the first place of the first server.
pub const BUSIEST: i64 = 1_000_000;
/// Seasons of each server, one a year.
pub const SEASONS: i64 = 3;
/// The end of the newest table.
pub const NOW: i64 = 1_800_000_000_000;

/// The games, with their shares of all tables.
const GAMES: [(&str, f64); 3] = [("offrandes", 0.5), ("cyclades", 0.3), ("attika", 0.2)];
/// The share of seats that AIs hold.
const MACHINES: f64 = 0.1;

/// Returns SQL that maps `n` and a salt to a number in 0..1 that looks random but is the same in every run. Every
/// product stays below 2^48, where SQLite still computes with whole numbers.
fn drawn(n: &str, salt: u32) -> String {
    let seed = format!("(({n} * 7919 + {}) % 2147483648)", salt * 104_729);
    format!("({seed} * ({seed} % 65521 + 1) % 2147483647 * 48271 % 2147483647 / 2147483647.0)")
}

/// Writes `tables` finished tables with seats and results, and the steps of the last thousand.
pub async fn write(path: &Path, tables: u32) {
    let mut file = SqliteConnectOptions::new().filename(path).connect().await.expect("the file");
    let mut tx = file.begin().await.expect("a transaction");
    for statement in [seasons(), tables_of(tables), seats(), results(), steps(tables)] {
        run(&mut tx, statement).await;
    }
    plan(&mut tx, tables).await;
    tx.commit().await.expect("the history");
    file.close().await.expect("the file");
}

async fn run(tx: &mut SqliteConnection, statement: String) {
    tx.execute(sqlx::AssertSqlSafe(statement)).await.expect("a statement");
}

/// Checks that the history has the intended distribution of people, servers and games.
async fn plan(tx: &mut SqliteConnection, tables: u32) {
    // The share of a server, a place and a person: see `tables_of` and `seats`.
    let guild = |n: i64| ((n + 1) as f64 / GUILDS as f64).cbrt() - (n as f64 / GUILDS as f64).cbrt();
    let person = |n: i64| ((n + 1) as f64 / PEOPLE as f64).sqrt() - (n as f64 / PEOPLE as f64).sqrt();
    let places = [1.0, 1.0, 1.0, 2.0 / 3.0, 1.0 / 3.0];
    let all = f64::from(tables);
    let people = 1.0 - MACHINES;
    let seated = |guild: f64, place: f64, person: f64| 1.0 - (-all * guild * place * people * person).exp();
    let mut expected = 0.0;
    for n in 0..GUILDS {
        for place in places {
            expected += (0..PEOPLE).map(|one| seated(guild(n), place, person(one))).sum::<f64>();
        }
    }
    let seats = all * places.iter().sum::<f64>();
    let mut planned = vec![
        ("people", "SELECT count(DISTINCT user_id) FROM seat".to_owned(), expected),
        (
            "servers",
            "SELECT count(DISTINCT guild_id) FROM game_table".to_owned(),
            (0..GUILDS).map(|n| 1.0 - (-all * guild(n)).exp()).sum(),
        ),
        ("seats", "SELECT count(*) FROM seat".to_owned(), seats),
        ("AIs' seats", "SELECT count(*) FROM seat WHERE user_id IS NULL".to_owned(), seats * MACHINES),
        (
            "tables of the busiest server",
            "SELECT count(*) FROM game_table WHERE guild_id = 1000".to_owned(),
            all * guild(0),
        ),
        (
            "tables of the busiest player",
            format!("SELECT count(*) FROM seat WHERE user_id = {BUSIEST}"),
            all * guild(0) * people * person(0),
        ),
    ];
    planned
        .extend(GAMES.map(|(game, share)| {
            (game, format!("SELECT count(*) FROM game_table WHERE game = '{game}'"), all * share)
        }));
    for (what, count, expected) in planned {
        let query = sqlx::query_scalar(sqlx::AssertSqlSafe(count));
        let found: i64 = query.fetch_one(&mut *tx).await.expect("a count");
        println!("{what}: {found}, planned {expected:.0}");
        // With few tables, chance outweighs the plan.
        let off = (found as f64 - expected).abs();
        assert!(off <= 0.03 * expected + 4.0 * expected.sqrt(), "{what}: {found}, planned {expected:.0}");
    }
}

/// Writes a season a year in every server. The last one is open.
fn seasons() -> String {
    format!(
        "WITH RECURSIVE g(g) AS (SELECT 0 UNION ALL SELECT g + 1 FROM g WHERE g < {GUILDS} - 1)
        INSERT INTO season (season_id, guild_id, number, started_at_ms, ended_at_ms)
        SELECT g.g * {SEASONS} + y.value, 1000 + g.g, y.value, {NOW} - {SPAN} + (y.value - 1) * {SPAN} / {SEASONS},
            CASE WHEN y.value < {SEASONS} THEN {NOW} - {SPAN} + y.value * {SPAN} / {SEASONS} END
        FROM g, json_each('[1,2,3]') y"
    )
}

fn tables_of(tables: u32) -> String {
    let (guild, game, seats, margin) = (drawn("n", 1), drawn("n", 2), drawn("n", 3), drawn("n", 17));
    format!(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {tables}),
            t AS (SELECT n, 1000 + CAST({GUILDS} * {guild} * {guild} * {guild} AS INTEGER) AS guild, {game} AS game,
                CAST({seats} * 3 AS INTEGER) AS more FROM n)
        INSERT INTO game_table (table_id, guild_id, number, channel_id, game, rules, options, seats_wanted, host_id,
            language, status, seed, start_interaction, seq, created_at_ms, started_at_ms, ended_at_ms, ended_reason,
            board_channel_id, season_id, margin, margin_level, margin_in)
        SELECT n, guild, n, n, CASE WHEN game < 0.5 THEN 'offrandes' WHEN game < 0.8 THEN 'cyclades' ELSE 'attika' END, 1,
            CASE WHEN game < 0.5 THEN '{{\"auction\":\"open\",\"bribes\":\"in-turn\"}}' ELSE '{{\"fame\":\"on\"}}' END,
            3 + more, 1, 'en', 'finished', zeroblob(32), n, 300,
            {NOW} - {SPAN} + n * ({SPAN} / {tables}) - 7200000, {NOW} - {SPAN} + n * ({SPAN} / {tables}) - 7000000,
            {NOW} - {SPAN} + n * ({SPAN} / {tables}), 'rounds', n,
            (guild - 1000) * {SEASONS} + 1 + (n - 1) * {SEASONS} / {tables}, CAST({margin} * 20 AS INTEGER),
            {margin} < 0.1, CASE WHEN {margin} < 0.1 THEN 'held' ELSE 'points' END
        FROM t"
    )
}

/// Writes the seats, mostly of people. A person who sits has often sat before.
fn seats() -> String {
    let (who, ai) = (drawn("(t.table_id * 8 + s.value)", 5), drawn("(t.table_id * 8 + s.value)", 7));
    format!(
        "INSERT OR IGNORE INTO seat (table_id, seat, user_id, ai, name, resigned)
        SELECT t.table_id, s.value,
            CASE WHEN {ai} >= {MACHINES} THEN (t.guild_id - 999) * 1000000 + s.value * {PEOPLE} + CAST({PEOPLE} * {who} * {who} AS INTEGER) END,
            CASE WHEN {ai} >= {MACHINES} THEN NULL ELSE 'greedy' END, 'Somebody', 0
        FROM game_table t, json_each('[0,1,2,3,4]') s WHERE s.value < t.seats_wanted"
    )
}

fn results() -> String {
    let (turn, score) = (drawn("s.table_id", 11), drawn("(s.table_id * 8 + s.seat)", 13));
    format!(
        "INSERT INTO result (table_id, seat, place, score, parts, user_id, ai, name, resigned, guild_id, game, seats,
            ended_at_ms, moves, thought_ms, measures, won)
        SELECT s.table_id, s.seat, (s.seat + CAST({turn} * 60 AS INTEGER)) % t.seats_wanted + 1,
            150 - 12 * ((s.seat + CAST({turn} * 60 AS INTEGER)) % t.seats_wanted) + CAST({score} * 10 AS INTEGER),
            '[[\"sacrifices\",96],[\"altars\",30]]', s.user_id, s.ai, s.name, 0, t.guild_id, t.game, t.seats_wanted,
            t.ended_at_ms, 60, 1800000, '[[\"points\",126],[\"held\",3]]',
            (s.seat + CAST({turn} * 60 AS INTEGER)) % t.seats_wanted = 0
        FROM seat s JOIN game_table t USING (table_id)"
    )
}

fn steps(tables: u32) -> String {
    format!(
        "WITH RECURSIVE q(q) AS (SELECT 1 UNION ALL SELECT q + 1 FROM q WHERE q < 300)
        INSERT INTO step (table_id, seq, seat, text, at_ms)
        SELECT t.table_id, q.q, q.q % t.seats_wanted, 'bid ' || (q.q % 40), t.started_at_ms + q.q * 20000
        FROM game_table t, q WHERE t.table_id > {tables} - {WITH_STEPS} ORDER BY t.table_id, q.q"
    )
}
