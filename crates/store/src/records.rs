//! The history: tables that are over, found by server, game, player, opponent, result and time.

use crate::{
    ChannelId, FinishedRow, GuildId, HeadToHead, History, Outcome, Page, PastRow, ResultRow, SeatRow, Store,
    StoreError, TableId, TableRow, UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

/// The largest page.
pub(crate) const LONGEST_PAGE: u32 = 100;
/// The number of tables that are counted after a page of the history. A longer list has "more than that".
pub const COUNTED_AHEAD: u32 = 1_000;

impl Store {
    /// Returns tables that are over, finished or stopped, with their results, newest first. A stopped table has no
    /// outcome, so no list with an outcome filter holds it. Pages count from 0; `per_page` is limited to 1..=100. If
    /// [`COUNTED_AHEAD`] tables follow this page, the total is a lower bound.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finished(&self, wanted: &History, page: u32, per_page: u32) -> Result<Page<PastRow>, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let offset = i64::from(page) * i64::from(per_page);
        // One transaction gives count, page and results of the same moment.
        let mut tx = self.reader().begin().await?;
        let ids = ids(&mut tx, wanted, per_page + COUNTED_AHEAD, offset).await?;
        let mut items = Vec::new();
        for &table in ids.iter().take(per_page as usize) {
            items.extend(read_past(&mut tx, table).await?);
        }
        let total = match ids.len() as u64 {
            // This page is past the end, so the count starts at the beginning of the list.
            0 if offset > 0 => self::ids(&mut tx, wanted, per_page + COUNTED_AHEAD, 0).await?.len() as u64,
            here => offset.unsigned_abs() + here,
        };
        tx.rollback().await?;
        Ok(Page { items, page, per_page, total })
    }

    /// Counts who placed ahead of whom at the finished tables of a list's user and opponent; `None`: they never met, or
    /// the filter names only one of them. Its outcome does not matter.
    ///
    /// # Errors
    /// The database failed.
    pub async fn head_to_head(&self, wanted: &History) -> Result<Option<HeadToHead>, StoreError> {
        if wanted.user.is_none() || wanted.opponent.is_none() {
            return Ok(None);
        }
        let count = match wanted.guild {
            Some(_) => sqlx::query_as(sql::HEAD_TO_HEAD_IN_GUILD),
            None => sqlx::query_as(sql::HEAD_TO_HEAD),
        };
        let score: HeadToHead = count
            .bind(wanted.guild)
            .bind(&wanted.game)
            .bind(wanted.from_ms.unwrap_or(i64::MIN))
            .bind(wanted.before_ms.unwrap_or(i64::MAX))
            .bind(wanted.user)
            .bind(wanted.opponent)
            .fetch_one(self.reader())
            .await?;
        Ok(Some(score).filter(|score| score.ahead + score.behind + score.level > 0))
    }

    /// Returns the newest finished table of a channel; `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finished_in(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        let find = sqlx::query_as(sql::FINISHED_IN_CHANNEL).bind(channel);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Returns the newest finished table at which a user sat to the end, in any server. With a number, returns the
    /// newest one with that number. `None`: there is none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn last_finished_of(&self, user: UserId, number: Option<u32>) -> Result<Option<TableRow>, StoreError> {
        let find = sqlx::query_as(sql::LAST_FINISHED_OF).bind(user).bind(number);
        Ok(find.fetch_optional(self.reader()).await?)
    }

    /// Returns all tables of a server that have begun, open or over, by number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn begun_tables(&self, guild: GuildId) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::BEGUN_TABLES).bind(guild).fetch_all(self.reader()).await?)
    }

    /// Returns at most `limit` begun tables of a server with numbers above `after`, by number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn begun_after(&self, guild: GuildId, after: u32, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let find = sqlx::query_as(sql::BEGUN_AFTER).bind(guild).bind(after).bind(limit);
        Ok(find.fetch_all(self.reader()).await?)
    }

    /// Counts the rated tables of a game behind a board, up to `most`: of a server or (`None`) of all, among people or
    /// (`machines`) with AIs too.
    ///
    /// # Errors
    /// The database failed.
    pub async fn rated_tables(
        &self,
        guild: Option<GuildId>,
        game: &str,
        machines: bool,
        most: u32,
    ) -> Result<u32, StoreError> {
        let count = match guild {
            Some(_) => sqlx::query_scalar(sql::RATED_IN_GUILD),
            None => sqlx::query_scalar(sql::RATED),
        };
        let count = count.bind(game).bind(i64::from(!machines)).bind(most);
        let count = match guild {
            Some(guild) => count.bind(guild),
            None => count,
        };
        Ok(count.fetch_one(self.reader()).await?)
    }

    /// Returns the number of tables of a game that a user has finished, in all servers.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_played(&self, user: UserId, game: &str) -> Result<u32, StoreError> {
        Ok(sqlx::query_scalar(sql::TABLES_PLAYED).bind(user).bind(game).fetch_one(self.reader()).await?)
    }

    /// Returns the results of a table, by place, then seat. Empty while the table is open.
    ///
    /// # Errors
    /// The database failed.
    pub async fn results(&self, table: TableId) -> Result<Vec<ResultRow>, StoreError> {
        Ok(sqlx::query_as(sql::RESULTS).bind(table).fetch_all(self.reader()).await?)
    }
}

/// Returns the ids of a list, with the statement that fits the filter.
async fn ids(tx: &mut SqliteConnection, wanted: &History, limit: u32, offset: i64) -> Result<Vec<TableId>, StoreError> {
    let query = match (wanted.guild, wanted.user, &wanted.game) {
        (Some(_), Some(_), _) => sqlx::query_scalar(sql::HISTORY_OF_USER_IN_GUILD),
        (None, Some(_), _) => sqlx::query_scalar(sql::HISTORY_OF_USER),
        (Some(_), None, Some(_)) => sqlx::query_scalar(sql::HISTORY_OF_GAME),
        (Some(_), None, None) => sqlx::query_scalar(sql::HISTORY_OF_GUILD),
        // Reading the history of all people and all servers is not allowed.
        (None, None, _) => return Ok(Vec::new()),
    };
    let outcome = wanted.outcome.map(|outcome| match outcome {
        Outcome::Lost => 0_i64,
        Outcome::Won => 1,
        Outcome::Resigned => 2,
    });
    let ids = query
        .bind(wanted.guild)
        .bind(&wanted.game)
        .bind(wanted.from_ms.unwrap_or(i64::MIN))
        .bind(wanted.before_ms.unwrap_or(i64::MAX))
        .bind(limit)
        .bind(offset)
        .bind(wanted.user)
        .bind(wanted.opponent)
        .bind(outcome);
    Ok(ids.fetch_all(tx).await?)
}

/// Reads a table that is over, as the history lists it. `None`: no such id.
async fn read_past(tx: &mut SqliteConnection, table: TableId) -> Result<Option<PastRow>, StoreError> {
    let row: Option<TableRow> = sqlx::query_as(sql::TABLE).bind(table).fetch_optional(&mut *tx).await?;
    let Some(row) = row else { return Ok(None) };
    let seats: Vec<SeatRow> = sqlx::query_as(sql::SEATS).bind(table).fetch_all(&mut *tx).await?;
    let results = sqlx::query_as(sql::RESULTS).bind(table).fetch_all(tx).await?;
    let people = seats.iter().filter(|seat| seat.user.is_some()).count() as u8;
    Ok(Some(PastRow { table: row, people, machines: seats.len() as u8 - people, results }))
}

pub(crate) async fn read_finished(
    tx: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<FinishedRow>, StoreError> {
    let row: Option<TableRow> = sqlx::query_as(sql::TABLE).bind(table).fetch_optional(&mut *tx).await?;
    let Some(table) = row.filter(|row| row.status == crate::Status::Finished) else { return Ok(None) };
    let results = sqlx::query_as(sql::RESULTS).bind(table.table).fetch_all(tx).await?;
    Ok(Some(FinishedRow { table, results }))
}
