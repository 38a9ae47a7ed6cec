//! The countries: connected buildings of one seat as one shape, with a dark border round it and fine joints in it.
//!
//! All borders are drawn before all countries, so two countries always have a dark line between them.

use super::grid::{Grid, Point};
use crate::canvas::{Canvas, ring};
use crate::city::Token;
use crate::style::Paint;
use agon_rules::Seat;
use agon_rules::attika::Map;
use agon_rules::attika::hex::{DIRECTIONS, Hex};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The distance of a border's middle from the edge of its hex, and its width.
const BORDER: (f64, f64) = (2.5, 4.0);
/// The distance of a country's colour from the edge of its hex, and the width of its own line.
const COLOUR: (f64, f64) = (4.5, 2.0);
/// Half of the width of the strip that joins two hexes, and its distance from the ends of their common edge.
const STRIP: (f64, f64) = (7.0, 4.0);
/// The radius of the disc over the common corner of three hexes.
const CORNER: f64 = 8.0;
/// The width of a joint, its distance from the ends of the edge, and the share of the letters' colour in it.
const JOINT: (f64, f64, f64) = (2.0, 5.0, 0.32);

/// Draws the countries of all seats, without their buildings.
pub(super) fn countries(canvas: &mut Canvas, grid: &Grid, map: &Map, tokens: &[Token]) {
    let hexes = |seat: Seat| -> BTreeSet<Hex> {
        map.buildings(seat).map(|space| map.hex(space)).filter(|&hex| grid.shows(hex)).collect()
    };
    let seats = (0..).map(Seat).zip(tokens);
    let all: Vec<(Token, BTreeSet<Hex>)> = seats.map(|(seat, &token)| (token, hexes(seat))).collect();
    let (edge, scale) = (canvas.tokens.edge, grid.line_scale());
    let border = grid.path(all.iter().flat_map(|(_, hexes)| hexes.iter().copied()), BORDER.0 * scale);
    if !border.is_empty() {
        canvas.path(&border, Paint::fill(edge).edged(edge, BORDER.1 * scale));
    }
    for (token, hexes) in all.iter().filter(|(_, hexes)| !hexes.is_empty()) {
        country(canvas, grid, *token, hexes);
    }
}

/// Draws all hexes of a seat in its colour, neighbours joined.
fn country(canvas: &mut Canvas, grid: &Grid, token: Token, hexes: &BTreeSet<Hex>) {
    let (colour, scale) = (token.city.colour(canvas.tokens), grid.line_scale());
    let paint = Paint::fill(colour).edged(colour, COLOUR.1 * scale);
    canvas.path(&grid.path(hexes.iter().copied(), COLOUR.0 * scale), paint);
    let (mut strips, mut joints) = (String::new(), String::new());
    for (one, other) in pairs(hexes) {
        let edge = Edge::between(grid.at(one), grid.at(other));
        let (across, along) = (STRIP.0 * scale, (grid.size / 2.0 - STRIP.1 * scale).max(1.0));
        // All strips turn the same way, so that none makes a hole in another.
        let corners = [(-across, -along), (across, -along), (across, along), (-across, along)];
        strips.push_str(&ring(&corners.map(|(across, along)| edge.point(across, along))));
        let along = (grid.size / 2.0 - JOINT.1 * scale).max(1.0);
        let ((a, b), (c, d)) = (edge.point(0.0, -along), edge.point(0.0, along));
        let _ = write!(joints, "M{a:.1} {b:.1}L{c:.1} {d:.1}");
    }
    if strips.is_empty() {
        return;
    }
    canvas.path(&strips, Paint::fill(colour));
    for corner in corners(hexes) {
        let [(a, b), (c, d), (e, f)] = corner.map(|hex| grid.at(hex));
        canvas.circle(((a + c + e) / 3.0, (b + d + f) / 3.0), CORNER * scale, Paint::fill(colour));
    }
    canvas.path(&joints, Paint::stroke(colour.mixed(colour.letters(), JOINT.2), JOINT.0 * scale));
}

/// Returns each pair of neighbours once.
fn pairs(hexes: &BTreeSet<Hex>) -> impl Iterator<Item = (Hex, Hex)> + '_ {
    let towards = |&hex: &Hex| DIRECTIONS.into_iter().take(3).map(move |step| (hex, hex.plus(step)));
    hexes.iter().flat_map(towards).filter(move |(_, other)| hexes.contains(other))
}

/// Returns each three hexes with a common corner once.
fn corners(hexes: &BTreeSet<Hex>) -> impl Iterator<Item = [Hex; 3]> + '_ {
    let [east, south_east, south_west, ..] = DIRECTIONS;
    let beside = move |&hex: &Hex| {
        let three = |one: Hex, other: Hex| [hex, hex.plus(one), hex.plus(other)];
        [three(east, south_east), three(south_east, south_west)]
    };
    hexes.iter().flat_map(beside).filter(move |three| three.iter().all(|hex| hexes.contains(hex)))
}

/// The common edge of two hexes.
struct Edge {
    middle: Point,
    /// The direction from one hex to the other, of length 1.
    across: Point,
}

impl Edge {
    fn between((x, y): Point, (u, v): Point) -> Edge {
        let length = (u - x).hypot(v - y).max(1.0);
        Edge { middle: (f64::midpoint(x, u), f64::midpoint(y, v)), across: ((u - x) / length, (v - y) / length) }
    }

    /// Returns the point so far across the edge and along it, from its middle.
    fn point(&self, across: f64, along: f64) -> Point {
        let ((x, y), (u, v)) = (self.middle, self.across);
        (x + across * u - along * v, y + across * v + along * u)
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::tile;
    use super::*;

    #[test]
    fn every_common_edge_and_every_common_corner_is_found_once() {
        let whole: BTreeSet<Hex> = tile(Hex::new(0, 0)).collect();
        assert_eq!((pairs(&whole).count(), corners(&whole).count()), (12, 6));
        let chain: BTreeSet<Hex> = [Hex::new(0, 0), Hex::new(1, 0), Hex::new(2, 0)].into();
        assert_eq!((pairs(&chain).count(), corners(&chain).count()), (2, 0));
    }

    #[test]
    fn an_edge_lies_across_the_line_between_two_hexes() {
        let grid = Grid::new(40.0, (0.0, 0.0));
        let edge = Edge::between(grid.at(Hex::new(0, 0)), grid.at(Hex::new(1, 0)));
        let (x, y) = edge.point(0.0, 20.0);
        let corner = grid.corners(Hex::new(0, 0), 0.0)[2];
        assert!((x - corner.0).abs() < 1e-9 && (y - corner.1).abs() < 1e-9, "{x} {y} {corner:?}");
    }
}
