//! The choices of servers and players, and the notes of players.

use crate::outbox::insert_outbox;
use crate::{
    Confirming, GuildId, GuildRow, NewOutbox, Notices, PlayerRow, Secret, Store, StoreError, TableId, UserId, sql,
};

impl Store {
    /// Returns a server's choices. Without a row, returns those of a server that never chose.
    ///
    /// # Errors
    /// The database failed.
    pub async fn guild(&self, guild: GuildId) -> Result<GuildRow, StoreError> {
        let row = sqlx::query_as(sql::GUILD).bind(guild).fetch_optional(self.reader()).await?;
        Ok(row.unwrap_or_else(|| GuildRow::unset(guild)))
    }

    /// Sets the language of a server's public messages; `None` forgets the choice.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_language(&self, guild: GuildId, language: Option<&str>) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_GUILD_LANGUAGE).bind(guild).bind(language);
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Notes that a server is welcomed, and adds the outbox rows, in one transaction. Returns true only the first time.
    ///
    /// # Errors
    /// The database failed.
    pub async fn welcome(&self, guild: GuildId, outbox: &[NewOutbox], at_ms: i64) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let mark = sqlx::query(sql::MARK_WELCOMED).bind(guild).bind(at_ms);
        let first = mark.execute(&mut *tx).await?.rows_affected() > 0;
        if first {
            insert_outbox(&mut tx, None, outbox).await?;
        }
        tx.commit().await?;
        Ok(first)
    }

    /// Returns a user's choices. Without a row, returns the defaults.
    ///
    /// # Errors
    /// The database failed.
    pub async fn player(&self, user: UserId) -> Result<PlayerRow, StoreError> {
        let row = sqlx::query_as(sql::PLAYER).bind(user).fetch_optional(self.reader()).await?;
        Ok(row.unwrap_or_else(|| PlayerRow::unset(user)))
    }

    /// Returns the languages of all users who chose one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn chosen_languages(&self) -> Result<Vec<(UserId, String)>, StoreError> {
        Ok(sqlx::query_as(sql::CHOSEN_LANGUAGES).fetch_all(self.reader()).await?)
    }

    /// Notes the language of a user's Discord client.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_seen_language(&self, user: UserId, language: &str) -> Result<(), StoreError> {
        sqlx::query(sql::SET_SEEN_LANGUAGE).bind(user).bind(language).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the language of a user's private messages; `None` forgets the choice.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_player_language(&self, user: UserId, language: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(sql::SET_PLAYER_LANGUAGE).bind(user).bind(language).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the way in which a user hears of their turn.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_notices(&self, user: UserId, notices: Notices) -> Result<(), StoreError> {
        sqlx::query(sql::SET_NOTICES).bind(user).bind(notices).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the colours of a user's private pictures; `None` forgets the choice.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_player_palette(&self, user: UserId, palette: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(sql::SET_PLAYER_PALETTE).bind(user).bind(palette).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the actions that a user's panels ask to confirm.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_confirming(&self, user: UserId, confirming: Confirming) -> Result<(), StoreError> {
        sqlx::query(sql::SET_CONFIRMING).bind(user).bind(confirming).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets whether a suggested payment is made for a user without a question first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_pays_as_suggested(&self, user: UserId, pays: bool) -> Result<(), StoreError> {
        sqlx::query(sql::SET_PAYS_AS_SUGGESTED).bind(user).bind(pays).execute(self.writer()).await?;
        Ok(())
    }

    /// Notes whether direct messages reach a user; `None`: unknown again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_dm_open(&self, user: UserId, open: Option<bool>) -> Result<(), StoreError> {
        sqlx::query(sql::SET_DM_OPEN).bind(user).bind(open).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns a user's note about a table; `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note(&self, table: TableId, user: UserId) -> Result<Option<Secret<String>>, StoreError> {
        Ok(sqlx::query_scalar(sql::NOTE).bind(table).bind(user).fetch_optional(self.reader()).await?)
    }

    /// Stores a user's note about a table and replaces the previous one. `None` erases it.
    ///
    /// # Errors
    /// The database failed, or there is no such table.
    pub async fn set_note(&self, table: TableId, user: UserId, note: Option<Secret<String>>) -> Result<(), StoreError> {
        let write = match note {
            Some(note) => sqlx::query(sql::PUT_NOTE).bind(table).bind(user).bind(note.0),
            None => sqlx::query(sql::ERASE_NOTE).bind(table).bind(user),
        };
        write.execute(self.writer()).await?;
        Ok(())
    }

    /// True if a user has muted the calls for their turns at a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn muted(&self, table: TableId, user: UserId) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(sql::MUTED).bind(table).bind(user).fetch_one(self.reader()).await?)
    }

    /// Sets whether a user has muted the calls for their turns at a table. Does nothing once the table is over.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_muted(&self, table: TableId, user: UserId, muted: bool) -> Result<(), StoreError> {
        let write = if muted { sqlx::query(sql::MUTE) } else { sqlx::query(sql::UNMUTE) };
        write.bind(table).bind(user).execute(self.writer()).await?;
        Ok(())
    }

    /// Notes that a user is asked how they want to hear of their turn. Returns true only the first time: then the
    /// caller asks.
    ///
    /// # Errors
    /// The database failed.
    pub async fn mark_greeted(&self, user: UserId) -> Result<bool, StoreError> {
        let mark = sqlx::query(sql::MARK_GREETED).bind(user).execute(self.writer()).await?;
        Ok(mark.rows_affected() > 0)
    }
}
