//! The places for a building: the part of the board with the spaces that a seat may choose, each with its coordinate
//! and its price.

use super::buildings::{buildings, pictogram};
use super::grid::{Grid, Point, Span, of_width};
use super::land::{Codes, land, symbol};
use super::plan::hexes;
use crate::Scene;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::frame::{MARGIN, WIDTH};
use crate::palette::Colour;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{self, Action, Cards, Space, View};
use std::collections::BTreeMap;

/// The largest hex.
const LARGEST: f64 = 100.0;
/// The smallest hex with room for symbol, price and coordinate, and the smallest with room for the last two.
const ROOMY: f64 = 70.0;
const READABLE: f64 = of_width(75.0);
/// The smallest hex with room for a price at all.
const PRICED: f64 = 42.0;
/// The greatest height of the part, and its greatest height if hexes would be too small.
const USUAL: f64 = 620.0;
const TALLEST: f64 = 1000.0;
/// The widths of the lines round a space on the largest hex: the light one, the dark one, the coloured one.
const LINES: (f64, f64, f64) = (20.0, 15.0, 9.0);
/// The distance of these lines from the edge of the largest hex.
const INSET: f64 = 8.0;
/// The least share of its width that a word may be narrowed to.
const NARROW: f64 = 0.75;

/// The building that costs a seat the fewest cards on a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Offer {
    cards: u8,
    /// False if an arrow makes the building free, true if landscapes or cards pay for it.
    paid: bool,
    building: Building,
}

/// The spaces that a seat may choose, on a part of the board.
pub(super) struct Offers {
    pub(super) area: Area,
    grid: Grid,
    offers: BTreeMap<Space, Offer>,
    /// True if there are several buildings to choose from.
    several: bool,
}

impl Offers {
    /// Finds the spaces and places the part of the board below a height. `None` without a choice of spaces.
    pub(super) fn of(view: &View, seat: Seat, hand: Cards, top: f64) -> Option<Offers> {
        let (offers, several) = cheapest(view, seat, hand);
        if offers.is_empty() {
            return None;
        }
        let map = &view.board.map;
        let part = Span::of(offers.keys().map(|&space| map.hex(space))).padded(Span::of(hexes(map, None)));
        let width = WIDTH - 2.0 * MARGIN;
        let usual = part.size(width, USUAL, LARGEST);
        let size = if usual >= READABLE { usual } else { part.size(width, TALLEST, READABLE) };
        let area = Area::new(MARGIN, top, width, part.tall(size));
        Some(Offers { area, grid: Grid::crop(area, part, LARGEST), offers, several })
    }

    /// Draws the part of the board with its spaces.
    pub(super) fn draw(&self, canvas: &mut Canvas, scene: &Scene, view: &View, tokens: &[Token]) {
        let (map, grid) = (&view.board.map, &self.grid);
        land(canvas, grid, map, Codes::Shown { but: self.offers.keys().copied().collect() });
        buildings(canvas, grid, view, tokens, &[]);
        let path = |paid: bool| {
            let spaces = self.offers.iter().filter(|(_, offer)| offer.paid == paid);
            grid.path(spaces.map(|(&space, _)| map.hex(space)), INSET * grid.size / LARGEST)
        };
        let (free, paid, scale) = (path(false), path(true), grid.size / LARGEST);
        let all = format!("{free}{paid}");
        let (light, dark, coloured) = LINES;
        let (halo, edge) = (canvas.tokens.halo, canvas.tokens.edge);
        canvas.path(&all, Paint::stroke(halo, light * scale));
        canvas.path(&all, Paint::stroke(edge, dark * scale));
        for (path, colour) in [(free, canvas.tokens.accent), (paid, canvas.tokens.gold)] {
            if !path.is_empty() {
                canvas.path(&path, Paint::stroke(colour, coloured * scale));
            }
        }
        for (&space, &offer) in &self.offers {
            let at = grid.at(map.hex(space));
            if grid.size >= ROOMY {
                if let Some(landscape) = map.symbol(space) {
                    symbol(canvas, landscape, ((at.0, at.1 - 0.55 * grid.size), 0.34 * grid.size), space);
                }
                self.large(canvas, scene, at, space, offer);
            } else {
                self.small(canvas, at, space, offer);
            }
        }
    }

    /// Writes price and coordinate of a space: the price on a plate, filled if the building is free.
    fn large(&self, canvas: &mut Canvas, scene: &Scene, (x, y): Point, space: Space, offer: Offer) {
        let (tokens, size) = (canvas.tokens, self.grid.size);
        let (ground, ink) =
            if offer.paid { (tokens.halo, tokens.ink) } else { (tokens.accent, tokens.accent.letters()) };
        let icon = 0.36 * size;
        let style = Type::new((0.36 * size).max(30.0), ink).bold();
        let mut icons: Vec<String> = self.several.then(|| pictogram(offer.building)).into_iter().collect();
        let word = scene.text("attika-free");
        let room = 1.25 * size - icons.len() as f64 * (icon + 6.0);
        let text = if !offer.paid && NARROW * Canvas::width(&word, style) <= room {
            word
        } else {
            icons.push("card".to_owned());
            offer.cards.to_string()
        };
        let line = Line { icons: &icons, icon, text: &text, style: style.squeezed(room) };
        let (middle, wide) = (y - 0.05 * size, line.width() + 0.2 * size);
        let plate = Area::new(x - wide / 2.0, middle - 0.23 * size, wide, 0.46 * size);
        canvas.rect(plate, 0.08 * size, Paint::fill(ground).edged(tokens.edge, 3.0));
        line.draw(canvas, (x, middle), ground);
        let code = Type::new((0.4 * size).max(30.0), tokens.ink).bold().centred();
        canvas.text((x, y + 0.43 * size), space.name(), code);
    }

    /// Writes coordinate and price of a space on a small hex, one above the other, or the coordinate alone.
    fn small(&self, canvas: &mut Canvas, (x, y): Point, space: Space, offer: Offer) {
        let (tokens, size) = (canvas.tokens, self.grid.size);
        let style = Type::new(30.0, tokens.ink).bold();
        if size < PRICED {
            canvas.text((x, y), space.name(), style.centred().squeezed(1.3 * size));
            return;
        }
        canvas.text((x, y - 0.35 * size), space.name(), style.centred());
        let icon = if self.several { pictogram(offer.building) } else { "card".to_owned() };
        let (icons, text) = ([icon], offer.cards.to_string());
        let line = Line { icons: &icons, icon: 26.0, text: &text, style: style.squeezed(1.45 * size - 32.0) };
        line.draw(canvas, (x, y + 0.3 * size), tokens.land);
    }
}

/// Returns the best offer for each space, and true if several buildings are to choose from.
fn cheapest(view: &View, seat: Seat, hand: Cards) -> (BTreeMap<Space, Offer>, bool) {
    let drawn = match view.scene {
        attika::Scene::Drawn { building, .. } => building,
        _ => None,
    };
    let choice = |action: &Action| match *action {
        Action::Place(space) => drawn.map(|building| (building, space)),
        Action::Build(building, space) => Some((building, space)),
        _ => None,
    };
    let choices: Vec<(Building, Space)> = view.legal.iter().filter_map(choice).collect();
    let mut offers: BTreeMap<Space, Offer> = BTreeMap::new();
    for &(building, space) in &choices {
        let price = view.board.price(seat, building, space);
        let paid = !view.board.map.is_free(seat, building, space);
        let offer = Offer { cards: price.from_hand(hand), paid, building };
        offers.entry(space).and_modify(|best| *best = offer.min(*best)).or_insert(offer);
    }
    let first = choices.first().map(|&(building, _)| building);
    let several = choices.iter().any(|&(building, _)| Some(building) != first);
    (offers, several)
}

/// Icons and a text in one line.
struct Line<'a> {
    icons: &'a [String],
    /// The size of the icons.
    icon: f64,
    text: &'a str,
    style: Type,
}

impl Line<'_> {
    const GAP: f64 = 6.0;

    fn width(&self) -> f64 {
        let text = Canvas::width(self.text, self.style);
        let text = self.style.squeeze.map_or(text, |most| text.min(most));
        text + self.icons.len() as f64 * (self.icon + Self::GAP)
    }

    /// Draws the line with its middle at a place.
    fn draw(&self, canvas: &mut Canvas, (x, y): Point, ground: Colour) {
        let mut x = x - self.width() / 2.0;
        for icon in self.icons {
            canvas.icon(icon, (x + self.icon / 2.0, y), self.icon, self.style.fill, ground);
            x += self.icon + Self::GAP;
        }
        canvas.text((x, y), self.text, self.style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::attika::Attika;
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::{Dice, QuickDice};
    use agon_rules::{AnyView, Waiting, game_of};

    /// Plays a whole game at random and shows the view of each seat that must act.
    fn play(seed: u64, mut shown: impl FnMut(&AnyView, Seat)) {
        let mut table = game_of::<Attika>().open(3, &OptionValues::new()).expect("a table");
        let mut dice = QuickDice::new(seed);
        while table.waiting() != Waiting::Over {
            let Some(seat) = table.waiting().seats().first() else {
                table.draw(&mut dice).expect("luck");
                continue;
            };
            shown(&table.view(Viewer::Seat(seat)), seat);
            let legal = table.legal(seat);
            let at = dice.below(legal.len() as u32) as usize;
            table.act(seat, legal.get(at).expect("an action")).expect("a legal action");
        }
    }

    #[test]
    fn every_legal_space_is_on_the_picture_with_its_fewest_cards() {
        let (mut drawn, mut built) = (0, 0);
        play(3, |any, seat| {
            let view: &View = any.of().expect("a view");
            let hand = view.hand.expect("a hand");
            let spaces = |action: &Action| match *action {
                Action::Place(space) | Action::Build(_, space) => Some(space),
                _ => None,
            };
            let legal: Vec<Space> = view.legal.iter().filter_map(spaces).collect();
            let Some(offers) = Offers::of(view, seat, hand, 200.0) else {
                assert!(legal.is_empty());
                return;
            };
            for space in legal {
                assert!(offers.grid.shows(view.board.map.hex(space)), "{space}");
                assert!(offers.offers.get(&space).is_some_and(|offer| offer.cards <= hand.len()), "{space}");
            }
            *if offers.several { &mut built } else { &mut drawn } += 1;
        });
        assert!(drawn > 5 && built > 5, "{drawn} {built}");
    }
}
