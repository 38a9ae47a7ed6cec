//! Seasons of a server: begun and ended by its managers, or at the last moment that they set. The announcements channel
//! hears of both.

use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{GuildId, NewOutbox, SeasonRow};

/// The number of seasons ended at one waking.
const BATCH: u32 = 100;

impl GameMaster {
    /// Starts the next season of a server, with its last moment if it has one. `None`: a season is on, and stays as it
    /// is.
    ///
    /// # Errors
    /// The database failed.
    pub async fn start_season(&self, guild: GuildId, ends_at_ms: Option<i64>) -> Result<Option<SeasonRow>, Refused> {
        let (now_ms, announces) = (self.now_ms(), self.announces(guild).await?);
        let tell = |season: &SeasonRow| news(guild, season, now_ms, announces);
        let season = self.store().start_season(guild, now_ms, ends_at_ms, tell).await?;
        self.notify_outbox();
        self.shared().notify_timer();
        Ok(season)
    }

    /// Ends a season of a server. `None`: no season of this number is on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_season(&self, guild: GuildId, number: u32) -> Result<Option<SeasonRow>, Refused> {
        self.end(guild, Some(number), self.now_ms()).await
    }

    /// Ends the season of a number, or the one that is due.
    async fn end(&self, guild: GuildId, number: Option<u32>, now_ms: i64) -> Result<Option<SeasonRow>, Refused> {
        let announces = self.announces(guild).await?;
        let tell = |season: &SeasonRow| news(guild, season, now_ms, announces);
        let ended = self.store().end_season(guild, number, now_ms, tell).await?;
        self.notify_outbox();
        Ok(ended)
    }

    /// Sets the last moment of a season that is on; `None`: it goes on until it is ended. False if no such season is on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_season_end(&self, guild: GuildId, number: u32, ends_at_ms: Option<i64>) -> Result<bool, Refused> {
        let set = self.store().set_season_end(guild, number, ends_at_ms).await?;
        self.shared().notify_timer();
        Ok(set)
    }

    /// Ends the seasons that have passed their last moment, each once. After an outage they are caught up. One that fails
    /// is tried again later and does not stop the others.
    pub(crate) async fn end_due_seasons(&self) -> Result<(), Refused> {
        let now_ms = self.now_ms();
        for guild in self.store().seasons_due(now_ms, BATCH).await? {
            match self.end(guild, None, now_ms).await {
                Ok(Some(season)) => {
                    tracing::info!(guild = guild.0, season = season.number, "a season ended at its last moment");
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(guild = guild.0, error = %error.report(), "a season cannot be ended");
                }
            }
        }
        Ok(())
    }

    /// True if a server has an announcements channel.
    pub(crate) async fn announces(&self, guild: GuildId) -> Result<bool, Refused> {
        Ok(self.store().guild(guild).await?.news_channel.is_some())
    }
}

/// Returns the row that announces how a season stands, if its server announces anything.
fn news(guild: GuildId, season: &SeasonRow, now_ms: i64, announces: bool) -> Vec<NewOutbox> {
    let note = Note::Season { guild: guild.0, season: season.season, over: season.ended_at_ms.is_some() };
    if announces { vec![note.row(None, now_ms)] } else { Vec::new() }
}
