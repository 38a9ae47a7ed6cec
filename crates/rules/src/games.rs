//! The list of games: one line each.

use crate::game::{BadOptions, Game, Meta, OptionWords};
use crate::table::{AnyTable, Play};
use crate::{attika, cyclades, offrandes};
use std::marker::PhantomData;

/// Every game, in the order people are offered them.
pub static GAMES: &[&dyn AnyGame] = &[
    &Erased::<offrandes::Offrandes>(PhantomData),
    &Erased::<cyclades::Cyclades>(PhantomData),
    &Erased::<attika::Attika>(PhantomData),
];

/// A game with its types erased.
pub trait AnyGame: Sync {
    /// What is known before a table is opened.
    fn meta(&self) -> &'static Meta;

    /// The table before anything happened.
    ///
    /// # Errors
    /// A number of seats, an option or a value the game does not have.
    fn open(&self, seats: u8, options: &OptionWords) -> Result<Box<dyn AnyTable>, BadOptions>;
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Erased<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn open(&self, seats: u8, options: &OptionWords) -> Result<Box<dyn AnyTable>, BadOptions> {
        Ok(Box::new(Play::<G>::open(seats, options)?))
    }
}

/// The game with this id.
///
/// # Errors
/// There is none.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, BadOptions> {
    let found = GAMES.iter().copied().find(|game| game.meta().id == id);
    found.ok_or_else(|| BadOptions::Game(id.to_owned()))
}
