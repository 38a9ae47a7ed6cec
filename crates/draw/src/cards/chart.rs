//! Ratings over time: one line per game of one player.

use super::dates;
use super::plot::{DASHES, HEIGHT, Label, Line, Plot};
use super::words::{alt, name, number, told};
use crate::canvas::Canvas;
use crate::fonts::writable;
use crate::frame::Header;
use crate::palette::{Colour, Tokens};
use crate::style::Type;
use crate::{Drawing, Palette};
use agon_lang::{GameWords, Language, raise, text};

/// The ratings of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChart {
    /// The name of the player in plain text, no Markdown.
    pub name: String,
    /// One line per game, at most one of each.
    pub lines: Vec<RatingLine>,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// The rating of a player in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingLine {
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// The icon of the game.
    pub icon: &'static str,
    /// The place of the game among all games, from 0. It decides the look of the line, independent of the other lines.
    pub place: usize,
    /// The end of each rated table, in seconds since 1970, and the rating after it; oldest first.
    pub points: Vec<(i64, i64)>,
}

impl RatingChart {
    /// The fewest tables for a chart.
    const FEWEST: usize = 3;

    /// Draws the chart. `None` below three tables, where a sentence says as much.
    pub fn drawing(&self) -> Option<Drawing> {
        if self.tables() < RatingChart::FEWEST {
            return None;
        }
        let mut canvas = Canvas::new(self.palette.tokens());
        let lines: Vec<Line> = self.drawn().map(|line| line.styled(canvas.tokens, self.language)).collect();
        let plot = Plot::of(&lines)?;
        canvas.page(HEIGHT);
        let known = writable(&self.name).unwrap_or_else(|| text(self.language, "card-nameless", &[]));
        let style = Type::new(40.0, canvas.tokens.bandink).serif();
        canvas.header(&Header {
            game: &name(self.language, &known, false, style, 440.0),
            state: &raise(&text(self.language, "record-rating", &[("n", 1.into())])),
            acting: &[],
            right: &self.games(self.tables()),
        });
        plot.grid(&mut canvas);
        let (first, last) = self.span();
        plot.below(&mut canvas, &dates::ticks(self.language, first, last));
        let icons: Vec<(&str, Colour)> =
            self.drawn().map(|line| line.icon).zip(lines.iter().map(|line| line.colour)).collect();
        plot.lines(&mut canvas, &lines, |canvas, at, place| {
            if let Some(&(icon, colour)) = icons.get(at) {
                canvas.icon(icon, place, 44.0, colour, canvas.tokens.panel);
            }
        });
        Some(Drawing::single(HEIGHT, canvas))
    }

    /// Describes the chart in words.
    pub fn alt(&self) -> String {
        let name = told(self.language, &self.name, false);
        let args = [("name", name.into()), ("games", self.games(self.tables()).into())];
        let head = text(self.language, "card-rating-alt", &args);
        alt([head].into_iter().chain(self.drawn().map(|line| self.sentence(line))))
    }

    fn sentence(&self, line: &RatingLine) -> String {
        let values = || line.points.iter().map(|(_, rating)| *rating);
        let said = |value: Option<i64>| number(value.unwrap_or_default());
        let date = |point: Option<&(i64, i64)>| dates::date(self.language, point.map_or(0, |(time, _)| *time));
        let args = [
            ("game", line.words.title(self.language).into()),
            ("games", self.games(line.points.len()).into()),
            ("first", date(line.points.first()).into()),
            ("last", date(line.points.last()).into()),
            ("start", said(values().next()).into()),
            ("lowest", said(values().min()).into()),
            ("highest", said(values().max()).into()),
            ("now", said(values().next_back()).into()),
        ];
        text(self.language, "card-rating-line", &args)
    }

    /// Returns the lines with at least one point.
    fn drawn(&self) -> impl Iterator<Item = &RatingLine> {
        self.lines.iter().filter(|line| !line.points.is_empty())
    }

    fn tables(&self) -> usize {
        self.lines.iter().map(|line| line.points.len()).sum()
    }

    fn games(&self, count: usize) -> String {
        text(self.language, "card-games", &[("n", count.into())])
    }

    fn span(&self) -> (i64, i64) {
        let times = || self.lines.iter().flat_map(|line| &line.points).map(|(time, _)| *time);
        (times().min().unwrap_or_default(), times().max().unwrap_or_default())
    }
}

impl RatingLine {
    /// Returns the line with the look of its game. Each game has its own, independent of the other lines.
    fn styled(&self, tokens: &Tokens, language: Language) -> Line {
        let colours = [tokens.ink, tokens.accent, water(tokens)];
        let colour = colours.get(self.place % colours.len()).copied().unwrap_or(tokens.ink);
        // The first game is dotted, the second dashed, the third solid.
        let dash = match self.place {
            at @ 0..=2 => DASHES[2 - at],
            at => DASHES[at % DASHES.len()],
        };
        let label = Label { name: self.words.title(language), colour };
        Line { points: self.points.clone(), colour, dash, edged: false, label }
    }
}

/// Returns the colour of water, light or dark enough for text on a panel.
fn water(tokens: &Tokens) -> Colour {
    let seas = [tokens.sea, tokens.sea.mixed(tokens.seaink, 0.5), tokens.seaink];
    seas.into_iter().find(|sea| sea.contrast(tokens.panel) >= 4.6).unwrap_or(tokens.ink)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_look_of_its_own_that_can_be_read() {
        for palette in Palette::ALL {
            let tokens = palette.tokens();
            let games = [agon_lang::offrandes::WORDS, agon_lang::cyclades::WORDS, agon_lang::attika::WORDS];
            // A second set of games: colours repeat, dashes do not.
            let looks: Vec<Line> = games
                .into_iter()
                .cycle()
                .zip(0..2 * games.len())
                .map(|(words, place)| RatingLine { words, icon: "card", place, points: vec![(0, 0)] })
                .map(|line| line.styled(tokens, Language::English))
                .collect();
            for (at, line) in looks.iter().enumerate() {
                assert!(line.colour.contrast(tokens.panel) >= 4.6, "{palette:?}: {}", line.label.name);
                let others = || looks.iter().take(at);
                assert!(others().all(|other| other.dash != line.dash));
                assert!(at >= games.len() || others().all(|other| other.colour != line.colour));
            }
        }
    }
}
