//! Columns into Rust types, with an error instead of a panic for what no correct program can have written.

use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row};
use std::error::Error as StdError;
use std::str::FromStr;

/// Wraps a failed conversion the way sqlx reports its own, so that `StoreError` sees one kind.
fn unreadable(column: &str, source: impl Into<Box<dyn StdError + Send + Sync>>) -> Error {
    Error::ColumnDecode { index: column.to_owned(), source: source.into() }
}

/// An integer that must fit `T`.
pub(crate) fn number<T>(row: &SqliteRow, column: &str) -> Result<T, Error>
where
    T: TryFrom<i64>,
    T::Error: StdError + Send + Sync + 'static,
{
    T::try_from(row.try_get::<i64, _>(column)?).map_err(|error| unreadable(column, error))
}

/// An integer that must fit `T`, or NULL.
pub(crate) fn maybe_number<T>(row: &SqliteRow, column: &str) -> Result<Option<T>, Error>
where
    T: TryFrom<i64>,
    T::Error: StdError + Send + Sync + 'static,
{
    let integer = row.try_get::<Option<i64>, _>(column)?;
    integer.map(T::try_from).transpose().map_err(|error| unreadable(column, error))
}

/// A Discord id.
pub(crate) fn snowflake<T: From<u64>>(row: &SqliteRow, column: &str) -> Result<T, Error> {
    Ok(T::from(row.try_get::<i64, _>(column)?.cast_unsigned()))
}

/// A Discord id, or NULL.
pub(crate) fn maybe_snowflake<T: From<u64>>(row: &SqliteRow, column: &str) -> Result<Option<T>, Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(|integer| T::from(integer.cast_unsigned())))
}

/// A flag, 0 or 1.
pub(crate) fn flag(row: &SqliteRow, column: &str) -> Result<bool, Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// One of the words of `T`.
pub(crate) fn word<T>(row: &SqliteRow, column: &str) -> Result<T, Error>
where
    T: FromStr,
    T::Err: StdError + Send + Sync + 'static,
{
    row.try_get::<&str, _>(column)?.parse().map_err(|error| unreadable(column, error))
}

/// JSON kept as text, read as `T`.
pub(crate) fn read<T: serde::de::DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, Error> {
    serde_json::from_str(row.try_get::<&str, _>(column)?).map_err(|error| unreadable(column, error))
}

/// JSON kept as text.
pub(crate) fn json(row: &SqliteRow, column: &str) -> Result<Value, Error> {
    serde_json::from_str(row.try_get::<&str, _>(column)?).map_err(|error| unreadable(column, error))
}

/// A JSON list of small numbers, or NULL.
pub(crate) fn maybe_list(row: &SqliteRow, column: &str) -> Result<Option<Vec<u8>>, Error> {
    let text = row.try_get::<Option<&str>, _>(column)?;
    text.map(serde_json::from_str).transpose().map_err(|error| unreadable(column, error))
}

/// 32 bytes: a seed, a commitment and what hides it.
pub(crate) fn bytes(row: &SqliteRow, column: &str) -> Result<[u8; 32], Error> {
    maybe_bytes(row, column)?.ok_or_else(|| unreadable(column, "no bytes"))
}

/// 32 bytes, or NULL.
pub(crate) fn maybe_bytes(row: &SqliteRow, column: &str) -> Result<Option<[u8; 32]>, Error> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(<[u8; 32]>::try_from).transpose().map_err(|error| unreadable(column, error))
}
