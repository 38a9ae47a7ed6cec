//! The easy opponent of any game: takes one of the good decisions, and errs as people do.

use crate::greedy::asked;
use crate::search::pick;
use crate::{Decision, Lookahead, Player, Random};
use agon_rules::AnyView;
use agon_rules::luck::Dice;
use std::marker::PhantomData;
use std::sync::atomic::AtomicBool;

/// The errors of an opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Errors {
    /// The number of decisions among which it chooses.
    pub candidates: u16,
    /// The difference of values that makes a decision e times as likely: the more, the more errors.
    pub softness: f32,
}

/// Chooses by values, with errors.
pub(crate) struct Easy<S>(PhantomData<fn() -> S>);

impl<S> Easy<S> {
    pub(crate) fn new() -> Easy<S> {
        Easy(PhantomData)
    }
}

impl<S: Lookahead> Player for Easy<S> {
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Decision {
        let Errors { candidates, softness } = S::EFFORTS.easy;
        let chosen = asked::<S::Game>(view).and_then(|(view, seat)| {
            let mut found = S::best_candidates(view, seat, candidates.into(), dice);
            let best = found.first()?.value;
            let weights: Vec<f32> = found.iter().map(|candidate| (candidate.value - best) / softness).collect();
            Some(found.swap_remove(pick(&weights, dice)).actions)
        });
        match chosen {
            Some(actions) => Decision::of(&actions, false),
            None => Random.think(view, dice, stop),
        }
    }
}
