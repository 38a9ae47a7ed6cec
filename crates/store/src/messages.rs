//! The Discord messages that belong to a table.

use crate::outbox::insert_outbox;
use crate::{ChannelId, DirectMessageRow, MessageId, NewOutbox, NoticeRow, Store, StoreError, TableId, UserId, sql};
use sqlx::sqlite::SqliteQueryResult;

impl Store {
    /// Notes the message that is now the board of a table. `before` is the message that it replaces, and `outbox`
    /// cleans that one up. Returns false and notes nothing if the board has moved or was replaced meanwhile.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_board_message(
        &self,
        table: TableId,
        channel: ChannelId,
        message: MessageId,
        before: Option<MessageId>,
        outbox: &[NewOutbox],
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let set = sqlx::query(sql::SET_BOARD_MESSAGE)
            .bind(table)
            .bind(channel)
            .bind(message)
            .bind(before)
            .execute(&mut *tx)
            .await?;
        let noted = set.rows_affected() > 0;
        if noted {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(noted)
    }

    /// Notes that this version of the program shows the boards from now on. If another version did, adds `board` for
    /// every open table, `apart_ms` after each other; returns their number. Does nothing before the first beat.
    ///
    /// # Errors
    /// The database failed.
    pub async fn show_boards_as(&self, version: &str, board: &NewOutbox, apart_ms: i64) -> Result<u64, StoreError> {
        let mut tx = self.begin().await?;
        let changed = sqlx::query(sql::SET_VERSION).bind(version).execute(&mut *tx).await?.rows_affected() > 0;
        let mut boards = 0;
        if changed {
            let enqueue = sqlx::query(sql::ENQUEUE_BOARDS)
                .bind(&board.kind)
                .bind(board.body.to_string())
                .bind(board.due_at_ms)
                .bind(apart_ms);
            boards = enqueue.execute(&mut *tx).await?.rows_affected();
        }
        tx.commit().await?;
        Ok(boards)
    }

    /// Notes the newest "your turn" mention of a table (`None`: it has none any more). `outbox` cleans up the mention
    /// before it.
    ///
    /// # Errors
    /// Returns [`StoreError::NoTable`].
    pub async fn set_notice(
        &self,
        table: TableId,
        notice: Option<NoticeRow>,
        outbox: &[NewOutbox],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let set = sqlx::query(sql::SET_NOTICE)
            .bind(table)
            .bind(notice.map(|notice| notice.seq))
            .bind(notice.map(|notice| notice.message))
            .execute(&mut *tx)
            .await?;
        require_hit(&set)?;
        insert_outbox(&mut tx, Some(table), outbox).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Notes that a person at a table was called when the table had `seq` steps.
    ///
    /// # Errors
    /// The database failed.
    pub async fn note_call(&self, table: TableId, user: UserId, seq: u32) -> Result<(), StoreError> {
        sqlx::query(sql::NOTE_CALL).bind(table).bind(user).bind(seq).execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the table's `seq` at the call of a person for their current turn. No other seat has acted since. `None`:
    /// they were not called yet.
    ///
    /// # Errors
    /// The database failed.
    pub async fn called(&self, table: TableId, user: UserId) -> Result<Option<u32>, StoreError> {
        let find = sqlx::query_scalar(sql::CALLED).bind(table).bind(user);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Counts the `times`-th refusal in a row of a table's channel, and adds the outbox rows about it. Returns false
    /// and counts nothing if the board has moved or a message was accepted meanwhile.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_refusal(
        &self,
        table: TableId,
        channel: ChannelId,
        times: u32,
        outbox: &[NewOutbox],
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let count = sqlx::query(sql::COUNT_REFUSAL).bind(table).bind(channel).bind(times);
        let counted = count.execute(&mut *tx).await?.rows_affected() > 0;
        if counted {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(counted)
    }

    /// Resets the refusals of a table's channel, and adds the outbox rows. Does nothing if there were none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reset_refusals(&self, table: TableId, outbox: &[NewOutbox]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let reset = sqlx::query(sql::RESET_REFUSALS).bind(table).execute(&mut *tx).await?;
        if reset.rows_affected() > 0 {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Returns the newest direct message with a panel that a player has for a table; `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn direct_message(&self, table: TableId, user: UserId) -> Result<Option<DirectMessageRow>, StoreError> {
        let find = sqlx::query_as(sql::DIRECT_MESSAGE).bind(table).bind(user);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Notes a newer direct message with a panel, which replaces the previous one.
    ///
    /// # Errors
    /// The database failed, or there is no such table.
    pub async fn set_direct_message(
        &self,
        table: TableId,
        user: UserId,
        newest: DirectMessageRow,
    ) -> Result<(), StoreError> {
        sqlx::query(sql::SET_DIRECT_MESSAGE)
            .bind(table)
            .bind(user)
            .bind(newest.channel)
            .bind(newest.message)
            .execute(self.writer())
            .await?;
        Ok(())
    }
}

fn require_hit(update: &SqliteQueryResult) -> Result<(), StoreError> {
    if update.rows_affected() == 0 { Err(StoreError::NoTable) } else { Ok(()) }
}
