//! The pieces on the board: an island with its troops and buildings, and the fleets of a sea space.

use super::data::{Building, SLOTS};
use crate::Seat;

/// The state of an island.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holding {
    /// The seat that controls it. An owned island never becomes neutral again (12.4).
    pub owner: Option<Seat>,
    /// Troops of its owner.
    pub troops: u8,
    /// Its building slots; those under a metropolis stay empty (3.4).
    pub slots: [Option<Building>; SLOTS],
    /// True if it has a metropolis.
    pub metropolis: bool,
    /// Prosperity markers from Apollo (10.9).
    pub markers: u8,
}

impl Holding {
    /// Returns its buildings with their slots, from 0.
    pub fn buildings(&self) -> impl Iterator<Item = (usize, Building)> + '_ {
        self.slots.iter().enumerate().filter_map(|(slot, building)| Some((slot, (*building)?)))
    }

    /// Returns the number of buildings of a kind; the metropolis counts as one of each (10.6).
    pub fn strength(&self, building: Building) -> u8 {
        self.count(building) + u8::from(self.metropolis)
    }

    /// Returns its buildings without twins: among those of a kind that all lie under the metropolis space, or all
    /// beside it, only the one on the lowest slot (21.2). `covered` is the number of slots under that space.
    pub fn different(&self, covered: u8) -> impl Iterator<Item = (usize, Building)> + '_ {
        let under = move |slot: usize| slot < usize::from(covered);
        self.buildings().filter(move |&(slot, building)| {
            !self.buildings().any(|(other, twin)| other < slot && twin == building && under(other) == under(slot))
        })
    }

    /// Returns the number of buildings of a kind, without the metropolis.
    pub fn count(&self, building: Building) -> u8 {
        self.slots.iter().filter(|slot| **slot == Some(building)).count() as u8
    }
}

/// The fleets of a sea space: all of one colour (11.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fleets(u8);

impl Fleets {
    /// Makes `count` fleets of a seat; zero fleets have no owner.
    pub const fn new(seat: Seat, count: u8) -> Fleets {
        if count == 0 { Fleets(0) } else { Fleets(seat.0 << 4 | count) }
    }

    /// Returns their number.
    pub const fn count(self) -> u8 {
        self.0 & 0xF
    }

    /// Returns the owner of the fleets; `None` for a space without fleets.
    pub const fn owner(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0 >> 4)) }
    }
}
