//! Which choices are made in secret, and where they stand in a log: each of them is sealed.

use crate::table::Step;
use crate::{AnyTable, Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

/// Whether what is asked now is chosen in secret: of several seats at once, or a list built entry by entry.
pub fn secret(table: &dyn AnyTable) -> bool {
    let waiting = table.waiting().seats();
    let ranked = |seat| table.view(Viewer::Seat(seat)).hints().ranked.is_some();
    waiting.len() > 1 || waiting.first().is_some_and(ranked)
}

/// A whole secret choice in a log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Choice {
    /// Whose choice.
    pub seat: Seat,
    /// How many steps the table had when the decision was asked: which decision it is.
    pub asked: u32,
    /// Its first step.
    pub first: u32,
    /// How many steps it has; they follow each other.
    pub steps: u32,
}

/// Finds the secret choices of a log while its steps are played.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The secret decision that is asked, and who has not chosen yet.
    asked: u32,
    open: SeatSet,
    /// The seats in the middle of a choice, each with its first step.
    begun: BTreeMap<Seat, u32>,
}

impl Choices {
    /// Takes the next step, with the table before and after it; gives the secret choice it completes.
    pub fn take(&mut self, before: &dyn AnyTable, step: &Step, after: &dyn AnyTable) -> Option<Choice> {
        let waiting = before.waiting().seats();
        // Somebody is asked who was not: another decision.
        if !waiting.minus(self.open).is_empty() {
            let open = if secret(before) { waiting } else { SeatSet::EMPTY };
            *self = Choices { asked: before.seq(), open, begun: BTreeMap::new() };
        }
        let seat = step.seat.filter(|seat| self.open.has(*seat))?;
        // A choice that others interrupt spans their steps: no seal fits it.
        let first = *self.begun.entry(seat).or_insert(step.seq);
        let prompt = |table: &dyn AnyTable| table.view(Viewer::Seat(seat)).prompt();
        if after.waiting().seats().has(seat) && prompt(after) == prompt(before) {
            return None;
        }
        self.open = self.open.without(seat);
        Some(Choice { seat, asked: self.asked, first, steps: step.seq - first + 1 })
    }
}
