//! The result of a table: the winner, everybody's score by its sources, the reason of the end.

use super::words::{alt, change, name, number, told};
use super::{dates, fitting, named};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::city::{Token, tokens};
use crate::fonts::{lines, writable};
use crate::frame::{Header, MARGIN};
use crate::marks::Badge;
use crate::style::{Face, Paint, Type};
use crate::{Drawing, Palette};
use agon_lang::{GameWords, Language, counted_part, join, raise, text, with_score};
use agon_rules::Seat;
use agon_rules::standing::CONCEDED;

/// The result of one table.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultCard {
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// The seats, in any order: the card orders them by place.
    pub rows: Vec<ResultRow>,
    /// The reason the game ended, by its id in the standing.
    pub reason: String,
    /// The length of the table, in words of the card's language: `8 rounds`.
    pub length: String,
    /// The end of the table, in seconds since 1970.
    pub ended: i64,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: Seat,
    /// The player's name in plain text, no Markdown.
    pub name: String,
    /// True for a computer.
    pub ai: bool,
    /// The place, 1 for the winner. Equal seats share a place.
    pub place: u8,
    /// The number the game ranks by first.
    pub score: i64,
    /// The parts of the score by their ids in the standing, in the game's order.
    pub parts: Vec<(String, i64)>,
    /// The change of the rating, if the table was rated.
    pub rating: Option<i64>,
}

/// The upper edge of rows, below the header.
const TOP: f64 = 120.0;
/// The width of the winner's card.
const WINNER: f64 = 366.0;
/// The left edge of rows, the left edge of their names and the right edge of their numbers.
const LEFT: f64 = 414.0;
const NAME: f64 = 556.0;
const RIGHT: f64 = 1158.0;
const GAP: f64 = 10.0;

/// The texts of a row: its token, its name in the picture, its parts as label and number.
struct Told<'a> {
    row: &'a ResultRow,
    token: Option<Token>,
    name: String,
    parts: Vec<(String, String)>,
}

impl ResultCard {
    /// Draws the card.
    pub fn drawing(&self) -> Drawing {
        let tokens = tokens(self.words, self.language);
        let rows: Vec<Told> = self.order().into_iter().map(|row| self.told(row, &tokens)).collect();
        let pitch = (504.0 / rows.len().max(1) as f64).max(126.0);
        let reason = lines(&self.reason(), Face::Book, 30.0, RIGHT - LEFT - 44.0);
        let below = TOP + pitch * rows.len() as f64;
        let plate = Area::new(LEFT, below, 1200.0 - MARGIN - LEFT, 28.0 + 36.0 * reason.len().max(1) as f64);
        let height = plate.bottom() + MARGIN;
        let mut canvas = Canvas::new(self.palette.tokens());
        canvas.page(height);
        canvas.header(&Header {
            game: &self.words.title(self.language).to_uppercase(),
            state: &self.say("card-result", &[("length", self.length.as_str().into())]),
            acting: &[],
            right: &dates::date(self.language, self.ended),
        });
        self.winners(&mut canvas, Area::new(MARGIN, TOP, WINNER, plate.bottom() - TOP), &rows);
        let sizes = Sizes::of(rows.len());
        let columns = columns(&rows, sizes.part);
        for (at, told) in rows.iter().enumerate() {
            let y = TOP + pitch * at as f64;
            self.row(&mut canvas, Area::new(LEFT, y, plate.w, pitch - GAP), told, (&sizes, &columns));
        }
        canvas.rect(plate, 10.0, Paint::fill(canvas.tokens.plate));
        for (at, line) in reason.iter().enumerate() {
            let style = Type::new(30.0, canvas.tokens.ink);
            canvas.text((LEFT + 26.0, plate.y + 32.0 + 36.0 * at as f64), line, style);
        }
        Drawing::single(height, canvas)
    }

    /// Describes the card in words.
    pub fn alt(&self) -> String {
        let rows = self.order();
        let winners: Vec<&ResultRow> = rows.iter().copied().filter(|row| self.won(row)).collect();
        let names: Vec<String> = winners.iter().map(|row| told(self.language, &row.name, row.ai)).collect();
        let score = winners.first().map(|row| row.score).unwrap_or_default();
        let head = self.say(
            "card-result-alt",
            &[
                ("game", self.words.title(self.language).into()),
                ("length", self.length.as_str().into()),
                ("date", dates::date(self.language, self.ended).into()),
            ],
        );
        let won = if names.len() == 1 { "ui-won" } else { "ui-won-shared" };
        let score = self.with_score(score);
        let won = self.say(won, &[("names", join(self.language, &names).into()), ("score", score.into())]);
        // If the other seats gave up, each line says so.
        let won = Some(won).filter(|_| !self.conceded());
        let ends = [format!("{}.", self.reason())];
        alt([head].into_iter().chain(won).chain(ends).chain(rows.into_iter().map(|row| self.sentence(row))))
    }

    /// A seat's line of the description.
    fn sentence(&self, row: &ResultRow) -> String {
        let parts = row.parts.iter().map(|(part, points)| format!("{} {}", self.part(part), number(*points)));
        let parts: Vec<String> = parts.collect();
        let score = self.earned(row);
        let score = if parts.is_empty() { score } else { format!("{score} ({})", parts.join(", ")) };
        let rating = row.rating.map(|by| self.say("card-rating-change", &[("change", change(by).into())]));
        let details: Vec<String> = [score].into_iter().chain(rating).collect();
        let args = [
            ("place", row.place.into()),
            ("city", self.city(row.seat).into()),
            ("name", told(self.language, &row.name, row.ai).into()),
            ("details", details.join(", ").into()),
        ];
        self.say("card-result-row", &args)
    }

    fn say(&self, key: &str, args: &[(&str, agon_lang::Arg)]) -> String {
        text(self.language, key, args)
    }

    fn city(&self, seat: Seat) -> String {
        self.words.city(self.language, seat)
    }

    fn part(&self, part: &str) -> String {
        self.words.part(self.language, part)
    }

    fn reason(&self) -> String {
        raise(&self.words.reason(self.language, &self.reason))
    }

    /// True if all other seats gave up, so that no score counts.
    fn conceded(&self) -> bool {
        self.reason == CONCEDED
    }

    /// Returns a seat's result: its score, or whether it won or gave up.
    fn earned(&self, row: &ResultRow) -> String {
        match (self.conceded(), self.won(row)) {
            (false, _) => number(row.score),
            (true, true) => self.say("card-won", &[]),
            (true, false) => self.say("card-gave-up", &[]),
        }
    }

    /// Returns the rows by place. Rows of equal place are in seat order.
    fn order(&self) -> Vec<&ResultRow> {
        let mut rows: Vec<&ResultRow> = self.rows.iter().collect();
        rows.sort_by_key(|row| (row.place, row.seat.0));
        rows
    }

    fn won(&self, row: &ResultRow) -> bool {
        self.rows.iter().all(|other| other.place >= row.place)
    }

    /// Returns the part that the score counts, if the game ranks by one part alone: the first. Otherwise the score
    /// counts points.
    fn counted(&self) -> Option<&str> {
        counted_part(self.rows.iter().map(|row| (row.score, row.parts.as_slice())))
    }

    /// Returns the word after a score: the part that the score counts, else `points`.
    fn unit(&self, score: i64) -> String {
        match self.counted() {
            Some(part) => self.part(part),
            None => self.say("play-point", &[("n", score.into())]),
        }
    }

    /// Returns the score with its unit in the form after `with`.
    fn with_score(&self, score: i64) -> String {
        with_score(self.words, self.language, self.counted(), score)
    }

    fn told<'a>(&self, row: &'a ResultRow, tokens: &[Token]) -> Told<'a> {
        let parts = row.parts.iter().map(|(part, points)| (self.part(part), number(*points)));
        Told {
            row,
            token: tokens.get(row.seat.index()).copied(),
            name: writable(&row.name).unwrap_or_else(|| self.city(row.seat)),
            parts: parts.collect(),
        }
    }

    /// Draws the winners in a laurel.
    fn winners(&self, canvas: &mut Canvas, area: Area, rows: &[Told]) {
        let tokens = canvas.tokens;
        let winners: Vec<&Told> = rows.iter().filter(|told| self.won(told.row)).collect();
        let Some(first) = winners.first() else { return };
        let crowd = Crowd::of(winners.len());
        canvas.panel(area, 12.0);
        let middle = area.x + area.w / 2.0;
        let most = area.w - 36.0;
        let shared = winners.len() > 1;
        let spoken = crowd.laurel + 24.0 + crowd.line * winners.len() as f64 + 170.0;
        let mut y = area.y + ((area.h - spoken) / 2.0).max(0.0) + crowd.laurel / 2.0;
        canvas.icon("laurel", (middle, y), crowd.laurel, tokens.gold, tokens.panel);
        for (told, (dx, dy)) in winners.iter().zip(crowd.places) {
            if let Some(token) = told.token {
                canvas.badge(token, (middle + dx, y + dy), crowd.badge, Badge::Full);
            }
        }
        y += crowd.laurel / 2.0 + 24.0 + crowd.line / 2.0;
        for told in &winners {
            let style = Type::new(crowd.name, tokens.ink).serif().centred();
            let style = fitting(&told.name, style, most, &[crowd.name, 34.0]);
            let name = name(self.language, &told.name, told.row.ai, style, most);
            canvas.text((middle, y), &name, style);
            y += crowd.line;
        }
        let city = [("city", self.city(first.row.seat).into())];
        let how = if shared { self.say("card-share", &[]) } else { self.say("card-wins", &city) };
        let style = fitting(&how, Type::new(32.0, tokens.ink2).centred(), most, &[32.0, 30.0]);
        y += 22.0 - crowd.line / 2.0;
        canvas.text((middle, y), &how, style);
        // Equal places have equal scores, unless a seat gave up.
        if !self.conceded() && winners.iter().all(|told| told.row.score == first.row.score) {
            let style = Type::new(76.0, tokens.accent).bold().centred();
            canvas.text((middle, y + 70.0), &number(first.row.score), style);
            canvas.text((middle, y + 128.0), &self.unit(first.row.score), Type::new(30.0, tokens.ink2).centred());
        }
    }

    fn row(&self, canvas: &mut Canvas, area: Area, told: &Told, (sizes, columns): (&Sizes, &[Vec<(usize, f64)>])) {
        let (tokens, row, middle) = (canvas.tokens, told.row, area.middle());
        canvas.panel(area, 10.0);
        if self.won(row) {
            canvas.turn_frame(area, 10.0);
        }
        canvas.text((area.x + 26.0, middle), &row.place.to_string(), Type::new(44.0, tokens.ink2).bold());
        if let Some(token) = told.token {
            canvas.badge(token, (area.x + 100.0, middle), sizes.badge, Badge::Full);
        }
        let (top, pitch) = match columns.len() {
            0 => (middle, 0.0),
            1 => (middle - sizes.pitch / 2.0 + 2.0, sizes.pitch),
            _ => (middle - 0.76 * sizes.pitch, 0.77 * sizes.pitch),
        };
        let earned = match self.conceded() {
            true => Type::new(sizes.part, tokens.ink2).ending(),
            false => Type::new(sizes.score, tokens.ink).bold().ending(),
        };
        let mut end = RIGHT - canvas.text((RIGHT, top), &self.earned(row), earned);
        if let Some(by) = row.rating {
            let said = self.say("card-rating-change", &[("change", change(by).into())]);
            end -= 26.0;
            end -= canvas.text((end, top), &said, Type::new(30.0, tokens.ink2).ending());
        }
        let style = Type::new(sizes.name, tokens.ink).bold();
        let (name, style) = named(self.language, &told.name, row.ai, style, end - 20.0 - NAME);
        canvas.text((NAME, top), &name, style);
        for (line, places) in columns.iter().enumerate() {
            for &(at, x) in places {
                let Some((label, points)) = told.parts.get(at) else { continue };
                let y = top + pitch * (line + 1) as f64;
                let width = canvas.text((x, y), label, Type::new(sizes.part, tokens.ink2));
                canvas.text((x + width + 9.0, y), points, Type::new(sizes.part, tokens.ink).bold());
            }
        }
    }
}

/// Places the parts: lines of parts with the left edge of each, the same in all rows.
fn columns(rows: &[Told], size: f64) -> Vec<Vec<(usize, f64)>> {
    const BETWEEN: f64 = 26.0;
    let count = rows.iter().map(|told| told.parts.len()).max().unwrap_or_default();
    let mut lines: Vec<Vec<(usize, f64)>> = Vec::new();
    let mut x = f64::MAX;
    for at in 0..count {
        let width = rows.iter().filter_map(|told| told.parts.get(at)).map(|(label, points)| {
            let (book, bold) = (Face::Book, Face::Bold);
            crate::fonts::width(label, book, size) + 9.0 + crate::fonts::width(points, bold, size)
        });
        let width = width.fold(0.0, f64::max);
        match lines.last_mut().filter(|_| x + width <= RIGHT) {
            Some(line) => line.push((at, x)),
            None => {
                x = NAME;
                lines.push(vec![(at, x)]);
            }
        }
        x += width + BETWEEN;
    }
    lines
}

/// The sizes of a row's texts. Fewer rows have larger texts.
struct Sizes {
    badge: f64,
    name: f64,
    score: f64,
    part: f64,
    /// The distance between lines.
    pitch: f64,
}

impl Sizes {
    fn of(rows: usize) -> Sizes {
        let (badge, name, score, part, pitch) = match rows {
            0..=2 => (54.0, 44.0, 64.0, 36.0, 66.0),
            3 => (52.0, 38.0, 52.0, 32.0, 56.0),
            _ => (50.0, 34.0, 46.0, 30.0, 48.0),
        };
        Sizes { badge, name, score, part, pitch }
    }
}

/// The sizes of winners in their laurel: one large, up to eight small.
struct Crowd {
    laurel: f64,
    badge: f64,
    name: f64,
    line: f64,
    places: &'static [(f64, f64)],
}

/// The places of eight winners: one in the middle, seven around it.
const RING: [(f64, f64); 8] =
    [(0.0, 0.0), (0.0, -54.0), (42.0, -34.0), (53.0, 12.0), (23.0, 49.0), (-23.0, 49.0), (-53.0, 12.0), (-42.0, -34.0)];

impl Crowd {
    fn of(winners: usize) -> Crowd {
        let (laurel, badge, name, line, places): (f64, f64, f64, f64, &'static [(f64, f64)]) = match winners {
            0 | 1 => (290.0, 92.0, 44.0, 54.0, &[(0.0, 0.0)]),
            2 => (250.0, 60.0, 38.0, 46.0, &[(-38.0, 0.0), (38.0, 0.0)]),
            3 => (220.0, 46.0, 36.0, 44.0, &[(0.0, -30.0), (-32.0, 26.0), (32.0, 26.0)]),
            4 => (200.0, 38.0, 36.0, 42.0, &[(0.0, -32.0), (-36.0, 0.0), (36.0, 0.0), (0.0, 32.0)]),
            5 => (250.0, 34.0, 36.0, 42.0, &[(0.0, 0.0), (0.0, -44.0), (-46.0, 0.0), (46.0, 0.0), (0.0, 44.0)]),
            _ => (290.0, 34.0, 34.0, 42.0, &RING),
        };
        Crowd { laurel, badge, name, line, places }
    }
}
