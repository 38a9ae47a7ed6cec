//! Opening tables, finding them, and changing their seats.

use crate::hosting::require_few_open;
use crate::outbox::insert_outbox;
use crate::rematch::{hold_seats, list, plan_lobby, require_no_rematch};
use crate::{
    ChannelId, GuildId, LobbyPlan, NewOutbox, NewTable, Reseating, SeatRow, Status, Store, StoreError, TableId,
    TableRow, UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Opens a table as a lobby, with the next number of its server and its plan.
    ///
    /// # Errors
    /// Returns [`StoreError::ChannelTaken`] if the channel holds an open table, [`StoreError::HasRematch`] if the table
    /// of which it is a rematch already has one, and [`StoreError::TooManyOpen`] if the plan is limited and its host has
    /// opened too many.
    pub async fn open_lobby(&self, new: NewTable, plan: LobbyPlan) -> Result<TableRow, StoreError> {
        let mut tx = self.begin().await?;
        require_no_rematch(&mut tx, plan.rematch_of).await?;
        require_free(&mut tx, new.channel).await?;
        if plan.limited {
            require_few_open(&mut tx, new.guild, new.host).await?;
        }
        let row: TableRow = sqlx::query_as(sql::INSERT_TABLE)
            .bind(new.guild)
            .bind(new.channel)
            .bind(&new.game)
            .bind(new.rules)
            .bind(new.options.to_string())
            .bind(new.seats_wanted)
            .bind(new.host)
            .bind(&new.language)
            .bind(new.seed.0.as_slice())
            .bind(new.at_ms)
            .bind(&new.promise)
            .fetch_one(&mut *tx)
            .await?;
        put_seats(&mut tx, row.table, &new.seats).await?;
        let row = plan_lobby(&mut tx, row, &plan).await?;
        insert_outbox(&mut tx, Some(row.table), &new.outbox).await?;
        tx.commit().await?;
        Ok(row)
    }

    /// Sets whether the result of a table changes ratings, and adds outbox rows about it. Changes nothing once the
    /// table has started.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_rated(&self, table: TableId, rated: bool, outbox: &[NewOutbox]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let set = sqlx::query(sql::SET_TABLE_RATED).bind(table).bind(rated).execute(&mut *tx).await?;
        if set.rows_affected() > 0 {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Returns a table; `None`: no such id.
    ///
    /// # Errors
    /// The database failed.
    pub async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::TABLE).bind(table).fetch_optional(self.reader()).await?)
    }

    /// Returns the time of a table's last step, or of its start or opening if it has no step. `None`: no such id.
    ///
    /// # Errors
    /// The database failed.
    pub async fn since(&self, table: TableId) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::SINCE).bind(table).fetch_optional(self.reader()).await?)
    }

    /// Returns the table with this number in a server; `None`: no such number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn table_by_number(&self, guild: GuildId, number: u32) -> Result<Option<TableRow>, StoreError> {
        let find = sqlx::query_as(sql::TABLE_BY_NUMBER).bind(guild).bind(number);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Returns the tables of all servers with this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_numbered(&self, number: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::TABLES_NUMBERED).bind(number).fetch_all(self.reader()).await?)
    }

    /// Returns the table that occupies a channel: in its lobby or running. `None`: the channel is free.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_table_in(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::OPEN_TABLE_IN).bind(channel).fetch_optional(self.reader()).await?)
    }

    /// Returns the running tables of all servers that are not at rest, oldest first. A start must resume them.
    ///
    /// # Errors
    /// The database failed.
    pub async fn restless_tables(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(sqlx::query_scalar(sql::RESTLESS_TABLES).fetch_all(self.reader()).await?)
    }

    /// Notes the code of a contradiction that pauses a table, or that none does any more, and adds the outbox rows.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_paused_code(
        &self,
        table: TableId,
        code: Option<&str>,
        outbox: &[NewOutbox],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(sql::SET_PAUSED_CODE).bind(table).bind(code).execute(&mut *tx).await?;
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Notes that nothing is to be done at a table before somebody acts or a deadline comes. The next commit takes the
    /// note away.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_at_rest(&self, table: TableId) -> Result<(), StoreError> {
        sqlx::query(sql::SET_AT_REST).bind(table).bind(true).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the open tables (lobby and running) of all servers at which a user sits and has not resigned, oldest
    /// first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::TABLES_OF).bind(user).fetch_all(self.reader()).await?)
    }

    /// Returns the open tables (lobby and running) of a server, by number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_tables(&self, guild: GuildId) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::OPEN_TABLES).bind(guild).fetch_all(self.reader()).await?)
    }

    /// Returns the seats of a table, in seat order.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seats(&self, table: TableId) -> Result<Vec<SeatRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEATS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Replaces the host, seats, their order and held seats of a lobby, and its size and options if given.
    ///
    /// # Errors
    /// Returns [`StoreError::NotLobby`] once the table has started or ended, and [`StoreError::NoTable`].
    pub async fn reseat(&self, new: Reseating) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let row = require_table(&mut tx, new.table).await?;
        if row.status != Status::Lobby {
            return Err(StoreError::NotLobby);
        }
        sqlx::query(sql::RESEAT_TABLE)
            .bind(new.table)
            .bind(new.host)
            .bind(new.seats_wanted)
            .bind(new.options.map(|options| options.to_string()))
            .bind(new.people_only)
            .execute(&mut *tx)
            .await?;
        sqlx::query(sql::CLEAR_SEATS).bind(new.table).execute(&mut *tx).await?;
        put_seats(&mut tx, new.table, &new.seats).await?;
        let (order, arrangement) = new.order;
        sqlx::query(sql::SET_SEAT_ORDER)
            .bind(new.table)
            .bind(order)
            .bind(arrangement.as_deref().map(list))
            .execute(&mut *tx)
            .await?;
        hold_seats(&mut tx, new.table, &new.held).await?;
        insert_outbox(&mut tx, Some(new.table), &new.outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Sets the language and the colours of a table's public messages (a palette's id; `None`: the standard ones).
    ///
    /// # Errors
    /// Returns [`StoreError::NoTable`].
    pub async fn set_appearance(
        &self,
        table: TableId,
        language: &str,
        palette: Option<&str>,
        outbox: &[NewOutbox],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        require_table(&mut tx, table).await?;
        let set = sqlx::query(sql::SET_TABLE_LOOK).bind(table).bind(language).bind(palette);
        set.execute(&mut *tx).await?;
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Moves a table and its board to a channel, which may be the same one. Forgets the old board message and mention,
    /// so that a new board is posted, and adds the outbox rows.
    ///
    /// # Errors
    /// Returns [`StoreError::ChannelTaken`] if that channel holds another open table, [`StoreError::NotOpen`] if the
    /// table has ended, and [`StoreError::NoTable`].
    pub async fn move_board(&self, table: TableId, channel: ChannelId, outbox: &[NewOutbox]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let row = require_table(&mut tx, table).await?;
        if !row.status.is_open() {
            return Err(StoreError::NotOpen);
        }
        if row.channel != channel {
            require_free(&mut tx, channel).await?;
        }
        sqlx::query(sql::FORGET_CALLS).bind(table).bind(channel).execute(&mut *tx).await?;
        sqlx::query(sql::MOVE_BOARD).bind(table).bind(channel).execute(&mut *tx).await?;
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// Returns the table as it is inside this transaction.
pub(crate) async fn require_table(tx: &mut SqliteConnection, table: TableId) -> Result<TableRow, StoreError> {
    let row = sqlx::query_as(sql::TABLE).bind(table).fetch_optional(tx).await?;
    row.ok_or(StoreError::NoTable)
}

/// Refuses a channel that holds an open table. The schema's index forbids it too; asking first tells which table it is.
async fn require_free(tx: &mut SqliteConnection, channel: ChannelId) -> Result<(), StoreError> {
    let taken: Option<TableRow> = sqlx::query_as(sql::OPEN_TABLE_IN).bind(channel).fetch_optional(tx).await?;
    match taken {
        Some(row) => Err(StoreError::ChannelTaken(row.table)),
        None => Ok(()),
    }
}

/// Adds seats, or overwrites those with the same number.
pub(crate) async fn put_seats(tx: &mut SqliteConnection, table: TableId, seats: &[SeatRow]) -> Result<(), StoreError> {
    for seat in seats {
        sqlx::query(sql::PUT_SEAT)
            .bind(table)
            .bind(seat.seat)
            .bind(seat.user)
            .bind(&seat.ai)
            .bind(&seat.name)
            .bind(seat.resigned)
            .bind(seat.left_at_ms)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
