//! The land: tiles, their symbols and coordinates, and shrines. It changes only with a new tile.

use super::grid::{Grid, Point};
use crate::canvas::Canvas;
use crate::palette::{Colour, Tokens};
use crate::style::{Paint, Type};
use agon_rules::attika::data::Landscape;
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Anchor, Map, Space, Spaces};

/// The smallest hex with room for two characters and nothing else.
const CHARACTERS: f64 = 24.0;
/// Below this size symbol and coordinate stand closer together.
const CODES: f64 = 41.5;
/// Below this size a hex has no room for both.
const CLOSE: f64 = 29.0;
/// Below this size signs take more of their hex, and a shrine has room for its letter alone.
pub(super) const SMALL: f64 = 38.0;
/// The share of the ground in the colour of a symbol on land.
const QUIET: f64 = 0.25;

/// The spaces whose coordinates are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Codes {
    /// No space. Its symbol stands in its middle.
    Hidden,
    /// All spaces but these, which have no symbol either.
    Shown { but: Spaces },
}

/// Returns the colour of an empty hex. Tiles alternate between two tints.
pub(super) fn tint(tokens: &Tokens, tile: u8) -> Colour {
    if tile % 2 == 1 { tokens.land } else { tokens.land.mixed(tokens.coast, 0.13) }
}

/// Draws the tiles with their symbols.
pub(super) fn land(canvas: &mut Canvas, grid: &Grid, map: &Map, codes: Codes) {
    let tokens = canvas.tokens;
    let spaces: Vec<Space> = map.spaces().filter(|&space| grid.shows(map.hex(space))).collect();
    let hexes = |spaces: &[Space]| spaces.iter().map(|&space| map.hex(space)).collect::<Vec<Hex>>();
    canvas.path(&grid.path(hexes(&spaces), 0.0), Paint::fill(tokens.coast).edged(tokens.coast, scaled(grid, 11.0)));
    let (odd, even): (Vec<Space>, Vec<Space>) = spaces.iter().copied().partition(|space| space.tile() % 2 == 1);
    for (tinted, tile) in [(even, 0), (odd, 1)] {
        let path = grid.path(hexes(&tinted), 1.2);
        if !path.is_empty() {
            canvas.path(&path, Paint::fill(tint(tokens, tile)));
        }
    }
    for space in spaces {
        let (at, symbol) = (grid.at(map.hex(space)), map.symbol(space));
        match codes {
            Codes::Hidden => {
                if let Some(landscape) = symbol {
                    let size = if grid.size < SMALL { grid.size } else { 0.93 * grid.size };
                    self::symbol(canvas, landscape, (at, size), space);
                }
            }
            Codes::Shown { but } if but.has(space) => {}
            Codes::Shown { .. } => {
                if let Some(landscape) = symbol {
                    self::symbol(canvas, landscape, symbol_place(grid, at), space);
                }
                coordinate(canvas, grid, space, at, symbol.is_some());
            }
        }
    }
}

/// Scales a length of the largest hex of a whole board to this grid.
pub(super) fn scaled(grid: &Grid, length: f64) -> f64 {
    length * grid.size / super::grid::MOST
}

/// Returns middle and size of the symbol of a hex with a coordinate: above the coordinate if both have room.
fn symbol_place(grid: &Grid, (x, y): Point) -> (Point, f64) {
    let size = grid.size;
    if size < CLOSE {
        return ((x, y), scaled(grid, 46.0).max((size * 1.2).min(30.0)));
    }
    if size < CODES {
        let symbol = size * 0.8;
        return ((x, y + foot(size) - 23.5 - symbol / 2.0), symbol);
    }
    let symbol = scaled(grid, 46.0);
    ((x, y + (foot(size) - 24.0 - symbol / 2.0).min(-0.21 * size)), symbol)
}

/// Returns the foot of a coordinate under a symbol, below the middle of a hex of a size.
fn foot(size: f64) -> f64 {
    size * if size < CODES { 0.67 } else { 0.717 }
}

/// Draws the symbol of a space, quieter than a building, except in high contrast.
pub(super) fn symbol(canvas: &mut Canvas, landscape: Landscape, (at, size): (Point, f64), space: Space) {
    let tokens = canvas.tokens;
    let ground = tint(tokens, space.tile());
    let strict = tokens.panel_edge.is_some();
    let share = if strict || landscape == Landscape::Water { 0.0 } else { QUIET };
    canvas.icon(landscape.id(), at, size, ink(tokens, landscape, ground).mixed(ground, share), ground);
}

/// Draws a landscape's icon in its colour.
pub(super) fn landscape_of(canvas: &mut Canvas, landscape: Landscape, (at, size): (Point, f64), ground: Colour) {
    canvas.icon(landscape.id(), at, size, ink(canvas.tokens, landscape, ground), ground);
}

/// Returns the colour of a landscape's icon. Water is blue, or lighter on a ground as dark as the sea.
fn ink(tokens: &Tokens, landscape: Landscape, ground: Colour) -> Colour {
    match landscape {
        Landscape::Water if tokens.sea.contrast(ground) < 2.2 => tokens.sea.mixed(tokens.seaink, 0.6),
        Landscape::Water => tokens.sea,
        Landscape::Forest | Landscape::Hill | Landscape::Mountain => tokens.ink2,
    }
}

fn coordinate(canvas: &mut Canvas, grid: &Grid, space: Space, (x, y): Point, below: bool) {
    let style = Type::new(30.0, canvas.tokens.ink2).centred().squeezed(grid.size * 1.4);
    if below && grid.size >= CLOSE {
        canvas.text((x, y + foot(grid.size)), space.name(), style.on_baseline());
    } else if !below && grid.size >= CHARACTERS {
        canvas.text((x, y), space.name(), style);
    }
}

/// Draws the shrines with their letters.
pub(super) fn shrines(canvas: &mut Canvas, grid: &Grid, map: &Map) {
    let tokens = canvas.tokens;
    for (number, &hex) in (0..).zip(map.shrines()).filter(|&(_, &hex)| grid.shows(hex)) {
        let ((x, y), size) = (grid.at(hex), grid.size);
        let line = 6.0 * grid.line_scale();
        canvas.path(&grid.path([hex], line / 2.0), Paint::fill(tokens.band).edged(tokens.gold, line));
        let letter = Type::new((0.7 * size).max(30.0), Colour::WHITE).bold().centred().squeezed(size);
        if size < CHARACTERS {
            canvas.icon("shrine", (x, y), 1.2 * size, tokens.gold, tokens.band);
        } else if size < SMALL {
            canvas.text((x, y), Anchor::shrine(number).name(), letter);
        } else {
            canvas.icon("shrine", (x, y - 0.3 * size), 0.89 * size, tokens.gold, tokens.band);
            canvas.text((x, y + 0.49 * size), Anchor::shrine(number).name(), letter);
        }
    }
}

/// Draws a single tile in a turn, with its symbols, at the size of the grid.
pub(super) fn single(canvas: &mut Canvas, grid: &Grid, tile: u8, turn: u8) {
    let tokens = canvas.tokens;
    let hexes: Vec<Hex> = super::grid::tile(Hex::new(0, 0)).collect();
    let whole = Paint::fill(tokens.coast).edged(tokens.coast, scaled(grid, 11.0));
    canvas.path(&grid.path(hexes.iter().copied(), 0.0), whole);
    canvas.path(&grid.path(hexes.iter().copied(), 1.5), Paint::fill(tokens.land));
    for (place, &hex) in (0..).zip(&hexes) {
        if let Some(landscape) = agon_rules::attika::data::symbol(tile, turn, place) {
            let size = (grid.size * 1.1).max(26.0);
            landscape_of(canvas, landscape, (grid.at(hex), size), tokens.land);
        }
    }
}
