//! Opponents: they see a view and choose an input.
//!
//! * [`Player`] is what every opponent fulfils, from the weakest to a searching one; [`Level`] names them.
//! * [`Strategy`] is a game's own way to decide, and [`Greedy`] plays by it; [`Random`] plays any game.
//!
//! Invariants: an opponent gets a view, never a state, so there is nothing to peek at; nothing here does I/O, reads a
//! clock or draws luck of its own. The same view with the same dice gives the same choice.

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
    /// Where several seats are waited for at once, the input is all the seat still has to say, so that the table waits
    /// for it no longer. Empty where nothing is asked of the view's owner.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> String;
}

/// Makes an opponent: an entry of a game's list of levels.
pub type MakePlayer = fn() -> Box<dyn Player>;
