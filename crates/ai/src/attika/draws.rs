//! Draws: the average value of a pile (6.1). No seat knows the top disc.

use super::Judge;
use super::candidates::Sights;
use super::plans::{Plan, best_placing};
use agon_rules::attika::data::Pile;
use agon_rules::attika::{Action, Attika, Kind, Phase, State};
use agon_rules::game::{Game, Off};

/// The number of places to try for each possible disc.
const PLACES: usize = 2;

/// Returns a draw from the main pile, and one from the smallest other pile.
pub(super) fn draws(judge: &Judge, state: &State, sights: &Sights) -> Vec<Plan> {
    let (board, seat) = (&state.board, judge.seat);
    let mut start = Plan::new(state);
    if !board.turn.allows(Kind::Draw) {
        let amphora = board.amphorae[seat.index()] > 0 && !board.turn.cards;
        if board.turn.kind != Some(Kind::Draw) || !amphora {
            return Vec::new();
        }
        start.act(judge, Action::AmphoraAction);
    }
    let filled = |pile: &Pile| board.pile(seat, *pile) > 0;
    // The sooner a pile is empty, the sooner its tile comes (7.1).
    let others = Pile::ALL.into_iter().filter(|&pile| pile != Pile::Main);
    let other = others.filter(filled).min_by_key(|&pile| board.pile(seat, pile));
    let main = Some(Pile::Main).filter(filled);
    let before = judge.value(&start.state);
    main.into_iter().chain(other).map(|pile| draw(judge, &start, sights, before, pile)).collect()
}

fn draw(judge: &Judge, start: &Plan, sights: &Sights, before: f32, pile: Pile) -> Plan {
    let mut plan = start.clone();
    let unused = |state: &State| f32::from(state.board.turn.unused());
    let given = unused(&plan.state);
    plan.act(judge, Action::Draw(pile));
    let spent = given - unused(&plan.state);
    let mut outcomes = Vec::new();
    Attika::outcomes(&plan.state, &mut outcomes);
    let (mut sum, mut weight) = (0.0, 0.0);
    for (chance, count) in outcomes {
        let mut state = plan.state.clone();
        Attika::resolve(&mut state, chance, &mut Off);
        sum += count as f32 * best_placing(judge, &state, sights, PLACES);
        weight += count as f32;
    }
    let mean = sum / f32::max(weight, 1.0);
    // The value of another draw in this turn: the same gain, for one action.
    let again = mean - before + 10.0 * (spent - 1.0);
    let more = plan.state.board.turn.allows(Kind::Draw) && again > 0.0;
    plan.value = if more { mean + again } else { mean };
    debug_assert!(matches!(plan.state.phase, Phase::Disc { .. }));
    plan
}
