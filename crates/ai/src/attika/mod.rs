//! The greedy opponent of Attika: looks to the end of its turn, or to where luck comes in, and takes what looks best.
//!
//! [`worth`](mod@worth) says what a table is worth, its weights in one list; [`sides`] counts how much work a city
//! still has, [`routes`] how far it is from joining two shrines. [`plans`] looks for the best builds in a row,
//! [`finish`] for a chain that wins at once; [`draws`] weighs what a pile may bring, [`tiles`] where a tile may lie.
//! The search goes on in an imagined table, but nothing in it asks for the others' cards or for what luck will bring.

mod candidates;
mod draws;
mod finish;
mod plans;
mod routes;
mod sides;
mod tiles;
mod worth;

use crate::Strategy;
use crate::greedy;
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
        Judge::new(&state, seat, WEIGHTS).choose(&state, dice)
    }
}

/// Judges tables for one seat, for one choice.
struct Judge {
    seat: Seat,
    weights: Weights,
    /// Tiles on the board before the choice.
    tiles: usize,
    /// What the others' standing is worth by the spaces the seat has filled, found once for each.
    dangers: RefCell<Vec<(Spaces, f32)>>,
}

impl Judge {
    fn new(state: &State, seat: Seat, weights: Weights) -> Judge {
        Judge { seat, weights, tiles: state.board.map.tiles().len(), dangers: RefCell::default() }
    }

    /// The whole decision at a table of which only what the seat knows is true.
    fn choose(&self, state: &State, dice: &mut dyn Dice) -> Option<Vec<Action>> {
        let found = match state.phase {
            Phase::Act => {
                let sights = Sights::of(self, state);
                if let Some(plan) = finish::finish(self, state, &sights) {
                    return Some(plan.input());
                }
                let mut found = plans::plans(self, state, &sights);
                found.extend(draws::draws(self, state, &sights));
                found
            }
            Phase::Drawn { .. } => plans::placings(self, state, plans::WIDE),
            Phase::Pay { .. } => plans::payment(self, state).into_iter().collect(),
            Phase::Lay { .. } | Phase::Turn { .. } => tiles::layings(self, state),
            _ => Vec::new(),
        };
        best(found, dice).map(Plan::input)
    }
}

/// Takes the plan of the greatest value.
fn best(plans: impl IntoIterator<Item = Plan>, dice: &mut dyn Dice) -> Option<Plan> {
    let valued = plans.into_iter().map(|plan| {
        let value = plan.value;
        (plan, value)
    });
    greedy::best(valued, dice)
}

#[cfg(test)]
mod tests;
