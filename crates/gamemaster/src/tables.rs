//! Lists of open tables: those of a person, everywhere, and those of a server.

use crate::error::Refused;
use crate::{GameMaster, Look, OpenTable};
use agon_rules::games;
use agon_store::{GuildId, Page, TableId, UserId};
use tokio::task::JoinSet;

/// How many tables of one person are looked at, at most: those that have stood longest without a step.
pub const SEATED: u32 = 50;

/// An open table at which somebody sits.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The table as this person may see it.
    pub look: Look,
    /// What its server is called, if Discord told.
    pub server: Option<String>,
    /// When its last step was made; before the first, when it was started or opened. UTC milliseconds.
    pub since_ms: i64,
}

impl GameMaster {
    /// The open tables of `user` in all servers: where they are waited for first, then by how long nothing has happened.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seated(&self, user: UserId) -> Result<Vec<Seated>, Refused> {
        let rows = self.store().seated(user, SEATED).await?;
        let looks = self.looks(rows.iter().map(|row| row.table.table), user).await;
        let mut seated: Vec<Seated> = rows
            .into_iter()
            .zip(looks)
            .filter_map(|(row, look)| Some(Seated { look: look?, server: row.server, since_ms: row.since_ms }))
            .collect();
        // A stable sort: the rows came in the order of their last steps.
        seated.sort_by_key(|seated| !seated.look.my_turn());
        Ok(seated)
    }

    /// Whether a table could be opened as asked, as far as its game says.
    ///
    /// # Errors
    /// Why not.
    pub fn can_open(&self, wish: &OpenTable) -> Result<(), Refused> {
        let game = games::find(&wish.game)?;
        game.meta().complete(wish.seats.unwrap_or(game.meta().seats.1), &wish.options)?;
        Ok(())
    }

    /// A page of a server's open tables as `user` may see them: lobbies, then running ones, the newest first. Pages
    /// count from 0.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_tables(
        &self,
        guild: GuildId,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<Look>, Refused> {
        let Page { items, page, per_page, total } = self.store().open_page(guild, page, per_page).await?;
        let looks = self.looks(items.into_iter().map(|row| row.table), user).await;
        Ok(Page { items: looks.into_iter().flatten().collect(), page, per_page, total })
    }

    /// Looks at several tables side by side, in their order. One that cannot be loaded must not hide the others; it is
    /// reported here.
    async fn looks(&self, tables: impl Iterator<Item = TableId>, user: UserId) -> Vec<Option<Look>> {
        let mut looking = JoinSet::new();
        let mut looks = Vec::new();
        for (at, table) in tables.enumerate() {
            let master = self.clone();
            looks.push(None);
            looking.spawn(async move { (at, table, master.look(table, Some(user)).await) });
        }
        while let Some(looked) = looking.join_next().await {
            match looked {
                Ok((at, _, Ok(look))) => looks[at] = Some(look),
                Ok((_, table, Err(error))) => {
                    tracing::error!(table = table.0, error = %error.report(), "a table cannot be listed");
                }
                Err(error) => tracing::error!(%error, "a look broke"),
            }
        }
        looks
    }
}
