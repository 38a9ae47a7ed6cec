//! `agon replay`: replays a log of any origin by the rules, and stops at the first line that does not fit.

use crate::reading;
use agon_games::Registry;
use agon_rules::Viewer;
use agon_rules::log::{self, Unreadable};
use agon_rules::table::{AnyTable, Rejected, Step};
use agon_rules::undo;
use agon_rules::verify::{Depth, Entry, Misfit, Reader, Why, quoted};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write};
use std::path::PathBuf;

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

/// Reads the log and writes its steps and result.
///
/// # Errors
/// [`Misfit`] for the first line that does not fit; a file or writer that fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    read(reading::open(&args.file)?, args, out)
}

/// Reads a log line by line.
fn read(input: impl BufRead, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Steps);
    let mut telling = Telling { args, out };
    let read = reading::each(input, &mut reader, |reader, entry| telling.tell(reader, entry));
    if let Err(error) = &read
        && let Some(misfit) = error.downcast_ref()
    {
        telling.stop(&reader, misfit)?;
    }
    if let Ok(closed) = &read {
        telling.summary(Some(closed.record.table()))?;
    }
    telling.out.flush()?;
    read.map(|_| ())
}

struct Telling<'a, W> {
    args: &'a Args,
    out: &'a mut W,
}

impl<W: Write> Telling<'_, W> {
    fn tell(&mut self, reader: &Reader, entry: Entry) -> anyhow::Result<()> {
        match entry {
            Entry::Header { before } => {
                if let Some(before) = before {
                    self.summary(Some(before.record.table()))?;
                }
                match reader.header().filter(|_| self.args.jsonl) {
                    Some(header) => Ok(writeln!(self.out, "{}", header.line())?),
                    None => Ok(()),
                }
            }
            Entry::Steps { before, steps, .. } if self.args.jsonl => self.steps(before, reader, &steps),
            Entry::Seal(seal) if self.args.jsonl => Ok(writeln!(self.out, "{}", log::seal_line(&seal))?),
            _ => Ok(()),
        }
    }

    /// Writes steps. `table` is the state before them, `reader` has the one after them.
    fn steps(&mut self, mut table: Box<dyn AnyTable>, reader: &Reader, steps: &[Step]) -> anyhow::Result<()> {
        for step in steps {
            match reader.table().filter(|_| undo::target(&step.text).is_some()) {
                Some(undone) => table = undone.copy(),
                None => drop(log::play(table.as_mut(), step.seat, &step.text)?),
            }
            writeln!(self.out, "{}", log::step_line(step, Some(table.as_ref()), self.args.legal))?;
        }
        match table.standing() {
            Some(standing) if !steps.is_empty() => Ok(writeln!(self.out, "{}", log::standing_line(&standing))?),
            _ => Ok(()),
        }
    }

    /// Stops at a line that does not fit.
    fn stop(&mut self, reader: &Reader, misfit: &Misfit) -> anyhow::Result<()> {
        if self.args.jsonl {
            return Ok(writeln!(self.out, "{}", refused_line(misfit))?);
        }
        self.summary(reader.table())
    }

    /// Writes the current state of the table for people.
    fn summary(&mut self, table: Option<&dyn AnyTable>) -> anyhow::Result<()> {
        let Some(table) = table.filter(|_| !self.args.jsonl) else { return Ok(()) };
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

/// Describes the stop as a line, with `rule`, `section` and `facts` if a rule of the game forbids the step.
fn refused_line(stopped: &Misfit) -> Value {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay;
    use agon_ai::Level;
    use agon_rules::verify::{LONGEST, QUOTED};

    const PAGE: &str = include_str!("../docs/FORMAT.md");

    fn replayed(log: impl AsRef<[u8]>, jsonl: bool) -> (String, Option<Misfit>) {
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
            turns: false,
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
            stopped.starts_with("line 13, step 18: ")
                && stopped.ends_with("bid-too-low (4.4) amount=2 least=3 most=10"),
            "{stopped}"
        );
        assert!(PAGE.contains("line 13, step 18: `bid-too-low (4.4) amount=2 least=3 most=10`"));
    }

    #[test]
    fn what_does_not_fit_is_told_by_line() {
        let head = "{\"game\":\"offrandes\",\"seats\":3}\nfirst sparta\n";
        let cases: [(Vec<u8>, u64, &str); 13] = [
            (format!("{head}bid 4").into(), 3, "not-now (3)"),
            (format!("{head}undo 1").into(), 3, "undo-nothing"),
            (format!("{head}{{\"seat\":1,\"text\":\"undo 0\"}}").into(), 3, "undo-past-reveal"),
            (format!("{head}pick peasant\n{{\"seat\":1,\"text\":\"undo 1\"}}").into(), 4, "undo-not-own"),
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
        assert!(matches!(replayed(promise, false).1, Some(Misfit { line: 1, why: Why::Promise, .. })));
        // Another start value gives other luck in at least one game.
        assert!(matches!(replayed(text, false).1, Some(Misfit { why: Why::Luck { .. }, .. })));
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
                Some(stopped) => {
                    assert!(matches!(stopped, Misfit { line: 1, why: Why::Seats { .. }, .. }), "{stopped}")
                }
            }
        }
        assert_eq!(fit, 1, "one order of seats is the drawn one");
    }
}
