//! Plans: builds one after the other, each paid, as far as no luck comes in between.
//!
//! The search keeps the few best tables after each building and goes on from them. A plan may stop after any of them.

use super::Judge;
use super::candidates::Sights;
use agon_rules::attika::{Action, Attika, Kind, Phase, State};
use agon_rules::game::{Game, Off, legal};

/// Tables kept after each building.
const KEPT: usize = 3;
/// Ways to go on from a table that are tried: for the first building, and for those after it.
const TRIED: [usize; 2] = [8, 5];
/// Buildings in a row that are thought of.
const DEPTH: usize = 8;
/// Places tried for a disc that is really drawn.
pub(super) const WIDE: usize = 14;
/// Tenths of actions another building must bring at least.
const EFFORT: f32 = 0.2;

/// Actions in a row and what they lead to.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub actions: Vec<Action>,
    pub state: State,
    /// What it is worth to stop here.
    pub value: f32,
    /// Stopping here ends the turn, if no luck has come in.
    pub ends: bool,
}

impl Plan {
    pub(super) fn new(state: &State) -> Plan {
        Plan { actions: Vec::new(), state: state.clone(), value: 0.0, ends: false }
    }

    /// Does one more action.
    pub(super) fn act(&mut self, judge: &Judge, action: Action) {
        Attika::apply(&mut self.state, judge.seat, action, &mut Off);
        self.actions.push(action);
    }

    /// The plan with one more action and the payment it asks for, not valued yet.
    pub(super) fn then(&self, judge: &Judge, sights: &Sights, action: Action) -> Plan {
        let mut plan = self.clone();
        plan.act(judge, action);
        if matches!(plan.state.phase, Phase::Pay { .. }) {
            let payment = cards(judge, sights, &plan.state);
            plan.act(judge, payment);
        }
        plan
    }

    /// The same, valued.
    fn further(&self, judge: &Judge, sights: &Sights, action: Action) -> Plan {
        let mut plan = self.then(judge, sights, action);
        plan.value = judge.value(&plan.state) - EFFORT * plan.actions.len() as f32;
        plan
    }

    /// The whole input, with the end of the turn if that is what it means to stop here.
    pub(super) fn input(mut self) -> Vec<Action> {
        if self.ends && self.state.phase == Phase::Act {
            self.actions.push(Action::End);
        }
        self.actions
    }
}

/// The payment of fewest cards that keeps what the mat can use.
fn cards(judge: &Judge, sights: &Sights, state: &State) -> Action {
    let hand = state.hand(judge.seat);
    let fewest = |action: &Action| match *action {
        Action::Pay(cards) => Some((cards.len(), u8::MAX - sights.kept(hand.minus(cards)))),
        _ => None,
    };
    let payments = legal::<Attika>(state, judge.seat).into_iter();
    payments
        .filter_map(|action| Some((fewest(&action)?, action)))
        .min_by_key(|&(key, _)| key)
        .map_or(Action::Autopay, |best| best.1)
}

/// The payment for a building already chosen.
pub(super) fn payment(judge: &Judge, state: &State) -> Option<Plan> {
    let mut plan = Plan::new(state);
    plan.act(judge, cards(judge, &Sights::of(judge, state), state));
    Some(plan)
}

/// Whether the seat may build now, an amphora's help included.
pub(super) fn ready(judge: &Judge, state: &State) -> Option<Vec<Action>> {
    let turn = &state.board.turn;
    let mine = state.phase == Phase::Act && turn.seat == judge.seat && !turn.cards;
    if !mine || turn.kind == Some(Kind::Draw) {
        return None;
    }
    if turn.allows(Kind::Build) {
        return Some(Vec::new());
    }
    (state.board.amphorae[judge.seat.index()] > 0).then(|| vec![Action::AmphoraAction])
}

/// Every plan found, the one that builds nothing first.
pub(super) fn plans(judge: &Judge, state: &State, sights: &Sights) -> Vec<Plan> {
    let mut start = Plan::new(state);
    start.value = judge.value(state);
    start.ends = true;
    if state.board.turn.kind.is_none() {
        // Three rounds in which nobody does anything would end the game (17.1): after one it is time to act.
        let late = (state.board.idle + 1).saturating_sub(state.board.seats);
        start.value -= judge.weights.patience * f32::from(late);
    }
    let mut found = vec![start.clone()];
    let mut kept = vec![start];
    for depth in 0..DEPTH {
        let mut next = Vec::new();
        for plan in &kept {
            let Some(before) = ready(judge, &plan.state) else { continue };
            let mut plan = plan.clone();
            before.into_iter().for_each(|action| plan.act(judge, action));
            let fresh = (depth > 0).then(|| Sights::of(judge, &plan.state));
            let sights = fresh.as_ref().unwrap_or(sights);
            let builds = sights.builds(judge, &plan.state, None, TRIED[depth.min(1)]);
            next.extend(builds.into_iter().map(|action| plan.further(judge, sights, action)));
        }
        next.sort_by(|a, b| b.value.total_cmp(&a.value));
        next.dedup_by(|b, a| a.value == b.value && a.state.board.map == b.state.board.map);
        next.truncate(KEPT);
        if next.is_empty() {
            break;
        }
        found.extend(next.iter().cloned());
        kept = next;
    }
    found
}

/// What may be done with a drawn disc: store it, or put it on one of so many spaces (6.2).
pub(super) fn placings(judge: &Judge, state: &State, count: usize) -> Vec<Plan> {
    let Phase::Drawn { building, .. } = state.phase else { return Vec::new() };
    let (start, sights) = (Plan::new(state), Sights::of(judge, state));
    let places = sights.builds(judge, state, Some(building), count);
    [Action::Store].into_iter().chain(places).map(|action| start.further(judge, &sights, action)).collect()
}

/// What the best of that is worth.
pub(super) fn best_placing(judge: &Judge, state: &State, sights: &Sights, count: usize) -> f32 {
    let Phase::Drawn { building, .. } = state.phase else { return judge.value(state) };
    let start = Plan::new(state);
    let places = sights.builds(judge, state, Some(building), count);
    let all = [Action::Store].into_iter().chain(places);
    all.map(|action| start.further(judge, sights, action).value).fold(f32::NEG_INFINITY, f32::max)
}
