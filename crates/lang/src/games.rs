//! The list of games: one line each.

use crate::{GameWords, attika, cyclades, offrandes};

/// The words of every game, in the order people are offered them.
pub static GAMES: &[&dyn GameWords] = &[&offrandes::Offrandes, &cyclades::Cyclades, &attika::Attika];

/// The words of a game.
pub fn words_of(game_id: &str) -> Option<&'static dyn GameWords> {
    GAMES.iter().copied().find(|words| words.id() == game_id)
}
