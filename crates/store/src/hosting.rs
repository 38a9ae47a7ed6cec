//! The limits of a server on opening tables, and its announcements.

use crate::settings_row::OPEN_LIMIT;
use crate::{
    AnnouncementRow, ChannelId, GuildId, NewsTrouble, RoleId, Store, StoreError, TableId, TableRow, UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Sets the number of open tables that one person may have opened in a server: 1 to 100.
    ///
    /// # Errors
    /// The database failed, or the number is out of range.
    pub async fn set_open_limit(&self, guild: GuildId, limit: u32) -> Result<(), StoreError> {
        sqlx::query(sql::SET_OPEN_LIMIT).bind(guild).bind(limit).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the open tables of a server that a user opened and still sits at, by number: those that count against the
    /// limit.
    ///
    /// # Errors
    /// The database failed.
    pub async fn opened(&self, guild: GuildId, user: UserId) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::OPENED).bind(guild).bind(user).fetch_all(self.reader()).await?)
    }

    /// Returns the people who may open no tables in a server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn blocked(&self, guild: GuildId) -> Result<Vec<UserId>, StoreError> {
        Ok(sqlx::query_scalar(sql::BLOCKED).bind(guild).fetch_all(self.reader()).await?)
    }

    /// True if a user may open no tables in a server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_blocked(&self, guild: GuildId, user: UserId) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(sql::IS_BLOCKED).bind(guild).bind(user).fetch_one(self.reader()).await?)
    }

    /// Sets the people who may open no tables in a server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_blocked(&self, guild: GuildId, users: &[UserId]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(sql::UNBLOCK_ALL).bind(guild).execute(&mut *tx).await?;
        for user in users {
            sqlx::query(sql::BLOCK).bind(guild).bind(user).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Sets the channel of a server's announcements; `None` switches them off. Forgets the trouble with the one before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_news_channel(&self, guild: GuildId, channel: Option<ChannelId>) -> Result<(), StoreError> {
        sqlx::query(sql::SET_NEWS_CHANNEL).bind(guild).bind(channel).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the role that a new lobby mentions in the announcements channel; `None`: no role.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_news_role(&self, guild: GuildId, role: Option<RoleId>) -> Result<(), StoreError> {
        sqlx::query(sql::SET_NEWS_ROLE).bind(guild).bind(role).execute(self.writer()).await?;
        Ok(())
    }

    /// Notes how the announcements channel took the last message; `None`: well. A channel that is gone switches the
    /// announcements off. Changes nothing if another channel was chosen meanwhile.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_news(
        &self,
        guild: GuildId,
        channel: ChannelId,
        trouble: Option<NewsTrouble>,
    ) -> Result<(), StoreError> {
        let note = sqlx::query(sql::NOTE_NEWS).bind(guild).bind(channel).bind(trouble);
        note.execute(self.writer()).await?;
        Ok(())
    }

    /// True if the lobby of a table may mention the role now: no other lobby that the same person opened in the server
    /// mentioned it after `since_ms`, nor did one of a former player. Notes that it does, and returns true again if asked
    /// once more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn claim_role_call(&self, table: TableId, now_ms: i64, since_ms: i64) -> Result<bool, StoreError> {
        let claim = sqlx::query(sql::CLAIM_ROLE_CALL).bind(table).bind(now_ms).bind(since_ms);
        Ok(claim.execute(self.writer()).await?.rows_affected() > 0)
    }

    /// Returns the line about a lobby in the announcements channel; `None`: there is none, or it needs no change.
    ///
    /// # Errors
    /// The database failed.
    pub async fn announcement(&self, table: TableId) -> Result<Option<AnnouncementRow>, StoreError> {
        Ok(sqlx::query_as(sql::ANNOUNCEMENT).bind(table).fetch_optional(self.reader()).await?)
    }

    /// Notes the line about a lobby in the announcements channel; `None`: it needs no more change.
    ///
    /// # Errors
    /// The database failed, or there is no such table.
    pub async fn set_announcement(&self, table: TableId, line: Option<AnnouncementRow>) -> Result<(), StoreError> {
        let write = match line {
            Some(line) => sqlx::query(sql::PUT_ANNOUNCEMENT).bind(table).bind(line.channel).bind(line.message),
            None => sqlx::query(sql::DROP_ANNOUNCEMENT).bind(table),
        };
        write.execute(self.writer()).await?;
        Ok(())
    }
}

/// Refuses another table of a person who has as many open ones as their server allows.
pub(crate) async fn require_few_open(
    tx: &mut SqliteConnection,
    guild: GuildId,
    user: UserId,
) -> Result<(), StoreError> {
    let opened: u32 = sqlx::query_scalar(sql::COUNT_OPENED).bind(guild).bind(user).fetch_one(&mut *tx).await?;
    let chosen: Option<u32> = sqlx::query_scalar(sql::OPEN_LIMIT).bind(guild).fetch_optional(tx).await?;
    let limit = chosen.unwrap_or(OPEN_LIMIT);
    if opened >= limit { Err(StoreError::TooManyOpen(limit)) } else { Ok(()) }
}
