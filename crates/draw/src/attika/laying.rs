//! Where a new tile may lie, and how it may be turned: for who lays it alone.
//!
//! Every place has one name (18.4), told inside the dashed hex where the tile's middle would come; the smaller the hexes,
//! the shorter.

use super::buildings::buildings;
use super::grid::{Grid, Point, Span, of_width};
use super::land::{land, single};
use super::own::Mine;
use super::plan::{TALL, TALLEST, hexes, home};
use super::{heading, tokens};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::frame::{HEADER, MARGIN, WIDTH};
use crate::style::{Paint, Type};
use crate::{Drawing, Scene};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{self, Action, Anchor, View};

const GAP: f64 = 12.0;
/// Where the map begins.
const TOP: f64 = HEADER + 10.0;
/// The height of the row that shows the tile under the map.
const TILE: f64 = 176.0;
/// The width left to the map where tile and hand stand beside it.
const BESIDE: f64 = 796.0;
/// The width of tile and hand there.
const PANEL: f64 = 340.0;
/// The size of hexes of the tile shown.
const SHOWN: f64 = 28.0;
/// A hex this large holds the name of a place in a line.
const LINE: f64 = of_width(78.0);
/// The size of a tile's hexes where two stand in a row of the panel.
const SMALL: f64 = 24.0;

/// A place for the tile, by its name.
struct Place {
    anchor: Anchor,
    spot: u8,
    middle: Hex,
}

/// The picture for who lays or turns a tile; nothing at other times.
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
    land(&mut ground, &layout.grid, map);
    let mut pieces = Canvas::new(scene.palette.tokens());
    let tokens = tokens(scene, view);
    buildings(&mut pieces, &layout.grid, (scene, view), &tokens, &[]);
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

/// Where map, tile and hand stand.
struct Layout {
    height: f64,
    grid: Grid,
    tile: Area,
    hand: Area,
    /// Tile and hand stand right of the map, not under it.
    beside: bool,
}

impl Layout {
    /// The layout in which hexes are larger; tiles stand in so many rows where they stand beside the map. A page grows
    /// taller than others where names would not stand in a line.
    fn of(span: Span, seats: u8, rows: usize) -> Layout {
        let usual = Layout::within(span, seats, rows, (TALL, f64::INFINITY));
        if usual.grid.size >= LINE { usual } else { Layout::within(span, seats, rows, (TALLEST, LINE)) }
    }

    /// The layout on a page no taller than this, of hexes no larger.
    fn within(span: Span, seats: u8, rows: usize, (tallest, largest): (f64, f64)) -> Layout {
        let home = home(seats);
        let (width, free) = (WIDTH - 2.0 * MARGIN, tallest - TOP - MARGIN);
        let below = GAP + TILE + GAP + Mine::HEIGHT;
        let size = |width, height| span.size(width, height).min(largest);
        let (beside, under) = (size(BESIDE, free), size(width, free - below));
        if beside > under {
            let (x, y) = (WIDTH - MARGIN - PANEL, HEADER + 16.0);
            let hand = Area::new(x, y, PANEL, Mine::BLOCK);
            let tall = if rows == 0 { TILE } else { rows as f64 * (5.0 * SMALL + 16.0) + 20.0 };
            let tile = Area::new(x, hand.bottom() + GAP, PANEL, tall);
            let height = (TOP + span.tall(beside) + MARGIN).max(tile.bottom() + MARGIN);
            let grid = Grid::fit(Area::new(MARGIN, TOP, BESIDE, height - TOP - MARGIN), span, home);
            return Layout { height, grid, tile, hand, beside: true };
        }
        let tall = span.tall(under);
        let tile = Area::new(MARGIN, TOP + tall + GAP, width, TILE);
        let hand = Area::new(MARGIN, tile.bottom() + GAP, width, Mine::HEIGHT);
        let grid = Grid::fit(Area::new(MARGIN, TOP, width, tall), span, home);
        Layout { height: hand.bottom() + MARGIN, grid, tile, hand, beside: false }
    }
}

/// The places the viewer may choose.
fn places(view: &View) -> Vec<Place> {
    let place = |action: &Action| match *action {
        Action::Lay(anchor, spot) => view.board.map.spot(anchor, spot).map(|middle| Place { anchor, spot, middle }),
        _ => None,
    };
    view.legal.iter().filter_map(place).collect()
}

/// The turns the viewer may choose.
fn turns(view: &View) -> Vec<u8> {
    let turn = |action: &Action| match *action {
        Action::Turn(turn) => Some(turn),
        _ => None,
    };
    view.legal.iter().filter_map(turn).collect()
}

/// A dashed hex with its name: `C 7` where it fits, in two lines where hexes are smaller, the number alone where they
/// are smaller still.
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

/// How a place's name is told.
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

/// The tile as it is drawn; once its place is chosen, as it lies in each of its turns, beside the turn's number: in a
/// row, or two by two where the area is high.
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

    /// The widest names fit the narrowest hex that shows them so, and lines do not touch those of the next row.
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
