//! Routes: the cheapest chain of buildings between two shrines (4.1 b).

use agon_rules::Seat;
use agon_rules::attika::Map;
use agon_rules::attika::data::{SEATS, SPACES};
use agon_rules::attika::spaces::{Space, Spaces};

/// The cost of an impossible route, in tenths of an action.
pub(super) const FAR: u16 = 9_999;
/// Marks a space without a previous one.
const NONE: u8 = u8::MAX;

/// The cost of every space from each shrine, in tenths of actions and cards.
pub(super) struct Routes {
    shrines: usize,
    weights: [u16; SPACES],
    costs: [[u16; SPACES]; SEATS],
    back: [[u8; SPACES]; SEATS],
}

/// The cheapest chain between two shrines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    /// The cost, in tenths of actions and cards.
    pub cost: u16,
    /// The empty spaces of the chain.
    pub gaps: Spaces,
}

impl Routes {
    /// Computes the routes from the shrines; `building` is the cost of filling an empty space. With `every` false, it
    /// skips the last shrine, because the cheapest chain does not need it.
    pub(super) fn of(map: &Map, seat: Seat, building: &[u16; SPACES], every: bool) -> Routes {
        let shrines = map.shrines().len();
        let mut weights = [FAR; SPACES];
        for space in map.spaces() {
            weights[space.index()] = match map.on(space) {
                None => building[space.index()],
                Some((owner, _)) if owner == seat => 0,
                Some(_) => FAR,
            };
        }
        let mut routes = Routes { shrines, weights, costs: [[FAR; SPACES]; SEATS], back: [[NONE; SPACES]; SEATS] };
        (0..shrines - usize::from(!every)).for_each(|shrine| routes.spread(map, shrine));
        routes
    }

    /// Finds the cheapest route from a shrine to every space.
    fn spread(&mut self, map: &Map, shrine: usize) {
        let (costs, back) = (&mut self.costs[shrine], &mut self.back[shrine]);
        // A ring buffer of open spaces; no space is in it twice, so it never fills up.
        let (mut ring, mut waiting) = ([0u8; 256], Spaces::EMPTY);
        let (mut first, mut end) = (0u8, 0u8);
        let mut push = |space: Space, waiting: &mut Spaces, ring: &mut [u8; 256]| {
            if !waiting.has(space) {
                waiting.insert(space);
                ring[usize::from(end)] = space.0;
                end = end.wrapping_add(1);
            }
            end
        };
        let mut last = 0;
        for space in map.spaces().filter(|&space| map.shrines_beside(space) & (1 << shrine) != 0) {
            if self.weights[space.index()] < FAR {
                costs[space.index()] = self.weights[space.index()];
                last = push(space, &mut waiting, &mut ring);
            }
        }
        while first != last {
            let space = Space(ring[usize::from(first)]);
            first = first.wrapping_add(1);
            waiting.remove(space);
            let so_far = costs[space.index()];
            for next in map.neighbours(space) {
                let cost = so_far + self.weights[next.index()];
                if cost < costs[next.index()] {
                    costs[next.index()] = cost;
                    back[next.index()] = space.0;
                    last = push(next, &mut waiting, &mut ring);
                }
            }
        }
    }

    /// Returns the cheapest chain, if one is possible.
    pub(super) fn cheapest(&self, map: &Map) -> Option<Route> {
        let mut best = (FAR, 0, Space(0));
        for space in map.spaces().filter(|&space| map.shrines_beside(space) != 0) {
            for other in (0..self.shrines).filter(|&other| map.shrines_beside(space) & (1 << other) != 0) {
                for shrine in 0..other {
                    let cost = self.costs[shrine][space.index()];
                    if cost < best.0 {
                        best = (cost, shrine, space);
                    }
                }
            }
        }
        let (cost, shrine, mut space) = best;
        if cost >= FAR {
            return None;
        }
        let mut gaps = Spaces::EMPTY;
        loop {
            if self.weights[space.index()] > 0 {
                gaps.insert(space);
            }
            match self.back[shrine][space.index()] {
                NONE => return Some(Route { cost, gaps }),
                before => space = Space(before),
            }
        }
    }

    /// Returns the cost of the cheapest chain through a space; needs the routes from every shrine.
    pub(super) fn through(&self, space: Space) -> u16 {
        let mut least = [FAR; 2];
        for costs in &self.costs[..self.shrines] {
            let cost = costs[space.index()];
            if cost < least[0] {
                least = [cost, least[0]];
            } else if cost < least[1] {
                least[1] = cost;
            }
        }
        let twice = if self.weights[space.index()] < FAR { self.weights[space.index()] } else { 0 };
        (least[0] + least[1]).saturating_sub(twice).min(FAR)
    }
}
