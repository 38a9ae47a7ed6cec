//! Labels, topics and refusals: words that need no table.

use super::words;
use crate::told::names_told;
use crate::{good, whole_sentence};
use agon_lang::Language;
use agon_rules::attika::data::Building;
use agon_rules::{Refusal, Seat};
use std::collections::HashSet;

/// The questions of `hints.rs`.
const QUESTIONS: [&str; 5] = ["act", "place", "pay", "lay", "turn"];

/// Finds the names of all refusals of the game: every quoted text with a hyphen.
fn rules() -> HashSet<&'static str> {
    let source = include_str!("../../../../rules/src/attika/check.rs");
    source.split('"').skip(1).step_by(2).filter(|quoted| quoted.contains('-')).collect()
}

/// A refusal with every fact a rule may give.
fn refusal(rule: &'static str) -> Refusal {
    let numbers = [
        "tiles", "symbols", "any", "needed", "hand", "cards", "least", "most", "spot", "number", "actions", "amphorae",
    ];
    let refusal = numbers.into_iter().fold(Refusal::new(rule, "0.0"), |refusal, name| refusal.number(name, 3));
    let refusal = refusal.word("building", "corn_field").word("space", "C4").word("city", "thebes");
    let refusal = refusal.word("pile", "main").word("landscape", "hill").word("kind", "draw");
    refusal.word("anchor", "C").word("there", "W").word("name", "D")
}

#[test]
fn every_refusal_has_a_sentence() {
    let rules = rules();
    assert_eq!(rules.len(), 22, "{rules:?}");
    for l in Language::ALL {
        let mut told = HashSet::new();
        for &rule in &rules {
            assert!(agon_lang::has(l, &format!("attika-refusal-{rule}")), "{l:?} {rule}");
            let text = words().refusal(l, &refusal(rule));
            good(&text, 200, rule);
            whole_sentence(&text);
            assert!(told.insert(text.clone()), "{l:?} {rule}: said twice: {text}");
        }
    }
}

#[test]
fn every_refusal_sentence_belongs_to_a_rule() {
    let rules = rules();
    for key in agon_lang::keys(Language::English) {
        let Some(rule) = key.strip_prefix("attika-refusal-") else { continue };
        assert!(rules.contains(rule), "{rule} refuses nothing");
    }
}

#[test]
fn refusals_read_well() {
    let told = |l, rule| words().refusal(l, &refusal(rule));
    assert_eq!(told(Language::English, "space-taken"), "C4 is taken: corn field of Thebes.");
    assert_eq!(told(Language::English, "spot-overlaps"), "Spot 3 beside tile C would lie on shrine W.");
    assert_eq!(
        told(Language::Spanish, "spot-named"),
        "El lugar 3 junto a la ficha C tiene otro nombre: 3 junto a la ficha D."
    );
    assert_eq!(told(Language::German, "pile-empty"), "Hauptstapel ist leer.");
}

#[test]
fn every_question_is_asked_in_every_way() {
    let source = include_str!("../../../../rules/src/attika/hints.rs");
    for l in Language::ALL {
        for kind in QUESTIONS {
            assert!(source.contains(&format!("\"{kind}\"")), "{kind} is gone");
            for of in ["verb", "notice", "prompt", "question"] {
                assert!(agon_lang::has(l, &format!("attika-{of}-{kind}")), "{l:?} {of} {kind}");
            }
            // The quick row labels its buttons by the question.
            assert_ne!(words().label(l, kind), kind);
        }
    }
}

#[test]
fn rules_fixed_words_and_forms_are_complete() {
    names_told("attika");
    let words = words();
    for l in Language::ALL {
        for word in ["turn", "lay C", "draw"] {
            good(&words.ask(l, word, 1, 17), 45, word);
        }
        for part in ["buildings", "settlements"] {
            good(&words.part(l, part), 40, part);
        }
        for reason in ["shrines", "buildings", "idle"] {
            good(&words.reason(l, reason), 80, reason);
        }
        for seat in (0..4).map(Seat) {
            good(&words.city(l, seat), 20, "city");
        }
        for nothing in ["no such thing", "draw 9", "build nothing", "lay ?", "place Z9", "pay X1", "turn round"] {
            assert_eq!(words.label(l, nothing), nothing);
        }
    }
}

/// A city keeps the mark and colour of the other games at any seat.
#[test]
fn cities_keep_their_marks() {
    let marks = (0..4).map(Seat).map(|seat| (words().city(Language::English, seat), words().mark(seat)));
    for (city, mark) in marks {
        let known = [("Sparta", "⬟"), ("Corinth", "●"), ("Athens", "▲"), ("Thebes", "■")];
        assert!(known.contains(&(city.as_str(), mark)), "{city} {mark}");
    }
    let other = agon_lang::cyclades::WORDS;
    for seat in (0..4).map(Seat) {
        let city = words().city(Language::English, seat);
        let there = (0..4).map(Seat).find(|&there| other.city(Language::English, there) == city).expect("the city");
        assert_eq!((words().mark(seat), words().colour(seat)), (other.mark(there), other.colour(there)), "{city}");
    }
}

#[test]
fn the_effect_of_a_building_is_what_it_makes_free() {
    let effect = |path: &str| words().effect(Language::English, path);
    let mint = "free beside a silver mine · coinage, 2 discs";
    assert_eq!(effect("build mint C4").as_deref(), Some(mint));
    assert_eq!(effect("build mint"), effect("build mint C4"));
    assert_eq!(effect("build well").as_deref(), Some("frees beside it: corn field · never free · supply, 4 discs"));
    assert_eq!(["build", "build nothing", "place C4", "draw 2", "end"].map(effect), [const { None }; 5]);
    for l in Language::ALL {
        for building in Building::ALL {
            let text = words().effect(l, &format!("build {}", building.word())).expect("an effect");
            good(&text, 90, building.id());
        }
    }
}

#[test]
fn labels_read_well() {
    let label = |path: &str| words().label(Language::English, path);
    let read = [
        ("", "What do you do?"),
        ("draw", "Draw a disc"),
        ("draw main", "Draw: main pile"),
        ("draw 2", "Draw: pile 2"),
        ("store", "Store"),
        ("place", "Place the disc"),
        ("place C4", "Place at C4"),
        ("build", "Build"),
        ("build corn", "Corn field"),
        ("build tower C4", "Build Tower C4"),
        ("autopay", "Pay as suggested"),
        ("pay W1 F0", "1 water · 0 forests"),
        ("pay W1 F0 H2 M0", "Pay 1 water, 2 hills"),
        ("pay W1 F1 H1 M1", "Pay 1 water, 1 forest, 1 hill, 1 mountain"),
        ("amphora action", "Amphora for 1 action"),
        ("amphora card", "Amphora for a card"),
        ("lay W", "Beside shrine W"),
        ("lay C", "Beside tile C"),
        ("lay C 7", "C, spot 7"),
        ("turn 3", "Lay it rotated 180°"),
        ("end", "End my turn"),
    ];
    for (path, wanted) in read {
        assert_eq!(label(path), wanted, "{path}");
    }
    assert_eq!(words().said(Language::German, "build tower C4"), "einen Turm auf C4 gebaut");
    assert_eq!(
        words().said(Language::Spanish, "draw main; end"),
        "robas una ficha de la pila principal, terminas tu turno"
    );
    assert_eq!(words().said(Language::English, "pay W1 F0 H2 M0"), "you pay 1 water and 2 hills");
    assert_eq!(words().said(Language::Spanish, "pay W2 F0 H0 M1"), "pagas 2 de agua y 1 de montaña");
    assert_eq!(words().said(Language::German, "turn 5"), "Teil um 300° gedreht");
    assert_eq!(words().ask(Language::English, "turn", 0, 5), "Turn the tile (0–5)");
}
