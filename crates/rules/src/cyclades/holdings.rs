//! What stands on the board: an island with its troops and buildings, and the fleets of a sea space.

use super::data::{Building, SLOTS};
use crate::Seat;

/// An island as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holding {
    /// Who controls it; nobody ever gives an island back (12.4).
    pub owner: Option<Seat>,
    /// Troops of its owner.
    pub troops: u8,
    /// Its building slots; those under a metropolis are empty (3.4).
    pub slots: [Option<Building>; SLOTS],
    /// Whether a metropolis stands on it.
    pub metropolis: bool,
    /// Prosperity markers put here by Apollo (10.9).
    pub markers: u8,
}

impl Holding {
    /// Its buildings with their slots, from 0.
    pub fn buildings(&self) -> impl Iterator<Item = (usize, Building)> + '_ {
        self.slots.iter().enumerate().filter_map(|(slot, building)| Some((slot, (*building)?)))
    }

    /// Buildings of a kind, the metropolis as one of each (10.6).
    pub fn strength(&self, building: Building) -> u8 {
        self.count(building) + u8::from(self.metropolis)
    }

    /// Its buildings without twins: of those of a kind that all lie under the metropolis space, or all beside it, only
    /// the one on the lowest slot (21.2). `covered` is how many slots lie under it.
    pub fn different(&self, covered: u8) -> impl Iterator<Item = (usize, Building)> + '_ {
        let under = move |slot: usize| slot < usize::from(covered);
        self.buildings().filter(move |&(slot, building)| {
            !self.buildings().any(|(other, twin)| other < slot && twin == building && under(other) == under(slot))
        })
    }

    /// Buildings of a kind, without the metropolis.
    pub fn count(&self, building: Building) -> u8 {
        self.slots.iter().filter(|slot| **slot == Some(building)).count() as u8
    }
}

/// The fleets of a sea space: all of one colour (11.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fleets(u8);

impl Fleets {
    /// So many fleets of a seat; none belong to nobody.
    pub const fn new(seat: Seat, count: u8) -> Fleets {
        if count == 0 { Fleets(0) } else { Fleets(seat.0 << 4 | count) }
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.0 & 0xF
    }

    /// Whose.
    pub const fn owner(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0 >> 4)) }
    }
}
