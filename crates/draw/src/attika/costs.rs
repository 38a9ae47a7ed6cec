//! A disc with its cost: pictogram, full name, landscapes.

use super::land::landscape_of;
use super::mat::chip;
use super::words::name;
use crate::Scene;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::style::Type;
use agon_rules::attika::data::{Building, Landscape};
use agon_rules::attika::{Cards, Price};

/// The side of a disc.
const CHIP: f64 = 48.0;
const ICON: f64 = 34.0;
/// The left edge of prices, from the left of a disc. The longest name and a number fit before it.
const PRICE: f64 = 330.0;

/// Returns the cost of a building before the land reduces it (9.1).
pub(super) fn cost(building: Building) -> Price {
    Price { symbols: building.cost(), any: building.any() }
}

/// Draws pictogram, name and number of a disc, and its price in one column for all discs.
pub(super) fn disc(canvas: &mut Canvas, scene: &Scene, area: Area, (building, count): (Building, u8), price: Price) {
    let (tokens, y) = (canvas.tokens, area.middle());
    chip(canvas, Area::new(area.x, y - CHIP / 2.0, CHIP, CHIP), building);
    let x = area.x + CHIP + 14.0;
    let end = x + canvas.text((x, y), &name(scene, building), Type::new(32.0, tokens.ink));
    if count > 1 {
        canvas.text((end + 14.0, y), &format!("×{count}"), Type::new(34.0, tokens.ink).bold());
    }
    self::price(canvas, (area.x + PRICE, y), price);
}

/// Draws landscapes, then cards of any landscape, from a place to the right.
fn price(canvas: &mut Canvas, (mut x, y): (f64, f64), price: Price) {
    let tokens = canvas.tokens;
    for landscape in price.symbols.iter() {
        landscape_of(canvas, landscape, ((x + ICON / 2.0, y), ICON), tokens.panel);
        x += ICON + 8.0;
    }
    if price.any > 0 {
        x += canvas.text((x, y), &price.any.to_string(), Type::new(34.0, tokens.ink).bold()) + 5.0;
        canvas.icon("card", (x + ICON / 2.0, y), ICON, tokens.ink2, tokens.panel);
    }
}

/// Draws the cards of each landscape with icon and number, 0 included. Returns the right end of the last.
pub(super) fn cards(canvas: &mut Canvas, (mut x, y): (f64, f64), cards: Cards) -> f64 {
    let tokens = canvas.tokens;
    for landscape in Landscape::ALL {
        landscape_of(canvas, landscape, ((x + 23.0, y), 46.0), tokens.panel);
        canvas.text((x + 56.0, y), &cards.of(landscape).to_string(), Type::new(44.0, tokens.ink).bold());
        x += 150.0;
    }
    x
}
