//! Pieces and marks, the same in every game.

use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::palette::Colour;
use crate::style::{Paint, Type};

type Point = (f64, f64);

/// The fill of a seat's badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Badge {
    /// The seat is present.
    Full,
    /// The seat owns the place, and it is empty.
    Hollow,
}

impl Canvas {
    /// Draws a seat's badge: shape, colour and letter.
    pub(crate) fn badge(&mut self, token: Token, at: Point, size: f64, kind: Badge) {
        self.shape(token, at, size, kind);
        let half = size / 2.0;
        let letters = match kind {
            Badge::Full => token.city.colour(self.tokens).letters(),
            Badge::Hollow => self.tokens.ink,
        };
        let style = Type::new((size * 0.66).round().max(30.0), letters).bold().centred().on_piece();
        self.text((at.0, at.1 + token.city.letter_drop() * half), &token.letter.to_string(), style);
    }

    /// Draws a seat's badge without its letter, if there is no room for one.
    pub(crate) fn shape(&mut self, token: Token, at: Point, size: f64, kind: Badge) {
        let (tokens, shape, scale) = (self.tokens, token.city.shape(), size / 2.0);
        let colour = token.city.colour(tokens);
        self.placed(shape, at, scale, Paint::fill(tokens.halo).edged(tokens.halo, 9.0));
        match kind {
            Badge::Full => self.placed(shape, at, scale, Paint::fill(colour).edged(tokens.edge, 3.0)),
            Badge::Hollow => {
                self.placed(shape, at, scale, Paint::fill(tokens.edge).edged(tokens.edge, 9.0));
                self.placed(shape, at, scale, Paint::fill(tokens.halo).edged(colour, 5.0));
            }
        }
    }

    /// Marks a card or row as changed: four brackets at its corners.
    pub(crate) fn changed(&mut self, area: Area) {
        const ARM: f64 = 16.0;
        let Area { x, y, .. } = area;
        let (r, b) = (area.right(), area.bottom());
        let path = format!(
            "M{x:.1} {0:.1}V{y:.1}H{1:.1}M{2:.1} {y:.1}H{r:.1}V{0:.1}M{r:.1} {3:.1}V{b:.1}H{2:.1}M{1:.1} {b:.1}H{x:.1}V{3:.1}",
            y + ARM,
            x + ARM,
            r - ARM,
            b - ARM
        );
        self.mark(&path);
    }

    /// Strokes a path as changed.
    pub(crate) fn mark(&mut self, path: &str) {
        let tokens = self.tokens;
        self.path(path, Paint::stroke(tokens.halo, 11.0));
        self.path(path, Paint::stroke(tokens.mark, 6.0));
    }

    /// Draws an arrow from the place something left to the place it came to.
    pub(crate) fn arrow(&mut self, from: Point, to: Point) {
        let tokens = self.tokens;
        let (sin, cos) = (to.1 - from.1).atan2(to.0 - from.0).sin_cos();
        let base = (to.0 - 16.0 * cos, to.1 - 16.0 * sin);
        let head = [to, (base.0 - 11.0 * sin, base.1 + 11.0 * cos), (base.0 + 11.0 * sin, base.1 - 11.0 * cos)];
        for (colour, width) in [(tokens.halo, 13.0), (tokens.mark, 6.0)] {
            self.line(from, base, Paint::stroke(colour, width));
            self.polygon(&head, Paint::fill(colour).edged(colour, width - 4.0));
        }
    }

    /// Draws a gold coin, with its number if it has one.
    pub(crate) fn coin(&mut self, at: Point, radius: f64, number: Option<i64>) {
        let tokens = self.tokens;
        self.circle(at, radius, Paint::fill(tokens.gold).edged(tokens.coin_edge, 3.0));
        if let Some(number) = number {
            let style = Type::new((radius * 1.2).max(30.0), Colour::DARK).bold().centred().on_piece();
            self.text(at, &number.to_string(), style);
        }
    }

    /// Draws an icon with a number to its right, both 36 pixels. Returns the right end of the number.
    pub(crate) fn stat(&mut self, icon: &str, at: Point, number: &str, ground: Colour) -> f64 {
        const SIZE: f64 = 36.0;
        let tokens = self.tokens;
        self.icon(icon, (at.0 + SIZE / 2.0, at.1), SIZE, tokens.ink2, ground);
        let x = at.0 + SIZE + 7.0;
        x + self.text((x, at.1), number, Type::new(SIZE, tokens.ink).bold())
    }
}
