//! Opponents: they see a view and choose an input.
//!
//! * [`Player`] is what every opponent fulfils, from the weakest to a searching one; [`Level`] names them.
//! * [`games`] lists the games that have an opponent of their own; [`random`] plays any game.
//!
//! Invariants: an opponent gets a view, never a state, so there is nothing to peek at; nothing here does I/O, reads a
//! clock or draws luck of its own. The same view with the same dice gives the same choice.

pub mod attika;
pub mod cyclades;
pub mod games;
mod level;
pub mod offrandes;
pub mod random;

pub use games::player;
pub use level::Level;

use agon_rules::AnyView;
use agon_rules::luck::Dice;

/// What an opponent may spend on one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Most positions played out; opponents that do not search ignore it.
    pub simulations: u32,
}

/// An opponent.
pub trait Player: Send {
    /// Chooses an input for the view's owner: one or more actions joined by `;`, in notation.
    ///
    /// Where several seats are waited for at once, the input is all the seat still has to say, so that the table waits
    /// for it no longer. Empty where nothing is asked of the view's owner.
    fn choose(&mut self, view: &AnyView, budget: &Budget, dice: &mut dyn Dice) -> String;
}
