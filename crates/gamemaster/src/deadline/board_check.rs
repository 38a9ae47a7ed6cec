//! Checks of a table's board while the table stands still: a board that others have buried comes back down.

use super::{BOARD_CHECK_ONCE_MS, BOARD_CHECK_SOON_MS, Deadline};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{Pace, Status, TableId};

impl GameMaster {
    /// Sets when the board of a table, which was shown or left where it is, is checked next. Where something has just
    /// `happened` that is soon; where a turn takes days, it is checked once after that. A check that is due earlier
    /// anyway stays.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn schedule_board_check(&self, table: TableId, happened: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.schedule_board_check(happened).await })).await
    }
}

impl TableActor {
    async fn schedule_board_check(&self, happened: bool) -> Result<(), Refused> {
        if !self.row().status.is_open() {
            return Ok(());
        }
        let (store, table, now) = (self.store(), self.id(), self.now_ms());
        let slow = self.row().status == Status::Running && matches!(self.row().times.pace, Pace::Day | Pace::Days);
        let wait = match (slow, happened) {
            (true, true) => BOARD_CHECK_ONCE_MS,
            (true, false) => return Ok(()),
            (false, true) => BOARD_CHECK_SOON_MS,
            // No longest wait: a board that nobody plays at must not come back down for ever.
            (false, false) => {
                let still = store.since(table).await?.map_or(0, |since| now.saturating_sub(since));
                still.max(BOARD_CHECK_SOON_MS)
            }
        };
        let due = now.saturating_add(wait);
        let set = Deadline::BoardCheck.due_in(&store.deadlines(table).await?);
        // At a table where much happens one row is written now and then, not one with every board.
        if set.is_none_or(|set| set > due) {
            store.set_deadline(table, Deadline::BoardCheck.word(), Some(due)).await?;
            self.shared().notify_timer();
        }
        Ok(())
    }

    /// Lets the courier check the board and say when to check it again. On a server without the bot it cannot.
    pub(super) async fn check_board(&self, suspended: bool) -> Result<(), Refused> {
        if self.row().status.is_open() && !suspended {
            self.store().enqueue(vec![self.outbox_row(Note::BoardCheck)]).await?;
            self.shared().notify_outbox();
        }
        Ok(())
    }
}
