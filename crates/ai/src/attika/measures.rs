//! The measures in which people can compare two decisions.

use super::routes::Routes;
use crate::Measure;
use agon_rules::Seat;
use agon_rules::attika::data::{PIECES, SPACES};
use agon_rules::attika::{Board, State};

/// The measures of a seat; see [`measures`].
pub(super) const MEASURES: [Measure; 8] = [
    Measure { word: "built", least: 0.5 },
    Measure { word: "mat", least: 0.7 },
    Measure { word: "cards", least: 1.0 },
    Measure { word: "amphorae", least: 0.4 },
    Measure { word: "settlements", least: 0.4 },
    Measure { word: "missing", least: 0.4 },
    Measure { word: "rival-missing", least: 0.4 },
    Measure { word: "rival", least: 0.5 },
];

/// The missing spaces of a seat that can no longer join two shrines.
const CUT: usize = 12;

/// Returns what a seat has: buildings on the board; discs on its mat; cards; amphorae; settlements; the spaces it
/// misses to join two shrines; the fewest such spaces of another seat; the fewest buildings another seat has left.
pub(super) fn measures(state: &State, seat: Seat) -> [f32; MEASURES.len()] {
    let board = &state.board;
    let rivals = || board.everybody().filter(move |&other| other != seat);
    let mat: u8 = board.mats[seat.index()].iter().sum();
    let left = |rival: Seat| PIECES.saturating_sub(board.built(rival).into());
    [
        f32::from(board.built(seat)),
        f32::from(mat),
        f32::from(board.hands[seat.index()]),
        f32::from(board.amphorae[seat.index()]),
        f32::from(board.map.settlements(seat)),
        missing(board, seat) as f32,
        rivals().map(|rival| missing(board, rival)).min().unwrap_or(CUT) as f32,
        rivals().map(left).min().unwrap_or(PIECES) as f32,
    ]
}

/// Returns the number of empty spaces in a seat's shortest chain between two shrines.
fn missing(board: &Board, seat: Seat) -> usize {
    let route = Routes::of(&board.map, seat, &[10; SPACES], false).cheapest(&board.map);
    route.map_or(CUT, |route| route.gaps.len().min(CUT))
}
