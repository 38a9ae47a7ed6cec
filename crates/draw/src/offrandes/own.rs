//! The private picture: the own seven ladders with their effects, the steps of the lot on the block, and the rungs fallen
//! from. During the first picks: the effect of every rung.

use super::effects::{self, Levels};
use super::ladders::{DEPTH, name_key};
use super::{Table, animal};
use crate::Drawing;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::marks::Badge;
use crate::palette::{Colour, Tokens};
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::game::Viewer;
use agon_rules::offrandes::data::{Animal, Character, TOP};
use agon_rules::offrandes::{Event, Lot, Scene as Phase};

/// The width and the height of the picture.
const SIZE: (f64, f64) = (800.0, 552.0);
const BAND: f64 = 54.0;
/// The outer edges of rows.
const LEFT: f64 = 14.0;
const ACROSS: f64 = SIZE.0 - 2.0 * LEFT;
/// The upper edge of the first row, the distance between rows, and their height.
const FIRST: f64 = 92.0;
const PITCH: f64 = 64.0;
const TALL: f64 = 58.0;
/// The left edge of a ladder's name.
const NAME: f64 = 72.0;
/// The left edge of the effects, and the end of their room.
const EFFECT: f64 = 550.0;
const END: f64 = SIZE.0 - 16.0;

/// The columns of levels: the left edge of the first, and the distance between two.
#[derive(Clone, Copy, Debug)]
struct Columns {
    left: f64,
    pitch: f64,
}

/// Columns for a token each, with room for effects at their end.
const BARS: Columns = Columns { left: 234.0, pitch: 62.0 };
/// Columns for an effect each.
const EFFECTS: Columns = Columns { left: 252.0, pitch: 106.0 };

impl Columns {
    fn cell(self, character: Character, level: u8) -> Area {
        let x = self.left + f64::from(level.saturating_sub(1)) * self.pitch;
        Area::new(x, row(character).y + 4.0, self.pitch - 4.0, TALL - 8.0)
    }

    /// Returns the middle of a level's column.
    fn middle(self, level: u8) -> f64 {
        self.left + f64::from(level.saturating_sub(1)) * self.pitch + (self.pitch - 4.0) / 2.0
    }
}

fn row(character: Character) -> Area {
    Area::new(LEFT, FIRST + character.index() as f64 * PITCH, ACROSS, TALL)
}

/// Draws the private picture. `None` for the public, before luck has chosen the first city, and after the end.
pub(super) fn own(table: &Table, viewer: Viewer) -> Option<Drawing> {
    let Viewer::Seat(seat) = viewer else { return None };
    let token = table.token(seat)?;
    let mut pieces = Canvas::new(table.scene.palette.tokens());
    let ground = match table.phase {
        Phase::Start | Phase::Over(_) => return None,
        Phase::Picks { .. } => {
            rungs(&mut pieces, table, seat);
            ground(table, EFFECTS)
        }
        _ => {
            bars(&mut pieces, table, (seat, token));
            ground(table, BARS)
        }
    };
    Some(Drawing::wide(SIZE, ground, pieces))
}

/// Draws the page, the band, the rows with their icons, and the cells under the numbers of their levels.
fn ground(table: &Table, columns: Columns) -> Canvas {
    let mut canvas = Canvas::new(table.scene.palette.tokens());
    let tokens = canvas.tokens;
    canvas.rect(Area::new(0.0, 0.0, SIZE.0, SIZE.1), 0.0, Paint::fill(tokens.bg));
    canvas.rect(Area::new(0.0, 0.0, SIZE.0, BAND), 0.0, Paint::fill(tokens.band));
    for level in 1..=TOP {
        let style = Type::new(30.0, tokens.ink2).centred();
        canvas.text((columns.middle(level), FIRST - 18.0), &level.to_string(), style);
    }
    for character in Character::ALL {
        canvas.panel(row(character), 8.0);
        canvas.icon(character.id(), (LEFT + 30.0, row(character).middle()), 38.0, tokens.ink, tokens.panel);
        for (level, depth) in (1..=TOP).zip(DEPTH) {
            canvas.rect(columns.cell(character, level), 4.0, Paint::fill(cell_colour(tokens, depth)));
        }
    }
    canvas
}

fn cell_colour(tokens: &Tokens, depth: f64) -> Colour {
    tokens.panel.mixed(tokens.accent, depth)
}

/// Writes the band: a title, and words at the right.
fn band(canvas: &mut Canvas, title: &str, right: &str) {
    let bandink = canvas.tokens.bandink;
    canvas.text((20.0, BAND / 2.0), title, Type::new(30.0, bandink).bold());
    canvas.text((SIZE.0 - 20.0, BAND / 2.0), right, Type::new(30.0, Colour::WHITE).ending());
}

/// Writes a ladder's name, and frames the row of a ladder the question is about.
fn name(canvas: &mut Canvas, table: &Table, character: Character, asked: bool) {
    if asked {
        let Area { x, y, w, h } = row(character);
        canvas.turn_frame(Area::new(x - 2.0, y - 2.0, w + 4.0, h + 4.0), 9.0);
    }
    let style = Type::new(30.0, canvas.tokens.ink);
    let name = table.scene.text(&name_key(character));
    canvas.text((NAME, row(character).middle()), &name, if asked { style.bold() } else { style });
}

/// Returns the lot on the block.
fn lot(phase: &Phase) -> Option<Lot> {
    match phase {
        Phase::Open(_, lot) | Phase::Seal { lot, .. } => Some(*lot),
        Phase::Bid(bidding) => Some(bidding.lot),
        _ => None,
    }
}

/// Draws the own tokens, the steps of the lot, the rungs fallen from, and the effects.
fn bars(canvas: &mut Canvas, table: &Table, (seat, token): (Seat, Token)) {
    let Some(&now) = table.board.ladders.get(seat.index()) else { return };
    let offered = lot(table.phase);
    let short = |character| table.scene.text(&name_key(character));
    let told = offered.map(|lot| {
        let args = [("first", short(lot.0).into()), ("second", short(lot.1).into())];
        agon_lang::text(table.language(), "offrandes-picture-lot", &args)
    });
    band(canvas, &table.scene.text("offrandes-picture-ladders"), &told.unwrap_or_default());
    // A lot that the seat cannot win any more has no steps.
    let open = offered.filter(|_| !table.out().has(seat));
    let then = open.map_or(now, |lot| effects::after(now, lot));
    for character in Character::ALL {
        let asked = open.is_some_and(|lot| [lot.0, lot.1].contains(&character));
        name(canvas, table, character, asked);
        steps(canvas, token, character, (now, then));
        let effect = effects::effect(table.scene, character, now, then);
        let style = Type::new(30.0, canvas.tokens.ink2).squeezed(END - EFFECT);
        let style = if asked { Type { fill: canvas.tokens.ink, ..style.bold() } } else { style };
        canvas.text((EFFECT, row(character).middle()), &effect, style);
    }
    let events = table.scene.last.iter().filter_map(|event| event.typed::<Event>());
    for (character, level) in events.filter_map(|event| fall(event, seat)) {
        let Area { x, y, w, h } = BARS.cell(character, level);
        canvas.changed(Area::new(x - 1.0, y - 1.0, w + 2.0, h + 2.0));
    }
}

/// Draws the token where it stands, and the hollow token a lot would raise it to.
fn steps(canvas: &mut Canvas, token: Token, character: Character, (now, then): (Levels, Levels)) {
    let (from, to, y) = (now[character.index()], then[character.index()], row(character).middle());
    if from > 0 {
        canvas.badge(token, (BARS.middle(from), y), 38.0, Badge::Full);
    }
    if to > from {
        let tip = BARS.middle(to) - 18.0;
        let start = if from > 0 { BARS.middle(from) + 24.0 } else { tip - 29.0 };
        let turn = canvas.tokens.turn;
        canvas.line((start, y), (tip - 8.0, y), Paint::stroke(turn, 6.0));
        canvas.path(&format!("M{tip:.1} {y:.1}l-12 -9v18z"), Paint::fill(turn).edged(turn, 3.0));
        canvas.badge(token, (BARS.middle(to), y), 36.0, Badge::Hollow);
    }
}

/// Returns the rung a seat fell from by an event: a bribe of another city, or another token on the top (4.10, 5.4).
fn fall(event: &Event, seat: Seat) -> Option<(Character, u8)> {
    match *event {
        Event::Bribed { victim, ladder, theirs, .. } if victim == seat => Some((ladder, theirs + 1)),
        Event::Bumped { seat: bumped, character } if bumped == seat => Some((character, TOP)),
        _ => None,
    }
}

/// Draws the effect of every rung, and frames the characters chosen so far.
fn rungs(canvas: &mut Canvas, table: &Table, seat: Seat) {
    let word = |key: &str| table.scene.text(&format!("offrandes-picture-{key}"));
    band(canvas, &word("rungs"), &word("start"));
    let tokens = canvas.tokens;
    for character in Character::ALL {
        name(canvas, table, character, table.board.level(seat, character) > 0);
        for ((level, kind), depth) in (1..=TOP).zip(Animal::ALL).zip(DEPTH) {
            let place = (EFFECTS.middle(level), row(character).middle());
            match effects::sign(table.scene, character, level) {
                Some(sign) => {
                    canvas.text(place, &sign, Type::new(32.0, tokens.ink).bold().centred());
                }
                None => canvas.icon(animal(kind), place, 38.0, tokens.ink, cell_colour(tokens, depth)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts;
    use crate::offrandes::tests::{board, with};
    use crate::style::Face;
    use agon_lang::Language;
    use agon_rules::SeatSet;
    use agon_rules::offrandes::{Bidding, Turn};

    fn bidding(passed: SeatSet) -> Phase {
        let lot = (Character::WaterCarrier, Character::TempleGuardian);
        Phase::Bid(Bidding { turn: Turn::new(Seat(1)), lot, bid: 3, leader: Seat(1), bidder: Seat(0), passed })
    }

    /// Draws the picture of the first seat, with tokens on these levels.
    fn drawn(levels: Levels, phase: &Phase, language: Language) -> Drawing {
        let mut board = board();
        board.ladders[0] = levels;
        with(&board, phase, language, SeatSet::EMPTY, |table| own(table, Viewer::Seat(Seat(0)))).expect("a picture")
    }

    #[test]
    fn a_carrier_that_rises_without_another_animal_says_so() {
        let drawing = drawn([1, 2, 1, 0, 1, 0, 1], &bidding(SeatSet::EMPTY), Language::English);
        let words: Vec<&str> = drawing.texts().collect();
        for effect in
            ["fowl", "still 1 animal", "1 animal", "altars to 5", "lamp +2", "bribes nobody", "stops Briber 1"]
        {
            assert!(words.contains(&effect), "{effect} is not in {words:?}");
        }
    }

    #[test]
    fn a_lot_passed_has_no_steps() {
        let steps = |passed| drawn([1; 7], &bidding(passed), Language::English).texts_of_pieces().count();
        assert_eq!((steps(SeatSet::EMPTY), steps(SeatSet::one(Seat(0)))), (9, 7));
    }

    #[test]
    fn a_fall_is_marked_at_the_rung_fallen_from() {
        let (seat, character, ladder) = (Seat(0), Character::Peasant, Character::Priestess);
        let bribed = |victim| Event::Bribed { seat: Seat(1), victim, ladder, own: 3, theirs: 0 };
        assert_eq!(fall(&bribed(seat), seat), Some((ladder, 1)));
        assert_eq!(fall(&bribed(Seat(2)), seat), None);
        assert_eq!(fall(&Event::Bumped { seat, character }, seat), Some((character, TOP)));
    }

    #[test]
    fn words_fit_their_places_in_every_language_and_on_every_rung() {
        for language in Language::ALL {
            for level in 0..=TOP {
                let picks = Phase::Picks { seat: Seat(0), picked: Vec::new() };
                for phase in [bidding(SeatSet::EMPTY), Phase::Offer(Turn::new(Seat(0))), picks] {
                    assert_eq!(drawn([level; 7], &phase, language).faults(), [], "{language:?}, {level}, {phase:?}");
                }
            }
            for character in Character::ALL {
                let name = agon_lang::text(language, &name_key(character), &[]);
                let width = fonts::width(&name, Face::Bold, 30.0);
                assert!(NAME + width < BARS.left - 4.0, "{language:?}: {name} is {width:.0} wide");
            }
        }
    }

    #[test]
    fn nobody_has_a_private_picture_in_public_or_after_the_end() {
        let over = Phase::Over(agon_rules::offrandes::Ending::Points);
        let (board, language) = (board(), Language::English);
        let none =
            |phase: &Phase, viewer| with(&board, phase, language, SeatSet::EMPTY, |table| own(table, viewer).is_none());
        assert!(none(&over, Viewer::Seat(Seat(0))) && none(&bidding(SeatSet::EMPTY), Viewer::Public));
    }
}
