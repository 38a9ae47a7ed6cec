//! The searching opponent of any game: plays each of the strategy's best decisions on for a round, many times, and takes
//! the one after which it wins most often.
//!
//! Each playout happens in a world that [`Game::imagine`] makes from the view: nothing else is known to the search. All
//! candidates are tried in the same worlds with the same luck, and the worse half is dropped again and again. Everybody
//! in a playout decides by the game's [`Strategy`], so the search is strongest against opponents that play like it; a
//! share of random decisions keeps it from relying on that.

use crate::chances::{Chances, chances, exp};
use crate::easy::Errors;
use crate::greedy::{Candidate, asked};
use crate::{Decision, Player, Random, Strategy};
use agon_rules::game::{Game, Off, draw};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyView, MAX_SEATS, Seat, Viewer, Waiting};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most decisions of a playout: a guard against games that do not move on.
const LONGEST: u32 = 3_000;
/// The number of candidates among which a random decision of a playout chooses.
const RANDOM_AMONG: usize = 4;
/// The difference of chances to win by which a secret choice becomes e times as likely.
const MIXED: f32 = 0.03;

type State<S> = <<S as Strategy>::Game as Game>::State;
pub(crate) type Sight<S> = <<S as Strategy>::Game as Game>::View;
type Action<S> = <<S as Strategy>::Game as Game>::Action;

/// The parts of a search that a game brings.
pub trait Lookahead: Strategy {
    /// What the levels do.
    const EFFORTS: Efforts;

    /// The difference of values by which a decision is e times as good.
    const SCALE: f32;

    /// Returns the whole decisions that are worth a playout, about `most` of them, in any order.
    fn candidates(view: &Sight<Self>, seat: Seat, most: usize, dice: &mut dyn Dice) -> Vec<Candidate<Action<Self>>>;

    /// Returns the best candidates, at most `most` of them, the best first.
    fn best_candidates(
        view: &Sight<Self>,
        seat: Seat,
        most: usize,
        dice: &mut dyn Dice,
    ) -> Vec<Candidate<Action<Self>>> {
        let mut candidates = Self::candidates(view, seat, most, dice);
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        candidates.truncate(most);
        candidates
    }

    /// The weight of each feature, as learned by `examples/train.rs`.
    const WEIGHTS: &'static [f32];

    /// Returns the features of every seat at a state that is not over: as many for each as there are weights.
    fn features(state: &State<Self>) -> Vec<Vec<f32>>;

    /// Returns each seat's chance to win from a state that is not over.
    fn chances(state: &State<Self>) -> Chances {
        chances(&Self::features(state), Self::WEIGHTS)
    }

    /// Returns the time of a game so far, in rounds or turns.
    fn time(state: &State<Self>) -> u32;

    /// Returns the time in which every seat has its turn once.
    fn round(_: &State<Self>) -> u32 {
        1
    }

    /// True if nothing is under way that the chances do not measure.
    fn is_settled(_: &State<Self>) -> bool {
        true
    }
}

/// The effort of a search for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The most candidates.
    pub candidates: u16,
    /// The number of playouts for all candidates together.
    pub playouts: u32,
    /// The length of a playout, in rounds. 0: until the game is settled.
    pub rounds: u32,
    /// The percentage of random decisions in a playout.
    pub random: u32,
    /// The number of playouts for which the strategy's own value of a candidate counts.
    pub prior: u16,
}

/// What the levels of a game do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Efforts {
    /// The errors of `easy`.
    pub easy: Errors,
    /// The search of `normal`.
    pub normal: Effort,
    /// The search of `hard`.
    pub hard: Effort,
    /// The search of `expert`.
    pub expert: Effort,
}

/// Plays by a search.
pub(crate) struct Search<S> {
    effort: Effort,
    of: PhantomData<fn() -> S>,
}

impl<S: Lookahead> Search<S> {
    pub(crate) fn new(effort: Effort) -> Search<S> {
        Search { effort, of: PhantomData }
    }
}

impl<S: Lookahead> Player for Search<S> {
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Decision {
        let found =
            asked::<S::Game>(view).and_then(|(view, seat)| Search::<S>::decide(self.effort, view, seat, dice, stop));
        match found {
            Some((actions, cut)) => Decision::of(&actions, cut),
            None => Random.think(view, dice, stop),
        }
    }
}

/// The results of a candidate.
struct Tried<A> {
    candidate: Candidate<A>,
    playouts: u32,
    /// The sum of the seat's chances to win after them.
    sum: f32,
}

impl<A> Tried<A> {
    fn mean(&self) -> f32 {
        self.sum / self.playouts.max(1) as f32
    }
}

impl<S: Lookahead> Search<S> {
    /// Returns the decision, and true if the stop cut it short; `None` if the strategy has no answer.
    fn decide(
        effort: Effort,
        view: &Sight<S>,
        seat: Seat,
        dice: &mut dyn Dice,
        stop: &AtomicBool,
    ) -> Option<(Vec<Action<S>>, bool)> {
        let mut candidates = S::best_candidates(view, seat, effort.candidates.into(), dice);
        if candidates.len() < 2 {
            let only = candidates.pop().map(|candidate| candidate.actions);
            return Some((only.or_else(|| S::decide(view, seat, dice))?, false));
        }
        let secret = matches!(
            S::Game::waiting(&S::Game::imagine(view, dice)),
            Waiting::Seats(seats) if seats.len() > 1
        );
        let tried = candidates.into_iter().map(|candidate| Tried { candidate, playouts: 0, sum: 0.0 }).collect();
        let (mut tried, cut) = Search::<S>::compare(effort, view, seat, tried, dice, stop);
        // A secret choice that is always the same would be known.
        let mixed = if secret { tried.len().div_ceil(2) } else { 1 };
        let weights = tried[..mixed].iter().map(|one| ((one.mean() - tried[0].mean()) / MIXED).min(0.0));
        let chosen = pick(&weights.collect::<Vec<_>>(), dice);
        Some((tried.swap_remove(chosen).candidate.actions, cut))
    }

    /// Plays the candidates on, dropping the worse half each time, and returns all, the best first; true if the stop cut it
    /// short.
    fn compare(
        effort: Effort,
        view: &Sight<S>,
        seat: Seat,
        mut tried: Vec<Tried<Action<S>>>,
        dice: &mut dyn Dice,
        stop: &AtomicBool,
    ) -> (Vec<Tried<Action<S>>>, bool) {
        let best_value = tried[0].candidate.value;
        let first = u64::from(dice.below(1 << 30));
        let halvings = tried.len().next_power_of_two().trailing_zeros().max(1);
        let (mut left, mut world) = (tried.len(), 0);
        for _ in 0..halvings {
            let each = (effort.playouts / halvings / left as u32).max(1);
            for _ in 0..each {
                world += 1;
                let seed = first + world;
                let imagined = S::Game::imagine(view, &mut QuickDice::new(seed * 31 + 5));
                for one in 0..left {
                    if stop.load(Ordering::Relaxed) {
                        return (tried, true);
                    }
                    let one = &mut tried[one];
                    let mut state = imagined.clone();
                    act::<S::Game>(&mut state, seat, &one.candidate.actions);
                    one.sum += play_on::<S>(effort, &imagined, state, &mut QuickDice::new(seed))[seat.index()];
                    one.playouts += 1;
                }
            }
            let all: f32 = tried[..left].iter().map(Tried::mean).sum::<f32>() / left as f32;
            let prior = f32::from(effort.prior);
            // The strategy's value as a chance near the mean of all.
            let believed = |one: &Tried<Action<S>>| {
                let behind = ((one.candidate.value - best_value) / S::SCALE).max(-3.0);
                let expected = all + all * (1.0 - all) * behind;
                (one.sum + prior * expected) / (one.playouts as f32 + prior)
            };
            tried[..left].sort_by(|a, b| believed(b).total_cmp(&believed(a)));
            left = left.div_ceil(2);
        }
        (tried, false)
    }
}

/// Chooses an entry: one whose number is lower by 1 is chosen e times less often.
pub(crate) fn pick(weights: &[f32], dice: &mut dyn Dice) -> usize {
    const PARTS: u32 = 1 << 20;
    let shares: Vec<f32> = weights.iter().map(|weight| exp(*weight)).collect();
    let all: f32 = shares.iter().sum();
    let mut mark = dice.below(PARTS) as f32 / PARTS as f32 * all;
    for (at, share) in shares.iter().enumerate() {
        if mark < *share {
            return at;
        }
        mark -= share;
    }
    0
}

/// Performs a decision. In an imagined world, or after luck, not all of it may be possible.
fn act<G: Game>(state: &mut G::State, seat: Seat, actions: &[G::Action]) {
    for &action in actions {
        if !G::waiting(state).seats().has(seat) || G::check(state, seat, action).is_err() {
            return;
        }
        G::apply(state, seat, action, &mut Off);
    }
}

/// Plays on from a state until the playout's end, and returns the chances there.
fn play_on<S: Lookahead>(effort: Effort, start: &State<S>, mut state: State<S>, dice: &mut QuickDice) -> Chances {
    let end = S::time(start) + effort.rounds * S::round(start);
    for _ in 0..LONGEST {
        match S::Game::waiting(&state) {
            Waiting::Over => return result::<S::Game>(&state),
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
    S::chances(&state)
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
