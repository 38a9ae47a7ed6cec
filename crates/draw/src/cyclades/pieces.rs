//! Fleets, troops and ghosts, at any size. A size is 1 on the board of five seats.

use super::chart::Point;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Paint, Type};

/// The black of discs, the same in every palette.
pub(super) const BLACK: Colour = Colour(0x17120E);

const HULL: &str = "M-34 17L-23 19H17C22 18 25 13 23 7C30 9 33 18 27 27C24 33 18 36 12 36H-15C-24 35 -31 27 -34 17z";
/// A spear behind a shield: its shaft and its head.
const SHAFT: &str = "M-21 24L17 -18";
const HEAD: &str = "M24 -27L20 -11L10 -20z";

/// Draws a hull in the seat's colour, its badge as the sail, and the number from 2 up.
pub(super) fn fleet(canvas: &mut Canvas, token: Token, count: u8, (x, y): Point, size: f64) {
    let tokens = canvas.tokens;
    let at = (x, y - 3.0 * size);
    canvas.placed(HULL, at, size, Paint::fill(tokens.halo).edged(tokens.halo, 8.0 * size));
    let hull = Paint::fill(token.city.colour(tokens)).edged(tokens.edge, 3.4 * size);
    canvas.placed(HULL, at, size, hull);
    canvas.badge(token, (at.0 - 4.0 * size, at.1 + size), 37.0 * size, Badge::Full);
    if count > 1 {
        number(canvas, count, (at.0 + 22.0 * size, at.1 + 17.0 * size), size);
    }
}

/// Draws a badge before a spear, and the number from 2 up at this distance. Without troops the badge is hollow.
pub(super) fn troops(canvas: &mut Canvas, (token, count): (Token, u8), at: Point, size: f64, (right, down): Point) {
    let tokens = canvas.tokens;
    if count > 0 {
        canvas.placed(SHAFT, at, size, Paint::stroke(tokens.halo, 11.0 * size));
        canvas.placed(SHAFT, at, size, Paint::stroke(tokens.edge, 4.5 * size));
        canvas.placed(HEAD, at, size, Paint::fill(tokens.edge).edged(tokens.edge, 2.0 * size));
    }
    canvas.badge(token, at, 38.0 * size, if count > 0 { Badge::Full } else { Badge::Hollow });
    if count > 1 {
        number(canvas, count, (at.0 + right * size, at.1 + down * size), size);
    }
}

/// Draws a black disc with the number of a stack.
pub(super) fn number(canvas: &mut Canvas, count: u8, at: Point, size: f64) {
    canvas.circle(at, 16.0 * size, Paint::fill(BLACK).edged(Colour::WHITE, 2.6 * size));
    let style = Type::new((30.0 * size).max(30.0), Colour::WHITE).bold().centred().on_piece();
    canvas.text(at, &count.to_string(), style);
}

/// Draws the ghost of lost pieces: the badge as an outline, with a minus, or their number from 2 up. The number stands
/// below the middle (1) or above it (-1).
pub(super) fn ghost(canvas: &mut Canvas, (token, count): (Token, u8), at: Point, size: f64, side: f64) {
    let tokens = canvas.tokens;
    let (shape, half) = (token.city.shape(), 17.0 * size);
    canvas.placed(shape, at, half, Paint::fill(tokens.halo).edged(tokens.halo, 9.0 * size));
    canvas.placed(shape, at, half, Paint::fill(tokens.halo).edged(tokens.mark, 4.5 * size));
    let style = Type::new((30.0 * size).max(30.0), tokens.mark).bold().centred().on_piece();
    canvas.text((at.0, at.1 + token.city.letter_drop() * half), &token.letter.to_string(), style);
    missing(canvas, count, at, size, side);
}

/// Draws the ghost of lost fleets.
pub(super) fn ghost_fleet(canvas: &mut Canvas, token: Token, count: u8, (x, y): Point, size: f64) {
    let tokens = canvas.tokens;
    let at = (x, y - 3.0 * size);
    canvas.placed(HULL, at, size, Paint::fill(tokens.halo).edged(tokens.halo, 8.0 * size));
    canvas.placed(HULL, at, size, Paint::fill(tokens.halo).edged(tokens.mark, 4.5 * size));
    ghost(canvas, (token, count), (at.0 - 4.0 * size, at.1 + size), size, 1.0);
}

/// Draws a disc in the place of a stack's number: a minus, or the number of lost pieces.
fn missing(canvas: &mut Canvas, count: u8, (x, y): Point, size: f64, side: f64) {
    let tokens = canvas.tokens;
    if count > 1 {
        let at = (x + 23.0 * size, y + 15.0 * side * size);
        canvas.circle(at, 16.0 * size, Paint::fill(tokens.mark).edged(tokens.halo, 3.0 * size));
        let style = Type::new((30.0 * size).max(30.0), tokens.halo).bold().centred().on_piece();
        canvas.text(at, &count.to_string(), style);
    } else {
        let at = (x + 16.0 * size, y + 14.5 * size);
        canvas.circle(at, 12.0 * size, Paint::fill(tokens.mark).edged(tokens.halo, 3.0 * size));
        let (long, line) = (5.5 * size, Paint::stroke(tokens.halo, 4.0 * size));
        canvas.line((at.0 - long, at.1), (at.0 + long, at.1), line);
    }
}
