//! The coast of an island: the outline of its cells, with corners and edges bent a little by a fixed table.

use super::chart::{Chart, Point};
use agon_rules::cyclades::Seas;
use std::fmt::Write;

/// The distances that points of edges move inwards, in turn.
const SWING: [f64; 7] = [1.5, 5.0, 2.5, 6.0, 3.5, 0.5, 4.5];
/// The places of points on an edge, as shares of its length.
const POINTS: [f64; 2] = [0.3, 0.68];
/// The distances that corners move: capes inwards, bays out to sea.
const CAPE: f64 = 1.5;
const BAY: f64 = 7.0;

type Edge = (Point, Point);

/// True if two corners are the same.
fn meet((x, y): Point, (u, v): Point) -> bool {
    (x - u).abs() < 4.0 && (y - v).abs() < 4.0
}

/// Returns the outer edges of cells, clockwise, each from the end of the one before.
fn rim(chart: Chart, land: Seas) -> Vec<Edge> {
    let around = |space| {
        let corners = chart.corners(chart.centre(space), 0.0);
        (0..6).map(move |at| (corners[at], corners[(at + 1) % 6]))
    };
    let edges: Vec<Edge> = land.iter().flat_map(around).collect();
    let inner = |(a, b): Edge| edges.iter().any(|&(c, d)| meet(a, d) && meet(b, c));
    let mut rest: Vec<Edge> = edges.iter().copied().filter(|&edge| !inner(edge)).collect();
    let mut rim: Vec<Edge> = rest.pop().into_iter().collect();
    while let Some(&(_, end)) = rim.last() {
        let Some(next) = rest.iter().position(|&(start, _)| meet(start, end)) else { break };
        rim.push(rest.swap_remove(next));
    }
    // The outline begins at the first cell's first outer edge, wherever the walk began.
    let first = rim.iter().position(|edge| edges.iter().find(|&&one| !inner(one)) == Some(edge)).unwrap_or(0);
    rim.rotate_left(first);
    rim
}

/// Returns the coast of an island as a path.
pub(super) fn outline(chart: Chart, land: Seas) -> String {
    let rim = rim(chart, land);
    let count = rim.len();
    let mut points: Vec<Point> = Vec::with_capacity(3 * count);
    for (at, &(a, b)) in rim.iter().enumerate() {
        let (z, _) = rim[(at + count - 1) % count];
        points.push(corner(chart, z, a, b));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let long = dx.hypot(dy);
        for (number, share) in POINTS.into_iter().enumerate() {
            let swing = SWING[(2 * at + number + count) % SWING.len()] * chart.scale * 0.5;
            points.push((a.0 + dx * share - dy / long * swing, a.1 + dy * share + dx / long * swing));
        }
    }
    curve(&points)
}

/// Returns a corner between the one before and the one after, moved along its bisector.
fn corner(chart: Chart, z: Point, a: Point, b: Point) -> Point {
    let unit = |(x, y): Point| {
        let long = x.hypot(y).max(1.0);
        (x / long, y / long)
    };
    let (back, on) = ((z.0 - a.0, z.1 - a.1), (b.0 - a.0, b.1 - a.1));
    let cape = on.0 * back.1 - on.1 * back.0 > 0.0;
    let ((ux, uy), (vx, vy)) = (unit(back), unit(on));
    let (x, y) = (ux + vx, uy + vy);
    let long = x.hypot(y).max(0.01);
    let pull = chart.scale * if cape { CAPE } else { BAY };
    (a.0 + x / long * pull, a.1 + y / long * pull)
}

/// Returns a closed smooth line: curves from middle to middle, each bent towards a point.
fn curve(points: &[Point]) -> String {
    let middle = |at: usize| {
        let ((x, y), (u, v)) = (points[at % points.len()], points[(at + 1) % points.len()]);
        (f64::midpoint(x, u), f64::midpoint(y, v))
    };
    let mut path = String::new();
    if let Some(last) = points.len().checked_sub(1) {
        let (x, y) = middle(last);
        let _ = write!(path, "M{x:.1} {y:.1}");
        for (at, (x, y)) in points.iter().enumerate() {
            let (u, v) = middle(at);
            let _ = write!(path, "Q{x:.1} {y:.1} {u:.1} {v:.1}");
        }
        path.push('z');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::data::Island;
    use agon_rules::cyclades::{Board, Options, Sea};

    #[test]
    fn a_coast_has_the_outer_edges_of_its_cells_in_one_round() {
        for seats in 2..=5 {
            let board = Board::new(seats, Options::default());
            let (map, chart) = (board.map(), Chart::of(&board));
            for island in map.islands.iter() {
                let land = map.lands[island.index()];
                let rim = rim(chart, land);
                // Every border between two cells takes one edge from each.
                let borders: u32 = land.iter().map(|space| borders(land, space)).sum();
                assert_eq!(rim.len() as u32, land.len() * 6 - borders, "{}", island.id());
                for (at, (_, end)) in rim.iter().enumerate() {
                    assert!(meet(*end, rim[(at + 1) % rim.len()].0), "{}", island.id());
                }
            }
        }
    }

    /// Counts the cells of an island beside one of them.
    fn borders(land: Seas, space: Sea) -> u32 {
        let chart = Chart::of(&Board::new(5, Options::default()));
        let (x, y) = chart.centre(space);
        let beside = |other: Sea| {
            let (u, v) = chart.centre(other);
            other != space && (x - u).abs() < chart.cell * 1.1 && (y - v).abs() < chart.pitch() * 1.1
        };
        land.iter().filter(|&other| beside(other)).count() as u32
    }

    #[test]
    fn a_cape_moves_inwards_and_a_bay_out_to_sea() {
        let chart = Chart::of(&Board::new(5, Options::default()));
        // Clockwise round land to the south: first a corner to the south, then one to the north.
        let (x, y) = corner(chart, (-10.0, 0.0), (0.0, 0.0), (0.0, 10.0));
        assert!(x < 0.0 && y > 0.0);
        let (x, y) = corner(chart, (-10.0, 0.0), (0.0, 0.0), (0.0, -10.0));
        assert!(x < 0.0 && y < 0.0 && x.hypot(y) > 6.0);
    }

    #[test]
    fn a_coast_is_the_same_every_time() {
        let board = Board::new(5, Options::default());
        let land = board.map().lands[Island::Naxos.index()];
        let path = || outline(Chart::of(&board), land);
        assert_eq!(path(), path());
        assert!(path().starts_with('M') && path().ends_with('z'));
    }
}
