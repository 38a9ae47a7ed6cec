//! A leaderboard: one page of ranks, with a frame round the reader's own row.

use super::named;
use super::words::{alt, decimal, number, told};
use crate::area::Area;
use crate::canvas::Canvas;
use crate::fonts::writable;
use crate::frame::{Header, MARGIN, WIDTH};
use crate::style::{Paint, Type};
use crate::{Drawing, Palette};
use agon_lang::{Arg, Language, raise, text};

/// One page of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaderboard {
    /// The scope of the ranks, in words of its language: `This server · Attika`.
    pub title: String,
    /// The period, in words: `Season 3`.
    pub period: String,
    /// The rows from the best down. At most [`Leaderboard::ROWS`] are drawn.
    pub rows: Vec<Leader>,
    /// The number of this page, from 1, and the number of pages.
    pub page: (u32, u32),
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// One row of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// The rank, from 1. `None` for a provisional rating, and for a player outside the ranks.
    pub rank: Option<u32>,
    /// True if the rating is sure enough for a rank. A row with neither rank nor sure rating reads as provisional.
    pub sure: bool,
    /// The name in plain text, no Markdown.
    pub name: String,
    /// True for a computer.
    pub ai: bool,
    /// The rating, and its standard deviation.
    pub rating: (i64, i64),
    /// The number of finished tables, and of those won.
    pub tables: (u32, u32),
    /// The average place, 1 or more. `None` without a table.
    pub place: Option<f64>,
    /// True for the reader's own row: framed and bold.
    pub reader: bool,
}

/// The upper edge of the rows.
const TOP: f64 = 156.0;
/// The left edge of names, and the right edges of the columns of numbers.
const NAME: f64 = 150.0;
const PLAYED: f64 = 630.0;
const WON: f64 = 770.0;
const PLACE: f64 = 930.0;
const RATING: f64 = 1158.0;
/// The width of names.
const WIDE: f64 = 350.0;

impl Leaderboard {
    /// The most rows of a page: ten, and the reader's own row below them.
    pub const ROWS: usize = 11;

    /// Draws the page.
    pub fn drawing(&self) -> Drawing {
        let rows = self.rows.get(..Leaderboard::ROWS).unwrap_or(&self.rows);
        let pitch = (672.0 / rows.len().max(1) as f64).clamp(76.0, 110.0);
        let foot = if self.page.1 > 1 { 52.0 } else { 16.0 };
        let height = TOP + pitch * rows.len() as f64 + foot;
        let mut canvas = Canvas::new(self.palette.tokens());
        canvas.page(height);
        canvas.header(&Header {
            game: &self.say("card-leaders", &[]).to_uppercase(),
            state: &self.title,
            acting: &[],
            right: &self.period,
        });
        let style = Type::new(30.0, canvas.tokens.ink2);
        canvas.text((NAME, 128.0), &self.say("card-head-name", &[]), style);
        for (x, head) in [(PLAYED, "played"), (WON, "won"), (PLACE, "place")] {
            canvas.text((x, 128.0), &self.say(&format!("card-head-{head}"), &[]), style.ending());
        }
        let rating = raise(&self.say("record-rating", &[("n", 1.into())]));
        canvas.text((RATING, 128.0), &rating, style.ending());
        for (at, leader) in rows.iter().enumerate() {
            let area = Area::new(MARGIN, TOP + pitch * at as f64, WIDTH - 2.0 * MARGIN, pitch - 8.0);
            self.row(&mut canvas, area, leader);
        }
        if self.page.1 > 1 {
            canvas.text((WIDTH / 2.0, height - 30.0), &self.page(), style.centred());
        }
        Drawing::single(height, canvas)
    }

    /// Describes the page in words.
    pub fn alt(&self) -> String {
        let args = [("title", self.title.as_str().into()), ("period", self.period.as_str().into())];
        let page = Some(format!("{}.", raise(&self.page()))).filter(|_| self.page.1 > 1);
        let rows = self.rows.get(..Leaderboard::ROWS).unwrap_or(&self.rows);
        // The reader's own line must not be left out.
        let (own, others): (Vec<&Leader>, Vec<&Leader>) = rows.iter().partition(|leader| leader.reader);
        let sentences = own.into_iter().chain(others).map(|leader| self.sentence(leader));
        alt([self.say("card-leaders-alt", &args)].into_iter().chain(page).chain(sentences))
    }

    fn sentence(&self, leader: &Leader) -> String {
        let named = told(self.language, &leader.name, leader.ai);
        let named = if leader.reader { self.say("card-you", &[("name", named.into())]) } else { named };
        let ((rating, deviation), (played, won)) = (leader.rating, leader.tables);
        let numbers = format!("{} ± {deviation}, {played}, {won}, {}", number(rating), self.place(leader));
        match leader.rank {
            Some(rank) => {
                let args = [("rank", rank.into()), ("name", named.into()), ("numbers", numbers.into())];
                self.say("card-leader", &args)
            }
            None => {
                let key = if leader.sure { "card-leader-beside" } else { "card-leader-provisional" };
                self.say(key, &[("name", named.into()), ("numbers", numbers.into())])
            }
        }
    }

    fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        text(self.language, key, args)
    }

    fn page(&self) -> String {
        self.say("ui-page", &[("page", self.page.0.into()), ("pages", self.page.1.into())])
    }

    fn place(&self, leader: &Leader) -> String {
        leader.place.map_or_else(|| "–".to_owned(), |place| decimal(self.language, place))
    }

    fn row(&self, canvas: &mut Canvas, area: Area, leader: &Leader) {
        let (tokens, y) = (canvas.tokens, area.middle());
        let ranked = leader.rank.is_some();
        let sure = ranked || leader.sure;
        canvas.panel(area, 10.0);
        if !ranked {
            canvas.rect(area, 10.0, Paint::fill(tokens.plate));
        }
        if leader.reader {
            canvas.turn_frame(area, 10.0);
        }
        let metals = [tokens.gold, tokens.line.mixed(tokens.ink2, 0.5), tokens.accent];
        let metal = leader.rank.and_then(|rank| metals.get(rank.checked_sub(1)? as usize));
        if let Some(&metal) = metal {
            canvas.icon("laurel", (82.0, y), 66.0, metal, tokens.panel);
        }
        let rank = leader.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let size = if rank.len() > 4 { 30.0 } else { 34.0 };
        canvas.text((82.0, y), &rank, Type::new(size, tokens.ink).bold().centred());
        let style = Type::new(if sure { 36.0 } else { 32.0 }, tokens.ink);
        let style = if leader.reader { style.bold() } else { style };
        let known = writable(&leader.name).unwrap_or_else(|| self.say("card-nameless", &[]));
        let (shown, style) = named(self.language, &known, leader.ai, style, WIDE);
        let quiet = Type::new(30.0, tokens.ink2);
        canvas.text((NAME, if sure { y } else { y - 16.0 }), &shown, style);
        if !sure {
            canvas.text((NAME, y + 15.0), &self.say("record-provisional", &[]), quiet);
        }
        let numbers = Type::new(34.0, tokens.ink2).ending();
        let (played, won) = leader.tables;
        for (x, shown) in [(PLAYED, played.to_string()), (WON, won.to_string()), (PLACE, self.place(leader))] {
            canvas.text((x, y), &shown, numbers);
        }
        let (rating, deviation) = leader.rating;
        // All deviations begin where the widest one does, so ratings form a column.
        let off = RATING - Canvas::width("± 888", quiet);
        canvas.text((off, y), &format!("± {deviation}"), quiet);
        canvas.text((off - 14.0, y), &number(rating), Type::new(40.0, tokens.ink).bold().ending());
    }
}
