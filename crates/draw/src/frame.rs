//! The frame of boards and cards: the page, the header with its meander, the active seats.

use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::{Colour, Tokens};
use crate::style::{Paint, Type};
use std::fmt::Write;

/// The width of boards and cards, in pixels. Pictures inside panels and strips are narrower.
pub(crate) const WIDTH: f64 = 1200.0;
/// The outer margin.
pub(crate) const MARGIN: f64 = 24.0;
/// The height of the header, its meander included.
pub(crate) const HEADER: f64 = 96.0;

/// The middle of the header's text.
const LINE: f64 = 38.0;

/// The words of the header.
#[derive(Clone, Debug, Default)]
pub(crate) struct Header<'a> {
    /// The game's name, in capitals.
    pub(crate) game: &'a str,
    /// The phase of the table: `Cycle 6 · Ares`.
    pub(crate) state: &'a str,
    /// The active seats with their names.
    pub(crate) acting: &'a [(Token, String)],
    /// The words at the right if no seat is active.
    pub(crate) right: &'a str,
}

/// Returns the colour of ornaments on the band.
pub(crate) fn ornament(tokens: &Tokens) -> Colour {
    if tokens.accent.contrast(tokens.band) > 2.6 { tokens.accent } else { tokens.gold }
}

impl Canvas {
    /// Draws the page and the band of the header: the ground of every picture.
    pub(crate) fn page(&mut self, height: f64) {
        let bg = self.tokens.bg;
        self.rect(Area::new(0.0, 0.0, WIDTH, height), 0.0, Paint::fill(bg));
        self.band();
    }

    /// Draws the band of the header alone, over a picture that reaches below it.
    pub(crate) fn band(&mut self) {
        let tokens = self.tokens;
        self.rect(Area::new(0.0, 0.0, WIDTH, HEADER), 0.0, Paint::fill(tokens.band));
        self.meander(Area::new(MARGIN, 77.0, WIDTH - 2.0 * MARGIN, 13.0), ornament(tokens));
    }

    /// Draws a meander as wide as an area, its line as bold as the area is high.
    pub(crate) fn meander(&mut self, area: Area, colour: Colour) {
        let Area { x, y, w, h } = area;
        let turns = (w / (6.0 * h / 4.0)).floor().max(1.0);
        let pitch = w / turns;
        let mut path = String::new();
        for turn in 0..turns as u32 {
            let u = x + f64::from(turn) * pitch;
            let _ = write!(
                path,
                "M{u:.1} {:.1}V{y:.1}H{:.1}V{:.1}H{:.1}V{:.1}",
                y + h,
                u + pitch * 0.72,
                y + h * 0.72,
                u + pitch * 0.32,
                y + h * 0.4
            );
        }
        let _ = write!(path, "M{x:.1} {:.1}H{:.1}", y + h, x + w);
        self.path(&path, Paint::stroke(colour, 1.0 + h * 2.0 / 13.0));
    }

    /// Draws the words of the header. Returns the free range between state and turn, for content of a game.
    pub(crate) fn header(&mut self, header: &Header) -> (f64, f64) {
        let tokens = self.tokens;
        let right = self.turn(header);
        let title = Type::new(40.0, tokens.bandink).serif().spaced(3.0);
        let x = MARGIN + self.text((MARGIN, LINE), header.game, title) + 22.0;
        let state = Type::new(32.0, Colour::WHITE).within((right - 16.0 - x).max(60.0));
        let end = x + self.text((x, LINE), header.state, state);
        (end + 16.0, right - 16.0)
    }

    /// Draws the active seats at the right end. Returns their left edge.
    fn turn(&mut self, header: &Header) -> f64 {
        let tokens = self.tokens;
        let end = WIDTH - MARGIN;
        let mut x = end;
        match header.acting {
            [] => return x - self.text((x, LINE), header.right, Type::new(32.0, Colour::WHITE).ending()),
            [(token, name)] => {
                let style = Type::new(34.0, Colour::WHITE).bold().ending().within(240.0);
                x -= self.text((x, LINE), name, style) + 38.0;
                self.badge(*token, (x, LINE), 44.0, Badge::Full);
            }
            several => {
                x += 30.0;
                for (token, _) in several.iter().rev() {
                    x -= 56.0;
                    self.badge(*token, (x, LINE), 44.0, Badge::Full);
                }
            }
        }
        x -= 52.0;
        self.icon("turn", (x, LINE), 34.0, tokens.gold, tokens.band);
        x - 17.0
    }

    /// Draws the frame of an active seat's row.
    pub(crate) fn turn_frame(&mut self, area: Area, radius: f64) {
        let turn = self.tokens.turn;
        self.rect(area, radius, Paint::stroke(turn, 5.0));
    }
}
