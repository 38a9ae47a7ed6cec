//! Offerings and altars (§6).

use super::Judge;
use crate::Candidate;
use agon_rules::game::{Game, Off, legal};
use agon_rules::luck::Dice;
use agon_rules::offrandes::{Action, Offrandes, Phase, State, View};

/// The difference in points between winning and losing, once the game is over.
const VICTORY: f32 = 100.0;

/// Returns every offering with its altar, and to offer nothing.
pub(super) fn sacrifices(judge: &Judge, view: &View, dice: &mut dyn Dice) -> Vec<Candidate<Action>> {
    let now = Offrandes::imagine(view, dice);
    let candidates = view.legal.iter().flat_map(|&first| {
        let state = after(&now, judge, first);
        match first {
            Action::Offer(..) => {
                let altars = legal::<Offrandes>(&state, judge.seat).into_iter();
                let ends = altars.map(|altar| Candidate {
                    actions: vec![first, altar],
                    value: value(judge, &after(&state, judge, altar)),
                });
                ends.collect::<Vec<_>>()
            }
            _ => vec![Candidate { actions: vec![first], value: value(judge, &state) }],
        }
    });
    candidates.collect()
}

fn after(state: &State, judge: &Judge, action: Action) -> State {
    let mut state = *state;
    Offrandes::apply(&mut state, judge.seat, action, &mut Off);
    state
}

/// Returns the worth of a state; a finished game counts by its result.
fn value(judge: &Judge, state: &State) -> f32 {
    if !matches!(state.phase, Phase::Over(_)) {
        return judge.value(&state.board);
    }
    let Some(standing) = Offrandes::standing(state) else { return 0.0 };
    let own = judge.seat.index();
    let scores = standing.seats.iter().map(|place| place.score as f32);
    let best_other = scores.clone().enumerate().filter(|&(seat, _)| seat != own).map(|(_, s)| s).fold(0.0, f32::max);
    let Some(place) = standing.seats.get(own) else { return 0.0 };
    let victory = if place.place == 1 { VICTORY } else { -VICTORY };
    victory + place.score as f32 - best_other
}
