//! The gods with their offerings, from top to bottom, Apollo last (7.4, 9.2, 9.4).

use super::changes::{Changes, Spot};
use super::table::{Table, god_id};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::cyclades::Phase;
use agon_rules::cyclades::data::God;

/// The state of a god's row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The god takes offerings, or acts later.
    Open,
    /// The god acts now.
    Now,
    /// The god has acted.
    Done,
    /// The god is away in this cycle (7.2).
    Away,
}

/// Draws the rows down from `y`. Returns their lower end.
pub(super) fn gods(table: &Table, changes: &Changes, canvas: &mut Canvas, y: f64) -> f64 {
    const GAP: f64 = 5.0;
    let gods = &table.board.gods;
    let (x, w) = table.page.panel;
    let height = table.page.rows.0;
    let unsettled = God::ALL.len() - gods.available().len() - gods.away().len();
    let rows = gods.available().iter().map(|&god| Some(Some(god)));
    let rows = rows.chain(std::iter::repeat_n(None, unsettled)).chain(gods.away().iter().map(|&god| Some(Some(god))));
    let mut y = y;
    for row in rows.chain([Some(None)]) {
        let area = Area::new(x, y, w, height);
        match row {
            Some(god) => {
                god_row(table, canvas, area, god);
                if changes.has(Spot::God(god)) {
                    canvas.changed(area);
                }
            }
            // A tile not laid yet.
            None => canvas.rect(area, 8.0, Paint::stroke(canvas.tokens.line, 3.0).dashed("2 9")),
        }
        y += height + GAP;
    }
    y - GAP
}

fn state(table: &Table, god: Option<God>) -> State {
    let gods = &table.board.gods;
    if god.is_some_and(|god| gods.away().contains(&god)) {
        return State::Away;
    }
    let Phase::Turn(turn) = &table.board.phase else { return State::Open };
    let place = gods.available().iter().position(|&there| Some(there) == god);
    match place {
        _ if turn.god == god => State::Now,
        Some(place) if place < usize::from(turn.place) => State::Done,
        _ => State::Open,
    }
}

fn god_row(table: &Table, canvas: &mut Canvas, area: Area, god: Option<God>) {
    let (tokens, state, narrow) = (canvas.tokens, state(table, god), table.page.is_narrow());
    let ground = if state == State::Away { tokens.plate } else { tokens.panel };
    if state == State::Away {
        canvas.rect(area, 8.0, Paint::fill(ground));
    } else {
        canvas.panel(area, 8.0);
    }
    if state == State::Now {
        canvas.turn_frame(area, 8.0);
    }
    let ink = if matches!(state, State::Done | State::Away) { tokens.ink2 } else { tokens.ink };
    let (x, y, end) = (area.x, area.middle(), area.right() - if narrow { 14.0 } else { 20.0 });
    canvas.icon(god_id(god), (x + if narrow { 28.0 } else { 38.0 }, y), 40.0, ink, ground);
    let style = Type::new(if narrow { 30.0 } else { 32.0 }, ink);
    let style = if state == State::Now { style.bold() } else { style };
    let (back, size) = if narrow { (76.0, 34.0) } else { (94.0, 38.0) };
    let column = area.right() - back;
    let (name, left) = (table.god(god), x + if narrow { 52.0 } else { 72.0 });
    let right = left + Canvas::width(&name, style);
    if god.is_none() {
        let room = queue(table, canvas, (column, end, y), right);
        if room {
            canvas.text((left, y), &name, style);
        }
        return;
    }
    canvas.text((left, y), &name, style);
    if state == State::Away {
        canvas.text((end, y), &table.word("away"), Type::new(30.0, ink).ending());
    }
    if let Some(offering) = god.and_then(|god| table.board.offerings[god.index()]) {
        canvas.badge(table.token(offering.seat), (column, y), size, Badge::Full);
        let style = Type::new(if narrow { 32.0 } else { 36.0 }, ink).bold().ending();
        canvas.text((end, y), &offering.amount.to_string(), style);
    }
}

/// Draws Apollo's queue: badges in a row. Returns true if his name, which ends at `name`, has room before them.
fn queue(table: &Table, canvas: &mut Canvas, (column, end, y): (f64, f64, f64), name: f64) -> bool {
    let (pitch, size) = if table.page.is_narrow() { (42.0, 32.0) } else { (48.0, 38.0) };
    let count = table.board.queue.len();
    let Some(steps) = count.checked_sub(1) else { return true };
    let long = steps as f64 * pitch;
    let first = |last: f64| last - long;
    // A queue ends below the other gods' badges. A long one ends at the edge, then takes the place of the name: the
    // icon is enough to know the god.
    let fits = |first: &f64| first - size * 0.72 >= name;
    let below = Some(first(column)).filter(fits);
    let first = below.unwrap_or_else(|| first(end - size * 0.59));
    for (at, seat) in table.board.queue.iter().enumerate() {
        canvas.badge(table.token(seat), (first + at as f64 * pitch, y), size, Badge::Full);
    }
    fits(&first)
}
