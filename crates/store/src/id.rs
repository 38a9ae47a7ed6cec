//! Ids as newtypes, so that a user is never taken for a channel.

use serde::{Deserialize, Serialize};
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
    )*};
}

columns! { GuildId ChannelId UserId MessageId InteractionId }

macro_rules! row_ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
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
