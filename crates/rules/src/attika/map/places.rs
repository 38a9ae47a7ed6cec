//! Possible places of a new tile, and their names (7.2).

use super::{Laid, Map};
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
        let shrines = (0..self.shrines().len() as u8).map(Anchor::shrine);
        let anchors = shrines.chain((0..self.count).map(Anchor::tile));
        anchors.flat_map(move |anchor| {
            let spots = (0..anchor.spots()).map(move |spot| (anchor, spot));
            spots.filter(move |&(anchor, spot)| self.spot(anchor, spot).is_some_and(|at| self.open(anchor, at)))
        })
    }

    /// True if a tile fits with its middle here, beside this anchor and no earlier one.
    fn open(&self, anchor: Anchor, middle: Hex) -> bool {
        let shrine = |(at, shrine): (usize, &Hex)| match shrine.distance(middle) {
            0 | 1 => false,
            2 => anchor.as_shrine().is_some_and(|own| usize::from(own) <= at),
            _ => true,
        };
        let tile = |(at, laid): (usize, &Laid)| match laid.middle.distance(middle) {
            0..=2 => false,
            3 => anchor.as_shrine().is_some() || usize::from(anchor.0) <= at,
            _ => true,
        };
        self.shrines().iter().enumerate().all(shrine) && self.tiles().iter().enumerate().all(tile)
    }
}
