//! The still life of Cyclades: two islands, fleets round them, a compass and a dolphin.

use super::{Point, cut, fill, token};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::Paint;

/// The scale of pieces: a cell of the sea is 150 pixels wide instead of 77.
const SCALE: f64 = 1.55;
/// Half of the width of a cell, the height of its points, the height of its shoulders, and the distance of rows.
const CELL: (f64, f64, f64, f64) = (75.0, 92.0, 58.0, 150.0);
/// The coasts.
const NAXOS: &str = "M176 125Q188 120 199 124Q210 129 224 136Q238 144 249 149Q261 153 261 170Q262 187 260 209\
    Q259 231 266 246Q272 262 278 271Q285 280 298 288Q312 295 324 299Q336 303 336 320Q335 337 336 359\
    Q338 381 337 399Q336 417 325 421Q314 425 300 432Q286 440 275 445Q263 450 252 444Q242 438 227 433\
    Q213 427 200 428Q188 429 176 426Q164 424 150 431Q136 439 124 444Q113 450 102 446Q91 441 77 434\
    Q63 426 52 421Q40 417 40 400Q39 383 40 361Q42 339 41 321Q40 303 51 298Q61 294 76 288Q91 283 97 273\
    Q104 262 110 248Q116 233 114 211Q113 189 114 171Q115 153 126 149Q137 145 151 138Q164 130 176 125z";
const KEA: &str = "M477 127Q488 120 498 126Q509 131 524 137Q538 142 550 148Q561 153 560 170Q559 187 560 209\
    Q561 231 561 249Q561 267 550 270Q539 274 525 281Q511 289 499 294Q488 300 477 296Q466 291 452 284\
    Q438 276 427 271Q415 267 415 250Q414 233 416 211Q417 189 416 171Q415 153 426 148Q436 144 451 138\
    Q466 133 477 127z";
const HULL: &str = "M-34 17L-23 19H17C22 18 25 13 23 7C30 9 33 18 27 27C24 33 18 36 12 36H-15C-24 35 -31 27 -34 17z";
const DOLPHIN: &str = "M2 34C10 18 26 8 46 9C50 4 56 1 62 1C60 6 59 9 60 12C74 17 84 26 90 38L102 36C99 42 95 45 90 46\
    C90 51 87 56 82 60C81 54 82 49 84 45C74 34 62 29 48 29C46 34 42 38 36 40C37 36 37 32 36 29C26 30 14 33 6 38\
    C3 38 1 36 2 34z";
/// The fleets: the seat, and the place.
const FLEETS: [(u8, Point); 4] = [(0, (263.0, 55.0)), (3, (338.0, 205.0)), (2, (413.0, 355.0)), (4, (563.0, 355.0))];

pub(super) fn draw(canvas: &mut Canvas) {
    sea(canvas);
    let tokens = canvas.tokens;
    for (wide, share) in [(46.0, 0.14), (26.0, 0.3)] {
        let shallow = tokens.sea.mixed(tokens.seaink, share);
        for coast in [NAXOS, KEA] {
            canvas.path(coast, Paint::fill(shallow).edged(shallow, wide * SCALE));
        }
    }
    let faint = tokens.sea.mixed(tokens.seaink, 0.4);
    canvas.placed(DOLPHIN, (370.0, 440.0), 1.3, Paint::fill(faint));
    compass(canvas, (586.0, 60.0), 46.0, tokens.sea.mixed(tokens.seaink, 0.7));
    let (one, other) = (seat(2), seat(1));
    island(canvas, NAXOS, one);
    island(canvas, KEA, other);
    // The larger island: a metropolis, a port, and troops.
    let on = tokens.accent.letters();
    let metropolis = Area::new(52.0, 326.0, 121.0, 74.0);
    canvas.rect(metropolis, 9.0, Paint::fill(tokens.accent).edged(tokens.edge, 4.6));
    canvas.icon("metropolis", (113.0, 363.0), 62.0, on, tokens.accent);
    for x in [68.0, 158.0] {
        canvas.line((x, 343.0), (x, 383.0), Paint::stroke(on, 6.2));
    }
    plate(canvas, "b_harbor", (263.0, 366.0));
    troops(canvas, one, (174.0, 230.0));
    // The smaller one: a temple, two coins of prosperity, and no troops.
    plate(canvas, "b_temple", (454.0, 229.0));
    for x in [469.0, 507.0] {
        canvas.circle((x, 286.0), 17.0, Paint::fill(tokens.gold).edged(tokens.coin_edge, 4.6));
    }
    canvas.shape(other, (508.0, 227.0), 59.0, Badge::Hollow);
    for (number, at) in FLEETS {
        fleet(canvas, seat(number), at);
    }
}

fn seat(number: u8) -> Token {
    token(agon_lang::cyclades::WORDS, number)
}

/// Draws the cells of the sea.
fn sea(canvas: &mut Canvas) {
    let tokens = canvas.tokens;
    let (half, point, shoulder, pitch) = CELL;
    let joint = tokens.sea.mixed(tokens.seaink, if tokens.panel_edge.is_some() { 0.6 } else { 0.34 });
    fill(canvas, joint);
    for row in 0..5 {
        let (first, y) = (if row % 2 == 0 { 38.0 } else { 113.0 }, pitch * (f64::from(row) - 0.6));
        for column in -1..5 {
            let x = first + pitch * f64::from(column);
            let (w, a, b) = (half - 1.0, point - 1.0, shoulder - 0.5);
            let cell = [(0.0, -a), (w, -b), (w, b), (0.0, a), (-w, b), (-w, -b)].map(|(dx, dy)| (x + dx, y + dy));
            cut(canvas, &cell, tokens.sea);
        }
    }
}

fn island(canvas: &mut Canvas, coast: &str, owner: Token) {
    let (tokens, colour) = (canvas.tokens, owner.city.colour(canvas.tokens));
    canvas.path(coast, Paint::fill(tokens.edge).edged(tokens.edge, 5.0 * SCALE));
    canvas.path(coast, Paint::fill(tokens.land).edged(colour, 4.0 * SCALE));
}

/// Draws a building on its slot.
fn plate(canvas: &mut Canvas, icon: &str, (x, y): Point) {
    let tokens = canvas.tokens;
    let paint = Paint::fill(tokens.halo).edged(tokens.edge, 4.6);
    canvas.rect(Area::new(x - 26.5, y - 26.5, 53.0, 53.0), 8.0, paint);
    canvas.icon(icon, (x, y), 43.0, tokens.ink, tokens.halo);
}

/// Draws a seat's shape over a spear.
fn troops(canvas: &mut Canvas, token: Token, at: Point) {
    canvas.scaled(at, SCALE, |canvas| {
        let (halo, edge) = (canvas.tokens.halo, canvas.tokens.edge);
        for (colour, wide) in [(halo, 11.0), (edge, 4.5)] {
            canvas.line((-21.0, 24.0), (17.0, -18.0), Paint::stroke(colour, wide));
        }
        canvas.path("M24 -27L20 -11L10 -20z", Paint::fill(edge).edged(edge, 2.0));
        canvas.shape(token, (0.0, 0.0), 38.0, Badge::Full);
    });
}

/// Draws a hull with a seat's shape as its sail.
fn fleet(canvas: &mut Canvas, token: Token, at: Point) {
    canvas.scaled(at, SCALE, |canvas| {
        let tokens = canvas.tokens;
        canvas.path(HULL, Paint::fill(tokens.halo).edged(tokens.halo, 8.0));
        canvas.path(HULL, Paint::fill(token.city.colour(tokens)).edged(tokens.edge, 3.4));
        canvas.shape(token, (-4.0, 1.0), 37.0, Badge::Full);
    });
}

/// Draws a star of eight points.
fn compass(canvas: &mut Canvas, (x, y): Point, radius: f64, colour: Colour) {
    let at = |degrees: f64, far: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        (x + radius * far * sin, y - radius * far * cos)
    };
    for (turn, far) in [(45.0, 0.62), (0.0, 1.0)] {
        for quarter in 0..4 {
            let degrees = turn + 90.0 * f64::from(quarter);
            for side in [-45.0, 45.0] {
                let half = [(x, y), at(degrees, far), at(degrees + side, 0.24 * far)];
                let paint = if side < 0.0 { Paint::fill(colour) } else { Paint::default() };
                canvas.polygon(&half, paint.edged(colour, 2.0));
            }
        }
    }
    canvas.circle((x, y), radius * 0.72, Paint::stroke(colour, 2.0));
}
