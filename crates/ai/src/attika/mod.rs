//! The greedy opponent of Attika: searches to the end of its turn, or to the next outcome of luck, and takes the best
//! plan.
//!
//! [`worth`](mod@worth) evaluates a table, with all weights in one list. [`sides`] counts the remaining work of a city,
//! and [`routes`] its distance from joining two shrines. [`plans`] searches for the best sequence of builds, and
//! [`finish`] for a chain that wins at once. [`draws`] evaluates piles, and [`tiles`] places for a tile. The search
//! uses an imagined table, but never reads the others' cards or future luck in it.

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
    /// The number of tiles on the board before the choice.
    tiles: usize,
    /// The weighted worth of the others by the spaces the seat has filled, computed once for each.
    dangers: RefCell<Vec<(Spaces, f32)>>,
}

impl Judge {
    fn new(state: &State, seat: Seat, weights: Weights) -> Judge {
        Judge { seat, weights, tiles: state.board.map.tiles().len(), dangers: RefCell::default() }
    }

    /// Makes the whole decision at a table where only the facts the seat knows are true.
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

/// Returns the plan with the greatest value; `None` if there are no plans.
fn best(plans: impl IntoIterator<Item = Plan>, dice: &mut dyn Dice) -> Option<Plan> {
    let valued = plans.into_iter().map(|plan| {
        let value = plan.value;
        (plan, value)
    });
    greedy::best(valued, dice)
}

#[cfg(test)]
mod tests;
