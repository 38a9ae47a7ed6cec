//! The games that have an opponent of their own: one line each.

use crate::random::Random;
use crate::{Level, Player, attika, cyclades, offrandes};

/// A game's id and its greedy opponent.
type Entry = (&'static str, fn() -> Box<dyn Player>);

/// Every game with a greedy opponent.
pub static GAMES: &[Entry] = &[
    ("offrandes", || Box::new(offrandes::Greedy)),
    ("cyclades", || Box::new(cyclades::Greedy)),
    ("attika", || Box::new(attika::Greedy)),
];

/// An opponent for a game; a game without one of this level gets the random one.
pub fn player(game: &str, level: Level) -> Box<dyn Player> {
    let own = GAMES.iter().find(|(id, _)| *id == game);
    match (level, own) {
        (Level::Greedy, Some((_, greedy))) => greedy(),
        (Level::Random, _) | (Level::Greedy, None) => Box::new(Random),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_has_its_game() {
        for (id, _) in GAMES {
            assert!(agon_rules::games::find(id).is_ok(), "no game `{id}`");
        }
    }
}
