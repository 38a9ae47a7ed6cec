//! Tables of a server that the bot left: they are suspended, and stop for good if it does not come back.

use super::{Deadline, SUSPENDED_MS};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::pace;
use agon_store::{Commit, GuildId, Status, TableId};

/// The reason in the log of a table that stopped so, which never changes.
const REASON: &str = "asleep";

impl GameMaster {
    /// Suspends the tables of a server that the bot was taken off.
    ///
    /// # Errors
    /// The database failed.
    pub async fn suspend_guild(&self, guild: GuildId) -> Result<(), Refused> {
        let due_at_ms = self.now_ms().saturating_add(SUSPENDED_MS);
        Ok(self.store().set_guild_deadlines(guild, Deadline::GuildLeft.word(), due_at_ms).await?)
    }

    /// Suspends the tables of all servers but these, from now on or as long as they were.
    ///
    /// # Errors
    /// The database failed.
    pub async fn suspend_other_guilds(&self, guilds: &[GuildId]) -> Result<(), Refused> {
        let due_at_ms = self.now_ms().saturating_add(SUSPENDED_MS);
        Ok(self.store().set_other_guilds_deadlines(guilds, Deadline::GuildLeft.word(), due_at_ms).await?)
    }

    /// Resumes the tables of a server that the bot is on, maybe again; their boards show how they stand.
    ///
    /// # Errors
    /// The database failed.
    pub async fn resume_guild(&self, guild: GuildId) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        let resumed = self.store().remove_guild_deadlines(guild, Deadline::GuildLeft.word()).await?;
        let boards = resumed.iter().map(|(table, _)| Note::Refresh.row(Some(*table), now_ms)).collect();
        self.store().enqueue(boards).await?;
        self.notify_outbox();
        for (table, stops_at_ms) in resumed {
            let gap_ms = now_ms.saturating_sub(stops_at_ms.saturating_sub(SUSPENDED_MS)).max(0);
            let moved = self.with_table(table, move |actor| Box::pin(async move { actor.credit(gap_ms).await })).await;
            // A broken table must not stop the others.
            if let Err(error) = moved {
                tracing::error!(table = table.0, error = %error.report(), "a table's clocks cannot be moved");
            }
        }
        self.shared().notify_timer();
        Ok(())
    }

    /// True if a table is suspended: the bot has left its server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_suspended(&self, table: TableId) -> Result<bool, Refused> {
        Ok(Deadline::GuildLeft.due_in(&self.store().deadlines(table).await?).is_some())
    }
}

impl TableActor {
    /// Gives the time back that a table was suspended.
    async fn credit(&mut self, gap_ms: i64) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        if !self.is_running() {
            return Ok(());
        }
        let clocks = self.clocks().iter().map(|clock| pace::credit(clock, gap_ms, now_ms)).collect();
        let rows = self.store().deadlines(self.id()).await?;
        let moved = |kind: Deadline| Some(kind.at(kind.due_in(&rows)?.saturating_add(gap_ms)));
        let deadlines = [Deadline::Idle, Deadline::Question].into_iter().filter_map(moved).collect();
        let commit = Commit { deadlines, ..Commit::at(self.id(), self.row().seq, now_ms) };
        self.write(self.with_clocks(commit, clocks)).await
    }

    /// Ends a table that was suspended long enough.
    pub(super) async fn guild_left(&mut self) -> Result<(), Refused> {
        match self.row().status {
            Status::Lobby => self.close(REASON).await,
            Status::Running => self.stop(REASON).await,
            _ => Ok(()),
        }
    }
}
