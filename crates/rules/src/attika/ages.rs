//! What everybody saw of the cards: who took how many and paid which, age by age.
//!
//! An age of the deck ends when its last card is drawn and the discards become the next one (5.6). By then every card
//! of the age has been in somebody's hand, which is evidence: a world somebody imagines must respect it. Past ages never
//! change, so copies of a state share them.

use super::cards::Cards;
use super::data::{CARDS_EACH, SEATS};
use crate::Seat;
use std::sync::Arc;

/// Sets of landscapes.
const SETS: usize = 16;

/// One age of the deck, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Age {
    /// The whole deck when the age began.
    pub deck: Cards,
    /// Cards taken, by seat.
    pub took: [u8; SEATS],
    /// Cards paid, by seat.
    pub paid: [Cards; SEATS],
    /// Of each set of landscapes, the fewest cards a seat must have held when the age began to pay what it paid.
    pub held: [[u8; SETS]; SEATS],
}

/// All ages of a deck, as everybody saw them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ages {
    past: Arc<[Age]>,
    now: Age,
}

impl Ages {
    /// The first age: the deck of the box.
    pub fn new() -> Ages {
        Ages { past: Arc::from([]), now: Age { deck: Cards::new([CARDS_EACH; 4]), ..Age::default() } }
    }

    /// The ages, the present one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Age> {
        self.past.iter().chain([&self.now])
    }

    /// How many ages there were, the present one included.
    pub fn count(&self) -> usize {
        self.past.len() + 1
    }

    /// A seat takes a card.
    pub(super) fn take(&mut self, seat: Seat) {
        self.now.took[seat.index()] += 1;
    }

    /// A seat pays.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        let paid = &mut self.now.paid[seat.index()];
        *paid = paid.plus(cards);
        // In the first age nobody began with a card.
        if !self.past.is_empty() {
            let took = self.now.took[seat.index()];
            for (set, held) in self.now.held[seat.index()].iter_mut().enumerate() {
                *held = (*held).max(paid.of_set(set).saturating_sub(took));
            }
        }
    }

    /// The discards become the deck (5.6).
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

/// What each seat drew in each age: the secret half.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Draws {
    past: Arc<[[Cards; SEATS]]>,
    now: [Cards; SEATS],
}

impl Draws {
    /// Nothing drawn yet.
    pub fn new() -> Draws {
        Draws { past: Arc::from([]), now: [Cards::NONE; SEATS] }
    }

    /// Draws by age, the present one last; an empty list is nothing drawn yet.
    pub fn of(ages: &[[Cards; SEATS]]) -> Draws {
        match ages.split_last() {
            Some((now, past)) => Draws { past: Arc::from(past), now: *now },
            None => Draws::new(),
        }
    }

    /// What each seat drew, age by age, the present one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[Cards; SEATS]> {
        self.past.iter().chain([&self.now])
    }

    /// A seat draws a card.
    pub(super) fn take(&mut self, seat: Seat, card: Cards) {
        let drawn = &mut self.now[seat.index()];
        *drawn = drawn.plus(card);
    }

    /// The discards become the deck (5.6).
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
