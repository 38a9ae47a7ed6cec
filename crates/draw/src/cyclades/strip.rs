//! The strip of a battle: two sides with their last dice, their sums and their losses.

use super::chart::Point;
use super::pieces;
use super::sites;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::Colour;
use crate::strip::WIDTH;
use crate::style::{Paint, Type};
use crate::{Drawing, Scene};
use agon_rules::Seat;
use agon_rules::cyclades::Place;

const HEIGHT: f64 = 200.0;
/// The outer margin, and the width and height of a side's card.
const MARGIN: f64 = 12.0;
const CARD: (f64, f64) = (382.0, 176.0);
/// The middles of a card's two lines, and of its sum.
const NAMES: f64 = 50.0;
const PIECES: f64 = 132.0;
const SUM: f64 = 98.0;
/// The room for a place's name between the cards.
const BETWEEN: f64 = 96.0;

/// A battle to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    /// The island or sea space.
    pub place: Place,
    /// The attacker and the defender.
    pub sides: [Side; 2],
    /// The seat that holds the place; `None` if nobody is left.
    pub winner: Option<Seat>,
}

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The seat.
    pub seat: Seat,
    /// Its units in the last round.
    pub units: u8,
    /// Its die in the last round, 0 to 3.
    pub die: u8,
    /// The bonus of its buildings.
    pub bonus: u8,
    /// Its sum in the last round.
    pub total: u8,
    /// The units it lost in the whole battle.
    pub lost: u8,
}

/// Draws a battle with the dice of its last round.
pub fn battle(scene: &Scene, fought: &Fought) -> Drawing {
    let mut canvas = Canvas::new(scene.palette.tokens());
    let (tokens, seats) = (canvas.tokens, scene.tokens());
    let land = matches!(fought.place, Place::Island(_));
    let ground = if land { tokens.land } else { tokens.sea };
    canvas.rect(Area::new(0.0, 0.0, WIDTH, HEIGHT), 0.0, Paint::fill(ground));
    for (side, mirrored) in fought.sides.iter().zip([false, true]) {
        let Some(&token) = seats.get(side.seat.index()) else { continue };
        let left = if mirrored { WIDTH - MARGIN - CARD.0 } else { MARGIN };
        let card = Card { area: Area::new(left, MARGIN, CARD.0, CARD.1), mirrored, land, token };
        card.draw(&mut canvas, scene, side, fought.winner);
    }
    middle(&mut canvas, fought.place);
    Drawing::strip((WIDTH, HEIGHT), canvas)
}

/// Draws the swords between the cards, and the name of the place.
fn middle(canvas: &mut Canvas, place: Place) {
    let tokens = canvas.tokens;
    let x = WIDTH / 2.0;
    canvas.circle((x, 84.0), 46.0, Paint::fill(tokens.band).edged(tokens.gold, 5.0));
    canvas.icon("ares", (x, 84.0), 58.0, tokens.gold, tokens.band);
    let (name, size) = match place {
        Place::Sea(sea) => (sea.to_string(), 36.0),
        Place::Island(island) => (sites::name(island), 30.0),
    };
    let style = Type::new(size, Colour::WHITE).bold().centred().squeezed(BETWEEN);
    let wide = Canvas::width(&name, style).min(BETWEEN) + 14.0;
    canvas.rect(Area::new(x - wide / 2.0, 142.0, wide, 46.0), 8.0, Paint::fill(tokens.band));
    canvas.text((x, 165.0), &name, style);
}

/// The card of a side, the defender's mirrored.
struct Card {
    area: Area,
    mirrored: bool,
    land: bool,
    token: Token,
}

impl Card {
    /// Returns the place at this distance from the card's outer edge.
    fn at(&self, from_edge: f64) -> f64 {
        if self.mirrored { self.area.right() - from_edge } else { self.area.x + from_edge }
    }

    fn draw(&self, canvas: &mut Canvas, scene: &Scene, side: &Side, winner: Option<Seat>) {
        let tokens = canvas.tokens;
        let won = winner == Some(side.seat);
        canvas.panel(self.area, 12.0);
        if won {
            canvas.turn_frame(self.area, 12.0);
            canvas.laurel((self.at(266.0), NAMES - 4.0), 60.0, tokens.panel);
        }
        canvas.badge(self.token, (self.at(38.0), NAMES), 52.0, Badge::Full);
        let name = Type::new(34.0, tokens.ink).bold().squeezed(152.0);
        let name = if self.mirrored { name.ending() } else { name };
        canvas.text((self.at(76.0), NAMES), &scene.city(side.seat), name);
        let quiet = winner.is_some() && !won;
        // Two digits keep clear of the buildings.
        let size = if side.total > 9 { 64.0 } else { 84.0 };
        let sum = Type::new(size, if quiet { tokens.ink2 } else { tokens.ink }).bold();
        let sum = if self.mirrored { sum } else { sum.ending() };
        canvas.text((self.at(356.0), SUM), &side.total.to_string(), sum);
        self.course(canvas, side);
        if side.lost > 0 {
            let (at, size) = ((self.at(316.0), 154.0), 0.9);
            match self.land {
                true => pieces::ghost(canvas, (self.token, side.lost), at, size, 1.0),
                false => pieces::ghost_fleet(canvas, self.token, side.lost, at, size),
            }
        }
    }

    /// Draws pieces, die and buildings.
    fn course(&self, canvas: &mut Canvas, side: &Side) {
        let tokens = canvas.tokens;
        let plus = Type::new(36.0, tokens.ink2).bold().centred();
        if self.land {
            pieces::troops(canvas, (self.token, side.units), (self.at(50.0), PIECES), 1.05, (26.0, 8.0));
        } else {
            pieces::fleet(canvas, self.token, side.units, (self.at(50.0), PIECES - 10.0), 1.05);
        }
        canvas.text((self.at(104.0), PIECES), "+", plus);
        die(canvas, (self.at(150.0), PIECES), side.die);
        if side.bonus > 0 {
            canvas.text((self.at(196.0), PIECES), "+", plus);
            let (x, icon) = (self.at(242.0), if self.land { "fortress" } else { "port" });
            let frame = Area::new(x - 27.0, PIECES - 27.0, 54.0, 54.0);
            canvas.rect(frame, 8.0, Paint::fill(tokens.halo).edged(tokens.edge, 3.0));
            canvas.icon(icon, (x, PIECES), 44.0, tokens.ink, tokens.halo);
            if side.bonus > 1 {
                pieces::number(canvas, side.bonus, (x + 22.0, PIECES + 20.0), 1.0);
            }
        }
    }
}

/// Draws a die with pips. Nought is a dotted ring.
fn die(canvas: &mut Canvas, (x, y): Point, face: u8) {
    const SIZE: f64 = 58.0;
    let edge = canvas.tokens.coin_edge;
    let frame = Area::new(x - SIZE / 2.0, y - SIZE / 2.0, SIZE, SIZE);
    canvas.rect(frame, 11.0, Paint::fill(Colour::WHITE).edged(edge, 4.0));
    let pips: &[(f64, f64)] = match face {
        0 => &[],
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    };
    for (right, down) in pips {
        let at = (x + right * SIZE * 0.26, y + down * SIZE * 0.26);
        canvas.circle(at, SIZE * 0.1, Paint::fill(Colour::DARK));
    }
    if pips.is_empty() {
        canvas.circle((x, y), SIZE * 0.2, Paint::stroke(Colour::DARK, 3.0).dashed("2 7"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Palette;
    use agon_lang::{Cast, Language};
    use agon_rules::cyclades::data::Island;
    use agon_rules::cyclades::{Cyclades, Sea};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::game_of;

    fn drawn(place: Place, winner: Option<Seat>, language: Language) -> Drawing {
        let table = game_of::<Cyclades>().open(5, &OptionValues::new()).expect("a table");
        let (view, cast) = (table.view(Viewer::Public), Cast::default());
        let scene = Scene::new(agon_lang::cyclades::WORDS, &view, &cast, language, Palette::Standard);
        let attacker = Side { seat: Seat(1), units: 8, die: 3, bonus: 0, total: 11, lost: 2 };
        let defender = Side { seat: Seat(3), units: 7, die: 0, bonus: 3, total: 10, lost: 3 };
        battle(&scene, &Fought { place, sides: [attacker, defender], winner })
    }

    #[test]
    fn sums_names_and_the_place_have_room_in_every_language() {
        let sea = Place::Sea(Sea::read("K10").expect("a space"));
        for language in Language::ALL {
            for place in [sea, Place::Island(Island::Mykonos), Place::Island(Island::Donousa)] {
                for winner in [None, Some(Seat(1)), Some(Seat(3))] {
                    let drawing = drawn(place, winner, language);
                    assert_eq!((drawing.faults(), drawing.crossings()), (vec![], vec![]), "{language:?} {place}");
                    for sum in ["11", "10"] {
                        assert!(drawing.texts().any(|text| text == sum), "{language:?} {place}: {sum}");
                    }
                }
            }
        }
    }
}
