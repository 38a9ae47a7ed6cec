//! Opponents: they see a view and choose an input.
//!
//! * [`Player`] is the trait of every opponent, from the weakest to a searching one; [`Level`] names them.
//! * [`Strategy`] is the decision method of one game, and [`Greedy`] plays by it; [`Random`] plays any game.
//!
//! Invariants: an opponent gets a view, never a state, so it cannot see secrets. Nothing here does I/O, reads a clock
//! or draws luck of its own. The same view with the same dice gives the same choice.

pub mod attika;
pub mod cyclades;
mod greedy;
mod level;
pub mod offrandes;
mod random;

pub use greedy::{Greedy, Strategy, greedy};
pub use level::Level;
pub use random::Random;

use agon_rules::AnyView;
use agon_rules::luck::Dice;

/// An opponent.
pub trait Player: Send {
    /// Chooses an input for the view's owner: one or more actions joined by `;`, in notation.
    ///
    /// If the table waits for several seats at once, the input contains all remaining actions of the seat, so that the
    /// table no longer waits for it. The input is empty if the view's owner has nothing to decide.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> String;
}

/// Makes an opponent: an entry of a game's list of levels.
pub type MakePlayer = fn() -> Box<dyn Player>;
