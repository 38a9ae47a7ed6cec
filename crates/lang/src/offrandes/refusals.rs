//! The reasons an action is not possible.

use super::names;
use crate::{Language, Say};
use agon_rules::Refusal;
use agon_rules::offrandes::data::Animal;
use agon_rules::refusal::Fact;

/// Returns the number that a refusal gives under a name; `None` if it gives none.
fn number(refusal: &Refusal, name: &str) -> Option<i64> {
    refusal.facts.iter().find_map(|(known, fact)| match fact {
        Fact::Number(number) if *known == name => Some(*number),
        _ => None,
    })
}

/// Returns the sentence of a broken rule, with its facts. Animals appear as `$animals` with their number, and as
/// `$value`.
pub(super) fn refusal(l: Language, refusal: &Refusal) -> String {
    let mut say = Say::new(l, names::key("refusal", refusal.rule));
    for (name, fact) in &refusal.facts {
        say = match (*name, fact) {
            (name, Fact::Number(number)) => say.with(name, *number),
            ("city" | "god", Fact::Word(id)) => say.noun(name, &format!("{name}-{id}")),
            ("altar", Fact::Word(id)) => say.noun("god", &format!("god-{id}")),
            ("animal", Fact::Word(id)) => animals(say, "", id, number(refusal, "count")),
            ("there", Fact::Word(id)) => animals(say, "there-", id, number(refusal, "there-count")),
            (name, Fact::Word(id)) => say.noun(name, &names::key(name, id)),
        };
    }
    say.raised()
}

fn animals(say: Say, prefix: &str, id: &str, count: Option<i64>) -> Say {
    let value = Animal::read(id).map_or(0, Animal::value);
    let say = say.with(&format!("{prefix}value"), value);
    say.count(&format!("{prefix}animals"), count.unwrap_or(0), &names::key(Animal::CLASS, id))
}
