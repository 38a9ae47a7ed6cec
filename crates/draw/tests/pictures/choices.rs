//! The private pictures of a choice in Cyclades: every place to choose is on the picture, whole and with its code.

use super::tables::{cast, moment, play};
use agon_draw::Palette;
use agon_lang::Language;
use agon_rules::cyclades::{self, Action, Place};
use agon_rules::game::Viewer;
use std::collections::BTreeSet;

/// Returns the sea spaces that the question itself offers.
fn offered(view: &cyclades::View) -> BTreeSet<String> {
    let spaces = view.legal.iter().filter_map(|action| match action {
        Action::To(sea) | Action::Withdraw(Place::Sea(sea)) => Some(sea.to_string()),
        _ => None,
    });
    spaces.collect()
}

#[test]
fn every_space_to_choose_has_its_code_on_the_picture_of_its_seat_alone() {
    let (cast, mut shown) = (cast(), 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        play("cyclades", seats, seed, |table, done| {
            let Some(seat) = table.waiting().seats().first() else { return };
            let moment = moment(table, Viewer::Seat(seat), done);
            let spaces = offered(moment.view.of().expect("a view"));
            if spaces.is_empty() {
                return;
            }
            let language = Language::ALL[moment.seq as usize % Language::ALL.len()];
            let scene = moment.scene(&cast, language, Palette::Standard);
            let drawing = moment.game.picture.places(&scene, "").expect("a picture");
            for space in &spaces {
                let told = drawing.texts().any(|text| text == space);
                assert!(told, "{seats} seats, seed {seed}, step {}: {space} is not told", moment.seq);
            }
            let faults: Vec<String> = drawing.faults().iter().map(ToString::to_string).collect();
            assert!(faults.is_empty(), "{seats} seats, seed {seed}, step {}, {language:?}: {faults:?}", moment.seq);
            let public = super::tables::moment(table, Viewer::Public, done);
            assert!(moment.game.picture.places(&public.scene(&cast, language, Palette::Standard), "").is_none());
            shown += 1;
        });
    }
    assert!(shown > 20, "{shown}");
}

#[test]
fn the_words_of_a_menu_show_the_places_they_lead_to() {
    let (cast, mut shown) = (cast(), BTreeSet::new());
    play("cyclades", 5, 4, |table, done| {
        let Some(seat) = table.waiting().seats().first() else { return };
        let moment = moment(table, Viewer::Seat(seat), done);
        let view: &cyclades::View = moment.view.of().expect("a view");
        let scene = moment.scene(&cast, Language::German, Palette::HighContrast);
        // Every third step is enough, and each path once.
        if !moment.seq.is_multiple_of(3) {
            return;
        }
        let actions = view.legal.iter().map(ToString::to_string);
        let starts = |action: String| {
            let words: Vec<String> = action.split(' ').map(str::to_owned).collect();
            (1..words.len()).map(move |told| words[..told].join(" ")).collect::<Vec<_>>()
        };
        for path in actions.flat_map(starts).collect::<BTreeSet<String>>() {
            let Some(drawing) = moment.game.picture.places(&scene, &path) else { continue };
            let faults: Vec<String> = drawing.faults().iter().map(ToString::to_string).collect();
            assert!(faults.is_empty(), "step {}, {path}: {faults:?}", moment.seq);
            let words: Vec<&str> = path.split(' ').collect();
            shown.insert(format!("{} {}", words[0], words.len()));
        }
    });
    for path in ["sail 1", "sail 2", "move 1", "move 2", "build 1", "build 2", "recruit 1"] {
        assert!(shown.contains(path), "{path} is not in {shown:?}");
    }
}
