//! Games with their types erased, and lists of them.

use crate::game::{BadOptions, Game, Meta, OptionValues};
use crate::table::{AnyTable, Play};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game with its types erased.
pub trait AnyGame: Sync {
    /// Returns the facts known before a table opens.
    fn meta(&self) -> &'static Meta;

    /// Opens a table before its first step.
    ///
    /// # Errors
    /// The game does not have this number of seats, option or value.
    fn open(&self, seats: u8, options: &OptionValues) -> Result<Box<dyn AnyTable>, BadOptions>;
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Erased<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn open(&self, seats: u8, options: &OptionValues) -> Result<Box<dyn AnyTable>, BadOptions> {
        Ok(Box::new(Play::<G>::open(seats, options)?))
    }
}

/// Erases the types of a game.
pub const fn game_of<G: Game>() -> &'static dyn AnyGame {
    &Erased::<G>(PhantomData)
}

/// The games a reader of logs knows.
#[derive(Clone)]
pub struct Games(Arc<[&'static dyn AnyGame]>);

impl Games {
    /// Finds a game by its id.
    ///
    /// # Errors
    /// The list has no game of this id.
    pub fn find(&self, id: &str) -> Result<&'static dyn AnyGame, BadOptions> {
        let found = self.0.iter().copied().find(|game| game.meta().id == id);
        found.ok_or_else(|| BadOptions::Game(id.to_owned()))
    }
}

impl FromIterator<&'static dyn AnyGame> for Games {
    fn from_iter<I: IntoIterator<Item = &'static dyn AnyGame>>(games: I) -> Games {
        Games(games.into_iter().collect())
    }
}

/// Shows the ids.
impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.meta().id)).finish()
    }
}
