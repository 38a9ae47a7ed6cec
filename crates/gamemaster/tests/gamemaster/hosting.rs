//! Limits of a server on open tables, what its announcements channel hears, and seasons with a last moment.

use crate::fixture::{CLICK, Fixture, GUILD, Settings, person, user, wish};
use agon_gamemaster::{ChannelId, OpenTable, Refused, TableId};
use agon_store::{Busy, Status};
use std::sync::atomic::Ordering;

fn wish_in(channel: u64) -> OpenTable {
    OpenTable { channel: ChannelId(channel), ..wish("attika", 2) }
}

/// The rows of this kind in the outbox: their tables and bodies.
async fn told(fixture: &Fixture, kind: &str) -> Vec<(Option<TableId>, serde_json::Value)> {
    let rows = fixture.master.store().due(i64::MAX, 1_000, &Busy::default()).await.expect("the outbox");
    rows.into_iter().filter(|row| row.kind == kind).map(|row| (row.table, row.body)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_opens_few_tables_at_once_and_so_few_rematches() {
    let fixture = Fixture::open().await;
    let (master, store) = (&fixture.master, fixture.master.store());
    store.set_open_limit(GUILD, 2).await.expect("the settings");
    let over = fixture.table(wish_in(10), [1]).await;
    master.abort(over, user(0), true).await.expect("stopped");
    let first = fixture.lobby(wish_in(11), []).await.table;
    assert_eq!(master.full_of_tables(GUILD, user(0)).await.expect("the tables"), None);
    // A table that was handed to another person counts as long as they sit there.
    fixture.lobby(wish_in(12), [1]).await;
    let second = store.open_table_in(ChannelId(12)).await.expect("the database").expect("a lobby").table;
    master.hand_over(second, user(0), user(1)).await.expect("another host");
    let refused = master.open(wish_in(13)).await;
    assert!(matches!(refused, Err(Refused::TooManyOpen { limit: 2 })), "{refused:?}");
    let full = master.full_of_tables(GUILD, user(0)).await.expect("the tables").expect("enough");
    assert_eq!((full.0.iter().map(|row| row.table).collect::<Vec<_>>(), full.1), (vec![first, second], 2));
    let rematch = master.rematch(over, person(0), ChannelId(13)).await;
    assert!(matches!(rematch, Err(Refused::TooManyOpen { limit: 2 })), "{rematch:?}");
    // Another person of that table may open it.
    assert!(master.rematch(over, person(1), ChannelId(13)).await.expect("a rematch").opened);
    master.leave(second, user(0)).await.expect("another has it");
    master.open(wish_in(14)).await.expect("room for one more");
    assert!(master.full_of_tables(GUILD, user(0)).await.expect("the tables").is_some());
    master.close_lobby(first, user(0), false).await.expect("closed");
    master.open(wish_in(15)).await.expect("room for one more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_with_an_announcements_channel_hears_of_lobbies_and_results() {
    let fixture = Fixture::open().await;
    let (master, store) = (&fixture.master, fixture.master.store());
    fixture.lobby(wish_in(10), []).await;
    assert_eq!(told(&fixture, "new-lobby").await, [], "off by default");
    store.set_news_channel(GUILD, Some(ChannelId(9))).await.expect("the settings");
    let table = fixture.lobby(wish_in(11), [1]).await.table;
    let lobby = (Some(table), serde_json::json!({ "note": "new-lobby" }));
    assert_eq!(told(&fixture, "new-lobby").await, [lobby]);
    master.start(table, user(0), CLICK, None).await.expect("a start");
    fixture.plays_to_the_end(table).await;
    let result = (Some(table), serde_json::json!({ "note": "finished" }));
    assert_eq!(told(&fixture, "finished").await, [result]);
    // A table that is stopped has no result.
    let stopped = fixture.table(wish_in(12), [1]).await;
    master.abort(stopped, user(0), true).await.expect("stopped");
    assert_eq!(told(&fixture, "finished").await.len(), 1);
    assert_eq!(fixture.snapshot(stopped).await.table().status, Status::Aborted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_ends_at_its_last_moment_once_however_late_that_is_seen() {
    let fixture = Fixture::with(Settings { stride: 0, ..Settings::default() }).await;
    let now = fixture.now.load(Ordering::SeqCst);
    fixture.master.store().set_news_channel(GUILD, Some(ChannelId(9))).await.expect("the settings");
    let season = fixture.master.start_season(GUILD, Some(now + 5_000)).await.expect("a season").expect("none is on");
    assert_eq!(fixture.master.start_season(GUILD, None).await.expect("one at a time"), None);
    fixture.master.run_due().await.expect("nothing is due");
    assert_eq!(told(&fixture, "season").await.len(), 1, "its start");
    // The bot was away when it ended.
    fixture.now.fetch_add(60_000, Ordering::SeqCst);
    let fixture = fixture.restart().await;
    for _ in 0..2 {
        fixture.master.run_due().await.expect("it ends");
    }
    let over = serde_json::json!({ "note": "season", "guild": GUILD.0, "season": season.season, "over": true });
    let news = told(&fixture, "season").await;
    assert_eq!((news.len(), &news[1]), (2, &(None, over)));
    let ended = fixture.master.store().seasons(GUILD, 9).await.expect("the seasons").remove(0);
    assert_eq!((ended.number, ended.ended_at_ms), (1, Some(now + 5_000)));
    // A season without a last moment goes on, and another end may be set or taken back.
    let next = fixture.master.start_season(GUILD, None).await.expect("a season").expect("none is on");
    assert!(fixture.master.set_season_end(GUILD, next.number, Some(now)).await.expect("a last moment"));
    assert!(fixture.master.set_season_end(GUILD, next.number, None).await.expect("none"));
    fixture.master.run_due().await.expect("nothing is due");
    assert_eq!(told(&fixture, "season").await.len(), 3, "its start");
    assert_eq!(fixture.master.end_season(GUILD, 1).await.expect("it is over"), None);
    assert_eq!(fixture.master.end_season(GUILD, 2).await.expect("an end").map(|season| season.number), Some(2));
    assert_eq!(told(&fixture, "season").await.len(), 4);
}
