//! The ends of games with their deciding facts: one recorded game of each kind.

use crate::{entry, good};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Viewer;
use agon_rules::verify::{Depth, Reader};

/// The end of a recorded game, in every language.
fn told(log: &str) -> [String; 3] {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Steps);
    for line in log.split_inclusive('\n') {
        reader.line(line.as_bytes()).expect("a line that fits");
    }
    let record = reader.end().expect("a whole log").record;
    let table = record.table();
    let (view, standing) = (table.view(Viewer::Public), table.standing().expect("a standing"));
    let words = entry(table.meta().id).words;
    Language::ALL.map(|l| {
        let text = words.ending(l, &standing.reason, Some(&view));
        good(&text, 200, "ending");
        text
    })
}

#[test]
fn cyclades_names_the_metropolises_it_was_won_with() {
    let [en, es, de] = told(include_str!("../../../rules/tests/games/cyclades/conquest.jsonl"));
    assert!(en.starts_with("a city has enough metropolises: ") && en.contains(" on ") && en.contains(" and "), "{en}");
    assert!(es.contains(" en ") && es.contains(" y "), "{es}");
    assert!(de.contains(" auf ") && de.contains(" und "), "{de}");
}

#[test]
fn attika_names_the_two_shrines_or_whose_thirty_buildings_stand() {
    let [en, es, de] = told(include_str!("../../../rules/tests/games/attika/shrines.jsonl"));
    for text in [&en, &es, &de] {
        let letters = text.rsplit(' ').take(2).map(|letter| letter.trim_end_matches(',')).collect::<Vec<_>>();
        assert!(letters.iter().all(|letter| letter.len() == 1) && letters[0] != letters[1], "{text}");
    }
    assert!(en.starts_with("a chain of ") && es.starts_with("una cadena de ") && de.starts_with("Eine Kette von "));
    let [en, es, de] = told(include_str!("../../../rules/tests/games/attika/buildings.jsonl"));
    assert!(en.starts_with("all 30 buildings of ") && es.starts_with("los 30 edificios de "), "{en} {es}");
    assert!(de.starts_with("Alle 30 Gebäude von "), "{de}");
}
