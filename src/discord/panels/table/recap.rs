//! The recap of a table for its viewer: which of the condensed lines are shown where.
//!
//! A recap is made from the viewer's own view and events. What the public reads is made from the public snapshot, never
//! from a seat's recap with lines left out.

use super::undo;
use crate::discord::panels::{cast, tell};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Cast, GameWords, Language};
use agon_rules::recap::Rank;
use agon_rules::{AnyEvent, AnyLine, AnyView};
use std::cmp::Reverse;

/// The least number of lines about the last events on a board.
const LAST: usize = 3;
/// The room for all lines about events on a board, in characters.
const UNDER_WAY: usize = 1200;
/// The number of lines in a notice.
const STRIKING: usize = 2;

/// The condensed course of a table for one viewer.
#[derive(Debug)]
pub struct Recap<'a> {
    language: Language,
    words: &'static dyn GameWords,
    cast: Cast,
    view: &'a AnyView,
    events: &'a [(u32, AnyEvent)],
    lines: Vec<AnyLine>,
    /// The viewer's own last decision, if it is a step: its outcome is news.
    decision: Option<u32>,
    /// Sentences about steps that were taken back, by the entries of the log.
    undone: Vec<(u32, String)>,
}

/// A line of a recap, or the heading of the lines after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// The beginning of a round or phase.
    Heading(String),
    /// A sentence.
    Line(String),
}

impl<'a> Recap<'a> {
    /// Condenses the events of a snapshot for its viewer; `None` before the start.
    pub fn of(language: Language, snapshot: &'a TableSnapshot) -> Option<Recap<'a>> {
        let (view, events) = (snapshot.view()?, snapshot.events());
        let cast = cast(language, snapshot.seats());
        let position = snapshot.position().filter(|position| position.decision.is_some());
        let decision = position.map(|position| position.decided);
        let (words, lines) = (snapshot.game().words, view.recap(events));
        let undone = undo::told_after(language, snapshot, 0, None);
        Some(Recap { language, words, cast, view, events, lines, decision, undone })
    }

    fn say(&self, line: &AnyLine) -> String {
        self.words.recap(self.language, self.view.viewer(), line)
    }

    /// True if a line is news after a step. The viewer knows their own decision, but not what they won or lost by it.
    fn is_news(&self, line: &AnyLine, seq: u32) -> bool {
        let own = self.decision == Some(seq) && line.steps().1 == seq && line.rank() < Rank::Routine;
        line.rank() != Rank::Heading && (line.is_after(seq) || own)
    }

    /// Returns the lines that are news after a step, without headings, in order of time.
    fn after(&self, seq: u32) -> impl Iterator<Item = &AnyLine> {
        self.lines.iter().filter(move |line| self.is_news(line, seq))
    }

    /// Returns the sentences after a step, the most important first.
    pub fn important(&self, seq: u32) -> Vec<String> {
        let mut lines: Vec<&AnyLine> = self.after(seq).collect();
        lines.sort_by_key(|line| line.rank());
        lines.into_iter().map(|line| self.say(line)).filter(|line| !line.is_empty()).collect()
    }

    /// Returns the most important sentences after a step in one line, for people who read them in a channel: changes of
    /// the race first, then the lines that condense most.
    pub fn striking(&self, seq: u32) -> Option<String> {
        let mut lines: Vec<&AnyLine> = self.after(seq).collect();
        lines.sort_by_key(|line| (line.rank() != Rank::Race, Reverse(line.events())));
        let said = lines.into_iter().map(|line| self.say(line)).filter(|line| !line.is_empty());
        let said: Vec<String> = said.take(STRIKING).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Returns everything after a step with headings, in order of time. A heading without a line after it goes.
    pub fn told(&self, seq: u32) -> Vec<Told> {
        let (mut told, mut heading) = (Vec::new(), None);
        let mut undone = self.undone.iter().filter(|(entry, _)| *entry > seq).peekable();
        for line in &self.lines {
            let said = self.say(line);
            if said.is_empty() {
                continue;
            }
            if line.rank() == Rank::Heading {
                heading = Some(said);
            } else if self.is_news(line, seq) {
                while let Some((_, line)) = undone.next_if(|(entry, _)| *entry < line.steps().0) {
                    told.push(Told::Line(line.clone()));
                }
                told.extend(heading.take().map(Told::Heading));
                told.push(Told::Line(said));
            }
        }
        told.extend(undone.map(|(_, line)| Told::Line(line.clone())));
        told
    }

    /// Returns the step before the last round or phase that has a line; 0 if the game has none.
    pub fn last_part(&self) -> u32 {
        let last = self.lines.iter().rposition(|line| line.rank() != Rank::Heading).unwrap_or_default();
        let heading = self.lines.iter().take(last).rev().find(|line| line.rank() == Rank::Heading);
        heading.map_or(0, |line| line.steps().0.saturating_sub(1))
    }

    /// Returns the last sentences on a board: those after a step, then the events that no line tells yet. All events of
    /// the present turn or battle are there, as many as fit.
    pub fn newest(&self, seq: u32) -> Vec<String> {
        let begun = self.events.len().saturating_sub(self.words.under_way(self.view, self.events));
        let of_turn = self.events.get(begun).map_or(u32::MAX, |(step, _)| *step);
        let condensed = self.lines.last().map_or(0, |line| line.steps().1);
        let open = self.events.partition_point(|(step, _)| *step <= condensed);
        let mut last = self.said(begun, true);
        if begun == self.events.len() {
            last = self.said(open, false);
            last.drain(..last.len().saturating_sub(LAST));
        }
        let before = self.after(seq).filter(|line| line.steps().1 < of_turn).map(|line| self.say(line));
        let before: Vec<String> = before.filter(|line| !line.is_empty()).collect();
        let skipped = before.len().saturating_sub(LAST.saturating_sub(last.len()));
        let mut lines: Vec<String> = before.into_iter().skip(skipped).chain(last).collect();
        let mut letters = 0;
        let fitting = lines.iter().rev().take_while(|line| {
            letters += line.chars().count();
            letters <= UNDER_WAY
        });
        lines.drain(..lines.len() - fitting.count());
        lines
    }

    /// Returns the sentences of the events from a place on. `turns` keeps those that only begin or end a turn.
    fn said(&self, from: usize, turns: bool) -> Vec<String> {
        let events = self.events.iter().skip(from).filter(|(_, event)| turns || !self.words.turns(event));
        events.filter_map(|(_, event)| self.words.event(self.language, &self.cast, event)).collect()
    }
}

/// Returns the race and the nearest threat in one line.
pub fn race(language: Language, words: &dyn GameWords, view: &AnyView) -> Option<String> {
    let threat = words.threats(language, view).into_iter().next();
    let parts: Vec<String> = [words.race(language, view), threat].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" – "))
}

/// Describes the viewer's last decision, above everything that happened since; `None` without one.
pub fn since(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let position = snapshot.position().filter(|_| snapshot.seat().is_some())?;
    match &position.decision {
        Some(notation) => {
            let what = snapshot.game().words.said(language, notation);
            Some(tell(language, "ui-since", &[("what", what.into())]))
        }
        None if position.decided > 0 => Some(tell(language, "ui-since-decision", &[])),
        None => None,
    }
}
