//! One player's record, and a server's statistics.

use crate::leaderboards::{guild_column, list_records};
use crate::records::read_finished;
use crate::{
    GuildId, LeaderRow, Margin, OpponentRow, PlayedRow, Profile, RatingPoint, SeatTallyRow, Statistics, Store,
    StoreError, TableId, TallyRow, UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

/// The number of newest tables that give streaks and opponents.
const NEWEST: u32 = 500;
/// The number of opponents in a profile.
const OPPONENTS: u32 = 5;
/// The number of tables in a chart.
const CHART: u32 = 200;
/// The number of closest and of highest tables in statistics.
const BEST: u32 = 3;

impl Store {
    /// Returns a player's record in a server, or in all. Streaks and opponents come from the newest 500 tables, the
    /// chart from the newest 200.
    ///
    /// # Errors
    /// The database failed.
    pub async fn profile(&self, user: UserId, guild: Option<GuildId>) -> Result<Profile, StoreError> {
        let mut tx = self.reader().begin().await?;
        let people = ratings(&mut tx, user, guild, false).await?;
        let mut ratings = ratings(&mut tx, user, guild, true).await?;
        // Every table counts. The rating is the one among people, if there is one.
        for row in &mut ratings {
            if let Some(among) = people.iter().find(|people| people.game == row.game) {
                (row.rating, row.machines) = (among.rating, false);
            }
        }
        let (by_seats, streak, opponents, chart): (Vec<PlayedRow>, Vec<bool>, Vec<OpponentRow>, Vec<RatingPoint>);
        match guild {
            Some(guild) => {
                by_seats = sqlx::query_as(sql::BY_SEATS_IN_GUILD).bind(user).bind(guild).fetch_all(&mut *tx).await?;
                streak = sqlx::query_scalar(sql::STREAK_IN_GUILD)
                    .bind(user)
                    .bind(guild)
                    .bind(NEWEST)
                    .fetch_all(&mut *tx)
                    .await?;
                opponents = sqlx::query_as(sql::OPPONENTS_IN_GUILD)
                    .bind(user)
                    .bind(guild)
                    .bind(NEWEST)
                    .bind(OPPONENTS)
                    .fetch_all(&mut *tx)
                    .await?;
                chart =
                    sqlx::query_as(sql::CHART_IN_GUILD).bind(user).bind(guild).bind(CHART).fetch_all(&mut *tx).await?;
            }
            None => {
                by_seats = sqlx::query_as(sql::BY_SEATS).bind(user).fetch_all(&mut *tx).await?;
                streak = sqlx::query_scalar(sql::STREAK).bind(user).bind(NEWEST).fetch_all(&mut *tx).await?;
                opponents =
                    sqlx::query_as(sql::OPPONENTS).bind(user).bind(NEWEST).bind(OPPONENTS).fetch_all(&mut *tx).await?;
                chart = sqlx::query_as(sql::CHART).bind(user).bind(CHART).fetch_all(&mut *tx).await?;
            }
        }
        tx.rollback().await?;
        let run = streak.iter().take_while(|won| **won).count() as u32;
        let best = streak.split(|won| !won).map(<[bool]>::len).max().unwrap_or_default() as u32;
        Ok(Profile {
            ratings,
            by_seats,
            streak: run,
            best_streak: best,
            opponents,
            chart: chart.into_iter().rev().collect(),
        })
    }

    /// Returns the statistics of a server's finished tables of a game: of those where a person sat, or (`machines`) of
    /// all.
    ///
    /// # Errors
    /// The database failed.
    pub async fn statistics(&self, guild: GuildId, game: &str, machines: bool) -> Result<Statistics, StoreError> {
        let mut tx = self.reader().begin().await?;
        let lengths: Vec<TallyRow> =
            sqlx::query_as(sql::TALLIES).bind(guild).bind(game).bind(machines).fetch_all(&mut *tx).await?;
        let seats: Vec<SeatTallyRow> =
            sqlx::query_as(sql::SEAT_TALLIES).bind(guild).bind(game).bind(machines).fetch_all(&mut *tx).await?;
        let machines_only: u32 =
            sqlx::query_scalar(sql::MACHINES_ONLY).bind(guild).bind(game).fetch_one(&mut *tx).await?;
        let closest: Vec<(TableId, u8, Option<String>, i64)> =
            sqlx::query_as(sql::CLOSEST).bind(guild).bind(game).bind(BEST).bind(machines).fetch_all(&mut *tx).await?;
        let highest: Vec<(TableId, u8)> =
            sqlx::query_as(sql::HIGHEST).bind(guild).bind(game).bind(BEST).bind(machines).fetch_all(&mut *tx).await?;
        let mut found = Statistics { lengths, seats, closest: Vec::new(), highest: Vec::new(), machines_only };
        for (table, level, word, by) in closest {
            let margin = Margin { level, by: word.map(|word| (word, by)) };
            found.closest.extend(read_finished(&mut tx, table).await?.map(|row| (row, margin)));
        }
        for (table, seat) in highest {
            found.highest.extend(read_finished(&mut tx, table).await?.map(|row| (row, seat)));
        }
        tx.rollback().await?;
        Ok(found)
    }

    /// Sets whether new tables of a server are rated by default. The host of a table may choose otherwise.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_rated(&self, guild: GuildId, rated: bool) -> Result<(), StoreError> {
        sqlx::query(sql::SET_GUILD_RATED).bind(guild).bind(rated).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets whether tables with AIs count among the people of a server, from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_machines_count(&self, guild: GuildId, count: bool) -> Result<(), StoreError> {
        sqlx::query(sql::SET_MACHINES_COUNT).bind(guild).bind(count).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets whether a user stays off leaderboards and keeps the record private.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_hidden(&self, user: UserId, hidden: bool) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(sql::SET_HIDDEN).bind(user).bind(hidden).execute(&mut *tx).await?;
        list_records(&mut tx, user, !hidden).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Sets whether a user's name may be shown in servers they never played in.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_named_everywhere(&self, user: UserId, named: bool) -> Result<(), StoreError> {
        sqlx::query(sql::SET_NAMED_EVERYWHERE).bind(user).bind(named).execute(self.writer()).await?;
        Ok(())
    }
}

/// Returns a person's rows at each game, of all time.
async fn ratings(
    tx: &mut SqliteConnection,
    user: UserId,
    guild: Option<GuildId>,
    machines: bool,
) -> Result<Vec<LeaderRow>, StoreError> {
    let find = sqlx::query_as(sql::RECORDS_OF).bind(user).bind(guild_column(guild)).bind(machines);
    Ok(find.fetch_all(tx).await?)
}
