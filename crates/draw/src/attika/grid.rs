//! The grid of hexes on a picture: hexes stand on a corner, and rows are half a hex apart (14.1).

use crate::area::Area;
use crate::canvas::ring;
use agon_rules::attika::hex::{DIRECTIONS, Hex};

pub(super) type Point = (f64, f64);

/// The largest distance from a hex's middle to a corner on a whole board, in pixels.
pub(super) const MOST: f64 = of_width(92.0);
/// The size of hexes for which widths of lines are given.
const DESIGNED: f64 = 42.9;
/// Half of the line round the coast, and a small gap.
const RIM: f64 = 6.0;
const SQRT_3: f64 = 1.732_050_807_568_877_2;

/// Returns the size of a hex of this width.
pub(super) const fn of_width(width: f64) -> f64 {
    width / SQRT_3
}

/// The extent of hexes, in columns and rows of the grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Span {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Span {
    /// Returns the span of some hexes. Without hexes, the span of the origin alone.
    pub(super) fn of(hexes: impl IntoIterator<Item = Hex>) -> Span {
        let mut span: Option<Span> = None;
        for hex in hexes {
            let (x, y) = column(hex);
            let old = span.unwrap_or(Span { left: x, right: x, top: y, bottom: y });
            span = Some(Span {
                left: old.left.min(x),
                right: old.right.max(x),
                top: old.top.min(y),
                bottom: old.bottom.max(y),
            });
        }
        span.unwrap_or(Span { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 })
    }

    /// Returns its width at a size of 1.
    fn width(self) -> f64 {
        SQRT_3 * (self.right - self.left + 1.0)
    }

    /// Returns its height at a size of 1.
    fn height(self) -> f64 {
        1.5 * (self.bottom - self.top) + 2.0
    }

    /// Adds a hex on each side, but nothing outside another span.
    pub(super) fn padded(self, within: Span) -> Span {
        Span {
            left: (self.left - 1.0).max(within.left),
            right: (self.right + 1.0).min(within.right),
            top: (self.top - 1.0).max(within.top),
            bottom: (self.bottom + 1.0).min(within.bottom),
        }
    }

    /// Returns the largest size at which it fits a width and a height, `most` at most.
    ///
    /// The width of a hex is a whole number of pixels. So equal things in a row of hexes have equal pixels, and the
    /// file is an eighth smaller.
    pub(super) fn size(self, width: f64, height: f64, most: f64) -> f64 {
        // A span fitted to the result must give the same size again.
        const HAIR: f64 = 1e-6;
        // Smaller hexes cannot spare a part of a pixel.
        const SMALL: f64 = 20.0;
        let (width, height) = (width - 2.0 * RIM, height - 2.0 * RIM);
        let size = (width / self.width()).min(height / self.height()).min(most);
        if size < SMALL { size } else { of_width((size * SQRT_3 + HAIR).floor()) }
    }

    /// Returns its height at a size.
    pub(super) fn tall(self, size: f64) -> f64 {
        self.height() * size + 2.0 * RIM
    }
}

/// Returns column and row of a hex. Columns are half steps.
fn column(hex: Hex) -> Point {
    (f64::from(hex.q) + f64::from(hex.r) / 2.0, f64::from(hex.r))
}

/// The positions of hexes on a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grid {
    /// The distance from the middle of a hex to its corners, in pixels.
    pub(super) size: f64,
    origin: Point,
    /// The area of a crop: hexes that it cuts are not shown.
    frame: Option<Area>,
}

impl Grid {
    /// Makes the grid with its origin at this point.
    pub(super) fn new(size: f64, origin: Point) -> Grid {
        Grid { size, origin, frame: None }
    }

    /// Fits a span into an area. The middle of `home` stays `lean` pixels to the right of the middle of the area while
    /// there is room, so a growing board moves as little as possible.
    pub(super) fn fit(area: Area, span: Span, home: Span, lean: f64) -> Grid {
        let size = span.size(area.w, area.h, MOST);
        let (across, down) = (size * SQRT_3, size * 1.5);
        let x = area.x + area.w / 2.0 + lean - across * f64::midpoint(home.left, home.right);
        let y = area.middle() - down * f64::midpoint(home.top, home.bottom);
        let least = (area.x + RIM - across * (span.left - 0.5), area.y + RIM + size - down * span.top);
        let most = (area.right() - RIM - across * (span.right + 0.5), area.bottom() - RIM - size - down * span.bottom);
        Grid { size, origin: (x.min(most.0).max(least.0).round(), y.min(most.1).max(least.1).round()), frame: None }
    }

    /// Puts a part of a board into the middle of an area, with hexes up to a size.
    pub(super) fn crop(area: Area, part: Span, most: f64) -> Grid {
        let size = part.size(area.w, area.h, most);
        let x = area.x + area.w / 2.0 - size * SQRT_3 * f64::midpoint(part.left, part.right);
        let y = area.middle() - size * 1.5 * f64::midpoint(part.top, part.bottom);
        Grid { size, origin: (x.round(), y.round()), frame: Some(area) }
    }

    /// True if a hex is on the picture as a whole.
    pub(super) fn shows(&self, hex: Hex) -> bool {
        let Some(Area { x: left, y: top, w, h }) = self.frame else { return true };
        let ((x, y), half) = (self.at(hex), self.size * SQRT_3 / 2.0);
        let across = x - half >= left && x + half <= left + w;
        across && y - self.size >= top && y + self.size <= top + h
    }

    /// True if a hex with its part of the coast keeps this many pixels from an area.
    pub(super) fn keeps_from(&self, hex: Hex, area: Area, gap: f64) -> bool {
        let (x, y) = self.at(hex);
        // The corner of the area that is nearest to the hex lies deepest in it, because a hex narrows upwards and
        // downwards.
        let (dx, dy) = ((x - x.clamp(area.x, area.right())).abs(), (y - y.clamp(area.y, area.bottom())).abs());
        let reach = self.size + 2.0 * (gap + RIM) / SQRT_3;
        dx >= reach * SQRT_3 / 2.0 || dy >= reach - dx / SQRT_3
    }

    /// Returns the scale of lines and gaps on hexes of this size.
    pub(super) fn line_scale(&self) -> f64 {
        (self.size / DESIGNED).clamp(0.4, 1.6)
    }

    /// Returns the middle of a hex.
    pub(super) fn at(&self, hex: Hex) -> Point {
        let (x, y) = column(hex);
        (self.origin.0 + self.size * SQRT_3 * x, self.origin.1 + self.size * 1.5 * y)
    }

    /// Returns the corners of a hex, this many pixels inside it, clockwise from the top.
    pub(super) fn corners(&self, hex: Hex, inset: f64) -> [Point; 6] {
        let ((x, y), size) = (self.at(hex), (self.size - inset).max(1.0));
        let half = size * SQRT_3 / 2.0;
        [(0.0, -size), (half, -size / 2.0), (half, size / 2.0), (0.0, size), (-half, size / 2.0), (-half, -size / 2.0)]
            .map(|(dx, dy)| (x + dx, y + dy))
    }

    /// Returns the outlines of hexes as one path.
    pub(super) fn path(&self, hexes: impl IntoIterator<Item = Hex>, inset: f64) -> String {
        hexes.into_iter().map(|hex| ring(&self.corners(hex, inset))).collect()
    }

    /// Returns four corners for each outer hex of a tile: the two ends of the edge that faces outwards, between their
    /// neighbours on the outline. Decoration round a tile uses them.
    pub(super) fn outline(&self, middle: Hex) -> Vec<[Point; 4]> {
        let edges = |(at, step): (usize, Hex)| {
            let corners = self.corners(middle.plus(step), 2.0);
            // The edge that faces outwards lies between the corners `at + 1` and `at + 2`.
            [0, 1, 2, 3].map(|next| corners[(at + next) % 6])
        };
        DIRECTIONS.into_iter().enumerate().map(edges).collect()
    }
}

/// Returns the seven hexes of a tile.
pub(super) fn tile(middle: Hex) -> impl Iterator<Item = Hex> {
    std::iter::once(middle).chain(DIRECTIONS.into_iter().map(move |step| middle.plus(step)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_fits_its_area_wherever_home_is() {
        let area = Area::new(24.0, 106.0, 796.0, 740.0);
        let home = Span::of(tile(Hex::new(0, 0)));
        for far in [Hex::new(9, 0), Hex::new(-9, 4), Hex::new(0, 12), Hex::new(5, -14)] {
            let hexes: Vec<Hex> = tile(Hex::new(0, 0)).chain(tile(far)).collect();
            let grid = Grid::fit(area, Span::of(hexes.iter().copied()), home, 200.0);
            for (x, y) in hexes.into_iter().flat_map(|hex| grid.corners(hex, 0.0)) {
                assert!(x >= area.x && x <= area.right() && y >= area.y && y <= area.bottom(), "{far:?}: {x} {y}");
            }
        }
    }

    #[test]
    fn what_does_not_grow_does_not_move() {
        let area = Area::new(24.0, 106.0, 796.0, 740.0);
        let home = Span::of(tile(Hex::new(0, 0)));
        let small = Grid::fit(area, home, home, 0.0);
        let grown = Grid::fit(area, Span::of(tile(Hex::new(0, 0)).chain(tile(Hex::new(2, 1)))), home, 0.0);
        assert_eq!(small, grown);
        assert!((small.size - MOST).abs() < 1e-9);
    }

    #[test]
    fn a_crop_shows_its_part_of_the_board_and_no_hex_that_it_cuts() {
        let whole = Span::of(tile(Hex::new(0, 0)).chain(tile(Hex::new(4, 2))));
        let area = Area::new(24.0, 200.0, 1152.0, 620.0);
        let part = Span::of([Hex::new(0, 0)]).padded(whole);
        let grid = Grid::crop(area, part, 100.0);
        assert!(tile(Hex::new(0, 0)).all(|hex| grid.shows(hex)) && grid.size > 99.0, "{}", grid.size);
        assert!(!grid.shows(Hex::new(7, 0)) && !grid.shows(Hex::new(0, 4)));
        assert_eq!(whole.padded(whole), whole);
    }

    #[test]
    fn an_area_beside_a_hex_keeps_its_distance_from_the_slanting_edges_too() {
        let grid = Grid::new(40.0, (0.0, 0.0));
        let corner = |x: f64, y: f64| Area::new(x, y, 50.0, 50.0);
        assert!(!grid.keeps_from(Hex::new(0, 0), corner(40.0, -10.0), 12.0));
        assert!(grid.keeps_from(Hex::new(0, 0), corner(56.0, -10.0), 12.0));
        assert!(!grid.keeps_from(Hex::new(0, 0), corner(20.0, 30.0), 12.0));
        assert!(grid.keeps_from(Hex::new(0, 0), corner(30.0, 48.0), 12.0));
    }

    #[test]
    fn the_outline_of_a_tile_is_outside_its_middle() {
        let grid = Grid::new(40.0, (0.0, 0.0));
        let outline = grid.outline(Hex::new(0, 0));
        assert_eq!(outline.len(), 6);
        for (x, y) in outline.iter().flat_map(|corners| [corners[1], corners[2]]) {
            assert!(x.hypot(y) > 2.5 * 40.0, "{x} {y}");
        }
    }
}
