//! The measures in which people can compare two decisions.

use super::routes::cheapest_chain;
use crate::{Measure, ValuedMeasure};
use agon_rules::Seat;
use agon_rules::attika::State;
use agon_rules::attika::data::{PIECES, SPACES};

/// The measures of a seat, each with its value.
pub(super) const MEASURES: [ValuedMeasure<State>; 8] = [
    (Measure { word: "built", least: 0.5 }, |state, seat| f32::from(state.board.built(seat))),
    (Measure { word: "mat", least: 0.7 }, |state, seat| f32::from(state.board.mats[seat.index()].iter().sum::<u8>())),
    (Measure { word: "cards", least: 1.0 }, |state, seat| f32::from(state.board.hands[seat.index()])),
    (Measure { word: "amphorae", least: 0.4 }, |state, seat| f32::from(state.board.amphorae[seat.index()])),
    (Measure { word: "settlements", least: 0.4 }, |state, seat| f32::from(state.board.map.settlements(seat))),
    (Measure { word: "missing", least: 0.4 }, |state, seat| missing(state, seat) as f32),
    (Measure { word: "rival-missing", least: 0.4 }, |state, seat| least(state, seat, missing) as f32),
    (Measure { word: "rival", least: 0.5 }, |state, seat| least(state, seat, left) as f32),
];

/// The missing spaces of a seat that can no longer join two shrines.
const CUT: usize = 12;

/// Returns the number of empty spaces in a seat's shortest chain between two shrines.
fn missing(state: &State, seat: Seat) -> usize {
    let map = &state.board.map;
    cheapest_chain(map, seat, &[10; SPACES]).map_or(CUT, |route| route.gaps.len().min(CUT))
}

/// Returns the number of buildings that a seat has still to build.
fn left(state: &State, seat: Seat) -> usize {
    PIECES.saturating_sub(state.board.built(seat).into())
}

/// Returns the least such number among the other seats.
fn least(state: &State, seat: Seat, of: fn(&State, Seat) -> usize) -> usize {
    let rivals = state.board.everybody().filter(|&other| other != seat);
    rivals.map(|rival| of(state, rival)).min().unwrap_or_default()
}
