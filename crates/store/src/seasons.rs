//! Seasons of a server: their starts and ends.

use crate::outbox::insert_outbox;
use crate::{GuildId, NewOutbox, SeasonRow, Store, StoreError, sql};

impl Store {
    /// Returns at most `most` seasons of a server, newest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seasons(&self, guild: GuildId, most: u32) -> Result<Vec<SeasonRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEASONS).bind(guild).bind(most).fetch_all(self.reader()).await?)
    }

    /// Returns a season of a server; `None`: no such id there.
    ///
    /// # Errors
    /// The database failed.
    pub async fn season(&self, guild: GuildId, season: i64) -> Result<Option<SeasonRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEASON).bind(guild).bind(season).fetch_optional(self.reader()).await?)
    }

    /// Starts the next season of a server, with its last moment if it has one. Makes the outbox rows from it and writes
    /// both together. `None`: a season is on, and stays as it is.
    ///
    /// # Errors
    /// The database failed.
    pub async fn start_season(
        &self,
        guild: GuildId,
        at_ms: i64,
        ends_at_ms: Option<i64>,
        tell: impl FnOnce(&SeasonRow) -> Vec<NewOutbox>,
    ) -> Result<Option<SeasonRow>, StoreError> {
        let mut tx = self.begin().await?;
        let on: Option<SeasonRow> = sqlx::query_as(sql::SEASON_ON).bind(guild).fetch_optional(&mut *tx).await?;
        if on.is_some() {
            return Ok(None);
        }
        let start = sqlx::query_as(sql::START_SEASON).bind(guild).bind(at_ms).bind(ends_at_ms);
        let season: SeasonRow = start.fetch_one(&mut *tx).await?;
        insert_outbox(&mut tx, None, &tell(&season)).await?;
        tx.commit().await?;
        Ok(Some(season))
    }

    /// Ends a season of a server that is on, at its last moment if that has passed, and keeps its board. Without a number,
    /// ends the one that has passed its last moment. Makes the outbox rows from it and writes both together. `None`: no
    /// such season is on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_season(
        &self,
        guild: GuildId,
        number: Option<u32>,
        at_ms: i64,
        tell: impl FnOnce(&SeasonRow) -> Vec<NewOutbox>,
    ) -> Result<Option<SeasonRow>, StoreError> {
        let mut tx = self.begin().await?;
        let end = sqlx::query_as(sql::END_SEASON).bind(guild).bind(at_ms).bind(number);
        let ended: Option<SeasonRow> = end.fetch_optional(&mut *tx).await?;
        if let Some(season) = &ended {
            insert_outbox(&mut tx, None, &tell(season)).await?;
        }
        tx.commit().await?;
        Ok(ended)
    }

    /// Sets the last moment of a season that is on; `None`: it goes on until it is ended. False if no such season is on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_season_end(
        &self,
        guild: GuildId,
        number: u32,
        ends_at_ms: Option<i64>,
    ) -> Result<bool, StoreError> {
        let set = sqlx::query(sql::SET_SEASON_END).bind(guild).bind(number).bind(ends_at_ms);
        Ok(set.execute(self.writer()).await?.rows_affected() > 0)
    }

    /// Returns at most `limit` servers whose season has passed its last moment, longest ago first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seasons_due(&self, now_ms: i64, limit: u32) -> Result<Vec<GuildId>, StoreError> {
        Ok(sqlx::query_scalar(sql::SEASONS_DUE).bind(now_ms).bind(limit).fetch_all(self.reader()).await?)
    }

    /// Returns the next last moment of a season, past or future; `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn next_season_end(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_SEASON_END).fetch_one(self.reader()).await?)
    }
}
