//! Secret orders of seats. The step that uses an order writes it too. Only its owner reads it.

use crate::{OrderChange, OrderRow, Secret, Store, StoreError, TableId, sql};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Returns the orders of a table, by seat and subject.
    ///
    /// # Errors
    /// The database failed.
    pub async fn orders(&self, table: TableId) -> Result<Vec<OrderRow>, StoreError> {
        Ok(sqlx::query_as(sql::ORDERS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Notes that a seat has read the outcomes of its orders.
    ///
    /// # Errors
    /// The database failed.
    pub async fn mark_outcomes_read(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(sql::FORGET_ORDERS_GONE).bind(table).bind(seat).execute(&mut *tx).await?;
        sqlx::query(sql::FORGET_ORDERS_TOLD).bind(table).bind(seat).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(())
    }
}

pub(crate) async fn change_orders(
    tx: &mut SqliteConnection,
    table: TableId,
    changes: &[OrderChange],
) -> Result<(), StoreError> {
    for change in changes {
        let (seat, about, words, told, at_zero) = match change {
            OrderChange::Put { seat, about, words, at_zero } => (seat, about, Some(words), None, *at_zero),
            OrderChange::Drop { seat, about, told: Some(told) } => (seat, about, None, Some(told), false),
            OrderChange::Drop { seat, about, told: None } => {
                for query in [sqlx::query(sql::EMPTY_ORDER), sqlx::query(sql::DROP_ORDER)] {
                    query.bind(table).bind(*seat).bind(about).execute(&mut *tx).await?;
                }
                continue;
            }
            OrderChange::Tell { seat, about, told } => {
                let tell = sqlx::query(sql::TELL_ORDER).bind(table).bind(*seat).bind(about).bind(&told.0);
                tell.execute(&mut *tx).await?;
                continue;
            }
        };
        let text = |secret: Option<&Secret<String>>| secret.map(|secret| secret.0.clone());
        sqlx::query(sql::PUT_ORDER)
            .bind(table)
            .bind(*seat)
            .bind(about)
            .bind(text(words))
            .bind(text(told))
            .bind(at_zero)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
