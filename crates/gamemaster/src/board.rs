//! Messages that stand for a table: its board and its notice, where they are, and in which language and colours. The
//! code that posts or loses one reports it here, and the table notes it with the fate of the message before.

use crate::actor::TableActor;
use crate::deadline::BOARD_LATE_MS;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::{BOARD, Note};
use agon_rules::Seat;
use agon_store::{ChannelId, MessageId, NewOutbox, NoticeRow, Status, StoreError, TableId, UserId};

impl GameMaster {
    /// Sets the language and the colours (a palette's id; `None`: the standard ones) of what the public sees of a
    /// table. Only its host may, and a manager of the server.
    ///
    /// # Errors
    /// Another person asks, or there is no such table.
    pub async fn set_appearance(
        &self,
        table: TableId,
        user: UserId,
        manager: bool,
        language: String,
        palette: Option<String>,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                if !manager && actor.acting_host() != Some(user) {
                    return Err(Refused::NotHost { host: actor.host_name() });
                }
                // A table that is over stays where its end was told.
                let note = if actor.row().status.is_open() { Note::Board } else { Note::Refresh };
                let outbox = [actor.outbox_row(note)];
                actor.store().set_appearance(table, &language, palette.as_deref(), &outbox).await?;
                actor.after_write().await;
                Ok(())
            })
        })
        .await
    }

    /// Shows the board again in a channel that took nothing from us and would take messages again, and calls the people
    /// that the table waits for, except `user`, who is there.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn show_again(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let mut outbox = vec![actor.outbox_row(Note::Board)];
                if actor.row().status == Status::Running {
                    outbox.extend(actor.calls(actor.seat_of(user)));
                }
                actor.store().reset_refusals(table, &outbox).await?;
                actor.after_write().await;
                Ok(())
            })
        })
        .await
    }

    /// Calls the people that a table waits for, after a backup put it back: the calls before are no more.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn call_again(&self, table: TableId) -> Result<(), Refused> {
        self.with_table(table, |actor| {
            Box::pin(async move {
                let calls = actor.calls(None);
                if !calls.is_empty() {
                    actor.store().enqueue(calls).await?;
                    actor.after_write().await;
                }
                Ok(())
            })
        })
        .await
    }

    /// Shows a table's board anew in a channel, another or the same; messages that stood for it before are put away.
    ///
    /// # Errors
    /// The channel holds another open table, or the table is over.
    pub async fn move_board(&self, table: TableId, channel: ChannelId) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.move_board(channel).await })).await
    }

    /// Notes that `message` in this channel is the board now, in place of `before`, which shrinks as soon as Discord
    /// can be reached. `false`: the board was moved while this message was on its way, and the message goes instead.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn board_posted(
        &self,
        table: TableId,
        channel: ChannelId,
        message: MessageId,
        before: Option<MessageId>,
    ) -> Result<bool, Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let old = before.map(|old| Note::OldBoard { channel: channel.0, message: old.0 });
                let outbox: Vec<NewOutbox> = old.map(|note| actor.outbox_row(note)).into_iter().collect();
                let noted = actor.store().set_board_message(table, channel, message, before, &outbox).await?;
                if !noted {
                    let late = Note::OldNotice { channel: channel.0, message: message.0 };
                    actor.store().enqueue(vec![actor.outbox_row(late)]).await?;
                }
                actor.reread().await?;
                Ok(noted)
            })
        })
        .await
    }

    /// Notes the notice that calls these people now; the notice before goes. A call that is noted is never made again.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn notice_posted(&self, table: TableId, notice: NoticeRow, called: Vec<UserId>) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                // Posted once more after a crash it is the same message.
                let old =
                    actor.old_notice().filter(|_| actor.row().notice.map(|old| old.message) != Some(notice.message));
                actor.store().set_notice(table, Some(notice), old.as_slice()).await?;
                for user in called {
                    actor.store().note_call(table, user, notice.seq).await?;
                }
                actor.reread().await
            })
        })
        .await
    }

    /// Notes that the table's notice is answered: its message goes.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn notice_answered(&self, table: TableId) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.store().set_notice(table, None, actor.old_notice().as_slice()).await?;
                actor.reread().await
            })
        })
        .await
    }

    /// Counts that the channel of a table, for the `times`-th time in a row, took nothing from us, and tells these
    /// people elsewhere.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn count_refusal(
        &self,
        table: TableId,
        channel: ChannelId,
        times: u32,
        told: Vec<UserId>,
    ) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                let rows = told.iter().map(|user| actor.outbox_row(Note::Unreachable { user: user.0 }));
                let outbox: Vec<NewOutbox> = rows.collect();
                actor.store().count_refusal(table, channel, times, &outbox).await?;
                actor.reread().await
            })
        })
        .await
    }

    /// True if the board message is older than its table: Discord refused the new one, or did not take it for 5
    /// seconds.
    ///
    /// # Errors
    /// The database failed.
    pub async fn board_late(&self, table: TableId) -> Result<bool, Refused> {
        Ok(self.store().is_late(table, BOARD, self.now_ms().saturating_sub(BOARD_LATE_MS)).await?)
    }
}

impl TableActor {
    async fn move_board(&mut self, channel: ChannelId) -> Result<(), Refused> {
        let row = self.row();
        let mut outbox = vec![self.outbox_row(Note::Board)];
        if let Some(message) = row.board_message {
            outbox.push(self.outbox_row(Note::OldBoard { channel: row.board_channel.0, message: message.0 }));
        }
        // In another channel the people waited for are called anew; in the same one the call stands.
        if channel != row.board_channel {
            outbox.extend(self.old_notice());
            outbox.extend(self.calls(None));
        }
        let moved = self.store().move_board(self.id(), channel, &outbox).await;
        moved.map_err(|error| match error {
            StoreError::ChannelTaken(table) => Refused::ChannelTaken(table),
            StoreError::NotOpen => Refused::Over(Box::new(self.row().clone())),
            other => other.into(),
        })?;
        self.after_write().await;
        Ok(())
    }

    /// Returns notices for all who are waited for, except at the seat `but`.
    fn calls(&self, but: Option<Seat>) -> Vec<NewOutbox> {
        self.play().map(|play| self.notices(play, but)).unwrap_or_default()
    }

    /// Returns the row that removes the present notice; `None` if there is none.
    fn old_notice(&self) -> Option<NewOutbox> {
        let (channel, message) = (self.row().board_channel.0, self.row().notice?.message.0);
        Some(self.outbox_row(Note::OldNotice { channel, message }))
    }
}
