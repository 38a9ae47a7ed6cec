//! Tables of machines alone: no person sits there, no channel holds them, and their history can be read like any other.

use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::lobby::machine_row;
use crate::shared::RETRY_AFTER;
use agon_ai::Level;
use agon_rules::luck::Seed;
use agon_store::{ChannelId, GuildId, InteractionId, NewTable, Secret, Status, TableId, UserId};

/// The channel of a table that no channel holds.
pub const NOWHERE: ChannelId = ChannelId(0);
/// The host of a table that no person opened.
pub const NOBODY: UserId = UserId(0);

impl GameMaster {
    /// Lets machines play a table of their own to its end, one for each of `levels`, and returns the table. A server
    /// has one such table at a time.
    ///
    /// # Errors
    /// The game is not played by so many; another such table is on; the database failed.
    pub async fn exhibit(
        &self,
        guild: GuildId,
        game: &str,
        levels: &[Level],
        language: &str,
    ) -> Result<TableId, Refused> {
        let seats = u8::try_from(levels.len()).unwrap_or(u8::MAX);
        let meta = self.games().find(game)?.meta();
        let options = meta.complete(seats, &Default::default())?;
        let machine = |(level, seat): (&Level, u8)| machine_row(seat, *level);
        let seed = Seed(self.shared().secret_bytes());
        let new = NewTable {
            guild,
            channel: NOWHERE,
            game: game.to_owned(),
            rules: meta.rules,
            options: serde_json::to_value(options).unwrap_or_default(),
            seats_wanted: seats,
            host: NOBODY,
            seats: levels.iter().zip(0..).map(machine).collect(),
            language: language.to_owned(),
            seed: Secret(seed.0),
            promise: seed.commitment(),
            at_ms: self.now_ms(),
            outbox: Vec::new(),
        };
        let table = self.open_lobby(new, Default::default()).await?.table;
        self.start(table, NOBODY, InteractionId(0), None).await?;
        self.exhibition_over(table).await?;
        Ok(table)
    }

    /// Lets the table of machines that an earlier run left open, if there is one, come to its end.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finish_exhibition(&self) -> Result<(), Refused> {
        let Some(row) = self.store().open_table_in(NOWHERE).await? else { return Ok(()) };
        if row.status == Status::Lobby {
            self.start(row.table, NOBODY, InteractionId(0), None).await?;
        }
        self.exhibition_over(row.table).await
    }

    /// Waits until a table is over. A failure that passes is waited out, until the service closes.
    async fn exhibition_over(&self, table: TableId) -> Result<(), Refused> {
        loop {
            // Before the table is read: a change after it must not be missed.
            let mut changed = std::pin::pin!(self.shared().table_changed());
            changed.as_mut().enable();
            match self.ends_exhibition(table).await {
                Ok(true) => return Ok(()),
                Ok(false) => changed.await,
                // A table that is loaded anew refuses like a service that closes.
                Err(Refused::Closing | Refused::Panicked | Refused::Store(_)) if !self.mailboxes().is_closing() => {
                    tokio::time::sleep(RETRY_AFTER).await;
                }
                Err(refused) => return Err(refused),
            }
        }
    }

    /// True if a table is over. Stops one that paused itself: no person sits there who could.
    async fn ends_exhibition(&self, table: TableId) -> Result<bool, Refused> {
        self.with_table(table, |actor| {
            Box::pin(async move {
                let open = actor.row().status.is_open();
                if open && actor.paused().is_some() {
                    actor.stop("deserted").await?;
                    return Ok(true);
                }
                Ok(!open)
            })
        })
        .await
    }
}
