//! Reads logs line by line, as `docs/FORMAT.md` describes them, and recomputes what they say: steps by the rules, and,
//! where the seed is opened, every outcome of luck and the drawn seats; in full also seals, states and the standing.
//!
//! The first line that does not fit ends the reading. Whoever replays, verifies or imports a log reads it through here.

mod misfit;

pub use misfit::{Misfit, QUOTED, Why, quoted};

use crate::Standing;
use crate::game::Waiting;
use crate::games::Games;
use crate::log::{self, Header, Line, Replay, Unreadable};
use crate::luck::{Luck, Seed};
use crate::seal::Seal;
use crate::secret::{Choice, Choices};
use crate::standing::CONCEDED;
use crate::table::{AnyTable, Step};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1 << 20;

/// How much is recomputed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Steps and luck; what may be left out of a log is skipped.
    Steps,
    /// Everything the log says.
    Full,
}

/// Something that could not be recomputed, because the log does not say enough.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unchecked {
    /// No promise stands in the header: nothing says that the seed was chosen before.
    Promise,
    /// Words of steps are left out: the table was running, and they were not everybody's to know.
    Steps,
    /// The seed is not opened, or the table's number or its start is missing.
    Luck,
    /// A secret choice has no seal, or the table's number is missing, which seals are made with.
    Seals,
    /// The game is not over.
    End,
    /// The game is not over: the header tells that all but one gave up, which no step proves.
    Conceded,
    /// The game is over, and no standing was written down.
    Standing,
}

impl fmt::Display for Unchecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unchecked::Promise => "no promise: nothing says that the seed was chosen beforehand",
            Unchecked::Steps => "the steps: the table was running, and their words were not everybody's to know",
            Unchecked::Luck => "luck: it takes `seed`, `table` and `start`",
            Unchecked::Seals => "secret choices: each takes its seal, and `table`",
            Unchecked::End => "the end: the game is not over",
            Unchecked::Conceded => "the end: the file tells that all but the winner gave up, and no step proves it",
            Unchecked::Standing => "the standing: none was written",
        })
    }
}

/// What was recomputed of a table, and fits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// Steps that are legal.
    pub steps: u32,
    /// Outcomes of luck among them that are what the opened seed gives.
    pub draws: u32,
    /// Opened seals that fit their commitments.
    pub seals: u32,
    /// Whether luck drew who sits where, and that fits.
    pub seats: bool,
    /// Whether the opened seed is the promised one.
    pub promise: bool,
    /// Whether the standing follows from the log.
    pub standing: bool,
    /// What could not be recomputed.
    pub unchecked: Vec<Unchecked>,
}

/// What a line was.
#[derive(Debug)]
pub enum Entry {
    /// Nothing to do: empty, a comment, a refusal.
    Nothing,
    /// A table begins; the one before it is complete.
    Header {
        /// The table before, and what was recomputed of it.
        before: Option<Closed>,
    },
    /// Steps.
    Steps {
        /// The table before them.
        before: Box<dyn AnyTable>,
        /// The steps the line made.
        steps: Vec<Step>,
        /// When they were made, in UTC milliseconds, if the line says.
        at_ms: Option<i64>,
    },
    /// An opened seal.
    Seal(Seal),
    /// The standing.
    Standing,
}

/// A table that was read to the end of its log.
#[derive(Debug)]
pub struct Closed {
    /// Its header.
    pub header: Header,
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// What was recomputed of it.
    pub verified: Verified,
}

/// Reads logs: one table, or several after each other.
#[derive(Debug)]
pub struct Reader {
    depth: Depth,
    line: u64,
    replay: Replay,
    luck: Option<Luck>,
    made: Vec<Step>,
    choices: Choices,
    /// The secret choices, and the opened ones.
    secret: BTreeSet<Choice>,
    opened: BTreeSet<Choice>,
    /// Whether words of its steps are left out.
    hidden: bool,
    verified: Verified,
}

impl Reader {
    /// Starts before the first line of logs of these games.
    pub fn new(games: Games, depth: Depth) -> Reader {
        Reader {
            depth,
            line: 0,
            replay: Replay::new(games),
            luck: None,
            made: Vec::new(),
            choices: Choices::default(),
            secret: BTreeSet::new(),
            opened: BTreeSet::new(),
            hidden: false,
            verified: Verified::default(),
        }
    }

    /// The table read so far.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.replay.table.as_deref()
    }

    /// The header of that table.
    pub fn header(&self) -> Option<&Header> {
        self.replay.header.as_ref()
    }

    /// How many lines were read.
    pub fn lines(&self) -> u64 {
        self.line
    }

    /// Reads the next line, with the line break it ends with.
    ///
    /// # Errors
    /// The line does not fit; nothing may be read after it.
    pub fn line(&mut self, bytes: &[u8]) -> Result<Entry, Misfit> {
        self.line += 1;
        self.read(bytes).map_err(|why| {
            let step = self.table().map_or(0, |table| why.step(table.seq()));
            Misfit { line: self.line, step, why }
        })
    }

    /// The log ends here: its last table, and what was recomputed of it.
    ///
    /// # Errors
    /// Something is missing at the end, or there was no table at all.
    pub fn end(&mut self) -> Result<Closed, Misfit> {
        let (line, seq) = (self.line + 1, self.table().map_or(0, AnyTable::seq));
        let verified = self.close().map_err(|why| Misfit { line, step: why.step(seq), why })?;
        let old = self.replay.header.take().zip(self.replay.table.take()).zip(verified);
        let closed = old.map(|((header, table), verified)| Closed { header, table, verified });
        closed.ok_or(Misfit { line, step: 0, why: Why::Empty })
    }

    fn full(&self) -> bool {
        self.depth == Depth::Full
    }

    fn read(&mut self, bytes: &[u8]) -> Result<Entry, Why> {
        if bytes.len() > LONGEST {
            return Err(Why::TooLong);
        }
        let text = std::str::from_utf8(bytes).map_err(|error| Why::NotText(error.valid_up_to() + 1))?;
        let text = text.trim_start_matches('\u{feff}');
        let line = match log::read(text) {
            // Nothing more can be said of this table; of the next one it can.
            Err(Unreadable::Hidden) if self.full() && self.table().is_some() => {
                self.hidden = true;
                return Ok(Entry::Nothing);
            }
            line => line.map_err(|why| if torn(text) { Why::CutOff } else { why.into() })?,
        };
        match line {
            Line::Header(header) => self.begin(header),
            Line::Seal(seal) => self.seal(seal),
            Line::Standing => self.standing(text),
            Line::Other => Ok(Entry::Nothing),
            line @ Line::Step { at_ms, .. } => self.steps(line, at_ms, text),
        }
    }

    fn begin(&mut self, header: Header) -> Result<Entry, Why> {
        let verified = self.close()?;
        // All of it is tried before the table that is complete goes: whoever stops here can still tell of that one.
        let table = self.replay.open(&header)?;
        let luck = luck(&header)?;
        let fresh = Verified {
            game: header.game.clone(),
            promise: luck.is_some() && header.seed_sha256.is_some(),
            seats: check_seats(&header, luck)?,
            ..Verified::default()
        };
        let old = self.replay.header.replace(header).zip(self.replay.table.replace(table));
        (self.made, self.luck, self.verified) = (Vec::new(), luck, fresh);
        (self.choices, self.secret, self.opened) = Default::default();
        self.hidden = false;
        let before = old.zip(verified).map(|((header, table), verified)| Closed { header, table, verified });
        Ok(Entry::Header { before })
    }

    fn steps(&mut self, line: Line, at_ms: Option<i64>, text: &str) -> Result<Entry, Why> {
        let Some(before) = self.replay.table.as_ref().map(|table| table.copy()) else {
            return Err(Unreadable::NoHeader.into());
        };
        let steps = self.replay.take(line)?;
        for step in steps.iter().filter(|step| step.seat.is_none()) {
            // Luck comes alone in its line: what stood before the line stood before the step.
            check_luck(self.luck, before.as_ref(), step).inspect_err(|_| {
                self.replay.table = Some(before.copy());
            })?;
            self.verified.draws += u32::from(self.luck.is_some());
        }
        self.verified.steps += steps.len() as u32;
        if self.full() {
            self.made.extend(steps.iter().cloned());
            self.state(text)?;
            self.secrets(before.copy(), &steps)?;
        }
        Ok(Entry::Steps { before, steps, at_ms })
    }

    /// Notes the secret choices that steps complete; `table` is the one before them.
    fn secrets(&mut self, mut table: Box<dyn AnyTable>, steps: &[Step]) -> Result<(), Why> {
        for step in steps {
            let before = table.copy();
            log::play(table.as_mut(), step.seat, &step.text).map_err(Unreadable::from)?;
            self.secret.extend(self.choices.take(before.as_ref(), step, table.as_ref()));
        }
        Ok(())
    }

    /// The state a line tells of, if it does.
    fn state(&self, text: &str) -> Result<(), Why> {
        if !text.contains("\"state\"") {
            return Ok(());
        }
        let line: Value = serde_json::from_str(text).unwrap_or_default();
        let told = line.get("state").filter(|state| !state.is_null());
        match (told, self.table()) {
            (Some(told), Some(table)) if *told != table.state() => Err(Why::State),
            _ => Ok(()),
        }
    }

    fn seal(&mut self, seal: Seal) -> Result<Entry, Why> {
        let header = self.header().ok_or(Unreadable::NoHeader)?;
        if !self.full() {
            return Ok(Entry::Seal(seal));
        }
        if self.opened.iter().any(|choice| (choice.seat, choice.asked) == (seal.seat, seal.asked)) {
            return Err(Why::SealTwice { first: seal.first });
        }
        let from = seal.first.checked_sub(1).filter(|_| seal.steps > 0 && seal.asked < seal.first);
        let steps = from.and_then(|from| self.made.get(from as usize..seal.last() as usize));
        let steps = steps.filter(|steps| steps.iter().all(|step| step.seat == Some(seal.seat)));
        let steps = steps.ok_or(Why::SealSteps { first: seal.first })?;
        if let Some(table) = header.number("table") {
            if !seal.opens(table, steps.iter().map(|step| step.text.as_str())) {
                return Err(Why::Seal { first: seal.first });
            }
            self.verified.seals += 1;
        } else {
            self.unchecked(Unchecked::Seals);
        }
        // A seal of a part of a choice, or of one that was not secret, proves nothing.
        let Seal { seat, asked, first, steps, .. } = seal;
        let choice = Choice { seat, asked, first, steps };
        if !self.secret.contains(&choice) {
            return Err(Why::SealSteps { first });
        }
        self.opened.insert(choice);
        Ok(Entry::Seal(seal))
    }

    fn standing(&mut self, text: &str) -> Result<Entry, Why> {
        let table = self.table().ok_or(Unreadable::NoHeader);
        if self.full() {
            let told: Option<Standing> = serde_json::from_str(text).ok();
            if told.is_none() || told != table?.standing().map(Standing::written) {
                return Err(Why::Standing);
            }
            self.verified.standing = true;
        }
        Ok(Entry::Standing)
    }

    fn unchecked(&mut self, what: Unchecked) {
        if !self.verified.unchecked.contains(&what) {
            self.verified.unchecked.push(what);
        }
    }

    /// What was recomputed of the present table, which is complete.
    fn close(&mut self) -> Result<Option<Verified>, Why> {
        let (Some(table), Some(header)) = (self.table(), self.header()) else { return Ok(None) };
        let over = table.waiting() == Waiting::Over;
        let conceded = !over && header.note(CONCEDED).is_some_and(|told| told == true);
        let (promised, said) = (header.seed_sha256.is_some(), header.number("steps"));
        if self.full() && !self.hidden {
            let found = u64::from(table.seq());
            if let Some(said) = said.filter(|said| *said != found) {
                return Err(Why::Steps { said, found });
            }
            let found = u64::from(self.verified.seals);
            let counted = header.number("seals").filter(|_| !self.verified.unchecked.contains(&Unchecked::Seals));
            if let Some(said) = counted.filter(|said| *said != found) {
                return Err(Why::Seals { said, found });
            }
            if over && !self.verified.standing && said.is_some() {
                return Err(Why::NoStanding);
            }
        }
        let missing = [
            (!promised, Unchecked::Promise),
            (self.hidden, Unchecked::Steps),
            (self.luck.is_none(), Unchecked::Luck),
            (!self.secret.is_subset(&self.opened), Unchecked::Seals),
            (!over && !conceded, Unchecked::End),
            (conceded, Unchecked::Conceded),
            (over && !self.verified.standing, Unchecked::Standing),
        ];
        missing.into_iter().filter(|(missing, _)| *missing).for_each(|(_, what)| self.unchecked(what));
        self.verified.unchecked.sort_unstable();
        Ok(Some(self.verified.clone()))
    }
}

/// Whether a line is an object without its end: only the last line of a file can be.
fn torn(text: &str) -> bool {
    text.starts_with('{') && !text.ends_with(['}', '\n'])
}

/// The luck of a table whose seed is opened; none where the header does not say enough to draw it again.
fn luck(header: &Header) -> Result<Option<Luck>, Why> {
    let Some(opened) = header.note("seed") else { return Ok(None) };
    let seed = opened.as_str().and_then(Seed::from_hex).ok_or(Why::Promise)?;
    if header.seed_sha256.as_ref().is_some_and(|promise| *promise != seed.commitment()) {
        return Err(Why::Promise);
    }
    Ok(header.number("table").zip(header.number("start")).map(|(table, start)| Luck { seed, table, start }))
}

/// Checks who took which seat, where luck drew that and can be drawn again; says whether it did.
fn check_seats(header: &Header, luck: Option<Luck>) -> Result<bool, Why> {
    let (Some(found), Some(luck)) = (header.note("drawn"), luck) else { return Ok(false) };
    let drawn: Value = luck.order(header.seats).iter().map(|came| came + 1).collect();
    if *found == drawn { Ok(true) } else { Err(Why::Seats { found: found.clone(), drawn }) }
}

fn check_luck(luck: Option<Luck>, before: &dyn AnyTable, step: &Step) -> Result<(), Why> {
    let Some(luck) = luck else { return Ok(()) };
    let drawn = before.copy().draw(&mut luck.dice(step.seq)).and_then(|done| done.steps.into_iter().next());
    match drawn {
        Some(drawn) if drawn.text != step.text => Err(Why::Luck { found: step.text.clone(), drawn: drawn.text }),
        _ => Ok(()),
    }
}
