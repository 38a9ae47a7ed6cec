//! What stands on the land: buildings with their codes, bridges between neighbours of one seat, a building or tile to come.

use super::changes::{Change, mark_land};
use super::grid::{Grid, tile};
use super::land::{scaled, tint};
use super::plan::{CODES, pending};
use super::words::code;
use crate::Scene;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{self, Map, Space};
use std::fmt::Write;

/// A hex this large has room for a badge with its letter.
const LETTERS: f64 = 25.0;
/// How far a bridge reaches to each side of its edge, as a share of the way between two middles.
const BRIDGE: f64 = 0.065;
/// The share of the seat's colour on its hexes.
const TINT: f64 = 0.38;

/// The colour of a hex on which a seat has built.
fn built(canvas: &Canvas, token: Token) -> Colour {
    canvas.tokens.land.mixed(token.city.colour(canvas.tokens), TINT)
}

/// Draws what stands on the land, with the marks of the last change under badges and codes.
pub(super) fn buildings(
    canvas: &mut Canvas,
    grid: &Grid,
    (scene, view): (&Scene, &attika::View),
    tokens: &[Token],
    changes: &[Change],
) {
    let map = &view.board.map;
    let seats = || (0..).map(Seat).zip(tokens.iter().copied());
    for (seat, token) in seats() {
        ground(canvas, grid, map, seat, token);
    }
    let due = due(view).filter(|&(space, _)| map.has(space));
    let payer = tokens.get(view.board.turn.seat.index()).copied();
    if let (Some((space, _)), Some(token)) = (due, payer) {
        site(canvas, grid, map, space, token);
    }
    if let Some(middle) = pending(map, &view.scene) {
        let line = Paint::stroke(canvas.tokens.accent, 4.0).dashed("9 8");
        canvas.path(&grid.path(tile(middle), 4.0), line);
    }
    mark_land(canvas, grid, map, changes);
    for (seat, token) in seats() {
        for space in map.buildings(seat) {
            if let Some((_, building)) = map.on(space) {
                piece(canvas, grid, (map, space), &code(scene, building), (token, Badge::Full));
            }
        }
    }
    if let (Some((space, building)), Some(token)) = (due, payer) {
        piece(canvas, grid, (map, space), &code(scene, building), (token, Badge::Hollow));
    }
}

/// The building that is to be paid, and where.
fn due(view: &attika::View) -> Option<(Space, Building)> {
    match view.scene {
        attika::Scene::Pay { building, space, .. } => Some((space, building)),
        _ => None,
    }
}

/// Tints a seat's hexes, lines them, and joins neighbours.
fn ground(canvas: &mut Canvas, grid: &Grid, map: &Map, seat: Seat, token: Token) {
    let hexes: Vec<_> = map.buildings(seat).map(|space| map.hex(space)).collect();
    if hexes.is_empty() {
        return;
    }
    let colour = token.city.colour(canvas.tokens);
    canvas.path(&grid.path(hexes.iter().copied(), 2.0), Paint::fill(built(canvas, token)));
    let line = scaled(grid, 6.0).max(3.0);
    canvas.path(&grid.path(hexes, line / 2.0 + 3.0), Paint::stroke(colour, line));
    let bridges = bridges(grid, map, seat);
    if !bridges.is_empty() {
        canvas.path(&bridges, Paint::stroke(colour, scaled(grid, 16.0)));
    }
}

/// A short stroke over each edge between two buildings of a seat.
fn bridges(grid: &Grid, map: &Map, seat: Seat) -> String {
    let mut path = String::new();
    for space in map.buildings(seat) {
        let own = |next: &Space| *next > space && map.on(*next).is_some_and(|(owner, _)| owner == seat);
        for next in map.neighbours(space).filter(own) {
            let ((x, y), (u, v)) = (grid.at(map.hex(space)), grid.at(map.hex(next)));
            let on = |share: f64| (x + (u - x) * share, y + (v - y) * share);
            let ((a, b), (c, d)) = (on(0.5 - BRIDGE), on(0.5 + BRIDGE));
            let _ = write!(path, "M{a:.1} {b:.1}L{c:.1} {d:.1}");
        }
    }
    path
}

/// The space of a building that is not paid yet: a dashed line in the seat's colour.
fn site(canvas: &mut Canvas, grid: &Grid, map: &Map, space: Space, token: Token) {
    let hex = map.hex(space);
    let line = scaled(grid, 6.0).max(3.0);
    canvas.path(&grid.path([hex], 2.0), Paint::fill(tint(canvas.tokens, space.tile())));
    let colour = token.city.colour(canvas.tokens);
    canvas.path(&grid.path([hex], line / 2.0 + 3.0), Paint::stroke(colour, line).dashed("9 8"));
}

/// Badge and code on a hex; the code stands over a coordinate that is covered, so it is part of the piece.
fn piece(canvas: &mut Canvas, grid: &Grid, (map, space): (&Map, Space), code: &str, (token, kind): (Token, Badge)) {
    let (x, y) = grid.at(map.hex(space));
    let size = grid.size;
    if size < LETTERS {
        canvas.shape(token, (x, y), size, kind);
        return;
    }
    if size < CODES {
        canvas.badge(token, (x, y), 34.0, kind);
        return;
    }
    let below = size * 0.32;
    let above = (below - 28.0).max(-20.0).min(below - 29.5);
    let style = Type::new(30.0, canvas.tokens.ink).bold().centred().on_piece();
    canvas.badge(token, (x, y + above), 34.0, kind);
    canvas.text((x, y + below), code, style);
}
