//! Tests of the one writer connection after a failure of SQLite.

use crate::{Busy, NewOutbox, Settled, Store, StoreError, UserId};

/// Lets the file grow by at most `pages` from now on. Each new connection begins without a limit.
async fn allow(store: &Store, pages: i64) {
    let used: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(store.writer()).await.expect("a count");
    let limit = format!("PRAGMA max_page_count = {}", used + pages);
    sqlx::query(sqlx::AssertSqlSafe(limit)).execute(store.writer()).await.expect("a limit");
}

/// Writes more than a few pages hold, in one transaction.
async fn fills(store: &Store) -> Result<(), StoreError> {
    let body = serde_json::json!({ "fill": "x".repeat(100_000) });
    let row = NewOutbox { table: None, kind: "board".to_owned(), body, due_at_ms: 0, nonce: None };
    store.enqueue(vec![row; 10]).await
}

#[tokio::test]
async fn writing_goes_on_once_a_full_disk_has_room_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    for _ in 0..3 {
        allow(&store, 2).await;
        assert!(matches!(fills(&store).await, Err(StoreError::DiskFull)));
        // Half a write leaves nothing.
        assert_eq!(store.due(i64::MAX, 100, &Busy::default()).await.expect("rows").len(), 0);
        // A single statement and a transaction both write again, without a restart.
        store.set_dm_open(UserId(1), Some(true)).await.expect("a single statement");
        fills(&store).await.expect("a transaction");
        let all: Vec<_> =
            store.due(i64::MAX, 100, &Busy::default()).await.expect("rows").into_iter().map(|row| row.outbox).collect();
        for row in all {
            store.settle(&[(row, Settled::Sent)], 1).await.expect("a mark");
        }
    }
    store.close().await;
}

#[tokio::test]
async fn a_connection_that_cannot_begin_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    // SQLite has a transaction that the driver does not know: it refuses every further BEGIN.
    sqlx::query("BEGIN").execute(store.writer()).await.expect("a transaction");
    assert!(matches!(fills(&store).await, Err(StoreError::Database(_))));
    fills(&store).await.expect("a new connection");
    store.close().await;
}
