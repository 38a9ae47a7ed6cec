//! Who leads: leaderboards of a server or of all servers, and seasons.

use crate::column;
use crate::reckon::{ALL_TIME, EVERYWHERE, RECENT};
use crate::records::LONGEST_PAGE;
use crate::stretch::{BoardKey, Stretches, before, bound};
use crate::{Board, BoardFilter, GuildId, LeaderRow, Page, Period, SeasonRow, Sort, Store, StoreError, sql};
use serde_json::json;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{FromRow, Row};

impl Store {
    /// A page of a leaderboard, with the reader's own row and the AIs' rows. Pages count from 0; `per_page` is limited to
    /// 1..=100. Whoever is hidden is in no list. On the board of all servers a name is given only where its owner has
    /// played in the server it is read in, or wants to be named everywhere; the reader reads their own.
    pub async fn leaderboard(&self, wanted: &BoardFilter, page: u32, per_page: u32) -> Result<Board, StoreError> {
        let per_page = per_page.clamp(1, LONGEST_PAGE);
        let mut tx = self.reader().begin().await?;
        let board = BoardKey {
            hall: hall(wanted.hall),
            period: period(wanted.period),
            machines: wanted.machines,
            game: wanted.game.clone(),
        };
        let stretches = Stretches::read(&mut tx, &board, wanted.sort).await?;
        let offset = i64::from(page) * i64::from(per_page);
        let (from, skipped) = stretches.row(offset);
        let mut items: Vec<LeaderRow> = bound!(sqlx::query_as(sql::order(wanted.sort, stretches.short).rows), board)
            .bind(from.0)
            .bind(from.1)
            .bind(per_page)
            .bind(skipped)
            .fetch_all(&mut *tx)
            .await?;
        for (at, row) in items.iter_mut().enumerate() {
            row.rank = offset.unsigned_abs() + at as u64 + 1;
        }
        let mine: Option<SqliteRow> =
            bound!(sqlx::query(sql::RECORD), board).bind(wanted.reader.to_column()).fetch_optional(&mut *tx).await?;
        let mine = match mine {
            Some(row) => Some(LeaderRow {
                rank: rank(&mut tx, &board, &stretches, wanted.sort, &row).await?,
                ..LeaderRow::from_row(&row)?
            }),
            None => None,
        };
        let machines = sqlx::query_as(sql::MACHINES)
            .bind(board.hall)
            .bind(board.period)
            .bind(&board.game)
            .fetch_all(&mut *tx)
            .await?;
        if wanted.hall.is_none() {
            name(&mut tx, wanted, &mut items).await?;
        }
        tx.rollback().await?;
        let total = stretches.people().unsigned_abs();
        Ok(Board { rows: Page { items, page, per_page, total }, mine, machines })
    }

    /// Lets at most `limit` of those whose numbers changed take their places on long boards, and says how many did. Long
    /// boards follow in transactions of their own, so that nobody at a table that ends waits for them.
    pub async fn place_moved(&self, limit: u32) -> Result<u32, StoreError> {
        if !sqlx::query_scalar::<_, bool>(sql::HAS_MOVED).fetch_one(self.reader()).await? {
            return Ok(0);
        }
        let placed = sqlx::query(sql::PLACE_MOVED).bind(limit).execute(self.writer()).await?;
        Ok(placed.rows_affected() as u32)
    }

    /// The game most tables of a server were played at; `None`: none finished yet.
    pub async fn most_played(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(sql::MOST_PLAYED).bind(guild.to_column()).fetch_optional(self.reader()).await?)
    }

    /// The seasons of a server, newest first, at most `most`.
    pub async fn seasons(&self, guild: GuildId, most: u32) -> Result<Vec<SeasonRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEASONS).bind(guild.to_column()).bind(most).fetch_all(self.reader()).await?)
    }

    /// Starts the next season of a server; the one that is on goes on where there is one.
    pub async fn start_season(&self, guild: GuildId, at_ms: i64) -> Result<SeasonRow, StoreError> {
        let mut tx = self.begin().await?;
        let on = sqlx::query_as(sql::SEASON_ON).bind(guild.to_column()).fetch_optional(&mut *tx).await?;
        let season = match on {
            Some(season) => season,
            None => sqlx::query_as(sql::START_SEASON).bind(guild.to_column()).bind(at_ms).fetch_one(&mut *tx).await?,
        };
        tx.commit().await?;
        Ok(season)
    }

    /// Ends the season of a server that is on; its board stays. `None`: none was.
    pub async fn end_season(&self, guild: GuildId, at_ms: i64) -> Result<Option<SeasonRow>, StoreError> {
        Ok(sqlx::query_as(sql::END_SEASON).bind(guild.to_column()).bind(at_ms).fetch_optional(self.writer()).await?)
    }
}

pub(crate) fn hall(guild: Option<GuildId>) -> i64 {
    guild.map_or(EVERYWHERE, GuildId::to_column)
}

fn period(period: Period) -> i64 {
    match period {
        Period::AllTime => ALL_TIME,
        Period::Recent => RECENT,
        Period::Season(season) => season,
    }
}

/// The rank of a row that may stand on another page; for who is not listed, the one they would have.
async fn rank(
    tx: &mut SqliteConnection,
    board: &BoardKey,
    stretches: &Stretches,
    sort: Sort,
    row: &SqliteRow,
) -> Result<u64, StoreError> {
    let (first, second) = match sort {
        Sort::Rating => ("sure", "rating"),
        Sort::Wins => ("wins", "rating"),
        Sort::Share => ("share", "stature"),
        Sort::Played => ("played", "rating"),
    };
    // Who stands on a long board stands where it has them, not where they belong by now.
    let standing = if column::flag(row, "ranked")? { "board_" } else { "" };
    let first: f64 = row.try_get_unchecked(format!("{standing}{first}").as_str())?;
    let place = (first, row.try_get(format!("{standing}{second}").as_str())?);
    let (from, above) = stretches.around(place);
    let user: i64 = row.try_get("user_id")?;
    let nearer = before(tx, board, (sort, stretches.short), from, (place, user)).await?;
    Ok((above + nearer).unsigned_abs() + 1)
}

/// Calls everybody as in the server the board is read in; who never played there has a name there only by their own wish.
async fn name(tx: &mut SqliteConnection, wanted: &BoardFilter, rows: &mut [LeaderRow]) -> Result<(), StoreError> {
    let users: Vec<i64> = rows.iter().map(|row| row.user.to_column()).collect();
    let named: Vec<(i64, Option<String>, bool)> = sqlx::query_as(sql::NAMED)
        .bind(wanted.read_in.map_or(-1, GuildId::to_column))
        .bind(json!(users).to_string())
        .bind(&wanted.game)
        .fetch_all(tx)
        .await?;
    for row in rows {
        let found = named.iter().find(|(user, ..)| *user == row.user.to_column());
        let (here, everywhere) = found.map_or((None, false), |(_, here, everywhere)| (here.clone(), *everywhere));
        let elsewhere = row.name.take().filter(|_| everywhere || row.user == wanted.reader);
        row.name = here.or(elsewhere);
    }
    Ok(())
}
