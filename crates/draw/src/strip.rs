//! The common part of strips: wide, low pictures of one line of a recap.

use crate::canvas::Canvas;
use crate::palette::Colour;

/// The width of every strip.
pub(crate) const WIDTH: f64 = 900.0;

impl Canvas {
    /// Draws the laurel of a winner, centred, over a colour.
    pub(crate) fn laurel(&mut self, at: (f64, f64), size: f64, ground: Colour) {
        let gold = self.tokens.gold;
        self.icon("laurel", at, size, gold, ground);
    }
}
