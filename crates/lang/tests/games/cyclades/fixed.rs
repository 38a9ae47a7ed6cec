//! Labels, topics and refusals: words that need no table.

use super::words;
use crate::told::names_told;
use crate::{good, whole_sentence};
use agon_lang::Language;
use agon_rules::{Refusal, Seat};
use std::collections::HashSet;

/// The rules whose names are built from a choice of words.
const CHOSEN: [&str; 2] = ["fleets-fought", "too-few-fleets"];

/// The questions of `hints.rs`. All creatures that ask for a target share one more.
const QUESTIONS: [&str; 14] = [
    "offer",
    "move-on",
    "turn",
    "creature",
    "siren-own",
    "sail",
    "sylph",
    "kraken-step",
    "push",
    "sphinx",
    "battle",
    "set",
    "metropolis",
    "prosperity",
];

/// Finds the names of all refusals of the game.
fn rules() -> HashSet<&'static str> {
    let sources = [
        include_str!("../../../../rules/src/cyclades/check.rs"),
        include_str!("../../../../rules/src/cyclades/offerings.rs"),
    ];
    for rule in CHOSEN {
        assert!(sources.iter().any(|source| source.contains(&format!("\"{rule}\""))), "{rule} is gone");
    }
    let named =
        sources.iter().flat_map(|source| source.split("no(\"").skip(1).chain(source.split("Refusal::new(\"").skip(1)));
    named.filter_map(|rest| rest.split('"').next()).chain(CHOSEN).collect()
}

#[test]
fn every_refusal_has_a_sentence() {
    let rules = rules();
    assert!(rules.len() > 50, "{rules:?}");
    let facts = |rule| {
        let numbers = ["cost", "gold", "most", "slots", "troops", "fleets", "bid", "least"];
        let refusal = numbers.into_iter().fold(Refusal::new(rule, "0.0"), |refusal, name| refusal.number(name, 3));
        let refusal = refusal.word("god", "ares").word("wanted", "zeus").word("creature", "cyclops");
        refusal.word("building", "port").word("island", "naxos")
    };
    for l in Language::ALL {
        let mut told = HashSet::new();
        for &rule in &rules {
            assert!(agon_lang::has(l, &format!("cyclades-refusal-{rule}")), "{l:?} {rule}");
            let text = words().refusal(l, &facts(rule));
            good(&text, 200, rule);
            whole_sentence(&text);
            assert!(told.insert(text.clone()), "{l:?} {rule}: said twice: {text}");
        }
        let none = Refusal::new("bid-too-high", "9.5").number("bid", 1).number("most", 0).word("god", "ares");
        assert_ne!(words().refusal(l, &none), words().refusal(l, &facts("bid-too-high")));
    }
}

#[test]
fn every_refusal_sentence_belongs_to_a_rule() {
    let rules = rules();
    for key in agon_lang::keys(Language::English) {
        let Some(rule) = key.strip_prefix("cyclades-refusal-") else { continue };
        assert!(rules.contains(rule), "{rule} refuses nothing");
    }
}

#[test]
fn every_question_is_asked_in_every_way() {
    for l in Language::ALL {
        for kind in QUESTIONS {
            for of in ["verb", "notice", "prompt", "question"] {
                assert!(agon_lang::has(l, &format!("cyclades-{of}-{kind}")), "{l:?} {of} {kind}");
            }
        }
    }
}

#[test]
fn rules_fixed_words_and_forms_are_complete() {
    names_told("cyclades");
    let words = words();
    for l in Language::ALL {
        for god in ["ares", "poseidon", "zeus", "athena"] {
            good(&words.ask(l, &format!("bid {god}"), 100, 255), 45, god);
        }
        for word in ["with", "move naxos mykonos", "sail D10 E10"] {
            good(&words.ask(l, word, 1, 8), 45, word);
        }
        for part in ["metropolises", "gold", "income"] {
            good(&words.part(l, part), 40, part);
        }
        for reason in ["metropolises", "survivor", "cycles"] {
            good(&words.reason(l, reason), 80, reason);
        }
        for seat in (0..5).map(Seat) {
            good(&words.city(l, seat), 20, "city");
        }
        for nothing in ["no such thing", "bid ares much", "move naxos", "sail Z9", "summon nobody"] {
            assert!(!words.label(l, nothing).is_empty(), "{nothing}");
        }
        assert_eq!(words.label(l, "no such thing"), "no such thing");
    }
    let marks: Vec<_> = (0..5).map(|seat| words.mark(Seat(seat))).collect();
    assert_eq!(marks, ["⬟", "●", "▲", "■", "◆"]);
    assert_eq!(words.city(Language::German, Seat(4)), "Argos");
}

#[test]
fn labels_read_well() {
    let label = |path: &str| words().label(Language::English, path);
    let read = [
        ("", "What do you do?"),
        ("bid", "Make an offering"),
        ("bid ares", "Ares"),
        ("bid ares 5", "Ares 5"),
        ("bid apollo", "Apollo"),
        ("recruit naxos", "Troop on Naxos"),
        ("recruit D4", "Fleet at D4"),
        ("build naxos 1", "Naxos, slot 1"),
        ("move kea naxos 2", "Kea → Naxos: 2"),
        ("sail D4 E4 1", "D4 ↙ E4: 1"),
        ("to E4", "To E4"),
        ("with 3", "Go on with 3"),
        ("swap pegasus", "Swap Pegasus"),
        ("at D4", "D4"),
        ("from thebes", "Thebes"),
        ("remake naxos 2 port", "Naxos, slot 2: Port"),
        ("push D4 E5", "D4 ↘ E5"),
        ("withdraw kea", "Withdraw to Kea"),
        ("end", "End my turn"),
    ];
    for (path, wanted) in read {
        assert_eq!(label(path), wanted, "{path}");
    }
    assert_eq!(words().said(Language::German, "summon giant"), "den Riesen gerufen");
    assert_eq!(words().said(Language::Spanish, "summon fates"), "invocas a las Moiras");
    assert_eq!(
        words().said(Language::English, "recruit naxos; end"),
        "you recruit a troop on Naxos, you end your turn"
    );
    assert_eq!(words().ask(Language::English, "bid ares", 5, 11), "Your offering to Ares (5–11)");
}
