//! Tables in memory, and at rest: who goes when there are too many, and which ones a start loads.

use crate::fault_tests::{ANA, alone, asked, opens_in};
use crate::{ChannelId, GameMaster, GuildId, InteractionId, OpenTable, Pacing, Person, TableId, UserId};
use agon_ai::Level;
use agon_games::Registry;
use std::sync::Arc;
use std::time::Duration;

async fn loaded(master: &GameMaster, tables: &[TableId]) -> Vec<TableId> {
    master.mailboxes().open_among(tables).await
}

/// Waits until a table is let go.
async fn gone(master: &GameMaster, table: TableId) {
    while !loaded(master, &[table]).await.is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_table_without_a_job_for_longest_makes_room_and_is_at_rest_until_somebody_acts() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await.with_most_loaded(2);
    let mut tables = Vec::new();
    for channel in 2..5 {
        tables.push(opens_in(&master, ChannelId(channel)).await);
        asked(&master, tables[tables.len() - 1]).await;
    }
    gone(&master, tables[0]).await;
    assert_eq!(loaded(&master, &tables).await, tables[1..]);
    assert_eq!(master.store().restless_tables().await.expect("the database"), tables[1..]);
    // Whoever comes back finds it as it was, and another one goes.
    let (seq, action) = asked(&master, tables[0]).await;
    gone(&master, tables[1]).await;
    assert_eq!(master.store().restless_tables().await.expect("the database"), tables[2..], "a look changes no rest");
    master.act(tables[0], ANA, seq, &action).await.expect("a move");
    assert_eq!(master.store().restless_tables().await.expect("the database"), [tables[0], tables[2]]);
    master.close().await;
}

#[tokio::test]
async fn a_table_that_answers_later_is_not_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let at_once = alone(&folder).await;
    let pacing = Pacing { answer_delay: Duration::from_secs(3_600), ..Pacing::default() };
    let (clock, seeds) = (Arc::new(|| 1_700_000_000_000), Arc::new(|| [7; 32]));
    let master = GameMaster::with_pacing(at_once.store().clone(), Registry::ours(), clock, seeds, pacing);
    let master = master.with_most_loaded(1);
    let request = OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines: 1,
        level: Some(Level::Greedy),
        options: Default::default(),
        host: Person { user: ANA, name: "Ana".to_owned() },
        language: "en".to_owned(),
    };
    let several = master.open(request).await.expect("a table").table;
    master.join(several, Person { user: UserId(2), name: "Ben".to_owned() }).await.expect("a seat");
    master.start(several, ANA, InteractionId(5), None).await.expect("a start");
    let alone = opens_in(&master, ChannelId(3)).await;
    gone(&master, several).await;
    assert_eq!(master.store().restless_tables().await.expect("the database"), [several, alone]);
    master.close().await;
}

#[tokio::test]
async fn a_start_loads_only_tables_that_were_not_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await.with_most_loaded(1);
    let quiet = opens_in(&master, ChannelId(2)).await;
    asked(&master, quiet).await;
    let busy = opens_in(&master, ChannelId(3)).await;
    asked(&master, busy).await;
    gone(&master, quiet).await;
    master.close().await;
    let next = master.with_most_loaded(10);
    next.resume_tables().await.expect("a start");
    assert_eq!(loaded(&next, &[quiet, busy]).await, [busy]);
    next.close().await;
}

#[tokio::test]
async fn boards_are_refreshed_once_for_each_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let (first, second) = (opens_in(&master, ChannelId(2)).await, opens_in(&master, ChannelId(3)).await);
    master.beat(false).await.expect("a beat");
    let refreshed = async || {
        let rows = master.store().due(i64::MAX, 1_000, &Default::default()).await.expect("rows");
        rows.into_iter().filter(|row| row.kind == "face").filter_map(|row| row.table).collect::<Vec<TableId>>()
    };
    master.refresh_boards("one").await.expect("refreshed");
    assert_eq!(refreshed().await, [first, second]);
    master.refresh_boards("one").await.expect("nothing to do");
    assert_eq!(refreshed().await, [first, second]);
    master.refresh_boards("two").await.expect("refreshed");
    assert_eq!(refreshed().await.len(), 4);
    master.close().await;
}
