//! What every part of a picture is drawn from.

use super::chart::Chart;
use crate::Scene;
use crate::city::{City, Token};
use agon_lang::Emblem;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, God};
use agon_rules::cyclades::{Board, View};

/// A table as its picture shows it. Only [`Table::view`] holds what is secret.
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

    /// The tokens of all seats.
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The token of a seat.
    pub(super) fn token(&self, seat: Seat) -> Token {
        self.tokens.get(seat.index()).copied().unwrap_or(Token { city: City(Emblem::ALL[4]), letter: '?' })
    }

    /// A word of the picture.
    pub(super) fn word(&self, key: &str) -> String {
        self.scene.text(&format!("cyclades-picture-{key}"))
    }

    /// The name of a god; none is Apollo.
    pub(super) fn god(&self, god: Option<God>) -> String {
        self.scene.text(&format!("god-{}", god_id(god)))
    }

    /// The name of a creature.
    pub(super) fn creature(&self, creature: Creature) -> String {
        agon_lang::text(self.scene.language, &format!("cyclades-creature-{}", creature.id()), &[("n", 1.into())])
    }
}

/// The id of a god and of its icon; none is Apollo.
pub(super) fn god_id(god: Option<God>) -> &'static str {
    god.map_or("apollo", God::id)
}
