//! The land: tiles, their symbols and coordinates, and shrines. It changes only with a new tile.

use super::grid::{Grid, Point};
use super::plan::{CLOSE, CODES};
use crate::canvas::Canvas;
use crate::palette::{Colour, Tokens};
use crate::style::{Paint, Type};
use agon_rules::attika::data::Landscape;
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Map, Space};

/// The smallest hex with room for two characters and nothing else.
const CHARACTERS: f64 = 24.0;

/// Returns the colour of an empty hex. Tiles alternate between two tints.
pub(super) fn tint(tokens: &Tokens, tile: u8) -> Colour {
    if tile % 2 == 1 { tokens.land } else { tokens.land.mixed(tokens.coast, 0.16) }
}

/// Draws tiles and shrines.
pub(super) fn land(canvas: &mut Canvas, grid: &Grid, map: &Map) {
    let tokens = canvas.tokens;
    let all = map.spaces().map(|space| map.hex(space));
    canvas.path(&grid.path(all, 0.0), Paint::fill(tokens.coast).edged(tokens.coast, scaled(grid, 9.0)));
    for odd in [false, true] {
        let tinted = map.spaces().filter(|space| (space.tile() % 2 == 1) == odd).map(|space| map.hex(space));
        let path = grid.path(tinted, 2.0);
        if !path.is_empty() {
            canvas.path(&path, Paint::fill(tint(tokens, u8::from(odd))));
        }
    }
    for space in map.spaces() {
        let ground = tint(tokens, space.tile());
        let at = grid.at(map.hex(space));
        let symbol = map.symbol(space);
        if let Some(landscape) = symbol {
            landscape_of(canvas, landscape, symbol_place(grid, at), ground);
        }
        coordinate(canvas, grid, space, at, symbol.is_some());
    }
    for &shrine in map.shrines() {
        self::shrine(canvas, grid, shrine);
    }
}

/// Scales a length of the largest hex to this grid.
pub(super) fn scaled(grid: &Grid, length: f64) -> f64 {
    length * grid.size / super::grid::MOST
}

/// Returns middle and size of a hex's symbol: above the coordinate if both have room.
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

/// Draws a landscape's icon in its colour.
pub(super) fn landscape_of(canvas: &mut Canvas, landscape: Landscape, (at, size): (Point, f64), ground: Colour) {
    let tokens = canvas.tokens;
    let ink = if landscape == Landscape::Water { water(tokens, ground) } else { tokens.ink2 };
    canvas.icon(landscape.id(), at, size, ink, ground);
}

/// Returns the colour of water: blue, or as light as text on the sea if the land is as dark as the sea.
fn water(tokens: &Tokens, ground: Colour) -> Colour {
    if tokens.sea.contrast(ground) < 2.0 { tokens.seaink } else { tokens.sea }
}

fn coordinate(canvas: &mut Canvas, grid: &Grid, space: Space, (x, y): Point, below: bool) {
    let style = Type::new(30.0, canvas.tokens.ink2).centred().squeezed(grid.size * 1.4);
    if below && grid.size >= CLOSE {
        canvas.text((x, y + foot(grid.size)), space.name(), style.on_baseline());
    } else if !below && grid.size >= CHARACTERS {
        canvas.text((x, y), space.name(), style);
    }
}

fn shrine(canvas: &mut Canvas, grid: &Grid, hex: Hex) {
    let tokens = canvas.tokens;
    let paint = Paint::fill(tokens.band).edged(tokens.gold, scaled(grid, 6.0).max(3.0));
    canvas.path(&grid.path([hex], 3.0), paint);
    canvas.icon("shrine", grid.at(hex), scaled(grid, 60.0), tokens.gold, tokens.band);
}

/// Draws a single tile in a turn, with its symbols, at the size of the grid.
pub(super) fn single(canvas: &mut Canvas, grid: &Grid, tile: u8, turn: u8) {
    let tokens = canvas.tokens;
    let hexes: Vec<Hex> = super::grid::tile(Hex::new(0, 0)).collect();
    let whole = Paint::fill(tokens.coast).edged(tokens.coast, scaled(grid, 9.0));
    canvas.path(&grid.path(hexes.iter().copied(), 0.0), whole);
    canvas.path(&grid.path(hexes.iter().copied(), 1.5), Paint::fill(tokens.land));
    for (place, &hex) in (0..).zip(&hexes) {
        if let Some(landscape) = agon_rules::attika::data::symbol(tile, turn, place) {
            let size = (grid.size * 1.1).max(26.0);
            landscape_of(canvas, landscape, (grid.at(hex), size), tokens.land);
        }
    }
}
