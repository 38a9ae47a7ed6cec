//! The cities: a row for each with badge, name and score, money, altars held, the first player marker.

use super::Table;
use super::ladders::{RIGHT, ROWS, TOP_EDGE};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::{MARGIN, WIDTH};
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::offrandes::Scene as Phase;

const LEFT: f64 = RIGHT + 24.0;
const ACROSS: f64 = WIDTH - MARGIN - LEFT;
/// The sizes in a row, 36 to 44 pixels and a little less for five cities: icons, the badge, the marker's radius.
struct Sizes {
    icon: f64,
    badge: f64,
    marker: f64,
}

const ROOMY: Sizes = Sizes { icon: 36.0, badge: 44.0, marker: 19.0 };
const TIGHT: Sizes = Sizes { icon: 34.0, badge: 38.0, marker: 17.0 };

fn sizes(seats: u8) -> Sizes {
    if seats > 4 { TIGHT } else { ROOMY }
}

/// The middles of the icons of money and altars, and the distance to their numbers.
const PURSE: f64 = LEFT + 40.0;
const ALTARS: f64 = LEFT + 150.0;
const TO_NUMBER: f64 = 25.0;

/// Returns the row of a seat. All rows together are as high as the ladders.
fn row(seats: u8, seat: Seat) -> Area {
    let n = f64::from(seats);
    let gap = if seats > 4 { 8.75 } else { 10.0 };
    let tall = (ROWS - (n - 1.0) * gap) / n;
    Area::new(LEFT, TOP_EDGE + f64::from(seat.0) * (tall + gap), ACROSS, tall)
}

/// Returns the middles of a row's two lines.
fn lines(row: Area) -> (f64, f64) {
    (row.y + row.h * 0.30, row.y + row.h * 0.775)
}

/// Returns the area to mark for a city's changed numbers: its whole row.
pub(super) fn mark(seats: u8, seat: Seat) -> Area {
    let Area { x, y, w, h } = row(seats, seat);
    Area::new(x + 3.0, y + 3.0, w - 6.0, h - 6.0)
}

fn name_style(ink: Colour) -> Type {
    Type::new(34.0, ink).bold()
}

/// Draws the fixed part of a row: badge, name, the icons of its numbers.
fn stays(canvas: &mut Canvas, table: &Table, seat: Seat, ground: Colour, name: Type) {
    let (upper, lower) = lines(row(table.board.seats, seat));
    let (ink, sizes) = (canvas.tokens.ink2, sizes(table.board.seats));
    if let Some(token) = table.token(seat) {
        canvas.badge(token, (LEFT + 40.0, upper), sizes.badge, Badge::Full);
    }
    canvas.text((LEFT + 76.0, upper), &table.scene.city(seat), name);
    canvas.icon("gold", (PURSE, lower), sizes.icon, ink, ground);
    canvas.icon("shrine", (ALTARS, lower), sizes.icon, ink, ground);
}

/// Draws the rows in their usual form.
pub(super) fn rows(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    for seat in table.board.everybody() {
        canvas.panel(row(table.board.seats, seat), 10.0);
        stays(canvas, table, seat, tokens.panel, name_style(tokens.ink));
    }
}

/// Draws the rows of seats without a part in the lot again, on plate.
pub(super) fn set_aside(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    for seat in table.out().iter() {
        let plate = Paint::fill(tokens.plate);
        let plate = tokens.panel_edge.map_or(plate, |edge| plate.edged(edge, 3.0));
        canvas.rect(row(table.board.seats, seat), 10.0, plate);
        // The name covers the same name on the ground.
        stays(canvas, table, seat, tokens.plate, name_style(tokens.ink2).on_piece());
    }
}

/// Draws frames round the active seats.
pub(super) fn frames(canvas: &mut Canvas, table: &Table) {
    for seat in table.scene.waiting.iter().filter(|seat| seat.0 < table.board.seats) {
        canvas.turn_frame(row(table.board.seats, seat), 10.0);
    }
}

/// Draws the numbers, the first player marker, and the arrow of the active seat. At the end altars count (8.3).
pub(super) fn numbers(canvas: &mut Canvas, table: &Table) {
    let (tokens, board) = (canvas.tokens, table.board);
    let over = matches!(table.phase, Phase::Over(_));
    let right = LEFT + ACROSS;
    for seat in board.everybody() {
        let (upper, lower) = lines(row(board.seats, seat));
        let score = board.score(seat) + if over { board.altar_points(seat) } else { 0 };
        canvas.text((right - 16.0, upper), &score.to_string(), Type::new(46.0, tokens.ink).bold().ending());
        let number = Type::new(36.0, tokens.ink).bold();
        canvas.text((PURSE + TO_NUMBER, lower), &board.purse(seat).to_string(), number);
        canvas.text((ALTARS + TO_NUMBER, lower), &board.held(seat).count().to_string(), number);
        let marker = board.marker == Some(seat);
        if marker {
            let place = (right - 36.0, lower);
            canvas.circle(place, sizes(board.seats).marker, Paint::fill(tokens.band).edged(tokens.bandink, 3.0));
            canvas.text(place, "1", Type::new(30.0, tokens.bandink).bold().centred().on_piece());
        }
        if table.scene.waiting.has(seat) {
            let ground = if table.out().has(seat) { tokens.plate } else { tokens.panel };
            let x = right - if marker { 82.0 } else { 34.0 };
            canvas.icon("turn", (x, lower), 32.0, tokens.turn, ground);
        }
    }
}
