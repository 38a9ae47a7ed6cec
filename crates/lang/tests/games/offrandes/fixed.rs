//! Labels, topics and refusals: words that need no table.

use super::words;
use crate::good;
use crate::told::names_told;
use agon_lang::Language;
use agon_rules::Seat;
use std::collections::HashSet;

/// The rules whose names are built from a choice of words.
const CHOSEN: [&str; 8] = [
    "open-too-low",
    "open-too-high",
    "seal-too-low",
    "seal-too-high",
    "bid-too-low",
    "bid-too-high",
    "altar-same",
    "altar-better",
];

#[test]
fn every_refusal_has_a_sentence() {
    let sources = [
        include_str!("../../../../rules/src/offrandes/legal.rs"),
        include_str!("../../../../rules/src/offrandes/corruption.rs"),
        include_str!("../../../../rules/src/offrandes/sacrifices.rs"),
        include_str!("../../../../rules/src/offrandes/auctions.rs"),
    ];
    let named = sources.iter().flat_map(|source| source.split("Refusal::new(\"").skip(1));
    let rules: HashSet<&str> = named.filter_map(|rest| rest.split('"').next()).chain(CHOSEN).collect();
    assert!(rules.len() > 20, "{rules:?}");
    for rule in CHOSEN {
        assert!(sources.iter().any(|source| source.contains(&format!("\"{rule}\""))), "{rule} is gone");
    }
    for l in Language::ALL {
        for rule in &rules {
            assert!(agon_lang::has(l, &format!("offrandes-refusal-{rule}")), "{l:?} {rule}");
        }
    }
}

#[test]
fn rules_fixed_words_and_forms_are_complete() {
    names_told("offrandes");
    let words = words();
    for l in Language::ALL {
        for word in ["bid", "open", "seal"] {
            good(&words.ask(l, word, 10, 25), 45, word);
        }
        for seat in (0..5).map(Seat) {
            good(&words.city(l, seat), 20, "city");
        }
        let first = "pick peasant;pick priestess;pick briber";
        good(&words.label(l, first), 80, first);
        good(&words.said(l, first), 80, first);
        assert_eq!(words.label(l, "no such thing"), "no such thing");
    }
    let marks: HashSet<_> = (0..5).map(|seat| words.mark(Seat(seat))).collect();
    let colours: HashSet<_> = (0..5).map(|seat| words.colour(Seat(seat))).collect();
    assert_eq!((marks.len(), colours.len()), (5, 5));
}

#[test]
fn sentences_read_well() {
    let words = words();
    let said = |l, notation: &str| words.said(l, notation);
    assert_eq!(
        said(Language::English, "pick peasant;pick water;pick guardian"),
        "you choose Peasant, Water Carrier and Temple Guardian"
    );
    assert_eq!(said(Language::Spanish, "bribe athens water"), "corrompes a la Portadora de Agua de Atenas");
    assert_eq!(said(Language::German, "bribe athens peasant"), "den Bauern von Athen bestochen");
    assert_eq!(words.label(Language::German, "bid 5"), "5 bieten");
    assert_eq!(words.label(Language::English, "bribe sparta peasant"), "Sparta · Peasant");
    assert_eq!(words.label(Language::Spanish, "offer ox 1"), "1 buey");
    assert_eq!(words.ask(Language::English, "bid", 5, 11), "Your bid (5–11)");
}
