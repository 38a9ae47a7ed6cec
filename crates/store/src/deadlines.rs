//! When something is to happen at a table by itself. One deadline of each kind at a table; a later one takes its place.

use crate::{DeadlineRow, Store, StoreError, TableId, sql};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Sets a deadline of a table, in place of any of its kind; `None`: it has none any more.
    ///
    /// # Errors
    /// [`StoreError::Database`] where there is no such table.
    pub async fn set_deadline(&self, table: TableId, kind: &str, due_at_ms: Option<i64>) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        put_deadline(&mut tx, table, kind, due_at_ms).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Takes a deadline away that has come: one set anew for later stays.
    pub async fn deadline_met(&self, table: TableId, kind: &str, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query(sql::MEET_DEADLINE).bind(table.0).bind(kind).bind(now_ms).execute(self.writer()).await?;
        Ok(())
    }

    /// The deadlines of a table, soonest first.
    pub async fn deadlines(&self, table: TableId) -> Result<Vec<DeadlineRow>, StoreError> {
        Ok(sqlx::query_as(sql::DEADLINES).bind(table.0).fetch_all(self.reader()).await?)
    }

    /// At most `limit` deadlines that have come, soonest first.
    pub async fn deadlines_due(&self, now_ms: i64, limit: u32) -> Result<Vec<DeadlineRow>, StoreError> {
        Ok(sqlx::query_as(sql::DEADLINES_DUE).bind(now_ms).bind(limit).fetch_all(self.reader()).await?)
    }

    /// When the next deadline comes, past or future; `None`: there is none.
    pub async fn next_deadline(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_DEADLINE).fetch_one(self.reader()).await?)
    }
}

pub(crate) async fn put_deadline(
    tx: &mut SqliteConnection,
    table: TableId,
    kind: &str,
    due_at_ms: Option<i64>,
) -> Result<(), StoreError> {
    match due_at_ms {
        Some(due) => sqlx::query(sql::PUT_DEADLINE).bind(table.0).bind(kind).bind(due).execute(tx).await?,
        None => sqlx::query(sql::DROP_DEADLINE).bind(table.0).bind(kind).execute(tx).await?,
    };
    Ok(())
}

/// Takes all deadlines of a table away: it is over.
pub(crate) async fn clear_deadlines(tx: &mut SqliteConnection, table: TableId) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_DEADLINES).bind(table.0).execute(tx).await?;
    Ok(())
}
