//! Ids as newtypes, so that the compiler tells a user from a channel.

use serde::{Deserialize, Serialize};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Sqlite, Type};
use std::fmt;

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl From<u64> for $name {
            fn from(id: u64) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

snowflakes! {
    /// Discord's id of a server.
    GuildId;
    /// Discord's id of a channel, thread or direct-message channel.
    ChannelId;
    /// Discord's id of a user.
    UserId;
    /// Discord's id of a role. A server's own id is the role of all its members.
    RoleId;
    /// Discord's id of a message.
    MessageId;
    /// Discord's id of an interaction: one click or command.
    InteractionId;
}

/// Ids that are stored in columns.
macro_rules! columns {
    ($($name:ident)*) => {$(
        impl $name {
            /// Returns the signed integer with the same bits: SQLite stores signed integers only.
            pub(crate) fn to_column(self) -> i64 {
                self.0.cast_signed()
            }
        }

        impl Type<Sqlite> for $name {
            fn type_info() -> SqliteTypeInfo {
                <i64 as Type<Sqlite>>::type_info()
            }

            fn compatible(column: &SqliteTypeInfo) -> bool {
                <i64 as Type<Sqlite>>::compatible(column)
            }
        }

        impl Encode<'_, Sqlite> for $name {
            fn encode_by_ref(&self, values: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
                Encode::<Sqlite>::encode_by_ref(&self.to_column(), values)
            }
        }

        impl<'r> Decode<'r, Sqlite> for $name {
            fn decode(value: SqliteValueRef<'r>) -> Result<Self, BoxDynError> {
                Ok(Self(<i64 as Decode<Sqlite>>::decode(value)?.cast_unsigned()))
            }
        }
    )*};
}

columns! { GuildId ChannelId UserId RoleId MessageId InteractionId }

macro_rules! row_ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

row_ids! {
    /// Our id of a table of play, unique over all servers. Never reused. People use its number in the server instead.
    TableId;
    /// Our id of an outbox row. A greater id was written later. Never reused.
    OutboxId;
}
