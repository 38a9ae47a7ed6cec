//! The legal places of a new tile and its legal turns, for the seat that lays it.
//!
//! Every place has one name (18.4), written inside the dashed hex of the tile's future middle. Smaller hexes have
//! shorter names.

use super::buildings::buildings;
use super::grid::{Grid, MOST, Point, Span, of_width};
use super::land::{Codes, land, single};
use super::own::Mine;
use super::plan::{hexes, home};
use super::{heading, tokens};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::{HEADER, MARGIN, WIDTH};
use crate::style::{Paint, Type};
use crate::{Drawing, Scene};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{self, Action, Anchor, Spaces, View};

const GAP: f64 = 12.0;
/// The greatest height of a picture while names of places fit in one line, and the greatest of all.
const TALL: f64 = 1076.0;
const TALLEST: f64 = 1500.0;
/// The upper edge of the map.
const TOP: f64 = HEADER + 10.0;
/// The height of the tile's row below the map.
const TILE: f64 = 176.0;
/// The width of the map with tile and hand beside it.
const BESIDE: f64 = 796.0;
/// The width of tile and hand in that case.
const PANEL: f64 = 340.0;
/// The size of the shown tile's hexes.
const SHOWN: f64 = 28.0;
/// The smallest hex with room for a place's name in one line.
const LINE: f64 = of_width(78.0);
/// The size of a tile's hexes with two tiles in a row of the panel.
const SMALL: f64 = 24.0;

/// A place for the tile.
struct Place {
    anchor: Anchor,
    spot: u8,
    middle: Hex,
}

/// Draws the picture for the seat that lays or turns a tile; `None` at other times.
pub(super) fn laying(scene: &Scene, view: &View, mine: &Mine) -> Option<Drawing> {
    let (face, chosen) = match view.scene {
        attika::Scene::Lay { tile: Some(face) } => (face, None),
        attika::Scene::Turn { tile: Some(face), anchor, spot } => (face, view.board.map.spot(anchor, spot)),
        _ => return None,
    };
    let map = &view.board.map;
    let (places, turns) = (places(view), turns(view));
    let span = Span::of(hexes(map, chosen).chain(places.iter().map(|place| place.middle)));
    let layout = Layout::of(span, view.board.seats, turns.len().div_ceil(2));
    let mut ground = Canvas::new(scene.palette.tokens());
    ground.page(layout.height);
    land(&mut ground, &layout.grid, map, Codes::Shown { but: Spaces::EMPTY });
    let mut pieces = Canvas::new(scene.palette.tokens());
    let tokens = tokens(scene, view);
    buildings(&mut pieces, &layout.grid, view, &tokens, &[]);
    pieces.header(&heading(scene, view, &tokens).header());
    for place in &places {
        spot(&mut pieces, &layout.grid, place);
    }
    faces(&mut pieces, layout.tile, face, &turns);
    if layout.beside {
        mine.hand_block(&mut pieces, scene, view, layout.hand);
    } else {
        mine.hand(&mut pieces, scene, view, layout.hand.y);
    }
    Some(Drawing::new(layout.height, ground, pieces))
}

/// The areas of map, tile and hand.
struct Layout {
    height: f64,
    grid: Grid,
    tile: Area,
    hand: Area,
    /// True if tile and hand are to the right of the map, false if below it.
    beside: bool,
}

impl Layout {
    /// Returns the layout with the larger hexes. `rows` counts the rows of tiles beside the map. The page becomes
    /// taller if names would not fit in one line.
    fn of(span: Span, seats: u8, rows: usize) -> Layout {
        let usual = Layout::within(span, seats, rows, (TALL, f64::INFINITY));
        if usual.grid.size >= LINE { usual } else { Layout::within(span, seats, rows, (TALLEST, LINE)) }
    }

    /// Returns the layout on a page up to this height, with hexes up to this size.
    fn within(span: Span, seats: u8, rows: usize, (tallest, largest): (f64, f64)) -> Layout {
        let home = home(seats);
        let (width, free) = (WIDTH - 2.0 * MARGIN, tallest - TOP - MARGIN);
        let below = GAP + TILE + GAP + Mine::HEIGHT;
        let size = |width, height| span.size(width, height, MOST).min(largest);
        let (beside, under) = (size(BESIDE, free), size(width, free - below));
        if beside > under {
            let (x, y) = (WIDTH - MARGIN - PANEL, HEADER + 16.0);
            let hand = Area::new(x, y, PANEL, Mine::BLOCK);
            let tall = if rows == 0 { TILE } else { rows as f64 * (5.0 * SMALL + 16.0) + 20.0 };
            let tile = Area::new(x, hand.bottom() + GAP, PANEL, tall);
            let height = (TOP + span.tall(beside) + MARGIN).max(tile.bottom() + MARGIN);
            let grid = Grid::fit(Area::new(MARGIN, TOP, BESIDE, height - TOP - MARGIN), span, home, 0.0);
            return Layout { height, grid, tile, hand, beside: true };
        }
        let tall = span.tall(under);
        let tile = Area::new(MARGIN, TOP + tall + GAP, width, TILE);
        let hand = Area::new(MARGIN, tile.bottom() + GAP, width, Mine::HEIGHT);
        let grid = Grid::fit(Area::new(MARGIN, TOP, width, tall), span, home, 0.0);
        Layout { height: hand.bottom() + MARGIN, grid, tile, hand, beside: false }
    }
}

/// Lists the places the viewer may choose.
fn places(view: &View) -> Vec<Place> {
    let place = |action: &Action| match *action {
        Action::Lay(anchor, spot) => view.board.map.spot(anchor, spot).map(|middle| Place { anchor, spot, middle }),
        _ => None,
    };
    view.legal.iter().filter_map(place).collect()
}

/// Lists the turns the viewer may choose.
fn turns(view: &View) -> Vec<u8> {
    let turn = |action: &Action| match *action {
        Action::Turn(turn) => Some(turn),
        _ => None,
    };
    view.legal.iter().filter_map(turn).collect()
}

/// Draws a dashed hex with its name: `C 7` in one line, on smaller hexes in two lines, on still smaller ones only the
/// number.
fn spot(canvas: &mut Canvas, grid: &Grid, place: &Place) {
    let tokens = canvas.tokens;
    let (x, y): Point = grid.at(place.middle);
    let dashed = Paint::stroke(tokens.ink2, 3.0).dashed("9 8");
    canvas.path(&grid.path([place.middle], 4.0 + grid.size * 0.04), dashed);
    let (letter, number) = (place.anchor.name(), place.spot.to_string());
    let book = Type::new(30.0, tokens.ink).centred();
    match Label::of(grid.size) {
        Label::Line => {
            canvas.text((x, y), &format!("{letter} {number}"), book.bold());
        }
        Label::Lines => {
            canvas.text((x, y - 13.0), letter, book.bold());
            canvas.text((x, y + 13.0), &number, book);
        }
        Label::Number => {
            canvas.text((x, y), &number, book);
        }
        Label::Nothing => {}
    }
}

/// The form of a place's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    Line,
    Lines,
    Number,
    Nothing,
}

impl Label {
    fn of(size: f64) -> Label {
        match size {
            size if size >= LINE => Label::Line,
            size if size >= 34.0 => Label::Lines,
            size if size >= 22.0 => Label::Number,
            _ => Label::Nothing,
        }
    }
}

/// Draws the tile, or, once its place is chosen, the tile in each of its turns with the turn's number: in one row, or
/// in two columns if the area is tall.
fn faces(canvas: &mut Canvas, area: Area, face: u8, turns: &[u8]) {
    canvas.panel(area, 10.0);
    let middle = area.x + area.w / 2.0;
    if turns.is_empty() {
        single(canvas, &Grid::new(SHOWN, (middle, area.middle())), face, 0);
        return;
    }
    let (columns, size) = if area.h > area.w { (2, SMALL) } else { (turns.len(), SHOWN) };
    let rows = turns.len().div_ceil(columns);
    let (across, down) = (area.w / columns as f64, (area.h - 12.0) / rows as f64);
    for (at, &turn) in turns.iter().enumerate() {
        let x = area.x + across * ((at % columns) as f64 + 0.5);
        let y = area.y + 6.0 + down * ((at / columns) as f64 + 0.5);
        single(canvas, &Grid::new(size, (x + 12.0, y)), face, turn);
        let style = Type::new(34.0, canvas.tokens.ink).bold().centred();
        canvas.text((x - 2.65 * size, y - 1.9 * size), &turn.to_string(), style);
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::tile;
    use super::*;
    use crate::palette::Colour;

    /// The widest names fit the narrowest hex of their form, and lines do not touch the lines of the next row.
    #[test]
    fn names_of_places_fit_their_hexes() {
        let narrow = |size: f64| size * 1.732;
        let wide = |text: &str, bold: bool| {
            let style = Type::new(30.0, Colour::DARK);
            Canvas::width(text, if bold { style.bold() } else { style })
        };
        assert_eq!(Label::of(LINE), Label::Line);
        assert!(wide("W 11", true) <= narrow(LINE) && wide("M 17", true) <= narrow(LINE));
        assert_eq!(Label::of(34.0), Label::Lines);
        let half = wide("W", true) / 2.0 + wide("17", false) / 2.0;
        assert!(half <= 34.0 * 0.866 + 1.0 || 34.0 * 1.5 >= 2.0 * (13.0 + 11.0), "{half}");
        assert_eq!(Label::of(22.0), Label::Number);
        assert!(wide("17", false) <= narrow(22.0));
    }

    #[test]
    fn the_tile_is_as_tall_as_its_row() {
        let span = Span::of(tile(Hex::new(0, 0)));
        assert!(span.tall(SHOWN) <= TILE && span.tall(SMALL) <= 5.0 * SMALL + 16.0);
    }
}
