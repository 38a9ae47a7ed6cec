//! The words of Attika.

mod board;
mod events;
mod gains;
mod labels;
mod names;
mod outlook;
mod panel;
mod previews;
mod private;
mod refusals;
mod scene;
mod status;
mod tally;
#[cfg(test)]
mod tests;

use crate::{Cast, GameWords, Language, Say, raise};
use agon_rules::attika::{Event, Scene, View};
use agon_rules::{AnyEvent, AnyView, Refusal, Seat};

/// The words of Attika.
pub(crate) struct Attika;

/// The pages of the rules, in reading order.
const TOPICS: [&str; 12] = [
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
];

impl GameWords for Attika {
    fn id(&self) -> &'static str {
        "attika"
    }

    fn texts(&self, l: Language) -> &'static [&'static str] {
        texts!(l, "attika", "attika_rules", "attika_picture")
    }

    fn city(&self, l: Language, seat: Seat) -> String {
        names::city(l, seat)
    }

    fn mark(&self, seat: Seat) -> &'static str {
        names::CITIES.mark(seat)
    }

    fn colour(&self, seat: Seat) -> u32 {
        names::CITIES.colour(seat)
    }

    fn phase(&self, l: Language, view: &AnyView) -> String {
        view.of().map(|view| scene::phase(l, view)).unwrap_or_default()
    }

    fn status(&self, l: Language, cast: &Cast, view: &AnyView) -> Vec<String> {
        view.of().map(|view| status::status(l, cast, view)).unwrap_or_default()
    }

    fn verb(&self, l: Language, view: &AnyView, seat: Seat) -> String {
        view.of().map(|view| scene::verb(l, view, seat)).unwrap_or_default()
    }

    fn notice(&self, l: Language, view: &AnyView) -> String {
        view.of().map(|view| scene::notice(l, view)).unwrap_or_default()
    }

    fn question(&self, l: Language, cast: &Cast, view: &AnyView) -> Vec<String> {
        view.of().map(|view| panel::question(l, cast, view)).unwrap_or_default()
    }

    fn event(&self, l: Language, _: &Cast, event: &AnyEvent) -> Option<String> {
        events::event(l, event.typed::<Event>()?).map(|text| raise(&text))
    }

    fn turns(&self, event: &AnyEvent) -> bool {
        matches!(event.typed(), Some(Event::Turn { .. } | Event::Ended { cards: 0, .. }))
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn button(&self, l: Language, view: &AnyView, path: &str) -> String {
        let view: Option<&View> = view.of();
        view.and_then(|view| labels::counted(l, view, path)).unwrap_or_else(|| labels::label(l, path))
    }

    fn said(&self, l: Language, notation: &str) -> String {
        labels::said(l, notation)
    }

    fn gain(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        gains::gain(l, view, view.own()?, notation)
    }

    fn preview(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        previews::preview(l, view, view.own()?, notation)
    }

    fn ask(&self, l: Language, word: &str, least: i64, most: i64) -> String {
        let say = Say::new(l, "attika-ask").with("what", labels::label(l, word));
        say.with("least", least).with("most", most).text()
    }

    fn refusal(&self, l: Language, refusal: &Refusal) -> String {
        refusals::refusal(l, refusal)
    }

    fn text_board(&self, l: Language, cast: &Cast, view: &AnyView) -> String {
        view.of().map(|view| board::text_board(l, cast, view)).unwrap_or_default()
    }

    fn tally(&self, l: Language, cast: &Cast, view: &AnyView, seat: Seat) -> String {
        view.of().map(|view| tally::tally(l, cast, view, seat)).unwrap_or_default()
    }

    fn own(&self, l: Language, view: &AnyView) -> Vec<String> {
        view.of().map(|view| private::private(l, view)).unwrap_or_default()
    }

    fn ending(&self, l: Language, reason: &str, view: Option<&AnyView>) -> String {
        let named = view.and_then(|view| scene::ending(l, view.of()?));
        named.unwrap_or_else(|| self.reason(l, reason))
    }

    fn topics(&self) -> &'static [&'static str] {
        &TOPICS
    }

    fn topic_of(&self, view: &AnyView) -> &'static str {
        match view.of::<View>().map(|view| view.scene) {
            None => "goal",
            Some(Scene::Start | Scene::Layout | Scene::Show { .. } | Scene::Deal { .. }) => "set-up",
            Some(Scene::Act | Scene::Card) => "turn",
            Some(Scene::Disc { .. } | Scene::Drawn { .. }) => "drawing",
            Some(Scene::Pay { .. }) => "cards",
            Some(Scene::Tile | Scene::Lay { .. } | Scene::Turn { .. }) => "tiles",
            Some(Scene::Over(_)) => "end",
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
