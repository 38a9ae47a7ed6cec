//! The course of one finished table over its rounds: one line per seat. It shows the scores, or another measure with a
//! coin on each line where the score rose.

use super::plot::{DASHES, HEIGHT, Label, Line, Plot, among};
use super::words::{self, ALT, number, units};
use crate::canvas::Canvas;
use crate::city::{Token, tokens};
use crate::frame::Header;
use crate::marks::Badge;
use crate::{Drawing, Palette};
use agon_lang::{GameWords, Language, raise, text};
use agon_rules::Seat;
use std::collections::BTreeSet;

/// The course of one finished table over its rounds.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreChart {
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// One line per seat, in seat order.
    pub lines: Vec<ScoreLine>,
    /// The name of another measure than the score, in words: `income`. Scores that seldom change make poor lines.
    pub measure: Option<String>,
    /// The unit of the lower axis, in words: `round`, `cycle`.
    pub round: String,
    /// The length of the table, in words: `8 rounds`.
    pub length: String,
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
}

/// The course of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreLine {
    /// The seat.
    pub seat: Seat,
    /// Rounds with the score at the end of each, in order. Round 0 is the beginning. A missing round has the score of
    /// the round before.
    pub points: Vec<(u32, i64)>,
    /// The chart's other measure at the end of each round, in the same form. Empty if the chart has none.
    pub course: Vec<(u32, i64)>,
}

impl ScoreChart {
    /// Draws the chart. `None` without a point.
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
            state: &self.title(),
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
        for line in self.drawn() {
            for (round, score) in self.rises(line) {
                if let Some(height) = at(&line.course, round) {
                    canvas.coin(plot.at((round.into(), height)), 19.0, Some(score));
                }
            }
        }
        Some(Drawing::single(HEIGHT, canvas))
    }

    /// Returns the title: the score over time, or the other measure.
    fn title(&self) -> String {
        match &self.measure {
            None => text(self.language, "card-scores", &[]),
            Some(measure) => text(self.language, "card-course", &[("measure", raise(measure).into())]),
        }
    }

    /// Describes the chart in words: every round, or only every second, third … if the table is too long.
    pub fn alt(&self) -> String {
        let rounds: Vec<u32> = self.rounds().into_iter().collect();
        let told = (1..=rounds.len().max(1)).map(|every| self.sentences(&rounds, every));
        let mut told = told.skip_while(|said| units(said) > ALT);
        words::alt(told.next().into_iter().chain(self.drawn().filter_map(|line| self.risen(line))))
    }

    /// Names the rounds in which a seat's score rose: `Sparta, score by cycle: 5: 1, 7: 2.`
    fn risen(&self, line: &ScoreLine) -> Option<String> {
        let rises = self.rises(line).into_iter().map(|(round, score)| format!("{round}: {}", number(score)));
        let rises: Vec<String> = rises.collect();
        let args = [
            ("city", self.words.city(self.language, line.seat).into()),
            ("round", self.round.as_str().into()),
            ("scores", rises.join(", ").into()),
        ];
        (!rises.is_empty()).then(|| text(self.language, "card-course-scores", &args))
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
        let head = match &self.measure {
            None => text(self.language, "card-scores-alt", &args),
            Some(measure) => {
                let [game, round, rounds] = args;
                text(self.language, "card-course-alt", &[game, round, rounds, ("measure", measure.as_str().into())])
            }
        };
        let seats = self.drawn().map(|line| {
            let scores = chosen.iter().map(|&round| at(self.shown(line), round).map_or_else(|| "–".to_owned(), number));
            format!("{}: {}.", self.words.city(self.language, line.seat), list(scores.collect()))
        });
        [head].into_iter().chain(seats).collect::<Vec<_>>().join(" ")
    }

    /// Returns the lines with at least one point.
    fn drawn(&self) -> impl Iterator<Item = &ScoreLine> {
        self.lines.iter().filter(|line| !self.shown(line).is_empty())
    }

    /// Returns the numbers of a line: scores, or the other measure.
    fn shown<'a>(&self, line: &'a ScoreLine) -> &'a [(u32, i64)] {
        if self.measure.is_some() { &line.course } else { &line.points }
    }

    /// Returns the rounds in which a seat's score rose, with the new score. None if the line shows the score itself.
    fn rises(&self, line: &ScoreLine) -> Vec<(u32, i64)> {
        let steps = line.points.iter().zip(line.points.iter().skip(1)).filter(|_| self.measure.is_some());
        steps.filter(|((_, before), (_, after))| after > before).map(|(_, &after)| after).collect()
    }

    /// Returns the rounds with at least one number.
    fn rounds(&self) -> BTreeSet<u32> {
        self.lines.iter().flat_map(|line| self.shown(line)).map(|(round, _)| *round).collect()
    }

    /// Returns a seat's token and its line, with the seat's colour and dash; `None` if the table has no such seat.
    fn styled(&self, line: &ScoreLine, tokens: &[Token], canvas: &Canvas) -> Option<(Token, Line)> {
        let at = line.seat.index();
        let token = *tokens.get(at)?;
        let label = Label { name: self.words.city(self.language, line.seat), colour: canvas.tokens.ink };
        let points = self.shown(line).iter().map(|&(round, score)| (i64::from(round), score)).collect();
        let dash = DASHES.get(at % DASHES.len()).copied().flatten();
        Some((token, Line { points, colour: token.city.colour(canvas.tokens), dash, edged: true, label }))
    }
}

/// Returns the number at the end of a round. `None` before the first known round.
fn at(numbers: &[(u32, i64)], round: u32) -> Option<i64> {
    numbers.iter().rev().find(|(told, _)| *told <= round).map(|(_, number)| *number)
}
