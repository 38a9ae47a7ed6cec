//! Possible places of a new tile, and their names (7.2).

use super::Map;
use crate::attika::hex::{Hex, RING_2, RING_3};
use crate::attika::spaces::Anchor;

impl Map {
    /// Returns the hex of a spot around an anchor; `None` for an anchor that is not on the board.
    pub fn spot(&self, anchor: Anchor, spot: u8) -> Option<Hex> {
        let (origin, ring) = match anchor.as_shrine() {
            Some(shrine) => (*self.shrines().get(usize::from(shrine))?, &RING_2[..]),
            None => (self.tiles().get(usize::from(anchor.0))?.middle, &RING_3[..]),
        };
        ring.get(usize::from(spot)).map(|&way| origin.plus(way))
    }

    /// Returns the tile or shrine that a tile with this middle would overlap (7.2); `None` if the place is free.
    pub fn overlap(&self, middle: Hex) -> Option<Anchor> {
        let shrine = self.shrines().iter().position(|shrine| shrine.distance(middle) < 2);
        let tile = || self.tiles().iter().position(|laid| laid.middle.distance(middle) < 3);
        shrine.map(|at| Anchor::shrine(at as u8)).or_else(|| tile().map(|at| Anchor::tile(at as u8)))
    }

    /// Returns the name of a place for a tile: its spot at the first shrine it touches, else at the first tile; `None`
    /// if it touches neither. Shrines are there from the start and tiles keep their order, so the name of a place never
    /// changes.
    pub fn place_name(&self, middle: Hex) -> Option<(Anchor, u8)> {
        let touched = |origin: Hex, ring: &[Hex]| ring.iter().position(|&way| origin.plus(way) == middle);
        let shrines = self.shrines().iter().enumerate();
        let shrine = shrines.filter_map(|(at, &shrine)| Some((Anchor::shrine(at as u8), touched(shrine, &RING_2)?)));
        let tiles = self.tiles().iter().enumerate();
        let tile = tiles.filter_map(|(at, laid)| Some((Anchor::tile(at as u8), touched(laid.middle, &RING_3)?)));
        shrine.chain(tile).next().map(|(anchor, spot)| (anchor, spot as u8))
    }

    /// Returns every possible place of a new tile under its name: shrines first, then tiles (7.2).
    pub fn places(&self) -> impl Iterator<Item = (Anchor, u8)> + '_ {
        // Hexes where no tile fits, and later those that have a name already.
        let mut closed = Hexes::EMPTY;
        self.shrines().iter().for_each(|&shrine| closed.insert_around(shrine, 1));
        self.tiles().iter().for_each(|laid| closed.insert_around(laid.middle, 2));
        let shrines = self.shrines().iter().enumerate();
        let shrines = shrines.map(|(at, &shrine)| (Anchor::shrine(at as u8), shrine, &RING_2[..]));
        let tiles = self.tiles().iter().enumerate();
        let tiles = tiles.map(|(at, laid)| (Anchor::tile(at as u8), laid.middle, &RING_3[..]));
        let ring = |(anchor, origin, ring): (Anchor, Hex, &'static [Hex])| {
            ring.iter().enumerate().map(move |(spot, &way)| (anchor, spot as u8, origin.plus(way)))
        };
        let spots = shrines.chain(tiles).flat_map(ring);
        spots.filter_map(move |(anchor, spot, middle)| closed.insert(middle).then_some((anchor, spot)))
    }
}

/// A set of hexes. Hexes 128 apart would be the same one; no board is that large: its 22 tiles touch each other.
struct Hexes([u128; 128]);

impl Hexes {
    const EMPTY: Hexes = Hexes([0; 128]);

    /// Adds a hex; false if it was there.
    fn insert(&mut self, hex: Hex) -> bool {
        let (row, bit) = (&mut self.0[(hex.r & 127) as usize], 1 << (hex.q & 127));
        let new = *row & bit == 0;
        *row |= bit;
        new
    }

    /// Adds the hexes up to a distance.
    fn insert_around(&mut self, middle: Hex, distance: i8) {
        for r in -distance..=distance {
            for q in (-distance).max(-distance - r)..=distance.min(distance - r) {
                self.insert(middle.plus(Hex::new(q, r)));
            }
        }
    }
}
