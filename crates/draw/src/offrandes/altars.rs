//! The altars: tiers 5 and 10 in one line; 15, 20 and 25 below. Each tier follows a stele with its value.

use super::ladders::{ROWS, TOP_EDGE};
use super::{Table, animal};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::{MARGIN, WIDTH};
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::offrandes::data::Altar;

const STELE: f64 = 50.0;
const TIER_GAP: f64 = 12.0;
const LINE_GAP: f64 = 10.0;
const TALL: f64 = 118.0;
/// The width of a field: six altars and two steles fill a line.
pub(super) const FIELD: f64 = (WIDTH - 2.0 * MARGIN - TIER_GAP - 2.0 * STELE) / 6.0;
const TOP: f64 = TOP_EDGE + ROWS + 20.0;

/// The tiers of the two lines.
const LINES: [&[u8]; 2] = [&[1, 2], &[3, 4, 5]];

fn of(tier: u8) -> impl Iterator<Item = Altar> {
    Altar::ALL.into_iter().filter(move |altar| altar.tier() == tier)
}

/// Returns the block of a tier, stele and fields. Zeus takes the rest of the line.
fn block(tier: u8) -> Area {
    let line = usize::from(tier > 2);
    let before = LINES.get(line).into_iter().flat_map(|tiers| tiers.iter()).filter(|&&other| other < tier);
    let x = before.fold(MARGIN, |x, &other| x + STELE + of(other).count() as f64 * FIELD + TIER_GAP);
    let last = LINES.iter().any(|tiers| tiers.last() == Some(&tier));
    let width = if last { WIDTH - MARGIN - x } else { STELE + of(tier).count() as f64 * FIELD };
    Area::new(x, TOP + line as f64 * (TALL + LINE_GAP), width, TALL)
}

/// Returns the area that an altar fills in the block of its tier, right of the stele.
fn field(altar: Altar) -> Area {
    let block = block(altar.tier());
    let fields = of(altar.tier()).count() as f64;
    let at = of(altar.tier()).take_while(|&other| other != altar).count() as f64;
    let width = (block.w - STELE) / fields;
    Area::new(block.x + STELE + at * width, block.y, width, TALL)
}

/// Returns the area to mark for a changed altar.
pub(super) fn mark(altar: Altar) -> Area {
    let Area { x, y, w, h } = field(altar);
    Area::new(x + 6.0, y + 5.0, w - 12.0, h - 10.0)
}

/// Draws the tiers with their steles, and the lines between altars.
pub(super) fn colonnades(canvas: &mut Canvas) {
    let tokens = canvas.tokens;
    for tier in 1..=5 {
        let Area { x, y, h, .. } = block(tier);
        canvas.panel(block(tier), 8.0);
        let (inner, outer, low, b) = (x + 8.0, x + STELE, y + h - 8.0, y + h);
        let stele = format!(
            "M{inner:.1} {y:.1}H{outer:.1}V{b:.1}H{inner:.1}Q{x:.1} {b:.1} {x:.1} {low:.1}V{0:.1}Q{x:.1} {y:.1} {inner:.1} {y:.1}z",
            y + 8.0
        );
        canvas.path(&stele, Paint::fill(tokens.band));
        let points = of(tier).next().map_or(0, Altar::points);
        let style = Type::new(36.0, tokens.bandink).bold().centred();
        canvas.text((x + STELE / 2.0, y + h / 2.0), &points.to_string(), style);
        for altar in of(tier).skip(1) {
            let x = field(altar).x;
            canvas.line((x, y + 14.0), (x, b - 14.0), Paint::stroke(tokens.line, 2.0));
        }
    }
}

/// Draws the offerings on the altars: number, animal, owner. An empty altar shows its name in quiet ink.
pub(super) fn offerings(canvas: &mut Canvas, table: &Table) {
    let tokens = canvas.tokens;
    for altar in Altar::ALL {
        let Area { x, y, w, .. } = field(altar);
        let x = x + w / 2.0;
        let name = agon_lang::text(table.language(), &format!("god-{}", altar.id()), &[]);
        let there = table.board.altars.get(altar.index()).copied().flatten();
        let ink = if there.is_some() { tokens.ink } else { tokens.ink2 };
        canvas.text((x, y + 24.0), &name, Type::new(30.0, ink).centred());
        let Some(there) = there else {
            let place = Area::new(x - 46.0, y + 56.0, 92.0, 44.0);
            canvas.rect(place, 8.0, Paint::stroke(tokens.line, 3.0).dashed("2 9"));
            continue;
        };
        let y = y + 78.0;
        canvas.text((x - 63.0, y), &there.count.to_string(), Type::new(42.0, tokens.ink).bold().centred());
        canvas.icon(animal(there.animal), (x - 16.0, y), 52.0, tokens.ink, tokens.panel);
        if let Some(token) = table.token(there.owner) {
            canvas.badge(token, (x + 46.0, y), 42.0, Badge::Full);
        }
    }
}
