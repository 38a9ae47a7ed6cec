//! Checks that tables from before clocks go on as they did, and that their records stay the same.

use crate::migration::migrator;
use crate::{
    AbsencePolicy, AiLevel, AtZero, AwayPolicy, ChosenTimes, ClockRow, Commit, FileContents, GuildId, HintPolicy,
    NewStep, Pace, Store, TableId, TableTimes, UndoPolicy, UserId,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use std::path::Path;
use tempfile::TempDir;

/// A running table, a finished one and a server, as version 1 left them.
const SAMPLE_OF_1: &str = include_str!("../tests/sample_0001.sql");
/// What the sample lacks: a secret order, and a table that Ana won against Ben, with the records that version 2 of the
/// rules computed.
const OF_19: &str = "
    INSERT INTO standing_order VALUES (1, 0, 'bid', 'lot 1 up-to 4', NULL);
    INSERT INTO game_table (table_id, guild_id, number, channel_id, game, rules, options, seats_wanted, host_id, language,
        status, seed, created_at_ms, started_at_ms, start_interaction, ended_at_ms, board_channel_id, ended_no,
        among_people)
    VALUES (3, 10, 3, 3, 'attika', 1, '{}', 2, 1, 'en', 'finished', zeroblob(32), 1, 1, 1, 2, 3, 2, 2);
    INSERT INTO seat (table_id, seat, user_id, name) VALUES (3, 0, 1, 'Ana'), (3, 1, 2, 'Ben');
    INSERT INTO result (table_id, seat, place, score, parts, user_id, name, resigned, guild_id, game, seats, ended_at_ms)
    VALUES (3, 0, 1, 9, '[]', 1, 'Ana', 0, 10, 'attika', 2, 2), (3, 1, 2, 5, '[]', 2, 'Ben', 0, 10, 'attika', 2, 2);
    UPDATE game_table SET ended_no = 1, among_people = 2 WHERE table_id = 2;
    UPDATE reckoning SET version = 2";

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

#[tokio::test]
async fn tables_from_before_clocks_go_on_without_one() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    let mut old = connect(&path).await;
    migrator().run_to(1, &mut old).await.unwrap();
    old.execute(SAMPLE_OF_1).await.unwrap();
    migrator().run_to(19, &mut old).await.unwrap();
    old.execute(OF_19).await.unwrap();
    old.close().await.unwrap();
    let pending = Store::examine(&path).await.unwrap();
    let named = ["times", "availability", "sittings", "undo", "questions", "levels", "restore", "arrangements", "rest"];
    assert!(pending.len() == named.len() + 1 && pending[..named.len()] == named, "{pending:?}");

    let store = Store::open(&path, 0).await.unwrap();
    let running = TableId(1);
    let row = store.table(running).await.unwrap().unwrap();
    let none = TableTimes {
        pace: Pace::None,
        absence: AbsencePolicy::Gentle,
        away: AwayPolicy::Wait,
        undo: UndoPolicy::Own,
        stand_in: AiLevel::Greedy,
        hints: HintPolicy::Alone,
        nudged_seq: None,
        paused_until_ms: None,
        pause_reason: None,
        pause_seat: None,
        idle_asked_at_ms: None,
        ready_asked_at_ms: None,
        moved_ms: 0,
        moved_last_ms: None,
        moved_seq: None,
    };
    assert_eq!(row.times, none);
    assert_eq!(store.clocks(running).await.unwrap(), []);
    assert_eq!(store.last_beat().await.unwrap(), None);
    assert!(store.steps(running).await.unwrap().iter().all(|step| !step.stood_in));
    assert!(store.orders(running).await.unwrap().iter().all(|order| !order.at_zero));
    assert_eq!(store.player(UserId(1)).await.unwrap().at_zero, AtZero::Ai);

    // The managers of this server have yet to hear of clocks. A server that comes later has nothing to hear.
    let [here, later] = [GuildId(10), GuildId(11)];
    let guild = store.guild(here).await.unwrap();
    assert_eq!((guild.times, guild.times_told), (ChosenTimes::default(), false));
    store.set_guild_name(later, "Porto Club").await.unwrap();
    assert!(store.guild(later).await.unwrap().times_told);
    assert!(store.mark_times_told(here).await.unwrap());
    assert!(!store.mark_times_told(here).await.unwrap() && !store.mark_times_told(later).await.unwrap());

    // The table goes on, and gets the clocks that its game master gives it.
    let clocks = vec![ClockRow { called: true, ..ClockRow::new(0) }];
    let steps = vec![NewStep { seat: Some(0), text: "pass".to_owned(), stood_in: true, automatic: false, cut: false }];
    store.commit(Commit { clocks: clocks.clone(), steps, ..Commit::at(running, 2, 5) }).await.unwrap();
    assert_eq!(store.clocks(running).await.unwrap(), clocks);
    assert_eq!(store.credit_outage(60_000, 90_000, &["turn"]).await.unwrap(), [], "no clock runs");

    // Nobody counted the turns of old tables: a first place is a win as before, and one given up is none.
    let results = store.results(TableId(3)).await.unwrap();
    let turns = |row: &crate::ResultRow| (row.turns, row.turns_stood_in, row.absent);
    assert!(results.iter().all(|row| turns(row) == (None, None, false)), "{results:?}");
    let changed: Vec<_> = results.iter().map(|row| row.rating_change.map(|change| change.after - 1500)).collect();
    assert_eq!(changed, [Some(158), Some(-158)]);
    let ana = store.profile(UserId(1), Some(here)).await.unwrap();
    assert_eq!((ana.ratings[0].played, ana.ratings[0].wins, ana.best_streak), (2, 1, 1));
    store.close().await;
}

#[tokio::test]
async fn a_backup_of_an_older_version_is_brought_up_to_date() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("agon.db");
    let mut old = connect(&path).await;
    migrator().run_to(1, &mut old).await.unwrap();
    old.execute(SAMPLE_OF_1).await.unwrap();
    old.close().await.unwrap();
    let backup = FileContents::of_backup(&path).await.unwrap();
    let open: Vec<TableId> = backup.tables.iter().map(|state| state.table).collect();
    assert!(open.contains(&TableId(1)), "{open:?}");
    Store::mark_restored(&path, 9_000, backup.newest.beyond(None), &[]).await.unwrap();
    let store = Store::open(&path, 0).await.unwrap();
    assert_eq!(store.table(TableId(1)).await.unwrap().unwrap().restored_at_ms, Some(9_000));
    store.close().await;
}
