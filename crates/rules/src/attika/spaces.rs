//! Names of spaces and of anchors, and sets of spaces. A name never changes as the board grows.

use super::data::{SPACES, TILES_IN_BOX};
use serde::{Serialize, Serializer};
use std::fmt;

/// A space of the board. Tiles get the letters A to V in the order of laying. Place 0 is the middle of a tile, 1 the
/// east, and so on clockwise up to 6. `C4` is place 4 of the third tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// The names `A0`, `A1`, … `V6` without separators.
const NAMES: [u8; SPACES * 2] = {
    let mut names = [0; SPACES * 2];
    let mut space = 0;
    while space < SPACES {
        names[space * 2] = b'A' + (space / 7) as u8;
        names[space * 2 + 1] = b'0' + (space % 7) as u8;
        space += 1;
    }
    names
};

impl Space {
    /// Returns all spaces of a full board.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Returns the space at a place of a tile.
    pub const fn at(tile: u8, place: u8) -> Space {
        Space(tile * 7 + place)
    }

    /// Returns the position in tables of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its tile, in the order of laying, from 0.
    pub const fn tile(self) -> u8 {
        self.0 / 7
    }

    /// Returns the place on its tile, 0 to 6.
    pub const fn place(self) -> u8 {
        self.0 % 7
    }

    /// Returns the name: `C4`.
    pub fn name(self) -> &'static str {
        let at = self.index() * 2;
        NAMES.get(at..at + 2).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or("?")
    }

    /// Reads the name of a space, such as `C4`; `None` if no tile can have such a space.
    pub fn read(text: &str) -> Option<Space> {
        let &[letter, digit] = text.as_bytes() else { return None };
        let (tile, place) = (letter.checked_sub(b'A')?, digit.checked_sub(b'0')?);
        (usize::from(tile) < TILES_IN_BOX && place < 7).then(|| Space::at(tile, place))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Writes the name.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A neighbour for a new tile: a tile A to V, or a shrine W to Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Anchor(pub u8);

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl Anchor {
    /// Returns all anchors: first the tiles, then the shrines.
    pub fn all() -> impl Iterator<Item = Anchor> {
        (0..LETTERS.len() as u8).map(Anchor)
    }

    /// Returns the anchor of tile number `tile`, from 0.
    pub const fn tile(tile: u8) -> Anchor {
        Anchor(tile)
    }

    /// Returns the anchor of the shrine with this number, from 0.
    pub const fn shrine(shrine: u8) -> Anchor {
        Anchor(TILES_IN_BOX as u8 + shrine)
    }

    /// Returns the shrine's number, if it is one.
    pub const fn as_shrine(self) -> Option<u8> {
        self.0.checked_sub(TILES_IN_BOX as u8)
    }

    /// Returns the number of spots around it: middles of tiles that would touch it (7.2).
    pub const fn spots(self) -> u8 {
        if self.as_shrine().is_some() { 12 } else { 18 }
    }

    /// Returns the letter.
    pub fn name(self) -> &'static str {
        let at = usize::from(self.0);
        LETTERS.get(at..=at).unwrap_or("?")
    }

    /// Reads the letter of an anchor, `A` to `Z`; `None` for any other text.
    pub fn read(text: &str) -> Option<Anchor> {
        let &[letter] = text.as_bytes() else { return None };
        letter.is_ascii_uppercase().then(|| Anchor(letter - b'A'))
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Writes the letter.
impl Serialize for Anchor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces([u64; 3]);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces([0; 3]);

    /// True if the space is in the set.
    pub const fn has(self, space: Space) -> bool {
        self.0[space.index() / 64] & (1 << (space.0 % 64)) != 0
    }

    /// Adds a space.
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.0 % 64);
    }

    /// Removes a space.
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.0 % 64));
    }

    /// Returns the spaces in both sets.
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Returns the spaces that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Returns the number of spaces.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Returns the spaces, tile by tile.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < words.len() && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros();
            *word &= *word - 1;
            Some(Space(at as u8 * 64 + bit as u8))
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::EMPTY, |mut set, space| {
            set.insert(space);
            set
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        assert!(Space::all().all(|space| Space::read(space.name()) == Some(space)));
        assert!(Anchor::all().all(|anchor| Anchor::read(anchor.name()) == Some(anchor)));
        assert_eq!((Space(18).name(), Anchor::shrine(0).name()), ("C4", "W"));
        for bad in ["", "A", "A7", "W0", "a1", "A10"] {
            assert_eq!(Space::read(bad), None, "`{bad}`");
        }
    }

    #[test]
    fn sets_keep_the_order_of_spaces() {
        let set: Spaces = [150, 3, 64, 63].into_iter().map(Space).collect();
        assert_eq!(set.iter().map(|space| space.0).collect::<Vec<_>>(), [3, 63, 64, 150]);
        assert_eq!(set.len(), 4);
    }

    #[test]
    fn spaces_at_the_same_place_of_two_words_are_not_nothing() {
        let set: Spaces = [3, 64 + 3].into_iter().map(Space).collect();
        assert!(!set.is_empty() && Spaces::EMPTY.is_empty());
    }
}
