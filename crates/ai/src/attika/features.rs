//! The features of a table from which each seat's chance to win follows.

use super::Judge;
use super::worth::{WEIGHTS, ready};
use crate::chances::with_progress;
use agon_rules::Seat;
use agon_rules::attika::State;
use agon_rules::attika::data::Pile;

/// The facts of a seat; see [`facts`].
const FACTS: usize = 18;
/// The features: each fact, each fact times the progress of the game, and the turns to wait in both ways.
pub(super) const FEATURES: usize = 2 * FACTS + 2;
/// The discs that the foremost seat has left to build when the progress of the game begins to count.
const OPENING: f32 = 26.0;

/// Returns the features of every seat.
pub(super) fn features(state: &State) -> Vec<Vec<f32>> {
    let board = &state.board;
    let least = board.everybody().map(|seat| to_build(state, seat)).fold(OPENING, f32::min);
    let progress = 1.0 - least / OPENING;
    let features = |seat: Seat| {
        let wait = f32::from(board.turn.seat.distance(seat, board.seats)) / f32::from(board.seats);
        with_progress([&facts(state, seat, wait), &[wait]], progress)
    };
    board.everybody().map(features).collect()
}

/// Returns the number of discs that a seat has not built yet.
fn to_build(state: &State, seat: Seat) -> f32 {
    let count = |discs: &[u8]| discs.iter().map(|&count| f32::from(count)).sum::<f32>();
    count(&state.board.unseen[seat.index()]) + count(&state.board.mats[seat.index()])
}

/// Returns the facts of a seat, most of them from 0 to 1.
fn facts(state: &State, seat: Seat, wait: f32) -> [f32; FACTS] {
    let board = &state.board;
    let judge = Judge::new(state, seat, WEIGHTS);
    let (side, purse, amphorae) = (judge.own(state), judge.purse(state, seat), board.amphorae[seat.index()]);
    let ready = side.route.map_or(0.0, |chain| ready(&chain, purse, amphorae, &WEIGHTS));
    let (steps, lacking, cards) = side.route.map_or((12.0, 3.0, 20.0), |chain| {
        (f32::from(chain.steps), f32::from(chain.lacking), f32::from(chain.cards) / 10.0)
    });
    let within = |most: f32| if steps <= most { 1.0 } else { 0.0 };
    let hand = state.hand(seat).len();
    let mat: u8 = board.mats[seat.index()].iter().sum();
    let unseen: u8 = board.unseen[seat.index()].iter().sum();
    [
        judge.comfort(state) / 50.0,
        judge.left(&side, purse) / 100.0,
        side.work / 100.0,
        ready,
        steps.min(12.0) / 6.0,
        within(1.0),
        within(2.0),
        within(3.0),
        within(4.0),
        lacking / 3.0,
        (cards - f32::from(hand)).max(0.0) / 10.0,
        f32::from(unseen) / 20.0,
        f32::from(mat) / 10.0,
        f32::from(hand) / 10.0,
        f32::from(amphorae) / 3.0,
        f32::from(board.map.settlements(seat)) / 4.0,
        f32::from(board.pile(seat, Pile::Main)) / 8.0,
        ready * wait,
    ]
}
