//! The data behind every part of a picture.

use super::chart::{Chart, Page, Point};
use crate::Scene;
use crate::area::Area;
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
    pub(super) chart: Chart,
    pub(super) page: &'static Page,
    /// The part of the picture where whole pieces may stand. `None` if all of the map is on the picture.
    seen: Option<Area>,
    tokens: Vec<Token>,
}

impl<'a> Table<'a> {
    pub(super) fn of(scene: &'a Scene<'a>, view: &'a View) -> Table<'a> {
        let board = &view.board;
        let (chart, page) = (Chart::of(board), Page::of(board));
        Table { scene, view, board, chart, page, seen: None, tokens: scene.tokens() }
    }

    /// Returns the same table in another layout, of which the picture shows a part.
    pub(super) fn enlarged(&self, chart: Chart, seen: Area) -> Table<'a> {
        Table { chart, seen: Some(seen), tokens: self.tokens.clone(), ..*self }
    }

    /// True if a thing that reaches this far from its middle is whole on the picture.
    pub(super) fn shows(&self, (x, y): Point, (across, down): Point) -> bool {
        self.seen.is_none_or(|seen| {
            x - across >= seen.x && x + across <= seen.right() && y - down >= seen.y && y + down <= seen.bottom()
        })
    }

    /// True if the pieces of a cell are whole on the picture.
    pub(super) fn shows_cell(&self, centre: Point) -> bool {
        let size = self.fleet_size();
        self.shows(centre, (42.0 * size, 40.0 * size))
    }

    /// Returns the size of fleets. On an enlarged map they are a little smaller than the pieces of islands.
    pub(super) fn fleet_size(&self) -> f64 {
        if self.seen.is_some() { self.chart.scale * 0.85 } else { self.chart.scale }
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
