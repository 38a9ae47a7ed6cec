//! The still life of Offrandes: five animals with the cities that gathered them, and an altar between two columns.

use super::{fill, soil, token};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::Paint;

/// The animals from the least to the finest, each with its seat and the share of terracotta in its card.
const ANIMALS: [(&str, u8, f64); 5] =
    [("fowl", 3, 0.05), ("pig", 1, 0.11), ("goat", 0, 0.16), ("sheep", 4, 0.22), ("ox", 2, 0.36)];

pub(super) fn draw(canvas: &mut Canvas) {
    let (tokens, ground) = (canvas.tokens, soil(canvas));
    fill(canvas, ground);
    for (at, (animal, seat, share)) in ANIMALS.into_iter().enumerate() {
        let (left, card) = (26.0 + 121.0 * at as f64, tokens.panel.mixed(tokens.accent, share));
        canvas.rect(Area::new(left, 40.0, 113.0, 240.0), 10.0, Paint::fill(card));
        canvas.icon(animal, (left + 56.0, 110.0), 92.0, tokens.ink, card);
        canvas.shape(token(agon_lang::offrandes::WORDS, seat), (left + 56.0, 222.0), 72.0, Badge::Full);
    }
    canvas.path("M40 536H620V512H40z M65 512H595V490H65z", Paint::fill(tokens.band));
    for left in [84.0, 512.0] {
        canvas.rect(Area::new(left, 330.0, 64.0, 160.0), 4.0, Paint::fill(tokens.band));
        canvas.rect(Area::new(left - 10.0, 318.0, 84.0, 18.0), 3.0, Paint::fill(tokens.band));
        for x in [14.0, 32.0, 50.0] {
            canvas.line((left + x, 346.0), (left + x, 480.0), Paint::stroke(tokens.bg, 4.0));
        }
    }
    canvas.path("M185 490V420H475V490z M165 420V396H495V420z", Paint::fill(tokens.accent));
    canvas.meander(Area::new(202.0, 438.0, 256.0, 34.0), tokens.accent.mixed(tokens.halo, 0.8));
    canvas.icon("ox", (330.0, 352.0), 92.0, tokens.ink, ground);
    for x in [225.0, 435.0] {
        canvas.icon("priestess", (x, 356.0), 76.0, tokens.ink, ground);
    }
}
