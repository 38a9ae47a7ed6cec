//! Ids as newtypes, so that a user is never taken for a channel.

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
    /// Discord's id of a role; a server's own id is the role of everybody.
    RoleId;
    /// Discord's id of a message.
    MessageId;
    /// Discord's id of an interaction: one click or command.
    InteractionId;
}

/// Ids that stand in columns of their own.
macro_rules! columns {
    ($($name:ident)*) => {$(
        impl $name {
            /// The signed integer with the same bits: what SQLite can keep.
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

columns! { GuildId ChannelId UserId MessageId InteractionId }

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
    /// Our id of a table of play, over all servers. Never reused. People say its per-server number instead.
    TableId;
    /// Our id of an outbox row; greater means written later. Never reused.
    OutboxId;
}
