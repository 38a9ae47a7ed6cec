//! Servers: their names, the choices of their managers, and the lists of their open tables.

use crate::{ChannelId, GuildId, Page, Place, RoleId, SeatedRow, Store, StoreError, TableRow, UserId, sql};
use serde_json::json;

/// The largest list.
const LONGEST: u32 = 100;

impl Store {
    /// Notes the name of a server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_name(&self, guild: GuildId, name: &str) -> Result<(), StoreError> {
        sqlx::query(sql::SET_GUILD_NAME).bind(guild).bind(name).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the channels where tables may be opened in a server. An empty list means all.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_channels(&self, guild: GuildId, channels: &[ChannelId]) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_GUILD_CHANNELS).bind(guild).bind(json!(channels).to_string());
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the roles that may open tables in a server. An empty list means everyone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_roles(&self, guild: GuildId, roles: &[RoleId]) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_GUILD_ROLES).bind(guild).bind(json!(roles).to_string());
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the place of a server's new tables.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_place(&self, guild: GuildId, place: Place) -> Result<(), StoreError> {
        sqlx::query(sql::SET_GUILD_PLACE).bind(guild).bind(place).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the default of a game's option for new tables of a server; `None`: the game's own default.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_option(
        &self,
        guild: GuildId,
        game: &str,
        option: &str,
        value: Option<&str>,
    ) -> Result<(), StoreError> {
        let patch = json!({ game: { option: value } });
        let set = sqlx::query(sql::PATCH_GUILD_OPTIONS).bind(guild).bind(patch.to_string());
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the open tables of all servers at which a user sits and has not resigned, with the time of their last
    /// step, longest ago first. Returns at most `most`, which is limited to 1..=100.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seated(&self, user: UserId, most: u32) -> Result<Vec<SeatedRow>, StoreError> {
        let find = sqlx::query_as(sql::SEATED).bind(user).bind(most.clamp(1, LONGEST));
        Ok(find.fetch_all(self.reader()).await?)
    }

    /// Returns the open tables of a server: lobbies, then running tables, the newest first. Pages count from 0;
    /// `per_page` is limited to 1..=100.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_page(&self, guild: GuildId, page: u32, per_page: u32) -> Result<Page<TableRow>, StoreError> {
        let per_page = per_page.clamp(1, LONGEST);
        // One transaction gives count and page of the same moment.
        let mut tx = self.reader().begin().await?;
        let total: i64 = sqlx::query_scalar(sql::COUNT_OPEN).bind(guild).fetch_one(&mut *tx).await?;
        let items = sqlx::query_as(sql::OPEN_PAGE)
            .bind(guild)
            .bind(per_page)
            .bind(i64::from(page) * i64::from(per_page))
            .fetch_all(&mut *tx)
            .await?;
        tx.rollback().await?;
        Ok(Page { items, page, per_page, total: total.cast_unsigned() })
    }

    /// Returns the number of a server's next table, unless another one opens first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn next_number(&self, guild: GuildId) -> Result<u32, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_NUMBER).bind(guild).fetch_one(self.reader()).await?)
    }
}
