//! The log of a table as lines of text, and its replay. `docs/FORMAT.md` describes the lines.

use crate::game::{BadOptions, OptionValues, Waiting};
use crate::games::{AnyGame, Games};
use crate::seal::{self, Seal};
use crate::table::{AnyTable, Done, Rejected, Step};
use crate::undo::{CannotUndo, GameRecord, target};
use crate::{Seat, Standing};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The version of the line format for new logs. All older versions remain readable.
pub const FORMAT: u16 = 2;
/// The version of a new log in which steps were taken back.
pub const FORMAT_WITH_UNDO: u16 = 3;
/// The oldest version, and the version of a header without one.
const OLDEST: u16 = 1;

/// The first line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the line format.
    #[serde(default = "format")]
    pub format: u16,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules; if absent, the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u16>,
    /// The number of seats.
    pub seats: u8,
    /// The options; a missing option has its default.
    #[serde(default)]
    pub options: OptionValues,
    /// The promise made for the seed, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed_sha256: Option<String>,
    /// Further facts of the table: its number, the interaction that started it, the opened seed.
    #[serde(flatten)]
    pub more: BTreeMap<String, Value>,
}

fn format() -> u16 {
    OLDEST
}

impl Header {
    /// Makes the header of a new table.
    pub fn of(table: &dyn AnyTable) -> Header {
        Header {
            format: FORMAT,
            game: table.meta().id.to_owned(),
            rules: Some(table.meta().rules),
            seats: table.seats(),
            options: table.options().clone(),
            seed_sha256: None,
            more: BTreeMap::new(),
        }
    }

    /// Opens the table before its first step.
    ///
    /// # Errors
    /// The header is of another game, or its format, rules version, number of seats or an option is unknown here.
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Unreadable> {
        if !(OLDEST..=FORMAT_WITH_UNDO).contains(&self.format) {
            return Err(Unreadable::Format(self.format));
        }
        if game.meta().id != self.game {
            return Err(BadOptions::Game(self.game.clone()).into());
        }
        match self.rules {
            Some(rules) if rules != game.meta().rules => {
                Err(Unreadable::Rules { game: self.game.clone(), rules, known: game.meta().rules })
            }
            _ => Ok(game.open(self.seats, &self.options)?),
        }
    }

    /// Returns a further fact of the table by its key; `None` if the header lacks it or has `null`.
    pub fn note(&self, key: &str) -> Option<&Value> {
        self.more.get(key).filter(|value| !value.is_null())
    }

    /// Returns a further fact of the table that is a whole number; `None` if there is no such number. A large number
    /// may be text, because some readers of JSON lose digits.
    pub fn number(&self, key: &str) -> Option<u64> {
        let value = self.note(key)?;
        value.as_u64().or_else(|| value.as_str()?.parse().ok())
    }

    /// Returns the header as a line of the log.
    pub fn line(&self) -> Value {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        value["kind"] = json!("header");
        value
    }
}

/// The reason why a line cannot be read or played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// The log has a newer or older format.
    #[error("format {0} is not known here (the newest known here is {FORMAT_WITH_UNDO})")]
    Format(u16),
    /// The log has a version of the rules that is unknown here.
    #[error("{game} rules {rules} are not known here (these are rules {known})")]
    Rules {
        /// The game.
        game: String,
        /// The log's version.
        rules: u16,
        /// The version this program knows.
        known: u16,
    },
    /// No such game, option or number of seats.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The line is no JSON object of this format.
    #[error("not a line of this format: {0}")]
    Line(String),
    /// The words of a step are missing: the table was still running, and not every reader could know them.
    #[error("the words of this step are not told: the table was still running when this was written")]
    Hidden,
    /// A step came before the header.
    #[error("the first line must be the header")]
    NoHeader,
    /// The number of the step is not the next one.
    #[error("step {found} where step {expected} was due")]
    Seq {
        /// The number in the line.
        found: u64,
        /// The next number.
        expected: u32,
    },
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    Seat(u64),
    /// A rule, or the state of the table, forbids the step.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// The steps cannot be taken back.
    #[error(transparent)]
    Undo(#[from] CannotUndo),
    /// A step after the end.
    #[error("the game is over, `{0}` comes too late")]
    Over(String),
}

/// The content of one line of a log.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// The table.
    Header(Header),
    /// A step. `seat` is `None` if the line has no seat, `Some(None)` if it names luck.
    Step {
        /// The number of the step, if the line has it.
        seq: Option<u64>,
        /// The seat, if the line has it.
        seat: Option<Option<u64>>,
        /// One or more actions joined by `;`, or an outcome.
        text: String,
        /// The time of the step, in UTC milliseconds, if the line has it.
        at_ms: Option<i64>,
        /// True if the line says that the step was made for a person whose time was up.
        stood_in: bool,
    },
    /// An opened secret choice.
    Seal(Seal),
    /// The result of the table.
    Standing,
    /// Any other line (a refusal, an empty line, a comment): it has no effect.
    Other,
}

/// The keys that decide the kind of a line; it skips all others. A key in the line is `Some`, even with a `null`.
#[derive(Deserialize)]
struct Keys {
    #[serde(default, deserialize_with = "there")]
    kind: Option<Value>,
    #[serde(default)]
    game: Option<IgnoredAny>,
    #[serde(default, deserialize_with = "there")]
    seat: Option<Value>,
    #[serde(default, deserialize_with = "there")]
    seq: Option<Value>,
    #[serde(default, deserialize_with = "there")]
    text: Option<Value>,
    #[serde(default)]
    at: Option<Value>,
    #[serde(default)]
    stood_in: Option<Value>,
}

fn there<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

/// Reads one line of a log: a JSON object, a bare action or outcome, or a comment after `#`.
///
/// # Errors
/// [`Unreadable::Line`] if the line begins with `{` and is no header, step, seal, standing or refusal;
/// [`Unreadable::Hidden`] if it is a step without its words.
pub fn read(line: &str) -> Result<Line, Unreadable> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(Line::Other);
    }
    if !line.starts_with('{') {
        return Ok(Line::Step { seq: None, seat: None, text: line.to_owned(), at_ms: None, stood_in: false });
    }
    let bad = |why: String| Unreadable::Line(why);
    let keys: Keys = serde_json::from_str(line).map_err(|e| bad(e.to_string()))?;
    let kind = keys.kind.as_ref().and_then(Value::as_str);
    if kind == Some("header") || (kind.is_none() && keys.game.is_some()) {
        let mut object: Map<String, Value> = serde_json::from_str(line).map_err(|e| bad(e.to_string()))?;
        object.remove("kind");
        let header = serde_json::from_value(Value::Object(object)).map_err(|e| bad(e.to_string()))?;
        return Ok(Line::Header(header));
    }
    if kind == Some("step") || (kind.is_none() && keys.text.is_some()) {
        let text = match keys.text {
            Some(Value::String(text)) => text,
            Some(Value::Null) => return Err(Unreadable::Hidden),
            _ => return Err(bad("a step needs `text`".into())),
        };
        let seat = match keys.seat {
            None => None,
            Some(Value::Null) => Some(None),
            Some(value) => Some(Some(value.as_u64().ok_or_else(|| bad("`seat` is a number or null".into()))?)),
        };
        let seq = match keys.seq {
            None => None,
            Some(value) => Some(value.as_u64().ok_or_else(|| bad("`seq` is a number".into()))?),
        };
        let at_ms = match keys.at {
            None | Some(Value::Null) => None,
            Some(value) => Some(value.as_i64().ok_or_else(|| bad("`at` is a whole number or null".into()))?),
        };
        let stood_in = match keys.stood_in {
            None | Some(Value::Null) => false,
            Some(value) => value.as_bool().ok_or_else(|| bad("`stood_in` is true or false".into()))?,
        };
        return Ok(Line::Step { seq, seat, text, at_ms, stood_in });
    }
    match kind {
        Some("seal") => read_seal(line)
            .ok_or_else(|| bad("a seal needs `seat`, `asked`, `first`, `steps`, `blind`, `commitment`".into())),
        Some("standing") => Ok(Line::Standing),
        Some("refused") => Ok(Line::Other),
        _ => Err(bad("a line is a header, a step, a seal or a standing".into())),
    }
}

fn read_seal(line: &str) -> Option<Line> {
    let object: Map<String, Value> = serde_json::from_str(line).ok()?;
    let number = |key: &str| u32::try_from(object.get(key)?.as_u64()?).ok();
    let bytes = |key: &str| seal::from_hex(object.get(key)?.as_str()?);
    let seat = u8::try_from(number("seat")?).ok()?.checked_sub(1).map(Seat)?;
    let (blind, commitment) = (bytes("blind")?, bytes("commitment")?);
    let (asked, first, steps) = (number("asked")?, number("first")?, number("steps")?);
    Some(Line::Seal(Seal { seat, asked, first, steps, blind, commitment }))
}

/// Replays a log line by line.
#[derive(Debug)]
pub struct Replay {
    games: Games,
    /// The header, after its line.
    pub header: Option<Header>,
    /// The present table with its log, after the header.
    pub record: Option<GameRecord>,
}

impl Replay {
    /// Makes a replay before the first line of a log of one of these games.
    pub fn new(games: Games) -> Replay {
        Replay { games, header: None, record: None }
    }

    /// Returns the present table; `None` before the header.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.record.as_ref().map(GameRecord::table)
    }

    /// Opens the table of a header.
    ///
    /// # Errors
    /// The header has a value that is unknown here.
    pub fn open(&self, header: &Header) -> Result<Box<dyn AnyTable>, Unreadable> {
        header.open(self.games.find(&header.game)?)
    }

    /// Plays one line and returns its steps.
    ///
    /// # Errors
    /// The reason against the line; the table does not change.
    pub fn line(&mut self, line: &str) -> Result<Vec<Step>, Unreadable> {
        self.take(read(line)?)
    }

    /// Plays a parsed line.
    ///
    /// # Errors
    /// The reason against the line; the table does not change.
    pub fn take(&mut self, line: Line) -> Result<Vec<Step>, Unreadable> {
        match line {
            Line::Seal(_) | Line::Standing | Line::Other => Ok(Vec::new()),
            Line::Header(header) => {
                self.record = Some(GameRecord::new(self.open(&header)?));
                self.header = Some(header);
                Ok(Vec::new())
            }
            Line::Step { seq, seat, text, .. } => {
                let record = self.record.as_mut().ok_or(Unreadable::NoHeader)?;
                let expected = record.table().seq() + 1;
                if let Some(found) = seq.filter(|&found| found != u64::from(expected)) {
                    return Err(Unreadable::Seq { found, expected });
                }
                step(record, seat, &text)
            }
        }
    }
}

/// Plays one step. A step without a seat belongs to luck, or to the lowest seat the table waits for.
fn step(record: &mut GameRecord, seat: Option<Option<u64>>, text: &str) -> Result<Vec<Step>, Unreadable> {
    let table = record.table();
    let seat = match (seat, table.waiting()) {
        (_, Waiting::Over) => return Err(Unreadable::Over(text.to_owned())),
        // Whose steps they are says who takes them back.
        (None, _) if target(text).is_some() => None,
        (None, Waiting::Chance) | (Some(None), _) => None,
        (None, Waiting::Seats(seats)) => seats.first(),
        (Some(Some(number)), _) => {
            let seat = u8::try_from(number).ok().and_then(|n| Seat::from_number(n, table.seats()));
            Some(seat.ok_or(Unreadable::Seat(number))?)
        }
    };
    Ok(record.take(seat, text)?.steps)
}

/// Plays one step of a log that takes nothing back: a seat's input, or an outcome of luck.
///
/// # Errors
/// The reason why it does not fit; the table does not change.
pub fn play(table: &mut dyn AnyTable, seat: Option<Seat>, text: &str) -> Result<Done, Rejected> {
    match seat {
        None => table.resolve(text),
        Some(seat) => table.act(seat, text),
    }
}

/// Returns the table after all entries of a log, with the log.
///
/// # Errors
/// The first step that does not fit. The program checked logs on disk when it wrote them, so this means a damaged file
/// or other rules.
pub fn replay<'a>(
    header: &Header,
    game: &dyn AnyGame,
    steps: impl IntoIterator<Item = &'a Step>,
) -> Result<GameRecord, Unreadable> {
    let mut record = GameRecord::new(header.open(game)?);
    for step in steps {
        let expected = record.table().seq() + 1;
        if step.seq != expected {
            return Err(Unreadable::Seq { found: u64::from(step.seq), expected });
        }
        record.take(step.seat, &step.text)?;
    }
    Ok(record)
}

/// Writes a step as a line of the log. Adds the state `after` the step, if given, and with `legal` the legal actions of
/// every seat the table waits for.
pub fn step_line(step: &Step, after: Option<&dyn AnyTable>, legal: bool) -> Value {
    let mut line = json!({ "kind": "step", "seq": step.seq, "seat": step.seat.map(Seat::number), "text": step.text });
    if let Some(table) = after {
        line["state"] = table.state();
        if legal {
            line["legal"] = legal_by_seat(table);
        }
    }
    line
}

/// Returns the legal actions of every seat the table waits for, by seat number.
pub fn legal_by_seat(table: &dyn AnyTable) -> Value {
    let seats = table.waiting().seats();
    let by_seat = seats.iter().map(|seat| (seat.number().to_string(), json!(table.legal(seat))));
    Value::Object(by_seat.collect())
}

/// Writes an opened seal as a line of the log.
pub fn seal_line(seal: &Seal) -> Value {
    json!({
        "kind": "seal", "seat": seal.seat.number(), "asked": seal.asked, "first": seal.first, "steps": seal.steps,
        "blind": seal::to_hex(&seal.blind), "commitment": seal::to_hex(&seal.commitment),
    })
}

/// Writes the last line of a finished table.
pub fn standing_line(standing: &Standing) -> Value {
    let mut line = serde_json::to_value(standing).unwrap_or_default();
    line["kind"] = json!("standing");
    line
}
