//! The words of Cyclades.

mod acts;
mod board;
mod course;
mod effects;
mod events;
mod gains;
mod labels;
mod map;
mod names;
mod outlook;
mod panel;
mod powers;
mod previews;
mod race;
mod recap;
mod refusals;
mod scene;
mod status;
mod tally;
#[cfg(test)]
mod tests;
mod treasury;
mod whole;

use crate::{Cast, GameWords, Language, Question, Say, Typed, TypedWords};
use agon_rules::cyclades::data::{Creature, God};
use agon_rules::cyclades::recap::Line;
use agon_rules::cyclades::{self as rules, Event, Phase, Task, Turn, View};
use agon_rules::game::Viewer;
use agon_rules::{Refusal, Seat};

/// The words of Cyclades, their types erased.
pub const WORDS: &dyn GameWords = &Typed(Words);

struct Words;

/// The pages of the rules, in reading order.
const TOPICS: [&str; 17] = [
    "goal",
    "set-up",
    "cycle",
    "offerings",
    "gods",
    "fleets",
    "troops",
    "battles",
    "metropolises",
    "creatures",
    "figurines",
    "two-players",
    "end",
    "map-small",
    "map-medium",
    "map-large",
    "rulings",
];

/// Returns the viewer's seat; `None` for the public.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// Returns the page of the rules about the turn's question.
fn topic_of_turn(turn: &Turn) -> &'static str {
    if turn.forming.is_some() {
        return "metropolises";
    }
    if turn.battle.is_some() {
        return "battles";
    }
    match (turn.task, turn.power()) {
        (Task::Sail { .. }, _) => "fleets",
        (Task::Kraken | Task::Push, _) => "figurines",
        (_, Some(creature)) if creature.figurine().is_some() || creature == Creature::Kraken => "figurines",
        (_, Some(_)) => "creatures",
        _ => "gods",
    }
}

impl TypedWords for Words {
    type Game = rules::Cyclades;

    fn phase(&self, l: Language, view: &View) -> String {
        scene::phase(l, view)
    }

    fn status(&self, l: Language, cast: &Cast, view: &View) -> Vec<String> {
        status::status(l, cast, view)
    }

    fn verb(&self, l: Language, view: &View, seat: Seat) -> String {
        scene::verb(l, view, seat)
    }

    fn notice(&self, l: Language, view: &View) -> String {
        scene::notice(l, view)
    }

    fn question(&self, l: Language, cast: &Cast, view: &View) -> Question {
        panel::question(l, cast, view)
    }

    fn event(&self, l: Language, event: &Event) -> Option<String> {
        events::event(l, event)
    }

    fn recap(&self, l: Language, reader: Viewer, line: &Line) -> String {
        recap::recap(l, reader, line)
    }

    fn race(&self, l: Language, view: &View) -> Option<String> {
        race::race(l, view)
    }

    fn threats(&self, l: Language, view: &View) -> Vec<String> {
        race::threats(l, view)
    }

    fn effect(&self, l: Language, path: &str) -> Option<String> {
        effects::effect(l, path)
    }

    fn course(&self, l: Language, seat: Seat, events: &[&Event]) -> Option<String> {
        course::course(l, seat, events)
    }

    fn under_way(&self, view: &View, events: &[&Event]) -> usize {
        let turn = matches!(view.board.phase, Phase::Turn(_));
        let begins = events.iter().rev().position(|event| matches!(event, Event::TurnBegins { .. }));
        begins.filter(|_| turn).map_or(0, |since| since + 1)
    }

    fn turns(&self, event: &Event) -> bool {
        matches!(event, Event::Cycle { .. } | Event::TurnBegins { .. } | Event::TurnEnded { .. })
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn button(&self, l: Language, view: &View, path: &str) -> Option<String> {
        labels::button(l, &view.board, path)
    }

    fn whole_label(&self, l: Language, view: &View, notation: &str) -> Option<String> {
        whole::whole(l, &view.board, notation)
    }

    fn said(&self, l: Language, notation: &str) -> String {
        labels::said(l, notation)
    }

    fn gain(&self, l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
        gains::gain(l, view, seat, notation)
    }

    fn preview(&self, l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
        previews::preview(l, view, seat, notation)
    }

    fn ask(&self, l: Language, word: &str, least: i64, most: i64) -> String {
        // The path before the amount: an offering needs its god, every other amount uses its label.
        let god = word.strip_prefix("bid ").and_then(God::read);
        let say = match god {
            Some(god) => Say::new(l, "cyclades-ask-bid").with("god", names::god(l, god)),
            None => Say::new(l, "cyclades-ask").with("what", labels::label(l, word)),
        };
        say.with("least", least).with("most", most).text()
    }

    fn refusal(&self, l: Language, refusal: &Refusal) -> String {
        refusals::refusal(l, refusal)
    }

    fn text_board(&self, l: Language, cast: &Cast, view: &View) -> String {
        board::text_board(l, cast, view)
    }

    fn tally(&self, l: Language, cast: &Cast, view: &View, seat: Seat) -> String {
        tally::tally(l, cast, view, seat)
    }

    fn own(&self, l: Language, view: &View) -> Vec<String> {
        treasury::treasury(l, view)
    }

    fn ending(&self, l: Language, view: &View) -> Option<String> {
        scene::ending(l, view)
    }

    fn topics(&self) -> &'static [&'static str] {
        &TOPICS
    }

    fn topic_text(&self, l: Language, topic: &str) -> Option<String> {
        map::page(l, topic)
    }

    fn topic_of(&self, view: &View) -> &'static str {
        match &view.board.phase {
            Phase::Starts | Phase::Markers => "set-up",
            Phase::Row | Phase::Gods => "cycle",
            Phase::Offer { .. } => "offerings",
            Phase::Turn(turn) => topic_of_turn(turn),
            Phase::Over(_) => "end",
        }
    }

    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str> {
        Some(match chapter {
            "2" => "goal",
            "4" => "set-up",
            "5" | "6" | "7" | "8" => "cycle",
            "9" => "offerings",
            "10" => "gods",
            "11" => "fleets",
            "12" => "troops",
            "13" => "battles",
            "14" => "creatures",
            "15" => "metropolises",
            "16" => "two-players",
            "17" | "20" => "rulings",
            _ => return None,
        })
    }
}
