//! The panel: gods, the creature row, the cities. Gold is secret (4.4), so none is shown.

use super::changes::{Changes, Spot};
use super::gods;
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, ROW_COSTS, target};

const TOP: f64 = 112.0;
/// The gap between the three parts.
const BREAK: f64 = 12.0;
/// The greatest height of a city's row.
const TALLEST: f64 = 150.0;

pub(super) fn panel(table: &Table, changes: &Changes, canvas: &mut Canvas) {
    let y = gods::gods(table, changes, canvas, TOP) + BREAK;
    let y = creatures(table, changes, canvas, y) + BREAK;
    cities(table, changes, canvas, y);
}

/// Draws the creature row with the costs of its spaces (6.1). Returns its lower end.
fn creatures(table: &Table, changes: &Changes, canvas: &mut Canvas, y: f64) -> f64 {
    const GAP: f64 = 4.0;
    let (x, w) = table.page.panel;
    let height = table.page.rows.1;
    let mut y = y;
    for (at, (cost, card)) in ROW_COSTS.into_iter().zip(table.board.creatures.row).enumerate() {
        let area = Area::new(x, y, w, height);
        creature(table, canvas, area, i64::from(cost), card);
        if changes.has(Spot::Card(at)) {
            canvas.changed(area);
        }
        y += height + GAP;
    }
    y - GAP
}

fn creature(table: &Table, canvas: &mut Canvas, area: Area, cost: i64, card: Option<Creature>) {
    let tokens = canvas.tokens;
    match card {
        Some(_) => canvas.rect(area, 8.0, Paint::fill(tokens.plate)),
        None => canvas.rect(area, 8.0, Paint::stroke(tokens.line, 3.0).dashed("2 9")),
    }
    let (coin, name) = if table.page.is_narrow() { (32.0, 64.0) } else { (38.0, 72.0) };
    canvas.coin((area.x + coin, area.middle()), 19.0, Some(cost));
    if let Some(card) = card {
        canvas.text((area.x + name, area.middle()), &table.creature(card), Type::new(32.0, tokens.ink));
    }
}

fn cities(table: &Table, changes: &Changes, canvas: &mut Canvas, y: f64) {
    const GAP: f64 = 8.0;
    let (x, w) = table.page.panel;
    let count = f64::from(table.board.seats);
    let height = ((table.page.height - 24.0 - y - (count - 1.0) * GAP) / count).min(TALLEST);
    for (at, seat) in table.board.everybody().enumerate() {
        let area = Area::new(x, y + at as f64 * (height + GAP), w, height);
        city(table, canvas, area, seat);
        if table.scene.waiting.has(seat) {
            canvas.turn_frame(area, 10.0);
        }
        if changes.has(Spot::Seat(seat)) {
            canvas.changed(area);
        }
    }
}

/// Draws a city: metropolises, priests, philosophers, income. A seat out of the game has a quiet plate.
fn city(table: &Table, canvas: &mut Canvas, area: Area, seat: Seat) {
    let (tokens, board, narrow) = (canvas.tokens, table.board, table.page.is_narrow());
    let alive = board.alive.has(seat);
    if alive {
        canvas.panel(area, 10.0);
    } else {
        canvas.rect(area, 10.0, Paint::fill(tokens.plate));
    }
    let (upper, lower) = (area.y + 0.275 * area.h, area.y + 0.715 * area.h);
    let (badge, name) = if narrow { ((area.x + 36.0, upper), 64.0) } else { ((area.x + 38.0, area.middle()), 78.0) };
    canvas.badge(table.token(seat), badge, if narrow { 34.0 } else { 46.0 }, Badge::Full);
    let ink = if alive { tokens.ink } else { tokens.ink2 };
    canvas.text((area.x + name, upper), &table.scene.city(seat), Type::new(34.0, ink).bold());
    let left = area.x + if narrow { 14.0 } else { 78.0 };
    if !alive {
        canvas.text((left, lower), &table.word("out"), Type::new(30.0, ink));
        return;
    }
    metropolises(canvas, (area.right(), upper), board.metropolises(seat), target(board.seats), narrow);
    let at = seat.index();
    let stats = [
        ("priest", board.priests[at].into()),
        ("philosopher", board.philosophers[at].into()),
        ("prosperity", board.income(seat)),
    ];
    let pitch = if narrow { 84.0 } else { 98.0 };
    for (at, (icon, number)) in stats.into_iter().enumerate() {
        canvas.stat(icon, (left + at as f64 * pitch, lower), &number.to_string(), tokens.panel);
    }
}

/// Draws one icon for each metropolis needed to win (2.1), filled if held. More than those become one icon with a
/// number.
fn metropolises(canvas: &mut Canvas, (right, y): (f64, f64), held: u8, wanted: u8, narrow: bool) {
    let tokens = canvas.tokens;
    let (size, pitch) = if narrow { (32.0, 36.0) } else { (38.0, 46.0) };
    let last = right - 14.0 - size / 2.0;
    if held > wanted {
        let style = Type::new(34.0, tokens.ink).bold().ending();
        let wide = canvas.text((right - 14.0, y), &held.to_string(), style);
        canvas.icon("metropolis", (last - wide - 7.0, y), size, tokens.accent, tokens.panel);
        return;
    }
    // In high contrast lines are black, so the usual share of them would be too dark.
    let pale = tokens.panel.mixed(tokens.line, if tokens.panel_edge.is_some() { 0.25 } else { 0.7 });
    for at in 0..wanted {
        let ink = if at < held { tokens.accent } else { pale };
        canvas.icon("metropolis", (last - f64::from(wanted - 1 - at) * pitch, y), size, ink, tokens.panel);
    }
}
