//! Plans for a turn: what may be done one thing after the other, as far as it can be foreseen.
//!
//! The search keeps the few best tables after each action and goes on from them. A plan ends where the seat may stop,
//! or where luck or another seat comes in: then its worth is that of all ends.

use super::Judge;
use super::battles;
use super::candidates::candidates;
use agon_rules::cyclades::{Action, Cyclades, Phase, State, Task};
use agon_rules::game::{Game, Off, Waiting};

/// How wide and how far a search looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// Tables kept after each action.
    pub kept: usize,
    /// Actions in a row.
    pub depth: usize,
}

/// Points a table may be worse than the best one and still be gone on from.
const PATIENCE: f32 = 12.0;

/// Points an action must bring at least, so that no fleet sails in circles; more than a whim.
const EFFORT: f32 = 0.6;

/// Actions in a row and what they lead to.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub actions: Vec<Action>,
    pub state: State,
    /// What it is worth to stop here.
    pub value: f32,
    /// The most gold that was spent on the way.
    pub spent: u16,
}

/// Where a plan stands.
enum Stand {
    /// The seat may stop here, or go on.
    Rest,
    /// The seat must go on.
    Must,
    /// Luck or another seat comes in.
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

/// What a table is worth where a plan ends: with a battle under way, that of both its ends.
pub(super) fn value(judge: &Judge, state: &State) -> f32 {
    match battles::under_way(state) {
        Some(battle) => {
            let ends = battles::ends(state, &battle);
            ends.iter().filter(|(chance, _)| *chance > 0.0).map(|(chance, end)| chance * judge.value(end)).sum()
        }
        None => judge.value(state),
    }
}

/// Every plan found, the one that does nothing first where that is possible.
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

/// The plan with one more action, or as many as must follow; and whether it can be gone on from.
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
    /// The whole input: the plan's actions, and what ends the movement, the creature's work and the turn it is in.
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

/// What ends what is under way in a turn.
fn stop(state: &State) -> Option<Action> {
    let turn = state.board.turn()?;
    match (turn.forming, turn.battle, turn.task) {
        (None, None, Task::Free) => Some(Action::End),
        (None, None, Task::Sail { .. } | Task::Sylph { .. } | Task::Kraken | Task::Sphinx) => Some(Action::Stop),
        _ => None,
    }
}
