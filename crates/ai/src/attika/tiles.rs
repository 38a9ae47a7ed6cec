//! Tiles: where one may lie, and how it is turned (7.2).

use super::Judge;
use super::plans::Plan;
use agon_rules::attika::{Action, Attika, Phase, State};
use agon_rules::game::legal;

/// Places whose worth to everybody is looked at: those that are best for the seat itself.
const OWN: usize = 16;
/// Places for which every turn is tried.
const TURNED: usize = 3;

/// The best places with all turns of the tile. A first look at a place takes the tile as it comes.
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

/// The plan with the tile as it comes.
fn laid(judge: &Judge, plan: &Plan) -> Plan {
    let mut plan = plan.clone();
    plan.act(judge, Action::Turn(0));
    plan
}

/// The plan with the tile turned in every way.
fn turned(judge: &Judge, plan: &Plan) -> Vec<Plan> {
    let ways = legal::<Attika>(&plan.state, judge.seat).into_iter().map(|action| {
        let mut plan = plan.clone();
        plan.act(judge, action);
        plan.value = judge.value(&plan.state);
        plan
    });
    ways.collect()
}
