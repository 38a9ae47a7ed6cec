//! Clocks of seats, pauses, absence, ready checks of lobbies, and outages of the bot.

use crate::deadlines::put_deadline;
use crate::lobby::require_table;
use crate::outbox::insert_outbox;
use crate::{
    AtZero, ChosenTimes, ClockRow, GuildId, NewDeadline, NewOutbox, Status, Store, StoreError, TableId, TimesChange,
    UserId, sql,
};
use serde_json::json;
use sqlx::sqlite::SqliteConnection;

/// The kinds of the deadlines that follow running clocks.
const CLOCK_DEADLINES: [&str; 2] = ["turn", "remind"];
/// The kinds that a table without a running clock has too: it is asked whether it is still played, or ends; its people
/// have answered a question long enough.
const EVERYWHERE: [&str; 2] = ["idle", "question"];
/// The kind of the deadline that ends a ready check.
const READY: &str = "ready";

impl Store {
    /// Returns the clocks of a table, by seat. Empty before its start, and for a table without people.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks(&self, table: TableId) -> Result<Vec<ClockRow>, StoreError> {
        Ok(sqlx::query_as(sql::CLOCKS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the people who said that they are ready, in a lobby that asks.
    ///
    /// # Errors
    /// The database failed.
    pub async fn ready(&self, table: TableId) -> Result<Vec<UserId>, StoreError> {
        Ok(sqlx::query_scalar(sql::READY).bind(table).fetch_all(self.reader()).await?)
    }

    /// Notes that a lobby asks its people whether they are ready, since `at_ms` in UTC milliseconds. Forgets earlier
    /// answers, notes that `first` is ready, sets the deadline if given, and adds the outbox rows.
    ///
    /// # Errors
    /// Returns [`StoreError::NotLobby`] once the table has started or ended, and [`StoreError::NoTable`].
    pub async fn ask_ready(
        &self,
        table: TableId,
        at_ms: i64,
        due: Option<NewDeadline>,
        outbox: &[NewOutbox],
        first: UserId,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        if require_table(&mut tx, table).await?.status != Status::Lobby {
            return Err(StoreError::NotLobby);
        }
        stop_asking(&mut tx, table).await?;
        sqlx::query(sql::ASK_READY).bind(table).bind(at_ms).execute(&mut *tx).await?;
        sqlx::query(sql::SET_READY).bind(table).bind(first).execute(&mut *tx).await?;
        if let Some(due) = due {
            put_deadline(&mut tx, table, &due.kind, due.due_at_ms).await?;
        }
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Notes that a user is ready, and adds the outbox rows. Returns true only the first time, and false in a lobby that
    /// does not ask. Adds no outbox rows then.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_ready(&self, table: TableId, user: UserId, outbox: &[NewOutbox]) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let set = sqlx::query(sql::SET_READY).bind(table).bind(user).execute(&mut *tx).await?;
        let first = set.rows_affected() > 0;
        if first {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(first)
    }

    /// Ends the ready check of a lobby: forgets the question, its answers and its deadline, and adds the outbox rows.
    ///
    /// # Errors
    /// The database failed, or there is no such table and `outbox` is not empty.
    pub async fn end_ready(&self, table: TableId, outbox: &[NewOutbox]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        stop_asking(&mut tx, table).await?;
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Sets the times of a table, keeps what is not chosen, and adds the outbox rows. Changes nothing once the table has
    /// started.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_table_times(
        &self,
        table: TableId,
        times: ChosenTimes,
        outbox: &[NewOutbox],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let set = sqlx::query(sql::SET_TABLE_TIMES)
            .bind(table)
            .bind(times.pace)
            .bind(times.absence)
            .bind(times.away)
            .bind(times.undo)
            .bind(times.stand_in)
            .bind(times.hints);
        if set.execute(&mut *tx).await?.rows_affected() > 0 {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Sets a server's defaults for the times of new tables, and notes that its managers have heard of them.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_times(&self, guild: GuildId, times: &ChosenTimes) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_GUILD_TIMES).bind(guild).bind(json!(times).to_string());
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Notes that a server's managers hear that tables may have clocks. Returns true only the first time: then the caller
    /// tells them. A server that is new since then counts as told.
    ///
    /// # Errors
    /// The database failed.
    pub async fn mark_times_told(&self, guild: GuildId) -> Result<bool, StoreError> {
        let mark = sqlx::query(sql::MARK_TIMES_TOLD).bind(guild).execute(self.writer()).await?;
        Ok(mark.rows_affected() > 0)
    }

    /// Sets the answer for a user whose time is up and who has no order for it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_at_zero(&self, user: UserId, at_zero: AtZero) -> Result<(), StoreError> {
        sqlx::query(sql::SET_AT_ZERO).bind(user).bind(at_zero).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the time in UTC milliseconds at which the bot was last connected to Discord; `None`: it never was.
    ///
    /// # Errors
    /// The database failed.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::LAST_BEAT).fetch_optional(self.reader()).await?)
    }

    /// Notes that the bot is connected to Discord at `now_ms`, in UTC milliseconds.
    ///
    /// # Errors
    /// The database failed.
    pub async fn beat(&self, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query(sql::BEAT).bind(now_ms).execute(self.writer()).await?;
        Ok(())
    }

    /// Notes that the bot is connected again at `now_ms`, after an outage of `gap_ms` milliseconds. Gives that span back to
    /// every running table that is not paused and has a running clock: moves its running clocks and its deadlines of
    /// these kinds. Returns those tables. Moves the deadlines `idle` and `question` of all tables
    /// too. A clock that begins after `now_ms` stays, because the outage took nothing from it.
    ///
    /// Writes the beat in the same transaction: the gap from [`Store::last_beat`] is 0 after that.
    ///
    /// # Errors
    /// The database failed.
    pub async fn credit_outage(&self, gap_ms: i64, now_ms: i64, kinds: &[&str]) -> Result<Vec<TableId>, StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(sql::BEAT).bind(now_ms).execute(&mut *tx).await?;
        let mut tables: Vec<TableId> = Vec::new();
        if gap_ms > 0 {
            let move_tables = sqlx::query_scalar(sql::MOVE_TABLES).bind(gap_ms).bind(now_ms);
            tables = move_tables.fetch_all(&mut *tx).await?;
            tables.sort_unstable();
            let (list, kinds) = (json!(tables).to_string(), json!(kinds).to_string());
            let move_clocks = sqlx::query(sql::MOVE_CLOCKS).bind(gap_ms).bind(now_ms).bind(&list);
            move_clocks.execute(&mut *tx).await?;
            sqlx::query(sql::MOVE_DEADLINES).bind(gap_ms).bind(kinds).bind(&list).execute(&mut *tx).await?;
            let everywhere = json!(EVERYWHERE).to_string();
            sqlx::query(sql::MOVE_EVERYWHERE).bind(gap_ms).bind(everywhere).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(tables)
    }
}

/// Writes clocks of seats, and moves those that run by an outage that their writer did not know, in milliseconds.
pub(crate) async fn put_clocks(
    tx: &mut SqliteConnection,
    table: TableId,
    clocks: &[ClockRow],
    unknown_ms: i64,
) -> Result<(), StoreError> {
    for clock in clocks {
        sqlx::query(sql::PUT_CLOCK)
            .bind(table)
            .bind(clock.seat)
            .bind(clock.allowance_ms)
            .bind(clock.spent_ms)
            .bind(clock.since_ms.map(|since| since.saturating_add(unknown_ms)))
            .bind(clock.reserve_ms)
            .bind(clock.called)
            .bind(clock.asked)
            .bind(&clock.chapter)
            .bind(clock.reminded)
            .bind(clock.covered)
            .bind(clock.missed)
            .bind(&clock.stand_in)
            .bind(clock.absent_at_ms)
            .bind(clock.absent_why)
            .bind(clock.turns)
            .bind(clock.turns_stood_in)
            .bind(clock.away_left_ms)
            .bind(clock.away_since_ms)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Returns the due time of a new deadline, moved by an outage that its writer did not know if it follows the clocks.
pub(crate) fn due_at_ms(deadline: &NewDeadline, unknown_ms: i64) -> Option<i64> {
    let moved_ms = if CLOCK_DEADLINES.contains(&deadline.kind.as_str()) { unknown_ms } else { 0 };
    deadline.due_at_ms.map(|due| due.saturating_add(moved_ms))
}

pub(crate) async fn change_times(
    tx: &mut SqliteConnection,
    table: TableId,
    change: &TimesChange,
) -> Result<(), StoreError> {
    sqlx::query(sql::CHANGE_TIMES)
        .bind(table)
        .bind(change.paused_until_ms.is_some())
        .bind(change.paused_until_ms.flatten())
        .bind(change.pause_reason.is_some())
        .bind(change.pause_reason.as_ref().and_then(Option::as_ref))
        .bind(change.idle_asked_at_ms.is_some())
        .bind(change.idle_asked_at_ms.flatten())
        .bind(change.nudged_seq)
        .bind(change.pause_seat.is_some())
        .bind(change.pause_seat.flatten())
        .bind(change.pace)
        .execute(tx)
        .await?;
    Ok(())
}

/// Removes the ready check of a lobby, with its answers and its deadline.
pub(crate) async fn stop_asking(tx: &mut SqliteConnection, table: TableId) -> Result<(), StoreError> {
    sqlx::query(sql::ASK_READY).bind(table).bind(None::<i64>).execute(&mut *tx).await?;
    sqlx::query(sql::CLEAR_READY).bind(table).execute(&mut *tx).await?;
    put_deadline(tx, table, READY, None).await
}
