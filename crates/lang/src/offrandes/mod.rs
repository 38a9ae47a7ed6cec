//! The words of Offrandes.

mod board;
mod course;
mod effects;
mod events;
mod gains;
mod labels;
mod names;
mod outlook;
mod panel;
mod previews;
mod private;
mod recap;
mod refusals;
mod scene;
mod status;
mod tally;
#[cfg(test)]
mod tests;

use crate::{Cast, GameWords, Language, Question, Say, Typed, TypedWords};
use agon_rules::game::Viewer;
use agon_rules::offrandes::{self as rules, Event, Line, Scene, View, data};
use agon_rules::{Refusal, Seat};

/// The words of Offrandes, their types erased.
pub const WORDS: &dyn GameWords = &Typed(Words);

struct Words;

/// The pages of the rules, in reading order.
const TOPICS: [&str; 10] = [
    "goal",
    "set-up",
    "characters",
    "auctions",
    "corruption",
    "sacrifices",
    "revenue",
    "end",
    "house-rules",
    "rulings",
];

/// Returns the viewer's seat; `None` for the public.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

impl TypedWords for Words {
    type Game = rules::Offrandes;

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
        Some(events::event(l, event))
    }

    fn recap(&self, l: Language, reader: Viewer, line: &Line) -> String {
        recap::recap(l, reader, line)
    }

    fn race(&self, l: Language, view: &View) -> Option<String> {
        outlook::race(l, view)
    }

    fn threats(&self, l: Language, view: &View) -> Vec<String> {
        outlook::threats(l, view)
    }

    fn effect(&self, l: Language, path: &str) -> Option<String> {
        effects::effect(l, path)
    }

    fn course(&self, l: Language, seat: Seat, events: &[&Event]) -> Option<String> {
        course::course(l, seat, events)
    }

    fn turns(&self, event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::AuctionTurn { .. } | Event::TurnEnded { .. })
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn button(&self, l: Language, _: &View, path: &str) -> Option<String> {
        labels::button(l, path)
    }

    fn whole_label(&self, l: Language, _: &View, notation: &str) -> Option<String> {
        labels::whole(l, notation)
    }

    fn said(&self, l: Language, notation: &str) -> String {
        labels::said(l, notation)
    }

    fn gain(&self, l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
        gains::gain(l, view, seat, notation.parse().ok()?)
    }

    fn preview(&self, l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
        previews::preview(l, view, seat, notation)
    }

    fn ask(&self, l: Language, word: &str, least: i64, most: i64) -> String {
        Say::new(l, format!("offrandes-ask-{word}")).with("least", least).with("most", most).text()
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

    fn topics(&self) -> &'static [&'static str] {
        &TOPICS
    }

    fn topic_of(&self, view: &View) -> &'static str {
        match &view.scene {
            Scene::Start | Scene::Picks { .. } => "set-up",
            Scene::Offer(_) | Scene::Open(..) | Scene::Bid(_) => "auctions",
            Scene::Seal { .. } => "house-rules",
            Scene::Rank { .. } => "house-rules",
            Scene::Bribe { .. } => "corruption",
            Scene::Sacrifice { .. } => "sacrifices",
            Scene::Over(_) => "end",
        }
    }

    fn topic_of_chapter(&self, chapter: &str) -> Option<&'static str> {
        Some(match chapter {
            "2" | "15" => "set-up",
            "4" => "auctions",
            "5" => "corruption",
            "6" => "sacrifices",
            "7" => "revenue",
            "8" => "end",
            "16" => "house-rules",
            "11" | "14" => "rulings",
            _ => return None,
        })
    }
}

/// The number of the top rung, for sentences.
const TOP: u8 = data::TOP;
