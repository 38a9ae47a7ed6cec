//! Plans: sequences of builds, each with its payment, until luck must act.
//!
//! The search keeps the few best tables after each building and continues from them. A plan may stop after any
//! building.

use super::Judge;
use super::candidates::Sights;
use agon_rules::attika::{Action, Attika, Kind, Phase, State};
use agon_rules::game::{Game, Off, legal};

/// The number of tables kept after each building.
const KEPT: usize = 3;
/// The numbers of builds to try from a table: for the first building, and for each later one.
const TRIED: [usize; 2] = [8, 5];
/// The most buildings of a plan.
const DEPTH: usize = 8;
/// The number of places to try for a disc that is really drawn.
pub(super) const WIDE: usize = 14;
/// The least tenths of actions another building must gain.
const EFFORT: f32 = 0.2;

/// A sequence of actions with its result.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub actions: Vec<Action>,
    pub state: State,
    /// The value of stopping here.
    pub value: f32,
    /// True if stopping here ends the turn, without luck in between.
    pub ends: bool,
}

impl Plan {
    pub(super) fn new(state: &State) -> Plan {
        Plan { actions: Vec::new(), state: state.clone(), value: 0.0, ends: false }
    }

    /// Applies one more action.
    pub(super) fn act(&mut self, judge: &Judge, action: Action) {
        Attika::apply(&mut self.state, judge.seat, action, &mut Off);
        self.actions.push(action);
    }

    /// Returns the plan with one more action and its payment, without a value.
    pub(super) fn then(&self, judge: &Judge, sights: &Sights, action: Action) -> Plan {
        let mut plan = self.clone();
        plan.act(judge, action);
        if matches!(plan.state.phase, Phase::Pay { .. }) {
            let payment = cards(judge, sights, &plan.state);
            plan.act(judge, payment);
        }
        plan
    }

    /// Returns the same plan with its value.
    fn further(&self, judge: &Judge, sights: &Sights, action: Action) -> Plan {
        let mut plan = self.then(judge, sights, action);
        plan.value = judge.value(&plan.state) - EFFORT * plan.actions.len() as f32;
        plan
    }

    /// Returns the whole input, with the end of the turn if the plan stops there.
    pub(super) fn input(mut self) -> Vec<Action> {
        if self.ends && self.state.phase == Phase::Act {
            self.actions.push(Action::End);
        }
        self.actions
    }
}

/// Chooses the payment with the fewest cards that keeps useful cards for the mat.
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

/// Makes the plan that pays for a building already chosen.
pub(super) fn payment(judge: &Judge, state: &State) -> Option<Plan> {
    let mut plan = Plan::new(state);
    plan.act(judge, cards(judge, &Sights::of(judge, state), state));
    Some(plan)
}

/// Returns the actions that let the seat build now, with an amphora if needed; `None` if it cannot.
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

/// Returns every plan found, first the one that builds nothing.
pub(super) fn plans(judge: &Judge, state: &State, sights: &Sights) -> Vec<Plan> {
    let mut start = Plan::new(state);
    start.value = judge.value(state);
    start.ends = true;
    if state.board.turn.kind.is_none() {
        // Three rounds without any action would end the game (17.1): after one round the seat should act.
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

/// Returns the plans for a drawn disc: store it, or put it on one of `count` spaces (6.2).
pub(super) fn placings(judge: &Judge, state: &State, count: usize) -> Vec<Plan> {
    let Phase::Drawn { building, .. } = state.phase else { return Vec::new() };
    let (start, sights) = (Plan::new(state), Sights::of(judge, state));
    let places = sights.builds(judge, state, Some(building), count);
    [Action::Store].into_iter().chain(places).map(|action| start.further(judge, &sights, action)).collect()
}

/// Returns the value of the best of these plans.
pub(super) fn best_placing(judge: &Judge, state: &State, sights: &Sights, count: usize) -> f32 {
    let Phase::Drawn { building, .. } = state.phase else { return judge.value(state) };
    let start = Plan::new(state);
    let places = sights.builds(judge, state, Some(building), count);
    let all = [Action::Store].into_iter().chain(places);
    all.map(|action| start.further(judge, sights, action).value).fold(f32::NEG_INFINITY, f32::max)
}
