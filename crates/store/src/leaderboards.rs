//! Leaderboards of a server or of all servers.

use crate::rating_rules::{ALL_TIME, EVERYWHERE, RECENT};
use crate::records::LONGEST_PAGE;
use crate::{GuildId, LeaderRow, Leaderboard, LeaderboardFilter, Page, Period, Store, StoreError, UserId, sql};
use serde_json::Value;
use sqlx::sqlite::SqliteConnection;

/// Binds the board: `?1` to `?5` of every statement about one.
macro_rules! bound {
    ($query:expr, $wanted:expr) => {
        $query
            .bind($wanted.machines)
            .bind(&$wanted.game)
            .bind(guild_column($wanted.guild))
            .bind(period_column($wanted.period))
            .bind($wanted.sort)
    };
}

impl Store {
    /// Returns a page of a leaderboard with the reader's own row and the AIs' rows. Pages count from 0; `per_page` is
    /// limited to 1..=100. No list holds hidden users. The board of all servers shows a name only if its owner played
    /// in the server where the board is read, or allowed it everywhere. Readers always see their own name.
    ///
    /// # Errors
    /// The database failed.
    pub async fn leaderboard(
        &self,
        wanted: &LeaderboardFilter,
        page: u32,
        per_page: u32,
    ) -> Result<Leaderboard, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let offset = i64::from(page) * i64::from(per_page);
        let (sort, long) = (wanted.sort, is_long(wanted));
        let mut tx = self.reader().begin().await?;
        let count = sqlx::query_scalar(sql::leaderboard(sort, long).people);
        let total: i64 = bound!(count, wanted).fetch_one(&mut *tx).await?;
        let find = sqlx::query_scalar(sql::leaderboard(sort, long).page);
        let users: Vec<UserId> = bound!(find, wanted).bind(per_page).bind(offset).fetch_all(&mut *tx).await?;
        let mut items = read_rows(&mut tx, wanted, &users).await?;
        for (row, rank) in items.iter_mut().zip(offset.unsigned_abs() + 1..) {
            row.rank = rank;
        }
        let mine = match items.iter().find(|row| row.user == wanted.reader) {
            Some(row) => Some(row.clone()),
            None => read_own(&mut tx, wanted).await?,
        };
        let machines = bound!(sqlx::query_as(sql::MACHINES), wanted).fetch_all(&mut *tx).await?;
        if wanted.guild.is_none() {
            name(&mut tx, wanted, &mut items).await?;
        }
        tx.rollback().await?;
        Ok(Leaderboard { rows: Page { items, page, per_page, total: total.unsigned_abs() }, mine, machines })
    }

    /// Returns the game of most tables of a server; `None`: no table finished yet.
    ///
    /// # Errors
    /// The database failed.
    pub async fn most_played(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(sql::MOST_PLAYED).bind(guild).fetch_optional(self.reader()).await?)
    }
}

pub(crate) fn guild_column(guild: Option<GuildId>) -> i64 {
    guild.map_or(EVERYWHERE, GuildId::to_column)
}

pub(crate) fn period_column(period: Period) -> i64 {
    match period {
        Period::AllTime => ALL_TIME,
        Period::Recent => RECENT,
        Period::Season(season) => season,
    }
}

/// True if an index has the board's orders. Only the boards of all servers and all time hold so many people.
fn is_long(wanted: &LeaderboardFilter) -> bool {
    wanted.guild.is_none() && wanted.period == Period::AllTime
}

/// Reads the rows of people on a board, in the order of the list, without ranks.
async fn read_rows(
    tx: &mut SqliteConnection,
    wanted: &LeaderboardFilter,
    users: &[UserId],
) -> Result<Vec<LeaderRow>, StoreError> {
    let rows = bound!(sqlx::query_as(sql::BOARD_RECORDS), wanted).bind(list(users));
    Ok(rows.fetch_all(tx).await?)
}

/// Writes users as a JSON list of their column values.
fn list(users: &[UserId]) -> String {
    users.iter().map(|user| user.to_column()).collect::<Value>().to_string()
}

/// Reads the reader's row, which may be on another page; `None`: they have no record. A user who is not listed gets the
/// rank that they would have.
async fn read_own(tx: &mut SqliteConnection, wanted: &LeaderboardFilter) -> Result<Option<LeaderRow>, StoreError> {
    let Some(row) = read_rows(tx, wanted, &[wanted.reader]).await?.pop() else { return Ok(None) };
    let count = sqlx::query_scalar(sql::leaderboard(wanted.sort, is_long(wanted)).before);
    let before: i64 = bound!(count, wanted).bind(wanted.reader).fetch_one(tx).await?;
    Ok(Some(LeaderRow { rank: before.unsigned_abs() + 1, ..row }))
}

/// Lists a user's records on leaderboards, or removes them from the lists.
pub(crate) async fn list_records(tx: &mut SqliteConnection, user: UserId, listed: bool) -> Result<(), StoreError> {
    sqlx::query(sql::LIST_PEOPLE).bind(user).bind(listed).execute(&mut *tx).await?;
    sqlx::query(sql::LIST_RECORDS).bind(user).bind(listed).execute(tx).await?;
    Ok(())
}

/// Names everyone as in the server where the board is read. A person who never played there has a name only if they
/// allow it.
async fn name(tx: &mut SqliteConnection, wanted: &LeaderboardFilter, rows: &mut [LeaderRow]) -> Result<(), StoreError> {
    let users: Vec<UserId> = rows.iter().map(|row| row.user).collect();
    let named: Vec<(UserId, Option<String>, bool)> = sqlx::query_as(sql::NAMED)
        .bind(wanted.read_in.map_or(-1, GuildId::to_column))
        .bind(list(&users))
        .bind(&wanted.game)
        .fetch_all(tx)
        .await?;
    for row in rows {
        let found = named.iter().find(|(user, ..)| *user == row.user);
        let (here, everywhere) = found.map_or((None, false), |(_, here, everywhere)| (here.clone(), *everywhere));
        let elsewhere = row.name.take().filter(|_| everywhere || row.user == wanted.reader);
        row.name = here.or(elsewhere);
    }
    Ok(())
}
