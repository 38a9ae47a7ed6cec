//! Taking steps back. An entry `undo 38` of a log says that the table stands as after step 38. Nothing is erased: the
//! steps since then stay in the log, and stand no more.
//!
//! Invariant: nobody takes back a step that showed something to somebody. Luck always does.

use crate::log::{Unreadable, play};
use crate::table::{AnyTable, Done, Step};
use crate::{Seat, Waiting};
use std::fmt;

/// The first word of an entry that takes steps back. No action and no outcome of a game begins with it.
pub const UNDO: &str = "undo";

/// Returns the text of the entry after which the table stands as after step `to`.
pub fn undo(to: u32) -> String {
    format!("{UNDO} {to}")
}

/// Returns the step to which an entry goes back; `None` if it takes nothing back.
pub fn target(text: &str) -> Option<u32> {
    let to = text.strip_prefix(UNDO)?.strip_prefix(' ')?.parse().ok()?;
    (undo(to) == text).then_some(to)
}

/// The reason why steps cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotUndo {
    /// No step stands after this one, or this one does not stand itself.
    #[error("undo-nothing: nothing that stands after step {0} can be taken back to it")]
    Nothing(u32),
    /// The step showed something to somebody.
    #[error("undo-past-reveal: step {0} showed something")]
    Revealed(u32),
    /// The first step that would be taken back belongs to luck or another seat.
    #[error("undo-not-own: step {0} is not this seat's own")]
    NotOwn(u32),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// The number of steps that stand between two kept positions.
const APART: usize = 16;

/// A table with its log: every entry, the steps among them that stand, and the table to which these lead.
pub struct GameRecord {
    table: Box<dyn AnyTable>,
    /// Positions to go back from, each with the number of steps that stood then. Nobody goes back before the first.
    kept: Vec<(usize, Box<dyn AnyTable>)>,
    entries: Vec<Step>,
    /// The numbers of the entries that stand, in order.
    standing: Vec<u32>,
    /// The number of the last of them that nobody takes back; 0 before any.
    revealed: u32,
}

impl GameRecord {
    /// Makes the record of a table before its first step.
    pub fn new(table: Box<dyn AnyTable>) -> GameRecord {
        let kept = vec![(0, table.copy())];
        GameRecord { table, kept, entries: Vec::new(), standing: Vec::new(), revealed: 0 }
    }

    /// Returns the present table.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// Returns every entry of the log, those included that take steps back or were taken back.
    pub fn entries(&self) -> &[Step] {
        &self.entries
    }

    /// Returns an entry by its number, from 1; `None` if there is no such entry.
    pub fn entry(&self, seq: u32) -> Option<&Step> {
        self.entries.get(seq.checked_sub(1)? as usize)
    }

    /// Returns the steps that stand, in order.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.standing.iter().filter_map(|seq| self.entry(*seq))
    }

    /// True if this entry is a step that stands.
    pub fn stands(&self, seq: u32) -> bool {
        self.standing.binary_search(&seq).is_ok()
    }

    /// Returns the number of the last step that nobody takes back, nor any before it; 0 before any.
    pub fn revealed(&self) -> u32 {
        self.revealed
    }

    /// Plays the next entry of the log.
    ///
    /// # Errors
    /// The reason why it does not fit; the record does not change.
    pub fn take(&mut self, seat: Option<Seat>, text: &str) -> Result<Done, Unreadable> {
        let done = match target(text) {
            Some(to) => {
                let seat = seat.or_else(|| self.first_after(to)?.seat);
                let (table, done) = self.undone(seat.ok_or(CannotUndo::Nothing(to))?, to)?;
                self.table = table;
                done
            }
            None => play(self.table.as_mut(), seat, text)?,
        };
        self.note(&done);
        Ok(done)
    }

    /// Puts in what was played on a copy of the table, or came of [`undone`](GameRecord::undone).
    pub fn advance(&mut self, table: Box<dyn AnyTable>, done: &Done) {
        self.table = table;
        self.note(done);
    }

    /// Returns the table as it stands once `seat` takes back everything after step `to`, with the entry that says so.
    ///
    /// # Errors
    /// The reason why that is not possible.
    pub fn undone(&self, seat: Seat, to: u32) -> Result<(Box<dyn AnyTable>, Done), CannotUndo> {
        self.check_undo(seat, to)?;
        let stood = self.standing.partition_point(|seq| *seq <= to);
        let near = self.kept.iter().rfind(|(made, _)| *made <= stood).ok_or(CannotUndo::Revealed(self.revealed))?;
        let mut table = near.1.copy();
        for step in self.standing().skip(near.0).take(stood - near.0) {
            // They were played before, from the same position.
            play(table.as_mut(), step.seat, &step.text).map_err(|_| CannotUndo::Nothing(to))?;
        }
        let seq = self.entries.len() as u32 + 1;
        table.set_seq(seq);
        let done = Done { steps: vec![Step { seq, seat: Some(seat), text: undo(to) }], events: Vec::new() };
        Ok((table, done))
    }

    /// Checks whether `seat` can take back everything after step `to`.
    ///
    /// # Errors
    /// The reason why that is not possible.
    pub fn check_undo(&self, seat: Seat, to: u32) -> Result<(), CannotUndo> {
        let first = self.first_after(to).filter(|_| to == 0 || self.stands(to)).ok_or(CannotUndo::Nothing(to))?;
        if self.table.waiting() == Waiting::Over {
            return Err(CannotUndo::Over);
        }
        if first.seq <= self.revealed {
            return Err(CannotUndo::Revealed(self.revealed));
        }
        if first.seat != Some(seat) {
            return Err(CannotUndo::NotOwn(first.seq));
        }
        Ok(())
    }

    fn first_after(&self, to: u32) -> Option<&Step> {
        let at = self.standing.partition_point(|seq| *seq <= to);
        self.entry(*self.standing.get(at)?)
    }

    fn note(&mut self, done: &Done) {
        for step in &done.steps {
            match target(&step.text) {
                Some(to) => self.standing.retain(|seq| *seq <= to),
                None => self.standing.push(step.seq),
            }
            let reveals = done.events.iter().any(|(seq, event)| *seq == step.seq && event.reveals());
            if step.seat.is_none() || reveals {
                self.revealed = step.seq;
            }
            self.entries.push(step.clone());
        }
        self.keep();
    }

    /// Keeps the present position if the last kept one is far, and no more than one that nobody goes back before.
    fn keep(&mut self) {
        let made = self.standing.len();
        self.kept.retain(|(stood, _)| *stood <= made);
        if self.kept.last().is_none_or(|(stood, _)| made >= stood + APART) {
            self.kept.push((made, self.table.copy()));
        }
        let fixed = self.standing.partition_point(|seq| *seq <= self.revealed);
        let first = self.kept.iter().rposition(|(stood, _)| *stood <= fixed).unwrap_or_default();
        self.kept.drain(..first);
    }
}

impl Clone for GameRecord {
    fn clone(&self) -> GameRecord {
        GameRecord {
            table: self.table.copy(),
            kept: self.kept.iter().map(|(made, table)| (*made, table.copy())).collect(),
            entries: self.entries.clone(),
            standing: self.standing.clone(),
            revealed: self.revealed,
        }
    }
}

impl fmt::Debug for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record of {:?}", self.table)
    }
}
