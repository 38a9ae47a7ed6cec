//! Labels of paths of words, and sentences for done actions.

use super::names;
use crate::{Language, Say, join, notation, raise, text};
use agon_rules::Seat;
use agon_rules::offrandes::Action;
use agon_rules::offrandes::data::{Altar, Animal, Character};

fn city(l: Language, word: &str) -> Option<String> {
    names::CITIES.read(word).map(|seat| names::city(l, seat))
}

fn character(l: Language, word: &str) -> Option<String> {
    Character::read(word).map(|character| names::character(l, character))
}

fn animal(word: &str) -> Option<Animal> {
    Animal::read(word)
}

fn fixed(l: Language, name: &str) -> String {
    text(l, &format!("offrandes-label-{name}"), &[])
}

fn read(l: Language, words: &[&str]) -> Option<String> {
    Some(match *words {
        [word @ ("pick" | "lot" | "open" | "end" | "bid" | "pass" | "seal" | "bribe" | "rank" | "offer" | "altar")] => {
            fixed(l, word)
        }
        ["seal", "0"] => fixed(l, "seal-none"),
        [word @ ("open" | "bid" | "seal"), amount] => {
            let amount: i64 = amount.parse().ok()?;
            Say::new(l, format!("offrandes-label-{word}-amount")).with("amount", amount).text()
        }
        ["pick" | "lot", of] => character(l, of)?,
        ["lot", a, b] => format!("{} + {}", character(l, a)?, character(l, b)?),
        ["bribe", "none"] => fixed(l, "bribe-none"),
        ["rank", "done"] => fixed(l, "rank-done"),
        ["offer" | "altar", "none"] => fixed(l, "altar-none"),
        ["bribe" | "rank", victim] => city(l, victim)?,
        ["bribe" | "rank", victim, ladder] => format!("{} · {}", city(l, victim)?, character(l, ladder)?),
        ["offer", kind] => raise(&text(l, &names::animal_key(animal(kind)?), &[("n", 2.into())])),
        ["offer", kind, count] => names::animals(l, (animal(kind)?, count.parse().ok()?)),
        ["altar", god] => names::god(l, Altar::read(god)?),
        _ => return None,
    })
}

/// Returns the label of a path of words. Labels of several paths joined by `;` stand side by side. An unreadable path
/// is its own label.
pub(super) fn label(l: Language, path: &str) -> String {
    notation::labels(path, |words| read(l, words))
}

/// Returns the label of a button that makes all first picks at once.
pub(super) fn button(l: Language, path: &str) -> Option<String> {
    let actions = notation::actions::<Action>(path).filter(|actions| actions.len() > 1)?;
    let picks = actions.iter().all(|action| matches!(action, Action::Pick(_)));
    picks.then(|| fixed(l, "pick-these"))
}

/// Returns the label of a whole action with its verb and its object: `Bribe the Peasant of Athens`. `None` for words that
/// are no action.
pub(super) fn whole(l: Language, notation: &str) -> Option<String> {
    let say = |key: &str| Say::new(l, format!("offrandes-whole-{key}"));
    let action = notation.parse().ok()?;
    Some(match action {
        Action::Pick(character) => say("pick").noun("character", &names::character_key(character)).text(),
        Action::Lot(a, b) => say("lot").with("lot", names::lot(l, (a, b))).text(),
        Action::Bribe(victim, ladder) => targeted(l, say("bribe"), victim, ladder),
        Action::Rank(victim, ladder) => targeted(l, say("rank"), victim, ladder),
        Action::Offer(animal, count) => say("offer").with("animals", names::animals(l, (animal, count))).text(),
        Action::Sacrifice(altar) => say("altar").with("god", names::god(l, altar)).text(),
        Action::Open(_)
        | Action::End
        | Action::Bid(_)
        | Action::Pass
        | Action::Seal(_)
        | Action::NoBribe
        | Action::RankDone
        | Action::NoOffer
        | Action::NoSacrifice => return Some(label(l, notation)),
    })
}

fn done(l: Language, action: Action) -> String {
    let say = |key: &str| Say::new(l, format!("offrandes-said-{key}"));
    match action {
        Action::Pick(character) => say("pick").with("list", names::character(l, character)).text(),
        Action::Lot(a, b) => say("lot").with("lot", names::lot(l, (a, b))).text(),
        Action::Open(amount) => say("open").with("amount", amount).text(),
        Action::End => say("end").text(),
        Action::Bid(amount) => say("bid").with("amount", amount).text(),
        Action::Pass => say("pass").text(),
        Action::Seal(0) => say("seal-none").text(),
        Action::Seal(amount) => say("seal").with("amount", amount).text(),
        Action::Bribe(victim, ladder) => targeted(l, say("bribe"), victim, ladder),
        Action::Rank(victim, ladder) => targeted(l, say("rank"), victim, ladder),
        Action::NoBribe => say("bribe-none").text(),
        Action::RankDone => say("rank-done").text(),
        Action::Offer(animal, count) => say("offer").with("animals", names::animals(l, (animal, count))).text(),
        Action::NoOffer | Action::NoSacrifice => say("altar-none").text(),
        Action::Sacrifice(altar) => say("altar").with("god", names::god(l, altar)).text(),
    }
}

fn targeted(l: Language, say: Say, victim: Seat, ladder: Character) -> String {
    say.with("city", names::city(l, victim)).noun("character", &names::character_key(ladder)).text()
}

/// Returns the phrase for done actions. Several picks share one phrase.
pub(super) fn said(l: Language, notation: &str) -> String {
    let Some(actions) = notation::actions::<Action>(notation) else { return notation.to_owned() };
    let picks: Vec<Character> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Pick(character) => Some(*character),
            _ => None,
        })
        .collect();
    if picks.len() == actions.len() {
        let list = join(l, &names::characters(l, picks));
        return Say::new(l, "offrandes-said-pick").with("list", list).text();
    }
    actions.into_iter().map(|action| done(l, action)).collect::<Vec<_>>().join(", ")
}
