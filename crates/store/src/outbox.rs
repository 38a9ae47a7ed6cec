//! What must still be told to Discord.

use crate::{NewOutbox, OutboxId, OutboxRow, Store, StoreError, TableId, sql};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Adds rows that come with no other change.
    pub async fn enqueue(&self, rows: Vec<NewOutbox>) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        insert_outbox(&mut tx, None, &rows).await?;
        tx.commit().await?;
        Ok(())
    }

    /// At most `limit` unsent rows that are due: longest due first, and in the order of writing when due at once.
    pub async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<OutboxRow>, StoreError> {
        Ok(sqlx::query_as(sql::DUE).bind(now_ms).bind(limit).fetch_all(self.reader()).await?)
    }

    /// When the next unsent row is due, past or future; `None`: everything was sent.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_DUE).fetch_one(self.reader()).await?)
    }

    /// Whether a table's message of this kind is late: one failed, or one due at `since_ms` or before is not sent, and none
    /// was sent after it.
    pub async fn late(&self, table: TableId, kind: &str, since_ms: i64) -> Result<bool, StoreError> {
        let find = sqlx::query_scalar(sql::LATE).bind(table.0).bind(kind).bind(since_ms);
        Ok(find.fetch_one(self.reader()).await?)
    }

    /// Notes that a row was sent, or given up. Does nothing the second time.
    pub async fn mark_sent(&self, outbox: OutboxId, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query(sql::MARK_SENT).bind(outbox.0).bind(at_ms).execute(self.writer()).await?;
        Ok(())
    }

    /// Counts a failed attempt and puts the row off. Does nothing to a row that was sent.
    pub async fn put_off(&self, outbox: OutboxId, due_at_ms: i64) -> Result<(), StoreError> {
        sqlx::query(sql::PUT_OFF).bind(outbox.0).bind(due_at_ms).execute(self.writer()).await?;
        Ok(())
    }

    /// Deletes rows that were sent before `before_ms`; returns how many.
    pub async fn sweep_sent(&self, before_ms: i64) -> Result<u64, StoreError> {
        Ok(sqlx::query(sql::SWEEP_SENT).bind(before_ms).execute(self.writer()).await?.rows_affected())
    }
}

/// Adds rows in order; those without a table get `table`.
pub(crate) async fn insert_outbox(
    tx: &mut SqliteConnection,
    table: Option<TableId>,
    rows: &[NewOutbox],
) -> Result<(), StoreError> {
    for row in rows {
        sqlx::query(sql::INSERT_OUTBOX)
            .bind(row.table.or(table).map(|table| table.0))
            .bind(&row.kind)
            .bind(row.body.to_string())
            .bind(row.due_at_ms)
            .bind(&row.nonce)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
