//! Opponents: they see a view and choose an input.
//!
//! * [`Player`] is the trait of every opponent, from the weakest to a searching one; [`Level`] names them.
//! * [`Strategy`] is the decision method of one game, and the greedy opponent plays by it; [`Random`] plays any game.
//! * [`Lookahead`] is what a game adds to its strategy so that opponents can search: see `docs/OPPONENTS.md`.
//! * [`Suggestion`] is a decision that a search would advise a person to make; [`reason`] tells what speaks for it.
//!
//! Invariants: an opponent gets a view, never a state, so it cannot see secrets. Nothing here does I/O, reads a clock
//! or draws luck of its own. The same view with the same dice gives the same choice, on every machine.

pub mod attika;
mod chances;
pub mod cyclades;
mod easy;
mod greedy;
mod level;
pub mod offrandes;
mod playout;
mod random;
mod search;
mod suggest;

pub use chances::{Chances, chances};
pub use easy::Errors;
pub use greedy::{Candidate, Strategy};
pub use level::Level;
pub use random::Random;
pub use search::{Effort, Efforts, Lookahead};
pub use suggest::{Measure, Suggestion, ValuedMeasure, reason};

use agon_rules::AnyView;
use agon_rules::luck::Dice;
use easy::Easy;
use greedy::Greedy;
use search::Search;
use std::sync::atomic::AtomicBool;

/// An opponent.
pub trait Player: Send {
    /// Chooses an input for the view's owner: one or more actions joined by `;`, in notation.
    ///
    /// If the table waits for several seats at once, the input contains all remaining actions of the seat, so that the
    /// table no longer waits for it. The input is empty if the view's owner has nothing to decide.
    ///
    /// Once `stop` is true, an opponent that still thinks decides by what it has found so far.
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, stop: &AtomicBool) -> Decision;

    /// Chooses an input as [`Player::think`] does, however long it takes.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> String {
        self.think(view, dice, &AtomicBool::new(false)).input
    }

    /// Suggests different decisions to the view's owner: at most three, the one with the best chance first. Suggests
    /// nothing if the opponent does not search, or if the view's owner has nothing to decide.
    ///
    /// Once `stop` is true, it suggests what it has found so far, which may be nothing.
    fn suggest(&mut self, _view: &AnyView, _dice: &mut dyn Dice, _stop: &AtomicBool) -> Vec<Suggestion> {
        Vec::new()
    }

    /// Returns the measures of its suggestions, in order; empty if it suggests nothing.
    fn measures(&self) -> Vec<Measure> {
        Vec::new()
    }
}

/// The choice of an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The input.
    pub input: String,
    /// True if the opponent was stopped before its search was complete: without the stop it may choose another input.
    pub cut: bool,
}

impl Decision {
    fn of<A: ToString>(actions: &[A], cut: bool) -> Decision {
        Decision { input: actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";"), cut }
    }
}

/// Makes an opponent of a level.
pub type MakePlayer = fn(Level) -> Box<dyn Player>;

/// Makes the random opponent, whatever the level: for a game without a strategy.
pub fn random(_: Level) -> Box<dyn Player> {
    Box::new(Random)
}

/// Makes an opponent of a level for the strategy's game.
pub fn player<S: Lookahead>(level: Level) -> Box<dyn Player> {
    match level {
        Level::Random => Box::new(Random),
        Level::Greedy => Box::new(Greedy::<S>::new()),
        Level::Easy => Box::new(Easy::<S>::new()),
        Level::Normal => Box::new(Search::<S>::new(S::EFFORTS.normal)),
        Level::Hard => Box::new(Search::<S>::new(S::EFFORTS.hard)),
        Level::Expert => Box::new(Search::<S>::new(S::EFFORTS.expert)),
    }
}
