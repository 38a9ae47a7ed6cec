//! Enums that the database stores as words.

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
            /// Returns the word in the database.
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

/// A word that the type does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown word")]
pub struct UnknownWord;

db_enums! {
    /// The state of a table.
    Status {
        /// In the lobby: people take their seats.
        Lobby = "lobby",
        /// In play.
        Running = "running",
        /// Played to its end, or resigned by everyone except one person.
        Finished = "finished",
        /// Stopped during play.
        Aborted = "aborted",
        /// Closed in the lobby.
        Closed = "closed",
    }

    /// The three ways in which a table can end.
    Ending {
        /// Played to its end, or resigned by everyone except one person. Counts in the records.
        Finished = "finished",
        /// Stopped during play.
        Aborted = "aborted",
        /// Closed in the lobby.
        Closed = "closed",
    }

    /// The result of a table for one of its people.
    Outcome {
        /// First place, shared or alone, that the person played for.
        Won = "won",
        /// Any other place, and a first place that an AI reached for an absent person.
        Lost = "lost",
        /// The person gave up the seat.
        Resigned = "resigned",
    }

    /// The value that ranks a leaderboard.
    Sort {
        /// The rating. Players whose rating is not sure yet come after all others.
        Rating = "rating",
        /// First places.
        Wins = "wins",
        /// First places divided by tables played. Players whose rating is not sure yet come after all others.
        Share = "share",
        /// Tables played.
        Played = "played",
    }

    /// The way in which a player wants to hear of their turn.
    Notices {
        /// A mention in the table's channel.
        Mention = "mention",
        /// A direct message.
        Direct = "direct",
        /// Not at all.
        Quiet = "quiet",
    }

    /// The order in which the people of a lobby take their seats at the start.
    SeatOrder {
        /// The order in which they joined.
        Joined = "joined",
        /// The order that the host sets.
        Hand = "hand",
        /// The order that the table's luck draws.
        Random = "random",
    }

    /// The place of a server's tables.
    Place {
        /// In the channel where they were opened.
        Channel = "channel",
        /// Each in a thread of its own.
        Thread = "thread",
    }

    /// The trouble with a server's announcements channel.
    NewsTrouble {
        /// It took no message from the bot.
        Refused = "refused",
        /// It was deleted, so announcements are off.
        Gone = "gone",
    }

    /// The actions that a player's panel asks to confirm.
    Confirming {
        /// Actions that cannot be taken back.
        Risky = "risky",
        /// All actions.
        Always = "always",
        /// No action.
        Never = "never",
    }

    /// The time that a turn at a table may take.
    Pace {
        /// Minutes: the table is played at one sitting.
        Live = "live",
        /// A day.
        Day = "day",
        /// Three days.
        Days = "days",
        /// Any time: the table has no clock.
        None = "none",
    }

    /// The consequence when the time of a seat is up.
    AbsencePolicy {
        /// An AI makes this turn. After several such turns in a row it keeps the seat until its owner is back.
        Gentle = "gentle",
        /// An AI keeps the seat until its owner is back.
        Strict = "strict",
        /// Nothing happens by itself.
        Wait = "wait",
    }

    /// The consequence when it is the turn of a person who announced to be away.
    AwayPolicy {
        /// Their clock stands for a while. After that an AI plays.
        Wait = "wait",
        /// An AI plays until they are back.
        Ai = "ai",
    }

    /// The steps that people of a table may take back.
    UndoPolicy {
        /// Their own, as long as they showed nothing.
        Own = "own",
        /// Those too to which the others agree.
        Agreed = "agreed",
        /// None.
        None = "none",
    }

    /// The level of an AI that takes the place of a person.
    AiLevel {
        /// The level of tables from before the levels.
        Greedy = "greedy",
        /// For a first table.
        Easy = "easy",
        /// A short search.
        Normal = "normal",
        /// A longer search.
        Hard = "hard",
        /// The longest search.
        Expert = "expert",
    }

    /// The people who may ask for a hint at an unrated table.
    HintPolicy {
        /// A person who plays AIs alone.
        Alone = "alone",
        /// All who sit there.
        All = "all",
    }

    /// A kind of question that a person puts to the others at a table.
    QuestionKind {
        /// To take back steps that are not theirs alone to take back.
        Undo = "undo",
        /// To pause the table for a while.
        Pause = "pause",
        /// To end a pause before its time.
        GoOn = "go-on",
        /// To give who is waited for a full turn's time.
        Extend = "extend",
        /// To play at another pace.
        Pace = "pace",
        /// To let an AI play the seat of a person who does not come, until they are back.
        StandIn = "stand-in",
        /// To make the absence of a person final.
        GiveUp = "give-up",
        /// To end the table without a result.
        Stop = "stop",
        /// To let one person win.
        Concede = "concede",
    }

    /// The end of a question.
    Verdict {
        /// The others agreed: it is done.
        Yes = "yes",
        /// They did not.
        No = "no",
        /// It has lost its sense, or was withdrawn.
        Void = "void",
    }

    /// The wish of a person for reminders of a turn.
    Reminders {
        /// At the times that the table's pace sets.
        Once = "once",
        /// Every six hours too.
        SixHours = "six-hours",
        /// Every day too.
        Day = "day",
        /// Never.
        Never = "never",
    }

    /// The reason of a person's absence from a table.
    AbsentWhy {
        /// Their time was up.
        Clock = "clock",
        /// They announced it.
        Away = "away",
        /// They, or the others, asked for an AI in the seat.
        Asked = "asked",
        /// They left the server.
        Gone = "gone",
        /// Nobody played at the table.
        Idle = "idle",
    }

    /// The answer for a player whose time is up and who has no order for it.
    AtZero {
        /// The choice of an AI.
        Ai = "ai",
        /// The action that declines, if the game has one; otherwise the choice of an AI.
        Decline = "decline",
    }
}

impl Confirming {
    /// True if the panel asks to confirm an action that is `risky`, or one that is not.
    pub fn asks(self, risky: bool) -> bool {
        match self {
            Confirming::Risky => risky,
            Confirming::Always => true,
            Confirming::Never => false,
        }
    }
}

impl Status {
    /// True if the table occupies its channel: in the lobby or running.
    pub fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }
}
