//! Clocks, pauses and absence: rows as they are read, and the changes that callers hand in.

use crate::{AbsencePolicy, AbsentWhy, AiLevel, AwayPolicy, HintPolicy, Pace, UndoPolicy};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sqlx::FromRow;
use std::fmt::Display;
use std::str::FromStr;

/// The columns of a table that concern its times. Times are UTC milliseconds, spans milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TableTimes {
    /// The time that a turn may take.
    pub pace: Pace,
    /// The consequence when a seat's time is up.
    pub absence: AbsencePolicy,
    /// The consequence when it is the turn of a person who announced to be away.
    pub away: AwayPolicy,
    /// The steps that people may take back.
    pub undo: UndoPolicy,
    /// The level of an AI that takes the place of a person.
    pub stand_in: AiLevel,
    /// The people who may ask for a hint while it is unrated.
    pub hints: HintPolicy,
    /// The number of its steps when its people were last nudged; `None`: they never were.
    pub nudged_seq: Option<u32>,
    /// The end of the pause that a person began; `None`: the table is not paused.
    pub paused_until_ms: Option<i64>,
    /// The reason of the pause in a server manager's words; `None`: its host paused it, or it is not paused.
    pub pause_reason: Option<String>,
    /// The seat that asked for the pause, where the others agreed; `None`: nobody asked them, or it is not paused.
    pub pause_seat: Option<u8>,
    /// The time at which the table was asked whether it is still played; `None`: it was not.
    pub idle_asked_at_ms: Option<i64>,
    /// The time at which the people of the lobby were asked whether they are ready; `None`: they were not.
    pub ready_asked_at_ms: Option<i64>,
    /// The span by which outages of the bot moved its clocks, in all.
    pub moved_ms: i64,
    /// The span by which the last outage moved them; `None`: none did.
    pub moved_last_ms: Option<i64>,
    /// The number of its steps at that outage; `None` exactly when `moved_last_ms` is.
    pub moved_seq: Option<u32>,
}

/// The clock of a seat that a person took. Read and written alike. Times are UTC milliseconds, spans milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ClockRow {
    /// The seat.
    pub seat: u8,
    /// The span for the present turn before the reserve is used.
    pub allowance_ms: i64,
    /// The span used in the present turn before `since_ms`.
    pub spent_ms: i64,
    /// The time since which the clock runs. It may lie ahead, where the call is due. `None`: the clock stands.
    #[sqlx(rename = "runs_since_at_ms")]
    pub since_ms: Option<i64>,
    /// The rest of the reserve.
    pub reserve_ms: i64,
    /// True if the table waits for the seat since its turn began, whether or not the clock runs.
    pub called: bool,
    /// The number of times that it was asked in `chapter`.
    pub asked: u32,
    /// The round and phase in which it was last asked, words of the game; empty: it was not.
    pub chapter: String,
    /// The number of reminders of the present turn.
    pub reminded: u32,
    /// True if its time was up and an AI makes the present turn.
    pub covered: bool,
    /// The number of turns in a row that its person did not make.
    pub missed: u32,
    /// The level of the AI that plays until its owner is back; `None`: the person plays.
    pub stand_in: Option<String>,
    /// The time since which its person is absent; `None` exactly when `absent_why` is.
    pub absent_at_ms: Option<i64>,
    /// The reason of the absence; `None`: the person is present.
    pub absent_why: Option<AbsentWhy>,
    /// The number of turns that it made, or an AI made for it.
    pub turns: u32,
    /// The number of these turns that an AI or an order for zero made.
    pub turns_stood_in: u32,
    /// The span for which the table still waits for its person while they are away.
    pub away_left_ms: i64,
    /// The time since which it waits so; `None`: it does not. The clock stands then.
    pub away_since_ms: Option<i64>,
}

impl ClockRow {
    /// Returns the clock of a seat that was never asked: it stands, and every number is 0.
    pub fn new(seat: u8) -> ClockRow {
        ClockRow {
            seat,
            allowance_ms: 0,
            spent_ms: 0,
            since_ms: None,
            reserve_ms: 0,
            called: false,
            asked: 0,
            chapter: String::new(),
            reminded: 0,
            covered: false,
            missed: 0,
            stand_in: None,
            absent_at_ms: None,
            absent_why: None,
            turns: 0,
            turns_stood_in: 0,
            away_left_ms: 0,
            away_since_ms: None,
        }
    }
}

/// A change of a table's times. A field that is `None` keeps its column.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TimesChange {
    /// The end of the pause; `Some(None)` ends it.
    pub paused_until_ms: Option<Option<i64>>,
    /// The reason of the pause; `Some(None)` forgets it.
    pub pause_reason: Option<Option<String>>,
    /// The seat that asked for the pause; `Some(None)` forgets it.
    pub pause_seat: Option<Option<u8>>,
    /// The pace of the running table.
    pub pace: Option<Pace>,
    /// The time at which the table was asked whether it is still played; `Some(None)`: the question is over.
    pub idle_asked_at_ms: Option<Option<i64>>,
    /// The number of its steps at which its people are nudged.
    pub nudged_seq: Option<u32>,
}

/// The times of a table as a server chooses them for new ones, or a host for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenTimes {
    /// The pace; `None`: nobody chose it, or chose a word that this program does not know.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The consequence when a seat's time is up; `None`: as above.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub absence: Option<AbsencePolicy>,
    /// The consequence when it is the turn of a person who is away; `None`: as above.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub away: Option<AwayPolicy>,
    /// The steps that people may take back; `None`: as above.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoPolicy>,
    /// The level of an AI that takes the place of a person; `None`: as above.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<AiLevel>,
    /// The people who may ask for a hint at an unrated table; `None`: as above.
    #[serde(serialize_with = "write_word", deserialize_with = "read_word", skip_serializing_if = "Option::is_none")]
    pub hints: Option<HintPolicy>,
}

impl ChosenTimes {
    /// Returns these choices, with those of `other` in place of the missing ones.
    pub fn or(self, other: ChosenTimes) -> ChosenTimes {
        ChosenTimes {
            pace: self.pace.or(other.pace),
            absence: self.absence.or(other.absence),
            away: self.away.or(other.away),
            undo: self.undo.or(other.undo),
            stand_in: self.stand_in.or(other.stand_in),
            hints: self.hints.or(other.hints),
        }
    }
}

impl From<&TableTimes> for ChosenTimes {
    fn from(times: &TableTimes) -> ChosenTimes {
        ChosenTimes {
            pace: Some(times.pace),
            absence: Some(times.absence),
            away: Some(times.away),
            undo: Some(times.undo),
            stand_in: Some(times.stand_in),
            hints: Some(times.hints),
        }
    }
}

fn write_word<T: Display, S: Serializer>(word: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
    match word {
        Some(word) => to.collect_str(word),
        None => to.serialize_none(),
    }
}

/// Reads a word. A later program may have written one that this program does not know.
fn read_word<'de, T: FromStr, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    let value = Value::deserialize(from)?;
    Ok(value.as_str().and_then(|word| word.parse().ok()))
}
