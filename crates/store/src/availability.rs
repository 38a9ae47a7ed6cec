//! Availability of people: reminders, quiet hours, announced absences; and followers of tables.

use crate::{GuildId, Reminders, Store, StoreError, TableId, UserId, sql};
use sqlx::FromRow;

/// The number of open tables that a user may follow.
pub const FOLLOWED: u32 = 20;

/// The absence that the person of a seat announced. Times are UTC milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct AwayRow {
    /// The seat.
    pub seat: u8,
    /// The beginning.
    #[sqlx(rename = "away_from_ms")]
    pub from_ms: i64,
    /// The end, at which the person is back.
    #[sqlx(rename = "away_until_ms")]
    pub until_ms: i64,
}

/// The number of newest results that tell how reliable a person is.
const NEWEST: u32 = 500;
/// The number of turns from which on a record tells how reliable its person is.
const TURNS: u32 = 30;
/// The share of turns in time, in percent, below which a person is often late.
const OFTEN_LATE: u32 = 80;

/// The reliability of a person, from the tables whose turns were counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, FromRow)]
pub struct Reliability {
    /// The turns of their seats.
    pub turns: u32,
    /// Those of them that an AI or an order for zero made.
    pub stood_in: u32,
    /// The tables.
    pub games: u32,
    /// Those of them that they gave up, or from which they were absent at the end.
    pub gone: u32,
}

impl Reliability {
    /// Returns the share of turns that the person made in time, in whole percent; `None` after too few turns.
    pub fn percent(&self) -> Option<u32> {
        let own = u64::from(self.turns.saturating_sub(self.stood_in));
        let share = (own * 100).checked_div(u64::from(self.turns))?;
        u32::try_from(share).ok().filter(|_| self.turns >= TURNS)
    }
}

/// The outcome of following a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed {
    /// The user hears of its end.
    Yes,
    /// The table is over.
    Over,
    /// The user follows [`FOLLOWED`] tables already.
    TooMany,
}

impl Store {
    /// Sets how often a user is reminded of a turn.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_reminders(&self, user: UserId, reminders: Reminders) -> Result<(), StoreError> {
        sqlx::query(sql::SET_REMINDERS).bind(user).bind(reminders).execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the quiet hours of a user, in minutes of their day from 0 to 1439; `None`: they have none. A `zone` of `None`
    /// keeps the one that is stored.
    ///
    /// # Errors
    /// The database failed, a minute is out of range, or both are equal.
    pub async fn set_quiet_hours(
        &self,
        user: UserId,
        hours: Option<(u16, u16)>,
        zone: Option<&str>,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_QUIET_HOURS).bind(user);
        let set = set.bind(hours.map(|(from, _)| from)).bind(hours.map(|(_, to)| to)).bind(zone);
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Sets the span in which a user is away, in UTC milliseconds; `None`: they are not.
    ///
    /// # Errors
    /// The database failed, or the span does not end after it begins.
    pub async fn set_away(&self, user: UserId, span_ms: Option<(i64, i64)>) -> Result<(), StoreError> {
        let set = sqlx::query(sql::SET_AWAY).bind(user);
        let set = set.bind(span_ms.map(|(from_ms, _)| from_ms)).bind(span_ms.map(|(_, until_ms)| until_ms));
        set.execute(self.writer()).await?;
        Ok(())
    }

    /// Returns the announced absences of a table's people, by seat. They may be over, or lie ahead.
    ///
    /// # Errors
    /// The database failed.
    pub async fn away(&self, table: TableId) -> Result<Vec<AwayRow>, StoreError> {
        Ok(sqlx::query_as(sql::AWAY).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the running tables at which a user holds a seat that they have not given up, oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn played_by(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        Ok(sqlx::query_scalar(sql::PLAYED_BY).bind(user).fetch_all(self.reader()).await?)
    }

    /// Lets a user hear of the end of an open table. The second time changes nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn follow(&self, table: TableId, user: UserId) -> Result<Followed, StoreError> {
        let mut tx = self.begin().await?;
        let follows: bool = sqlx::query_scalar(sql::FOLLOWS).bind(table).bind(user).fetch_one(&mut *tx).await?;
        let count: u32 = sqlx::query_scalar(sql::COUNT_FOLLOWED).bind(user).fetch_one(&mut *tx).await?;
        if follows {
            return Ok(Followed::Yes);
        }
        if count >= FOLLOWED {
            return Ok(Followed::TooMany);
        }
        let done = sqlx::query(sql::FOLLOW).bind(table).bind(user).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(if done.rows_affected() > 0 { Followed::Yes } else { Followed::Over })
    }

    /// Stops telling a user of the end of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unfollow(&self, table: TableId, user: UserId) -> Result<(), StoreError> {
        sqlx::query(sql::UNFOLLOW).bind(table).bind(user).execute(self.writer()).await?;
        Ok(())
    }

    /// True if a user hears of the end of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn follows(&self, table: TableId, user: UserId) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(sql::FOLLOWS).bind(table).bind(user).fetch_one(self.reader()).await?)
    }

    /// Returns the users who hear of the end of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn followers(&self, table: TableId) -> Result<Vec<UserId>, StoreError> {
        Ok(sqlx::query_scalar(sql::FOLLOWERS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns how reliable a user is in a server, or in all.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reliability(&self, user: UserId, guild: Option<GuildId>) -> Result<Reliability, StoreError> {
        let read = match guild {
            Some(guild) => sqlx::query_as(sql::KEEPS_TIME_IN_GUILD).bind(user).bind(guild).bind(NEWEST),
            None => sqlx::query_as(sql::KEEPS_TIME).bind(user).bind(NEWEST),
        };
        Ok(read.fetch_one(self.reader()).await?)
    }

    /// Returns the people at a table who are often late in its server, and not hidden.
    ///
    /// # Errors
    /// The database failed.
    pub async fn often_late(&self, table: TableId, guild: GuildId) -> Result<Vec<UserId>, StoreError> {
        let read = sqlx::query_scalar(sql::OFTEN_LATE).bind(table).bind(guild).bind(NEWEST).bind(TURNS);
        Ok(read.bind(OFTEN_LATE).fetch_all(self.reader()).await?)
    }
}
