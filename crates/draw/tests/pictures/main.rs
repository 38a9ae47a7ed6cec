//! Pictures of every game: no text beyond the edge or over another in any language, no secret in public, all words
//! drawn.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod animation;
mod choices;
mod golden;
mod late;
mod tables;

use agon_draw::{Painter, Palette};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::game::Viewer;
use tables::{cast, entry, moment, play};

/// Shows every picture of some games with every number of seats.
fn pictures(game: &str, seeds: std::ops::Range<u64>, mut shown: impl FnMut(&tables::Moment, bool)) {
    let meta = entry(game).rules.meta();
    for seats in meta.seats.0..=meta.seats.1 {
        for seed in seeds.clone() {
            play(game, seats, seed, |table, done| {
                shown(&moment(table, Viewer::Public, done), true);
                let seat = Seat(table.seq() as u8 % seats);
                shown(&moment(table, Viewer::Seat(seat), done), false);
            });
        }
    }
}

fn lies_well(game: &str) {
    let cast = cast();
    let mut drawn = 0;
    pictures(game, 0..2, |moment, public| {
        // One language after the other is enough: a moment differs little from the one before.
        let language = Language::ALL[moment.seq as usize % Language::ALL.len()];
        let scene = moment.scene(&cast, language, Palette::Standard);
        let picture = moment.game.picture;
        let Some(drawing) = (if public { picture.board(&scene) } else { picture.own(&scene) }) else { return };
        let faults: Vec<String> = drawing.faults().iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{game}, step {}, {language:?}: {faults:?}", moment.seq);
        let missing: Vec<&str> = drawing.texts().filter(|text| text.contains("{$") || text.starts_with(game)).collect();
        assert!(missing.is_empty(), "{game}, step {}, {language:?}: {missing:?}", moment.seq);
        drawn += 1;
    });
    assert!(drawn > 200, "{game}: {drawn}");
}

#[test]
fn offrandes_lies_well() {
    lies_well("offrandes");
}

#[test]
fn cyclades_lies_well() {
    lies_well("cyclades");
}

#[test]
fn attika_lies_well() {
    lies_well("attika");
}

#[test]
fn every_private_picture_has_its_words_and_no_words_stand_without_one() {
    let cast = cast();
    let (mut shown, mut without) = (0, 0);
    for game in Registry::ours().iter() {
        let (id, words) = (game.words.id(), game.words);
        pictures(id, 0..1, |moment, public| {
            let language = Language::ALL[moment.seq as usize % Language::ALL.len()];
            let scene = moment.scene(&cast, language, Palette::Standard);
            let drawn = !public && game.picture.own(&scene).is_some();
            let told = !words.own(language, &moment.view).is_empty();
            assert_eq!(told, drawn, "{id}, step {}, public {public}", moment.seq);
            *if drawn { &mut shown } else { &mut without } += 1;
        });
    }
    assert!(shown > 200 && without > 200, "{shown}, {without}");
}

#[test]
fn every_game_draws_its_board() {
    let cast = cast();
    for game in Registry::ours().iter() {
        let id = game.rules.meta().id;
        assert_eq!((game.words.id(), game.picture.id()), (id, id));
        pictures(id, 0..1, |moment, public| {
            let scene = moment.scene(&cast, Language::English, Palette::Standard);
            assert!(!public || game.picture.board(&scene).is_some(), "{id}, step {}", moment.seq);
        });
    }
}

#[test]
fn the_public_picture_is_the_same_whoever_looks() {
    let cast = cast();
    for game in Registry::ours().iter() {
        let (id, (_, seats)) = (game.picture.id(), game.rules.meta().seats);
        play(id, seats, 2, |table, done| {
            let public = moment(table, Viewer::Public, done);
            let mut seen = moment(table, Viewer::Seat(Seat(table.seq() as u8 % seats)), done);
            // A seat's private events of the last step are its own.
            seen.last.clone_from(&public.last);
            let [one, other] = [public, seen].map(|moment| {
                let scene = moment.scene(&cast, Language::English, Palette::Standard);
                game.picture.board(&scene).map(|drawing| drawing.svg())
            });
            assert_eq!(one, other, "{id}, step {}", table.seq());
        });
    }
}

#[test]
fn a_picture_is_painted_the_same_twice_and_fits_a_message() {
    let cast = cast();
    for game in Registry::ours().iter() {
        let (id, mut last) = (game.picture.id(), None);
        pictures(id, 0..1, |moment, public| {
            if public {
                last = game.picture.board(&moment.scene(&cast, Language::German, Palette::Dark));
            }
        });
        let drawing = last.expect("a picture of the end");
        let (one, other) = (Painter::new().png(&drawing).expect("a PNG"), Painter::new().png(&drawing).expect("a PNG"));
        assert_eq!(one, other);
        assert!(one.len() < 150_000, "{id}: {} bytes", one.len());
    }
}
