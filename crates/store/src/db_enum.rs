//! Enums that stand in the database as words.

use std::fmt;
use std::str::FromStr;

macro_rules! db_enums {
    ($($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, sqlx::Type)]
        pub enum $name {
            $($(#[$case_doc])* #[sqlx(rename = $word)] $case,)*
        }

        impl $name {
            /// The word in the database.
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$case => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                match word {
                    $($word => Ok(Self::$case),)*
                    _ => Err(UnknownWord),
                }
            }
        }
    )*};
}

/// Not one of the words of the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown word")]
pub struct UnknownWord;

db_enums! {
    /// Where a table stands in its life.
    Status {
        /// People are still sitting down.
        Lobby = "lobby",
        /// Being played.
        Running = "running",
        /// Played to its end, or given up by all its people but one.
        Finished = "finished",
        /// Stopped while it was played.
        Aborted = "aborted",
        /// Given up in the lobby.
        Closed = "closed",
    }

    /// The three ways a table can end.
    Ending {
        /// Played to its end, or given up by all its people but one; counts in the records.
        Finished = "finished",
        /// Stopped while it was played.
        Aborted = "aborted",
        /// Given up in the lobby.
        Closed = "closed",
    }

    /// How a table came out for one of its people.
    Outcome {
        /// First place, shared or alone.
        Won = "won",
        /// Any other place.
        Lost = "lost",
        /// The seat was given up.
        Resigned = "resigned",
    }

    /// What a leaderboard is ranked by.
    Sort {
        /// The rating; who is not sure yet comes after all others.
        Rating = "rating",
        /// First places.
        Wins = "wins",
        /// First places of all tables played; who is not sure yet comes after all others.
        Share = "share",
        /// Tables played.
        Played = "played",
    }

    /// How a player wants to hear that it is their turn.
    Notices {
        /// A mention in the table's channel.
        Mention = "mention",
        /// A direct message.
        Direct = "direct",
        /// Not at all.
        Quiet = "quiet",
    }

    /// In which order those who came take their seats at the start.
    SeatOrder {
        /// As they came.
        Joined = "joined",
        /// As the host put them.
        Hand = "hand",
        /// As the table's luck draws.
        Random = "random",
    }

    /// Where a server's tables live.
    Place {
        /// In the channel they were opened in.
        Channel = "channel",
        /// Each in a thread of its own.
        Thread = "thread",
    }

    /// When a player's panel asks once more before it does something.
    Confirming {
        /// Before what cannot be taken back.
        Risky = "risky",
        /// Before everything.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

impl Confirming {
    /// Whether it is asked once more before something that is `risky` or not.
    pub fn asks(self, risky: bool) -> bool {
        match self {
            Confirming::Risky => risky,
            Confirming::Always => true,
            Confirming::Never => false,
        }
    }
}

impl Status {
    /// Whether the table occupies its channel: in the lobby or running.
    pub fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }
}
