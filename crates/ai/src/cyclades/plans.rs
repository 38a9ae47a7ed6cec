//! Plans for a turn: sequences of actions with a foreseeable result.
//!
//! The search keeps the few best tables after each action and continues from them. A plan ends where the seat may stop,
//! or where luck or another seat must act; then its value covers all ends.

use super::Judge;
use super::battles;
use super::candidates::candidates;
use agon_rules::cyclades::{Action, Cyclades, Phase, State, Task};
use agon_rules::game::{Game, Off, Waiting};

/// The width and depth of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// Tables kept after each action.
    pub kept: usize,
    /// The most actions of a plan.
    pub depth: usize,
}

/// The most points a table may be below the best one for the search to continue from it.
const PATIENCE: f32 = 12.0;

/// The least points an action must gain, so that no fleet sails in circles; more than a whim.
const EFFORT: f32 = 0.6;

/// A sequence of actions with its result.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub actions: Vec<Action>,
    pub state: State,
    /// The value of stopping here.
    pub value: f32,
    /// The most gold spent at any time on the way.
    pub spent: u16,
}

/// The situation at the end of a plan.
enum Stand {
    /// The seat may stop here, or continue.
    Rest,
    /// The seat must continue.
    Must,
    /// Luck or another seat must act.
    Out,
}

fn stand(judge: &Judge, state: &State) -> Stand {
    match &state.board.phase {
        Phase::Turn(turn) if turn.seat == judge.seat => match (turn.forming, turn.battle, turn.task) {
            (None, None, Task::Free | Task::Sail { .. } | Task::Sylph { .. } | Task::Kraken | Task::Sphinx) => {
                Stand::Rest
            }
            _ if Cyclades::waiting(state).seats().has(judge.seat) => Stand::Must,
            _ => Stand::Out,
        },
        _ if Cyclades::waiting(state).seats().has(judge.seat) => Stand::Must,
        _ => Stand::Out,
    }
}

/// Returns the value of the table at the end of a plan; during a battle, that of both its ends.
pub(super) fn value(judge: &Judge, state: &State) -> f32 {
    match battles::under_way(state) {
        Some(battle) => {
            let ends = battles::ends(state, &battle);
            ends.iter().filter(|(chance, _)| *chance > 0.0).map(|(chance, end)| chance * judge.value(end)).sum()
        }
        None => judge.value(state),
    }
}

/// Returns every plan found, first the empty one if it is possible.
pub(super) fn plans(judge: &Judge, state: &State, breadth: Breadth) -> Vec<Plan> {
    let start = Plan { actions: Vec::new(), state: *state, value: judge.value(state), spent: 0 };
    let mut found = Vec::new();
    let mut best = f32::NEG_INFINITY;
    if matches!(stand(judge, state), Stand::Rest) {
        best = start.value;
        found.push(start.clone());
    }
    let mut kept = vec![start];
    for _ in 0..breadth.depth {
        let mut next = Vec::new();
        for plan in &kept {
            further(judge, plan, state, &mut next);
        }
        next.sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
        next.dedup_by(|b, a| a.0.value == b.0.value && a.0.state.board == b.0.state.board);
        best = next.first().map_or(best, |(plan, _)| best.max(plan.value));
        next.truncate(breadth.kept * 4);
        found.extend(next.iter().map(|(plan, _)| plan.clone()));
        let open = next.into_iter().filter(|(plan, open)| *open && plan.value > best - PATIENCE);
        kept = open.take(breadth.kept).map(|(plan, _)| plan).collect();
        if kept.is_empty() {
            break;
        }
    }
    found
}

/// Adds the plans with one more action, or with all actions that must follow; the flag is true if the search can
/// continue.
fn further(judge: &Judge, plan: &Plan, start: &State, next: &mut Vec<(Plan, bool)>) {
    for action in candidates(&plan.state, judge.seat) {
        let mut state = plan.state;
        Cyclades::apply(&mut state, judge.seat, action, &mut Off);
        let actions = plan.actions.iter().copied().chain([action]).collect();
        let spent = plan.spent.max(start.purse(judge.seat).saturating_sub(state.purse(judge.seat)));
        let mut plan = Plan { actions, state, value: 0.0, spent };
        match stand(judge, &plan.state) {
            Stand::Must => further(judge, &plan, start, next),
            stand => {
                plan.value = value(judge, &plan.state) - EFFORT * plan.actions.len() as f32;
                next.push((plan, matches!(stand, Stand::Rest)));
            }
        }
    }
}

impl Plan {
    /// Returns the whole input: the plan's actions, and those that end the movement, the creature's effect and the
    /// turn.
    pub(super) fn input(mut self, judge: &Judge) -> Vec<Action> {
        while let Waiting::Seats(seats) = Cyclades::waiting(&self.state)
            && seats.has(judge.seat)
        {
            let Some(stop) = stop(&self.state) else { break };
            self.actions.push(stop);
            Cyclades::apply(&mut self.state, judge.seat, stop, &mut Off);
        }
        self.actions
    }
}

/// Returns the action that ends the present task of a turn; `None` if the task must be finished first.
fn stop(state: &State) -> Option<Action> {
    let turn = state.board.turn()?;
    match (turn.forming, turn.battle, turn.task) {
        (None, None, Task::Free) => Some(Action::End),
        (None, None, Task::Sail { .. } | Task::Sylph { .. } | Task::Kraken | Task::Sphinx) => Some(Action::Stop),
        _ => None,
    }
}
