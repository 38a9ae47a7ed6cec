//! `agon replay`: plays a log again by the rules, whoever wrote it, and stops at the first line that does not fit.

use agon_rules::Viewer;
use agon_rules::log::{self, Header, Line, Replay, Unreadable};
use agon_rules::luck::{Luck, Seed};
use agon_rules::table::{AnyTable, Rejected, Step};
use anyhow::Context;
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;

/// The longest line that is read, in bytes.
const LONGEST: usize = 1 << 20;
/// The longest text repeated in an answer, in characters.
const QUOTED: usize = 300;

/// Arguments of `agon replay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The log, as docs/FORMAT.md describes it; `-` reads the standard input
    pub file: PathBuf,
    /// Writes every step with the state it leads to, one JSON object a line
    #[arg(long)]
    pub jsonl: bool,
    /// With --jsonl: adds the legal actions of the seats waited for
    #[arg(long, requires = "jsonl")]
    pub legal: bool,
}

/// The log does not fit: where, and why.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {}", quoted(&.why.to_string()))]
pub struct Stopped {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub why: Why,
}

/// Why a replay stopped.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// The rules or the format refuse the line.
    #[error("{0}")]
    Refused(Box<Unreadable>),
    /// The last line is incomplete.
    #[error("the file ends in the middle of this line")]
    CutOff,
    /// The line is no text.
    #[error("the line is not UTF-8 text (byte {0})")]
    NotText(usize),
    /// The line is longer than any this program writes.
    #[error("the line is longer than {LONGEST} bytes")]
    TooLong,
    /// The opened seed is no seed, or not the promised one.
    #[error("the opened seed does not fit `seed_sha256`")]
    Promise,
    /// The luck in the log is not what the opened seed gives.
    #[error("the log says luck brought `{found}`, the opened seed gives `{drawn}`")]
    Luck {
        /// What the log says.
        found: String,
        /// What the seed gives.
        drawn: String,
    },
    /// The seats in the log are not what the opened seed draws.
    #[error("the log says luck seated {found}, the opened seed gives {drawn}")]
    Seats {
        /// What the log says.
        found: Value,
        /// What the seed gives.
        drawn: Value,
    },
    /// There is no line to read.
    #[error("the log has no header")]
    Empty,
}

impl From<Unreadable> for Why {
    fn from(why: Unreadable) -> Why {
        Why::Refused(Box::new(why))
    }
}

/// Reads the log and writes what it leads to.
///
/// # Errors
/// [`Stopped`] for the first line that does not fit; a file or writer that fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if args.file.as_os_str() == "-" {
        return read(std::io::stdin().lock(), args, out);
    }
    let file = File::open(&args.file).with_context(|| format!("cannot open {}", args.file.display()))?;
    read(BufReader::new(file), args, out)
}

/// Reads a log line by line.
fn read(mut input: impl BufRead, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut reading = Reading { replay: Replay::default(), luck: None, args, out };
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
        let last = bytes.is_empty();
        let done = if last { reading.end() } else { reading.line(&bytes) };
        match done.map_err(anyhow::Error::downcast::<Why>) {
            Ok(()) if !last => {}
            Ok(()) => break,
            Err(Err(failed)) => return Err(failed),
            Err(Ok(why)) => {
                let stopped = Stopped { line, why };
                reading.stop(&stopped)?;
                reading.out.flush()?;
                return Err(stopped.into());
            }
        }
    }
    Ok(reading.out.flush()?)
}

struct Reading<'a, W> {
    replay: Replay,
    luck: Option<Luck>,
    args: &'a Args,
    out: &'a mut W,
}

/// Fails with [`Why`] where the log is to blame.
impl<W: Write> Reading<'_, W> {
    fn line(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        if bytes.len() > LONGEST {
            return Err(Why::TooLong.into());
        }
        let text = std::str::from_utf8(bytes).map_err(|error| Why::NotText(error.valid_up_to() + 1))?;
        let text = text.trim_start_matches('\u{feff}');
        let line = log::read(text).map_err(|why| if torn(text) { Why::CutOff } else { why.into() })?;
        if matches!(line, Line::Header(_)) {
            self.summary()?;
        }
        let before = self.replay.table.as_ref().map(|table| table.copy());
        let steps = self.replay.line(text).map_err(Why::from)?;
        match (line, &self.replay.header, before) {
            (Line::Header(_), Some(header), _) => {
                self.luck = luck(header)?;
                check_seats(header, self.luck)?;
                if self.args.jsonl {
                    writeln!(self.out, "{}", header.line())?;
                }
                Ok(())
            }
            (_, _, Some(table)) => self.steps(table, &steps),
            _ => Ok(()),
        }
    }

    /// Checks the luck of steps and writes them; `table` is the one before them.
    fn steps(&mut self, mut table: Box<dyn AnyTable>, steps: &[Step]) -> anyhow::Result<()> {
        for step in steps {
            match step.seat {
                Some(seat) => table.act(seat, &step.text),
                None => {
                    self.check_luck(table.as_ref(), step)?;
                    table.resolve(&step.text)
                }
            }
            .map_err(|why| Why::from(Unreadable::from(why)))?;
            if self.args.jsonl {
                writeln!(self.out, "{}", log::step_line(step, Some(table.as_ref()), self.args.legal))?;
            }
        }
        match table.standing() {
            Some(standing) if self.args.jsonl && !steps.is_empty() => {
                Ok(writeln!(self.out, "{}", log::standing_line(&standing))?)
            }
            _ => Ok(()),
        }
    }

    fn check_luck(&self, table: &dyn AnyTable, step: &Step) -> Result<(), Why> {
        let Some(luck) = self.luck else { return Ok(()) };
        let drawn = table.copy().draw(&mut luck.dice(step.seq)).and_then(|done| done.steps.into_iter().next());
        match drawn {
            Some(drawn) if drawn.text != step.text => Err(Why::Luck { found: step.text.clone(), drawn: drawn.text }),
            _ => Ok(()),
        }
    }

    /// The log ends here.
    fn end(&mut self) -> anyhow::Result<()> {
        if self.replay.table.is_none() {
            return Err(Why::Empty.into());
        }
        self.summary()
    }

    /// The log cannot be played further.
    fn stop(&mut self, stopped: &Stopped) -> anyhow::Result<()> {
        if self.args.jsonl {
            return Ok(writeln!(self.out, "{}", refused_line(stopped))?);
        }
        self.summary()
    }

    /// Where the table read so far stands, for people.
    fn summary(&mut self) -> anyhow::Result<()> {
        let Some(table) = self.replay.table.as_deref().filter(|_| !self.args.jsonl) else { return Ok(()) };
        let options: Vec<String> = table.options().iter().map(|(option, value)| format!("{option}={value}")).collect();
        writeln!(self.out, "{}, {} seats, {}", table.meta().id, table.seats(), options.join(", "))?;
        let round = table.state().get("round").map(|round| format!(", round {round}")).unwrap_or_default();
        let phase = table.view(Viewer::Public).prompt().kind;
        let waits: Vec<String> = table.waiting().seats().iter().map(|seat| seat.to_string()).collect();
        let waits = if waits.is_empty() { String::new() } else { format!(", waits for seat {}", waits.join(" and ")) };
        writeln!(self.out, "{} steps{round}, {phase}{waits}", table.seq())?;
        let Some(standing) = table.standing() else { return Ok(()) };
        writeln!(self.out, "ended by {}", standing.reason)?;
        for (place, seat) in standing.seats.iter().zip(1..) {
            let parts: Vec<String> = place.parts.iter().map(|(part, points)| format!("{part} {points}")).collect();
            writeln!(self.out, "seat {seat}: place {}, {} ({})", place.place, place.score, parts.join(", "))?;
        }
        Ok(())
    }
}

/// Whether a line is an object without its end: only the last line of a file can be.
fn torn(text: &str) -> bool {
    text.starts_with('{') && !text.ends_with(['}', '\n'])
}

/// The luck of a table whose seed is opened; none where the header does not say enough to draw it again.
fn luck(header: &Header) -> Result<Option<Luck>, Why> {
    // Great numbers may stand as text: not every reader of JSON keeps all their digits.
    let number = |key: &str| {
        let value = header.more.get(key)?;
        value.as_u64().or_else(|| value.as_str()?.parse().ok())
    };
    let Some(opened) = header.more.get("seed").filter(|seed| !seed.is_null()) else { return Ok(None) };
    let seed = opened.as_str().and_then(Seed::from_hex).ok_or(Why::Promise)?;
    if header.seed_sha256.as_ref().is_some_and(|promise| *promise != seed.commitment()) {
        return Err(Why::Promise);
    }
    Ok(number("table").zip(number("start")).map(|(table, start)| Luck { seed, table, start }))
}

/// Checks who took which seat, where luck drew that and can be drawn again.
fn check_seats(header: &Header, luck: Option<Luck>) -> Result<(), Why> {
    let (Some(found), Some(luck)) = (header.more.get("drawn").filter(|drawn| !drawn.is_null()), luck) else {
        return Ok(());
    };
    let drawn: Value = luck.order(header.seats).iter().map(|came| came + 1).collect();
    if *found == drawn { Ok(()) } else { Err(Why::Seats { found: found.clone(), drawn }) }
}

/// Why the replay stopped, as a line; `rule`, `section` and `facts` where a rule of the game forbids the step.
fn refused_line(stopped: &Stopped) -> Value {
    let mut line = json!({ "kind": "refused", "line": stopped.line, "error": quoted(&stopped.why.to_string()) });
    if let Why::Refused(why) = &stopped.why
        && let Unreadable::Rejected(Rejected::Refused { text, refusal }) = why.as_ref()
    {
        let facts: Map<String, Value> =
            refusal.facts.iter().map(|(name, fact)| ((*name).to_owned(), json!(fact))).collect();
        line["text"] = json!(text);
        line["rule"] = json!(refusal.rule);
        line["section"] = json!(refusal.section);
        line["facts"] = Value::Object(facts);
    }
    line
}

/// A text short enough to be shown.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay;
    use agon_ai::Level;

    const PAGE: &str = include_str!("../docs/FORMAT.md");

    fn replayed(log: impl AsRef<[u8]>, jsonl: bool) -> (String, Option<Stopped>) {
        let args = Args { file: "-".into(), jsonl, legal: jsonl };
        let mut out = Vec::new();
        let stopped = read(log.as_ref(), &args, &mut out).err().map(|error| error.downcast().unwrap());
        (String::from_utf8(out).unwrap(), stopped)
    }

    fn played(options: &[(&str, &str)]) -> String {
        let args = selfplay::Args {
            game: "offrandes".into(),
            seats: 4,
            seed: "olives".into(),
            options: options.iter().map(|&(k, v)| (k.into(), v.into())).collect(),
            players: vec![Level::Greedy, Level::Random, Level::Greedy, Level::Random],
            games: 2,
            jsonl: true,
            legal: true,
        };
        let mut out = Vec::new();
        selfplay::run(&args, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn selfplay_replays_to_the_same_lines() {
        for options in [&[][..], &[("auction", "sealed"), ("bribes", "sealed")]] {
            let log = played(options);
            assert_eq!(log, played(options), "the same arguments give the same games");
            let (again, stopped) = replayed(&log, true);
            assert!(stopped.is_none(), "{stopped:?}");
            assert!(again == log, "other lines");
        }
    }

    #[test]
    fn the_page_on_the_format_is_true() {
        let blocks: Vec<&str> = PAGE.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
        let [log, summary] = blocks[..] else { panic!("{} examples", blocks.len()) };
        let (out, stopped) = replayed(log, false);
        assert!(stopped.is_none(), "{stopped:?}");
        assert_eq!(out, summary);
        let stopped = replayed(log.replace("bid 3", "bid 2"), false).1.unwrap().to_string();
        assert!(
            stopped.starts_with("line 13: ") && stopped.ends_with("bid-too-low (4.4) amount=2 least=3 most=10"),
            "{stopped}"
        );
        assert!(PAGE.contains("line 13: `bid-too-low (4.4) amount=2 least=3 most=10`"));
    }

    #[test]
    fn what_does_not_fit_is_told_by_line() {
        let head = "{\"game\":\"offrandes\",\"seats\":3}\nfirst sparta\n";
        let cases: [(Vec<u8>, u64, &str); 10] = [
            (format!("{head}bid 4").into(), 3, "not-now (3)"),
            (format!("{head}pik peasant").into(), 3, "did you mean `pick peasant`"),
            (format!("{head}{{\"seq\":7,\"text\":\"pick peasant\"}}").into(), 3, "step 7 where step 2"),
            (format!("{head}{{\"kind\":\"step\",\"te").into(), 3, "ends in the middle"),
            (format!("{head}{{\"kind\":\"step\",\"te\n").into(), 3, "not a line of this format"),
            ([head.as_bytes(), b"pick \xff\n"].concat(), 3, "not UTF-8 text (byte 6)"),
            ([head.as_bytes(), &vec![b'a'; LONGEST + 1]].concat(), 3, "longer than"),
            ("{\"game\":\"offrandes\",\"seats\":3,\"rules\":99}".into(), 1, "rules 99 are not known"),
            ("first sparta\n".into(), 1, "must be the header"),
            ("\n# nothing\n".into(), 3, "no header"),
        ];
        for (log, line, words) in cases {
            let stopped = replayed(&log, false).1.unwrap();
            assert_eq!(stopped.line, line, "{stopped}");
            let told = stopped.to_string();
            assert!(told.contains(words) && told.len() < 2 * QUOTED, "{told}");
            let last: Value = serde_json::from_str(replayed(&log, true).0.lines().last().unwrap()).unwrap();
            assert_eq!((&last["kind"], &last["line"]), (&json!("refused"), &json!(line)));
        }
    }

    #[test]
    fn luck_that_the_seed_does_not_give_is_refused() {
        let log = played(&[]);
        let cities = ["sparta", "corinth", "athens", "thebes"];
        let told = cities.map(|city| {
            let first =
                cities.iter().fold(log.clone(), |log, c| log.replace(&format!("first {c}"), &format!("first {city}")));
            replayed(first, false).1.map(|stopped| stopped.why)
        });
        assert!(told.iter().filter(|why| matches!(why, Some(Why::Luck { .. }))).count() >= 3, "{told:?}");
        let text = log.replace("\"start\":0", "\"start\":\"1\"");
        let promise = log.replacen("\"seed\":\"", "\"seed\":\"0", 1);
        assert!(matches!(replayed(promise, false).1, Some(Stopped { line: 1, why: Why::Promise })));
        // Another start, written as text, gives other luck in one game at least.
        assert!(matches!(replayed(text, false).1, Some(Stopped { why: Why::Luck { .. }, .. })));
    }

    #[test]
    fn seats_that_the_seed_does_not_draw_are_refused() {
        let log = played(&[]);
        let (head, rest) = log.split_once('\n').unwrap();
        let mut header: Value = serde_json::from_str(head).unwrap();
        let mut fit = 0;
        for order in 0..256_u32 {
            let drawn = [order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6].map(|came| came + 1);
            header["drawn"] = json!(drawn);
            match replayed(format!("{header}\n{rest}"), false).1 {
                None => fit += 1,
                Some(stopped) => assert!(matches!(stopped, Stopped { line: 1, why: Why::Seats { .. } }), "{stopped}"),
            }
        }
        assert_eq!(fit, 1, "one order of seats is the drawn one");
    }
}
