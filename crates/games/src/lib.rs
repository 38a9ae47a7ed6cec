//! The registry of games: rules, words, picture and opponents of each game in one entry.
//!
//! * [`GameEntry`] holds all parts of a game. The list of our games is in `ours.rs`, one line each.
//! * [`Registry`] is the list a program plays: [`Registry::ours`], or our games and those of a test.
//!
//! Invariant: all parts of an entry belong to the same game, so the holder of an entry needs no look-up by id.

mod ours;

use agon_ai::{Level, MakePlayer, Player};
use agon_draw::GamePicture;
use agon_lang::GameWords;
use agon_rules::game::{BadOptions, Meta};
use agon_rules::{AnyGame, Games};
use std::fmt;
use std::sync::Arc;

/// All parts of a game.
pub struct GameEntry {
    /// The rules.
    pub rules: &'static dyn AnyGame,
    /// The words, in every language.
    pub words: &'static dyn GameWords,
    /// The picture.
    pub picture: &'static dyn GamePicture,
    /// Makes its opponents.
    pub player: MakePlayer,
}

impl GameEntry {
    /// Returns the game's id.
    pub fn id(&self) -> &'static str {
        self.meta().id
    }

    /// Returns the facts known before a table opens.
    pub fn meta(&self) -> &'static Meta {
        self.rules.meta()
    }

    /// Makes an opponent.
    pub fn player(&self, level: Level) -> Box<dyn Player> {
        (self.player)(level)
    }
}

/// Shows the game's id.
impl fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The games a program plays, in the order of its menus. A clone is cheap.
#[derive(Clone, Debug)]
pub struct Registry(Arc<[&'static GameEntry]>);

impl Registry {
    /// Makes the list of our own games.
    pub fn ours() -> Registry {
        Registry::new(ours::OURS)
    }

    /// Makes a list of these games, and gives their texts to [`agon_lang::add_texts`] for the rest of the process.
    pub fn new(games: impl IntoIterator<Item = &'static GameEntry>) -> Registry {
        let games: Arc<[&'static GameEntry]> = games.into_iter().collect();
        games.iter().for_each(|game| agon_lang::add_texts(game.words));
        Registry(games)
    }

    /// Adds one more game at the end of the list.
    #[must_use]
    pub fn with(self, game: &'static GameEntry) -> Registry {
        Registry::new(self.iter().chain([game]))
    }

    /// Finds a game by its id.
    ///
    /// # Errors
    /// The list has no game of this id.
    pub fn find(&self, id: &str) -> Result<&'static GameEntry, BadOptions> {
        self.get(id).ok_or_else(|| BadOptions::Game(id.to_owned()))
    }

    /// Finds a game by its id, if the list has it.
    pub fn get(&self, id: &str) -> Option<&'static GameEntry> {
        self.iter().find(|game| game.id() == id)
    }

    /// Iterates over the games in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static GameEntry> {
        self.0.iter().copied()
    }

    /// Returns the rules of all games, for readers of logs.
    pub fn rules(&self) -> Games {
        self.iter().map(|game| game.rules).collect()
    }

    /// Returns the fewest and the most seats of any game; 0 and 0 for an empty list.
    pub fn seats(&self) -> (u8, u8) {
        let seats = || self.iter().map(|game| game.meta().seats);
        let least = seats().map(|(least, _)| least).min();
        let most = seats().map(|(_, most)| most).max();
        (least.unwrap_or_default(), most.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_an_entry_is_of_the_same_game() {
        for game in Registry::ours().iter() {
            assert_eq!((game.words.id(), game.picture.id()), (game.id(), game.id()));
        }
    }

    #[test]
    fn a_game_is_found_by_its_id_alone() {
        let games = Registry::ours();
        for game in games.iter() {
            assert_eq!(games.find(game.id()).map(GameEntry::id), Ok(game.id()));
        }
        assert_eq!(games.find("chess").map(GameEntry::id), Err(BadOptions::Game("chess".to_owned())));
    }

    #[test]
    fn a_list_knows_the_sizes_of_its_tables() {
        assert_eq!((Registry::ours().seats(), Registry::new([]).seats()), ((2, 5), (0, 0)));
    }
}
