//! The panel's question, with the viewer's own numbers.

use super::{names, own_seat, scene, status};
use crate::{Cast, Language, Say, join, text};
use agon_rules::Seat;
use agon_rules::offrandes::data::Character;
use agon_rules::offrandes::{Board, Scene, View};

pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let own = own_seat(view);
    let asked = own.filter(|&seat| scene::asked(view).has(seat));
    let mut lines = match asked {
        Some(seat) => asked_lines(l, view, seat),
        None => waiting_lines(l, cast, view),
    };
    if let Scene::Rank { own, .. } = &view.scene {
        lines.extend(own.iter().enumerate().map(|(at, entry)| ranked(l, at + 1, *entry)));
    }
    if let Some(seat) = own {
        lines.extend(holdings(l, view, seat, asked.is_some()));
    }
    lines
}

fn asked_lines(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let purse = view.board.purse(seat);
    let say = Say::new(l, scene::scene_key("question", view)).with("purse", purse);
    let mut lines = vec![scene::fill(l, view, say).text()];
    match &view.scene {
        Scene::Picks { picked, .. } if !picked.is_empty() => {
            let list = join(l, &names::characters(l, picked.iter().copied()));
            lines.push(Say::new(l, "offrandes-question-picked").with("list", list).text());
        }
        Scene::Offer(turn) => {
            lines.push(status::tiles(l, turn));
            lines.extend(rivals(l, &view.board, seat, |other| turn.barred.has(other)));
        }
        Scene::Bid(bidding) => {
            lines.extend(rivals(l, &view.board, seat, |other| {
                bidding.turn.barred.has(other) || bidding.passed.has(other)
            }));
        }
        _ => {}
    }
    lines
}

/// Lists the other seats that can still bid, with their money; `None` if there are none.
fn rivals(l: Language, board: &Board, seat: Seat, out: impl Fn(Seat) -> bool) -> Option<String> {
    let others = board.everybody().filter(|&other| other != seat && !out(other));
    let list: Vec<_> = others.map(|other| format!("{} {}", names::city(l, other), board.purse(other))).collect();
    (!list.is_empty()).then(|| Say::new(l, "offrandes-question-rivals").with("list", list.join(", ")).text())
}

fn waiting_lines(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    match &view.scene {
        Scene::Start => vec![text(l, "offrandes-status-start", &[])],
        Scene::Over(_) => status::status(l, cast, view),
        current => {
            let names: Vec<_> = scene::asked(view).iter().map(|seat| names::CITIES.person(l, cast, seat)).collect();
            let what = text(l, &format!("offrandes-prompt-{}", scene::word(current)), &[]);
            let mut lines = vec![Say::new(l, "waiting-for").with("names", names.join(", ")).with("what", what).text()];
            if let Scene::Seal { own: Some(amount), lot, .. } = current {
                let key = if *amount == 0 { "offrandes-question-sealed-none" } else { "offrandes-question-sealed" };
                lines.push(Say::new(l, key).with("amount", *amount).with("lot", names::lot(l, *lot)).text());
            }
            lines
        }
    }
}

fn ranked(l: Language, at: usize, (victim, ladder): (Seat, Character)) -> String {
    format!("{at} {} · {}", names::city(l, victim), names::character(l, ladder))
}

/// The holdings of a seat, and its possible sacrifice now. Leaves out facts the question already names.
fn holdings(l: Language, view: &View, seat: Seat, asked: bool) -> Vec<String> {
    let board = &view.board;
    let auction = matches!(view.scene, Scene::Offer(_) | Scene::Open(..) | Scene::Bid(_) | Scene::Seal { .. });
    let key = if asked && auction { "offrandes-holdings-points" } else { "offrandes-holdings" };
    let purse = Say::new(l, key).count("purse", board.purse(seat), "offrandes-drachma");
    let rungs = Character::ALL.into_iter().map(|of| names::rung(l, of, board.level(seat, of)));
    let mut lines =
        vec![purse.count("score", board.score(seat), "play-point").text(), rungs.collect::<Vec<_>>().join(" · ")];
    if !(asked && matches!(view.scene, Scene::Sacrifice { .. })) {
        lines.push(forecast(l, board, seat));
    }
    lines
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
