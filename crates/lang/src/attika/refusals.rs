//! The reasons an action is not possible.

use super::names;
use crate::{Language, Say};
use agon_rules::attika::Anchor;
use agon_rules::attika::data::{Building, Landscape, Pile};
use agon_rules::refusal::Fact;
use agon_rules::{Refusal, Seat};

fn word(l: Language, say: Say, name: &str, id: &str) -> Say {
    match name {
        "city" => say.with(name, names::CITIES.read(id).map(|seat: Seat| names::city(l, seat)).unwrap_or_default()),
        "there" => say.with(name, Anchor::read(id).map(|anchor| names::anchor(l, anchor)).unwrap_or_default()),
        "anchor" | "name" => {
            let beside = Anchor::read(id).map(|anchor| names::beside(l, anchor)).unwrap_or_default();
            say.with(name, beside).with("letter", id)
        }
        Building::CLASS | Landscape::CLASS | Pile::CLASS => say.noun(name, &names::key(name, id)),
        _ => say.with(name, id),
    }
}

/// Explains in one sentence the rule that an action breaks, with the facts of the refusal.
pub(super) fn refusal(l: Language, refusal: &Refusal) -> String {
    let say = Say::new(l, names::key("refusal", refusal.rule));
    let say = refusal.facts.iter().fold(say, |say, (name, fact)| match fact {
        Fact::Number(number) => say.with(name, *number),
        Fact::Word(id) => word(l, say, name, id),
    });
    say.raised()
}
