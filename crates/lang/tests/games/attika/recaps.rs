//! Recaps, races, threats and courses of random tables, in every language.

use super::words;
use crate::{entry, good, whole_sentence};
use agon_lang::Language;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::recap::Rank;
use agon_rules::{AnyEvent, AnyTable, Seat, Waiting};
use std::collections::BTreeSet;

/// Checks the race and the threats for every viewer, after the first decision.
fn race_told(table: &dyn AnyTable) {
    let viewers = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]);
    for viewer in viewers {
        let view = table.view(viewer);
        for l in Language::ALL {
            let race = words().race(l, &view);
            assert_eq!(race.is_some(), table.waiting() != Waiting::Over, "{race:?}");
            race.iter().for_each(|text| good(text, 150, "race"));
            assert!(race.is_none_or(|text| text.contains("**") == (viewer != Viewer::Public)));
            for text in words().threats(l, &view) {
                good(&text, 150, "threat");
                whole_sentence(&text);
            }
        }
    }
}

fn play(seats: u8, seed: u64) -> (Box<dyn AnyTable>, Vec<(u32, AnyEvent)>) {
    let mut dice = QuickDice::new(seed);
    let mut table = entry("attika").rules.open(seats, &OptionValues::new()).expect("a table");
    let (mut events, mut begun) = (Vec::new(), false);
    while table.waiting() != Waiting::Over {
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("luck"),
            Some(seat) => {
                begun = true;
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action")
            }
        };
        events.extend(done.events);
        if table.seq().is_multiple_of(16) && begun {
            race_told(table.as_ref());
        }
    }
    race_told(table.as_ref());
    (table, events)
}

/// Checks the lines of one reader and returns their kinds.
fn lines_told(table: &dyn AnyTable, reader: Viewer, events: &[(u32, AnyEvent)]) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    let seen: Vec<(u32, AnyEvent)> =
        events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(reader)?))).collect();
    for line in table.view(reader).recap(&seen) {
        let kind = line.json()["line"].as_str().expect("its kind").to_owned();
        for l in Language::ALL {
            let text = words().recap(l, reader, &line);
            good(&text, 150, &kind);
            match line.rank() {
                Rank::Heading => assert!(!text.contains('*'), "{text}"),
                Rank::Loss | Rank::Gain | Rank::Skipped => assert!(text.starts_with("**"), "{text}"),
                _ => {}
            }
            if line.rank() != Rank::Heading {
                whole_sentence(text.trim_matches('*'));
            }
            // The public has no `you`.
            assert!(reader != Viewer::Public || !text.contains("**"), "{text}");
        }
        kinds.insert(kind);
    }
    kinds
}

#[test]
fn every_line_has_words() {
    let mut kinds = BTreeSet::new();
    for seats in 2..=4 {
        for seed in 0..3 {
            let (table, events) = play(seats, 10 * u64::from(seats) + seed);
            for reader in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                kinds.extend(lines_told(table.as_ref(), reader, &events));
            }
            let public: Vec<(u32, AnyEvent)> =
                events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(Viewer::Public)?))).collect();
            for seat in (0..seats).map(Seat) {
                for l in Language::ALL {
                    let course = words().course(l, seat, &public).expect("a city with buildings");
                    good(&course, 300, "course");
                    assert!(course.contains(&words().city(l, seat)), "{course}");
                }
            }
        }
    }
    for kind in ["set-up", "round", "dealt", "stored", "built", "founded", "touched", "group", "took", "laid", "over"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
}
