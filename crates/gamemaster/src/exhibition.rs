//! Tables of machines alone: nobody sits there, no channel holds them, and their history can be read like any other.

use crate::GameMaster;
use crate::error::Refused;
use crate::lobby::machine_row;
use crate::look::Stage;
use agon_ai::Level;
use agon_rules::games;
use agon_rules::luck::Seed;
use agon_store::{ChannelId, GuildId, InteractionId, NewTable, SeatRow, Secret, Status, TableId, UserId};

/// Where a table is played that no channel holds.
pub const NOWHERE: ChannelId = ChannelId(0);
/// Whose table it is where nobody opened it.
pub const NOBODY: UserId = UserId(0);

impl GameMaster {
    /// Lets machines play a table of their own to its end, one a level of `levels`, and gives the table. A server has one
    /// such table at a time.
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
        let meta = games::find(game)?.meta();
        let options = meta.complete(seats, &Default::default())?;
        let machine = |(level, seat): (&Level, u8)| SeatRow { ai: Some(level.word().to_owned()), ..machine_row(seat) };
        let seed = Seed((self.house.seeds)());
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
        self.start(table, NOBODY, InteractionId(0), false).await?;
        self.over(table).await?;
        Ok(table)
    }

    /// Lets the table of machines that an earlier run left open, if there is one, come to its end.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finish_exhibition(&self) -> Result<(), Refused> {
        let Some(row) = self.store().open_table_in(NOWHERE).await? else { return Ok(()) };
        match row.status {
            Status::Lobby => self.start(row.table, NOBODY, InteractionId(0), false).await?,
            // A look is enough to wake it.
            _ => drop(self.look(row.table, None).await?),
        }
        self.over(row.table).await
    }

    /// Waits until a table is over. One that pauses itself is stopped: nobody sits there who could.
    async fn over(&self, table: TableId) -> Result<(), Refused> {
        loop {
            // Before the look: what moves after it must not be missed.
            let mut moved = std::pin::pin!(self.house.moved.notified());
            moved.as_mut().enable();
            let look = self.look(table, None).await?;
            if look.stage == Stage::Over {
                return Ok(());
            }
            if look.paused.is_some() {
                return self.at(table, |live| Box::pin(async move { live.stop("deserted").await })).await;
            }
            moved.await;
        }
    }
}
