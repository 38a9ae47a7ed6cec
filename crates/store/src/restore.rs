//! Restoring: what is compared of a backup and of the present file, and the marks in the copy of the backup.

use crate::file::DatabaseFile;
use crate::migration::migrator;
use crate::outbox::insert_outbox;
use crate::store::{BUSY_TIMEOUT, driver};
use crate::{ChannelId, GuildId, MessageId, NewOutbox, OpenError, Status, Store, StoreError, TableId, UserId, sql};
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, FromRow};
use std::collections::BTreeSet;
use std::path::Path;

/// The tables of the database whose rows have numbers that Discord knows: nonces, and ids of buttons.
const OUTBOX: &str = "outbox";
const TABLES: &str = "game_table";

/// The number of outbox rows that may have been written after a backup, where the present file does not tell.
const OUTBOX_AHEAD: i64 = 1_000_000;
/// The same of tables.
const TABLES_AHEAD: i64 = 1_000;

/// A table of play as one file has it.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TableState {
    /// The table.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// Its server.
    #[sqlx(rename = "guild_id")]
    pub guild: GuildId,
    /// Its number in the server.
    pub number: u32,
    /// The state of the table.
    pub status: Status,
    /// The number of its steps.
    pub seq: u32,
    /// The channel of its board.
    #[sqlx(rename = "board_channel_id")]
    pub board_channel: ChannelId,
    /// The message of its board.
    #[sqlx(rename = "board_message_id")]
    pub board_message: Option<MessageId>,
    /// The message that calls people in the channel of its board.
    #[sqlx(rename = "notice_message_id")]
    pub notice_message: Option<MessageId>,
}

/// The newest numbers of rows that Discord knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// The number of the newest outbox row.
    pub outbox: i64,
    /// The id of the newest table.
    pub table: i64,
}

impl Numbers {
    /// Returns numbers that neither file, nor its future that is lost, has given to a row.
    #[must_use]
    pub fn beyond(self, present: Option<Numbers>) -> Numbers {
        let present = present.unwrap_or_default();
        Numbers {
            outbox: self.outbox.max(present.outbox).saturating_add(OUTBOX_AHEAD),
            table: self.table.max(present.table).saturating_add(TABLES_AHEAD),
        }
    }
}

/// Facts of a file that a restore compares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileContents {
    /// The open tables, and others that were asked for, oldest first.
    pub tables: Vec<TableState>,
    /// The people whose data the file holds. Only erasing takes a person out of this set.
    pub people: BTreeSet<UserId>,
    /// The newest numbers.
    pub newest: Numbers,
}

impl FileContents {
    /// Reads a backup, after a check of the whole file.
    ///
    /// # Errors
    /// See [`OpenError`]: it is damaged, empty, newer than this program, or not Agon's.
    pub async fn of_backup(path: impl AsRef<Path>) -> Result<FileContents, OpenError> {
        let file = whole(path.as_ref())?;
        file.examine().await?;
        read(&file, &[]).await
    }

    /// Reads the file that a backup replaces, of any version, with the state of these tables whether they are open or not.
    ///
    /// # Errors
    /// See [`OpenError`]. Only [`OpenError::Foreign`] tells that the file must stay where it is.
    pub async fn of_present(path: impl AsRef<Path>, tables: &[TableId]) -> Result<FileContents, OpenError> {
        read(&whole(path.as_ref())?, tables).await
    }
}

/// Finds a file that has content and needs no write before it is read.
fn whole(path: &Path) -> Result<DatabaseFile, OpenError> {
    let file = DatabaseFile::find(path)?;
    if file.fresh {
        return Err(OpenError::Empty { path: file.path });
    }
    file.require_whole()?;
    Ok(file)
}

async fn read(file: &DatabaseFile, tables: &[TableId]) -> Result<FileContents, OpenError> {
    let failed = |error| OpenError::from_driver(file.path.clone(), error);
    let mut connection = file.for_reading().busy_timeout(BUSY_TIMEOUT).connect().await.map_err(failed)?;
    let contents = known(file, &mut connection, tables).await;
    connection.close().await.map_err(failed)?;
    file.require_unchanged()?;
    contents
}

/// Reads a file of ours, also one of a later version.
async fn known(
    file: &DatabaseFile,
    connection: &mut SqliteConnection,
    tables: &[TableId],
) -> Result<FileContents, OpenError> {
    match file.judge_schema(connection).await {
        Ok(()) | Err(OpenError::Newer { .. }) => {}
        Err(error) => return Err(error),
    }
    file.require_content(connection).await?;
    let failed = |error| OpenError::from_driver(file.path.clone(), error);
    contents(connection, tables).await.map_err(failed)
}

async fn contents(connection: &mut SqliteConnection, tables: &[TableId]) -> Result<FileContents, sqlx::Error> {
    let states = sqlx::query_as(sql::TABLE_STATES).bind(json!(tables).to_string());
    let tables = states.fetch_all(&mut *connection).await?;
    let people: Vec<UserId> = sqlx::query_scalar(sql::PEOPLE).fetch_all(&mut *connection).await?;
    let newest =
        Numbers { outbox: newest_number(connection, OUTBOX).await?, table: newest_number(connection, TABLES).await? };
    Ok(FileContents { tables, people: people.into_iter().collect(), newest })
}

async fn newest_number(connection: &mut SqliteConnection, table: &str) -> Result<i64, sqlx::Error> {
    let newest: Option<i64> =
        sqlx::query_scalar(sql::NEWEST_NUMBER).bind(table).fetch_optional(&mut *connection).await?;
    Ok(newest.unwrap_or_default())
}

impl Store {
    /// Brings the copy of a backup up to date, and marks it as restored at `at_ms`, in one transaction: rows get greater
    /// numbers than `numbers`, open tables have no messages any more, and nobody at them was called. `outbox` tells it.
    /// The copy is not synchronized with the disk.
    ///
    /// # Errors
    /// The database failed. The copy is of no use then.
    pub async fn mark_restored(
        copy: impl AsRef<Path>,
        at_ms: i64,
        numbers: Numbers,
        outbox: &[NewOutbox],
    ) -> Result<(), StoreError> {
        let options =
            SqliteConnectOptions::new().filename(copy.as_ref()).foreign_keys(true).synchronous(SqliteSynchronous::Full);
        let mut connection = options.connect().await?;
        let marked = mark(&mut connection, at_ms, numbers, outbox).await;
        connection.close().await?;
        marked
    }
}

async fn mark(
    connection: &mut SqliteConnection,
    at_ms: i64,
    numbers: Numbers,
    outbox: &[NewOutbox],
) -> Result<(), StoreError> {
    migrator().run(&mut *connection).await.map_err(driver)?;
    let mut tx = connection.begin().await?;
    for (table, newest) in [(OUTBOX, numbers.outbox), (TABLES, numbers.table)] {
        sqlx::query(sql::FORGET_NUMBER).bind(table).execute(&mut *tx).await?;
        sqlx::query(sql::SET_NUMBER).bind(table).bind(newest).execute(&mut *tx).await?;
    }
    sqlx::query(sql::CLEAR_UNSENT).execute(&mut *tx).await?;
    sqlx::query(sql::FORGET_CALLED).execute(&mut *tx).await?;
    sqlx::query(sql::MARK_RESTORED).bind(at_ms).execute(&mut *tx).await?;
    insert_outbox(&mut tx, None, outbox).await?;
    tx.commit().await?;
    Ok(())
}
