//! Deadlines: the times at which a table acts by itself. A table has one deadline of each kind; a later one replaces
//! it.

use crate::{DeadlineRow, GuildId, Store, StoreError, TableId, sql};
use serde_json::json;
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Sets a deadline of a table and replaces any of its kind. `None` removes it.
    ///
    /// # Errors
    /// Returns [`StoreError::Database`] if the table does not exist.
    pub async fn set_deadline(&self, table: TableId, kind: &str, due_at_ms: Option<i64>) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        put_deadline(&mut tx, table, kind, due_at_ms).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Sets a deadline for all open tables of a server. Keeps a deadline that is already set.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_deadlines(&self, guild: GuildId, kind: &str, due_at_ms: i64) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_GUILD_DEADLINES).bind(guild).bind(kind).bind(due_at_ms);
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Sets a deadline for all open tables of all servers except these. Keeps a deadline that is already set.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_other_guilds_deadlines(
        &self,
        guilds: &[GuildId],
        kind: &str,
        due_at_ms: i64,
    ) -> Result<(), StoreError> {
        let guilds: Vec<i64> = guilds.iter().map(|guild| guild.to_column()).collect();
        let set =
            sqlx::query(sql::SET_OTHER_GUILDS_DEADLINES).bind(json!(guilds).to_string()).bind(kind).bind(due_at_ms);
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Removes the deadlines of this kind from all open tables of a server, and returns the tables that had one, each with
    /// its time in UTC milliseconds.
    ///
    /// # Errors
    /// The database failed.
    pub async fn remove_guild_deadlines(&self, guild: GuildId, kind: &str) -> Result<Vec<(TableId, i64)>, StoreError> {
        let removed = sqlx::query_as(sql::REMOVE_GUILD_DEADLINES).bind(guild).bind(kind);
        Ok(removed.fetch_all(self.writer()).await?)
    }

    /// Removes a deadline that is due. Keeps one that was set again for later.
    ///
    /// # Errors
    /// The database failed.
    pub async fn remove_due_deadline(&self, table: TableId, kind: &str, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query(sql::REMOVE_DUE_DEADLINE).bind(table).bind(kind).bind(now_ms).execute(self.writer()).await?;
        Ok(())
    }

    /// Moves a due deadline to a later time. Changes nothing if it was set again for later or removed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn postpone_deadline(
        &self,
        table: TableId,
        kind: &str,
        now_ms: i64,
        due_at_ms: i64,
    ) -> Result<(), StoreError> {
        let postponed = sqlx::query(sql::POSTPONE_DEADLINE).bind(table).bind(kind).bind(now_ms).bind(due_at_ms);
        postponed.execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the deadlines of a table, soonest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn deadlines(&self, table: TableId) -> Result<Vec<DeadlineRow>, StoreError> {
        Ok(sqlx::query_as(sql::DEADLINES).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns at most `limit` due deadlines, soonest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn deadlines_due(&self, now_ms: i64, limit: u32) -> Result<Vec<DeadlineRow>, StoreError> {
        Ok(sqlx::query_as(sql::DEADLINES_DUE).bind(now_ms).bind(limit).fetch_all(self.reader()).await?)
    }

    /// Returns the time of the next deadline, past or future; `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
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
        Some(due) => sqlx::query(sql::PUT_DEADLINE).bind(table).bind(kind).bind(due).execute(tx).await?,
        None => sqlx::query(sql::DROP_DEADLINE).bind(table).bind(kind).execute(tx).await?,
    };
    Ok(())
}
