//! The seat's orders for the offerings: gods in order, each up to a limit.

use super::super::table::{Table, god_id};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::style::Type;
use agon_rules::cyclades::data::God;
use agon_rules::order::Instruction;

/// The height it adds to a picture.
pub(super) const HEIGHT: f64 = 76.0;

/// A place of the plan: the god (`None` is Apollo) and the highest offering.
pub(super) struct Place {
    god: Option<God>,
    limit: Option<i64>,
}

/// Returns the places in their order, none without a plan.
pub(super) fn of(table: &Table) -> Vec<Place> {
    let entries = table.scene.orders.iter().filter_map(|order| match &order.instruction {
        Instruction::List(entries) => Some(entries),
        Instruction::UpTo(_) | Instruction::Decline => None,
    });
    let god = |words: &str| words.rsplit(' ').next().and_then(God::read);
    entries.flatten().map(|entry| Place { god: god(&entry.words), limit: entry.limit }).collect()
}

/// Draws the band below everything: `Plan  1 Ares ≤ 8  2 Apollo`.
pub(super) fn plan(table: &Table, canvas: &mut Canvas, plan: &[Place], area: Area) {
    if plan.is_empty() {
        return;
    }
    let tokens = canvas.tokens;
    canvas.panel(area, 10.0);
    let y = area.middle();
    let head = canvas.text((area.x + 20.0, y), &table.word("plan"), Type::new(30.0, tokens.ink2));
    let left = area.x + 20.0 + head + 24.0;
    let wide = (area.right() - 12.0 - left) / 5.0;
    for (at, place) in plan.iter().enumerate() {
        let x = left + at as f64 * wide;
        let rank = Type::new(30.0, tokens.ink2).bold();
        let rank = canvas.text((x, y), &(at + 1).to_string(), rank);
        canvas.icon(god_id(place.god), (x + rank + 28.0, y), 38.0, tokens.ink, tokens.panel);
        let x = x + rank + 54.0;
        match place.limit {
            Some(limit) => canvas.text((x, y), &format!("≤ {limit}"), Type::new(34.0, tokens.ink).bold()),
            None => canvas.text((x, y), &table.god(place.god), Type::new(32.0, tokens.ink)),
        };
    }
}
