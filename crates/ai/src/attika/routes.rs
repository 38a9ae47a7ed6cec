//! Routes: the cheapest chain of buildings between two shrines (4.1 b).

use agon_rules::Seat;
use agon_rules::attika::Map;
use agon_rules::attika::data::{SEATS, SPACES};
use agon_rules::attika::spaces::{Space, Spaces};

/// The cost of an impossible route, in tenths of an action.
pub(super) const FAR: u16 = 9_999;
/// Marks a space without a previous one.
const NONE: u8 = u8::MAX;
/// The entries of a table by space: one for every byte, so that no index is out of range.
const BYTES: usize = 256;

/// The cheapest chain between two shrines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    /// The cost, in tenths of actions and cards.
    pub cost: u16,
    /// The empty spaces of the chain.
    pub gaps: Spaces,
}

/// Finds the cheapest chain between two shrines; `building` is the cost of filling an empty space. `None` if every way
/// is closed.
pub(super) fn cheapest_chain(map: &Map, seat: Seat, building: &[u16; SPACES]) -> Option<Route> {
    let weights = weights(map, seat, building);
    // Every space belongs to its nearest shrine. The cheapest chain crosses from the spaces of one shrine to those of
    // another once: between two neighbours, or at a space beside both shrines.
    let near = Costs::from(map, &weights, u8::MAX);
    let (mut cost, mut ends) = (FAR, [NONE; 2]);
    for space in map.spaces() {
        let (so_far, shrine) = (near.of(space), near.shrine[usize::from(space.0)]);
        // From the end nearer to its shrine, a crossing is at most halfway.
        if 2 * so_far > cost {
            continue;
        }
        if map.shrines_beside(space) & !(1 << shrine) != 0 && so_far < cost {
            (cost, ends) = (so_far, [space.0, NONE]);
        }
        for next in map.neighbours(space) {
            let chain = so_far + near.of(next);
            if chain < cost && near.shrine[usize::from(next.0)] != shrine {
                (cost, ends) = (chain, [space.0, next.0]);
            }
        }
    }
    let mut gaps = Spaces::EMPTY;
    for mut at in ends {
        while at != NONE {
            if weights[usize::from(at)] > 0 {
                gaps.insert(Space(at));
            }
            at = near.back[usize::from(at)];
        }
    }
    (cost < FAR).then_some(Route { cost, gaps })
}

/// The costs of the cheapest chains through each space.
pub(super) struct Detours {
    weights: [u16; BYTES],
    costs: [[u16; BYTES]; SEATS],
    shrines: usize,
}

impl Detours {
    /// Computes the costs from each shrine; `building` is the cost of filling an empty space.
    pub(super) fn of(map: &Map, seat: Seat, building: &[u16; SPACES]) -> Detours {
        let (weights, shrines) = (weights(map, seat, building), map.shrines().len());
        let mut costs = [[FAR; BYTES]; SEATS];
        for (shrine, costs) in costs.iter_mut().enumerate().take(shrines) {
            *costs = Costs::from(map, &weights, 1 << shrine).costs;
        }
        Detours { weights, costs, shrines }
    }

    /// Returns the cost of the cheapest chain through a space.
    pub(super) fn through(&self, space: Space) -> u16 {
        let mut least = [FAR; 2];
        for costs in &self.costs[..self.shrines] {
            let cost = costs[usize::from(space.0)];
            if cost < least[0] {
                least = [cost, least[0]];
            } else if cost < least[1] {
                least[1] = cost;
            }
        }
        let weight = self.weights[usize::from(space.0)];
        let twice = if weight < FAR { weight } else { 0 };
        (least[0] + least[1]).saturating_sub(twice).min(FAR)
    }
}

/// Returns the cost of each space for a seat: nothing for its own buildings, [`FAR`] for those of others.
fn weights(map: &Map, seat: Seat, building: &[u16; SPACES]) -> [u16; BYTES] {
    let mut weights = [FAR; BYTES];
    for space in map.spaces() {
        weights[usize::from(space.0)] = match map.on(space) {
            None => building[space.index()],
            Some((owner, _)) if owner == seat => 0,
            Some(_) => FAR,
        };
    }
    weights
}

/// The cheapest route from the nearest of some shrines to every space.
struct Costs {
    costs: [u16; BYTES],
    /// The shrine at which the route begins.
    shrine: [u8; BYTES],
    /// The space before it on the route.
    back: [u8; BYTES],
}

impl Costs {
    /// Computes the routes from a set of shrines, a bit each.
    fn from(map: &Map, weights: &[u16; BYTES], shrines: u8) -> Costs {
        let mut found = Costs { costs: [FAR; BYTES], shrine: [NONE; BYTES], back: [NONE; BYTES] };
        // A ring buffer of open spaces; no space is in it twice, so it never fills up.
        let (mut ring, mut waiting) = ([0u8; BYTES], Spaces::EMPTY);
        let (mut first, mut end) = (0u8, 0u8);
        for space in map.spaces() {
            let (beside, weight) = (map.shrines_beside(space) & shrines, weights[usize::from(space.0)]);
            if beside != 0 && weight < FAR {
                let at = usize::from(space.0);
                (found.costs[at], found.shrine[at]) = (weight, beside.trailing_zeros() as u8);
                waiting.insert(space);
                ring[usize::from(end)] = space.0;
                end = end.wrapping_add(1);
            }
        }
        while first != end {
            let space = Space(ring[usize::from(first)]);
            first = first.wrapping_add(1);
            waiting.remove(space);
            let (so_far, shrine) = (found.of(space), found.shrine[usize::from(space.0)]);
            for next in map.neighbours(space) {
                let at = usize::from(next.0);
                let cost = so_far + weights[at];
                if cost < found.costs[at] {
                    (found.costs[at], found.shrine[at], found.back[at]) = (cost, shrine, space.0);
                    if !waiting.has(next) {
                        waiting.insert(next);
                        ring[usize::from(end)] = next.0;
                        end = end.wrapping_add(1);
                    }
                }
            }
        }
        found
    }

    fn of(&self, space: Space) -> u16 {
        self.costs[usize::from(space.0)]
    }
}
