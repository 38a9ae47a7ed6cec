//! Distances to shrines (4.1 b).

use super::Map;
use crate::Seat;
use crate::attika::data::SPACES;
use crate::attika::spaces::{Anchor, Space, Spaces};
use std::collections::VecDeque;

/// A chain that touches a shrine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The shrine.
    pub shrine: Anchor,
    /// The fewest further buildings to another shrine; `None` if every way is closed.
    pub left: Option<u8>,
}

impl Map {
    /// Returns the fewest further buildings that connect a chain to a shrine not among `touched`, one bit each. Own
    /// buildings cost no step, other seats' buildings block the way. `None` if every way is closed.
    pub fn steps_to_shrine(&self, seat: Seat, from: Space, touched: u8) -> Option<u8> {
        let mut steps = [u8::MAX; SPACES];
        let mut open = VecDeque::from([from]);
        *steps.get_mut(from.index())? = 0;
        while let Some(space) = open.pop_front() {
            let so_far = steps.get(space.index()).copied()?;
            if self.shrines_beside(space) & !touched != 0 {
                return Some(so_far);
            }
            for next in self.neighbours(space) {
                let step = match self.on(next) {
                    None => 1,
                    Some((owner, _)) if owner == seat => 0,
                    Some(_) => continue,
                };
                let known = steps.get_mut(next.index())?;
                if so_far + step < *known {
                    *known = so_far + step;
                    if step == 0 { open.push_front(next) } else { open.push_back(next) }
                }
            }
        }
        None
    }

    /// Returns the chain of a seat that touches a shrine and is the nearest to another one; `None` if no chain touches
    /// one.
    pub fn reach(&self, seat: Seat) -> Option<Reach> {
        let mut seen = Spaces::EMPTY;
        let mut best: Option<Reach> = None;
        for site in self.buildings(seat).filter(|&site| self.shrines_beside(site) != 0) {
            if seen.has(site) {
                continue;
            }
            self.connected(seat, site, |_| true).iter().for_each(|space| seen.insert(space));
            let touched = self.shrines_touched(seat, site);
            let left = if touched.count_ones() > 1 { Some(0) } else { self.steps_to_shrine(seat, site, touched) };
            let far = |reach: &Reach| reach.left.unwrap_or(u8::MAX);
            let reach = Reach { shrine: Anchor::shrine(touched.trailing_zeros() as u8), left };
            best = best.filter(|best| far(best) <= far(&reach)).or(Some(reach));
        }
        best
    }
}
