//! The words of the toy game.

use crate::{Boast, Happened, Seen, flaw};
use agon_lang::{Cast, GameWords, Language, Question, Say, Typed, TypedWords, raise};
use agon_rules::refusal::Fact;
use agon_rules::{Refusal, Seat, Viewer};

/// The words, with their types erased.
pub const WORDS: &dyn GameWords = &Typed(Words);

/// The words of Boast.
#[derive(Clone, Copy, Debug)]
pub struct Words;

type View = Seen<{ flaw::NONE }>;

/// Includes the text file of a language.
macro_rules! file {
    ($language:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/texts/", $language, "/boast.ftl"))
    };
}

fn say(l: Language, key: &str) -> Say {
    Say::new(l, format!("boast-{key}"))
}

fn city(l: Language, seat: Seat) -> String {
    WORDS.city(l, seat)
}

fn coins(l: Language, n: u8) -> String {
    format!("{n} {}", say(l, "coin").with("n", n).text())
}

/// Lists the shown number of each seat: `Sparta 2, Corinth 0`.
fn each(l: Language, shown: &[u8]) -> String {
    let seats = (0..).map(Seat).zip(shown);
    seats.map(|(seat, n)| format!("{} {n}", city(l, seat))).collect::<Vec<_>>().join(", ")
}

/// Words an action: its label (`Boast of 3`), or its done form (`you boast of 3`).
fn spoken(l: Language, kind: &str, path: &str) -> String {
    match path.split_once(' ') {
        Some((word, number)) => say(l, &format!("{kind}-{word}-of")).with("n", number).text(),
        None => say(l, &format!("{kind}-{path}")).text(),
    }
}

impl TypedWords for Words {
    type Game = Boast<{ flaw::NONE }>;

    fn texts(&self, l: Language) -> &'static [&'static str] {
        match l {
            Language::English => &[file!("en")],
            Language::Spanish => &[file!("es")],
            Language::German => &[file!("de")],
        }
    }

    fn phase(&self, l: Language, view: &View) -> String {
        let what = say(l, &format!("phase-{}", view.phase())).text();
        say(l, "phase").with("round", view.round + 1).with("what", what).text()
    }

    fn status(&self, l: Language, _: &Cast, view: &View) -> Vec<String> {
        vec![say(l, "status").with("coins", coins(l, view.pot)).text()]
    }

    fn verb(&self, l: Language, view: &View, _: Seat) -> String {
        say(l, if view.closing { "verb-hand" } else { "verb-boast" }).text()
    }

    fn notice(&self, l: Language, view: &View) -> String {
        say(l, if view.closing { "notice-hand" } else { "notice-boast" }).text()
    }

    fn question(&self, l: Language, _: &Cast, view: &View) -> Question {
        let key = match (view.legal.is_empty(), view.closing) {
            (true, _) => "question-wait",
            (false, false) => "question-boast",
            (false, true) => "question-hand",
        };
        let (card, own) = view.own();
        Question::new(say(l, key).with("card", card).with("coins", coins(l, own)).text())
    }

    fn event(&self, l: Language, event: &Happened) -> Option<String> {
        let said = |key: &str, seat: Seat| say(l, &format!("event-{key}")).with("city", city(l, seat));
        Some(match event {
            Happened::Dealt { seat, card: Some(card), .. } => said("dealt-own", *seat).with("card", *card).text(),
            Happened::Dealt { seat, card: None, .. } => said("dealt", *seat).text(),
            Happened::Silent(seat) => said("silent", *seat).text(),
            Happened::Boasted(seat, card) => said("boasted", *seat).with("card", *card).text(),
            Happened::Closed { seat, hand: Some(hand), .. } => {
                said("closed-own", *seat).with("coins", coins(l, *hand)).text()
            }
            Happened::Closed { seat, hand: None, .. } => said("closed", *seat).text(),
            Happened::Opened { hands, winner: Some(seat), .. } => {
                said("won", *seat).with("hands", each(l, hands)).text()
            }
            Happened::Opened { hands, winner: None, .. } => say(l, "event-opened").with("hands", each(l, hands)).text(),
            Happened::Shown { cards } => say(l, "event-shown").with("cards", each(l, cards)).text(),
        })
    }

    fn recap(&self, l: Language, _: Viewer, line: &Happened) -> String {
        self.event(l, line).map(|text| raise(&text)).unwrap_or_default()
    }

    fn turns(&self, _: &Happened) -> bool {
        false
    }

    fn label(&self, l: Language, path: &str) -> String {
        spoken(l, "label", path)
    }

    fn said(&self, l: Language, notation: &str) -> String {
        spoken(l, "said", notation)
    }

    fn gain(&self, _: Language, _: &View, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn preview(&self, l: Language, _: &View, _: Seat, notation: &str) -> Option<String> {
        Some(raise(&self.said(l, notation)))
    }

    fn ask(&self, l: Language, _: &str, least: i64, most: i64) -> String {
        say(l, "ask").with("least", least).with("most", most).text()
    }

    fn refusal(&self, l: Language, refusal: &Refusal) -> String {
        let say = say(l, refusal.rule);
        let told = refusal.facts.iter().fold(say, |say, (name, fact)| match fact {
            Fact::Number(number) => say.with(name, *number),
            Fact::Word(word) => say.with(name, *word),
        });
        told.text()
    }

    fn text_board(&self, l: Language, cast: &Cast, view: &View) -> String {
        let seats = (0..view.seats()).map(Seat).map(|seat| self.tally(l, cast, view, seat));
        let mut lines = vec![self.phase(l, view)];
        lines.extend(self.status(l, cast, view));
        lines.extend(seats);
        lines.join("\n")
    }

    fn tally(&self, l: Language, _: &Cast, view: &View, seat: Seat) -> String {
        let (own, boast) = view.open(seat);
        let boast = if boast == 0 { say(l, "none").text() } else { boast.to_string() };
        let told = say(l, "seat").with("coins", coins(l, own)).with("boast", boast).text();
        format!("{}: {told}", city(l, seat))
    }

    fn topics(&self) -> &'static [&'static str] {
        &["play"]
    }

    fn topic_of(&self, _: &View) -> &'static str {
        "play"
    }

    fn topic_of_chapter(&self, _: &str) -> Option<&'static str> {
        Some("play")
    }
}
