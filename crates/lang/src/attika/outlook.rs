//! What lies ahead of a choice, reckoned from the open board: how far a chain is from its shrines, what a new tile
//! would touch.

use agon_rules::Seat;
use agon_rules::attika::data::{self, Building, PIECES, SPACES};
use agon_rules::attika::{Anchor, Board, Cards, Space, hex};
use std::collections::VecDeque;

/// How a chain stands to the shrines once a building is placed (4.2).
pub(super) enum Chain {
    /// It touches two.
    Wins,
    /// It touches this one, and so many more buildings would reach a second one, if any way is open.
    Touches(Anchor, Option<u8>),
    /// So many more buildings would reach one, if any way is open.
    Apart(Option<u8>),
}

/// The chain of a seat's building on a space, were it placed there.
pub(super) fn chain(board: &Board, seat: Seat, space: Space) -> Chain {
    let own = board.map.connected(seat, space, |_| true);
    let touched = own.iter().fold(0, |shrines, at| shrines | board.map.shrines_beside(at));
    let farther = || missing(board, seat, space, touched);
    match touched.count_ones() {
        0 => Chain::Apart(farther()),
        1 => Chain::Touches(Anchor::shrine(touched.trailing_zeros() as u8), farther()),
        _ => Chain::Wins,
    }
}

/// How many more buildings a chain from a space needs at least to touch a shrine it does not touch yet: own buildings
/// are no step, others' are in the way.
fn missing(board: &Board, seat: Seat, from: Space, touched: u8) -> Option<u8> {
    let map = &board.map;
    let mut steps = [u8::MAX; SPACES];
    let mut open = VecDeque::from([from]);
    *steps.get_mut(from.index())? = 0;
    while let Some(space) = open.pop_front() {
        let so_far = steps.get(space.index()).copied()?;
        if map.shrines_beside(space) & !touched != 0 {
            return Some(so_far);
        }
        for next in map.neighbours(space) {
            let step = match map.on(next) {
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

/// Whether the next building is a seat's last one (4.1).
pub(super) fn last(board: &Board, seat: Seat) -> bool {
    usize::from(board.built(seat)) + 1 == PIECES
}

/// Whether a building placed there completes its group (11.1).
pub(super) fn completes(board: &Board, seat: Seat, building: Building, space: Space) -> bool {
    let mut after = board.clone();
    after.map.build(seat, building, space);
    after.group_joined(seat, building, space)
}

/// What a tile on some spot would touch (7.2).
pub(super) struct Site {
    /// Spaces of the board.
    pub(super) spaces: u8,
    /// Those with buildings of the seat.
    pub(super) own: u8,
    /// Shrines, a bit each.
    pub(super) shrines: u8,
}

/// What a tile beside an anchor would touch.
pub(super) fn site(board: &Board, seat: Seat, anchor: Anchor, spot: u8) -> Option<Site> {
    let map = &board.map;
    let middle = map.spot(anchor, spot)?;
    let beside: Vec<Space> = map.spaces().filter(|&space| map.hex(space).distance(middle) == 2).collect();
    let own = beside.iter().filter(|&&space| map.on(space).is_some_and(|(owner, _)| owner == seat)).count();
    let shrines = map.shrines().iter().enumerate().filter(|(_, shrine)| shrine.distance(middle) == 2);
    let shrines = shrines.fold(0, |shrines, (at, _)| shrines | 1 << at);
    Some(Site { spaces: beside.len() as u8, own: own as u8, shrines })
}

/// The symbols a tile on some spot, turned so, would show on spaces beside the seat's buildings.
pub(super) fn beside_own(board: &Board, seat: Seat, (anchor, spot): (Anchor, u8), tile: u8, turn: u8) -> Option<Cards> {
    let map = &board.map;
    let middle = map.spot(anchor, spot)?;
    let places = (1..7u8).zip(hex::DIRECTIONS).filter(|(_, way)| {
        let hex = middle.plus(*way);
        map.buildings(seat).any(|site| map.hex(site).distance(hex) == 1)
    });
    Some(places.filter_map(|(place, _)| data::symbol(tile, turn, place)).collect())
}
