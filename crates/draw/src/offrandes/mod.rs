//! Pictures of Offrandes: seven ladders, the altars as two colonnades, a row for each city.
//!
//! Everything on the boards is public (2.2), so the private picture shows the own part of them at a glance. A sealed
//! choice (§16) is a number or a list of words, and the panel shows that better.

mod altars;
mod block;
mod changes;
mod cities;
mod columns;
mod effects;
mod ladders;
mod own;
mod reveal;
#[cfg(test)]
mod tests;

use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::{Drawing, GamePicture, Scene, Typed, TypedPicture};
use agon_lang::Language;
use agon_rules::offrandes::data::Animal;
use agon_rules::offrandes::{self as rules, Board, Event, Line, Lot, Scene as Phase, Turn, View};
use agon_rules::{Seat, SeatSet};
use block::Block;
use changes::{Changes, Place};
use columns::Columns;

pub use reveal::reveal;

/// Pictures of Offrandes, their types erased.
pub const PICTURE: &dyn GamePicture = &Typed(Pictures);

struct Pictures;

const HEIGHT: f64 = 910.0;

/// The input of the picture's parts: the public part of a view.
struct Table<'a> {
    scene: &'a Scene<'a>,
    board: &'a Board,
    phase: &'a Phase,
    columns: Columns,
    tokens: Vec<Token>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a>, board: &'a Board, phase: &'a Phase) -> Table<'a> {
        Table { scene, board, phase, columns: Columns::new(board), tokens: scene.tokens() }
    }

    fn language(&self) -> Language {
        self.scene.language
    }

    fn token(&self, seat: Seat) -> Option<Token> {
        self.tokens.get(seat.index()).copied()
    }

    /// Returns the auction turn, if there is one (4.1).
    fn turn(&self) -> Option<&Turn> {
        match self.phase {
            Phase::Offer(turn) | Phase::Open(turn, _) | Phase::Seal { turn, .. } => Some(turn),
            Phase::Bid(bidding) => Some(&bidding.turn),
            _ => None,
        }
    }

    /// Returns the seats without a part in the lot: barred (4.6), passed (4.4), or not asked for a secret amount
    /// (16.1).
    fn out(&self) -> SeatSet {
        match self.phase {
            Phase::Bid(bidding) => bidding.turn.barred.iter().chain(bidding.passed.iter()).collect(),
            Phase::Seal { turn, asked, .. } => {
                self.board.everybody().filter(|&seat| seat != turn.auctioneer && !asked.has(seat)).collect()
            }
            _ => self.turn().map_or(SeatSet::EMPTY, |turn| turn.barred),
        }
    }

    /// Returns the area to mark around a changed place; `None` for the block if none is drawn.
    fn area(&self, place: Place, block: Option<&Block>) -> Option<Area> {
        match place {
            Place::Rung(character, level) => Some(ladders::rung(&self.columns, character, level)),
            Place::Altar(altar) => Some(altars::mark(altar)),
            Place::City(seat) => Some(cities::mark(self.board.seats, seat)),
            Place::Block => block.map(|block| block.area),
        }
    }
}

/// Returns the icons of a lot. Icons of characters and animals have the names of their ids.
fn icons(lot: Lot) -> [&'static str; 2] {
    [lot.0.id(), lot.1.id()]
}

fn animal(kind: Animal) -> &'static str {
    kind.id()
}

fn ground(table: &Table) -> Canvas {
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    canvas.page(HEIGHT);
    ladders::labels(&mut canvas, table);
    if table.columns.even() {
        ladders::grid(&mut canvas, table);
    }
    cities::rows(&mut canvas, table);
    altars::colonnades(&mut canvas);
    canvas
}

fn pieces(table: &Table) -> Canvas {
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    if !table.columns.even() {
        ladders::grid(&mut canvas, table);
    }
    ladders::gone(&mut canvas, table);
    cities::set_aside(&mut canvas, table);
    cities::frames(&mut canvas, table);
    let block = block::header(&mut canvas, table);
    let changes = Changes::new(table.scene.last.iter().filter_map(|event| event.typed::<Event>()), table);
    for area in changes.places.iter().filter_map(|&place| table.area(place, block.as_ref())) {
        canvas.changed(area);
    }
    for step in &changes.steps {
        let (from, to) = ladders::arrow(table, step);
        canvas.arrow(from, to);
    }
    if let Some(block) = block {
        block.draw(&mut canvas);
    }
    ladders::tokens(&mut canvas, table);
    cities::numbers(&mut canvas, table);
    altars::offerings(&mut canvas, table);
    canvas
}

impl TypedPicture for Pictures {
    type Game = rules::Offrandes;

    fn icon(&self) -> &'static str {
        "ox"
    }

    fn board(&self, scene: &Scene, view: &View) -> Drawing {
        let table = Table::of(scene, &view.board, &view.scene);
        Drawing::new(HEIGHT, ground(&table), pieces(&table))
    }

    fn own(&self, scene: &Scene, view: &View) -> Option<Drawing> {
        own::own(&Table::of(scene, &view.board, &view.scene), view.viewer)
    }

    fn strip(&self, scene: &Scene, _: &View, line: &Line) -> Option<Drawing> {
        let Line::Sold(sale) = line else { return None };
        let bids: Vec<_> = sale.bids.iter().map(|&(seat, amount)| (seat, (amount > 0).then_some(amount))).collect();
        sale.sealed.then(|| reveal(scene, &bids, Some(sale.winner)))
    }
}
