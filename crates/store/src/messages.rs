//! Which Discord messages stand for a table.

use crate::outbox::insert_outbox;
use crate::{ChannelId, DirectMessageRow, MessageId, NewOutbox, NoticeRow, Store, StoreError, TableId, UserId, sql};
use sqlx::sqlite::SqliteQueryResult;

impl Store {
    /// Notes which message of its channel is the board of a table now; `before` is the one it replaces, and `outbox` what
    /// is to become of that. Says whether it was noted: not if the board has moved or was replaced meanwhile.
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

    /// Notes the newest "your turn" mention of a table (`None`: it calls nobody any more), and in `outbox` what is to become
    /// of the one before.
    ///
    /// # Errors
    /// [`StoreError::NoTable`].
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

    /// Notes that somebody at a table was called when it stood at `seq`.
    pub async fn note_call(&self, table: TableId, user: UserId, seq: u32) -> Result<(), StoreError> {
        sqlx::query(sql::NOTE_CALL).bind(table).bind(user).bind(seq).execute(self.writer()).await?;
        Ok(())
    }

    /// Where the table stood when somebody there was called for the turn they are in: since then nobody else has acted.
    /// `None`: they were not called yet.
    pub async fn called(&self, table: TableId, user: UserId) -> Result<Option<u32>, StoreError> {
        let find = sqlx::query_scalar(sql::CALLED).bind(table).bind(user);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Counts that a table's channel, for the `times`-th time in a row, took nothing from us, and notes what is to be told
    /// of it. Says whether it was counted: not if the board has moved, or a message got through meanwhile.
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

    /// Forgets what a table's channel refused, and notes what is to be told there now. Nothing where it refused nothing.
    pub async fn forgive_refusals(&self, table: TableId, outbox: &[NewOutbox]) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let forgiven = sqlx::query(sql::FORGIVE_REFUSALS).bind(table).execute(&mut *tx).await?;
        if forgiven.rows_affected() > 0 {
            insert_outbox(&mut tx, Some(table), outbox).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// The newest direct message with a panel that a player has for a table.
    pub async fn direct_message(&self, table: TableId, user: UserId) -> Result<Option<DirectMessageRow>, StoreError> {
        let find = sqlx::query_as(sql::DIRECT_MESSAGE).bind(table).bind(user);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Notes a newer direct message with a panel, in place of the one before.
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
