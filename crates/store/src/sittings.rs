//! Seats that change hands: who sat there, and which seats are offered.

use crate::{OfferChange, Store, StoreError, TableId, TableRow, TakeOver, UserId, sql};
use sqlx::FromRow;
use sqlx::sqlite::SqliteConnection;

/// The time in which a person held a seat that changed hands.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SittingRow {
    /// The seat.
    pub seat: u8,
    /// The place of the person in the order of those who sat there, from 0.
    pub no: u32,
    /// The person.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The name shown at the table then.
    pub name: String,
    /// The number of steps when they took the seat.
    pub from_seq: u32,
    /// The number of steps when another person took it; `None`: nobody has.
    pub to_seq: Option<u32>,
    /// The time in UTC milliseconds at which they gave it up, or another person took it; `None`: neither.
    pub left_at_ms: Option<i64>,
}

/// An offered seat of a running table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct OfferRow {
    /// The seat.
    pub seat: u8,
    /// The time of the offer, in UTC milliseconds.
    #[sqlx(rename = "offered_at_ms")]
    pub at_ms: i64,
    /// The only person who may take it; `None`: anybody.
    #[sqlx(rename = "user_id")]
    pub user: Option<UserId>,
}

impl Store {
    /// Returns the people of the seats of a table that changed hands, by seat, then in the order in which they sat there.
    ///
    /// # Errors
    /// The database failed.
    pub async fn sittings(&self, table: TableId) -> Result<Vec<SittingRow>, StoreError> {
        Ok(sqlx::query_as(sql::SITTINGS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Returns the offered seats of a table, by seat.
    ///
    /// # Errors
    /// The database failed.
    pub async fn offers(&self, table: TableId) -> Result<Vec<OfferRow>, StoreError> {
        Ok(sqlx::query_as(sql::OFFERS).bind(table).fetch_all(self.reader()).await?)
    }

    /// Forgets the direct message of a user about a table: it has no buttons any more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_direct_message(&self, table: TableId, user: UserId) -> Result<(), StoreError> {
        sqlx::query(sql::FORGET_DIRECT_MESSAGE).bind(table).bind(user).execute(self.writer()).await?;
        Ok(())
    }
}

/// Notes that a seat changes hands. The row of the seat still names its owner before.
pub(crate) async fn change_hands(
    tx: &mut SqliteConnection,
    table: &TableRow,
    new: &TakeOver,
    at_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(sql::BEGIN_SITTINGS).bind(table.table).bind(new.seat).execute(&mut *tx).await?;
    let end = sqlx::query(sql::END_SITTING).bind(table.table).bind(new.seat).bind(table.seq).bind(at_ms);
    end.execute(&mut *tx).await?;
    let add = sqlx::query(sql::ADD_SITTING).bind(table.table).bind(new.seat).bind(new.user);
    add.bind(&new.name).bind(table.seq).execute(&mut *tx).await?;
    // What the owner before kept secret goes unread.
    sqlx::query(sql::DROP_CHOICE_OF_SEAT).bind(table.table).bind(new.seat).execute(&mut *tx).await?;
    sqlx::query(sql::DROP_BALLOT).bind(table.table).bind(new.seat).execute(&mut *tx).await?;
    sqlx::query(sql::DROP_ORDERS_OF_SEAT).bind(table.table).bind(new.seat).execute(&mut *tx).await?;
    Ok(())
}

pub(crate) async fn change_offers(
    tx: &mut SqliteConnection,
    table: TableId,
    changes: &[OfferChange],
    at_ms: i64,
) -> Result<(), StoreError> {
    for change in changes {
        let query = match *change {
            OfferChange::Put { seat, user } => {
                sqlx::query(sql::PUT_OFFER).bind(table).bind(seat).bind(at_ms).bind(user)
            }
            OfferChange::Drop { seat } => sqlx::query(sql::WITHDRAW_OFFER).bind(table).bind(seat),
        };
        query.execute(&mut *tx).await?;
    }
    Ok(())
}
