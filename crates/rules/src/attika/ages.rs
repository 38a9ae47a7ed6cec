//! What everybody saw of the cards: who took how many and paid which, age by age.
//!
//! An age of the deck ends when its last card is drawn and the discards become the next one (5.6). By then every card
//! of the age has been in somebody's hand, which is evidence: a world somebody imagines must respect it.

use super::cards::Cards;
use super::data::{CARDS_EACH, SEATS};
use crate::Seat;

/// Ages kept apart. If there are ever more, the two oldest become one that only remembers what was left of them.
pub const AGES: usize = 12;
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

/// All ages of a deck, the present one last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ages {
    ages: [Age; AGES],
    /// How many there are, at least one.
    count: u8,
}

/// What each seat drew in each age: the secret half.
pub type Draws = [[Cards; SEATS]; AGES];

impl Ages {
    /// The first age: the deck of the box.
    pub fn new() -> Ages {
        let mut ages = [Age::default(); AGES];
        ages[0].deck = Cards::new([CARDS_EACH; 4]);
        Ages { ages, count: 1 }
    }

    /// The ages, the present one last.
    pub fn list(&self) -> &[Age] {
        &self.ages[..usize::from(self.count)]
    }

    /// Which age it is, from 0.
    pub fn now(&self) -> usize {
        usize::from(self.count) - 1
    }

    /// A seat takes a card.
    pub(super) fn take(&mut self, seat: Seat) {
        let now = self.now();
        self.ages[now].took[seat.index()] += 1;
    }

    /// A seat pays.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        let now = self.now();
        let age = &mut self.ages[now];
        let paid = &mut age.paid[seat.index()];
        *paid = paid.plus(cards);
        // In the first age nobody began with a card.
        if now > 0 {
            let took = age.took[seat.index()];
            for (set, held) in age.held[seat.index()].iter_mut().enumerate() {
                *held = (*held).max(paid.of_set(set).saturating_sub(took));
            }
        }
    }

    /// The discards become the deck (5.6).
    pub(super) fn shuffle(&mut self, deck: Cards, draws: &mut Draws) {
        if usize::from(self.count) == AGES {
            self.forget(draws);
        }
        let now = usize::from(self.count);
        self.ages[now] = Age { deck, ..Age::default() };
        self.count += 1;
    }

    /// Makes one age of the two oldest: what each seat had left at its end counts as drawn in it.
    fn forget(&mut self, draws: &mut Draws) {
        let (first, second) = (self.ages[0], self.ages[1]);
        let mut left = Age { deck: first.deck.plus(second.deck), ..Age::default() };
        let mut kept = [Cards::NONE; SEATS];
        for (seat, kept) in kept.iter_mut().enumerate() {
            let paid = first.paid[seat].plus(second.paid[seat]);
            left.deck = left.deck.minus(paid);
            left.took[seat] = first.took[seat] + second.took[seat] - paid.len();
            *kept = draws[0][seat].plus(draws[1][seat]).minus(paid);
        }
        self.ages.copy_within(2.., 1);
        self.ages[0] = left;
        draws.copy_within(2.., 1);
        draws[0] = kept;
        self.count -= 1;
        self.ages[usize::from(self.count)] = Age::default();
        draws[usize::from(self.count)] = [Cards::NONE; SEATS];
    }
}

impl Default for Ages {
    fn default() -> Self {
        Ages::new()
    }
}
