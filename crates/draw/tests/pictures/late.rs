//! Late boards: even on full land everything stays readable.

use super::tables::{Moment, cast, moment, play};
use agon_draw::{Drawing, Palette};
use agon_lang::Language;
use agon_rules::cyclades;
use agon_rules::game::Viewer;
use agon_rules::{Seat, Waiting, attika};
use std::collections::BTreeMap;

/// Shows the public pictures of a game in its late moments, every few steps and at its end.
fn late(
    game: &str,
    (seats, seed): (u8, u64),
    is_late: impl Fn(&Moment) -> bool,
    mut shown: impl FnMut(&Moment, Language, &Drawing),
) {
    const EVERY: u32 = 15;
    let (cast, mut count) = (cast(), 0);
    play(game, seats, seed, |table, done| {
        let over = table.waiting() == Waiting::Over;
        if !over && !table.seq().is_multiple_of(EVERY) {
            return;
        }
        let moment = moment(table, Viewer::Public, done);
        if over || is_late(&moment) {
            let language = Language::ALL[(table.seq() / EVERY) as usize % Language::ALL.len()];
            let scene = moment.scene(&cast, language, Palette::Standard);
            let drawing = moment.game.picture.board(&scene).expect("a picture");
            let faults = drawing.faults().into_iter().chain(drawing.crossings());
            let faults: Vec<String> = faults.map(|fault| fault.to_string()).collect();
            assert!(faults.is_empty(), "{game}, {seats} seats, step {}, {language:?}: {faults:?}", moment.seq);
            shown(&moment, language, &drawing);
            count += 1;
        }
    });
    assert!(count > 0, "{game}, {seats} seats: {count}");
}

/// Counts each word.
fn counted(words: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    words.for_each(|word| *count.entry(word).or_default() += 1);
    count
}

/// The bodies of all icons, by their names in the list of icons.
fn icons() -> BTreeMap<&'static str, &'static str> {
    let icon = |line: &'static str| {
        let (name, layers) = line.split_once(" b=\"").expect("an icon with a body");
        (name, layers.split('"').next().expect("a path"))
    };
    include_str!("../../src/icons.txt").lines().map(icon).collect()
}

#[test]
fn every_building_of_attika_has_its_pictogram_and_every_shrine_its_letter() {
    let icons = icons();
    for seats in 2..=4 {
        for seed in [2, 4, 18] {
            let full = |moment: &Moment| {
                let board = &moment.view.of::<attika::View>().expect("a view").board;
                (0..seats).map(|seat| u32::from(board.built(Seat(seat)))).sum::<u32>() > 12 * u32::from(seats)
            };
            late("attika", (seats, seed), full, |moment, _, drawing| {
                let place = format!("{seats} seats, seed {seed}, step {}", moment.seq);
                let map = &moment.view.of::<attika::View>().expect("a view").board.map;
                let built = counted(map.spaces().filter_map(|space| Some(map.on(space)?.1.id().to_owned())));
                let svg = drawing.svg();
                for (building, count) in built {
                    let body = icons[format!("b_{building}").as_str()];
                    let drawn = svg.matches(&format!("d=\"{body}\"")).count();
                    assert!(drawn >= count, "{place}: {drawn} of {count} {building}");
                }
                for shrine in 0..map.shrines().len() {
                    let name = attika::Anchor::shrine(shrine as u8).name();
                    assert!(drawing.texts().any(|text| text == name), "{place}: {name} is not told");
                    assert!(!drawing.covered(name), "{place}: {name} is covered");
                }
            });
        }
    }
}

#[test]
fn every_island_of_cyclades_has_its_name_and_no_sea_its_code() {
    let late_cycle = |moment: &Moment| moment.view.of::<cyclades::View>().expect("a view").board.cycle > 3;
    for seed in [2, 4] {
        late("cyclades", (5, seed), late_cycle, |moment, _, drawing| {
            let map = moment.view.of::<cyclades::View>().expect("a view").board.map();
            for name in map.islands.iter().map(|island| agon_lang::raise(island.id())) {
                assert!(drawing.texts().any(|text| text == name), "seed {seed}, step {}: {name}", moment.seq);
                assert!(!drawing.covered(&name), "seed {seed}, step {}: {name} is covered", moment.seq);
            }
            // The header names the place of a battle.
            let fought = moment.view.of::<cyclades::View>().and_then(|view| view.board.turn()?.battle);
            let coded = |text: &str| cyclades::Sea::read(text).is_some();
            assert!(fought.is_some() || !drawing.texts().any(coded), "seed {seed}, step {}", moment.seq);
        });
    }
}
