//! Tables from files: what a log says, once it was verified line by line, as the store writes it.
//!
//! A log proves its steps, its luck and its seals. Who played, and when, is what the file says: only the host's own
//! command line imports.

mod error;
mod seats;

pub use error::{ImportError, MissingPart};
pub use seats::is_control_or_bidi;

use crate::ending::{conceded, finished};
use agon_rules::luck::Seed;
use agon_rules::seal::Seal;
use agon_rules::verify::{Closed, Entry, Reader, Unchecked};
use agon_store::{End, GuildId, InteractionId, NewImport, SealRow, Secret, StepRow, UserId};
use seats::{order, seats, turns};
use serde_json::Value;

/// The place of imported tables, and their terms.
#[derive(Clone, Debug)]
pub struct ImportTarget {
    /// The server whose tables they become.
    pub guild: GuildId,
    /// The language of their public texts, as a code.
    pub language: String,
    /// True if they count in records, and those that were rated for ratings.
    pub rated: bool,
    /// Now, in UTC milliseconds.
    pub at_ms: i64,
}

impl ImportTarget {
    /// True if this time lies between 1970 and the import.
    fn possible(&self, at_ms: i64) -> bool {
        (0..=self.at_ms).contains(&at_ms)
    }
}

/// Tables on their way in: takes what a full [`Reader`] read, line by line.
#[derive(Debug)]
pub struct TableImport {
    target: ImportTarget,
    ready: Vec<NewImport>,
    /// The line at which each of them begins.
    begins: Vec<u64>,
    /// The table that is being read: the line it begins at, its steps and seals.
    line: u64,
    steps: Vec<StepRow>,
    times: bool,
    seals: Vec<SealRow>,
    /// Tables that are not over.
    left_out: Vec<ImportError>,
}

impl TableImport {
    /// Returns an import without tables.
    pub fn new(target: ImportTarget) -> TableImport {
        let (ready, steps, seals, left_out) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        TableImport { target, ready, begins: Vec::new(), line: 0, steps, times: true, seals, left_out }
    }

    /// Returns the tables read so far that are not over, and so stay out.
    pub fn left_out(&self) -> &[ImportError] {
        &self.left_out
    }

    /// Returns the line at which one of the tables begins, from 1; 0 if there is no such table. Tables count from 0.
    pub fn begins(&self, at: usize) -> u64 {
        self.begins.get(at).copied().unwrap_or_default()
    }

    /// Takes a line that fits.
    ///
    /// # Errors
    /// The table before it is complete, but cannot be imported; or the line tells a time that cannot be.
    pub fn take(&mut self, reader: &Reader, entry: Entry) -> Result<(), ImportError> {
        match entry {
            Entry::Header { before } => {
                if let Some(closed) = before {
                    self.complete(&closed)?;
                }
                self.line = reader.lines();
            }
            Entry::Steps { steps, at_ms, stood_in, .. } => {
                if at_ms.is_some_and(|at| !self.target.possible(at)) {
                    return Err(ImportError { line: reader.lines(), why: MissingPart::Times });
                }
                self.times &= at_ms.is_some();
                let row = |step: agon_rules::table::Step| StepRow {
                    seq: step.seq,
                    seat: step.seat.map(|seat| seat.0),
                    text: step.text,
                    at_ms: at_ms.unwrap_or(0),
                    stood_in,
                    automatic: false,
                    cut: false,
                };
                self.steps.extend(steps.into_iter().map(row));
            }
            Entry::Seal(seal) => self.seals.push(seal_row(&seal)),
            Entry::Standing | Entry::Nothing => {}
        }
        Ok(())
    }

    /// Completes the last table, and returns all of them.
    ///
    /// # Errors
    /// It cannot be imported, or none of them is over.
    pub fn end(&mut self, closed: &Closed) -> Result<Vec<NewImport>, ImportError> {
        self.complete(closed)?;
        match self.left_out.first() {
            Some(unfit) if self.ready.is_empty() => Err(unfit.clone()),
            _ => Ok(std::mem::take(&mut self.ready)),
        }
    }

    fn complete(&mut self, closed: &Closed) -> Result<(), ImportError> {
        let (steps, seals) = (std::mem::take(&mut self.steps), std::mem::take(&mut self.seals));
        let times = std::mem::replace(&mut self.times, true);
        match arrive(&self.target, closed, steps, times).map_err(|why| ImportError { line: self.line, why }) {
            Ok(new) => {
                self.ready.push(NewImport { seals, ..new });
                self.begins.push(self.line);
            }
            Err(unfit) if unfit.why == MissingPart::End => self.left_out.push(unfit),
            Err(unfit) => return Err(unfit),
        }
        Ok(())
    }
}

fn arrive(
    target: &ImportTarget,
    closed: &Closed,
    mut steps: Vec<StepRow>,
    times: bool,
) -> Result<NewImport, MissingPart> {
    let header = &closed.header;
    let given_up = closed.verified.unchecked.contains(&Unchecked::Conceded);
    if !given_up && closed.record.table().standing().is_none() {
        return Err(MissingPart::End);
    }
    if closed.verified.unchecked.contains(&Unchecked::Luck) || !closed.verified.promise {
        return Err(MissingPart::Luck);
    }
    let seed = header.note("seed").and_then(Value::as_str).and_then(Seed::from_hex).ok_or(MissingPart::Luck)?;
    let table = header.number("table").ok_or(MissingPart::Luck)?;
    let start = header.number("start").ok_or(MissingPart::Luck)?;
    // Whatever format the file claims: a digit of it is changed as easily as a choice.
    if target.rated && closed.verified.unchecked.contains(&Unchecked::Seals) {
        return Err(MissingPart::Seals);
    }
    let seats = seats(header, target.rated)?;
    let standing = match given_up {
        true => conceded(&seats).ok_or(MissingPart::Conceded)?,
        false => closed.record.table().standing().ok_or(MissingPart::End)?,
    };
    // A time that is none, a text or a fraction, is not taken for one that is not told.
    let time = |key: &str| header.note(key).map(|at| at.as_i64().ok_or(MissingPart::Times)).transpose();
    let ended_at_ms = time("ended")?.unwrap_or(target.at_ms);
    let started_at_ms = time("started")?.unwrap_or(ended_at_ms);
    let left = seats.iter().filter_map(|row| row.left_at_ms);
    let all = left.chain([started_at_ms, ended_at_ms]).all(|at| target.possible(at));
    if !all || ended_at_ms < started_at_ms {
        return Err(MissingPart::Times);
    }
    if !times {
        // Without a time for each step, none is known: they stand at the start.
        steps.iter_mut().for_each(|step| step.at_ms = started_at_ms);
    }
    let mut end: End = finished(&seats, standing);
    let (made, stood_in) = (turns(header, "turns")?, turns(header, "stood_in")?);
    for (result, (turns, stood_in)) in end.results.iter_mut().zip(made.into_iter().zip(stood_in)) {
        // They are some of the turns: without a count of those there is none of these.
        if stood_in > turns {
            return Err(MissingPart::List("stood_in"));
        }
        (result.turns, result.turns_stood_in) = (turns, stood_in);
    }
    Ok(NewImport {
        guild: target.guild,
        game: header.game.clone(),
        rules: closed.record.table().meta().rules,
        options: serde_json::to_value(closed.record.table().options()).unwrap_or_default(),
        host: seats.iter().find_map(|row| row.user).unwrap_or(UserId(0)),
        language: target.language.clone(),
        order: order(header)?,
        luck: (Secret(seed.0), table, InteractionId(start)),
        promise: header.seed_sha256.clone().ok_or(MissingPart::Luck)?,
        started_at_ms,
        ended_at_ms,
        steps,
        seals: Vec::new(),
        end,
        rated: header.note("rated").map_or(Some(true), Value::as_bool).ok_or(MissingPart::Rated)?,
        // Who gave up is what the file says, and nothing else decided the table.
        counts: target.rated && !given_up,
        at_ms: target.at_ms,
        seats,
    })
}

fn seal_row(seal: &Seal) -> SealRow {
    let Seal { seat, asked, first, steps, blind, commitment } = *seal;
    SealRow { seat: seat.0, seq: asked, first_seq: first, steps, blind, commitment }
}
