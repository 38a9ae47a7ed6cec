//! The card of a game: its name and its aim, its seats and its length, and a still life of its pieces. Several cards
//! make one picture, a row each.

use super::fitting;
use super::still_life::{STAGE, still_life};
use super::words::alt;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::{Token, tokens};
use crate::fonts::lines;
use crate::frame::{MARGIN, WIDTH, ornament};
use crate::marks::Badge;
use crate::palette::Colour;
use crate::style::{Face, Paint, Type};
use crate::{Drawing, Palette};
use agon_lang::{GameWords, Language, text};
use std::fmt::Display;

/// A card that presents a game to people who do not know it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameCard {
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// The icon of the game, for a game without a still life: see [`GamePicture::icon`](crate::GamePicture::icon).
    pub icon: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The shortest and the longest usual length, in minutes.
    pub minutes: (u32, u32),
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// Several games in one picture, a row each, in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct GameCards(pub Vec<GameCard>);

/// The places of a card, from the upper left corner of the card.
struct Layout {
    height: f64,
    /// The left edge of words, and the right edge.
    left: f64,
    right: f64,
    /// The middles of the name, of the first line of the aim, and of the numbers; the distance of lines.
    name: f64,
    aim: f64,
    numbers: f64,
    pitch: f64,
    /// The upper edge of the rule below the name; `None` without one.
    rule: Option<f64>,
    /// The middle of the seats' shapes, and their right edge.
    shapes: (f64, f64),
    /// The left edge of the numbers, which may be beside the shapes.
    seats: f64,
    /// The sizes of the name, of the aim and of the numbers. The first one that fits counts.
    sizes: [&'static [f64]; 3],
    /// The scale of the still life.
    scale: f64,
}

/// The height of the foot with the meander.
const FOOT: f64 = 64.0;

/// A card alone: words at the left, the still life at the right, and the foot below both.
static ALONE: Layout = Layout {
    height: STAGE.1 + FOOT,
    left: 40.0,
    right: 530.0,
    name: 104.0,
    aim: 232.0,
    numbers: 468.0,
    pitch: 56.0,
    rule: Some(164.0),
    shapes: (376.0, 530.0),
    seats: 40.0,
    sizes: [&[60.0, 48.0, 40.0], &[40.0, 36.0, 32.0, 30.0], &[46.0, 42.0, 36.0]],
    scale: 1.0,
};

/// A row of several cards. Its smallest letters have 11 pixels on a phone of 390.
static ROW: Layout = Layout {
    height: 300.0,
    left: 40.0,
    right: 806.0,
    name: 62.0,
    aim: 128.0,
    numbers: 246.0,
    pitch: 46.0,
    rule: None,
    shapes: (246.0, 340.0),
    seats: 360.0,
    sizes: [&[52.0, 44.0], &[36.0, 34.0], &[42.0, 38.0, 34.0]],
    scale: 300.0 / STAGE.1,
};

/// The most lines of an aim.
const LINES: usize = 2;
/// The size of the seats' shapes, and their greatest distance.
const SHAPES: (f64, f64) = (44.0, 62.0);

impl GameCard {
    /// Draws the card, 1200 by 600 pixels.
    pub fn drawing(&self) -> Drawing {
        let mut canvas = blank(self.palette, ALONE.height);
        self.draw(&mut canvas, &ALONE, 0.0);
        foot(&mut canvas, STAGE.1);
        Drawing::single(ALONE.height, canvas)
    }

    /// Describes the card in words.
    pub fn alt(&self) -> String {
        let args = [
            ("game", self.words.title(self.language).into()),
            ("pitch", self.words.pitch(self.language).into()),
            ("seats", range(self.seats).into()),
            ("minutes", range(self.minutes).into()),
        ];
        text(self.language, "card-game-alt", &args)
    }

    /// Draws words and still life below a height.
    fn draw(&self, canvas: &mut Canvas, layout: &Layout, top: f64) {
        let tokens = canvas.tokens;
        let split = WIDTH - STAGE.0 * layout.scale;
        still_life(canvas, self.words.id(), self.icon, (split, top), layout.scale);
        let tall = STAGE.1 * layout.scale;
        canvas.rect(Area::new(0.0, top, split, tall), 0.0, Paint::fill(tokens.band));
        canvas.rect(Area::new(split, top, 10.0, tall), 0.0, Paint::fill(tokens.gold));
        let [name_sizes, aim_sizes, number_sizes] = layout.sizes;
        let wide = layout.right - layout.left;
        let name = self.words.title(self.language).to_uppercase();
        let style = Type::new(0.0, tokens.bandink).serif().spaced(5.0);
        canvas.text((layout.left, top + layout.name), &name, fitting(&name, style, wide, name_sizes).within(wide));
        if let Some(rule) = layout.rule {
            canvas.rect(Area::new(layout.left + 2.0, top + rule, 120.0, 6.0), 0.0, Paint::fill(ornament(tokens)));
        }
        let (aim, size) = aim(&self.words.pitch(self.language), wide, aim_sizes);
        for (at, line) in aim.iter().enumerate() {
            let y = top + layout.aim + at as f64 * layout.pitch;
            canvas.text((layout.left, y), line, Type::new(size, Colour::WHITE).within(wide));
        }
        let (all, (size, most), (middle, right)) = (tokens_of(self), SHAPES, layout.shapes);
        let gaps = all.len().saturating_sub(1).max(1) as f64;
        let pitch = ((right - layout.left - size) / gaps).min(most);
        for (at, token) in all.into_iter().enumerate() {
            let x = layout.left + 4.0 + size / 2.0 + at as f64 * pitch;
            canvas.shape(token, (x, top + middle), size, Badge::Full);
        }
        self.numbers(canvas, layout, top + layout.numbers, number_sizes);
    }

    /// Writes seats and length in one line, in the largest size that has room for both.
    fn numbers(&self, canvas: &mut Canvas, layout: &Layout, y: f64, sizes: &[f64]) {
        let (bold, book) = (Type::new(0.0, canvas.tokens.bandink).bold(), Type::new(0.0, Colour::WHITE));
        let (seats, players) = (range(self.seats), text(self.language, "card-players", &[]));
        let minutes = text(self.language, "card-minutes", &[("minutes", range(self.minutes).into())]);
        let (sized, noun) = (|style: Type, size: f64| Type { size, ..style }, |size: f64| (size * 0.8).max(34.0));
        let needed = |size: f64| {
            let numbers = [&seats, &minutes].map(|number| Canvas::width(number, sized(bold, size)));
            numbers.iter().sum::<f64>() + 20.0 + Canvas::width(&players, sized(book, noun(size))) + 24.0
        };
        let room = layout.right - layout.seats;
        let fits = sizes.iter().copied().find(|&size| needed(size) <= room);
        let size = fits.or(sizes.last().copied()).unwrap_or(34.0);
        let x = layout.seats + canvas.text((layout.seats, y), &seats, sized(bold, size)) + 20.0;
        canvas.text((x, y), &players, sized(book, noun(size)));
        canvas.text((layout.right, y), &minutes, sized(bold, size).ending());
    }
}

impl GameCards {
    /// Draws the rows with one foot below them. `None` without a card.
    pub fn drawing(&self) -> Option<Drawing> {
        let GameCards(cards) = self;
        let bottom = cards.len() as f64 * ROW.height;
        let mut canvas = blank(cards.first()?.palette, bottom + FOOT);
        let tokens = canvas.tokens;
        for (at, card) in cards.iter().enumerate() {
            let top = at as f64 * ROW.height;
            card.draw(&mut canvas, &ROW, top);
            canvas.rect(Area::new(0.0, top + ROW.height - 4.0, WIDTH, 4.0), 0.0, Paint::fill(tokens.gold));
        }
        foot(&mut canvas, bottom);
        Some(Drawing::single(bottom + FOOT, canvas))
    }

    /// Describes the cards in words, in their order.
    pub fn alt(&self) -> String {
        let GameCards(cards) = self;
        alt(cards.iter().map(GameCard::alt))
    }
}

/// Returns the tokens of a game's seats.
fn tokens_of(card: &GameCard) -> Vec<Token> {
    tokens(card.words, card.language).into_iter().take(card.seats.1.into()).collect()
}

/// Makes a canvas of a height, filled with the band. Parts of a card meet between two pixels.
fn blank(palette: Palette, height: f64) -> Canvas {
    let mut canvas = Canvas::new(palette.tokens());
    let band = canvas.tokens.band;
    canvas.rect(Area::new(0.0, 0.0, WIDTH, height), 0.0, Paint::fill(band));
    canvas
}

/// Draws the foot of a picture from a height: a band with a meander.
fn foot(canvas: &mut Canvas, top: f64) {
    let tokens = canvas.tokens;
    canvas.rect(Area::new(0.0, top, WIDTH, FOOT), 0.0, Paint::fill(tokens.band));
    canvas.meander(Area::new(MARGIN, top + 16.0, WIDTH - 2.0 * MARGIN, 30.0), ornament(tokens));
}

/// Breaks the aim of a game into lines, in the largest size with few enough of them. Returns lines and size.
fn aim(pitch: &str, wide: f64, sizes: &[f64]) -> (Vec<String>, f64) {
    let broken = |&size: &f64| (lines(pitch, Face::Book, size, wide), size);
    let mut all = sizes.iter().map(broken);
    let fits = all.clone().find(|(lines, _)| lines.len() <= LINES);
    let (mut lines, size) = fits.or(all.next_back()).unwrap_or_default();
    lines.truncate(LINES);
    (lines, size)
}

/// Writes a range of numbers: `2–4`, or `4` if both are equal.
fn range<T: Display + PartialEq>((least, most): (T, T)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
