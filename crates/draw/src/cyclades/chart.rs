//! The positions of the spaces of a board on a picture, whole or enlarged.

use agon_rules::cyclades::{Board, Sea};

/// A point of a picture, in its pixels.
pub(super) type Point = (f64, f64);

/// The longest row of a board (3.1).
const MIDDLE: usize = 5;
/// The width of a cell where pieces have their plain size.
const PLAIN: f64 = 77.0;

/// The layout of a board, in pixels. A cell is a hexagon. Its upper part has names and coins, the rest pieces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Chart {
    /// The width of a cell.
    pub(super) cell: f64,
    /// The distance from a cell's middle to its northern corner.
    pub(super) half: f64,
    /// The distance from a cell's middle down to the end of its upright edges.
    shoulder: f64,
    /// The left edge of the middle row.
    left: f64,
    /// The northern corners of row A.
    top: f64,
    /// The size of pieces and lines: 1 on the board of five seats.
    pub(super) scale: f64,
}

const SMALL: Chart = Chart { cell: 100.0, half: 50.0, shoulder: 29.0, left: 46.0, top: 112.0, scale: 1.06 };
const MEDIUM: Chart = Chart { cell: 84.0, half: 49.0, shoulder: 30.0, left: 18.0, top: 112.0, scale: 1.04 };
const LARGE: Chart = Chart { cell: PLAIN, half: 47.0, shoulder: 30.0, left: 18.0, top: 112.0, scale: 1.0 };

impl Chart {
    /// Returns the layout of a whole board.
    pub(super) fn of(board: &Board) -> Chart {
        match board.seats {
            0..=3 => SMALL,
            4 => MEDIUM,
            _ => LARGE,
        }
    }

    /// Returns the layout of an enlarged board whose row A begins at the upper left corner. In a large cell pieces leave
    /// room for words.
    pub(super) fn enlarged(cell: f64) -> Chart {
        let (half, shoulder) = ((cell * 0.61).round(), (cell * 0.39).round());
        Chart { cell, half, shoulder, left: 0.0, top: 0.0, scale: cell / PLAIN * 0.76 }
    }

    /// Moves the board by these distances.
    pub(super) fn moved(self, (right, down): Point) -> Chart {
        Chart { left: self.left + right, top: self.top + down, ..self }
    }

    /// Returns the distance from one row to the next.
    pub(super) fn pitch(self) -> f64 {
        self.half + self.shoulder
    }

    /// Returns the middle of a space.
    pub(super) fn centre(self, space: Sea) -> Point {
        let (row, column) = space.place();
        let indent = row.abs_diff(MIDDLE) as f64 / 2.0;
        (self.left + self.cell * (column as f64 + indent + 0.5), self.top + self.half + row as f64 * self.pitch())
    }

    /// Returns the corners of a cell, clockwise from the north, moved inwards by a number of pixels.
    pub(super) fn corners(self, (x, y): Point, inset: f64) -> [Point; 6] {
        let (w, a, b) = (self.cell / 2.0 - inset, self.half - inset * 1.1, self.shoulder - inset * 0.4);
        [(x, y - a), (x + w, y - b), (x + w, y + b), (x, y + a), (x - w, y + b), (x - w, y - b)]
    }

    /// Returns a point at these distances from another, in pixels of plain size.
    pub(super) fn off(self, (x, y): Point, right: f64, down: f64) -> Point {
        (x + right * self.scale, y + down * self.scale)
    }
}

/// The layout of the public board around its map.
#[derive(Debug)]
pub(super) struct Page {
    /// The height of the picture.
    pub(super) height: f64,
    /// The right edge of the sea.
    pub(super) sea: f64,
    /// The upper edge of the race.
    pub(super) race: f64,
    /// The left edge and the width of the panel.
    pub(super) panel: (f64, f64),
    /// The heights of a god's row and of a creature's row, without the gaps between them.
    pub(super) rows: (f64, f64),
    /// The number of places of the turn order in one line of the upper left corner.
    pub(super) track: usize,
}

static SMALL_PAGE: Page =
    Page { height: 1100.0, sea: 792.0, race: 1014.0, panel: (804.0, 372.0), rows: (60.0, 54.0), track: 4 };
static MEDIUM_PAGE: Page =
    Page { height: 1100.0, sea: 792.0, race: 1014.0, panel: (804.0, 372.0), rows: (51.0, 46.0), track: 4 };
static LARGE_PAGE: Page =
    Page { height: 1076.0, sea: 884.0, race: 990.0, panel: (896.0, 280.0), rows: (51.0, 46.0), track: 3 };

impl Page {
    /// Returns the layout for a board.
    pub(super) fn of(board: &Board) -> &'static Page {
        match board.seats {
            0..=3 => &SMALL_PAGE,
            4 => &MEDIUM_PAGE,
            _ => &LARGE_PAGE,
        }
    }

    /// True if the panel is so narrow that its words must be small.
    pub(super) fn is_narrow(&self) -> bool {
        self.panel.1 < 300.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;

    #[test]
    fn boards_lie_between_header_race_and_panel() {
        for seats in 2..=5 {
            let board = Board::new(seats, Options::default());
            let (chart, page, map) = (Chart::of(&board), Page::of(&board), board.map());
            for space in map.seas.iter() {
                for (x, y) in chart.corners(chart.centre(space), 0.0) {
                    assert!(x >= 12.0 && x <= page.sea - 12.0, "{seats} seats, {space}: {x}");
                    assert!(y >= 104.0 && y <= page.race - 8.0, "{seats} seats, {space}: {y}");
                }
            }
        }
    }

    #[test]
    fn spaces_that_touch_lie_beside_each_other() {
        for seats in [3, 4, 5] {
            let board = Board::new(seats, Options::default());
            let (chart, map) = (Chart::of(&board), board.map());
            for one in map.seas.iter() {
                for other in map.seas.iter().filter(|&other| other != one) {
                    let ((x, y), (u, v)) = (chart.centre(one), chart.centre(other));
                    let close = (x - u).abs() < chart.cell * 1.1 && (y - v).abs() < chart.pitch() * 1.1;
                    assert_eq!(map.near[one.index()].has(other), close, "{one} {other}");
                }
            }
        }
    }
}
