//! A plain board from a game's words alone, for a game without a drawing of its own.

use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::Token;
use crate::fonts::{lines, writable};
use crate::frame::{HEADER, MARGIN, WIDTH};
use crate::marks::Badge;
use crate::style::{Face, Type};
use crate::{Drawing, GamePicture, Scene};
use agon_lang::raise;
use agon_rules::Seat;

/// The picture of a game as a heading and one row for each seat of the cast: badge, city, name, tally.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// The game's id.
    pub game: &'static str,
    /// The icon beside the game's name, by its name in the list of icons.
    pub icon: &'static str,
}

impl GamePicture for Rows {
    fn id(&self) -> &'static str {
        self.game
    }

    fn icon(&self) -> &'static str {
        self.icon
    }

    fn board(&self, scene: &Scene) -> Option<Drawing> {
        (scene.view.game() == self.game).then(|| board(scene))
    }
}

/// The distances from a row's top to the middle of its city, from there to its tally, from line to line, and below the
/// last line.
const CITY: f64 = 38.0;
const BELOW: f64 = 46.0;
const PITCH: f64 = 38.0;
const FOOT: f64 = 28.0;
const GAP: f64 = 10.0;
/// The distances from a row's left edge to its words, and from their end to its right edge.
const WORDS: f64 = 92.0;
const PAD: f64 = 64.0;
/// The width of rows.
const WIDE: f64 = WIDTH - 2.0 * MARGIN;
/// The size of tallies.
const TALLY: f64 = 32.0;

/// The texts of a row.
struct Row {
    seat: Seat,
    token: Token,
    city: String,
    name: String,
    tally: Vec<String>,
}

fn rows(scene: &Scene, tokens: &[Token]) -> Vec<Row> {
    let seats = (0..).map(Seat).zip(tokens).take(scene.cast.names.len());
    let row = |(seat, &token): (Seat, &Token)| {
        let city = scene.city(seat);
        let name = scene.cast.name(seat).map(plain).and_then(|name| writable(&name)).unwrap_or_default();
        let tally = plain(&scene.words.tally(scene.language, scene.cast, scene.view, seat));
        // The row already names the city above.
        let told = tally.strip_prefix(&format!("{city}: ")).unwrap_or(&tally);
        let tally = lines(&raise(told), Face::Book, TALLY, WIDE - WORDS - PAD);
        Row { seat, token, city, name, tally }
    };
    seats.map(row).collect()
}

/// Removes the signs of a text that have a meaning only in a Discord message.
fn plain(text: &str) -> String {
    text.replace("**", "").replace('\\', "")
}

fn board(scene: &Scene) -> Drawing {
    let tokens = scene.tokens();
    let rows = rows(scene, &tokens);
    let tallest = rows.iter().map(|row| row.tally.len()).max().unwrap_or_default().max(1);
    let high = CITY + BELOW + PITCH * (tallest - 1) as f64 + FOOT;
    let top = HEADER + 16.0;
    let height = top + (high + GAP) * rows.len() as f64 + MARGIN;
    let (mut ground, mut pieces) = (Canvas::new(scene.palette.tokens()), Canvas::new(scene.palette.tokens()));
    ground.page(height);
    pieces.header(&scene.heading(&tokens).header());
    for (at, row) in rows.iter().enumerate() {
        row.draw(&mut pieces, scene, Area::new(MARGIN, top + (high + GAP) * at as f64, WIDE, high));
    }
    Drawing::new(height, ground, pieces)
}

impl Row {
    fn draw(&self, canvas: &mut Canvas, scene: &Scene, area: Area) {
        let (tokens, left, upper) = (canvas.tokens, area.x + WORDS, area.y + CITY);
        canvas.panel(area, 10.0);
        canvas.badge(self.token, (area.x + 48.0, area.middle()), 52.0, Badge::Full);
        if scene.waiting.has(self.seat) {
            canvas.turn_frame(area, 10.0);
            canvas.icon("turn", (area.right() - 34.0, area.middle()), 34.0, tokens.turn, tokens.panel);
        }
        let after = left + canvas.text((left, upper), &self.city, Type::new(38.0, tokens.ink).bold()) + 20.0;
        if !self.name.is_empty() {
            let style = Type::new(32.0, tokens.ink2).within((area.right() - PAD - after).max(60.0));
            canvas.text((after, upper), &self.name, style);
        }
        for (at, line) in self.tally.iter().enumerate() {
            let y = upper + BELOW + PITCH * at as f64;
            canvas.text((left, y), line, Type::new(TALLY, tokens.ink));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Palette;
    use agon_lang::{Cast, Language};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::{SeatSet, attika, game_of, offrandes};

    const ROWS: Rows = Rows { game: "offrandes", icon: "ox" };

    #[test]
    fn every_seat_has_its_row_in_every_language_and_palette() {
        let table = game_of::<offrandes::Offrandes>().open(4, &OptionValues::new()).expect("a table");
        let view = table.view(Viewer::Public);
        let names = ["Ana", "Benedikt von Hohenstaufen-Wittelsbach der Ältere und der Jüngere", "山田", "D\\_D"];
        let cast = Cast { names: names.map(str::to_owned).to_vec() };
        let words = agon_lang::offrandes::WORDS;
        for (language, palette) in Language::ALL.into_iter().cycle().zip(Palette::ALL) {
            let (waiting, winners) = (SeatSet::one(Seat(1)), SeatSet::EMPTY);
            let scene = Scene { waiting, winners, ..Scene::new(words, &view, &cast, language, palette) };
            let drawing = ROWS.board(&scene).expect("a board");
            assert_eq!(drawing.faults(), []);
            let told: Vec<&str> = drawing.texts().collect();
            for seat in (0..4).map(Seat) {
                let city = words.city(language, seat);
                let tally = words.tally(language, &cast, &view, seat);
                assert!(told.contains(&city.as_str()) && tally.starts_with(&format!("{city}: ")), "{told:?}");
                let numbers = raise(tally.split_once(": ").expect("a tally").1);
                assert!(told.contains(&numbers.as_str()), "{numbers} in {told:?}");
            }
            assert!(told.contains(&"Ana") && told.contains(&"D_D") && !told.contains(&"山田"), "{told:?}");
        }
    }

    #[test]
    fn a_view_of_another_game_is_not_drawn() {
        let table = game_of::<attika::Attika>().open(2, &OptionValues::new()).expect("a table");
        let (view, cast) = (table.view(Viewer::Public), Cast::default());
        let scene = Scene::new(agon_lang::attika::WORDS, &view, &cast, Language::English, Palette::Standard);
        assert!(ROWS.board(&scene).is_none() && ROWS.own(&scene).is_none());
        assert!(crate::offrandes::PICTURE.board(&scene).is_none() && crate::attika::PICTURE.board(&scene).is_some());
    }
}
