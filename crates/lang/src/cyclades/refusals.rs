//! The reasons an action is not possible.

use super::names;
use crate::{Language, Say, text};
use agon_rules::Refusal;
use agon_rules::cyclades::data::Island;
use agon_rules::refusal::Fact;

/// Returns the sentence of a broken rule, with its facts.
pub(super) fn refusal(l: Language, refusal: &Refusal) -> String {
    let mut say = Say::new(l, names::key("refusal", refusal.rule));
    for (name, fact) in &refusal.facts {
        say = match (*name, fact) {
            (name, Fact::Number(number)) => say.with(name, *number),
            ("god" | "wanted", Fact::Word(id)) => say.with(name, text(l, &format!("god-{id}"), &[])),
            (name, Fact::Word(id)) if name == Island::CLASS => {
                say.with(name, Island::read(id).map(names::island).unwrap_or_default())
            }
            (name, Fact::Word(id)) => say.noun(name, &names::key(name, id)),
        };
    }
    say.raised()
}
