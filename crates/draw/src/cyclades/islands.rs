//! Islands: slots, metropolises, prosperity, troops, figurines, names.

use super::chart::Point;
use super::sites::{self, Site};
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::cyclades::data::{Building, Creature, Island};

/// The most separate coins. More become one coin with a number.
const COINS: u8 = 3;

/// Draws everything on the islands except their names.
pub(super) fn islands(table: &Table, canvas: &mut Canvas) {
    let (board, map) = (table.board, table.board.map());
    for island in map.islands.iter() {
        let Some(site) = Site::of(table.chart, board, island) else { continue };
        let holding = board.holding(island);
        let covered = map.covered(island);
        let frame = site.metropolis(covered);
        if holding.metropolis {
            metropolis(canvas, frame);
        } else {
            canvas.rect(frame, 7.0, Paint::stroke(canvas.tokens.accent, 3.0).dashed("9 8"));
        }
        let under = if holding.metropolis { usize::from(covered) } else { 0 };
        for (&at, &building) in site.slots.iter().zip(&holding.slots).skip(under) {
            slot(canvas, at, site.slot, building);
        }
        if let Some(owner) = holding.owner {
            garrison(canvas, table.token(owner), holding.troops, site.garrison);
        }
        match map.prosperity(island) + holding.markers {
            few @ 0..=COINS => coins(canvas, site.coins, few),
            many => canvas.coin(site.counted_coin(table.chart, board), 16.0, Some(many.into())),
        }
    }
    // Figurines reach over the coasts of other islands and the places of fleets, so they come after all islands.
    for island in map.islands.iter() {
        if let (Some(creature), Some(site)) = (sites::figurine(board, island), Site::of(table.chart, board, island)) {
            figurine(canvas, creature, site.figurine);
        }
    }
}

/// Draws the names of the islands, over the pieces.
pub(super) fn names(table: &Table, canvas: &mut Canvas) {
    for island in table.board.map().islands.iter() {
        if let Some(site) = Site::of(table.chart, table.board, island) {
            name(canvas, table, island, site.name);
        }
    }
}

fn name(canvas: &mut Canvas, table: &Table, island: Island, at: Point) {
    let tokens = canvas.tokens;
    let (text, style) = (sites::name(island), Type::new(30.0, tokens.ink).centred().on_baseline());
    let wide = Canvas::width(&text, style) > table.chart.cell - 6.0;
    canvas.text(at, &text, if wide { style.ringed(tokens.land) } else { style });
}

/// Draws a slot: dashed if free, else with its building's icon.
fn slot(canvas: &mut Canvas, (x, y): Point, half: f64, building: Option<Building>) {
    let tokens = canvas.tokens;
    let area = Area::new(x - half, y - half, 2.0 * half, 2.0 * half);
    match building {
        None => canvas.rect(area, 5.0, Paint::stroke(tokens.coast, 3.0).dashed("3 8")),
        Some(building) => {
            canvas.rect(area, 5.0, Paint::fill(tokens.halo).edged(tokens.edge, 3.0));
            canvas.icon(building.id(), (x, y), (2.0 * half - 6.0).max(26.0), tokens.ink, tokens.halo);
        }
    }
}

/// Draws one plate over the site, and two pillars if there is room.
fn metropolis(canvas: &mut Canvas, area: Area) {
    let tokens = canvas.tokens;
    let ink = tokens.accent.letters();
    let (x, y) = (area.x + area.w / 2.0, area.middle());
    canvas.rect(area, 6.0, Paint::fill(tokens.accent).edged(tokens.edge, 3.0));
    canvas.icon("metropolis", (x, y), 38.0_f64.min(area.w - 6.0), ink, tokens.accent);
    if area.w > 66.0 {
        for pillar in [x - area.w / 2.0 + 10.0, x + area.w / 2.0 - 10.0] {
            canvas.line((pillar, y - 12.0), (pillar, y + 12.0), Paint::stroke(ink, 4.0));
        }
    }
}

/// Draws prosperity coin by coin.
fn coins(canvas: &mut Canvas, (x, y): Point, count: u8) {
    for at in 0..count {
        canvas.coin((x + (f64::from(at) - f64::from(count - 1) / 2.0) * 21.0, y), 10.0, None);
    }
}

/// A spear behind a shield. Its tip stays below the name of the island.
const SPEAR: &str = "M-20 21L17 -13M25 -20L21.5 -6.5L11.5 -16z";
/// The height of the spear above the middle of the shield, its line included.
#[cfg(test)]
const TIP: f64 = 22.5;

/// Draws troops: the badge as a shield before a spear, the number to the right. Without troops the badge is hollow.
fn garrison(canvas: &mut Canvas, token: Token, troops: u8, (x, y): Point) {
    let tokens = canvas.tokens;
    let shield = if troops > 1 { x - 11.0 } else { x };
    if troops > 0 {
        canvas.placed(SPEAR, (shield, y), 1.0, Paint::fill(tokens.edge).edged(tokens.edge, 4.0));
    }
    canvas.badge(token, (shield, y), 34.0, if troops > 0 { Badge::Full } else { Badge::Hollow });
    if troops > 1 {
        let style = Type::new(34.0, tokens.ink).bold().centred().ringed(tokens.land).on_piece();
        canvas.text((x + 21.0, y + 2.0), &troops.to_string(), style);
    }
}

fn figurine(canvas: &mut Canvas, creature: Creature, at: Point) {
    let tokens = canvas.tokens;
    canvas.circle(at, 18.0, Paint::fill(tokens.ink).edged(tokens.halo, 3.0));
    canvas.icon(creature.id(), at, 26.0, tokens.land, tokens.ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cyclades::chart::Chart;
    use agon_rules::cyclades::{Board, Options};

    #[test]
    fn no_spear_reaches_the_name_of_its_island() {
        for seats in 2..=5 {
            let board = Board::new(seats, Options::default());
            for island in board.map().islands.iter() {
                let site = Site::of(Chart::of(&board), &board, island).expect("an island of the board");
                assert!(site.garrison.1 - TIP >= site.name.1, "{seats} seats, {}", island.id());
            }
        }
    }
}
