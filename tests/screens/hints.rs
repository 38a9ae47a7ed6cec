//! Hints held against the limits of messages.

use super::fits::fits;
use agon::discord::panels::table::hint;
use agon_ai::{Level, Suggestion};
use agon_gamemaster::{Hint, TableSnapshot};
use agon_lang::Language;

/// Builds hints at a running table: with each measure of its game, more and less, with none, and without a move.
pub fn every_hint(language: Language, mine: &TableSnapshot) {
    let Some(view) = mine.view().filter(|_| mine.is_running()) else { return };
    let what = |what: &str| format!("{language:?} {}: hint, {what}", mine.table().game);
    let one = |input: String| Suggestion { input, chance: 0.505, measures: Vec::new() };
    let legal: Vec<String> = view.legal();
    let suggestions: Vec<Suggestion> = legal.iter().rev().take(3).cloned().map(one).collect();
    // Long turns that begin alike, with another one between.
    let [first, .., last] = &legal[..] else { return };
    let long = vec![first.as_str(); 40].join("; ");
    let alike = [format!("{long}; {first}"), last.clone(), format!("{long}; {last}")].map(one).to_vec();
    fits(&hint::hint(language, mine, &Hint { suggestions: alike, reason: None }), &what("long turns"));
    let measures = mine.game().player(Level::Hard).measures();
    assert!(measures.len() > 5, "{}", what("measures"));
    let reasons = measures.iter().flat_map(|measure| [0.4, -3.6].map(|by| Some((measure.word, by))));
    for reason in reasons.chain([None]) {
        let told = hint::hint(language, mine, &Hint { suggestions: suggestions.clone(), reason });
        fits(&told, &what(&format!("{reason:?}")));
    }
    fits(&hint::hint(language, mine, &Hint { suggestions: Vec::new(), reason: None }), &what("no time"));
}
