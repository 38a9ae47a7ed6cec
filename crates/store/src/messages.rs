//! Which Discord messages stand for a table.

use crate::{ChannelId, DirectMessageRow, MessageId, NoticeRow, Store, StoreError, TableId, UserId, sql};
use sqlx::sqlite::SqliteQueryResult;

impl Store {
    /// Notes which message of its channel is the board of a table now; `before` is the one it replaces. Says whether it
    /// was noted: not if the board has moved or was replaced meanwhile.
    pub async fn set_board_message(
        &self,
        table: TableId,
        channel: ChannelId,
        message: MessageId,
        before: Option<MessageId>,
    ) -> Result<bool, StoreError> {
        let set = sqlx::query(sql::SET_BOARD_MESSAGE)
            .bind(table.0)
            .bind(channel.to_column())
            .bind(message.to_column())
            .bind(before.map(MessageId::to_column))
            .execute(self.writer())
            .await?;
        Ok(set.rows_affected() > 0)
    }

    /// Notes the newest "your turn" mention of a table; `None`: it was taken away.
    ///
    /// # Errors
    /// [`StoreError::NoTable`].
    pub async fn set_notice(&self, table: TableId, notice: Option<NoticeRow>) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_NOTICE)
            .bind(table.0)
            .bind(notice.map(|notice| notice.seq))
            .bind(notice.map(|notice| notice.message.to_column()))
            .execute(self.writer())
            .await?;
        require_hit(&set)
    }

    /// The newest direct message with a panel that a player has for a table.
    pub async fn direct_message(&self, table: TableId, user: UserId) -> Result<Option<DirectMessageRow>, StoreError> {
        let find = sqlx::query_as(sql::DIRECT_MESSAGE).bind(table.0).bind(user.to_column());
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
            .bind(table.0)
            .bind(user.to_column())
            .bind(newest.channel.to_column())
            .bind(newest.message.to_column())
            .execute(self.writer())
            .await?;
        Ok(())
    }
}

fn require_hit(update: &SqliteQueryResult) -> Result<(), StoreError> {
    if update.rows_affected() == 0 { Err(StoreError::NoTable) } else { Ok(()) }
}
