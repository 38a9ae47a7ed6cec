//! The recaps of random tables, in every language for every reader, with the race, the threats and the courses.

use super::words;
use crate::{cast, entry, good, options};
use agon_lang::Language;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::recap::Rank;
use agon_rules::{AnyEvent, AnyTable, Seat, Waiting};
use std::collections::HashSet;

/// The longest line, in UTF-16 units.
const LONGEST: usize = 150;
/// The number of steps between two readings of questions and threats.
const RARELY: u32 = 5;

/// Returns all readers of a table.
fn readers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
}

/// Reads every line of a whole recap, and collects the kinds of lines.
fn lines_told(table: &dyn AnyTable, events: &[(u32, AnyEvent)], kinds: &mut HashSet<String>) {
    for reader in readers(table.seats()) {
        let seen: Vec<(u32, AnyEvent)> =
            events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(reader)?))).collect();
        for line in table.view(reader).recap(&seen) {
            for l in Language::ALL {
                let told = words().recap(l, reader, &line);
                good(&told, LONGEST, "line");
                let bold = told.matches("**").count();
                assert!(bold.is_multiple_of(2), "{told}");
                assert!(line.rank() != Rank::Heading || bold == 0, "{told}");
                assert!(reader != Viewer::Public || bold == 0, "the public is nobody: {told}");
                // Losses, gains and skipped phases have bold words.
                assert!(line.rank() > Rank::Skipped || bold > 0, "{told}");
            }
            kinds.insert(line.json()["line"].as_str().unwrap_or_default().to_owned());
        }
    }
}

/// Reads questions, the race and the threats of a position.
fn position_told(table: &dyn AnyTable) {
    for reader in readers(table.seats()) {
        let view = table.view(reader);
        for l in Language::ALL {
            let question = words().question(l, &cast(), &view);
            if table.waiting().seats().iter().any(|seat| reader == Viewer::Seat(seat)) {
                good(format!("{} {}", question.ask, question.purse).trim_end(), 90, "question");
            }
            question.lines().iter().for_each(|line| good(line, 400, "question"));
            if let Some(race) = words().race(l, &view) {
                good(&race, LONGEST, "race");
                assert_eq!(race.contains("**"), reader != Viewer::Public, "{race}");
            }
            words().threats(l, &view).iter().for_each(|line| good(line, LONGEST, "threat"));
        }
    }
}

fn play(seats: u8, options: &OptionValues, seed: u64, kinds: &mut HashSet<String>) {
    let mut dice = QuickDice::new(seed);
    let mut table = entry("offrandes").rules.open(seats, options).expect("a table");
    let mut events = Vec::new();
    while table.waiting() != Waiting::Over {
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("luck"),
            Some(seat) => {
                let legal = table.legal(seat);
                // Sacrifices where possible and short bribe lists bring a table to its end.
                let sacrifice =
                    legal.iter().position(|action| action.starts_with("altar") || action.starts_with("offer"));
                let done = legal.iter().position(|action| action == "rank done").filter(|_| dice.below(3) == 0);
                let any = dice.below(legal.len() as u32) as usize;
                let at = done.or(sacrifice.filter(|_| dice.below(8) > 0)).unwrap_or(any);
                table.act(seat, &legal[at]).expect("a legal action")
            }
        };
        events.extend(done.events);
        if table.seq().is_multiple_of(RARELY) {
            position_told(table.as_ref());
        }
    }
    position_told(table.as_ref());
    lines_told(table.as_ref(), &events, kinds);
    for seat in (0..seats).map(Seat) {
        for l in Language::ALL {
            good(&words().course(l, seat, &events).expect("a course"), LONGEST, "course");
        }
    }
}

#[test]
fn every_line_has_words_in_every_language() {
    let mut kinds = HashSet::new();
    for (auction, bribes) in [("open", "in-turn"), ("sealed", "in-turn"), ("open", "sealed"), ("sealed", "sealed")] {
        let options = options(&[("auction", auction), ("bribes", bribes)]);
        for seats in 3..=5 {
            for seed in 0..2 {
                play(seats, &options, 10 * u64::from(seats) + seed, &mut kinds);
            }
        }
    }
    let known = [
        "start",
        "phase",
        "picks",
        "sold",
        "bribed",
        "lists",
        "lamps",
        "sacrificed",
        "cannot-sacrifice",
        "revenue",
        "over",
    ];
    assert!(known.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

#[test]
fn the_three_first_picks_have_one_button() {
    let mut table = entry("offrandes").rules.open(3, &OptionValues::new()).expect("a table");
    table.resolve("first sparta").expect("luck");
    let view = table.view(Viewer::Seat(Seat(2)));
    let pick = view.hints().pick.expect("a menu of picks");
    assert_eq!((pick.count, pick.then), (3, None));
    let button = |path: &str| words().button(Language::English, &view, path);
    assert_eq!(button("pick peasant; pick water; pick briber"), "Choose these three");
    assert_eq!(button("pick peasant"), "Peasant");
    for word in pick.from {
        let effect = words().effect(Language::English, &format!("pick {word}"));
        good(&effect.expect("an effect"), 90, &word);
    }
}
