//! Lists of all servers and their tables, for the operator of the bot.

use crate::{GuildId, Store, StoreError, TableId, TableRow, sql};

/// A server with the number of its tables.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct ServerRow {
    /// Discord's id of the server.
    #[sqlx(rename = "guild_id")]
    pub guild: GuildId,
    /// Its name; `None` if the bot has not learned it.
    pub name: Option<String>,
    /// The number of its open tables: lobbies and running ones.
    pub open: u32,
    /// The number of all its tables.
    pub tables: u32,
    /// The time at which its newest table was opened, in UTC milliseconds; `None` without tables.
    pub last_opened_at_ms: Option<i64>,
}

impl Store {
    /// Returns the servers that the store knows, those with the most open tables first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn servers(&self) -> Result<Vec<ServerRow>, StoreError> {
        Ok(sqlx::query_as(sql::SERVERS).fetch_all(self.reader()).await?)
    }

    /// Returns the number of lobbies and of running tables.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_open_tables(&self) -> Result<(i64, i64), StoreError> {
        Ok(sqlx::query_as(sql::COUNT_OPEN_TABLES).fetch_one(self.reader()).await?)
    }

    /// Returns at most `most` tables of all servers after the one with this id, in the order of their opening. With
    /// `open`, only lobbies and running ones.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_after(&self, after: TableId, open: bool, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let find = sqlx::query_as(sql::TABLES_AFTER).bind(after).bind(open).bind(most);
        Ok(find.fetch_all(self.reader()).await?)
    }
}
