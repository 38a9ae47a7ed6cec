//! The extras of a lobby: held seats for people who have not joined yet, the table of which it is a rematch,
//! invitations, and its closing time.

use crate::deadlines::put_deadline;
use crate::outbox::insert_outbox;
use crate::times::stop_asking;
use crate::{
    AbsencePolicy, AiLevel, AwayPolicy, ChosenTimes, GuildId, GuildRow, HeldRow, HintPolicy, LobbyPlan, NewOutbox,
    Pace, SeatOrder, Store, StoreError, TableId, TableRow, UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

/// The kind of the deadline that closes a lobby.
const LOBBY: &str = "lobby";

impl Store {
    /// Returns the rematch of this table: in its lobby, running or over. `None`: there is none, or it was closed in its
    /// lobby.
    ///
    /// # Errors
    /// The database failed.
    pub async fn rematch_of(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::REMATCH_OF).bind(table).fetch_optional(self.reader()).await?)
    }

    /// Returns the people for whom a lobby holds seats, in the order shown.
    ///
    /// # Errors
    /// The database failed.
    pub async fn held_seats(&self, table: TableId) -> Result<Vec<HeldRow>, StoreError> {
        Ok(sqlx::query_as(sql::HELD_SEATS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Notes that people are invited to a table, and returns those who were not invited before. Makes the outbox rows
    /// from them and writes both together.
    ///
    /// # Errors
    /// The database failed, or there is no such table.
    pub async fn invite(
        &self,
        table: TableId,
        by: UserId,
        users: &[UserId],
        at_ms: i64,
        tell: impl FnOnce(&[UserId]) -> Vec<NewOutbox>,
    ) -> Result<Vec<UserId>, StoreError> {
        let mut tx = self.begin().await?;
        let mut fresh = Vec::new();
        for &user in users {
            let invite = sqlx::query(sql::INVITE).bind(table).bind(user).bind(by).bind(at_ms);
            if invite.execute(&mut *tx).await?.rows_affected() > 0 {
                fresh.push(user);
            }
        }
        insert_outbox(&mut tx, Some(table), &tell(&fresh)).await?;
        tx.commit().await?;
        Ok(fresh)
    }
}

/// Writes numbers as a JSON list.
pub(crate) fn list(numbers: &[u8]) -> String {
    serde_json::Value::from(numbers).to_string()
}

/// Refuses a second rematch. The schema's index forbids it too; asking first tells which table is the first.
pub(crate) async fn require_no_rematch(tx: &mut SqliteConnection, of: Option<TableId>) -> Result<(), StoreError> {
    let Some(of) = of else { return Ok(()) };
    let there: Option<TableRow> = sqlx::query_as(sql::REMATCH_OF).bind(of).fetch_optional(tx).await?;
    match there {
        Some(row) => Err(StoreError::HasRematch(row.table)),
        None => Ok(()),
    }
}

/// Writes the extras of a new lobby, and reads its row again.
pub(crate) async fn plan_lobby(
    tx: &mut SqliteConnection,
    row: TableRow,
    plan: &LobbyPlan,
) -> Result<TableRow, StoreError> {
    let times = plan.times.or(guild_times(tx, row.guild).await?);
    sqlx::query(sql::PLAN_LOBBY)
        .bind(row.table)
        .bind(plan.seat_order.unwrap_or(SeatOrder::Joined))
        .bind(plan.rematch_of)
        .bind(&plan.palette)
        .bind(plan.rated)
        .bind(plan.people_only)
        .bind(times.pace.unwrap_or(Pace::None))
        .bind(times.absence.unwrap_or(AbsencePolicy::Gentle))
        .bind(times.away.unwrap_or(AwayPolicy::Wait))
        .bind(times.undo)
        .bind(times.stand_in.unwrap_or(AiLevel::Normal))
        .bind(times.hints.unwrap_or(HintPolicy::Alone))
        .execute(&mut *tx)
        .await?;
    hold_seats(tx, row.table, &plan.held).await?;
    put_deadline(tx, row.table, LOBBY, plan.closes_at_ms).await?;
    crate::lobby::require_table(tx, row.table).await
}

/// Returns a server's defaults for the times of new tables.
async fn guild_times(tx: &mut SqliteConnection, guild: GuildId) -> Result<ChosenTimes, StoreError> {
    let row: Option<GuildRow> = sqlx::query_as(sql::GUILD).bind(guild).fetch_optional(tx).await?;
    Ok(row.map(|row| row.times).unwrap_or_default())
}

/// Holds seats for exactly these people.
pub(crate) async fn hold_seats(tx: &mut SqliteConnection, table: TableId, held: &[HeldRow]) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_HELD).bind(table).execute(&mut *tx).await?;
    for (place, row) in (0_i64..).zip(held) {
        let hold = sqlx::query(sql::HOLD_SEAT).bind(table).bind(row.user).bind(place).bind(&row.name);
        hold.execute(&mut *tx).await?;
    }
    Ok(())
}

/// Removes the held seats, the ready check and the closing deadline of a table that leaves its lobby.
pub(crate) async fn leave_lobby(tx: &mut SqliteConnection, table: TableId) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_HELD).bind(table).execute(&mut *tx).await?;
    stop_asking(tx, table).await?;
    put_deadline(tx, table, LOBBY, None).await
}
