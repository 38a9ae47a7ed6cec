//! The data of one person: export and erasure.

use crate::leaderboards::list_records;
use crate::outbox::insert_outbox;
use crate::{NewOutbox, Store, StoreError, TableId, UserId, sql};
use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::mpsc;

impl UserId {
    /// True if this is a person whose data was erased: the owner of results who is no Discord user any more.
    pub fn is_former(self) -> bool {
        // Discord assigns no such id before the year 2084. Erased ids count up from there.
        self.0 >= FIRST_FORMER
    }
}

/// Makes an id for a person whose data is erased. No board shows it.
pub(crate) async fn new_former(tx: &mut SqliteConnection, at_ms: i64) -> Result<UserId, StoreError> {
    let former: UserId = sqlx::query_scalar(sql::NEW_FORMER).bind(at_ms).fetch_one(&mut *tx).await?;
    sqlx::query(sql::HIDE_FORMER).bind(former).execute(tx).await?;
    Ok(former)
}

const FIRST_FORMER: u64 = 1 << 63;

/// The list of servers whose managers let a user open no tables. Erasing keeps it, so that nobody takes a block back by
/// themselves.
pub const BLOCKED_LIST: &str = "servers where they may open none";

/// A piece of the data about a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UserData {
    /// The start of a list with this name.
    List(&'static str),
    /// One row of the list: a JSON object.
    Row(String),
    /// The end of the data. If it is missing, reading failed half-way.
    End,
}

impl Store {
    /// Sends all data about a user, list after list. Waits for the receiver, so that memory does not grow with the
    /// user's tables. Stops if the receiver is gone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn user_data(&self, user: UserId, kept: mpsc::Sender<UserData>) -> Result<(), StoreError> {
        let mut tx = self.reader().begin().await?;
        for (list, query) in [
            ("preferences", sqlx::query_scalar(sql::ABOUT_PLAYER)),
            ("seats", sqlx::query_scalar(sql::ABOUT_SEATS)),
            ("seats that changed hands", sqlx::query_scalar(sql::ABOUT_SITTINGS)),
            ("questions", sqlx::query_scalar(sql::ABOUT_QUESTIONS)),
            ("answers to questions", sqlx::query_scalar(sql::ABOUT_BALLOTS)),
            ("seats offered to them alone", sqlx::query_scalar(sql::ABOUT_OFFERED)),
            ("clocks", sqlx::query_scalar(sql::ABOUT_CLOCKS)),
            ("hosted tables", sqlx::query_scalar(sql::ABOUT_HOSTED)),
            ("opened tables", sqlx::query_scalar(sql::ABOUT_OPENED)),
            (BLOCKED_LIST, sqlx::query_scalar(sql::ABOUT_BLOCKED)),
            ("results", sqlx::query_scalar(sql::ABOUT_RESULTS)),
            ("records", sqlx::query_scalar(sql::ABOUT_RECORDS)),
            ("notes", sqlx::query_scalar(sql::ABOUT_NOTES)),
            ("muted tables", sqlx::query_scalar(sql::ABOUT_MUTED)),
            ("followed tables", sqlx::query_scalar(sql::ABOUT_FOLLOWED)),
            ("lobbies where they are ready", sqlx::query_scalar(sql::ABOUT_READY)),
            ("orders and secret choices", sqlx::query_scalar(sql::ABOUT_CHOICES)),
            ("invitations", sqlx::query_scalar(sql::ABOUT_INVITATIONS)),
            ("direct messages", sqlx::query_scalar(sql::ABOUT_MESSAGES)),
            ("messages to be sent", sqlx::query_scalar(sql::ABOUT_OUTBOX)),
        ] {
            if kept.send(UserData::List(list)).await.is_err() {
                return Ok(());
            }
            let mut found = query.bind(user).fetch(&mut *tx);
            while let Some(row) = found.try_next().await? {
                if kept.send(UserData::Row(row)).await.is_err() {
                    return Ok(());
                }
            }
        }
        tx.rollback().await?;
        // A receiver that is gone needs no end.
        let _ = kept.send(UserData::End).await;
        Ok(())
    }

    /// True if the store holds any data about a user that [`Store::erase`] removes: more than the servers of
    /// [`BLOCKED_LIST`].
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_user(&self, user: UserId) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(sql::KNOWN).bind(user).fetch_one(self.reader()).await?)
    }

    /// Returns the lobbies that hold a seat for a user.
    ///
    /// # Errors
    /// The database failed.
    pub async fn held_for(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        Ok(sqlx::query_scalar(sql::HELD_FOR).bind(user).fetch_all(self.reader()).await?)
    }

    /// Returns the tables at which a user sits, sat, or has a held seat: all open ones, and those that ended at
    /// `since_ms` or later. Each comes once, oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tables_of_user(&self, user: UserId, since_ms: i64) -> Result<Vec<TableId>, StoreError> {
        let find = sqlx::query_scalar(sql::SAT_AT).bind(user).bind(since_ms);
        Ok(find.fetch_all(self.reader()).await?)
    }

    /// Erases a user. Deletes preferences, notes, invitations and messages. Moves seats, results and records to a new
    /// id without a name that no board shows, so that the history and ratings of other people stay whole. Keeps blocks
    /// of servers' managers. `outbox` reports it.
    ///
    /// # Errors
    /// Returns [`StoreError::StillSeated`] while the user holds a seat of an open table. Changes nothing then.
    pub async fn erase(&self, user: UserId, at_ms: i64, outbox: Vec<NewOutbox>) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let seated: i64 = sqlx::query_scalar(sql::STILL_SEATED).bind(user).fetch_one(&mut *tx).await?;
        if seated > 0 {
            return Err(StoreError::StillSeated);
        }
        list_records(&mut tx, user, false).await?;
        let former = new_former(&mut tx, at_ms).await?;
        for keep in [
            sqlx::query(sql::FORMER_SEATS),
            sqlx::query(sql::FORMER_RESULTS),
            sqlx::query(sql::FORMER_SITTINGS),
            sqlx::query(sql::FORMER_RECORDS),
            sqlx::query(sql::FORMER_HOST),
            sqlx::query(sql::FORMER_OPENER),
            sqlx::query(sql::FORMER_INVITER),
        ] {
            keep.bind(user).bind(former).execute(&mut *tx).await?;
        }
        for drop in [
            sqlx::query(sql::DROP_PLAYER),
            sqlx::query(sql::DROP_NOTES),
            sqlx::query(sql::DROP_MUTED),
            sqlx::query(sql::DROP_READY),
            sqlx::query(sql::DROP_FOLLOWED),
            sqlx::query(sql::DROP_OFFERED),
            sqlx::query(sql::DROP_MESSAGES),
            sqlx::query(sql::DROP_INVITATIONS),
            sqlx::query(sql::DROP_HELD),
            sqlx::query(sql::UNCALL),
            sqlx::query(sql::DROP_OUTBOX),
        ] {
            drop.bind(user).execute(&mut *tx).await?;
        }
        insert_outbox(&mut tx, None, &outbox).await?;
        tx.commit().await?;
        Ok(())
    }
}
