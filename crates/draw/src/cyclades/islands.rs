//! Islands: coasts in the colours of owners, slots, metropolises, prosperity, troops, figurines, names.

use super::chart::Point;
use super::coast::outline;
use super::pieces::{self, BLACK};
use super::sites::{self, SLOT, Site};
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::palette::Colour;
use crate::style::Paint;
use agon_rules::cyclades::Isles;
use agon_rules::cyclades::data::{Building, Creature, Island};

/// The most separate coins. More become one coin with a number.
const COINS: u8 = 3;

/// Draws the coasts of owned islands in the colours of their owners.
pub(super) fn coasts(table: &Table, canvas: &mut Canvas) {
    let map = table.board.map();
    for island in map.islands.iter() {
        if let Some(owner) = table.board.holding(island).owner {
            let colour = table.token(owner).city.colour(canvas.tokens);
            let path = outline(table.chart, map.lands[island.index()]);
            canvas.path(&path, Paint::stroke(colour, 4.0 * table.chart.scale));
        }
    }
}

/// Draws everything on the islands except their names. Some islands have no troops on the picture.
pub(super) fn islands(table: &Table, canvas: &mut Canvas, without: Isles) {
    let (board, map) = (table.board, table.board.map());
    for island in map.islands.iter() {
        let Some(site) = Site::of(table.chart, board, island) else { continue };
        let (holding, covered) = (board.holding(island), map.covered(island));
        let frame = site.metropolis(covered);
        if holding.metropolis && table.shows((frame.x + frame.w / 2.0, frame.middle()), (frame.w / 2.0, frame.h / 2.0))
        {
            metropolis(canvas, frame, site.size);
        }
        let under = if holding.metropolis { usize::from(covered) } else { 0 };
        let half = SLOT * site.size;
        for (&at, &building) in site.slots.iter().zip(&holding.slots).skip(under) {
            if table.shows(at, (half, half)) {
                slot(canvas, at, site.size, building);
            }
        }
        let reach = 30.0 * site.size;
        if let Some(owner) =
            holding.owner.filter(|_| !without.has(island) && table.shows(site.garrison, (reach, reach)))
        {
            let troops = (table.token(owner), holding.troops);
            pieces::troops(canvas, troops, site.garrison, site.size, site.count);
        }
        coins(table, canvas, &site, map.prosperity(island) + holding.markers);
    }
    // Figurines reach over the coasts of other islands, so they come after all islands.
    for island in map.islands.iter() {
        if let (Some(creature), Some(site)) = (sites::figurine(board, island), Site::of(table.chart, board, island))
            && table.shows(site.figurine, (20.0 * site.size, 20.0 * site.size))
        {
            figurine(canvas, creature, site.figurine, site.size);
        }
    }
}

/// Draws the names of the islands except some.
pub(super) fn names(table: &Table, canvas: &mut Canvas, without: Isles) {
    for island in table.board.map().islands.iter().filter(|&island| !without.has(island)) {
        if let Some(site) = Site::of(table.chart, table.board, island) {
            name(canvas, table, island, &site);
        }
    }
}

fn name(canvas: &mut Canvas, table: &Table, island: Island, site: &Site) {
    let tokens = canvas.tokens;
    let (text, style) = (sites::name(island), sites::name_style(tokens.ink, site.size));
    let reach = (Canvas::width(&text, style) / 2.0 + 10.0, style.size * 0.7);
    if table.shows(site.name, reach) {
        canvas.text(site.name, &text, style.ringed(tokens.land));
    }
}

/// Draws a slot: dashed if free, else with its building's icon.
fn slot(canvas: &mut Canvas, (x, y): Point, size: f64, building: Option<Building>) {
    let (tokens, half) = (canvas.tokens, SLOT * size);
    let area = Area::new(x - half, y - half, 2.0 * half, 2.0 * half);
    match building {
        None => canvas.rect(area, 5.0 * size, Paint::stroke(tokens.coast, 2.4 * size).dashed("3 7")),
        Some(building) => {
            canvas.rect(area, 5.0 * size, Paint::fill(tokens.halo).edged(tokens.edge, 3.0 * size));
            canvas.icon(building.id(), (x, y), 28.0 * size, tokens.ink, tokens.halo);
        }
    }
}

/// Draws one plate over the site, and two pillars if there is room.
fn metropolis(canvas: &mut Canvas, area: Area, size: f64) {
    let tokens = canvas.tokens;
    let ink = tokens.accent.letters();
    let (x, y) = (area.x + area.w / 2.0, area.middle());
    canvas.rect(area, 6.0 * size, Paint::fill(tokens.accent).edged(tokens.edge, 3.0 * size));
    canvas.icon("metropolis", (x, y), 40.0 * size, ink, tokens.accent);
    if area.w > 60.0 * size {
        for pillar in [x - 29.0 * size, x + 29.0 * size] {
            canvas.line((pillar, y - 13.0 * size), (pillar, y + 13.0 * size), Paint::stroke(ink, 4.0 * size));
        }
    }
}

/// Draws prosperity coin by coin, or as one coin with a number.
fn coins(table: &Table, canvas: &mut Canvas, site: &Site, count: u8) {
    let ((x, y), size) = (site.coins, site.size);
    if !table.shows(site.coins, (36.0 * size, 12.0 * size)) {
        return;
    }
    if count > COINS {
        // On a small island it stays clear of the number of troops.
        let aside = if site.cells.len() < 3 { -14.0 * size } else { 0.0 };
        canvas.coin((x + aside, y + 2.0 * size), 16.0 * size, Some(count.into()));
        return;
    }
    for at in 0..count {
        let x = x + (f64::from(at) - f64::from(count - 1) / 2.0) * 24.0 * size;
        canvas.coin((x, y), 11.0 * size, None);
    }
}

fn figurine(canvas: &mut Canvas, creature: Creature, at: Point, size: f64) {
    canvas.circle(at, 19.0 * size, Paint::fill(BLACK).edged(Colour::WHITE, 3.0 * size));
    canvas.icon(creature.id(), at, 29.0 * size, Colour::WHITE, BLACK);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cyclades::chart::Chart;
    use agon_rules::cyclades::{Board, Options};

    #[test]
    fn no_spear_reaches_the_name_of_its_island() {
        /// The height of a spear above the middle of the shield, its line included.
        const TIP: f64 = 28.0;
        for seats in 2..=5 {
            let board = Board::new(seats, Options::default());
            for island in board.map().islands.iter() {
                let site = Site::of(Chart::of(&board), &board, island).expect("an island of the board");
                let below = site.name.1 + 0.365 * 30.0;
                assert!(site.garrison.1 - TIP * site.size >= below, "{seats} seats, {}", island.id());
            }
        }
    }
}
