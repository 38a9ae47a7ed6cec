//! Random tables, told in every language.

use super::words;
use crate::{all_good, cast, good, options, whole_sentence};
use agon_lang::Language;
use agon_rules::game::{OptionWords, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::{Done, Rejected};
use agon_rules::{AnyTable, AnyView, Seat, Waiting, games};
use std::collections::{BTreeMap, HashSet};

/// Tables for each number of seats.
const TABLES: u64 = 6;
/// The view's board is told once in so many steps: its own test tells all of them.
const BOARDS: usize = 16;
/// Choices of a step that are told with what they bring, at most.
const CHOICES: usize = 24;

/// What has been seen of all tables of a kind.
#[derive(Default)]
struct Seen {
    steps: usize,
    labels: HashSet<String>,
    refusals: HashSet<&'static str>,
    questions: HashSet<&'static str>,
    gains: HashSet<String>,
    previews: HashSet<String>,
}

/// What everybody reads of a view, but for the text board.
fn public_texts(l: Language, seats: u8, view: &AnyView) -> Vec<String> {
    let words = words();
    let mut texts = words.status(l, &cast(), view);
    texts.extend((0..seats).map(|seat| words.verb(l, view, Seat(seat))));
    texts.extend([words.phase(l, view), words.notice(l, view)]);
    texts
}

fn told(table: &dyn AnyTable, l: Language, seen: &mut Seen) {
    let (words, cast, seats) = (words(), cast(), table.seats());
    let public = table.view(Viewer::Public);
    seen.questions.insert(public.prompt().kind);
    let texts = public_texts(l, seats, &public);
    texts.iter().for_each(|text| good(text, 400, "public text"));
    all_good(&words.question(l, &cast, &public), "question");
    for seat in table.waiting().seats().iter() {
        let view = table.view(Viewer::Seat(seat));
        assert_eq!(public_texts(l, seats, &view), texts, "a seat reads the same public texts");
        let question = words.question(l, &cast, &view);
        all_good(&question, "question");
        assert!(question.join("\n").encode_utf16().count() <= 1200, "{question:?}");
        if seen.steps.is_multiple_of(BOARDS) {
            assert_eq!(words.text_board(l, &cast, &view), words.text_board(l, &cast, &public));
        }
    }
    assert!(words.topics().contains(&words.topic_of(&public)));
}

/// Every path of words that leads to an action, the action included.
fn paths(notation: &str) -> Vec<String> {
    let parts: Vec<&str> = notation.split(' ').collect();
    (1..=parts.len()).map(|n| parts[..n].join(" ")).collect()
}

fn choices_told(table: &dyn AnyTable, seat: Seat, l: Language, dice: &mut QuickDice, seen: &mut Seen) {
    let (words, cast, view) = (words(), cast(), table.view(Viewer::Seat(seat)));
    let mut legal = view.legal();
    while legal.len() > CHOICES {
        legal.swap_remove(dice.below(legal.len() as u32) as usize);
    }
    for notation in legal {
        let word = notation.split(' ').next().unwrap_or_default().to_owned();
        for path in paths(&notation) {
            if seen.labels.insert(format!("{l:?}{path}")) {
                let label = words.label(l, &path);
                good(&label, 80, &path);
                assert!(label != path, "{l:?} {path} has no label");
            }
            if let Some(gain) = words.gain(l, &cast, &view, &path) {
                good(&gain, 50, &path);
                seen.gains.insert(word.clone());
            }
        }
        good(&words.said(l, &notation), 200, &notation);
        let preview = words.preview(l, &cast, &view, &notation).unwrap_or_default();
        good(&preview, 400, &notation);
        assert!(preview.chars().next().is_some_and(|c| !c.is_lowercase()) && preview.ends_with('.'), "{preview}");
        seen.previews.insert(word);
    }
}

fn events_told(done: &Done, languages: &[Language]) {
    for (_, event) in &done.events {
        for viewer in [Viewer::Public].into_iter().chain((0..4).map(|seat| Viewer::Seat(Seat(seat)))) {
            let Some(seen) = event.seen_by(viewer) else { continue };
            for &l in languages {
                let text = words().event(l, &cast(), &seen).expect("a sentence");
                good(&text, 300, "event");
                whole_sentence(&text);
            }
        }
    }
}

/// Actions that can be written, by their first word: there are far more payments than anything else.
type Lexicon = BTreeMap<String, Vec<String>>;

fn lexicon(table: &dyn AnyTable) -> Lexicon {
    let mut words = Lexicon::new();
    for action in table.lexicon() {
        words.entry(action.split(' ').next().unwrap_or_default().to_owned()).or_default().push(action);
    }
    words
}

fn refusals_told(table: &dyn AnyTable, seat: Seat, lexicon: &Lexicon, dice: &mut QuickDice, seen: &mut Seen) {
    for actions in lexicon.values() {
        let action = &actions[dice.below(actions.len() as u32) as usize];
        let Err(Rejected::Refused { refusal, .. }) = table.check(seat, action) else { continue };
        seen.refusals.insert(refusal.rule);
        let l = Language::ALL[dice.below(3) as usize];
        let text = words().refusal(l, &refusal);
        good(&text, 300, refusal.rule);
        whole_sentence(&text);
    }
}

fn play(seats: u8, options: &OptionWords, seed: u64, seen: &mut Seen) {
    let mut dice = QuickDice::new(seed);
    let mut table = games::find("attika").expect("the game").open(seats, options).expect("a table");
    let lexicon = lexicon(table.as_ref());
    while table.waiting() != Waiting::Over {
        seen.steps += 1;
        let l = Language::ALL[seen.steps % 3];
        told(table.as_ref(), l, seen);
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("luck"),
            Some(seat) => {
                choices_told(table.as_ref(), seat, l, &mut dice, seen);
                refusals_told(table.as_ref(), seat, &lexicon, &mut dice, seen);
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action")
            }
        };
        events_told(&done, &[l]);
    }
    Language::ALL.into_iter().for_each(|l| told(table.as_ref(), l, seen));
    let standing = table.standing().expect("a standing");
    for l in Language::ALL {
        good(&words().reason(l, &standing.reason), 80, "reason");
        for (part, _) in &standing.seats[0].parts {
            good(&words().part(l, part), 40, "part");
        }
    }
}

fn play_many(seats: u8, options: &OptionWords) {
    let mut seen = Seen::default();
    for seed in 0..TABLES {
        play(seats, options, 100 * u64::from(seats) + seed, &mut seen);
    }
    assert!(seen.refusals.len() > 15, "{:?}", seen.refusals);
    let questions = ["act", "place", "pay", "lay", "turn", "chance", "over"];
    assert_eq!(seen.questions, HashSet::from(questions));
    let words =
        ["draw", "store", "place", "build", "autopay", "pay", "amphora", "lay", "turn", "end"].map(str::to_owned);
    assert!(words.iter().all(|word| seen.previews.contains(word)), "{:?}", seen.previews);
    assert!(words.iter().all(|word| word == "store" || seen.gains.contains(word)), "{:?}", seen.gains);
}

#[test]
fn tables_of_2_are_told() {
    play_many(2, &options(&[("amphorae", "15")]));
}

#[test]
fn tables_of_3_are_told() {
    play_many(3, &options(&[("amphorae", "5")]));
}

#[test]
fn tables_of_4_are_told() {
    play_many(4, &options(&[]));
}
