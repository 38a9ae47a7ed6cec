//! A server's leaderboard of all games together, and the champions of seasons.

use crate::leaderboards::period_column;
use crate::records::LONGEST_PAGE;
use crate::{GuildId, LeaderRow, Leaderboard, Page, Period, Sort, Store, StoreError, TotalFilter, UserId, sql};
use sqlx::sqlite::SqliteConnection;

/// Binds the board: `?1` to `?4` of every statement about it.
macro_rules! bound {
    ($query:expr, $wanted:expr) => {
        $query.bind($wanted.machines).bind($wanted.guild).bind(period_column($wanted.period)).bind($wanted.sort)
    };
}

impl Store {
    /// Returns a page of a server's leaderboard of all games, with the reader's own row and the AIs' rows. It reads the
    /// whole board, which is one of a server and therefore short. Pages count from 0; `per_page` is limited to 1..=100.
    ///
    /// # Errors
    /// The database failed.
    pub async fn total_leaderboard(
        &self,
        wanted: &TotalFilter,
        page: u32,
        per_page: u32,
    ) -> Result<Leaderboard, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let offset = i64::from(page) * i64::from(per_page);
        let mut tx = self.reader().begin().await?;
        let total: i64 = bound!(sqlx::query_scalar(sql::TOTAL_PEOPLE), wanted).fetch_one(&mut *tx).await?;
        let find = bound!(sqlx::query_as(sql::TOTAL_PAGE), wanted);
        let mut items: Vec<LeaderRow> = find.bind(per_page).bind(offset).fetch_all(&mut *tx).await?;
        for (row, rank) in items.iter_mut().zip(offset.unsigned_abs() + 1..) {
            row.rank = rank;
        }
        let mine = read_own(&mut tx, wanted).await?;
        let machines = bound!(sqlx::query_as(sql::TOTAL_MACHINES), wanted).fetch_all(&mut *tx).await?;
        tx.rollback().await?;
        Ok(Leaderboard { rows: Page { items, page, per_page, total: total.unsigned_abs() }, mine, machines })
    }

    /// Returns the champions of those of these seasons that have one: season, user and name. A champion has won at least
    /// once and is the first of a season's board of a game by rating, or, without a game, of its board of all games by
    /// wins. Of a game, one statement finds them all. Each board of all games costs a read of its own.
    ///
    /// # Errors
    /// The database failed.
    pub async fn champions(
        &self,
        guild: GuildId,
        seasons: &[i64],
        machines: bool,
        game: Option<&str>,
    ) -> Result<Vec<(i64, UserId, Option<String>)>, StoreError> {
        if let Some(game) = game {
            let seasons = serde_json::json!(seasons).to_string();
            let find = sqlx::query_as(sql::CHAMPIONS).bind(machines).bind(guild).bind(seasons).bind(game);
            return Ok(find.fetch_all(self.reader()).await?);
        }
        let mut found = Vec::new();
        for &season in seasons {
            let (period, sort) = (Period::Season(season), Sort::Wins);
            let wanted = TotalFilter { guild, period, machines, sort, reader: UserId(0) };
            let find = bound!(sqlx::query_as(sql::TOTAL_PAGE), wanted);
            let first: Option<LeaderRow> = find.bind(1).bind(0).fetch_optional(self.reader()).await?;
            found.extend(first.filter(|row| row.wins > 0).map(|row| (season, row.user, row.name)));
        }
        Ok(found)
    }
}

/// Reads the reader's row; `None`: they have no record. A user who is not listed gets the rank that they would have.
async fn read_own(tx: &mut SqliteConnection, wanted: &TotalFilter) -> Result<Option<LeaderRow>, StoreError> {
    let find = bound!(sqlx::query_as(sql::TOTAL_OF), wanted).bind(wanted.reader);
    let row: Option<LeaderRow> = find.fetch_optional(&mut *tx).await?;
    let Some(row) = row else { return Ok(None) };
    let count = bound!(sqlx::query_scalar(sql::TOTAL_BEFORE), wanted);
    let before: i64 = count.bind(wanted.reader).bind(row.played).bind(row.wins).fetch_one(tx).await?;
    Ok(Some(LeaderRow { rank: before.unsigned_abs() + 1, ..row }))
}
