//! The features of a table from which each seat's chance to win follows.

use super::Judge;
use super::pressure::Pressure;
use super::worth::WEIGHTS;
use crate::chances::with_progress;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, target};
use agon_rules::cyclades::{Board, State};

/// The facts of a seat; see [`facts`].
const FACTS: usize = 24;
/// The features: each fact, each fact times the progress of the game, and the place in the order of play in both ways.
pub(super) const FEATURES: usize = 2 * FACTS + 2;
/// The first fact of a seat that is out of the game; all others are 0.
const OUT: f32 = -10.0;

/// Returns the features of every seat.
pub(super) fn features(state: &State) -> Vec<Vec<f32>> {
    let board = &state.board;
    let standings = Judge::standings(state, WEIGHTS);
    let pressure = Pressure::of(board, WEIGHTS.ares_later);
    let most = board.everybody().map(|seat| board.metropolises(seat)).max().unwrap_or_default();
    let progress = (f32::from(most) / f32::from(target(board.seats))).min(1.0);
    let features = |seat: Seat| {
        if !board.alive.has(seat) {
            let mut features = vec![0.0; FEATURES];
            features[0] = OUT;
            return features;
        }
        let place = board.order.iter().position(|other| other == seat).unwrap_or_default() as f32 / 5.0;
        with_progress([&facts(state, seat, standings[seat.index()], &pressure), &[place]], progress)
    };
    board.everybody().map(features).collect()
}

/// Returns the facts of a seat, most of them from 0 to 1.
fn facts(state: &State, seat: Seat, standing: f32, pressure: &Pressure) -> [f32; FACTS] {
    let board = &state.board;
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let counts = Building::ALL.map(|kind| board.buildings(seat, kind));
    let kinds = |least: u8| counts.iter().filter(|&&count| count >= least).count() as f32 / 4.0;
    let lands = board.lands(seat);
    let lost = |cities: bool| -> f32 {
        let held = lands.iter().filter(|island| !cities || board.holding(*island).metropolis);
        held.map(|island| pressure.lost(board, seat, island)).sum()
    };
    let room = lands.iter().any(|island| !board.holding(island).metropolis);
    let metropolises = f32::from(board.metropolises(seat));
    let gold = f32::from(state.purse(seat));
    let school = f32::from(board.philosophers[seat.index()]) / 4.0;
    let missing = f32::from(target(board.seats)) - metropolises;
    let (done, near) = (flag(missing <= 0.0), flag(missing <= 1.0));
    [
        standing / 200.0,
        metropolises / 2.0,
        done,
        near,
        near * school,
        near * kinds(1),
        school,
        kinds(1),
        kinds(2),
        (kinds(1) - 0.7).max(0.0),
        (school - 0.7).max(0.0),
        f32::from(board.priests[seat.index()]) / 4.0,
        f32::from(board.income(seat)) / 8.0,
        gold / 12.0,
        gold.min(6.0) / 6.0,
        lands.len() as f32 / 5.0,
        f32::from(board.troops_out(seat)) / 8.0,
        f32::from(board.fleets_out(seat)) / 8.0,
        lost(false) / 2.0,
        lost(true),
        prey(board, seat, pressure, false),
        prey(board, seat, pressure, true),
        flag(room),
        done * gold / 10.0,
    ]
}

/// Returns the best chance of a seat to take an island of another one with Ares' help, or one with a metropolis.
fn prey(board: &Board, seat: Seat, pressure: &Pressure, cities: bool) -> f32 {
    let others = board.map().islands.iter().filter(|island| !board.lands(seat).has(*island));
    let wanted = others.filter(|island| !cities || board.holding(*island).metropolis);
    wanted.map(|island| pressure.takes(seat, island)).fold(0.0, f32::max)
}
