//! Scores over the rounds of one finished table: one line per seat.

use super::plot::{DASHES, HEIGHT, Label, Line, Plot, among};
use super::words::{ALT, number, units};
use crate::canvas::Canvas;
use crate::city::{Token, tokens};
use crate::frame::Header;
use crate::marks::Badge;
use crate::{Drawing, Palette};
use agon_lang::{GameWords, Language, raise, text};
use agon_rules::Seat;
use std::collections::BTreeSet;

/// The scores of one finished table over its rounds.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreChart {
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// One line per seat, in seat order.
    pub lines: Vec<ScoreLine>,
    /// The unit of the lower axis, in words: `round`, `cycle`.
    pub round: String,
    /// The length of the table, in words: `8 rounds`.
    pub length: String,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreLine {
    /// The seat.
    pub seat: Seat,
    /// Rounds with the score at the end of each, in order. Round 0 is the beginning. A missing round has the score of
    /// the round before.
    pub points: Vec<(u32, i64)>,
}

impl ScoreChart {
    /// Draws the chart. `None` without a score.
    pub fn drawing(&self) -> Option<Drawing> {
        let mut canvas = Canvas::new(self.palette.tokens());
        let tokens = tokens(self.words, self.language);
        let (marks, lines): (Vec<Token>, Vec<Line>) =
            self.drawn().filter_map(|line| self.styled(line, &tokens, &canvas)).unzip();
        let plot = Plot::of(&lines)?;
        let rounds = self.rounds();
        let (first, last) = (rounds.first().copied()?, rounds.last().copied()?);
        canvas.page(HEIGHT);
        canvas.header(&Header {
            game: &self.words.title(self.language).to_uppercase(),
            state: &text(self.language, "card-scores", &[]),
            acting: &[],
            right: &self.length,
        });
        plot.grid(&mut canvas);
        let ticks = among(first.into(), last.into()).into_iter().map(|round| (round, number(round)));
        plot.below(&mut canvas, &ticks.collect::<Vec<_>>());
        plot.counted(&mut canvas, &raise(&self.round));
        plot.lines(&mut canvas, &lines, |canvas, at, place| {
            if let Some(&token) = marks.get(at) {
                canvas.badge(token, place, 44.0, Badge::Full);
            }
        });
        Some(Drawing::single(HEIGHT, canvas))
    }

    /// Describes the chart in words: every round, or only every second, third … if the table is too long.
    pub fn alt(&self) -> String {
        let rounds: Vec<u32> = self.rounds().into_iter().collect();
        let told = (1..=rounds.len().max(1)).map(|every| self.sentences(&rounds, every));
        let mut told = told.skip_while(|said| units(said) > ALT);
        told.next().unwrap_or_default()
    }

    /// Describes the scores of every n-th round, the last round always included.
    fn sentences(&self, rounds: &[u32], every: usize) -> String {
        let mut chosen: Vec<u32> = rounds.iter().rev().step_by(every).copied().collect();
        chosen.reverse();
        let list = |numbers: Vec<String>| numbers.join(", ");
        let args = [
            ("game", self.words.title(self.language).into()),
            ("round", raise(&self.round).into()),
            ("rounds", list(chosen.iter().map(u32::to_string).collect()).into()),
        ];
        let head = text(self.language, "card-scores-alt", &args);
        let seats = self.drawn().map(|line| {
            let scores = chosen.iter().map(|&round| line.at(round).map_or_else(|| "–".to_owned(), number));
            format!("{}: {}.", self.words.city(self.language, line.seat), list(scores.collect()))
        });
        [head].into_iter().chain(seats).collect::<Vec<_>>().join(" ")
    }

    /// Returns the lines with at least one point.
    fn drawn(&self) -> impl Iterator<Item = &ScoreLine> {
        self.lines.iter().filter(|line| !line.points.is_empty())
    }

    /// Returns the rounds with at least one score.
    fn rounds(&self) -> BTreeSet<u32> {
        self.lines.iter().flat_map(|line| &line.points).map(|(round, _)| *round).collect()
    }

    /// Returns a seat's token and its line, with the seat's colour and dash; `None` if the table has no such seat.
    fn styled(&self, line: &ScoreLine, tokens: &[Token], canvas: &Canvas) -> Option<(Token, Line)> {
        let at = line.seat.index();
        let token = *tokens.get(at)?;
        let label = Label { name: self.words.city(self.language, line.seat), colour: canvas.tokens.ink };
        let points = line.points.iter().map(|&(round, score)| (i64::from(round), score)).collect();
        let dash = DASHES.get(at % DASHES.len()).copied().flatten();
        Some((token, Line { points, colour: token.city.colour(canvas.tokens), dash, edged: true, label }))
    }
}

impl ScoreLine {
    /// Returns the score at the end of a round. `None` before the first known round.
    fn at(&self, round: u32) -> Option<i64> {
        self.points.iter().rev().find(|(told, _)| *told <= round).map(|(_, score)| *score)
    }
}
