//! The ladders: a row for each character, a column for each level. A seat without a token in a row is on level 0.

use super::changes::Step;
use super::{Table, animal};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::MARGIN;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Animal, Character, TOP};

use super::columns::Columns;

/// The upper edge of the first row.
pub(super) const TOP_EDGE: f64 = 152.0;
/// The distance between rows.
pub(super) const PITCH: f64 = 68.0;
/// The height of all seven rows, without the gap below the last.
pub(super) const ROWS: f64 = 7.0 * PITCH - GAP;
/// The right edge of the rows.
pub(super) const RIGHT: f64 = MARGIN + LABEL + 600.0;
/// The widest name of a ladder. Tests check the words against it.
#[cfg(test)]
pub(super) const NAME: f64 = LABEL - 62.0;

const GAP: f64 = 6.0;
const LABEL: f64 = 196.0;
/// The distance from a row's upper edge to its middle.
const MIDDLE: f64 = 31.0;
const TOKEN: f64 = 36.0;
/// The depth of colour in the cells of levels 1 to 5: shares of terracotta.
pub(super) const DEPTH: [f64; 5] = [0.05, 0.11, 0.16, 0.22, 0.36];

fn row(character: Character) -> Area {
    let y = TOP_EDGE + character.index() as f64 * PITCH;
    Area::new(MARGIN, y, RIGHT - MARGIN, PITCH - GAP)
}

fn middle(character: Character) -> f64 {
    row(character).y + MIDDLE
}

/// Returns the cell of a level.
pub(super) fn rung(columns: &Columns, character: Character, level: u8) -> Area {
    let (left, width) = columns.of(level);
    Area::new(MARGIN + LABEL + left + 2.0, row(character).y + 4.0, width - 4.0, PITCH - 14.0)
}

/// Returns the key of a ladder's short name.
pub(super) fn name_key(character: Character) -> String {
    format!("offrandes-picture-{}", character.id().replace('_', "-"))
}

/// Draws the rows with icon and name.
pub(super) fn labels(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    for character in Character::ALL {
        canvas.panel(row(character), 8.0);
        canvas.icon(character.id(), (MARGIN + 30.0, middle(character)), 42.0, tokens.ink, tokens.panel);
        let name = table.scene.text(&name_key(character));
        canvas.text((MARGIN + 60.0, middle(character)), &name, Type::new(30.0, tokens.ink));
    }
}

/// Draws the cells, and above them the levels with the animals of the Peasant's ladder (6.3).
pub(super) fn grid(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    for ((level, kind), depth) in (1..=TOP).zip(Animal::ALL).zip(DEPTH) {
        let (left, width) = table.columns.of(level);
        let (x, y) = (MARGIN + LABEL + left + width / 2.0, TOP_EDGE - 24.0);
        canvas.text((x - 18.0, y), &level.to_string(), Type::new(34.0, tokens.ink).bold().centred());
        canvas.icon(animal(kind), (x + 14.0, y), 34.0, tokens.ink2, tokens.bg);
        let cell = Paint::fill(tokens.panel.mixed(tokens.accent, depth));
        for character in Character::ALL {
            canvas.rect(rung(&table.columns, character, level), 6.0, cell);
        }
    }
}

/// Draws the labels of tiles sold in this turn again, on plate and struck out.
pub(super) fn gone(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    let Some(turn) = table.turn() else { return };
    for character in Character::ALL.into_iter().filter(|&character| !turn.has(character)) {
        let (area, y) = (row(character), middle(character));
        canvas.rect(Area::new(area.x + 3.0, area.y + 4.0, LABEL - 5.0, PITCH - 14.0), 6.0, Paint::fill(tokens.plate));
        canvas.icon(character.id(), (MARGIN + 30.0, y), 42.0, tokens.ink2, tokens.plate);
        // The word covers the same word on the ground.
        let style = Type::new(30.0, tokens.ink2).on_piece();
        let width = canvas.text((MARGIN + 60.0, y), &table.scene.text(&name_key(character)), style);
        canvas.line((MARGIN + 56.0, y), (MARGIN + 64.0 + width, y), Paint::stroke(tokens.ink2, 3.0));
    }
}

fn on(table: &Table, character: Character, level: u8) -> Vec<Seat> {
    table.board.everybody().filter(|&seat| table.board.level(seat, character) == level).collect()
}

/// Draws the tokens in seat order.
pub(super) fn tokens(canvas: &mut Canvas, table: &Table) {
    for character in Character::ALL {
        for level in 1..=TOP {
            let here = on(table, character, level);
            let crowd = table.columns.crowd(level, here.len());
            let cell = rung(&table.columns, character, level);
            let first = cell.x + (cell.w - crowd.pitch * (here.len() as f64 - 1.0)) / 2.0;
            for (at, token) in here.iter().filter_map(|&seat| table.token(seat)).enumerate() {
                let place = (first + crowd.pitch * at as f64, middle(character));
                if crowd.letters {
                    canvas.badge(token, place, TOKEN, Badge::Full);
                } else {
                    canvas.shape(token, place, TOKEN, Badge::Full);
                }
            }
        }
    }
}

/// Returns start and end of a token's arrow: across the border between two cells, within the room their tokens leave.
/// Level 0 is not drawn, so a fall to it points out of the cell of level 1.
pub(super) fn arrow(table: &Table, step: &Step) -> ((f64, f64), (f64, f64)) {
    /// The usual reach of an arrow into a cell, if there is room, and its least reach.
    const REACH: f64 = 40.0;
    const LEAST: f64 = 14.0;
    let y = middle(step.character) + step.side * 13.0;
    let room = |level| {
        let tokens = on(table, step.character, level).len();
        (table.columns.margin(level, tokens) - 8.0).clamp(LEAST, REACH)
    };
    let cell = |level| rung(&table.columns, step.character, level);
    let (from, to) = (cell(step.from), cell(step.to));
    match step.to {
        0 => ((from.x + REACH.max(room(1)), y), (from.x + 8.0, y)),
        _ if step.to > step.from => ((from.right() - room(step.from), y), (to.x + room(step.to), y)),
        _ => ((from.x + room(step.from), y), (to.right() - room(step.to), y)),
    }
}
