//! What others write below a table's board while nobody plays: after a while it is asked for, so that a buried board
//! comes back down. That is a deadline like any other, and so outlives restarts.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::Live;
use crate::note::Note;
use agon_store::TableId;

/// The kind of the deadline at which it is asked what stands below a board.
pub(crate) const BELOW: &str = "below";

/// How soon after a change it is asked, in milliseconds. From then on each wait is as long as nobody has played, so it is
/// asked again when the board is twice as old: the fourth time after 50 minutes.
const SOON_MS: i64 = 375_000;

/// How seldom it is asked at most, in milliseconds. A channel where many write and nobody plays gets few boards.
pub(crate) const SELDOM_MS: i64 = 6 * 3_600_000;

impl GameMaster {
    /// The board of a table was shown, or left where it is: sets when it is asked next what stands below it. Where
    /// something has just `happened` that is soon. What is to be asked earlier anyway is asked then.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn watch_board(&self, table: TableId, happened: bool) -> Result<(), Refused> {
        self.at(table, move |live| Box::pin(async move { live.watch_board(happened).await })).await
    }
}

impl Live {
    async fn watch_board(&self, happened: bool) -> Result<(), Refused> {
        if !self.row.status.is_open() {
            return Ok(());
        }
        let (store, table, now) = (&self.house.store, self.row.table, self.house.now_ms());
        let still = match happened {
            true => 0,
            false => store.since(table).await?.map_or(0, |since| now.saturating_sub(since)),
        };
        let due = now.saturating_add(still.clamp(SOON_MS, SELDOM_MS));
        let deadlines = store.deadlines(table).await?;
        // At a table where much happens one row is written now and then, not one with every board.
        if !deadlines.iter().any(|deadline| deadline.kind == BELOW && deadline.due_at_ms <= due) {
            store.set_deadline(table, BELOW, Some(due)).await?;
            self.house.rouse();
        }
        Ok(())
    }

    /// It is time to ask; the courier does, and says when it is time again. On a server without the bot nobody can.
    pub(crate) async fn below_due(&self, sleeps: bool) -> Result<(), Refused> {
        if self.row.status.is_open() && !sleeps {
            self.house.store.enqueue(vec![self.tell(Note::Below)]).await?;
            self.house.bell.notify_one();
        }
        Ok(())
    }
}
