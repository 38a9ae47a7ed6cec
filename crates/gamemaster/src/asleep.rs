//! Tables of a server the bot was taken off: they sleep, and stop for good if it does not come back.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::Live;
use crate::note::Note;
use agon_store::{GuildId, Status, TableId};

/// How long a table sleeps until it stops, in milliseconds.
pub const ASLEEP_MS: i64 = 30 * 24 * 3_600_000;

/// The kind of the deadline at which a sleeping table stops.
pub(crate) const ASLEEP: &str = "asleep";

impl GameMaster {
    /// The bot was taken off a server: its tables sleep from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sleep_in(&self, guild: GuildId) -> Result<(), Refused> {
        Ok(self.store().sleep_in(guild, ASLEEP, self.now_ms().saturating_add(ASLEEP_MS)).await?)
    }

    /// The bot is on these servers and no others: tables elsewhere sleep, from now on or as long as they did.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sleep_elsewhere(&self, guilds: &[GuildId]) -> Result<(), Refused> {
        Ok(self.store().sleep_elsewhere(guilds, ASLEEP, self.now_ms().saturating_add(ASLEEP_MS)).await?)
    }

    /// The bot is on a server, maybe again: tables that slept go on, and their boards show how they stand.
    ///
    /// # Errors
    /// The database failed.
    pub async fn wake_in(&self, guild: GuildId) -> Result<(), Refused> {
        let woken = self.store().wake_in(guild, ASLEEP).await?;
        let boards = woken.into_iter().map(|table| Note::Face.row(Some(table), self.now_ms())).collect();
        self.store().enqueue(boards).await?;
        self.ring();
        Ok(())
    }

    /// Whether a table sleeps.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sleeps(&self, table: TableId) -> Result<bool, Refused> {
        Ok(self.store().deadlines(table).await?.iter().any(|deadline| deadline.kind == ASLEEP))
    }
}

impl Live {
    /// The table has slept long enough.
    pub(crate) async fn slept(&mut self) -> Result<(), Refused> {
        match self.row.status {
            Status::Lobby => self.close("asleep").await,
            Status::Running => self.stop("asleep").await,
            _ => Ok(()),
        }
    }
}
