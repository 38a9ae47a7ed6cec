//! Tiles: the choice of a place and a turn (7.2).

use super::Judge;
use super::plans::Plan;
use agon_rules::attika::{Action, Attika, Phase, State};
use agon_rules::game::legal;

/// The number of places, the best for the seat itself, that get a full value with the others.
const OWN: usize = 16;
/// The number of places with every turn of the tile tried.
const TURNED: usize = 3;

/// Returns plans for the best places of the tile, each with every turn. Compares the places with the tile unturned
/// first, because every turn at every place would take too long.
pub(super) fn layings(judge: &Judge, state: &State) -> Vec<Plan> {
    let start = Plan::new(state);
    if matches!(state.phase, Phase::Turn { .. }) {
        return turned(judge, &start);
    }
    let spots = legal::<Attika>(state, judge.seat).into_iter().map(|action| {
        let mut plan = start.clone();
        plan.act(judge, action);
        let laid = laid(judge, &plan);
        plan.value = judge.comfort(&laid.state);
        (plan, laid)
    });
    let mut spots: Vec<(Plan, Plan)> = spots.collect();
    spots.sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
    spots.truncate(OWN);
    for (plan, laid) in &mut spots {
        plan.value = judge.value(&laid.state);
    }
    spots.sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
    spots.truncate(TURNED);
    spots.iter().flat_map(|(plan, _)| turned(judge, plan)).collect()
}

/// Returns the plan with the tile unturned.
fn laid(judge: &Judge, plan: &Plan) -> Plan {
    let mut plan = plan.clone();
    plan.act(judge, Action::Turn(0));
    plan
}

/// Returns the plans with every turn of the tile.
fn turned(judge: &Judge, plan: &Plan) -> Vec<Plan> {
    let ways = legal::<Attika>(&plan.state, judge.seat).into_iter().map(|action| {
        let mut plan = plan.clone();
        plan.act(judge, action);
        plan.value = judge.value(&plan.state);
        plan
    });
    ways.collect()
}
