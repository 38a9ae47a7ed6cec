//! Suggestions: the decisions that a search would advise a person to make, and a reason that people understand.

use crate::search::{Action, Lookahead, Search, Sight, Told, Tried};
use crate::{Candidate, Decision};
use agon_rules::Seat;
use agon_rules::luck::Dice;
use std::sync::atomic::AtomicBool;

/// The most suggestions.
const SUGGESTED: usize = 3;

/// A decision that a search suggests to a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The input: actions joined by `;`.
    pub input: String,
    /// The seat's chance to win after it, from 0 to 1.
    pub chance: f32,
    /// Averages over the ends of the playouts, in the order of the game's measures.
    pub measures: Vec<f32>,
}

/// A measure of a game in which people can compare two decisions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    /// The measure's word in keys of texts: `income`.
    pub word: &'static str,
    /// The least difference that is worth a word.
    pub least: f32,
}

/// A measure with its value for a seat at a state of the game.
pub type ValuedMeasure<S> = (Measure, fn(&S, Seat) -> f32);

/// Returns the measure in which the best suggestion differs most from the second, with the difference; `None` if no
/// difference is worth a word.
pub fn reason(measures: &[Measure], best: &Suggestion, second: &Suggestion) -> Option<(&'static str, f32)> {
    let differences = best.measures.iter().zip(&second.measures).map(|(best, second)| best - second);
    let weighed = measures
        .iter()
        .zip(differences)
        .map(|(measure, difference)| (measure.word, difference, difference.abs() / measure.least));
    let (word, difference, weight) = weighed.reduce(|most, next| if next.2 > most.2 { next } else { most })?;
    (weight >= 1.0).then_some((word, difference))
}

impl<S: Lookahead> Search<S> {
    /// Returns the decisions after which the seat wins most often, the best first; only those played on before the
    /// stop.
    pub(crate) fn suggestions(
        &self,
        view: &Sight<S>,
        seat: Seat,
        dice: &mut dyn Dice,
        stop: &AtomicBool,
    ) -> Vec<Suggestion> {
        let found = different::<S>(S::considered(view, seat, self.effort.candidates.into(), dice));
        if found.is_empty() {
            return Vec::new();
        }
        let nothing = || Told { chances: 0.0, measures: vec![0.0; S::MEASURES.len()] };
        let tried = found.into_iter().map(|candidate| Tried::new(candidate, Some(nothing()))).collect();
        let (mut tried, _) = self.compare(view, seat, tried, SUGGESTED, dice, stop);
        tried.truncate(SUGGESTED);
        tried.retain(|one| one.playouts > 0);
        let mut suggestions: Vec<Suggestion> = tried.into_iter().filter_map(suggestion).collect();
        // The last ones have as many playouts, in the same worlds: no other value counts any more.
        suggestions.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        suggestions
    }
}

/// Returns the candidates without those whose actions are the same as an earlier one's.
fn different<S: Lookahead>(candidates: Vec<Candidate<Action<S>>>) -> Vec<Candidate<Action<S>>> {
    let mut found: Vec<Candidate<Action<S>>> = Vec::new();
    for candidate in candidates {
        if found.iter().all(|other| other.actions != candidate.actions) {
            found.push(candidate);
        }
    }
    found
}

fn suggestion<A: ToString>(one: Tried<A>) -> Option<Suggestion> {
    let (told, playouts) = (one.told?, one.playouts as f32);
    let input = Decision::of(&one.candidate.actions, false).input;
    let measures = told.measures.into_iter().map(|sum| sum / playouts).collect();
    Some(Suggestion { input, chance: told.chances / playouts, measures })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURES: [Measure; 3] = [
        Measure { word: "points", least: 3.0 },
        Measure { word: "coins", least: 2.0 },
        Measure { word: "altars", least: 0.5 },
    ];

    fn told(best: [f32; 3], second: [f32; 3]) -> Option<(&'static str, f32)> {
        let [best, second] = [best, second].map(|measures| Suggestion {
            input: "pass".to_owned(),
            chance: 0.5,
            measures: measures.to_vec(),
        });
        reason(&MEASURES, &best, &second)
    }

    #[test]
    fn the_reason_is_the_difference_that_says_most() {
        assert_eq!(told([10.0, 5.0, 1.0], [5.0, 2.0, 1.0]), Some(("points", 5.0)));
        assert_eq!(told([10.0, 5.0, 2.0], [5.0, 2.0, 1.0]), Some(("altars", 1.0)));
        // Less can be the reason too: of what a rival has, or of what a decision costs.
        assert_eq!(told([10.0, 1.0, 1.0], [10.0, 6.0, 1.0]), Some(("coins", -5.0)));
    }

    #[test]
    fn a_small_difference_is_no_reason() {
        assert_eq!(told([10.0, 5.0, 1.0], [8.0, 4.0, 0.75]), None);
        assert_eq!(told([10.0, 5.0, 1.0], [10.0, 5.0, 1.0]), None);
        assert_eq!(told([10.0, 5.0, 1.0], [8.0, 3.0, 1.0]), Some(("coins", 2.0)));
    }

    #[test]
    fn without_measures_there_is_no_reason() {
        let none = Suggestion { input: "pass".to_owned(), chance: 0.5, measures: Vec::new() };
        assert_eq!(reason(&[], &none, &none), None);
        assert_eq!(reason(&MEASURES, &none, &none), None);
    }
}
