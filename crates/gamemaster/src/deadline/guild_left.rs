//! Tables of a server that the bot left: they are suspended, and stop for good if it does not come back.

use super::{Deadline, SUSPENDED_MS};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{GuildId, Status, TableId};

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
        let resumed = self.store().remove_guild_deadlines(guild, Deadline::GuildLeft.word()).await?;
        let boards = resumed.into_iter().map(|table| Note::Refresh.row(Some(table), self.now_ms())).collect();
        self.store().enqueue(boards).await?;
        self.notify_outbox();
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
    /// Ends a table that was suspended long enough.
    pub(super) async fn guild_left(&mut self) -> Result<(), Refused> {
        match self.row().status {
            Status::Lobby => self.close(REASON).await,
            Status::Running => self.stop(REASON).await,
            _ => Ok(()),
        }
    }
}
