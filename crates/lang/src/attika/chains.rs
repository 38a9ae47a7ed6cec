//! The spaces a seat still lacks between two shrines (4.1 b).

use agon_rules::Seat;
use agon_rules::attika::data::SPACES;
use agon_rules::attika::{Map, Space};
use std::collections::VecDeque;

/// The most missing buildings that the text board tells.
const NEAR: u8 = 2;

/// The shortest ways of a seat between two shrines.
pub(super) struct Gap {
    /// The shrines, by number.
    pub(super) shrines: (u8, u8),
    /// The fewest buildings missing.
    pub(super) left: u8,
    /// The empty spaces on the shortest ways.
    pub(super) over: Vec<Space>,
}

/// Returns the pairs of shrines that a seat joins with one or two more buildings.
pub(super) fn near(map: &Map, seat: Seat) -> Vec<Gap> {
    gaps(map, seat, NEAR).into_iter().filter(|gap| gap.left > 0).collect()
}

/// Returns every pair of shrines that a seat can join with `most` buildings or fewer, with its shortest ways.
pub(super) fn gaps(map: &Map, seat: Seat, most: u8) -> Vec<Gap> {
    let shrines = map.shrines().len() as u8;
    let steps: Vec<_> = (0..shrines).map(|shrine| steps(map, seat, shrine, most)).collect();
    let pairs = steps.iter().zip(0u8..).flat_map(|one| steps.iter().zip(0u8..).map(move |other| (one, other)));
    let gap = |((from, one), (to, other)): ((&Steps, u8), (&Steps, u8))| {
        let through = |space: Space| {
            let both = from[space.index()]?.checked_add(to[space.index()]?)?;
            // Both ways count the space itself.
            both.checked_sub(cost(map, seat, space)?)
        };
        let left = map.spaces().filter_map(through).min().filter(|&left| left <= most)?;
        let on_way = |space: &Space| map.on(*space).is_none() && through(*space) == Some(left);
        Some(Gap { shrines: (one, other), left, over: map.spaces().filter(on_way).collect() })
    };
    pairs.filter(|((_, one), (_, other))| one < other).filter_map(gap).collect()
}

/// The fewest buildings by space; `None` for a space too far away.
type Steps = [Option<u8>; SPACES];

/// Returns the buildings missing from a shrine to each space, this space included, up to `most`.
fn steps(map: &Map, seat: Seat, shrine: u8, most: u8) -> Steps {
    let mut steps = [None; SPACES];
    let beside = map.spaces().filter(|&space| map.shrines_beside(space) & (1 << shrine) != 0);
    let mut open: VecDeque<(Space, u8)> = beside.map(|space| (space, 0)).collect();
    while let Some((space, so_far)) = open.pop_front() {
        let Some(step) = cost(map, seat, space) else { continue };
        let all = so_far + step;
        if all > most || steps[space.index()].is_some_and(|known| known <= all) {
            continue;
        }
        steps[space.index()] = Some(all);
        open.extend(map.neighbours(space).map(|next| (next, all)));
    }
    steps
}

/// Returns the buildings a space costs a chain: none on an own building; `None` on another seat's building.
fn cost(map: &Map, seat: Seat, space: Space) -> Option<u8> {
    match map.on(space) {
        None => Some(1),
        Some((owner, _)) => (owner == seat).then_some(0),
    }
}
