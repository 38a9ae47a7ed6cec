//! Random tables in every language at every step.

use super::words;
use crate::told::{BOARDS, end_told, events_told, public_lines, refusal_told};
use crate::{all_good, cast, entry, good};
use agon_lang::Language;
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::{AnyTable, AnyView, Seat, Waiting};
use std::collections::HashSet;

/// The texts of a view that everybody may read.
fn public_texts(l: Language, seats: u8, view: &AnyView) -> Vec<String> {
    let mut texts = public_lines(l, seats, view);
    texts.push(words().text_board(l, &cast(), view));
    texts
}

/// The results so far of all tables of a kind.
#[derive(Default)]
struct Seen {
    /// True: all languages at each step. False: one language after the other.
    thorough: bool,
    steps: usize,
    labels: HashSet<String>,
    refusals: HashSet<&'static str>,
}

impl Seen {
    /// The languages of this step.
    fn languages(&self) -> Vec<Language> {
        let one = Language::ALL[self.steps % Language::ALL.len()];
        if self.thorough { Language::ALL.to_vec() } else { vec![one] }
    }
}

fn told(table: &dyn AnyTable, seen: &Seen) {
    let (words, cast, seats) = (words(), cast(), table.seats());
    let public = table.view(Viewer::Public);
    let read = if seen.steps.is_multiple_of(BOARDS) { public_texts } else { public_lines };
    for l in seen.languages() {
        let texts = read(l, seats, &public);
        texts.iter().for_each(|text| good(text, 4000, "public text"));
        all_good(&words.question(l, &cast, &public).lines(), "question");
        for seat in table.waiting().seats().iter() {
            let view = table.view(Viewer::Seat(seat));
            assert_eq!(read(l, seats, &view), texts, "a seat reads the same public texts");
            all_good(&words.question(l, &cast, &view).lines(), "question");
        }
    }
    assert!(words.topics().contains(&words.topic_of(&public)));
}

fn choices_told(table: &dyn AnyTable, seat: Seat, l: Language, seen: &mut Seen) {
    let (words, cast, view) = (words(), cast(), table.view(Viewer::Seat(seat)));
    for notation in view.legal() {
        if seen.labels.insert(format!("{l:?}{notation}")) {
            labels_told(l, &notation);
        }
        if let Some(gain) = words.gain(l, &cast, &view, &notation) {
            good(&gain, 50, &notation);
        }
        let preview = words.preview(l, &cast, &view, &notation);
        good(&preview.unwrap_or_default(), 300, &notation);
    }
}

fn labels_told(l: Language, notation: &str) {
    let parts: Vec<&str> = notation.split(' ').collect();
    for n in 1..=parts.len() {
        let path = parts[..n].join(" ");
        let label = words().label(l, &path);
        good(&label, 80, &path);
        assert!(label != path || parts[0] == "altar", "{l:?} {path} has no label");
    }
    good(&words().said(l, notation), 200, notation);
}

fn refusals_told(table: &dyn AnyTable, seat: Seat, lexicon: &[String], dice: &mut QuickDice, seen: &mut Seen) {
    for _ in 0..6 {
        let action = &lexicon[dice.below(lexicon.len() as u32) as usize];
        seen.refusals.extend(refusal_told(table, seat, action, &Language::ALL));
    }
}

/// Two worlds that differ only in one seat's sealed choice look the same to everybody else.
fn secrets_kept(table: &dyn AnyTable, dice: &mut QuickDice, languages: &[Language]) {
    let asked = table.waiting().seats();
    let Some(seat) = asked.first().filter(|_| asked.len() > 1) else { return };
    let legal: Vec<String> = table.legal(seat).into_iter().filter(|action| action != "rank done").collect();
    if legal.len() < 2 {
        return;
    }
    let mut worlds = [table.copy(), table.copy()];
    for world in &mut worlds {
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let done = world.act(seat, action).expect("a legal action");
        events_told(world.as_ref(), &done, languages);
    }
    let [one, other] = worlds;
    let cast = cast();
    for &l in languages {
        let texts = |world: &dyn AnyTable| public_texts(l, world.seats(), &world.view(Viewer::Public));
        assert_eq!(texts(one.as_ref()), texts(other.as_ref()));
        for viewer in asked.without(seat).iter().map(Viewer::Seat) {
            let ask = |world: &dyn AnyTable| words().question(l, &cast, &world.view(viewer)).lines();
            assert_eq!(ask(one.as_ref()), ask(other.as_ref()));
        }
    }
}

fn play(seats: u8, options: &OptionValues, seed: u64, seen: &mut Seen) {
    let mut dice = QuickDice::new(seed);
    let mut table = entry("offrandes").rules.open(seats, options).expect("a table");
    let lexicon = table.lexicon();
    while table.waiting() != Waiting::Over {
        seen.steps += 1;
        let languages = seen.languages();
        told(table.as_ref(), seen);
        let asked: Vec<Seat> = table.waiting().seats().iter().collect();
        let done = if asked.is_empty() {
            table.draw(&mut dice).expect("luck")
        } else {
            secrets_kept(table.as_ref(), &mut dice, &languages);
            let seat = asked[dice.below(asked.len() as u32) as usize];
            languages.iter().for_each(|&l| choices_told(table.as_ref(), seat, l, seen));
            refusals_told(table.as_ref(), seat, &lexicon, &mut dice, seen);
            let legal = table.legal(seat);
            // Sacrifices where possible and short bribe lists bring a table to its end.
            let sacrifice = legal.iter().position(|action| action.starts_with("altar") || action.starts_with("offer"));
            let done_listing = legal.iter().position(|action| action == "rank done").filter(|_| dice.below(3) == 0);
            let any = dice.below(legal.len() as u32) as usize;
            let at = done_listing.or(sacrifice.filter(|_| dice.below(8) > 0)).unwrap_or(any);
            table.act(seat, &legal[at]).expect("a legal action")
        };
        events_told(table.as_ref(), &done, &languages);
    }
    told(table.as_ref(), seen);
    end_told(table.as_ref());
}

/// The number of tables for each number of seats. The thorough test plays more, in all languages.
const SEEDS: u64 = 5;

fn play_many(auction: &str, bribes: &str, seeds: u64) {
    let options = crate::options(&[("auction", auction), ("bribes", bribes)]);
    for seats in 3..=5 {
        let mut seen = Seen { thorough: seeds > SEEDS, ..Seen::default() };
        for seed in 0..seeds {
            play(seats, &options, seed, &mut seen);
        }
        assert!(seen.refusals.len() > 12, "{:?}", seen.refusals);
    }
}

#[test]
fn open_tables_are_told() {
    play_many("open", "in-turn", SEEDS);
}

#[test]
fn sealed_auctions_are_told() {
    play_many("sealed", "in-turn", SEEDS);
}

#[test]
fn sealed_bribes_are_told() {
    play_many("open", "sealed", SEEDS);
}

#[test]
fn sealed_tables_are_told() {
    play_many("sealed", "sealed", SEEDS);
}
