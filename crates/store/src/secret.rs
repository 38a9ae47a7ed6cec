//! Values that must not reach a log line.

use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Sqlite, Type};
use std::fmt;

/// A value that does not show itself in `Debug` output: a seed, the words of a sealed choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<T>(pub T);

impl<T> From<T> for Secret<T> {
    fn from(value: T) -> Self {
        Secret(value)
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Type<Sqlite> for Secret<String> {
    fn type_info() -> SqliteTypeInfo {
        <String as Type<Sqlite>>::type_info()
    }
}

impl<'r> Decode<'r, Sqlite> for Secret<String> {
    fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
        <String as Decode<Sqlite>>::decode(value).map(Secret)
    }
}

impl Type<Sqlite> for Secret<[u8; 32]> {
    fn type_info() -> SqliteTypeInfo {
        <[u8] as Type<Sqlite>>::type_info()
    }
}

impl<'r> Decode<'r, Sqlite> for Secret<[u8; 32]> {
    fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(Secret(<&[u8] as Decode<Sqlite>>::decode(value)?.try_into()?))
    }
}
