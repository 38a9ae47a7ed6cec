//! Random tables in every language.

use super::words;
use crate::{cast, good, options, told, whole_sentence};
use agon_lang::Language;
use agon_rules::AnyTable;
use agon_rules::game::Viewer;
use agon_rules::table::Done;

/// Every event is public, and every step with an effect has a sentence.
fn events_told(table: &dyn AnyTable, done: &Done, languages: &[Language]) {
    for (_, event) in &done.events {
        let seen = event.seen_by(Viewer::Public).expect("everybody sees it");
        for &l in languages {
            let Some(text) = words().event(l, &cast(), &seen) else { continue };
            good(&text, 300, "event");
            whole_sentence(&text);
        }
    }
    let last = done.events.iter().filter(|(_, event)| words().event(Language::English, &cast(), event).is_some());
    let battle = table.view(Viewer::Public).prompt().kind == "chance";
    assert!(last.count() > 0 || battle || done.steps.iter().any(|step| silent(&step.text)), "{:?}", done.steps);
}

/// Steps without a sentence of their own: a later event reports what they begin or end.
fn silent(notation: &str) -> bool {
    ["stop", "end", "god ", "die ", "at "].iter().any(|word| notation.starts_with(word))
}

fn play_many(seats: u8, set: &[(&str, &str)]) {
    let seen = told::play_many("cyclades", seats, &options(set), events_told);
    assert!(seen.refusals.len() > 25, "{:?}", seen.refusals);
    assert!(seen.questions.len() > 15, "{:?}", seen.questions);
    assert!(seen.gains.len() > 12 && seen.previews.len() > 18, "{:?} {:?}", seen.gains, seen.previews);
}

#[test]
fn tables_of_2_are_told() {
    play_many(2, &[("two-player-start", "alternate")]);
}

#[test]
fn tables_of_3_are_told() {
    play_many(3, &[("tie-break", "metropolises")]);
}

#[test]
fn tables_of_4_are_told() {
    play_many(4, &[]);
}

#[test]
fn tables_of_5_are_told() {
    play_many(5, &[]);
}
