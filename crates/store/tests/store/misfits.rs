//! Tests of values that this program never writes: the error names the column and does not quote the value.

use crate::fixture::{Fixture, GUILD, fixture, running};
use agon_store::StoreError;
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

/// Opens a second connection to the file, without the schema's checks.
async fn careless(at: &Fixture) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(&at.path).pragma("ignore_check_constraints", "ON");
    options.connect().await.unwrap()
}

async fn write(connection: &mut SqliteConnection, statement: String) {
    sqlx::query(sqlx::AssertSqlSafe(statement)).execute(connection).await.unwrap();
}

/// Expects an error that names the column but not the value.
fn damaged<T>(read: Result<T, StoreError>, column: &str, value: &str) {
    let Err(StoreError::Damaged(why)) = read else { panic!("{column} = {value} is read") };
    let why = why.to_string();
    assert!(why.ends_with(&format!("column {column} holds what this program does not write")), "{why}");
    assert!(!why.contains(value), "{why}");
}

#[tokio::test]
async fn a_value_that_does_not_fit_names_its_column() {
    let at = fixture().await;
    let mut other = careless(&at).await;
    let misfits = [
        ("rules", "65536"),
        ("seq", "-77"),
        ("seats_wanted", "256"),
        ("notice_seq", "4294967296"),
        ("status", "'asleep'"),
        ("seat_order", "''"),
        ("options", "'{'"),
        ("arrangement", "'[256]'"),
        ("seed", "x'00'"),
    ];
    for (channel, (column, value)) in (1..).zip(misfits) {
        let table = running(&at.store, channel).await.table;
        write(&mut other, format!("UPDATE game_table SET {column} = {value} WHERE table_id = {table}")).await;
        damaged(at.store.table(table).await, column, value);
    }
    at.store.set_guild_name(GUILD, "Lisbon Club").await.unwrap();
    write(&mut other, "UPDATE guild SET channels = '[\"here\"]'".to_owned()).await;
    damaged(at.store.guild(GUILD).await, "channels", "here");
}
