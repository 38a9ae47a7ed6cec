//! A game in memory: its record, and what belongs to the steps of its log.

use crate::undo::Undone;
use agon_rules::log::Unreadable;
use agon_rules::table::Done;
use agon_rules::undo::{self, GameRecord};
use agon_rules::{AnyEvent, AnyTable, Seat};
use agon_store::{ClockRow, StepRow};

/// A game that was begun.
pub(crate) struct Play {
    pub(super) record: GameRecord,
    /// Events of each step that stands, unredacted.
    pub(super) events: Vec<(u32, AnyEvent)>,
    /// The steps that stand and were made for a person whose time was up, in order.
    pub(super) made_for: Vec<u32>,
    /// The steps that orders or the table itself made, in order.
    pub(super) automatic: Vec<u32>,
    /// The entries that took steps back, in order.
    pub(super) undone: Vec<Undone>,
    /// The time of the last entry.
    pub(super) last_at_ms: i64,
    /// The end of the last turn, if the last entry ended it since the table was loaded.
    pub(super) ended_turn: Option<EndedTurn>,
}

/// The end of a turn: what it did to the clocks.
pub(crate) struct EndedTurn {
    pub(crate) seat: Seat,
    pub(crate) before: Vec<ClockRow>,
    pub(crate) after: Vec<ClockRow>,
}

impl Play {
    /// Returns a game before its first step.
    pub(crate) fn new(game: Box<dyn AnyTable>) -> Play {
        let record = GameRecord::new(game);
        let (events, made_for, automatic, undone) = Default::default();
        Play { record, events, made_for, automatic, undone, last_at_ms: 0, ended_turn: None }
    }

    /// Plays an entry of the log on disk.
    pub(crate) fn replay_step(&mut self, row: &StepRow) -> Result<(), Unreadable> {
        let before = undo::target(&row.text).map(|to| Undone::of(&self.record, row.seat.map(Seat), to));
        let done = self.record.take(row.seat.map(Seat), &row.text)?;
        self.remember(before, done.events);
        self.made_for.extend(row.stood_in.then_some(row.seq));
        self.automatic.extend(row.automatic.then_some(row.seq));
        self.last_at_ms = row.at_ms;
        Ok(())
    }

    /// Puts in what was done on a copy of the table, and is on disk.
    pub(super) fn advance(
        &mut self,
        table: Box<dyn AnyTable>,
        done: Vec<Done>,
        (made_for, automatic): (Vec<u32>, Vec<u32>),
    ) {
        let mut all = Done::default();
        done.into_iter().for_each(|done| all.push(done));
        let to = all.steps.iter().find_map(|step| Some((step.seat, undo::target(&step.text)?)));
        let undone = to.map(|(seat, to)| Undone::of(&self.record, seat, to));
        self.record.advance(table, &all);
        self.remember(undone, all.events);
        self.made_for.extend(made_for);
        self.automatic.extend(automatic);
    }

    /// Adds the events of steps, or removes those of steps that were taken back.
    fn remember(&mut self, undone: Option<Undone>, events: Vec<(u32, AnyEvent)>) {
        if let Some(undone) = undone {
            self.events.retain(|(seq, _)| *seq <= undone.to);
            self.made_for.retain(|seq| *seq <= undone.to);
            self.undone.push(undone);
        }
        self.events.extend(events);
    }
}
