//! The messages of a table: the game master records what the courier posted, and replaced messages go.

use crate::fixture::{Fixture, user, wish};
use agon_gamemaster::{ChannelId, MessageId, TableId};
use agon_store::{Busy, NoticeRow};
use serde_json::{Value, json};

const HERE: ChannelId = ChannelId(2);
const THERE: ChannelId = ChannelId(3);

/// The notes of this kind in the outbox.
async fn told(fixture: &Fixture, kind: &str) -> Vec<Value> {
    let rows = fixture.master.store().due(i64::MAX, 100, &Busy::default()).await.expect("the outbox");
    rows.into_iter().filter(|row| row.kind == kind).map(|row| row.body).collect()
}

async fn begun(fixture: &Fixture) -> TableId {
    fixture.table(wish("attika", 2), [1]).await
}

#[tokio::test]
async fn a_new_board_shrinks_the_old_one_and_one_that_comes_too_late_goes() {
    let fixture = Fixture::open().await;
    let table = begun(&fixture).await;
    let posted = async |message: u64, before: Option<u64>| {
        let before = before.map(MessageId);
        fixture.master.board_posted(table, HERE, MessageId(message), before).await.expect("the database")
    };
    assert!(posted(10, None).await);
    assert_eq!(fixture.snapshot(table).await.table().board_message, Some(MessageId(10)));
    assert!(told(&fixture, "old-board").await.is_empty());
    assert!(posted(11, Some(10)).await);
    let shrinks = |message: u64| json!({ "note": "old-board", "channel": HERE.0, "message": message });
    assert_eq!(told(&fixture, "old-board").await, [shrinks(10)]);

    fixture.master.move_board(table, THERE).await.expect("moved");
    assert_eq!(told(&fixture, "old-board").await, [shrinks(10), shrinks(11)]);
    assert!(!posted(12, Some(11)).await, "the board stands elsewhere by now");
    assert_eq!(told(&fixture, "old-notice").await, [json!({ "note": "old-notice", "channel": HERE.0, "message": 12 })]);
    let row = fixture.snapshot(table).await.table().clone();
    assert_eq!((row.board_channel, row.board_message), (THERE, None));
}

#[tokio::test]
async fn one_notice_stands_at_a_time_and_whoever_it_calls_is_called_once() {
    let fixture = Fixture::open().await;
    let table = begun(&fixture).await;
    let (master, seq) = (&fixture.master, fixture.snapshot(table).await.seq());
    let gone = |message: u64| json!({ "note": "old-notice", "channel": HERE.0, "message": message });
    let notice = |message: u64| NoticeRow { seq, message: MessageId(message) };
    master.notice_posted(table, notice(20), vec![user(0)]).await.expect("noted");
    assert_eq!(fixture.snapshot(table).await.table().notice, Some(notice(20)));
    let called = async |at: usize| master.store().called(table, user(at)).await.expect("the database");
    assert_eq!((called(0).await, called(1).await), (Some(seq), None));
    // The same message again, as after a crash, replaces nothing.
    master.notice_posted(table, notice(20), vec![user(0)]).await.expect("noted");
    assert!(told(&fixture, "old-notice").await.is_empty());
    master.notice_posted(table, notice(21), vec![user(1)]).await.expect("noted");
    assert_eq!((told(&fixture, "old-notice").await, called(1).await), (vec![gone(20)], Some(seq)));
    master.notice_answered(table).await.expect("noted");
    assert_eq!(told(&fixture, "old-notice").await, [gone(20), gone(21)]);
    assert_eq!(fixture.snapshot(table).await.table().notice, None);
}

#[tokio::test]
async fn refusals_of_a_channel_are_counted_and_told_elsewhere() {
    let fixture = Fixture::open().await;
    let table = begun(&fixture).await;
    let refusals = async || fixture.snapshot(table).await.table().refusals;
    fixture.master.count_refusal(table, HERE, 1, Vec::new()).await.expect("counted");
    assert_eq!((refusals().await, told(&fixture, "shut").await), (1, Vec::new()));
    fixture.master.count_refusal(table, HERE, 2, vec![user(1)]).await.expect("counted");
    assert_eq!((refusals().await, told(&fixture, "shut").await.len()), (2, 1));
    // Another task has counted it already, so nobody gets the news twice.
    fixture.master.count_refusal(table, HERE, 2, vec![user(1)]).await.expect("the database");
    assert_eq!((refusals().await, told(&fixture, "shut").await.len()), (2, 1));
    // A delivered message resets the count.
    assert!(fixture.master.board_posted(table, HERE, MessageId(10), None).await.expect("the database"));
    assert_eq!(refusals().await, 0);
}
