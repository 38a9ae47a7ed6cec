//! Import of tables from files: tables played elsewhere, or played here before.

use crate::lobby::put_seats;
use crate::play::{add_seals, end_table};
use crate::privacy::new_former;
use crate::rematch::list;
use crate::{NewImport, Store, StoreError, TableId, TableRow, sql};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Writes finished tables from a file, all of them or none, and returns their rows. Each takes the next number of
    /// its server. They belong to no channel and have no message. The caller must check that each table matches its
    /// log.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHere`] if one of them is in the database, played here or imported before, or comes
    /// twice.
    pub async fn import_tables(&self, tables: &[NewImport]) -> Result<Vec<TableRow>, StoreError> {
        let mut tx = self.begin().await?;
        let mut rows = Vec::with_capacity(tables.len());
        for (at, new) in tables.iter().enumerate() {
            rows.push(import_table(&mut tx, at, new).await?);
        }
        tx.commit().await?;
        Ok(rows)
    }
}

async fn import_table(tx: &mut SqliteConnection, at: usize, new: &NewImport) -> Result<TableRow, StoreError> {
    let (seed, number, start) = &new.luck;
    let same = sqlx::query_as(sql::SAME_LUCK).bind(number.cast_signed()).bind(start);
    let same = same.bind(seed.0.as_slice()).bind(&new.game).bind(new.seats.len() as i64).bind(new.options.to_string());
    let there: Option<TableRow> = same.fetch_optional(&mut *tx).await?;
    if let Some(row) = there {
        return Err(StoreError::AlreadyHere { at, there: row.table });
    }
    let (order, arrangement) = &new.order;
    let row: TableRow = sqlx::query_as(sql::INSERT_IMPORTED)
        .bind(new.guild)
        .bind(&new.game)
        .bind(new.rules)
        .bind(new.options.to_string())
        .bind(new.seats.len() as i64)
        .bind(new.host)
        .bind(&new.language)
        .bind(seed.0.as_slice())
        .bind(start)
        .bind(new.steps.len() as i64)
        .bind(new.started_at_ms)
        .bind(order)
        .bind(arrangement.as_deref().map(list))
        .bind(new.at_ms)
        .bind(number.cast_signed())
        .bind(new.counts)
        .bind(new.rated)
        .bind(&new.promise)
        .fetch_one(&mut *tx)
        .await?;
    let (mut seats, mut end) = (new.seats.clone(), new.end.clone());
    for seat in seats.iter_mut().filter(|row| row.user.is_none() && (row.ai.is_none() || row.resigned)) {
        seat.user = Some(new_former(tx, new.at_ms).await?);
        let of_seat = end.results.iter_mut().filter(|result| result.seat == seat.seat);
        of_seat.for_each(|result| result.user = seat.user);
    }
    put_seats(tx, row.table, &seats).await?;
    add_log(tx, row.table, new).await?;
    end_table(tx, &row, &end, (new.ended_at_ms, new.at_ms)).await?;
    crate::lobby::require_table(tx, row.table).await
}

async fn add_log(tx: &mut SqliteConnection, table: TableId, new: &NewImport) -> Result<(), StoreError> {
    for step in &new.steps {
        sqlx::query(sql::INSERT_STEP)
            .bind(table)
            .bind(step.seq)
            .bind(step.seat)
            .bind(&step.text)
            .bind(step.at_ms)
            .bind(step.stood_in)
            .bind(step.automatic)
            .bind(step.cut)
            .execute(&mut *tx)
            .await?;
    }
    add_seals(tx, table, &new.seals).await
}
