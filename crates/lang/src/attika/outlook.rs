//! Consequences of a choice, computed from the open board: a chain's distance to its shrines, and the neighbours of a
//! new tile.

use agon_rules::Seat;
use agon_rules::attika::data::{self, Building, PIECES};
use agon_rules::attika::{Anchor, Board, Cards, Space, hex};

/// The relation of a chain to the shrines after a building is placed (4.2).
pub(super) enum Chain {
    /// The chain touches two shrines.
    Wins,
    /// The chain touches this shrine. The number is the fewest further buildings to a second one, `None` if every way
    /// is closed.
    Touches(Anchor, Option<u8>),
    /// The chain touches no shrine. The number is the fewest further buildings to one, `None` if every way is closed.
    Apart(Option<u8>),
}

/// Returns the chain a seat would have from a building on this space.
pub(super) fn chain(board: &Board, seat: Seat, space: Space) -> Chain {
    let own = board.map.connected(seat, space, |_| true);
    let touched = own.iter().fold(0, |shrines, at| shrines | board.map.shrines_beside(at));
    let farther = || board.map.steps_to_shrine(seat, space, touched);
    match touched.count_ones() {
        0 => Chain::Apart(farther()),
        1 => Chain::Touches(Anchor::shrine(touched.trailing_zeros() as u8), farther()),
        _ => Chain::Wins,
    }
}

/// True if the next building is the seat's last one (4.1).
pub(super) fn last(board: &Board, seat: Seat) -> bool {
    usize::from(board.built(seat)) + 1 == PIECES
}

/// True if the building on this space completes its group (11.1).
pub(super) fn completes(board: &Board, seat: Seat, building: Building, space: Space) -> bool {
    let mut after = board.clone();
    after.map.build(seat, building, space);
    after.group_joined(seat, building, space)
}

/// The neighbours of a tile on some spot (7.2).
pub(super) struct Site {
    /// The number of neighbouring spaces.
    pub(super) spaces: u8,
    /// The number of those spaces with a building of the seat.
    pub(super) own: u8,
    /// The neighbouring shrines, one bit each.
    pub(super) shrines: u8,
}

/// Returns the neighbours of a tile on a spot beside an anchor; `None` if there is no such anchor or spot.
pub(super) fn site(board: &Board, seat: Seat, anchor: Anchor, spot: u8) -> Option<Site> {
    let map = &board.map;
    let middle = map.spot(anchor, spot)?;
    let beside: Vec<Space> = map.spaces().filter(|&space| map.hex(space).distance(middle) == 2).collect();
    let own = beside.iter().filter(|&&space| map.on(space).is_some_and(|(owner, _)| owner == seat)).count();
    let shrines = map.shrines().iter().enumerate().filter(|(_, shrine)| shrine.distance(middle) == 2);
    let shrines = shrines.fold(0, |shrines, (at, _)| shrines | 1 << at);
    Some(Site { spaces: beside.len() as u8, own: own as u8, shrines })
}

/// Returns the symbols that a tile on this spot in this turn shows on spaces beside the seat's buildings; `None` if
/// there is no such anchor or spot.
pub(super) fn beside_own(board: &Board, seat: Seat, (anchor, spot): (Anchor, u8), tile: u8, turn: u8) -> Option<Cards> {
    let map = &board.map;
    let middle = map.spot(anchor, spot)?;
    let places = (1..7u8).zip(hex::DIRECTIONS).filter(|(_, way)| {
        let hex = middle.plus(*way);
        map.buildings(seat).any(|site| map.hex(site).distance(hex) == 1)
    });
    Some(places.filter_map(|(place, _)| data::symbol(tile, turn, place)).collect())
}
