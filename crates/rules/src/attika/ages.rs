//! Public facts about the cards: the number each seat took and the cards it paid, age by age.
//!
//! An age of the deck ends with the draw of its last card; the discards become the next deck (5.6). By then every card
//! of the age has been in some hand. This is evidence that an imagined world must respect. Past ages never change, so
//! copies of a state share them.

use super::cards::Cards;
use super::data::{CARDS_EACH, SEATS};
use crate::Seat;
use std::sync::Arc;

/// The number of sets of landscapes.
const SETS: usize = 16;

/// The public facts of one age of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Age {
    /// The whole deck at the start of the age.
    pub deck: Cards,
    /// Cards taken, by seat.
    pub took: [u8; SEATS],
    /// Cards paid, by seat.
    pub paid: [Cards; SEATS],
    /// By set of landscapes, the fewest cards a seat must have held at the start of the age to pay the cards it paid.
    pub held: [[u8; SETS]; SEATS],
}

/// The public facts of all ages of a deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ages {
    past: Arc<[Age]>,
    now: Age,
}

impl Ages {
    /// Begins the first age, with the deck of the box.
    pub fn new() -> Ages {
        Ages { past: Arc::from([]), now: Age { deck: Cards::new([CARDS_EACH; 4]), ..Age::default() } }
    }

    /// Returns the ages, the present one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Age> {
        self.past.iter().chain([&self.now])
    }

    /// Returns the number of ages, the present one included.
    pub fn count(&self) -> usize {
        self.past.len() + 1
    }

    /// Counts a card a seat takes.
    pub(super) fn take(&mut self, seat: Seat) {
        self.now.took[seat.index()] += 1;
    }

    /// Counts the cards a seat pays.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        let paid = &mut self.now.paid[seat.index()];
        *paid = paid.plus(cards);
        // In the first age no seat began with a card.
        if !self.past.is_empty() {
            let took = self.now.took[seat.index()];
            for (set, held) in self.now.held[seat.index()].iter_mut().enumerate() {
                *held = (*held).max(paid.of_set(set).saturating_sub(took));
            }
        }
    }

    /// Begins a new age: the discards become the deck (5.6).
    pub(super) fn shuffle(&mut self, deck: Cards) {
        self.past = self.iter().copied().collect();
        self.now = Age { deck, ..Age::default() };
    }
}

impl Default for Ages {
    fn default() -> Self {
        Ages::new()
    }
}

/// The cards each seat drew in each age: the secret half.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Draws {
    past: Arc<[[Cards; SEATS]]>,
    now: [Cards; SEATS],
}

impl Draws {
    /// Starts without draws.
    pub fn new() -> Draws {
        Draws { past: Arc::from([]), now: [Cards::NONE; SEATS] }
    }

    /// Makes draws by age, the present one last; an empty list stands for no draws.
    pub fn of(ages: &[[Cards; SEATS]]) -> Draws {
        match ages.split_last() {
            Some((now, past)) => Draws { past: Arc::from(past), now: *now },
            None => Draws::new(),
        }
    }

    /// Returns the cards each seat drew, age by age, the present one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[Cards; SEATS]> {
        self.past.iter().chain([&self.now])
    }

    /// Adds a card a seat draws.
    pub(super) fn take(&mut self, seat: Seat, card: Cards) {
        let drawn = &mut self.now[seat.index()];
        *drawn = drawn.plus(card);
    }

    /// Begins a new age: the discards become the deck (5.6).
    pub(super) fn shuffle(&mut self) {
        self.past = self.iter().copied().collect();
        self.now = [Cards::NONE; SEATS];
    }
}

impl Default for Draws {
    fn default() -> Self {
        Draws::new()
    }
}
