//! The data behind every part of a picture.

use super::chart::Chart;
use crate::Scene;
use crate::city::{City, Token};
use agon_lang::Emblem;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, God};
use agon_rules::cyclades::{Board, View};

/// A table in the form of its picture. Only [`Table::view`] holds secrets.
pub(super) struct Table<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) chart: &'static Chart,
    tokens: Vec<Token>,
}

impl<'a> Table<'a> {
    pub(super) fn of(scene: &'a Scene<'a>, view: &'a View) -> Table<'a> {
        let board = &view.board;
        Table { scene, view, board, chart: Chart::of(board), tokens: scene.tokens() }
    }

    /// Returns the tokens of all seats.
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns the token of a seat.
    pub(super) fn token(&self, seat: Seat) -> Token {
        self.tokens.get(seat.index()).copied().unwrap_or(Token { city: City(Emblem::ALL[4]), letter: '?' })
    }

    /// Returns a word of the picture.
    pub(super) fn word(&self, key: &str) -> String {
        self.scene.text(&format!("cyclades-picture-{key}"))
    }

    /// Returns the name of a god; `None` is Apollo.
    pub(super) fn god(&self, god: Option<God>) -> String {
        self.scene.text(&format!("god-{}", god_id(god)))
    }

    /// Returns the name of a creature.
    pub(super) fn creature(&self, creature: Creature) -> String {
        agon_lang::text(self.scene.language, &format!("cyclades-creature-{}", creature.id()), &[("n", 1.into())])
    }
}

/// Returns the id of a god, which is also its icon's name; `None` is Apollo.
pub(super) fn god_id(god: Option<God>) -> &'static str {
    god.map_or("apollo", God::id)
}
