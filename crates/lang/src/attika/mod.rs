//! The words of Attika.

mod board;
mod chains;
mod course;
mod effects;
mod events;
mod gains;
mod labels;
mod land;
mod map;
mod names;
mod outlook;
mod panel;
mod previews;
mod private;
mod race;
mod recap;
mod refusals;
mod scene;
mod status;
mod tally;
#[cfg(test)]
mod tests;

use crate::{Cast, GameWords, Language, Question, Say, Typed, TypedWords};
use agon_rules::attika::recap::Line;
use agon_rules::attika::{self as rules, Event, Scene, View};
use agon_rules::game::Viewer;
use agon_rules::{Refusal, Seat};

/// The words of Attika, their types erased.
pub const WORDS: &dyn GameWords = &Typed(Words);

struct Words;

/// The pages of the rules, in reading order.
const TOPICS: [&str; 15] = [
    "goal",
    "set-up",
    "turn",
    "drawing",
    "building",
    "cards",
    "settlements",
    "streets",
    "tiles",
    "shrines",
    "end",
    "rulings",
    "map-2",
    "map-3",
    "map-4",
];

impl TypedWords for Words {
    type Game = rules::Attika;

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

    fn turns(&self, event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Ended { cards: 0, .. })
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn button(&self, l: Language, view: &View, path: &str) -> Option<String> {
        labels::counted(l, view, path)
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
        let say = Say::new(l, "attika-ask").with("what", labels::label(l, word));
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
        private::private(l, view)
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
        match view.scene {
            Scene::Start | Scene::Layout | Scene::Show { .. } | Scene::Deal { .. } => "set-up",
            Scene::Act | Scene::Card => "turn",
            Scene::Disc { .. } | Scene::Drawn { .. } => "drawing",
            Scene::Pay { .. } => "cards",
            Scene::Tile | Scene::Lay { .. } | Scene::Turn { .. } => "tiles",
            Scene::Over(_) => "end",
        }
    }

    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str> {
        Some(match chapter {
            "3" => "set-up",
            "4" => "goal",
            "5" => "turn",
            "6" => "drawing",
            "7" | "14" => "tiles",
            "8" | "12" => "building",
            "9" => "cards",
            "10" | "11" => "streets",
            "17" | "18" => "rulings",
            _ => return None,
        })
    }
}
