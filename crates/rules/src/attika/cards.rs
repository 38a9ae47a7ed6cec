//! Landscape cards: the number of each of the four landscapes, in one machine word.

use super::data::Landscape;
use serde::{Serialize, Serializer};
use std::fmt;

/// The top bit of every landscape's byte, which no count reaches.
const TOP: u32 = 0x8080_8080;

/// The bytes of each set of landscapes.
const SETS: [u32; 16] = {
    let mut masks = [0; 16];
    let mut set = 0;
    while set < masks.len() {
        let mut kind = 0;
        while kind < 4 {
            if set & (1 << kind) != 0 {
                masks[set] |= 0xff << (8 * kind);
            }
            kind += 1;
        }
        set += 1;
    }
    masks
};

/// A number of cards (or of symbols) of each landscape, at most 127 each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Makes cards from the counts of water, forest, hill and mountain.
    pub const fn new(counts: [u8; 4]) -> Cards {
        Cards(u32::from_le_bytes(counts))
    }

    /// Makes one card.
    pub const fn one(landscape: Landscape) -> Cards {
        Cards(1 << (8 * landscape as u32))
    }

    /// Returns the counts of water, forest, hill and mountain.
    pub const fn counts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// Returns the number of cards of one landscape.
    pub const fn of(self, landscape: Landscape) -> u8 {
        (self.0 >> (8 * landscape as u32)) as u8
    }

    /// Returns the number of all cards.
    pub const fn len(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// True if there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns both together.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Returns the rest without `other`, which must be a part of `self`.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }

    /// Returns the cards that `other` does not cover, landscape by landscape.
    #[must_use]
    pub const fn beyond(self, other: Cards) -> Cards {
        // Each byte is 128 + own - other: its top bit stays if own is not less.
        let apart = (self.0 | TOP).wrapping_sub(other.0);
        let enough = apart & TOP;
        Cards(apart & (enough - (enough >> 7)))
    }

    /// Returns the cards both have, landscape by landscape.
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 - self.beyond(other).0)
    }

    /// True if all of `other` is here.
    pub const fn holds(self, other: Cards) -> bool {
        other.beyond(self).is_empty()
    }

    /// Returns the number of cards of a set of landscapes, one bit each.
    pub const fn of_set(self, set: usize) -> u8 {
        Cards(self.0 & SETS[set & 15]).len()
    }

    /// Returns the landscape of every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Landscape> {
        Landscape::ALL.into_iter().flat_map(move |landscape| (0..self.of(landscape)).map(move |_| landscape))
    }

    /// Returns the landscape of the card at a place, counted from the first landscape; `None` after the last card.
    pub fn nth(self, place: u8) -> Option<Landscape> {
        self.iter().nth(usize::from(place))
    }
}

impl FromIterator<Landscape> for Cards {
    fn from_iter<I: IntoIterator<Item = Landscape>>(landscapes: I) -> Self {
        landscapes.into_iter().fold(Cards::NONE, |cards, landscape| cards.plus(Cards::one(landscape)))
    }
}

/// Shows letters: `WWH`.
impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(Landscape::letter).collect();
        write!(f, "{letters:?}")
    }
}

/// Writes counts by the landscapes' ids.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Landscape::ALL.into_iter().map(|landscape| (landscape.id(), self.of(landscape))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_landscape_is_counted_by_itself() {
        for a in [[0, 0, 0, 0], [1, 2, 3, 4], [15, 0, 15, 0], [0, 7, 0, 60]] {
            for b in [[0, 0, 0, 0], [4, 3, 2, 1], [0, 15, 0, 15], [15, 7, 1, 0]] {
                let (left, right) = (Cards::new(a), Cards::new(b));
                let each = |f: fn(u8, u8) -> u8| Cards::new(std::array::from_fn(|k| f(a[k], b[k])));
                assert_eq!(left.beyond(right), each(u8::saturating_sub));
                assert_eq!(left.common(right), each(u8::min));
                assert_eq!(left.plus(right), each(|a, b| a + b));
                assert_eq!(left.len(), a.iter().sum::<u8>());
                assert_eq!(left.holds(right), a.iter().zip(b).all(|(a, b)| *a >= b));
            }
        }
    }
}
