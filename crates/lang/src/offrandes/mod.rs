//! The words of Offrandes.

mod board;
mod events;
mod gains;
mod labels;
mod names;
mod panel;
mod previews;
mod refusals;
mod scene;
mod status;
mod tally;

use crate::{Cast, GameWords, Language, Say, cities, raise};
use agon_rules::game::Viewer;
use agon_rules::offrandes::{Event, Scene, View, data};
use agon_rules::{AnyEvent, AnyView, Refusal, Seat};

/// The words of Offrandes.
pub(crate) struct Offrandes;

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

/// The seat that looks.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

impl GameWords for Offrandes {
    fn id(&self) -> &'static str {
        "offrandes"
    }

    fn texts(&self, l: Language) -> &'static [&'static str] {
        texts!(l, "offrandes", "offrandes_rules", "offrandes_picture")
    }

    fn city(&self, l: Language, seat: Seat) -> String {
        names::city(l, seat)
    }

    fn mark(&self, seat: Seat) -> &'static str {
        cities::mark(seat)
    }

    fn colour(&self, seat: Seat) -> u32 {
        cities::colour(seat)
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
        event.typed::<Event>().map(|event| raise(&events::event(l, event)))
    }

    fn turns(&self, event: &AnyEvent) -> bool {
        matches!(event.typed(), Some(Event::Round { .. } | Event::AuctionTurn { .. } | Event::TurnEnded { .. }))
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn said(&self, l: Language, notation: &str) -> String {
        labels::said(l, notation)
    }

    fn gain(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        gains::gain(l, view, own_seat(view)?, notation.parse().ok()?)
    }

    fn preview(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        previews::preview(l, view, own_seat(view)?, notation)
    }

    fn ask(&self, l: Language, word: &str, least: i64, most: i64) -> String {
        Say::new(l, format!("offrandes-ask-{word}")).with("least", least).with("most", most).text()
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

    fn topics(&self) -> &'static [&'static str] {
        &TOPICS
    }

    fn topic_of(&self, view: &AnyView) -> &'static str {
        match view.of::<View>().map(|view| &view.scene) {
            None => "goal",
            Some(Scene::Start | Scene::Picks { .. }) => "set-up",
            Some(Scene::Offer(_) | Scene::Open(..) | Scene::Bid(_)) => "auctions",
            Some(Scene::Seal { .. }) => "house-rules",
            Some(Scene::Rank { .. }) => "house-rules",
            Some(Scene::Bribe { .. }) => "corruption",
            Some(Scene::Sacrifice { .. }) => "sacrifices",
            Some(Scene::Over(_)) => "end",
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
