//! The words of Cyclades.

mod board;
mod events;
mod gains;
mod labels;
mod names;
mod outlook;
mod panel;
mod powers;
mod previews;
mod refusals;
mod scene;
mod status;
mod tally;
#[cfg(test)]
mod tests;
mod treasury;

use crate::{Cast, GameWords, Language, Say, cities, raise};
use agon_rules::cyclades::data::{Creature, God};
use agon_rules::cyclades::{Event, Phase, Task, Turn, View};
use agon_rules::game::Viewer;
use agon_rules::{AnyEvent, AnyView, Refusal, Seat};

/// The words of Cyclades.
pub(crate) struct Cyclades;

/// The pages of the rules, in reading order.
const TOPICS: [&str; 14] = [
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
    "rulings",
];

/// The seat that looks.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The page that fits what a turn asks.
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

impl GameWords for Cyclades {
    fn id(&self) -> &'static str {
        "cyclades"
    }

    fn texts(&self, l: Language) -> &'static [&'static str] {
        texts!(l, "cyclades", "cyclades_rules", "cyclades_picture")
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
        events::event(l, event.typed::<Event>()?).map(|text| raise(&text))
    }

    fn under_way(&self, view: &AnyView, events: &[(u32, AnyEvent)]) -> usize {
        let turn = matches!(view.of().map(|view: &View| &view.board.phase), Some(Phase::Turn(_)));
        let begins = |(_, event): &(u32, AnyEvent)| matches!(event.typed(), Some(Event::TurnBegins { .. }));
        events.iter().rev().position(begins).filter(|_| turn).map_or(0, |since| since + 1)
    }

    fn turns(&self, event: &AnyEvent) -> bool {
        matches!(event.typed(), Some(Event::Cycle { .. } | Event::TurnBegins { .. } | Event::TurnEnded { .. }))
    }

    fn label(&self, l: Language, path: &str) -> String {
        labels::label(l, path)
    }

    fn button(&self, l: Language, view: &AnyView, path: &str) -> String {
        let view: Option<&View> = view.of();
        view.and_then(|view| labels::priced(l, &view.board, path)).unwrap_or_else(|| labels::label(l, path))
    }

    fn said(&self, l: Language, notation: &str) -> String {
        labels::said(l, notation)
    }

    fn gain(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        gains::gain(l, view, own_seat(view)?, notation)
    }

    fn preview(&self, l: Language, _: &Cast, view: &AnyView, notation: &str) -> Option<String> {
        let view: &View = view.of()?;
        previews::preview(l, view, own_seat(view)?, notation)
    }

    fn ask(&self, l: Language, word: &str, least: i64, most: i64) -> String {
        // The path before the amount: an offering names its god, all else is said by its label.
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

    fn text_board(&self, l: Language, cast: &Cast, view: &AnyView) -> String {
        view.of().map(|view| board::text_board(l, cast, view)).unwrap_or_default()
    }

    fn tally(&self, l: Language, cast: &Cast, view: &AnyView, seat: Seat) -> String {
        view.of().map(|view| tally::tally(l, cast, view, seat)).unwrap_or_default()
    }

    fn own(&self, l: Language, view: &AnyView) -> Vec<String> {
        view.of().map(|view| treasury::treasury(l, view)).unwrap_or_default()
    }

    fn ending(&self, l: Language, reason: &str, view: Option<&AnyView>) -> String {
        let named = view.and_then(|view| scene::ending(l, view.of()?));
        named.unwrap_or_else(|| self.reason(l, reason))
    }

    fn topics(&self) -> &'static [&'static str] {
        &TOPICS
    }

    fn topic_of(&self, view: &AnyView) -> &'static str {
        match view.of::<View>().map(|view| &view.board.phase) {
            None => "goal",
            Some(Phase::Starts | Phase::Markers) => "set-up",
            Some(Phase::Row | Phase::Gods) => "cycle",
            Some(Phase::Offer { .. }) => "offerings",
            Some(Phase::Turn(turn)) => topic_of_turn(turn),
            Some(Phase::Over(_)) => "end",
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
