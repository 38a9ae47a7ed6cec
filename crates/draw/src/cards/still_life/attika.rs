//! The still life of Attika: a quarter of a country with two shrines.

use super::{Point, cut, fill, soil, token};
use crate::canvas::Canvas;
use agon_rules::attika::data::{Building, Landscape};

/// The size of a hex, half of its width, and the middle of the first hex.
const SIZE: f64 = 88.0;
const HALF: f64 = 76.21;
const FIRST: Point = (86.0, 72.0);
/// The sizes of a pictogram, of a shrine, and of a landscape.
const PICTOGRAM: f64 = 104.0;
const SHRINE: f64 = 96.0;
const SYMBOL: f64 = 92.0;

/// The thing on a hex.
#[derive(Clone, Copy, Debug)]
enum On {
    Land(Option<Landscape>),
    Shrine,
    /// A building of the seat.
    Built(u8, Building),
}

const EMPTY: On = On::Land(None);
const ATHENS: u8 = 0;
const SPARTA: u8 = 1;
const CORINTH: u8 = 2;
const THEBES: u8 = 3;

/// The rows from the top, each from its second column to the left of the stage. Odd rows are half a hex to the right.
const ROWS: [[On; 6]; 6] = [
    [EMPTY; 6],
    [
        EMPTY,
        On::Land(Some(Landscape::Forest)),
        On::Built(THEBES, Building::Theater),
        On::Built(THEBES, Building::Harbor),
        On::Land(Some(Landscape::Water)),
        EMPTY,
    ],
    [
        On::Built(ATHENS, Building::Core),
        On::Built(ATHENS, Building::Core),
        On::Built(THEBES, Building::Ship),
        On::Shrine,
        On::Built(CORINTH, Building::Mint),
        EMPTY,
    ],
    [
        EMPTY,
        On::Built(ATHENS, Building::Temple),
        On::Built(SPARTA, Building::Fortress),
        On::Built(CORINTH, Building::Market),
        On::Built(CORINTH, Building::Well),
        EMPTY,
    ],
    [EMPTY, On::Shrine, On::Built(SPARTA, Building::Street), On::Built(SPARTA, Building::Oracle), EMPTY, EMPTY],
    [EMPTY, EMPTY, EMPTY, On::Built(SPARTA, Building::Mint), EMPTY, EMPTY],
];

pub(super) fn draw(canvas: &mut Canvas) {
    let ground = soil(canvas);
    fill(canvas, ground);
    let cells =
        || ROWS.into_iter().zip(-1..).flat_map(|(row, r)| row.into_iter().zip(-1..).map(move |(on, q)| (on, q, r)));
    for (on, q, r) in cells() {
        hex(canvas, on, place(q, r), (q + r) % 2 != 0);
    }
    for (on, q, r) in cells() {
        let at = place(q, r);
        // Only hexes may be cut by an edge, their signs never.
        if at.0 > 60.0 && at.0 < 584.0 && at.1 > 54.0 && at.1 < 484.0 {
            sign(canvas, on, at, (q + r) % 2 != 0);
        }
    }
}

/// Returns the middle of a hex.
fn place(q: i32, r: i32) -> Point {
    (FIRST.0 + HALF * f64::from(2 * q + r.rem_euclid(2)), FIRST.1 + SIZE * 1.5 * f64::from(r))
}

/// Returns the colour of a hex.
fn ground(canvas: &Canvas, on: On, odd: bool) -> crate::palette::Colour {
    let tokens = canvas.tokens;
    match on {
        On::Built(seat, _) => token(agon_lang::attika::WORDS, seat).city.colour(tokens),
        On::Shrine => tokens.band,
        On::Land(_) if odd => tokens.land,
        On::Land(_) => tokens.land.mixed(tokens.coast, 0.16),
    }
}

fn hex(canvas: &mut Canvas, on: On, (x, y): Point, odd: bool) {
    let tokens = canvas.tokens;
    let (line, inset) = match on {
        On::Built(..) => (tokens.edge, 4.0),
        On::Shrine => (tokens.gold, 9.0),
        On::Land(_) => (tokens.coast, 4.0),
    };
    let shape = |size: f64| {
        let half = size * HALF / SIZE;
        [(0.0, -size), (half, -size / 2.0), (half, size / 2.0), (0.0, size), (-half, size / 2.0), (-half, -size / 2.0)]
            .map(|(dx, dy)| (x + dx, y + dy))
    };
    cut(canvas, &shape(SIZE), line);
    let colour = ground(canvas, on, odd);
    cut(canvas, &shape(SIZE - inset), colour);
}

fn sign(canvas: &mut Canvas, on: On, at: Point, odd: bool) {
    let (tokens, ground) = (canvas.tokens, ground(canvas, on, odd));
    match on {
        On::Built(_, building) => {
            canvas.icon(&format!("b_{}", building.id()), at, PICTOGRAM, ground.letters(), ground);
        }
        On::Shrine => canvas.icon("shrine", at, SHRINE, tokens.gold, ground),
        On::Land(Some(Landscape::Water)) => {
            let dark = tokens.sea.contrast(ground) < 2.2;
            let ink = if dark { tokens.sea.mixed(tokens.seaink, 0.6) } else { tokens.sea };
            canvas.icon(Landscape::Water.id(), at, SYMBOL, ink, ground);
        }
        On::Land(Some(landscape)) => canvas.icon(landscape.id(), at, SYMBOL, tokens.ink2, ground),
        On::Land(None) => {}
    }
}
