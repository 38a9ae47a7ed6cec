//! Axial hexes: the grid under the board tiles (§14).

/// A hex of the grid: `q` grows eastwards, `r` south-eastwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// First axial coordinate.
    pub q: i8,
    /// Second axial coordinate.
    pub r: i8,
}

/// The six neighbours, clockwise from the east.
pub const DIRECTIONS: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

/// The 12 hexes at distance 2, clockwise from the east: possible middles of a tile that touches a shrine.
pub const RING_2: [Hex; 12] = ring(2);
/// The 18 hexes at distance 3, clockwise from the east: possible middles of a tile that touches another tile.
pub const RING_3: [Hex; 18] = ring(3);

impl Hex {
    /// Makes the hex with these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// Returns the hex at the offset `by`.
    #[must_use]
    pub const fn plus(self, by: Hex) -> Hex {
        Hex::new(self.q + by.q, self.r + by.r)
    }

    /// Returns the offset from `origin` to here.
    #[must_use]
    pub const fn minus(self, origin: Hex) -> Hex {
        Hex::new(self.q - origin.q, self.r - origin.r)
    }

    /// Returns the steps between two hexes.
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = (self.q as i16 - other.q as i16, self.r as i16 - other.r as i16);
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
    }

    /// Returns the direction of a neighbour of the origin, 0 to 5; `None` for any other hex.
    pub fn direction(self) -> Option<usize> {
        DIRECTIONS.iter().position(|&step| step == self)
    }
}

const fn ring<const N: usize>(radius: i8) -> [Hex; N] {
    let mut hexes = [Hex::new(0, 0); N];
    let mut hex = Hex::new(radius, 0);
    let mut at = 0;
    while at < N {
        hexes[at] = hex;
        // The side that leads from one corner of the ring to the next one clockwise.
        hex = hex.plus(DIRECTIONS[(at / radius as usize + 2) % 6]);
        at += 1;
    }
    hexes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_go_round_once() {
        let origin = Hex::new(0, 0);
        for (radius, ring) in [(2, &RING_2[..]), (3, &RING_3[..])] {
            assert!(ring.iter().all(|hex| hex.distance(origin) == radius));
            let next = ring.iter().cycle().skip(1);
            assert!(ring.iter().zip(next).all(|(a, b)| a.distance(*b) == 1));
            assert_eq!(ring[0], Hex::new(radius as i8, 0));
            assert_eq!(ring[radius as usize], Hex::new(0, radius as i8));
        }
    }
}
