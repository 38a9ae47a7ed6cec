//! Every action is found by the words of its label, and words that fit several actions are not guessed.

use super::Known;
use crate::discord::panels::table::typed_words::{nearest_notations, words};
use agon_games::{GameEntry, Registry};
use agon_lang::Language;
use agon_rules::AnyView;
use agon_rules::game::{OptionValues, Viewer, Waiting};
use agon_rules::luck::{Dice as _, QuickDice};

/// The steps between two looks at the choices.
const LOOKS: u32 = 9;

/// Plays random games of a game with these seats, and shows each view of a seat that is asked until `seen` is done.
fn plays(game: &GameEntry, seats: u8, mut seen: impl FnMut(u32, &AnyView) -> bool) {
    for seed in 0..20 {
        let mut table = game.rules.open(seats, &OptionValues::new()).expect("the defaults");
        let mut dice = QuickDice::new(seed);
        for step in 0..1_500 {
            let seat = match table.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    table.draw(&mut dice).expect("luck is waited for");
                    continue;
                }
                Waiting::Seats(asked) => asked.first().expect("somebody is asked"),
            };
            let view = table.view(Viewer::Seat(seat));
            if seen(step, &view) {
                return;
            }
            let legal = view.legal();
            let action = &legal[dice.below(legal.len() as u32) as usize];
            table.act(seat, action).expect("a legal action");
        }
    }
    panic!("never seen in {}", game.id());
}

fn known(language: Language, game: &GameEntry, view: &AnyView) -> Known {
    Known::new(language, game.words, view, view.legal())
}

/// The notations of the suggested actions.
fn suggested(known: &Known, typed: &str) -> Vec<String> {
    known.suggestions(typed).into_iter().map(|action| action.notation.clone()).collect()
}

/// The notation of the action that is typed as a whole.
fn whole(known: &Known, typed: &str) -> Option<String> {
    let whole = known.by_notation(typed).or_else(|| known.by_label(typed)).or_else(|| known.in_full(typed));
    whole.map(|action| action.notation.clone())
}

#[test]
fn every_action_of_every_game_is_found_by_the_words_of_its_label() {
    for game in Registry::ours().iter() {
        let mut looks = 0;
        plays(game, game.meta().seats.0, |step, view| {
            if !step.is_multiple_of(LOOKS) {
                return false;
            }
            looks += 1;
            for language in Language::ALL {
                let known = known(language, game, view);
                let label = |notation: &String| words(&game.words.whole_label(language, view, notation));
                let labels: Vec<Vec<String>> = view.legal().iter().map(label).collect();
                for (notation, label) in view.legal().iter().zip(&labels) {
                    let found = suggested(&known, &label.join(" "));
                    let alike = labels.iter().filter(|other| *other == label).count();
                    assert!(found.contains(notation) && found.len() == alike, "{language:?} {notation}: {found:?}");
                    let whole = whole(&known, &label.join(" "));
                    assert!(whole.as_ref() == Some(notation) || alike > 1, "{language:?} {notation}: {whole:?}");
                }
            }
            looks == 40
        });
    }
}

/// The offerings of five seats at the first turn: every god can be chosen.
fn offerings(language: Language, seen: impl Fn(&Known)) {
    let games = Registry::ours();
    let game = games.find("cyclades").expect("the game");
    plays(game, 5, |_, view| {
        seen(&known(language, game, view));
        true
    });
}

#[test]
fn verb_and_object_are_read_in_any_order_in_the_readers_language_and_in_english() {
    let zeus = |language: Language, typed: &str| {
        offerings(language, |known| assert_eq!(suggested(known, typed), ["bid zeus 3"], "{language:?} {typed}"));
    };
    for typed in ["puja 3 zeus", "Ofrendo 3 a Zeus", "zeus 3", "3 ZEUS pujar", "offer 3 to zeus", "bid zeus 3"] {
        zeus(Language::Spanish, typed);
    }
    for typed in ["biete 3 auf zeus", "Zeus: 3", "3 bei Zeus bieten", "bid 3 zeus"] {
        zeus(Language::German, typed);
    }
    offerings(Language::German, |known| assert_eq!(suggested(known, "apollon"), ["bid apollo"]));
}

#[test]
fn what_fits_several_actions_is_not_guessed_and_a_slip_has_its_nearest() {
    offerings(Language::English, |known| {
        let several = suggested(known, "zeus");
        assert!(several.len() > 1 && several.iter().all(|action| action.starts_with("bid zeus ")), "{several:?}");
        for nothing in ["3", "xyzzy", "", "offer 99 to zeus", "to the"] {
            assert_eq!(suggested(known, nothing), Vec::<String>::new(), "{nothing}");
        }
        let near = |typed: &str| known.nearest(typed, 3).first().map(|action| action.notation.clone());
        assert_eq!(near("ofer 3 to zeus").as_deref(), Some("bid zeus 3"));
        assert_eq!(near("bdi 3 sseus").as_deref(), Some("bid zeus 3"));
        assert_eq!(near("xyzzy"), None);
        assert_eq!(known.examples(3).len(), 1, "there is one kind of action");
    });
}

#[test]
fn a_building_is_named_as_people_name_it() {
    let games = Registry::ours();
    let game = games.find("cyclades").expect("the game");
    plays(game, 5, |_, view| {
        let fortress = |notation: &&String| {
            notation.starts_with("build ")
                && game.words.whole_label(Language::English, view, notation).contains("fortress")
        };
        let legal = view.legal();
        let Some(island) = legal.iter().find(fortress).and_then(|notation| notation.split(' ').nth(1)) else {
            return false;
        };
        for (language, typed) in [
            (Language::Spanish, format!("fuerte {island}")),
            (Language::German, format!("Festung {island}")),
            (Language::German, format!("fort {island}")),
            (Language::English, format!("{island} fort")),
        ] {
            let found = suggested(&known(language, game, view), &typed);
            let there = |action: &String| action.starts_with(&format!("build {island} "));
            assert!(!found.is_empty() && found.iter().all(there), "{language:?} {typed}: {found:?}");
        }
        true
    });
}

#[test]
fn suggestions_continue_the_typed_words() {
    offerings(Language::English, |known| {
        let fitting = |typed: &str, many: usize| -> Vec<String> {
            known.fitting(typed, many).into_iter().map(|action| action.label.clone()).collect()
        };
        assert!(fitting("offer 3 to z", 25).iter().any(|label| label == "Offer 3 to Zeus"));
        assert_eq!(fitting("bid zeus 3", 25), ["Offer 3 to Zeus"]);
        assert_eq!(fitting("3 zeu", 25), ["Offer 3 to Zeus"]);
        assert_eq!(fitting("xyzzy", 25), Vec::<String>::new());
        // If there are too many, each god comes with its least amount first.
        let bids = fitting("", 1).into_iter().filter(|label| label.starts_with("Offer "));
        let first: Vec<String> = bids.take(4).collect();
        assert!(first.iter().all(|label| label.contains(" 1 ")), "{first:?}");
    });
}

#[test]
fn only_what_is_typed_as_a_whole_may_be_done_at_once() {
    let full = |language: Language, typed: &str, notation: Option<&str>| {
        offerings(language, |known| assert_eq!(whole(known, typed).as_deref(), notation, "{language:?} {typed}"));
    };
    for typed in ["bid zeus 3", "BID  ZEUS 3", "Offer 3 to Zeus!", "offer 3 zeus", "raise 3 to Zeus"] {
        full(Language::English, typed, Some("bid zeus 3"));
    }
    full(Language::Spanish, "ofrendar 3 a zeus", Some("bid zeus 3"));
    full(Language::Spanish, "puja 3 zeus", Some("bid zeus 3"));
    full(Language::German, "offer 3 to zeus", Some("bid zeus 3"));
    // Half a command, another order, words too many, and a lone object.
    for typed in ["zeus 3", "3 to Zeus", "offer zeus 3", "please offer 3 to Zeus", "offer 3 to Zeus now", "apollo"] {
        full(Language::English, typed, None);
    }
    offerings(Language::English, |known| {
        assert_eq!(suggested(known, "apollo"), ["bid apollo"]);
        assert_eq!(suggested(known, "zeus 3"), ["bid zeus 3"]);
    });
}

#[test]
fn a_number_keeps_its_sign() {
    for language in Language::ALL {
        offerings(language, |known| {
            for typed in ["bid zeus -3", "offer -3 to zeus", "zeus −3", "-3 zeus"] {
                assert_eq!(whole(known, typed), None, "{language:?} {typed}");
                assert_eq!(suggested(known, typed), Vec::<String>::new(), "{language:?} {typed}");
            }
        });
    }
}

/// The way of `move kea mykonos 2`, and the way back with as many.
fn way_and_back(notation: &str) -> Option<(String, String)> {
    match notation.split(' ').collect::<Vec<_>>().as_slice() {
        [verb @ ("move" | "sail"), from, to, count] => {
            Some((format!("{verb} {from} {to} {count}"), format!("{verb} {to} {from} {count}")))
        }
        _ => None,
    }
}

#[test]
fn a_way_back_that_is_not_possible_does_not_become_the_way_there() {
    let games = Registry::ours();
    let game = games.find("cyclades").expect("the game");
    for verb in ["move ", "sail "] {
        plays(game, 3, |_, view| {
            let legal = view.legal();
            let mut ways =
                legal.iter().filter(|notation| notation.starts_with(verb)).filter_map(|way| way_and_back(way));
            let Some((way, back)) = ways.find(|(_, back)| !legal.contains(back)) else { return false };
            for language in Language::ALL {
                let known = known(language, game, view);
                let typed = game.words.whole_label(language, view, &back);
                assert_eq!(whole(&known, &typed), None, "{language:?} {typed}");
                let there = game.words.whole_label(language, view, &way);
                assert_eq!(whole(&known, &there), Some(way.clone()), "{language:?} {there}");
            }
            let places: Vec<&str> = back.split(' ').collect();
            let known = known(Language::English, game, view);
            for typed in [
                format!("{} from {} to {}", places[0], places[1], places[2]),
                format!("attack {} from {} with {}", places[2], places[1], places[3]),
                format!("{} {} {} {}", places[0], places[3], places[1], places[2]),
                format!("attack {} to {} from {}", places[3], places[2], places[1]),
            ] {
                assert_eq!(whole(&known, &typed), None, "{typed}");
            }
            true
        });
    }
}

#[test]
fn a_letter_that_names_a_place_is_no_small_word() {
    let games = Registry::ours();
    let game = games.find("attika").expect("the game");
    let small =
        [(Language::English, "A"), (Language::English, "I"), (Language::Spanish, "E"), (Language::Spanish, "Y")];
    plays(game, 2, |_, view| {
        let legal = view.legal();
        let spots = |letter: &str| -> Vec<&str> {
            legal.iter().filter_map(|action| action.strip_prefix(&format!("lay {letter} "))).collect()
        };
        let others: Vec<&str> = ["B", "C", "D", "F", "G", "H"].into_iter().flat_map(spots).collect();
        // The letter has a free spot, but not this one, which another letter has.
        let found = small.iter().find_map(|(language, letter)| {
            let own = spots(letter);
            let spot = others.iter().find(|spot| !own.is_empty() && !own.contains(*spot))?;
            Some((*language, *letter, *spot))
        });
        let Some((language, letter, spot)) = found else { return false };
        let known = known(language, game, view);
        let label = game.words.whole_label(language, view, &format!("lay {letter} {spot}"));
        let verb = if language == Language::English { "put tile" } else { "poner ficha" };
        let place = if language == Language::English { "spot" } else { "lugar" };
        for typed in [label, format!("{verb} {} {place} {spot}", letter.to_lowercase())] {
            assert_eq!(whole(&known, &typed), None, "{language:?} {typed}");
            assert_eq!(suggested(&known, &typed), Vec::<String>::new(), "{language:?} {typed}");
        }
        true
    });
}

#[test]
fn a_label_is_found_in_a_lexicon_of_thousands_by_a_few_hundred_labels() {
    let games = Registry::ours();
    let game = games.find("attika").expect("the game");
    let lexicon = game.rules.open(2, &OptionValues::new()).expect("the defaults").lexicon();
    assert!(lexicon.len() > 60_000, "every payment is in it");
    plays(game, 2, |_, view| {
        for notation in ["pay W1 F0 H2 M0", "pay W3 F1 H4 M2", "build tower C4", "lay A 3"] {
            for language in Language::ALL {
                let label = game.words.whole_label(language, view, notation);
                let near = nearest_notations(&words(&label), &lexicon, 60);
                assert!(near.len() < 600, "{}", near.len());
                let known = Known::new(language, game.words, view, near);
                assert_eq!(whole(&known, &label).as_deref(), Some(notation), "{language:?} {label}");
            }
        }
        true
    });
}
