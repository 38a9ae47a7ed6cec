//! Spaces of the grid under all boards, and small sets of spaces and islands.

use super::data::Island;
use std::fmt;

/// Rows of a board (3.1).
pub const ROWS: usize = 11;
/// Spaces of the grid.
pub const SPACES: usize = ROWS * ROWS;

/// A space of the grid, with its row and column as text: `D4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sea(u8);

impl Sea {
    /// Makes the space in a row (0 is A) and a column (0 is 1).
    pub const fn at(row: usize, column: usize) -> Sea {
        Sea((row * ROWS + column) as u8)
    }

    /// Returns all spaces of the grid, sea or not, in writing order.
    pub fn all() -> impl Iterator<Item = Sea> {
        (0..SPACES as u8).map(Sea)
    }

    /// Returns row (0 is A) and column (0 is 1).
    pub const fn place(self) -> (usize, usize) {
        (self.index() / ROWS, self.index() % ROWS)
    }

    /// Returns its index in per-space arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads the space of a text like `D4`, which a small board may lack; `None` for any other text.
    pub fn read(text: &str) -> Option<Sea> {
        let row = text.bytes().next().filter(|row| (b'A'..b'A' + ROWS as u8).contains(row))? - b'A';
        let column: usize = text.get(1..)?.parse().ok()?;
        let sea = Sea::at(usize::from(row), column.checked_sub(1).filter(|&column| column < ROWS)?);
        (sea.to_string() == text).then_some(sea)
    }
}

impl fmt::Display for Sea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.place();
        write!(f, "{}{}", char::from(b'A' + row as u8), column + 1)
    }
}

impl serde::Serialize for Sea {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seas(u128);

impl Seas {
    /// No space.
    pub const EMPTY: Seas = Seas(0);

    /// Makes a set of this space alone.
    pub const fn one(sea: Sea) -> Seas {
        Seas(1 << sea.0)
    }

    /// True if a space is in the set.
    pub const fn has(self, sea: Sea) -> bool {
        self.0 >> sea.0 & 1 == 1
    }

    /// Returns the set with a space.
    #[must_use]
    pub const fn with(self, sea: Sea) -> Seas {
        Seas(self.0 | 1 << sea.0)
    }

    /// Returns the set without a space.
    #[must_use]
    pub const fn without(self, sea: Sea) -> Seas {
        Seas(self.0 & !(1 << sea.0))
    }

    /// Returns the spaces of either set.
    #[must_use]
    pub const fn or(self, other: Seas) -> Seas {
        Seas(self.0 | other.0)
    }

    /// Returns the spaces of both sets.
    #[must_use]
    pub const fn and(self, other: Seas) -> Seas {
        Seas(self.0 & other.0)
    }

    /// Returns the spaces of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Seas) -> Seas {
        Seas(self.0 & !other.0)
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of spaces.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the spaces in writing order.
    pub fn iter(self) -> impl Iterator<Item = Sea> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Sea(at as u8))
        })
    }
}

impl FromIterator<Sea> for Seas {
    fn from_iter<I: IntoIterator<Item = Sea>>(seas: I) -> Self {
        seas.into_iter().fold(Seas::EMPTY, Seas::with)
    }
}

/// A set of islands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Isles(u16);

impl Isles {
    /// No island.
    pub const EMPTY: Isles = Isles(0);

    /// True if an island is in the set.
    pub const fn has(self, island: Island) -> bool {
        self.0 >> island.index() & 1 == 1
    }

    /// Returns the set with an island.
    #[must_use]
    pub const fn with(self, island: Island) -> Isles {
        Isles(self.0 | 1 << island.index())
    }

    /// Returns the set without an island.
    #[must_use]
    pub const fn without(self, island: Island) -> Isles {
        Isles(self.0 & !(1 << island.index()))
    }

    /// Returns the islands of either set.
    #[must_use]
    pub const fn or(self, other: Isles) -> Isles {
        Isles(self.0 | other.0)
    }

    /// Returns the islands of both sets.
    #[must_use]
    pub const fn and(self, other: Isles) -> Isles {
        Isles(self.0 & other.0)
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of islands.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the islands in the order of [`Island::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Island> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Island::ALL[at as usize])
        })
    }
}

impl FromIterator<Island> for Isles {
    fn from_iter<I: IntoIterator<Item = Island>>(islands: I) -> Self {
        islands.into_iter().fold(Isles::EMPTY, Isles::with)
    }
}
