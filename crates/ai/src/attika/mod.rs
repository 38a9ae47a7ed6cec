//! The greedy opponent of Attika: searches to the end of its turn, or to the next outcome of luck, and takes the best
//! plan.
//!
//! [`worth`](mod@worth) evaluates a table, with all weights in one list. [`sides`] counts the remaining work of a city,
//! and [`routes`] its distance from joining two shrines. [`plans`] searches for the best sequence of builds, and
//! [`finish`] for a chain that wins at once. [`draws`] evaluates piles, and [`tiles`] places for a tile. The search
//! uses an imagined table, but never reads the others' cards or future luck in it.

mod candidates;
mod draws;
mod features;
mod finish;
mod measures;
mod plans;
mod routes;
mod sides;
mod tiles;
mod weights;
mod worth;

use crate::greedy::best;
use crate::{Candidate, Chances, Effort, Efforts, Errors, Lookahead, Strategy, ValuedMeasure, chances};
use agon_rules::Seat;
use agon_rules::attika::{Action, Attika, Phase, Spaces, State, View};
use agon_rules::game::Game;
use agon_rules::luck::Dice;
use candidates::Sights;
use plans::Plan;
use std::cell::RefCell;
use worth::{WEIGHTS, Weights};

/// Values whole decisions, and takes the best.
pub struct Best;

impl Strategy for Best {
    type Game = Attika;

    fn decide(view: &View, seat: Seat, dice: &mut dyn Dice) -> Option<Vec<Action>> {
        let state = Attika::imagine(view, dice);
        best(Judge::new(&state, seat, WEIGHTS).candidates(&state), dice)
    }
}

impl Lookahead for Best {
    const SCALE: f32 = 57.0;

    const EFFORTS: Efforts = Efforts {
        easy: Errors { candidates: 5, softness: 11.4 },
        normal: Effort { candidates: 4, playouts: 8, rounds: 1, random: 0, prior: 4 },
        hard: Effort { candidates: 5, playouts: 32, rounds: 1, random: 0, prior: 4 },
        expert: Effort { candidates: 6, playouts: 300, rounds: 1, random: 0, prior: 4 },
    };

    fn candidates(view: &View, seat: Seat, _: usize, dice: &mut dyn Dice) -> Vec<Candidate<Action>> {
        let state = Attika::imagine(view, dice);
        Judge::new(&state, seat, WEIGHTS).candidates(&state)
    }

    const WEIGHTS: &'static [f32] = &weights::WEIGHTS;

    fn features(state: &State) -> Vec<Vec<f32>> {
        features::features(state)
    }

    /// Returns the chances that follow from the worths of the seats. In a search they won more than the learned ones:
    /// 0.50 against 0.32 of 50 games among three greedy opponents.
    fn judged(state: &State) -> Chances {
        let worth = |seat: Seat| vec![Judge::new(state, seat, WEIGHTS).value(state) / Self::SCALE];
        let worths: Vec<Vec<f32>> = state.board.everybody().map(worth).collect();
        chances(&worths, &[1.0])
    }

    const MEASURES: &'static [ValuedMeasure<State>] = &measures::MEASURES;

    /// Returns the number of turns.
    fn time(state: &State) -> u32 {
        state.board.turns.into()
    }

    fn round(state: &State) -> u32 {
        state.board.seats.into()
    }
}

/// Judges tables for one seat, for one choice.
struct Judge {
    seat: Seat,
    weights: Weights,
    /// The number of tiles on the board before the choice.
    tiles: usize,
    /// The weighted worth of the others by the spaces the seat has filled, computed once for each.
    dangers: RefCell<Vec<(Spaces, f32)>>,
}

impl Judge {
    fn new(state: &State, seat: Seat, weights: Weights) -> Judge {
        Judge { seat, weights, tiles: state.board.map.tiles().len(), dangers: RefCell::default() }
    }

    /// Returns whole decisions at a table where only the facts the seat knows are true. A decision that wins is the only
    /// one.
    fn candidates(&self, state: &State) -> Vec<Candidate<Action>> {
        let found: Vec<Plan> = match state.phase {
            Phase::Act => {
                let sights = Sights::of(self, state);
                match finish::finish(self, state, &sights) {
                    Some(plan) => vec![plan],
                    None => {
                        let mut found = plans::plans(self, state, &sights);
                        found.extend(draws::draws(self, state, &sights));
                        found
                    }
                }
            }
            Phase::Drawn { .. } => plans::placings(self, state, plans::WIDE),
            Phase::Pay { .. } => plans::payment(self, state).into_iter().collect(),
            Phase::Lay { .. } | Phase::Turn { .. } => tiles::layings(self, state),
            _ => Vec::new(),
        };
        found.into_iter().map(|plan| Candidate { value: plan.value, actions: plan.input() }).collect()
    }
}

#[cfg(test)]
mod tests;
