//! The outbox: messages that Discord must still get.

use crate::{NewOutbox, OutboxId, OutboxRow, Store, StoreError, TableId, sql};
use serde_json::json;
use sqlx::sqlite::SqliteConnection;

/// The rows that are being sent: all rows of some tables, and some rows without a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Busy {
    /// The tables.
    pub tables: Vec<TableId>,
    /// The rows without a table.
    pub rows: Vec<OutboxId>,
}

impl Busy {
    fn tables(&self) -> String {
        json!(self.tables).to_string()
    }

    fn rows(&self) -> String {
        json!(self.rows).to_string()
    }
}

/// The result of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// Sent, or refused for good.
    Sent,
    /// Failed and counted. The next attempt is due at the given time.
    Postponed {
        /// In UTC milliseconds.
        due_at_ms: i64,
    },
    /// Not tried: somebody's quiet hours last until the given time.
    Deferred {
        /// In UTC milliseconds.
        due_at_ms: i64,
    },
}

impl Store {
    /// Adds rows that come with no other change.
    ///
    /// # Errors
    /// The database failed, or there is no such table.
    pub async fn enqueue(&self, rows: Vec<NewOutbox>) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        insert_outbox(&mut tx, None, &rows).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Returns at most `limit` unsent rows that are due and not `busy`: longest due first, then in the order of
    /// writing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn due(&self, now_ms: i64, limit: u32, busy: &Busy) -> Result<Vec<OutboxRow>, StoreError> {
        let find = sqlx::query_as(sql::DUE).bind(now_ms).bind(limit).bind(busy.tables()).bind(busy.rows());
        Ok(find.fetch_all(self.reader()).await?)
    }

    /// Returns the due time, past or future, of the next unsent row that is not `busy`; `None` if there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn next_due(&self, busy: &Busy) -> Result<Option<i64>, StoreError> {
        let find = sqlx::query_scalar(sql::NEXT_DUE).bind(busy.tables()).bind(busy.rows());
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Returns the number of unsent rows that are due, and the time since which the oldest of them is, in UTC
    /// milliseconds.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_due(&self, now_ms: i64) -> Result<(i64, Option<i64>), StoreError> {
        Ok(sqlx::query_as(sql::COUNT_DUE).bind(now_ms).fetch_one(self.reader()).await?)
    }

    /// True if a table's message of this kind is late: a row failed, or a row due at `since_ms` or before is unsent,
    /// and no newer row was sent.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_late(&self, table: TableId, kind: &str, since_ms: i64) -> Result<bool, StoreError> {
        let find = sqlx::query_scalar(sql::LATE).bind(table).bind(kind).bind(since_ms);
        Ok(find.fetch_one(self.reader()).await?)
    }

    /// Writes the results of rows in one transaction. Changes no row that was already sent.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settle(&self, rows: &[(OutboxId, Settled)], now_ms: i64) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        for (outbox, settled) in rows {
            let change = match settled {
                Settled::Sent => sqlx::query(sql::MARK_SENT).bind(outbox).bind(now_ms),
                Settled::Postponed { due_at_ms } => sqlx::query(sql::POSTPONE).bind(outbox).bind(due_at_ms),
                Settled::Deferred { due_at_ms } => sqlx::query(sql::DEFER).bind(outbox).bind(due_at_ms),
            };
            change.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Deletes rows that were sent before `before_ms`, and returns their number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sweep_sent(&self, before_ms: i64) -> Result<u64, StoreError> {
        Ok(sqlx::query(sql::SWEEP_SENT).bind(before_ms).execute(self.writer()).await?.rows_affected())
    }
}

/// Adds rows in order. Rows without a table get `table`.
pub(crate) async fn insert_outbox(
    tx: &mut SqliteConnection,
    table: Option<TableId>,
    rows: &[NewOutbox],
) -> Result<(), StoreError> {
    for row in rows {
        sqlx::query(sql::INSERT_OUTBOX)
            .bind(row.table.or(table))
            .bind(&row.kind)
            .bind(row.body.to_string())
            .bind(row.due_at_ms)
            .bind(&row.nonce)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
