//! Playing: everything one input changes, in one transaction.

use crate::deadlines::{clear_deadlines, put_deadline};
use crate::lobby::{put_seats, require_table};
use crate::orders::{change_orders, clear_orders};
use crate::outbox::insert_outbox;
use crate::rematch::{leave_lobby, list};
use crate::{
    Commit, End, NewStep, SealedChange, SealedRow, Start, Status, StepRow, Store, StoreError, TableId, TableRow,
    UserId, sql,
};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Writes a commit, whole or not at all, and returns how many steps the table has now.
    ///
    /// # Errors
    /// [`StoreError::NoTable`]; [`StoreError::NotOpen`] when the table has ended; [`StoreError::Stale`] when it has not
    /// `expected_seq` steps; [`StoreError::NotLobby`] when it shall start and is already running;
    /// [`StoreError::Database`] for a row that breaks a constraint, such as a step of a seat nobody holds.
    pub async fn record(&self, commit: Commit) -> Result<u32, StoreError> {
        let mut tx = self.begin().await?;
        let row = require_table(&mut tx, commit.table).await?;
        if !row.status.is_open() {
            return Err(StoreError::NotOpen);
        }
        if row.seq != commit.expected_seq {
            return Err(StoreError::Stale { now: row.seq });
        }
        // Seats first: steps and results refer to them. The end last: nothing may follow it.
        put_seats(&mut tx, row.table, commit.seats.as_deref().unwrap_or_default()).await?;
        if let Some(start) = commit.start {
            start_table(&mut tx, &row, start, commit.arrangement.as_deref()).await?;
        }
        let seq = add_steps(&mut tx, &row, &commit.steps, commit.at_ms).await?;
        change_sealed(&mut tx, row.table, &commit.sealed).await?;
        change_orders(&mut tx, row.table, &commit.orders).await?;
        for deadline in &commit.deadlines {
            put_deadline(&mut tx, row.table, &deadline.kind, deadline.due_at_ms).await?;
        }
        if let Some(end) = &commit.end {
            end_table(&mut tx, row.table, end, commit.at_ms).await?;
        }
        insert_outbox(&mut tx, Some(row.table), &commit.outbox).await?;
        tx.commit().await?;
        Ok(seq)
    }

    /// The log of a table, in order.
    pub async fn steps(&self, table: TableId) -> Result<Vec<StepRow>, StoreError> {
        Ok(sqlx::query_as(sql::STEPS).bind(table.0).fetch_all(self.reader()).await?)
    }

    /// The sealed choices of a table, by seat.
    pub async fn sealed(&self, table: TableId) -> Result<Vec<SealedRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEALED).bind(table.0).fetch_all(self.reader()).await?)
    }
}

async fn start_table(
    tx: &mut SqliteConnection,
    row: &TableRow,
    start: Start,
    arrangement: Option<&[u8]>,
) -> Result<(), StoreError> {
    if row.status != Status::Lobby {
        return Err(StoreError::NotLobby);
    }
    sqlx::query(sql::START_TABLE)
        .bind(row.table.0)
        .bind(start.interaction.to_column())
        .bind(start.at_ms)
        .bind(arrangement.map(list))
        .execute(&mut *tx)
        .await?;
    leave_lobby(tx, row.table).await
}

async fn add_steps(
    tx: &mut SqliteConnection,
    row: &TableRow,
    steps: &[NewStep],
    at_ms: i64,
) -> Result<u32, StoreError> {
    let mut seq = row.seq;
    for step in steps {
        seq += 1;
        sqlx::query(sql::INSERT_STEP)
            .bind(row.table.0)
            .bind(seq)
            .bind(step.seat)
            .bind(&step.text)
            .bind(at_ms)
            .execute(&mut *tx)
            .await?;
    }
    if seq != row.seq {
        sqlx::query(sql::SET_SEQ).bind(row.table.0).bind(seq).execute(tx).await?;
    }
    Ok(seq)
}

async fn change_sealed(tx: &mut SqliteConnection, table: TableId, change: &SealedChange) -> Result<(), StoreError> {
    match change {
        SealedChange::Keep => {}
        SealedChange::Clear => {
            sqlx::query(sql::CLEAR_SEALED).bind(table.0).execute(tx).await?;
        }
        SealedChange::Put { seat, seq, words, locked } => {
            sqlx::query(sql::PUT_SEALED)
                .bind(table.0)
                .bind(*seat)
                .bind(*seq)
                .bind(&words.0)
                .bind(*locked)
                .execute(tx)
                .await?;
        }
    }
    Ok(())
}

async fn end_table(tx: &mut SqliteConnection, table: TableId, end: &End, at_ms: i64) -> Result<(), StoreError> {
    clear_orders(tx, table).await?;
    clear_deadlines(tx, table).await?;
    leave_lobby(tx, table).await?;
    sqlx::query(sql::END_TABLE)
        .bind(table.0)
        .bind(end.status.word())
        .bind(&end.reason)
        .bind(at_ms)
        .execute(&mut *tx)
        .await?;
    for result in &end.results {
        sqlx::query(sql::INSERT_RESULT)
            .bind(table.0)
            .bind(result.seat)
            .bind(result.place)
            .bind(result.score)
            .bind(result.parts.to_string())
            .bind(result.user.map(UserId::to_column))
            .bind(&result.ai)
            .bind(&result.name)
            .bind(result.resigned)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
