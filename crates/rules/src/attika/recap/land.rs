//! The board as it was after an event, rebuilt from the events since the start.

use super::{Line, Site};
use crate::Seat;
use crate::attika::data::{self, Building};
use crate::attika::event::Event;
use crate::attika::hex::Hex;
use crate::attika::map::Map;
use crate::attika::spaces::{Anchor, Space};
use crate::attika::state::Ending;

/// The most further buildings to a second shrine that a line names.
const NEAR: u8 = 3;

/// The board after the events so far.
pub(super) struct Land {
    pub(super) map: Map,
    /// The place chosen for the next tile: its anchor, and the hex of its middle.
    pub(super) place: Option<(Anchor, Hex)>,
    seats: u8,
}

impl Land {
    /// Begins with the empty grid.
    pub(super) fn new(seats: u8) -> Land {
        Land { map: Map::new(seats), place: None, seats }
    }

    /// Applies an event.
    pub(super) fn take(&mut self, event: &Event) {
        match *event {
            Event::Set { letter, tile, turn } => {
                if let Some(&middle) = data::layout(self.seats).tiles.get(usize::from(letter.0)) {
                    self.map.lay(tile, middle, turn);
                }
            }
            Event::Spot { anchor, spot, .. } => {
                self.place = self.map.spot(anchor, spot).map(|middle| (anchor, middle));
            }
            Event::Laid { tile, turn, .. } => {
                if let Some((_, middle)) = self.place.take() {
                    self.map.lay(tile, middle, turn);
                }
            }
            Event::Placed { seat, building, space, .. } => self.map.build(seat, building, space),
            _ => {}
        }
    }

    /// Returns the line of a building that has an effect on the race or on its settlements, before it stands; the most
    /// important effect first.
    pub(super) fn effect(&self, seat: Seat, site: Site) -> Option<Line> {
        let before = &self.map;
        let mut after = *before;
        after.build(seat, site.building, site.space);
        let touched = after.shrines_touched(seat, site.space);
        match touched.count_ones() {
            0 => {}
            1 => {
                let left = after.steps_to_shrine(seat, site.space, touched).filter(|&left| left <= NEAR);
                let known = before.buildings(seat).any(|own| before.shrines_beside(own) & touched != 0);
                if !known {
                    let shrine = Anchor::shrine(touched.trailing_zeros() as u8);
                    return Some(Line::Touched { seat, site, shrine, left });
                }
                let best = before.reach(seat).and_then(|reach| reach.left);
                if let Some(left) = left
                    && best.is_none_or(|best| left < best)
                {
                    return Some(Line::Neared { seat, site, left });
                }
            }
            // The chain joins two shrines: the end of the game has its own line.
            _ => return None,
        }
        match (before.settlements(seat), after.settlements(seat)) {
            (old, new) if new < old => Some(Line::Joined { seat, site, joined: old - new + 1 }),
            (old, new) if new > old && old > 0 => Some(Line::Founded { seat, site, settlements: new }),
            _ => None,
        }
    }

    /// Returns the seat's building beside a space where a disc of its mat is free (10.1).
    pub(super) fn blocked(&self, seat: Seat, mat: &[u8; Building::COUNT], space: Space) -> Option<Building> {
        let free = |building: &Building| mat[building.index()] > 0 && self.map.is_free(seat, *building, space);
        Building::ALL.into_iter().find(free)?.disc().from
    }

    /// Returns the shrines of the chain that won.
    pub(super) fn joined_shrines(&self, reason: Ending) -> Vec<Anchor> {
        let Ending::Shrines(seat) = reason else { return Vec::new() };
        let chains = self.map.buildings(seat).map(|site| self.map.shrines_touched(seat, site));
        let touched = chains.max_by_key(|shrines| shrines.count_ones()).unwrap_or_default();
        (0..8).filter(|shrine| touched & (1 << shrine) != 0).map(Anchor::shrine).collect()
    }
}
