//! Still lives: the pieces of each game as a picture without words, for its card.
//!
//! A still life is drawn on a stage of fixed size and reaches no further, because cards lie beside each other.

mod attika;
mod cyclades;
mod offrandes;

use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::{City, Token};
use crate::palette::Colour;
use crate::style::Paint;
use agon_lang::GameWords;
use agon_rules::Seat;

type Point = (f64, f64);

/// Width and height of the stage.
pub(super) const STAGE: Point = (640.0, 536.0);
/// The share of the coast in the ground of a still life on land.
const SOIL: f64 = 0.12;

/// Draws a still life on the stage.
type Draw = fn(&mut Canvas);

/// The still lives, by the id of their game.
const OURS: [(&str, Draw); 3] =
    [("attika", attika::draw), ("cyclades", cyclades::draw), ("offrandes", offrandes::draw)];

/// Draws the still life of a game with its upper left corner at a place. A game without one shows its icon.
pub(super) fn still_life(canvas: &mut Canvas, game: &str, icon: &str, at: Point, scale: f64) {
    let ours = OURS.into_iter().find(|(id, _)| *id == game);
    canvas.scaled(at, scale, |canvas| match ours {
        Some((_, draw)) => draw(canvas),
        None => plain(canvas, icon),
    });
}

fn plain(canvas: &mut Canvas, icon: &str) {
    let (ground, ink) = (soil(canvas), canvas.tokens.ink);
    fill(canvas, ground);
    canvas.icon(icon, (STAGE.0 / 2.0, STAGE.1 / 2.0), 300.0, ink, ground);
}

/// Returns the colour of the ground on land.
fn soil(canvas: &Canvas) -> Colour {
    canvas.tokens.bg.mixed(canvas.tokens.coast, SOIL)
}

/// Fills the stage.
fn fill(canvas: &mut Canvas, colour: Colour) {
    canvas.rect(Area::new(0.0, 0.0, STAGE.0, STAGE.1), 0.0, Paint::fill(colour));
}

/// Returns the token of a seat, for a shape without a letter.
fn token(words: &dyn GameWords, seat: u8) -> Token {
    Token { city: City(words.emblem(Seat(seat))), letter: ' ' }
}

/// Fills the part of a convex shape that is on the stage.
fn cut(canvas: &mut Canvas, shape: &[Point], colour: Colour) {
    let shape = on_stage(shape);
    if shape.len() > 2 {
        canvas.polygon(&shape, Paint::fill(colour));
    }
}

/// Returns the part of a convex shape that is on the stage.
fn on_stage(shape: &[Point]) -> Vec<Point> {
    let inside: [fn(Point) -> f64; 4] = [|(x, _)| x, |(x, _)| STAGE.0 - x, |(_, y)| y, |(_, y)| STAGE.1 - y];
    let mut shape = shape.to_vec();
    for inside in inside {
        let next = shape.iter().copied().cycle().skip(1);
        let mut kept = Vec::new();
        for (&(x, y), (u, v)) in shape.iter().zip(next) {
            let (here, there) = (inside((x, y)), inside((u, v)));
            if here >= 0.0 {
                kept.push((x, y));
            }
            if (here >= 0.0) != (there >= 0.0) {
                let share = here / (here - there);
                kept.push((x + (u - x) * share, y + (v - y) * share));
            }
        }
        shape = kept;
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_cut_at_the_edges_of_the_stage() {
        let square = |x: f64, y: f64| [(x, y), (x + 100.0, y), (x + 100.0, y + 100.0), (x, y + 100.0)];
        assert_eq!(on_stage(&square(10.0, 10.0)), square(10.0, 10.0));
        assert_eq!(on_stage(&square(-50.0, 10.0)), [(0.0, 10.0), (50.0, 10.0), (50.0, 110.0), (0.0, 110.0)]);
        assert!(on_stage(&square(700.0, 10.0)).is_empty());
    }
}
