//! The reason why an action is not allowed: the rule that forbids it, with its numbers.

use serde::Serialize;
use std::fmt;

/// A value in a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Fact {
    /// An amount, a level, a count.
    Number(i64),
    /// The id of a thing of the game; the name of the fact gives its class (`character`, `altar`, …).
    Word(&'static str),
}

/// The rule that forbids an action. Tests and the sentence for players use `rule` as their key; `section` is the number
/// in `docs/rules/<game>.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The name of the refusal, unique in its game: `bid-too-low`.
    pub rule: &'static str,
    /// The section of the rules document that forbids it: `4.4`.
    pub section: &'static str,
    /// The values the sentence needs, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Refusal {
    /// Makes a refusal by `rule`, from `section` of the rules document.
    pub fn new(rule: &'static str, section: &'static str) -> Refusal {
        Refusal { rule, section, facts: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Refusal {
        self.facts.push((name, Fact::Number(value.into())));
        self
    }

    /// Adds the id of a thing; `name` is its class.
    #[must_use]
    pub fn word(mut self, name: &'static str, id: &'static str) -> Refusal {
        self.facts.push((name, Fact::Word(id)));
        self
    }
}

/// Writes `bid-too-low (4.4) bid=4 least=5`, for logs and the command line.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.rule, self.section)?;
        for (name, fact) in &self.facts {
            match fact {
                Fact::Number(n) => write!(f, " {name}={n}")?,
                Fact::Word(w) => write!(f, " {name}={w}")?,
            }
        }
        Ok(())
    }
}
