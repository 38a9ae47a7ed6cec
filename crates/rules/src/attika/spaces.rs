//! Names of what lies on the board, and sets of spaces. A name never changes as the board grows.

use super::data::{SPACES, TILES_IN_BOX};
use serde::{Serialize, Serializer};
use std::fmt;

/// A space of the board: tiles get the letters A to V in the order they are laid, places are 0 in the middle, 1 in the
/// east, then clockwise up to 6. `C4` is place 4 of the third tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// `A0`, `A1`, … `V6`, one after the other.
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
    /// All spaces a full board has.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The space at a place of a tile.
    pub const fn at(tile: u8, place: u8) -> Space {
        Space(tile * 7 + place)
    }

    /// Position in tables of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile it belongs to, in the order they were laid, from 0.
    pub const fn tile(self) -> u8 {
        self.0 / 7
    }

    /// The place on its tile, 0 to 6.
    pub const fn place(self) -> u8 {
        self.0 % 7
    }

    /// The name: `C4`.
    pub fn name(self) -> &'static str {
        let at = self.index() * 2;
        NAMES.get(at..at + 2).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or("?")
    }

    /// The space of this name.
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

/// The name.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// What a new tile is laid beside: a tile A to V, or a shrine W to Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Anchor(pub u8);

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl Anchor {
    /// All anchors: first the tiles, then the shrines.
    pub fn all() -> impl Iterator<Item = Anchor> {
        (0..LETTERS.len() as u8).map(Anchor)
    }

    /// The tile laid as number `tile`, from 0.
    pub const fn tile(tile: u8) -> Anchor {
        Anchor(tile)
    }

    /// The shrine with this number, from 0.
    pub const fn shrine(shrine: u8) -> Anchor {
        Anchor(TILES_IN_BOX as u8 + shrine)
    }

    /// The shrine's number, if it is one.
    pub const fn as_shrine(self) -> Option<u8> {
        self.0.checked_sub(TILES_IN_BOX as u8)
    }

    /// How many spots lie around it: middles of tiles that would touch it (7.2).
    pub const fn spots(self) -> u8 {
        if self.as_shrine().is_some() { 12 } else { 18 }
    }

    /// The letter.
    pub fn name(self) -> &'static str {
        let at = usize::from(self.0);
        LETTERS.get(at..=at).unwrap_or("?")
    }

    /// The anchor of this letter.
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

/// The letter.
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

    /// Whether the space is in the set.
    pub const fn has(self, space: Space) -> bool {
        self.0[space.index() / 64] & (1 << (space.0 % 64)) != 0
    }

    /// Adds a space.
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.0 % 64);
    }

    /// Takes a space out.
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.0 % 64));
    }

    /// The spaces in both.
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The spaces that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// How many spaces.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The spaces, tile by tile.
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
}
