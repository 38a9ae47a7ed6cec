//! The length of a table in turns, as clocks count them: each game's expected ones, and those of a played table.

use crate::game::{Meta, OptionValues, Waiting};
use crate::secret::Choices;
use crate::table::{AnyTable, Step};
use crate::{Seat, SeatSet};

/// The turns of a whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    /// The number of turns. A turn lasts from the moment the table waits for a seat until it does not any more.
    pub turns: u32,
    /// The number of waits. Turns that begin together count once.
    pub waits: u32,
}

/// The expected turns of a table: the medians of played games.
///
/// `agon selfplay --game GAME --seats N --options OPTION=VALUE --players greedy --games 200 --turns` makes the figures,
/// and `crates/games/tests/lengths` compares them with played games.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// The number of seats.
    pub seats: u8,
    /// The values of the options that change the length a lot. Other options may have any value.
    pub options: &'static [(&'static str, &'static str)],
    /// The turns.
    pub turns: Turns,
}

impl Expected {
    /// Makes the expectation for a number of seats and values of options.
    pub const fn of(seats: u8, options: &'static [(&'static str, &'static str)], turns: u32, waits: u32) -> Expected {
        Expected { seats, options, turns: Turns { turns, waits } }
    }

    /// True if it is about tables of this kind.
    fn fits(&self, seats: u8, options: &OptionValues) -> bool {
        let has = |(option, value): &(&str, &str)| options.get(*option).is_some_and(|chosen| chosen == value);
        self.seats == seats && self.options.iter().all(has)
    }
}

impl Meta {
    /// Returns the first expectation that fits a table with these complete options; `None` if there is none.
    pub fn expected(&self, seats: u8, options: &OptionValues) -> Option<&'static Expected> {
        self.lengths.iter().find(|expected| expected.fits(seats, options))
    }
}

/// Counts the turns of a table while it is played.
#[derive(Clone, Debug, Default)]
pub struct TurnCounter {
    turns: Turns,
    /// The seats whose turn it is.
    open: SeatSet,
    choices: Choices,
}

impl TurnCounter {
    /// Makes a counter for a table before its first step.
    pub fn new(table: &dyn AnyTable) -> TurnCounter {
        let mut counter = TurnCounter::default();
        counter.wait(table.waiting());
        counter
    }

    /// Returns the turns that have begun.
    pub fn turns(&self) -> Turns {
        self.turns
    }

    /// Takes the next step, with the table before and after it.
    pub fn take(&mut self, before: &dyn AnyTable, step: &Step, after: &dyn AnyTable) {
        // A complete secret choice ends the turn, even if the table waits for the seat again.
        let chosen: Option<Seat> = self.choices.take(before, step, after).map(|choice| choice.seat);
        self.open = chosen.map_or(self.open, |seat| self.open.without(seat));
        self.wait(after.waiting());
    }

    fn wait(&mut self, waiting: Waiting) {
        // Luck ends no turn: it decides before anybody is called.
        if waiting == Waiting::Chance {
            return;
        }
        let begun = waiting.seats().minus(self.open);
        self.turns.turns += begun.len() as u32;
        self.turns.waits += u32::from(!begun.is_empty());
        self.open = waiting.seats();
    }
}
