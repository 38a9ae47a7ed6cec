//! The positions of the spaces of the three boards on a picture.

use agon_rules::cyclades::{Board, Sea};

/// A point of a picture, in its pixels.
pub(super) type Point = (f64, f64);

/// The longest row of a board (3.1).
const MIDDLE: usize = 5;

/// The layout of a board, in pixels. A cell is a hexagon, tall enough for two lines of text.
#[derive(Debug)]
pub(super) struct Chart {
    /// The width of a cell.
    pub(super) cell: f64,
    /// The distance from one row to the next.
    pub(super) pitch: f64,
    /// The distance from a cell's middle to its northern corner.
    pub(super) half: f64,
    /// The distance from a cell's middle down to the end of its upright edges.
    shoulder: f64,
    /// The left edge of the middle row.
    left: f64,
    /// The northern corners of row A.
    top: f64,
    /// Half a building slot.
    pub(super) slot: f64,
    /// The height of the picture.
    pub(super) height: f64,
    /// The left edge and the width of the panel.
    pub(super) panel: (f64, f64),
    /// The heights of a god's row and of a creature's row, without the gaps between them.
    pub(super) rows: (f64, f64),
    /// The number of places of the turn order in one line of the upper left corner.
    pub(super) track: usize,
}

static SMALL: Chart = Chart {
    cell: 96.0,
    pitch: 80.0,
    half: 48.0,
    shoulder: 32.0,
    left: 66.0,
    top: 116.0,
    slot: 18.0,
    height: 1036.0,
    panel: (804.0, 372.0),
    rows: (60.0, 54.0),
    track: 4,
};

static MEDIUM: Chart = Chart {
    cell: 84.0,
    pitch: 76.0,
    half: 46.0,
    shoulder: 30.0,
    left: 24.0,
    top: 120.0,
    slot: 18.0,
    height: 1010.0,
    panel: (804.0, 372.0),
    rows: (51.0, 46.0),
    track: 4,
};

static LARGE: Chart = Chart {
    cell: 76.0,
    pitch: 76.0,
    half: 46.0,
    shoulder: 30.0,
    left: 24.0,
    top: 140.0,
    slot: 15.0,
    height: 1076.0,
    panel: (884.0, 292.0),
    rows: (51.0, 46.0),
    track: 3,
};

impl Chart {
    /// Returns the layout of a board.
    pub(super) fn of(board: &Board) -> &'static Chart {
        match board.seats {
            0..=3 => &SMALL,
            4 => &MEDIUM,
            _ => &LARGE,
        }
    }

    /// True if the panel is so narrow that its words must be small.
    pub(super) fn is_narrow(&self) -> bool {
        self.panel.1 < 300.0
    }

    /// Returns the middle of a space.
    pub(super) fn centre(&self, space: Sea) -> Point {
        let (row, column) = space.place();
        let indent = row.abs_diff(MIDDLE) as f64 / 2.0;
        (self.left + self.cell * (column as f64 + indent + 0.5), self.top + self.half + row as f64 * self.pitch)
    }

    /// Returns the corners of a cell, clockwise from the north, moved inwards by a number of pixels.
    pub(super) fn corners(&self, (x, y): Point, inset: f64) -> [Point; 6] {
        let (w, a, b) = (self.cell / 2.0 - inset, self.half - inset * 1.1, self.shoulder - inset * 0.4);
        [(x, y - a), (x + w, y - b), (x + w, y + b), (x, y + a), (x - w, y + b), (x - w, y - b)]
    }

    /// Returns the space to the west (-1) or the east (1) in the same row, even if the board does not have it.
    pub(super) fn beside(space: Sea, step: isize) -> Option<Sea> {
        let (row, column) = space.place();
        let column = column.checked_add_signed(step)?;
        Sea::all().find(|other| other.place() == (row, column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;

    #[test]
    fn boards_lie_between_header_and_panel() {
        for seats in 2..=5 {
            let board = Board::new(seats, Options::default());
            let (chart, map) = (Chart::of(&board), board.map());
            for space in map.seas.iter() {
                for (x, y) in chart.corners(chart.centre(space), 0.0) {
                    assert!(x >= 20.0 && x <= chart.panel.0 - 12.0, "{seats} seats, {space}: {x}");
                    assert!(y >= 104.0 && y <= chart.height - 20.0, "{seats} seats, {space}: {y}");
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
                    let close = (x - u).abs() < chart.cell * 1.1 && (y - v).abs() < chart.pitch * 1.1;
                    assert_eq!(map.near[one.index()].has(other), close, "{one} {other}");
                }
            }
        }
    }
}
