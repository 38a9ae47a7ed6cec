//! Playouts: a decision, and then everybody's decisions by the strategy until the end of a round.

use crate::chances::Chances;
use crate::search::{Action, State};
use crate::{Effort, Lookahead};
use agon_rules::game::{Game, Off, draw};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{MAX_SEATS, Seat, Viewer, Waiting};
use std::sync::atomic::{AtomicBool, Ordering};

/// The most decisions of a playout: a guard against games that do not move on.
const LONGEST: u32 = 3_000;
/// The number of candidates among which a random decision of a playout chooses.
const RANDOM_AMONG: usize = 4;

/// Performs a decision. In an imagined world, or after luck, not all of it may be possible.
pub(crate) fn act<G: Game>(state: &mut G::State, seat: Seat, actions: &[G::Action]) {
    for &action in actions {
        if !G::waiting(state).seats().has(seat) || G::check(state, seat, action).is_err() {
            return;
        }
        G::apply(state, seat, action, &mut Off);
    }
}

/// Plays on from a state until the playout's end, and returns the state there; `None` if it is stopped before. The
/// playout began at `start`.
pub(crate) fn play_on<S: Lookahead>(
    effort: Effort,
    start: &State<S>,
    mut state: State<S>,
    dice: &mut QuickDice,
    stop: &AtomicBool,
) -> Option<State<S>> {
    let end = S::time(start) + effort.rounds * S::round(start);
    for _ in 0..LONGEST {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match S::Game::waiting(&state) {
            Waiting::Over => break,
            _ if S::time(&state) >= end && S::is_settled(&state) => break,
            Waiting::Chance => match draw::<S::Game>(&state, dice) {
                Some(chance) => S::Game::resolve(&mut state, chance, &mut Off),
                None => break,
            },
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let Some(actions) = reply::<S>(effort, &state, seat, dice) else { break };
                act::<S::Game>(&mut state, seat, &actions);
            }
        }
    }
    Some(state)
}

/// Returns each seat's chance to win at the end of a playout, as `judge` says; its share of the win if the game is over.
pub(crate) fn end_chances<S: Lookahead>(state: &State<S>, judge: fn(&State<S>) -> Chances) -> Chances {
    match S::Game::waiting(state) {
        Waiting::Over => result::<S::Game>(state),
        _ => judge(state),
    }
}

/// Returns a seat's decision in a playout, from its own view.
fn reply<S: Lookahead>(effort: Effort, state: &State<S>, seat: Seat, dice: &mut QuickDice) -> Option<Vec<Action<S>>> {
    let view = S::Game::view(state, Viewer::Seat(seat));
    if effort.random > 0 && dice.below(100) < effort.random {
        let mut candidates = S::best_candidates(&view, seat, RANDOM_AMONG, dice);
        if !candidates.is_empty() {
            return Some(candidates.swap_remove(dice.below(candidates.len() as u32) as usize).actions);
        }
    }
    S::decide(&view, seat, dice)
}

/// Returns the shares of a game's end.
fn result<G: Game>(state: &G::State) -> Chances {
    let mut shares = [0.0; MAX_SEATS];
    if let Some(standing) = G::standing(state) {
        for (share, seat) in shares.iter_mut().zip(0..) {
            *share = standing.share(Seat(seat)) as f32;
        }
    }
    shares
}
