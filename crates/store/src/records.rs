//! What was played, and who leads.

use crate::{
    Filter, FinishedRow, GuildId, LeaderRow, Page, ResultRow, Store, StoreError, TableId, TableRow, UserId, sql,
};

/// The longest page anybody gets.
const LONGEST_PAGE: u32 = 100;

impl Store {
    /// Finished tables with their results, newest first. Pages count from 0; `per_page` is limited to 1..=100.
    pub async fn finished(&self, filter: &Filter, page: u32, per_page: u32) -> Result<Page<FinishedRow>, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let guild = filter.guild.to_column();
        let user = filter.user.map(UserId::to_column);
        // One transaction, so that count, page and results are of one moment.
        let mut tx = self.reader().begin().await?;
        let total: i64 = sqlx::query_scalar(sql::COUNT_FINISHED)
            .bind(guild)
            .bind(&filter.game)
            .bind(user)
            .fetch_one(&mut *tx)
            .await?;
        let tables: Vec<TableRow> = sqlx::query_as(sql::FINISHED)
            .bind(guild)
            .bind(&filter.game)
            .bind(user)
            .bind(per_page)
            .bind(i64::from(page) * i64::from(per_page))
            .fetch_all(&mut *tx)
            .await?;
        let mut items = Vec::with_capacity(tables.len());
        for table in tables {
            let results = sqlx::query_as(sql::RESULTS).bind(table.table.0).fetch_all(&mut *tx).await?;
            items.push(FinishedRow { table, results });
        }
        tx.rollback().await?;
        Ok(Page { items, page, per_page, total: total.cast_unsigned() })
    }

    /// How everybody at a table came out, by place, then seat; empty while it is open.
    pub async fn results(&self, table: TableId) -> Result<Vec<ResultRow>, StoreError> {
        Ok(sqlx::query_as(sql::RESULTS).bind(table.0).fetch_all(self.reader()).await?)
    }

    /// Who leads in a server: people (never AIs) by wins, then mean place, then tables played, over finished tables only.
    /// `game`: only that one; `None`: all together. Pages count from 0; `per_page` is limited to 1..=100.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        game: Option<&str>,
        page: u32,
        per_page: u32,
    ) -> Result<Page<LeaderRow>, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let mut tx = self.reader().begin().await?;
        let total: i64 =
            sqlx::query_scalar(sql::COUNT_LEADERS).bind(guild.to_column()).bind(game).fetch_one(&mut *tx).await?;
        let items = sqlx::query_as(sql::LEADERBOARD)
            .bind(guild.to_column())
            .bind(game)
            .bind(per_page)
            .bind(i64::from(page) * i64::from(per_page))
            .fetch_all(&mut *tx)
            .await?;
        tx.rollback().await?;
        Ok(Page { items, page, per_page, total: total.cast_unsigned() })
    }
}
