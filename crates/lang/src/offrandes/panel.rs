//! The panel's question in parts, with the viewer's own numbers.

use super::{names, own_seat, scene, status};
use crate::{Cast, Language, Question, Say, join, text};
use agon_rules::Seat;
use agon_rules::offrandes::data::Character;
use agon_rules::offrandes::{Board, Scene, View};

pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Question {
    let own = own_seat(view);
    let asked = own.filter(|&seat| scene::asked(view).has(seat));
    let mut question = match asked {
        Some(seat) => asked_of(l, view, seat),
        None => waiting(l, cast, view),
    };
    if let Scene::Rank { own, .. } = &view.scene {
        question.facts.extend(own.iter().enumerate().map(|(at, entry)| ranked(l, at + 1, *entry)));
    }
    question.pictured = pictured(l, view);
    question
}

fn asked_of(l: Language, view: &View, seat: Seat) -> Question {
    let board = &view.board;
    let ask = scene::fill(l, view, Say::new(l, scene::scene_key("question", view))).text();
    let fact = |key: &str| text(l, &format!("offrandes-fact-{key}"), &[]);
    let mut facts = Vec::new();
    match &view.scene {
        Scene::Picks { picked, .. } => {
            facts.push(fact("pick"));
            if !picked.is_empty() {
                let list = join(l, &names::characters(l, picked.iter().copied()));
                facts.push(Say::new(l, "offrandes-question-picked").with("list", list).text());
            }
        }
        Scene::Offer(turn) => {
            facts.push(status::tiles(l, turn));
            facts.extend(rivals(l, board, seat, |other| turn.barred.has(other)));
        }
        Scene::Open(turn, _) => {
            facts.push(fact("open"));
            facts.extend(rivals(l, board, seat, |other| turn.barred.has(other)));
        }
        Scene::Bid(bidding) => {
            facts.extend(rivals(l, board, seat, |other| bidding.turn.barred.has(other) || bidding.passed.has(other)))
        }
        Scene::Seal { asked, .. } => {
            facts.push(fact("seal"));
            facts.extend(rivals(l, board, seat, |other| !asked.has(other)));
        }
        Scene::Bribe { .. } => facts.push(fact("bribe")),
        Scene::Rank { .. } => facts.push(fact("rank")),
        Scene::Start | Scene::Sacrifice { .. } | Scene::Over(_) => {}
    }
    Question { ask, purse: purse(l, view, seat), facts, pictured: Vec::new() }
}

/// Returns the seat's means for its question: points beside an altar, no money for a bribe.
fn purse(l: Language, view: &View, seat: Seat) -> String {
    let board = &view.board;
    match &view.scene {
        Scene::Bribe { .. } | Scene::Rank { .. } => String::new(),
        Scene::Sacrifice { .. } => {
            Say::new(l, "offrandes-score").count("score", board.score(seat), "play-point").text()
        }
        _ => Say::new(l, "offrandes-purse").count("purse", board.purse(seat), "offrandes-drachma").text(),
    }
}

/// Lists the other seats that can still bid, with their money; `None` if there are none.
fn rivals(l: Language, board: &Board, seat: Seat, out: impl Fn(Seat) -> bool) -> Option<String> {
    let others = board.everybody().filter(|&other| other != seat && !out(other));
    let list: Vec<_> = others.map(|other| format!("{} {}", names::city(l, other), board.purse(other))).collect();
    (!list.is_empty()).then(|| Say::new(l, "offrandes-question-rivals").with("list", list.join(", ")).text())
}

fn waiting(l: Language, cast: &Cast, view: &View) -> Question {
    match &view.scene {
        Scene::Start => Question::new(text(l, "offrandes-status-start", &[])),
        Scene::Over(_) => Question::of(status::status(l, cast, view)),
        current => {
            let names: Vec<_> = scene::asked(view).iter().map(|seat| names::CITIES.person(l, cast, seat)).collect();
            let what = text(l, &format!("offrandes-prompt-{}", scene::word(current)), &[]);
            let ask = Say::new(l, "waiting-for").with("names", names.join(", ")).with("what", what).text();
            let purse = own_seat(view).map(|seat| purse(l, view, seat)).unwrap_or_default();
            let mut facts = Vec::new();
            if let Scene::Seal { own: Some(amount), lot, .. } = current {
                let key = if *amount == 0 { "offrandes-question-sealed-none" } else { "offrandes-question-sealed" };
                facts.push(Say::new(l, key).with("amount", *amount).with("lot", names::lot(l, *lot)).text());
            }
            Question { ask, purse, facts, pictured: Vec::new() }
        }
    }
}

fn ranked(l: Language, at: usize, (victim, ladder): (Seat, Character)) -> String {
    format!("{at} {} · {}", names::city(l, victim), names::character(l, ladder))
}

/// Returns the facts of the viewer's own ladders: the rungs with their effects, and the sacrifice as it stands.
pub(super) fn pictured(l: Language, view: &View) -> Vec<String> {
    let Some(seat) = own_seat(view).filter(|_| !matches!(view.scene, Scene::Start | Scene::Over(_))) else {
        return Vec::new();
    };
    let board = &view.board;
    let rungs = Character::ALL.into_iter().map(|of| names::rung(l, board, seat, of));
    let rungs = Say::new(l, "offrandes-ladders").with("list", rungs.collect::<Vec<_>>().join(" · ")).text();
    let asked = scene::asked(view).has(seat) && matches!(view.scene, Scene::Sacrifice { .. });
    let forecast = (!asked).then(|| forecast(l, board, seat));
    [Some(rungs), forecast].into_iter().flatten().collect()
}

/// Returns the characters a city still needs for its first sacrifice (6.3).
pub(super) fn missing(has: impl Fn(Character) -> bool) -> Vec<Character> {
    let needed = [Character::Peasant, Character::WaterCarrier, Character::FlowerCarrier, Character::TempleGuardian];
    needed.into_iter().filter(|&character| !has(character)).collect()
}

fn forecast(l: Language, board: &Board, seat: Seat) -> String {
    let missing = missing(|character| board.level(seat, character) > 0);
    if !missing.is_empty() {
        let list = join(l, &names::characters(l, missing));
        return Say::new(l, "offrandes-missing").with("list", list).text();
    }
    let Some(&offering) = board.offerings(seat).first() else {
        return text(l, "offrandes-forecast-none", &[]);
    };
    let say = Say::new(l, "offrandes-forecast").with("animals", names::animals(l, offering));
    say.with("tier", board.level(seat, Character::TempleGuardian)).text()
}
