//! The greedy opponent of any game: takes the best present decision of the game's strategy.

use crate::{Player, Random};
use agon_rules::game::{Game, View};
use agon_rules::luck::Dice;
use agon_rules::{AnyView, Seat, Viewer};
use std::marker::PhantomData;

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
pub struct Greedy<S>(PhantomData<fn() -> S>);

/// Makes an opponent that plays by a strategy.
pub fn greedy<S: Strategy>() -> Box<dyn Player> {
    Box::new(Greedy::<S>(PhantomData))
}

impl<S: Strategy> Player for Greedy<S> {
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> String {
        let asked = view.of::<<S::Game as Game>::View>().filter(|view| !view.legal().is_empty());
        let chosen = asked.and_then(|view| match view.viewer() {
            Viewer::Seat(seat) => S::decide(view, seat, dice),
            Viewer::Public => None,
        });
        match chosen {
            Some(actions) => actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";"),
            None => Random.choose(view, dice),
        }
    }
}

/// Returns the candidate with the greatest value, up to a [`WHIM`], and the first of equal ones; `None` if there are no
/// candidates.
pub(crate) fn best<T>(candidates: impl IntoIterator<Item = (T, f32)>, dice: &mut dyn Dice) -> Option<T> {
    let valued = candidates.into_iter().map(|(candidate, value)| (candidate, value + whim(dice)));
    let better = |best: (T, f32), next: (T, f32)| if next.1 > best.1 { next } else { best };
    valued.reduce(better).map(|(candidate, _)| candidate)
}

/// Draws the points luck adds to a candidate.
pub(crate) fn whim(dice: &mut dyn Dice) -> f32 {
    WHIM * dice.below(100) as f32 / 100.0
}
