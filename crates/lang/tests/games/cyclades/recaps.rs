//! The recaps of random tables, for every reader in every language: each line has its words and fits a panel.

use super::words;
use crate::{entry, good};
use agon_lang::Language;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::recap::Rank;
use agon_rules::{AnyEvent, AnyTable, Seat, Waiting};
use std::collections::BTreeSet;

/// The longest line of a recap (`GameWords::recap`), in UTF-16 units.
const LINE: usize = 150;
/// The most letters of a panel's question.
const ASK: usize = 90;

/// Plays a table at random, shows it after every step, and returns its events.
fn play(table: &mut dyn AnyTable, seed: u64, mut look: impl FnMut(&dyn AnyTable)) -> Vec<(u32, AnyEvent)> {
    let mut dice = QuickDice::new(seed);
    let mut events = Vec::new();
    while table.waiting() != Waiting::Over {
        look(table);
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("luck"),
            Some(seat) => {
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action")
            }
        };
        events.extend(done.events);
    }
    events
}

/// The lines of a reader: words, marks and lengths. Returns the kinds of line.
fn lines_told(table: &dyn AnyTable, reader: Viewer, events: &[(u32, AnyEvent)]) -> BTreeSet<String> {
    let seen: Vec<(u32, AnyEvent)> =
        events.iter().filter_map(|(step, event)| Some((*step, event.seen_by(reader)?))).collect();
    let lines = table.view(reader).recap(&seen);
    assert!(lines.len() < seen.len(), "{} lines from {} events", lines.len(), seen.len());
    for line in &lines {
        for l in Language::ALL {
            let told = words().recap(l, reader, line);
            good(&told, LINE, "line of a recap");
            let bold = told.starts_with("**");
            assert_eq!(told.matches("**").count() % 2, 0, "{told}");
            match line.rank() {
                Rank::Loss | Rank::Gain | Rank::Skipped => assert!(bold, "{:?}: {told}", line.rank()),
                Rank::Heading => assert!(!told.contains("**"), "{told}"),
                _ => {}
            }
            if reader == Viewer::Public {
                assert!(!told.contains("**"), "{told}");
            }
        }
    }
    lines.iter().filter_map(|line| Some(line.json().get("line")?.as_str()?.to_owned())).collect()
}

fn tables_told(seats: u8) {
    let mut kinds = BTreeSet::new();
    for seed in 0..4 {
        let mut table = entry("cyclades").rules.open(seats, &OptionValues::new()).expect("a table");
        let mut step = 0usize;
        let events = play(table.as_mut(), u64::from(seats) * 10 + seed, |table| {
            step += 1;
            if step.is_multiple_of(5) {
                asked_told(table, Language::ALL[step % Language::ALL.len()]);
            }
        });
        for reader in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
            kinds.extend(lines_told(table.as_ref(), reader, &events));
        }
        for (seat, l) in (0..seats).map(Seat).flat_map(|seat| Language::ALL.map(|l| (seat, l))) {
            if let Some(told) = words().course(l, seat, &events) {
                good(&told, 200, "course");
            }
        }
    }
    assert!(kinds.len() > 12, "{kinds:?}");
}

/// The parts of a question, the race and the threats, for the seat that is asked and for the public.
fn asked_told(table: &dyn AnyTable, l: Language) {
    let readers = table.waiting().seats().first().map(Viewer::Seat).into_iter().chain([Viewer::Public]);
    for reader in readers {
        let view = table.view(reader);
        words().race(l, &view).iter().for_each(|told| good(told, LINE, "race"));
        words().threats(l, &view).iter().for_each(|told| good(told, LINE, "threat"));
        if reader != Viewer::Public {
            let question = words().question(l, &crate::cast(), &view);
            good(&question.ask, ASK, "ask");
            good(&question.purse, ASK, "purse");
        }
    }
}

#[test]
fn recaps_of_2_are_told() {
    tables_told(2);
}

#[test]
fn recaps_of_3_are_told() {
    tables_told(3);
}

#[test]
fn recaps_of_4_are_told() {
    tables_told(4);
}

#[test]
fn recaps_of_5_are_told() {
    tables_told(5);
}
