//! A table as a file: its log as lines, as `docs/FORMAT.md` describes them, and what each step made happen.
//!
//! A table that is over is told whole, its seed opened; a running one as the public sees it.

use crate::cpu::Work;
use crate::ending::{self, finished, is_conceded};
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::header::header;
use agon_games::{GameEntry, Registry};
use agon_rules::game::OptionValues;
use agon_rules::log::{FORMAT_WITH_UNDO, Header, seal_line, standing_line, step_line};
use agon_rules::luck::Seed;
use agon_rules::seal::Seal;
use agon_rules::standing::CONCEDED;
use agon_rules::table::{Done, Step};
use agon_rules::undo::{GameRecord, target};
use agon_rules::verify::{Depth, Misfit, Reader, Verified, Why};
use agon_rules::{AnyEvent, AnyTable, AnyView, Seat, Standing, Viewer};
use agon_store::{ResultRow, SealRow, SeatOrder, SeatRow, Secret, Status, StepRow, Store, TableId, TableRow};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Extras that lines may tell besides the log itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The state after each step; of a table told whole only.
    pub states: bool,
    /// The Discord ids of those who sat: for hosts only.
    pub people: bool,
}

/// A table read for a file.
#[derive(Clone, Debug)]
pub struct File {
    /// The game that was played.
    pub game: &'static GameEntry,
    /// The table; its seed only where it is opened.
    pub row: TableRow,
    /// The seats and those who sat there.
    pub seats: Vec<SeatRow>,
    header: Header,
    steps: Vec<StepRow>,
    seals: Vec<SealRow>,
    /// The turns of each seat; of a finished table only.
    turns: Vec<Turns>,
    whole: bool,
}

/// The turns of a seat, and how many of them were made for its person; `None` where nobody counted them.
type Turns = (Option<u32>, Option<u32>);

/// A step, and what it made happen as far as the file tells.
#[derive(Clone, Debug)]
pub struct Happened {
    /// From 1.
    pub seq: u32,
    /// The time, in UTC milliseconds.
    pub at_ms: i64,
    /// The events.
    pub events: Vec<AnyEvent>,
}

impl GameMaster {
    /// Reads a table for a file that may be public: whole once it is over, before that as the public sees it.
    ///
    /// # Errors
    /// There is no such table, it has not begun, or the database failed.
    pub async fn file(&self, table: TableId) -> Result<File, Refused> {
        let row = self.store().table(table).await?.ok_or(Refused::NoTable(table))?;
        File::read(self.store(), self.games(), row, false).await
    }

    /// Recomputes a table that is over from its own file, off the async threads, and compares what that leads to with
    /// the end and the results that are kept: what fits, or the first line that does not.
    ///
    /// # Errors
    /// There is no such table, it has not begun, or the database failed.
    pub async fn verify(&self, table: TableId) -> Result<Result<Verified, Misfit>, Refused> {
        let file = self.file(table).await?;
        let kept = self.store().results(table).await?;
        let verified = self.cpu().run(Work::Answer, move || file.verify(&kept)).await;
        verified.map_err(|error| Refused::Contradiction(format!("verifying broke: {error}")))?
    }
}

impl File {
    /// Plays the log again from its first step, and returns the results it tells.
    ///
    /// # Errors
    /// The log does not replay, or does not lead to an end.
    pub fn results(&self) -> Result<Vec<ResultRow>, Refused> {
        let standing = ending::standing(&self.row, &self.seats, self.record()?.table());
        let standing = standing.ok_or_else(|| Refused::Contradiction("the log has no end".to_owned()))?;
        let mut results = finished(&self.seats, standing).results;
        for (result, turns) in results.iter_mut().zip(&self.turns) {
            (result.turns, result.turns_stood_in) = *turns;
        }
        Ok(results)
    }

    /// Reads a table; `secrets` tells a running one whole, too: for the host's own machine.
    ///
    /// # Errors
    /// It has not begun, or the database failed.
    pub async fn read(store: &Store, games: &Registry, row: TableRow, secrets: bool) -> Result<File, Refused> {
        if row.started_at_ms.is_none() {
            return Err(Refused::NotBegun);
        }
        let (table, game) = (row.table, games.find(&row.game)?);
        let (seats, steps, seals) = (store.seats(table).await?, store.steps(table).await?, store.seals(table).await?);
        let mut kept = store.results(table).await?;
        kept.sort_by_key(|result| result.seat);
        let turns: Vec<_> = kept.iter().map(|result| (result.turns, result.turns_stood_in)).collect();
        let whole = secrets || row.status != Status::Running;
        let mut header = header(&row, seats.len() as u8)?;
        // While a table runs, what hid a choice could tell it where a game keeps the words of its steps to itself.
        let told = whole || game.meta().open_log;
        let seals = if told { seals } else { Vec::new() };
        header.more = notes(&row, &seats, steps.len(), seals.len());
        header.more.extend(counted(&turns));
        if steps.iter().any(|step| target(&step.text).is_some()) {
            header.format = FORMAT_WITH_UNDO;
        }
        if whole {
            header.more.insert("seed".to_owned(), json!(Seed(row.seed.0).to_hex()));
        }
        let row = TableRow { seed: if whole { row.seed } else { Secret([0; 32]) }, ..row };
        Ok(File { game, row, seats, header, steps, seals, turns, whole })
    }

    /// True if the file tells everything, secrets included.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Returns the game's options.
    pub fn options(&self) -> &OptionValues {
        &self.header.options
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Returns the log as lines of JSON.
    ///
    /// # Errors
    /// The log does not replay.
    pub fn lines(&self, extras: Extras) -> Result<String, Refused> {
        let mut header = self.header.clone();
        if extras.people {
            let known = |row: &SeatRow| row.user.filter(|user| !user.is_former());
            let people = self.seats.iter().map(|row| known(row).map(|user| user.to_string()));
            header.more.insert("people".to_owned(), people.collect());
        }
        let mut record = GameRecord::new(header.open(self.game.rules)?);
        let open_log = record.table().meta().open_log;
        let mut out = format!("{}\n", header.line());
        let mut seals = self.seals.iter().peekable();
        for row in &self.steps {
            let step = step(row);
            let done = played(&mut record, row)?;
            let after = Some(record.table()).filter(|_| self.whole && extras.states);
            let mut line = step_line(&step, after, false);
            line["at"] = json!(row.at_ms);
            if row.stood_in {
                line["stood_in"] = json!(true);
            }
            if !self.whole {
                // What the public saw. The words stay out where a game keeps some of them secret.
                line["events"] = seen(&done).map(|event| event.json()).collect();
                if !open_log && target(&row.text).is_none() {
                    line["text"] = Value::Null;
                }
            }
            write_line(&mut out, &line);
            while let Some(row) = seals.next_if(|row| seal(row).last() <= step.seq) {
                write_line(&mut out, &seal_line(&seal(row)));
            }
        }
        if let Some(standing) = record.table().standing() {
            write_line(&mut out, &standing_line(&standing));
        }
        Ok(out)
    }

    /// Returns the events of each step that stands: all of them where the table is told whole, else those that the public saw.
    ///
    /// # Errors
    /// The log does not replay.
    pub fn happened(&self) -> Result<Vec<Happened>, Refused> {
        let mut record = GameRecord::new(self.header.open(self.game.rules)?);
        let mut all: Vec<Happened> = Vec::with_capacity(self.steps.len());
        for row in &self.steps {
            let done = played(&mut record, row)?;
            if let Some(to) = target(&row.text) {
                all.retain(|happened| happened.seq <= to);
                continue;
            }
            let events = if self.whole {
                done.events.into_iter().map(|(_, event)| event).collect()
            } else {
                seen(&done).collect()
            };
            all.push(Happened { seq: row.seq, at_ms: row.at_ms, events });
        }
        Ok(all)
    }

    /// Returns the position that the log leads to, as the public sees it, and the standing with the seats given up
    /// behind all others; `None` if the table has no standing.
    ///
    /// # Errors
    /// The log does not replay.
    pub fn outcome(&self) -> Result<(AnyView, Option<Standing>), Refused> {
        let record = self.record()?;
        let standing = ending::standing(&self.row, &self.seats, record.table());
        Ok((record.table().view(Viewer::Public), standing))
    }

    /// Plays the whole log.
    fn record(&self) -> Result<GameRecord, Refused> {
        let mut record = GameRecord::new(self.header.open(self.game.rules)?);
        for row in &self.steps {
            played(&mut record, row)?;
        }
        Ok(record)
    }

    /// Recomputes all that its lines say, and compares what they lead to with the end and the results that are kept.
    ///
    /// # Errors
    /// The log does not replay; the inner error is the first line that does not fit.
    pub fn verify(&self, kept: &[ResultRow]) -> Result<Result<Verified, Misfit>, Refused> {
        // A promise that was not kept proves nothing: it is not made up for the occasion.
        let header = Header { seed_sha256: self.row.promise.clone(), ..self.header.clone() };
        let lines = File { header, ..self.clone() }.lines(Extras::default())?;
        let mut reader = Reader::new([self.game.rules].into_iter().collect(), Depth::Full);
        for line in lines.split_inclusive('\n') {
            if let Err(misfit) = reader.line(line.as_bytes()) {
                return Ok(Err(misfit));
            }
        }
        let line = reader.lines();
        Ok(reader.end().and_then(|closed| match self.contradiction(closed.record.table(), kept) {
            Some((step, why)) => Err(Misfit { line, step, why }),
            None => Ok(closed.verified),
        }))
    }

    /// Returns the first fact of the database that contradicts the log of a table that is over; `None` if they agree.
    /// The lines are written from the same rows, so they cannot tell of it.
    fn contradiction(&self, table: &dyn AnyTable, kept: &[ResultRow]) -> Option<(u32, Why)> {
        let (said, found) = (self.row.seq, self.steps.len() as u32);
        if said != found && self.row.ended_at_ms.is_some() {
            return Some((found + 1, Why::Steps { said: said.into(), found: found.into() }));
        }
        if self.row.status != Status::Finished {
            return None;
        }
        let standing = ending::standing(&self.row, &self.seats, table);
        let Some(standing) = standing else { return Some((found, Why::NoStanding)) };
        let end = finished(&self.seats, standing);
        let facts = |row: &ResultRow| (row.seat, row.place, row.score, row.resigned, row.parts.clone());
        let mut kept: Vec<_> = kept.iter().map(facts).collect();
        kept.sort_by_key(|facts| facts.0);
        let same = kept == end.results.iter().map(facts).collect::<Vec<_>>() && end.reason == self.row.ended_reason;
        (!same).then_some((found, Why::Standing))
    }
}

/// Returns the notes of a header, besides what it takes to open the table.
fn notes(row: &TableRow, seats: &[SeatRow], steps: usize, seals: usize) -> BTreeMap<String, Value> {
    let given_up = seats.iter().filter(|row| row.resigned).map(|row| row.seat + 1);
    let gone = seats.iter().any(|row| row.left_at_ms.is_some());
    let left = seats.iter().map(|row| json!(row.left_at_ms));
    // A machine has no name of its own: its level says who played. A former player has none any more.
    let name = |row: &SeatRow| match row.user {
        None => row.ai.clone(),
        Some(user) => Some(row.name.clone()).filter(|_| !user.is_former()),
    };
    let drawn = row.arrangement.as_ref().filter(|_| row.seat_order == SeatOrder::Random);
    let notes = [
        ("table", json!(row.luck_number())),
        ("start", json!(row.start_interaction.map(|id| id.0.to_string()))),
        ("drawn", drawn.map_or(Value::Null, |drawn| drawn.iter().map(|came| came + 1).collect())),
        ("players", seats.iter().map(name).collect()),
        ("ai", seats.iter().map(|row| row.ai.clone()).collect()),
        ("resigned", given_up.collect()),
        (CONCEDED, if is_conceded(row) { json!(true) } else { Value::Null }),
        ("left", if gone { left.collect() } else { Value::Null }),
        ("rated", json!(row.rated)),
        ("started", json!(row.started_at_ms)),
        ("ended", json!(row.ended_at_ms)),
        ("steps", json!(steps)),
        ("seals", json!(seals)),
    ];
    let said = notes.into_iter().filter(|(_, value)| !value.is_null());
    said.map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Returns the notes about the turns of each seat, and about those of them that were made for its person. A table at which
/// none were counted has none.
fn counted(turns: &[Turns]) -> BTreeMap<String, Value> {
    let list = |of: fn(&Turns) -> Option<u32>| turns.iter().map(|seat| json!(of(seat))).collect();
    let notes: [(&str, Value); 2] = [("turns", list(|seat| seat.0)), ("stood_in", list(|seat| seat.1))];
    let any = turns.iter().any(|seat| seat.0.is_some());
    notes.into_iter().filter(|_| any).map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Plays an entry of the log from disk.
fn played(record: &mut GameRecord, row: &StepRow) -> Result<Done, Refused> {
    record.take(row.seat.map(Seat), &row.text).map_err(|_| Refused::LogDamaged(row.seq))
}

fn step(row: &StepRow) -> Step {
    Step { seq: row.seq, seat: row.seat.map(Seat), text: row.text.clone() }
}

fn seal(row: &SealRow) -> Seal {
    let SealRow { seat, seq, first_seq, steps, blind, commitment } = *row;
    Seal { seat: Seat(seat), asked: seq, first: first_seq, steps, blind, commitment }
}

fn seen(done: &Done) -> impl Iterator<Item = AnyEvent> + '_ {
    done.events.iter().filter_map(|(_, event)| event.seen_by(Viewer::Public))
}

fn write_line(out: &mut String, line: &Value) {
    // Writing into a text cannot fail.
    let _ = writeln!(out, "{line}");
}
