//! Every action is found by the words of its label, and words that fit several actions are not guessed.

use super::Known;
use crate::discord::panels::table::typed_words::words;
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

fn meant(known: &Known, typed: &str) -> Vec<String> {
    known.meant(typed).into_iter().map(|action| action.notation.clone()).collect()
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
                    let found = meant(&known, &label.join(" "));
                    let alike = labels.iter().filter(|other| *other == label).count();
                    assert!(found.contains(notation) && found.len() == alike, "{language:?} {notation}: {found:?}");
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
        offerings(language, |known| assert_eq!(meant(known, typed), ["bid zeus 3"], "{language:?} {typed}"));
    };
    for typed in ["puja 3 zeus", "Ofrendo 3 a Zeus", "zeus 3", "3 ZEUS pujar", "offer 3 to zeus", "bid zeus 3"] {
        zeus(Language::Spanish, typed);
    }
    for typed in ["biete 3 auf zeus", "Zeus: 3", "3 bei Zeus bieten", "bid 3 zeus"] {
        zeus(Language::German, typed);
    }
    offerings(Language::German, |known| assert_eq!(meant(known, "apollon"), ["bid apollo"]));
}

#[test]
fn what_fits_several_actions_is_not_guessed_and_a_slip_has_its_nearest() {
    offerings(Language::English, |known| {
        let several = meant(known, "zeus");
        assert!(several.len() > 1 && several.iter().all(|action| action.starts_with("bid zeus ")), "{several:?}");
        for nothing in ["3", "xyzzy", "", "offer 99 to zeus", "to the"] {
            assert_eq!(meant(known, nothing), Vec::<String>::new(), "{nothing}");
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
            let found = meant(&known(language, game, view), &typed);
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
