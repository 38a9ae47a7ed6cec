//! Checks any game against the contract of [`Game`] by playing it at random.
//!
//! ```text
//! let report = check_game::<Offrandes, OpenBook>(4, &OptionValues::new(), 500, 1);
//! let report = report.unwrap_or_else(|fault| panic!("{fault}"));
//! assert!(report.ends["altars"] > 0);
//! ```
//!
//! It makes cheap checks at every step and expensive checks at random steps. Every game has its own seed, and a
//! [`Fault`] names it: `check_game(seats, options, 1, fault.seed)` plays that game again, to the same fault.
//!
//! * `notation`: every action and outcome reads back from its text, and no two share one.
//! * `menu`: the seats waited for, legal actions, views and hints.
//! * `worlds`: secrets. Worlds a viewer cannot tell apart must look alike: now, after the next step and in the whole
//!   past.
//! * `recap`: a recap names each event that changed the reader's own things.
//! * `replay`: the log as text leads to the same table.
//! * `undo`: taking steps back changes neither what comes after nor luck.

mod entry;
mod fault;
mod menu;
mod notation;
mod recap;
mod replay;
mod report;
mod undo;
mod walk;
mod worlds;

pub use entry::Entry;
pub use fault::{Fault, Kind};
pub use recap::check_recaps;
pub use report::Report;
pub use undo::{Undone, check_undo};

use crate::Viewer;
use crate::game::{Game, OptionValues};
use crate::luck::Dice;
use fault::Found;
use notation::Lexicon;
use walk::Walk;

/// Knowledge about a game's secrets that only its own tests have, written separately from [`Game::imagine`].
pub trait Secrets<G: Game> {
    /// Returns another state `viewer` cannot tell from this one, with hidden things exchanged; the same if it hides
    /// nothing.
    fn scramble(state: &G::State, viewer: Viewer, dice: &mut dyn Dice) -> G::State;

    /// Returns a possible history of `world`, a present that `viewer` cannot tell from the true one: the steps the
    /// viewer saw do not change, and the hidden ones fit `world`.
    fn retell(history: &[Entry<G>], world: &G::State, viewer: Viewer) -> Vec<Entry<G>>;
}

/// The secrets of a game that has none: every viewer knows everything.
#[derive(Clone, Copy, Debug)]
pub struct OpenBook;

impl<G: Game> Secrets<G> for OpenBook {
    fn scramble(state: &G::State, _: Viewer, _: &mut dyn Dice) -> G::State {
        state.clone()
    }

    fn retell(history: &[Entry<G>], _: &G::State, _: Viewer) -> Vec<Entry<G>> {
        history.to_vec()
    }
}

/// The values all random games of one check share.
struct Ground<G: Game> {
    seats: u8,
    values: OptionValues,
    options: G::Options,
    lexicon: Lexicon<G::Action>,
}

impl<G: Game> Ground<G> {
    fn lay(seats: u8, values: &OptionValues) -> Result<Ground<G>, Found> {
        let unusable = |error: &dyn std::fmt::Display| Found::new(Kind::Options, error.to_string());
        let values = G::META.complete(seats, values).map_err(|error| unusable(&error))?;
        let options = G::options(&values).map_err(|error| unusable(&error))?;
        let mut actions = Vec::new();
        G::lexicon(seats, &options, &mut actions);
        Ok(Ground { seats, values, options, lexicon: Lexicon::read(actions)? })
    }

    fn start(&self) -> G::State {
        G::start(self.seats, &self.options)
    }
}

/// Plays `games` random games to their end and checks the contract; game `n` has the seed `seed + n`.
///
/// # Errors
/// The first breach of the contract.
pub fn check_game<G: Game, S: Secrets<G>>(
    seats: u8,
    options: &OptionValues,
    games: u32,
    seed: u64,
) -> Result<Report, Fault> {
    let ground = Ground::<G>::lay(seats, options).map_err(|found| found.at(seed, 0))?;
    let mut report = Report::default();
    for game in 0..games {
        Walk::<G, S>::new(&ground, seed.wrapping_add(u64::from(game))).play_out(&mut report)?;
    }
    Ok(report)
}
