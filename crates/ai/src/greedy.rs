//! The greedy opponent of any game: takes the best present decision of the game's strategy.

use crate::{Decision, Player, Random};
use agon_rules::game::{Game, View};
use agon_rules::luck::Dice;
use agon_rules::{AnyView, Seat, Viewer};
use std::marker::PhantomData;
use std::sync::atomic::AtomicBool;

/// The most points that luck adds to a candidate, so that no two games are alike.
const WHIM: f32 = 0.5;

/// The decision method of one game.
pub trait Strategy: 'static {
    /// The game it decides in.
    type Game: Game;

    /// Makes the whole decision of the view's owner, who has legal actions; `None` leaves it to the random opponent.
    fn decide(
        view: &<Self::Game as Game>::View,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Option<Vec<<Self::Game as Game>::Action>>;
}

/// Plays by a strategy, or at random if the strategy has no answer.
pub(crate) struct Greedy<S>(PhantomData<fn() -> S>);

impl<S> Greedy<S> {
    pub(crate) fn new() -> Greedy<S> {
        Greedy(PhantomData)
    }
}

impl<S: Strategy> Player for Greedy<S> {
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Decision {
        match asked::<S::Game>(view).and_then(|(view, seat)| S::decide(view, seat, dice)) {
            Some(actions) => Decision::of(&actions, false),
            None => Random.think(view, dice, stop),
        }
    }
}

/// Returns the view of a game with its seat, if that has something to decide.
pub(crate) fn asked<G: Game>(view: &AnyView) -> Option<(&G::View, Seat)> {
    let view = view.of::<G::View>().filter(|view| !view.legal().is_empty())?;
    match view.viewer() {
        Viewer::Seat(seat) => Some((view, seat)),
        Viewer::Public => None,
    }
}

/// A whole decision with its value.
#[derive(Clone, Debug)]
pub struct Candidate<A> {
    /// The actions, in order.
    pub actions: Vec<A>,
    /// The value, in the strategy's own unit.
    pub value: f32,
}

/// Returns the decision with the greatest value, up to a [`WHIM`], and the first of equal ones; `None` if there are no
/// candidates.
pub(crate) fn best<A>(candidates: impl IntoIterator<Item = Candidate<A>>, dice: &mut dyn Dice) -> Option<Vec<A>> {
    let valued = candidates.into_iter().map(|Candidate { actions, value }| (actions, value + whim(dice)));
    let better = |best: (Vec<A>, f32), next: (Vec<A>, f32)| if next.1 > best.1 { next } else { best };
    valued.reduce(better).map(|(actions, _)| actions)
}

/// Draws the points luck adds to a candidate.
pub(crate) fn whim(dice: &mut dyn Dice) -> f32 {
    WHIM * dice.below(100) as f32 / 100.0
}
