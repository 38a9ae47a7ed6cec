//! Reads logs line by line, as `docs/FORMAT.md` describes them, and recomputes them. It recomputes the steps by the
//! rules and, if the seed is opened, every outcome of luck and the drawn seats. In full depth it also recomputes seals,
//! states and the standing.
//!
//! Reading stops at the first line that does not fit. Replay, verification and import all use this module.

mod misfit;

pub use misfit::{Misfit, QUOTED, Why, quoted};

use crate::game::Waiting;
use crate::games::Games;
use crate::log::{self, Header, Line, Replay, Unreadable};
use crate::luck::{Luck, Seed};
use crate::seal::Seal;
use crate::secret::{Choice, Choices};
use crate::standing::CONCEDED;
use crate::table::{AnyTable, Done, Step};
use crate::undo::{self, GameRecord};
use crate::{Seat, Standing};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// The longest readable line, in bytes.
pub const LONGEST: usize = 1 << 20;

/// The depth of a verification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Steps and luck; skips the parts a log may omit.
    Steps,
    /// Everything in the log.
    Full,
}

/// Something this module could not recompute, because the log does not contain enough.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unchecked {
    /// The header has no promise: nothing proves that the seed was chosen before.
    Promise,
    /// Words of steps are missing: the table was still running, and not every reader could know them.
    Steps,
    /// The seed is not open, or the table's number or its start is missing.
    Luck,
    /// A secret choice has no seal, or the table's number, which seals contain, is missing.
    Seals,
    /// The game is not over.
    End,
    /// The game is not over. The header says that all players except one gave up, which no step proves.
    Conceded,
    /// The game is over, and the log has no standing.
    Standing,
    /// A seat took steps of other players back, and nothing proves that they agreed.
    Agreed,
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
            Unchecked::Agreed => "taking back: steps of other players went, and nothing proves that they agreed",
        })
    }
}

/// The parts of a table that were recomputed and fit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// The number of legal steps.
    pub steps: u32,
    /// The number of outcomes of luck that equal those of the opened seed.
    pub draws: u32,
    /// The number of opened seals that fit their commitments.
    pub seals: u32,
    /// True if luck drew the seats, and the drawn seats fit.
    pub seats: bool,
    /// True if the opened seed is the promised one.
    pub promise: bool,
    /// True if the standing follows from the log.
    pub standing: bool,
    /// The parts that could not be recomputed.
    pub unchecked: Vec<Unchecked>,
}

/// The meaning of one line.
#[derive(Debug)]
pub enum Entry {
    /// Nothing to recompute: an empty line, a comment, a refusal.
    Nothing,
    /// A table begins; the table before it is complete.
    Header {
        /// The table before, with its verification.
        before: Option<Closed>,
    },
    /// One or more steps.
    Steps {
        /// The table before them.
        before: Box<dyn AnyTable>,
        /// The steps the line made.
        steps: Vec<Step>,
        /// The time of the steps, in UTC milliseconds, if the line has it.
        at_ms: Option<i64>,
        /// True if the line says that they were made for a person whose time was up.
        stood_in: bool,
    },
    /// An opened seal.
    Seal(Seal),
    /// The standing.
    Standing,
}

/// A table with a complete log.
#[derive(Debug)]
pub struct Closed {
    /// Its header.
    pub header: Header,
    /// The table with its log.
    pub record: GameRecord,
    /// The result of its verification.
    pub verified: Verified,
}

/// Reads logs of one table, or of several in sequence.
#[derive(Debug)]
pub struct Reader {
    depth: Depth,
    line: u64,
    replay: Replay,
    luck: Option<Luck>,
    choices: Choices,
    /// The secret choices; below, the opened ones.
    secret: BTreeSet<Choice>,
    opened: BTreeSet<Choice>,
    /// True if words of the table's steps are missing.
    hidden: bool,
    verified: Verified,
}

impl Reader {
    /// Makes a reader before the first line of logs of these games.
    pub fn new(games: Games, depth: Depth) -> Reader {
        Reader {
            depth,
            line: 0,
            replay: Replay::new(games),
            luck: None,
            choices: Choices::default(),
            secret: BTreeSet::new(),
            opened: BTreeSet::new(),
            hidden: false,
            verified: Verified::default(),
        }
    }

    /// Returns the present table; `None` before the header is read.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.replay.table()
    }

    /// Returns the header of that table; `None` before it is read.
    pub fn header(&self) -> Option<&Header> {
        self.replay.header.as_ref()
    }

    /// Returns the number of lines read.
    pub fn lines(&self) -> u64 {
        self.line
    }

    /// Reads the next line, including its line break.
    ///
    /// # Errors
    /// The line does not fit; the caller must not read any further line.
    pub fn line(&mut self, bytes: &[u8]) -> Result<Entry, Misfit> {
        self.line += 1;
        self.read(bytes).map_err(|why| {
            let step = self.table().map_or(0, |table| why.step(table.seq()));
            Misfit { line: self.line, step, why }
        })
    }

    /// Ends the log and returns its last table with the verification.
    ///
    /// # Errors
    /// Something is missing at the end, or the log has no table.
    pub fn end(&mut self) -> Result<Closed, Misfit> {
        let (line, seq) = (self.line + 1, self.table().map_or(0, AnyTable::seq));
        let verified = self.close().map_err(|why| Misfit { line, step: why.step(seq), why })?;
        let old = self.replay.header.take().zip(self.replay.record.take()).zip(verified);
        let closed = old.map(|((header, record), verified)| Closed { header, record, verified });
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
            // This table cannot be recomputed further; the next one can.
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
            // An entry that takes steps back has its words in every log.
            Line::Step { ref text, .. } if self.hidden && undo::target(text).is_some() => Ok(Entry::Nothing),
            line @ Line::Step { at_ms, stood_in, .. } => self.steps(line, (at_ms, stood_in), text),
        }
    }

    fn begin(&mut self, header: Header) -> Result<Entry, Why> {
        let verified = self.close()?;
        // Checks the new header before it drops the complete table, so that an error here can still report on that
        // table.
        let table = self.replay.open(&header)?;
        let luck = luck(&header)?;
        let fresh = Verified {
            game: header.game.clone(),
            promise: luck.is_some() && header.seed_sha256.is_some(),
            seats: check_seats(&header, luck)?,
            ..Verified::default()
        };
        let old = self.replay.header.replace(header).zip(self.replay.record.replace(GameRecord::new(table)));
        (self.luck, self.verified) = (luck, fresh);
        (self.choices, self.secret, self.opened) = Default::default();
        self.hidden = false;
        let before = old.zip(verified).map(|((header, record), verified)| Closed { header, record, verified });
        Ok(Entry::Header { before })
    }

    fn steps(&mut self, line: Line, told: (Option<i64>, bool), text: &str) -> Result<Entry, Why> {
        let Some(record) = self.replay.record.as_ref() else { return Err(Unreadable::NoHeader.into()) };
        let before = record.table().copy();
        let (drawn, needs_consent) = match &line {
            Line::Step { text, .. } => {
                (check_luck(self.luck, before.as_ref(), text)?, self.header().is_some_and(|h| consent(h, record, text)))
            }
            _ => (false, false),
        };
        let steps = self.replay.take(line)?;
        self.verified.draws += u32::from(drawn);
        self.verified.steps += steps.len() as u32;
        if needs_consent {
            self.unchecked(Unchecked::Agreed);
        }
        if self.full() {
            self.state(text)?;
            self.secrets(before.copy(), &steps)?;
        }
        let (at_ms, stood_in) = told;
        Ok(Entry::Steps { before, steps, at_ms, stood_in })
    }

    /// Collects the secret choices that steps complete; `table` is the table before them.
    fn secrets(&mut self, mut table: Box<dyn AnyTable>, steps: &[Step]) -> Result<(), Why> {
        for step in steps {
            if undo::target(&step.text).is_some() {
                // Nothing secret was taken back: the next decision begins anew.
                self.choices = Choices::default();
                return Ok(());
            }
            let before = table.copy();
            log::play(table.as_mut(), step.seat, &step.text).map_err(Unreadable::from)?;
            self.secret.extend(self.choices.take(before.as_ref(), step, table.as_ref()));
        }
        Ok(())
    }

    /// Checks the state of a line, if it has one.
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
        let entries = self.replay.record.as_ref().map(GameRecord::entries).unwrap_or_default();
        let steps = from.and_then(|from| entries.get(from as usize..seal.last() as usize));
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
        // A seal of a part of a choice, or of a public choice, proves nothing.
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

    /// Checks the end of the present, complete table and returns its verification.
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

/// True if a line is an object without its end; only the last line of a file can be incomplete.
fn torn(text: &str) -> bool {
    text.starts_with('{') && !text.ends_with(['}', '\n'])
}

/// Returns the luck of a table with an opened seed; `None` if the header does not contain enough to draw it again.
fn luck(header: &Header) -> Result<Option<Luck>, Why> {
    let Some(opened) = header.note("seed") else { return Ok(None) };
    let seed = opened.as_str().and_then(Seed::from_hex).ok_or(Why::Promise)?;
    if header.seed_sha256.as_ref().is_some_and(|promise| *promise != seed.commitment()) {
        return Err(Why::Promise);
    }
    Ok(header.number("table").zip(header.number("start")).map(|(table, start)| Luck { seed, table, start }))
}

/// Checks the drawn seats. Returns false if luck did not draw them or cannot be drawn again.
fn check_seats(header: &Header, luck: Option<Luck>) -> Result<bool, Why> {
    let (Some(found), Some(luck)) = (header.note("drawn"), luck) else { return Ok(false) };
    let drawn: Value = luck.order(header.seats).iter().map(|came| came + 1).collect();
    if *found == drawn { Ok(true) } else { Err(Why::Seats { found: found.clone(), drawn }) }
}

/// Checks an outcome of luck against the opened seed. Returns false if the line has none, or the seed is not open.
fn check_luck(luck: Option<Luck>, before: &dyn AnyTable, text: &str) -> Result<bool, Why> {
    let Some(luck) = luck.filter(|_| before.waiting() == Waiting::Chance) else { return Ok(false) };
    // A text that is no outcome is refused when it is played.
    let Ok(found) = before.copy().resolve(text) else { return Ok(false) };
    let drawn = before.copy().draw(&mut luck.dice(before.made() + 1)).unwrap_or_default();
    let text = |done: Done| done.steps.into_iter().next().map(|step| step.text).unwrap_or_default();
    let (found, drawn) = (text(found), text(drawn));
    if found == drawn { Ok(true) } else { Err(Why::Luck { found, drawn }) }
}

/// True if an entry takes back steps of other players, which only they can agree to. AIs do not mind.
fn consent(header: &Header, record: &GameRecord, text: &str) -> bool {
    let Some(to) = undo::target(text) else { return false };
    let machine = |seat: Seat| {
        let level = header.note("ai").and_then(|levels| levels.get(seat.index()));
        level.is_some_and(|level| !level.is_null())
    };
    let mut taken = record.standing().filter(|step| step.seq > to).filter_map(|step| step.seat);
    let own = taken.next();
    taken.any(|seat| own != Some(seat) && !machine(seat))
}
