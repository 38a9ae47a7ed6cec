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
use crate::playout::{act, end_chances, play_on};
use crate::{Decision, Measure, Player, Random, Strategy, Suggestion, ValuedMeasure};
use agon_rules::game::Game;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyView, Seat, Waiting};
use std::marker::PhantomData;
use std::sync::atomic::AtomicBool;

/// The difference of chances to win by which a secret choice becomes e times as likely.
const MIXED: f32 = 0.03;

pub(crate) type State<S> = <<S as Strategy>::Game as Game>::State;
pub(crate) type Sight<S> = <<S as Strategy>::Game as Game>::View;
pub(crate) type Action<S> = <<S as Strategy>::Game as Game>::Action;

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

    /// Returns whole decisions whose use only playouts tell: the most promising first, with values below `best`, that
    /// of the best candidate. None by default.
    fn trials(_: &Sight<Self>, _: Seat, _best: f32, _: &mut dyn Dice) -> Vec<Candidate<Action<Self>>> {
        Vec::new()
    }

    /// Returns the decisions that a search compares, at most `most` of them, the best first: the best candidates, and
    /// trials in place of up to half of them.
    fn considered(view: &Sight<Self>, seat: Seat, most: usize, dice: &mut dyn Dice) -> Vec<Candidate<Action<Self>>> {
        let mut found = Self::best_candidates(view, seat, most, dice);
        if let Some(best) = found.first().map(|candidate| candidate.value) {
            let mut trials = Self::trials(view, seat, best, dice);
            trials.truncate(most / 2);
            found.truncate(most - trials.len());
            found.extend(trials);
        }
        found
    }

    /// The weight of each feature, as learned by `examples/train.rs`.
    const WEIGHTS: &'static [f32];

    /// Returns the features of every seat at a state that is not over: as many for each as there are weights.
    fn features(state: &State<Self>) -> Vec<Vec<f32>>;

    /// Returns each seat's chance to win from a state that is not over.
    fn chances(state: &State<Self>) -> Chances {
        chances(&Self::features(state), Self::WEIGHTS)
    }

    /// Returns the chances by which a search compares decisions: the learned ones, unless others win more games.
    fn judged(state: &State<Self>) -> Chances {
        Self::chances(state)
    }

    /// The measures in which people can compare two decisions, each with its value for a seat; the game may be over.
    const MEASURES: &'static [ValuedMeasure<State<Self>>];

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
    pub(crate) effort: Effort,
    of: PhantomData<fn() -> S>,
}

impl<S: Lookahead> Search<S> {
    pub(crate) fn new(effort: Effort) -> Search<S> {
        Search { effort, of: PhantomData }
    }
}

impl<S: Lookahead> Player for Search<S> {
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Decision {
        match asked::<S::Game>(view).and_then(|(view, seat)| self.decide(view, seat, dice, stop)) {
            Some((actions, cut)) => Decision::of(&actions, cut),
            None => Random.think(view, dice, stop),
        }
    }

    fn suggest(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Vec<Suggestion> {
        asked::<S::Game>(view).map(|(view, seat)| self.suggestions(view, seat, dice, stop)).unwrap_or_default()
    }

    fn measures(&self) -> Vec<Measure> {
        S::MEASURES.iter().map(|(measure, _)| *measure).collect()
    }
}

/// The results of a candidate.
pub(crate) struct Tried<A> {
    pub(crate) candidate: Candidate<A>,
    pub(crate) playouts: u32,
    /// The sum of the seat's chances to win after them.
    sum: f32,
    /// Sums for a suggestion; none for a decision, which tells nothing.
    pub(crate) told: Option<Told>,
}

/// Sums over the playouts of a suggestion.
pub(crate) struct Told {
    /// The sum of the seat's learned chances to win.
    pub(crate) chances: f32,
    /// The sums of the seat's measures.
    pub(crate) measures: Vec<f32>,
}

impl<A> Tried<A> {
    pub(crate) fn new(candidate: Candidate<A>, told: Option<Told>) -> Tried<A> {
        Tried { candidate, playouts: 0, sum: 0.0, told }
    }

    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.playouts.max(1) as f32
    }
}

impl<S: Lookahead> Search<S> {
    /// Returns the decision, and true if the stop cut it short; `None` if the strategy has no answer.
    fn decide(
        &self,
        view: &Sight<S>,
        seat: Seat,
        dice: &mut dyn Dice,
        stop: &AtomicBool,
    ) -> Option<(Vec<Action<S>>, bool)> {
        let mut candidates = S::considered(view, seat, self.effort.candidates.into(), dice);
        if candidates.len() < 2 {
            let only = candidates.pop().map(|candidate| candidate.actions);
            return Some((only.or_else(|| S::decide(view, seat, dice))?, false));
        }
        let secret = matches!(
            S::Game::waiting(&S::Game::imagine(view, dice)),
            Waiting::Seats(seats) if seats.len() > 1
        );
        let tried = candidates.into_iter().map(|candidate| Tried::new(candidate, None)).collect();
        let (mut tried, cut) = self.compare(view, seat, tried, 1, dice, stop);
        // A secret choice that is always the same would be known.
        let mixed = if secret { tried.len().div_ceil(2) } else { 1 };
        let weights = tried[..mixed].iter().map(|one| ((one.mean() - tried[0].mean()) / MIXED).min(0.0));
        let chosen = pick(&weights.collect::<Vec<_>>(), dice);
        Some((tried.swap_remove(chosen).candidate.actions, cut))
    }

    /// Plays the candidates on, dropping the worse half each time until `kept` are left, and returns all, the best
    /// first; true if the stop cut it short. There is at least one candidate, and the first has the best value.
    pub(crate) fn compare(
        &self,
        view: &Sight<S>,
        seat: Seat,
        mut tried: Vec<Tried<Action<S>>>,
        kept: usize,
        dice: &mut dyn Dice,
        stop: &AtomicBool,
    ) -> (Vec<Tried<Action<S>>>, bool) {
        let effort = self.effort;
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
                    let mut state = imagined.clone();
                    act::<S::Game>(&mut state, seat, &tried[one].candidate.actions);
                    let Some(end) = play_on::<S>(effort, &imagined, state, &mut QuickDice::new(seed), stop) else {
                        return (tried, true);
                    };
                    let one = &mut tried[one];
                    one.sum += end_chances::<S>(&end, S::judged)[seat.index()];
                    one.playouts += 1;
                    if let Some(told) = &mut one.told {
                        told.chances += end_chances::<S>(&end, S::chances)[seat.index()];
                        for (sum, (_, value)) in told.measures.iter_mut().zip(S::MEASURES) {
                            *sum += value(&end, seat);
                        }
                    }
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
            left = left.div_ceil(2).max(kept.min(left));
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
