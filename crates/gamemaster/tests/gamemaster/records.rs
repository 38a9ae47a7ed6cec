//! The records as time passes, and unrated tables.

use crate::fixture::{CLICK, Fixture, fill, person, row, user, wait_until, wish};
use agon_gamemaster::{ChannelId, OpenTable, Refused, TableId};
use agon_store::{Busy, Commit, End, Ending, Leaderboard, NewTable, Period, ResultRow};
use std::sync::atomic::Ordering;
use std::time::Duration;

const DAY: i64 = 86_400_000;

/// A table of two people that ends now.
async fn finishes(fixture: &Fixture) {
    let at_ms = fixture.master.now_ms();
    let new = NewTable { at_ms, ..row("attika", 2) };
    let results = new.seats.iter().map(|row| ResultRow {
        seat: row.seat,
        place: row.seat + 1,
        score: 10 - i64::from(row.seat),
        parts: serde_json::json!([]),
        measures: Vec::new(),
        user: row.user,
        ai: None,
        name: row.name.clone(),
        resigned: false,
        turns: None,
        turns_stood_in: None,
        absent: false,
        took_over_seq: None,
        rating_change: None,
    });
    let results = results.collect();
    let table = fixture.writes(new).await;
    let end = Some(End { status: Ending::Finished, reason: None, results, margin: None });
    fixture.master.store().commit(Commit { end, ..Commit::at(table, 0, at_ms) }).await.expect("an end");
}

async fn board(fixture: &Fixture, period: Period) -> Leaderboard {
    fixture.board("attika", period).await
}

/// Waits until no table is recent.
async fn gone(fixture: &Fixture) {
    wait_until(fixture.master.store(), async || recent(fixture).await == 0).await;
}

async fn recent(fixture: &Fixture) -> u64 {
    board(fixture, Period::Recent).await.rows.total
}

#[tokio::test]
async fn what_ended_a_month_ago_leaves_the_board_of_the_last_days_bit_by_bit() {
    let fixture = Fixture::open().await;
    for _ in 0..60 {
        finishes(&fixture).await;
    }
    fixture.now.fetch_add(29 * DAY, Ordering::SeqCst);
    assert!(!fixture.master.expire_recent_records().await.expect("nothing to do"));
    assert_eq!(board(&fixture, Period::Recent).await.mine.map(|row| row.played), Some(60));
    fixture.now.fetch_add(DAY, Ordering::SeqCst);
    assert!(fixture.master.expire_recent_records().await.expect("some"), "there is more than one transaction may take");
    assert_eq!(board(&fixture, Period::Recent).await.mine.map(|row| row.played), Some(10));
    assert!(!fixture.master.expire_recent_records().await.expect("the rest"));
    assert_eq!(recent(&fixture).await, 0);
    assert_eq!(board(&fixture, Period::AllTime).await.mine.map(|row| row.played), Some(60));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_kept_from_the_start_and_every_hour() {
    let fixture = Fixture::open().await;
    finishes(&fixture).await;
    let patience = Duration::from_secs(180);
    fixture.now.fetch_add(31 * DAY, Ordering::SeqCst);
    let keeper = tokio::spawn({
        let master = fixture.master.clone();
        async move { master.run_timers().await }
    });
    tokio::time::timeout(patience, gone(&fixture)).await.expect("aged at the start");
    // Also while it runs: a lobby's deadline wakes the task that watches the time.
    finishes(&fixture).await;
    fixture.now.fetch_add(31 * DAY, Ordering::SeqCst);
    opens(&fixture).await;
    tokio::time::timeout(patience, gone(&fixture)).await.expect("aged an hour later");
    keeper.abort();
}

/// A lobby of one person and a machine.
async fn opens(fixture: &Fixture) -> TableId {
    fixture.lobby(OpenTable { machines: 1, ..wish("attika", 2) }, []).await.table
}

#[tokio::test]
async fn a_host_says_whether_a_table_is_rated_before_it_begins() {
    let fixture = Fixture::open().await;
    let master = &fixture.master;
    let table = opens(&fixture).await;
    assert!(fixture.snapshot(table).await.table().rated);
    let other = master.set_rated(table, user(1), false).await;
    assert!(matches!(other, Err(Refused::NotHost { .. })), "{other:?}");
    master.set_rated(table, user(0), false).await.expect("unrated");
    assert!(!fixture.snapshot(table).await.table().rated);
    let told = master.store().due(i64::MAX, 9, &Busy::default()).await.expect("the outbox");
    assert_eq!(told.iter().filter(|row| row.kind == "board").count(), 2, "opened, and changed");
    master.start(table, user(0), CLICK, fill()).await.expect("a start");
    let late = master.set_rated(table, user(0), true).await;
    assert!(matches!(late, Err(Refused::Begun)), "{late:?}");
    assert!(!fixture.snapshot(table).await.table().rated);
    // A rematch keeps the setting.
    master.abort(table, user(0), true).await.expect("an end");
    let again = master.rematch(table, person(0), ChannelId(3)).await.expect("a rematch").table;
    assert!(!again.rated);
}
