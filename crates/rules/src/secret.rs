//! Secret choices and their steps in a log; each of them has a seal.

use crate::table::Step;
use crate::{AnyTable, Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

/// True if the present decision is secret: several seats choose at once, or a seat builds a list entry by entry.
pub fn secret(table: &dyn AnyTable) -> bool {
    let waiting = table.waiting().seats();
    let ranked = |seat| table.view(Viewer::Seat(seat)).hints().ranked.is_some();
    waiting.len() > 1 || waiting.first().is_some_and(ranked)
}

/// A whole secret choice in a log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Choice {
    /// The seat that chose.
    pub seat: Seat,
    /// The number of steps of the table when the decision began. It identifies the decision.
    pub asked: u32,
    /// Its first step.
    pub first: u32,
    /// The number of steps of the choice, without a gap.
    pub steps: u32,
}

/// Finds the secret choices of a log during its replay.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The present secret decision: its number of steps, and the seats that have not chosen yet.
    asked: u32,
    open: SeatSet,
    /// The seats that have begun a choice, each with its first step.
    begun: BTreeMap<Seat, u32>,
}

impl Choices {
    /// Takes the next step, with the table before and after it. Returns the secret choice that the step completes;
    /// `None` if it completes none.
    pub fn take(&mut self, before: &dyn AnyTable, step: &Step, after: &dyn AnyTable) -> Option<Choice> {
        let waiting = before.waiting().seats();
        // A new seat must decide: this is another decision.
        if !waiting.minus(self.open).is_empty() {
            let open = if secret(before) { waiting } else { SeatSet::EMPTY };
            *self = Choices { asked: before.seq(), open, begun: BTreeMap::new() };
        }
        let seat = step.seat.filter(|seat| self.open.has(*seat))?;
        // A choice that other seats interrupt spans their steps: no seal fits it.
        let first = *self.begun.entry(seat).or_insert(step.seq);
        let prompt = |table: &dyn AnyTable| table.view(Viewer::Seat(seat)).prompt();
        if after.waiting().seats().has(seat) && prompt(after) == prompt(before) {
            return None;
        }
        self.open = self.open.without(seat);
        Some(Choice { seat, asked: self.asked, first, steps: step.seq - first + 1 })
    }
}
