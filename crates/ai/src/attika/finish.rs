//! Finishes: chains between two shrines that this turn can complete (4.1 b).
//!
//! The search for good turns keeps few tables, and this extra search ensures that it does not miss a win.

use super::Judge;
use super::candidates::Sights;
use super::plans::{Plan, ready};
use super::routes::cheapest_chain;
use agon_rules::attika::data::{BUILDS, SPACES};
use agon_rules::attika::{Action, Attika, Phase, Space, State};
use agon_rules::game::legal;

/// The number of discs to try for each space of a chain, the cheapest first.
const DISCS: usize = 2;
/// The number of tables after which the search gives up.
const TABLES: usize = 50;

/// Returns a plan that wins this turn by a chain between two shrines; `None` if the search finds none.
pub(super) fn finish(judge: &Judge, state: &State, sights: &Sights) -> Option<Plan> {
    search(judge, sights, &Plan::new(state), &mut { TABLES })
}

fn search(judge: &Judge, sights: &Sights, plan: &Plan, tables: &mut usize) -> Option<Plan> {
    if matches!(plan.state.phase, Phase::Over(ending) if ending.winner() == Some(judge.seat)) {
        return Some(plan.clone());
    }
    *tables = tables.checked_sub(1)?;
    let mut plan = plan.clone();
    ready(judge, &plan.state)?.into_iter().for_each(|action| plan.act(judge, action));
    let space = next_gap(judge, &plan.state)?;
    let mut builds: Vec<(u8, Action)> = legal::<Attika>(&plan.state, judge.seat)
        .into_iter()
        .filter_map(|action| match action {
            Action::Build(building, to) if to == space => {
                Some((plan.state.board.price(judge.seat, building, to).least(), action))
            }
            _ => None,
        })
        .collect();
    builds.sort_unstable();
    let mut tried = builds.into_iter().take(DISCS);
    tried.find_map(|(_, action)| search(judge, sights, &plan.then(judge, sights, action), tables))
}

/// Returns the next space of the shortest chain, if the remaining actions suffice for all of it. A space beside an own
/// building comes first: it founds no settlement (9.4).
fn next_gap(judge: &Judge, state: &State) -> Option<Space> {
    let (board, seat) = (&state.board, judge.seat);
    let gaps = cheapest_chain(&board.map, seat, &[10; SPACES])?.gaps;
    let actions = BUILDS + board.turn.extra + board.amphorae[seat.index()] - board.turn.used;
    if gaps.len() > usize::from(actions) {
        return None;
    }
    gaps.and(board.map.near(seat)).iter().next().or_else(|| gaps.iter().next())
}
