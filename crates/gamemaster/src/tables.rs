//! Lists of open tables: those of a person, everywhere, and those of a server.

use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::lobby::OpenTable;
use crate::snapshot::TableSnapshot;
use agon_store::{GuildId, Page, TableId, UserId};
use tokio::task::JoinSet;

/// The number of tables of one person that are listed, at most: those that have stood longest without a step.
pub const SEATED: u32 = 50;

/// An open table at which a person sits.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The table as this person may see it.
    pub snapshot: TableSnapshot,
    /// The name of its server, if Discord told.
    pub server: Option<String>,
    /// The time of its last step; before the first, of its start or its opening. UTC milliseconds.
    pub since_ms: i64,
}

impl GameMaster {
    /// Returns the open tables of `user` in all servers: where they are waited for first, then by the time without a
    /// step.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seated(&self, user: UserId) -> Result<Vec<Seated>, Refused> {
        let rows = self.store().seated(user, SEATED).await?;
        let snapshots = self.snapshots(rows.iter().map(|row| row.table.table), user).await;
        let mut seated: Vec<Seated> = rows
            .into_iter()
            .zip(snapshots)
            .filter_map(|(row, snapshot)| {
                Some(Seated { snapshot: snapshot?, server: row.server, since_ms: row.since_ms })
            })
            .collect();
        // A stable sort: the rows came in the order of their last steps.
        seated.sort_by_key(|seated| !seated.snapshot.my_turn());
        Ok(seated)
    }

    /// Checks whether a table could be opened as asked, as far as its game says.
    ///
    /// # Errors
    /// The refusal.
    pub fn can_open(&self, request: &OpenTable) -> Result<(), Refused> {
        let game = self.games().find(&request.game)?;
        game.meta().complete(request.seats.unwrap_or(game.meta().seats.1), &request.options)?;
        Ok(())
    }

    /// Returns a page of a server's open tables as `user` may see them: lobbies, then running ones, the newest first.
    /// Pages count from 0.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_tables(
        &self,
        guild: GuildId,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<TableSnapshot>, Refused> {
        let Page { items, page, per_page, total } = self.store().open_page(guild, page, per_page).await?;
        let snapshots = self.snapshots(items.into_iter().map(|row| row.table), user).await;
        Ok(Page { items: snapshots.into_iter().flatten().collect(), page, per_page, total })
    }

    /// Builds snapshots of several tables side by side, in their order; `None` for one that cannot be loaded. It must
    /// not hide the others, and is reported here.
    async fn snapshots(&self, tables: impl Iterator<Item = TableId>, user: UserId) -> Vec<Option<TableSnapshot>> {
        let mut loading = JoinSet::new();
        let mut snapshots = Vec::new();
        for (at, table) in tables.enumerate() {
            let master = self.clone();
            snapshots.push(None);
            loading.spawn(async move { (at, table, master.snapshot(table, Some(user)).await) });
        }
        while let Some(loaded) = loading.join_next().await {
            match loaded {
                Ok((at, _, Ok(snapshot))) => snapshots[at] = Some(snapshot),
                Ok((_, table, Err(error))) => {
                    tracing::error!(table = table.0, error = %error.report(), "a table cannot be listed");
                }
                Err(error) => tracing::error!(%error, "the task of a snapshot failed"),
            }
        }
        snapshots
    }
}
