//! Tests of the outbox: order, retries, cleaning up.

use crate::fixture::{Fixture, fixture, message, running};
use agon_store::{Busy, NewOutbox, OutboxRow, Settled, Store};

async fn kinds(store: &Store, now_ms: i64, limit: u32) -> Vec<String> {
    store.due(now_ms, limit, &Busy::default()).await.unwrap().into_iter().map(|row| row.kind).collect()
}

async fn first(store: &Store) -> OutboxRow {
    store.due(i64::MAX, 1, &Busy::default()).await.unwrap().remove(0)
}

#[tokio::test]
async fn rows_come_out_by_due_time_then_in_the_order_written() {
    let Fixture { store, path: _, _dir } = fixture().await;
    assert_eq!(store.next_due(&Busy::default()).await.unwrap(), None);
    let rows = [("b", 20), ("c", 20), ("a", 10), ("d", 30)].map(|(kind, due)| message(kind, due));
    store.enqueue(rows.to_vec()).await.unwrap();
    assert_eq!(store.next_due(&Busy::default()).await.unwrap(), Some(10));
    assert_eq!(kinds(&store, 9, 9).await, [""; 0]);
    assert_eq!(kinds(&store, 20, 9).await, ["a", "b", "c"]);
    assert_eq!(kinds(&store, 30, 2).await, ["a", "b"]);
    assert_eq!(kinds(&store, 30, 9).await, ["a", "b", "c", "d"]);
}

#[tokio::test]
async fn a_row_is_sent_once_or_put_off() {
    let Fixture { store, path: _, _dir } = fixture().await;
    store.enqueue(vec![message("a", 10), message("b", 20)]).await.unwrap();
    let a = first(&store).await;
    assert_eq!((a.attempts, a.sent_at_ms, a.table), (0, None, None));
    store.settle(&[(a.outbox, Settled::Postponed { due_at_ms: 50 })], 0).await.unwrap();
    assert_eq!(kinds(&store, 49, 9).await, ["b"]);
    assert_eq!(kinds(&store, 50, 9).await, ["b", "a"]);
    store.settle(&[(first(&store).await.outbox, Settled::Sent)], 60).await.unwrap();
    let again = first(&store).await;
    assert_eq!((again.outbox, again.attempts, &again.nonce), (a.outbox, 1, &a.nonce));

    store.settle(&[(a.outbox, Settled::Sent)], 61).await.unwrap();
    store.settle(&[(a.outbox, Settled::Sent)], 99).await.unwrap();
    store.settle(&[(a.outbox, Settled::Postponed { due_at_ms: 99 })], 0).await.unwrap();
    assert_eq!(store.next_due(&Busy::default()).await.unwrap(), None);
    assert_eq!(store.sweep_sent(61).await.unwrap(), 1);
    assert_eq!(store.sweep_sent(62).await.unwrap(), 1);
    assert_eq!(store.sweep_sent(i64::MAX).await.unwrap(), 0);
}

#[tokio::test]
async fn every_row_has_a_nonce_of_its_own_even_after_a_sweep() {
    let Fixture { store, path: _, _dir } = fixture().await;
    let given = NewOutbox { nonce: Some("mine".to_owned()), ..message("a", 1) };
    store.enqueue(vec![given, message("b", 2)]).await.unwrap();
    let rows = store.due(9, 9, &Busy::default()).await.unwrap();
    assert_eq!(rows[0].nonce, "mine");
    for row in &rows {
        assert!(row.nonce.len() <= 25);
        store.settle(&[(row.outbox, Settled::Sent)], 1).await.unwrap();
    }
    store.sweep_sent(i64::MAX).await.unwrap();
    store.enqueue(vec![message("c", 3)]).await.unwrap();
    assert_ne!(first(&store).await.nonce, rows[1].nonce);
}

#[tokio::test]
async fn a_message_is_late_once_it_failed_or_waits_and_nothing_newer_was_told() {
    let at = fixture().await;
    let [table, other] = [running(&at.store, 1).await.table, running(&at.store, 2).await.table];
    let sent = async |row: &OutboxRow| at.store.settle(&[(row.outbox, Settled::Sent)], 1).await.unwrap();
    // The rows from opening and starting the tables.
    for row in at.store.due(i64::MAX, 99, &Busy::default()).await.unwrap() {
        sent(&row).await;
    }
    let late = async |since_ms| at.store.is_late(table, "board", since_ms).await.unwrap();
    let board = |due| NewOutbox { table: Some(table), ..message("board", due) };
    let elsewhere = NewOutbox { table: Some(other), ..message("board", 1) };
    let notice = NewOutbox { table: Some(table), ..message("notice", 1) };
    at.store.enqueue(vec![elsewhere, notice, board(10), board(20)]).await.unwrap();
    assert!(!late(9).await && late(10).await);
    let rows = at.store.due(99, 9, &Busy::default()).await.unwrap();
    let [first, second] = [&rows[2], &rows[3]];
    assert_eq!([first.due_at_ms, second.due_at_ms], [10, 20]);
    at.store.settle(&[(first.outbox, Settled::Postponed { due_at_ms: 1_000 })], 0).await.unwrap();
    assert!(late(0).await, "it failed");
    sent(second).await;
    assert!(!late(i64::MAX).await, "the board is there");
    at.store.enqueue(vec![board(30)]).await.unwrap();
    assert!(!late(29).await && late(30).await);
    sent(first).await;
    assert!(late(30).await);
}
