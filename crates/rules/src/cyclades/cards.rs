//! Creature cards: the deck, the discard pile, the row, and figurines on their islands (§6, §14).

use super::data::{Creature, Island, ROW};
use super::grid::Sea;
use crate::Seat;

/// A set of creature cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// All seventeen cards.
    pub const ALL: Cards = Cards((1 << Creature::ALL.len()) - 1);

    /// True if a card is in the set.
    pub const fn has(self, creature: Creature) -> bool {
        self.0 >> creature.index() & 1 == 1
    }

    /// Returns the set with a card.
    #[must_use]
    pub const fn with(self, creature: Creature) -> Cards {
        Cards(self.0 | 1 << creature.index())
    }

    /// Returns the set without a card.
    #[must_use]
    pub const fn without(self, creature: Creature) -> Cards {
        Cards(self.0 & !(1 << creature.index()))
    }

    /// Returns the cards of either set.
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the cards, in the order of the rules document.
    pub fn iter(self) -> impl Iterator<Item = Creature> {
        Creature::ALL.into_iter().filter(move |&creature| self.has(creature))
    }
}

/// A figurine on its island (14.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Figurine {
    /// Its island.
    pub island: Island,
    /// The seat that summoned it and keeps its card.
    pub owner: Seat,
    /// The cycle of its summons.
    pub cycle: u8,
}

/// Creature cards and figurines (§6, §14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Creatures {
    /// Cards of the deck, in no order (20.15).
    pub deck: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// The row; its spaces cost 4, 3 and 2 (6.1).
    pub row: [Option<Creature>; ROW],
    /// The figurines by [`Creature::FIGURINES`].
    pub figurines: [Option<Figurine>; 4],
    /// The space of the Kraken (14.6).
    pub kraken: Option<Sea>,
}
