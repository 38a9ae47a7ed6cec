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

    /// Describes the chart in words: the changes of every round, or only of every second, third … if the table is too
    /// long.
    pub fn alt(&self) -> String {
        let args = [("game", self.words.title(self.language).into())];
        let head = match &self.measure {
            None => text(self.language, "card-scores-alt", &args),
            Some(measure) => {
                let [game] = args;
                text(self.language, "card-course-alt", &[game, ("measure", measure.as_str().into())])
            }
        };
        let rounds: Vec<u32> = self.rounds().into_iter().collect();
        let told = (1..=rounds.len().max(1)).map(|every| self.changes(&rounds, every, |line| self.shown(line)));
        let mut told = told.skip_while(|said| units(&head) + 1 + units(said) > ALT);
        words::alt([head.clone()].into_iter().chain(told.next()).chain(self.scored()))
    }

    /// Describes the changes of the score beside another measure: `Score over time. Cycle 5: Corinth 1, Athens 1.`
    fn scored(&self) -> Option<String> {
        let of = |line: &ScoreLine| -> Vec<u32> { line.points.iter().map(|(round, _)| *round).collect() };
        let rounds: BTreeSet<u32> = self.drawn().flat_map(of).collect();
        let rounds: Vec<u32> = rounds.into_iter().filter(|_| self.measure.is_some()).collect();
        let changes = self.changes(&rounds, 1, |line| line.points.as_slice());
        (!changes.is_empty()).then(|| text(self.language, "card-course-scores", &[("changes", changes.into())]))
    }

    /// Tells what changed in every n-th round, the last round always included: `Cycle 5: Corinth 1, Athens 1.` Every
    /// number is 0 before the first.
    fn changes(&self, rounds: &[u32], every: usize, numbers: impl Fn(&ScoreLine) -> &[(u32, i64)]) -> String {
        let mut chosen: Vec<u32> = rounds.iter().rev().step_by(every).copied().collect();
        chosen.reverse();
        let before = [None].into_iter().chain(chosen.iter().copied().map(Some));
        let told = chosen.iter().zip(before).filter_map(|(&round, before)| {
            let changed = self.drawn().filter_map(|line| {
                let then = before.and_then(|before| at(numbers(line), before)).unwrap_or_default();
                let now = at(numbers(line), round).filter(|now| *now != then)?;
                Some(format!("{} {}", self.words.city(self.language, line.seat), number(now)))
            });
            let changed: Vec<String> = changed.collect();
            let args =
                [("round", raise(&self.round).into()), ("number", round.into()), ("list", changed.join(", ").into())];
            (!changed.is_empty()).then(|| text(self.language, "card-changes", &args))
        });
        told.collect::<Vec<_>>().join(" ")
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
