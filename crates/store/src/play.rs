//! Playing: writes everything that one input changes in one transaction.

use crate::deadlines::put_deadline;
use crate::finish::finish_table;
use crate::lobby::{put_seats, require_table};
use crate::orders::change_orders;
use crate::outbox::insert_outbox;
use crate::questions::change_questions;
use crate::rematch::{leave_lobby, list};
use crate::sittings::{change_hands, change_offers};
use crate::times::{change_times, due_at_ms, put_clocks};
use crate::{
    Commit, DecidedRow, End, Ending, NewStep, SealRow, SealedChange, SealedRow, Start, Status, StepRow, Store,
    StoreError, TableId, TableRow, sql,
};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Writes a commit, whole or not at all, and returns the table's new number of steps.
    ///
    /// # Errors
    /// Returns [`StoreError::NoTable`]; [`StoreError::NotOpen`] if the table has ended; [`StoreError::Stale`] if it
    /// does not have `expected_seq` steps; [`StoreError::NotLobby`] if the commit starts a table that is already
    /// running; [`StoreError::Database`] for a row that breaks a constraint, such as a step of a seat that does not
    /// exist.
    pub async fn commit(&self, commit: Commit) -> Result<u32, StoreError> {
        let mut tx = self.begin().await?;
        let row = require_table(&mut tx, commit.table).await?;
        if !row.status.is_open() {
            return Err(StoreError::NotOpen);
        }
        if row.seq != commit.expected_seq {
            return Err(StoreError::Stale { now: row.seq });
        }
        if row.at_rest {
            sqlx::query(sql::SET_AT_REST).bind(row.table).bind(false).execute(&mut *tx).await?;
        }
        if let Some(take_over) = &commit.take_over {
            change_hands(&mut tx, &row, take_over, commit.at_ms).await?;
        }
        // Seats come first, because steps and results refer to them. The end comes last: nothing may follow it.
        put_seats(&mut tx, row.table, commit.seats.as_deref().unwrap_or_default()).await?;
        if let Some(start) = commit.start {
            if commit.unrated {
                sqlx::query(sql::SET_TABLE_RATED).bind(row.table).bind(false).execute(&mut *tx).await?;
            }
            start_table(&mut tx, &row, start, commit.arrangement.as_deref()).await?;
            sqlx::query(sql::BEGIN_DECISIONS).bind(row.table).execute(&mut *tx).await?;
        }
        if let Some(take_over) = &commit.take_over {
            sqlx::query(sql::BEGIN_SEAT).bind(row.table).bind(take_over.seat).bind(row.seq).execute(&mut *tx).await?;
        }
        change_offers(&mut tx, row.table, &commit.offers, commit.at_ms).await?;
        let seq = add_steps(&mut tx, &row, &commit.steps, commit.at_ms).await?;
        change_sealed(&mut tx, row.table, &commit.sealed).await?;
        add_seals(&mut tx, row.table, &commit.seals).await?;
        if let Some(DecidedRow { seat, seq }) = commit.decided {
            sqlx::query(sql::SET_DECIDED).bind(row.table).bind(seat).bind(seq).execute(&mut *tx).await?;
        }
        change_orders(&mut tx, row.table, &commit.orders).await?;
        let unknown_ms = commit.known_moved_ms.map_or(0, |known| row.times.moved_ms.saturating_sub(known).max(0));
        put_clocks(&mut tx, row.table, &commit.clocks, unknown_ms).await?;
        for deadline in &commit.deadlines {
            put_deadline(&mut tx, row.table, &deadline.kind, due_at_ms(deadline, unknown_ms)).await?;
        }
        if let Some(times) = &commit.times {
            change_times(&mut tx, row.table, times).await?;
        }
        if let Some(question) = &commit.question {
            change_questions(&mut tx, &row, question, commit.at_ms).await?;
        }
        if let Some(end) = &commit.end {
            end_table(&mut tx, &row, end, (commit.at_ms, commit.at_ms)).await?;
        }
        insert_outbox(&mut tx, Some(row.table), &commit.outbox).await?;
        tx.commit().await?;
        Ok(seq)
    }

    /// Returns at most `limit` tables of all servers that have begun, after this one, in the order of opening.
    ///
    /// # Errors
    /// The database failed.
    pub async fn begun(&self, after: TableId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(sqlx::query_as(sql::BEGUN).bind(after).bind(limit).fetch_all(self.reader()).await?)
    }

    /// Returns the time of a table's last step, in UTC milliseconds; `None`: it has no step.
    ///
    /// # Errors
    /// The database failed.
    pub async fn last_step_at(&self, table: TableId) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql::LAST_STEP_AT).bind(table).fetch_optional(self.reader()).await?)
    }

    /// Returns the log of a table, in order.
    ///
    /// # Errors
    /// The database failed.
    pub async fn steps(&self, table: TableId) -> Result<Vec<StepRow>, StoreError> {
        Ok(sqlx::query_as(sql::STEPS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the sealed choices of a table, by seat.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sealed(&self, table: TableId) -> Result<Vec<SealedRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEALED).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the last decision by hand at each seat of a table, by seat. Leaves out seats without one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn decided(&self, table: TableId) -> Result<Vec<DecidedRow>, StoreError> {
        Ok(sqlx::query_as(sql::DECIDED).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the opened secret choices of a table, in the order of their steps.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seals(&self, table: TableId) -> Result<Vec<SealRow>, StoreError> {
        Ok(sqlx::query_as(sql::SEALS).bind(table).fetch_all(self.reader()).await?)
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
        .bind(row.table)
        .bind(start.interaction)
        .bind(start.at_ms)
        .bind(arrangement.map(list))
        .execute(&mut *tx)
        .await?;
    leave_lobby(tx, row.table).await
}

/// Adds steps after the last one of a table, and returns the number of the new last step.
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
            .bind(row.table)
            .bind(seq)
            .bind(step.seat)
            .bind(&step.text)
            .bind(at_ms)
            .bind(step.stood_in)
            .bind(step.automatic)
            .bind(step.cut)
            .execute(&mut *tx)
            .await?;
    }
    if seq != row.seq {
        sqlx::query(sql::SET_SEQ).bind(row.table).bind(seq).execute(tx).await?;
    }
    Ok(seq)
}

async fn change_sealed(tx: &mut SqliteConnection, table: TableId, change: &SealedChange) -> Result<(), StoreError> {
    match change {
        SealedChange::Keep => {}
        SealedChange::Clear => {
            sqlx::query(sql::CLEAR_SEALED).bind(table).execute(tx).await?;
        }
        SealedChange::Drop { seat } => {
            sqlx::query(sql::DROP_CHOICE_OF_SEAT).bind(table).bind(*seat).execute(tx).await?;
        }
        SealedChange::Put { seat, seq, words, locked, blind, cut } => {
            sqlx::query(sql::PUT_SEALED)
                .bind(table)
                .bind(*seat)
                .bind(*seq)
                .bind(&words.0)
                .bind(*locked)
                .bind(blind.as_ref().map(|blind| blind.0.as_slice()))
                .bind(*cut)
                .execute(tx)
                .await?;
        }
    }
    Ok(())
}

/// Writes opened seals. Their steps are already written.
pub(crate) async fn add_seals(tx: &mut SqliteConnection, table: TableId, seals: &[SealRow]) -> Result<(), StoreError> {
    for seal in seals {
        sqlx::query(sql::INSERT_SEAL)
            .bind(table)
            .bind(seal.seq)
            .bind(seal.seat)
            .bind(seal.first_seq)
            .bind(seal.steps)
            .bind(seal.blind.as_slice())
            .bind(seal.commitment.as_slice())
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Ends a table with the results of its seats.
pub(crate) async fn end_table(
    tx: &mut SqliteConnection,
    table: &TableRow,
    end: &End,
    (at_ms, now_ms): (i64, i64),
) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_OPEN).bind(table.table).execute(&mut *tx).await?;
    sqlx::query(sql::VOID_QUESTION).bind(table.table).bind(at_ms).execute(&mut *tx).await?;
    sqlx::query(sql::END_SITTINGS).bind(table.table).bind(at_ms).execute(&mut *tx).await?;
    // Only a table that was played to its end has results.
    if end.status == Ending::Finished {
        return finish_table(tx, table, end, (at_ms, now_ms)).await;
    }
    sqlx::query(sql::END_TABLE)
        .bind(table.table)
        .bind(end.status)
        .bind(&end.reason)
        .bind(at_ms)
        .execute(&mut *tx)
        .await?;
    if end.status == Ending::Aborted {
        // A stopped table has no results: the history finds its people by their seats.
        sqlx::query(sql::STOP_SEATS).bind(table.table).bind(at_ms).execute(tx).await?;
    }
    Ok(())
}
