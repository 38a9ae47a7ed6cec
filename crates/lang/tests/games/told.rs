//! Words at tables of random play, in one language after the other.

use crate::{all_good, cast, entry, good, whole_sentence};
use agon_lang::{GameWords, Language};
use agon_rules::game::{OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::{Done, Rejected};
use agon_rules::{AnyTable, AnyView, Seat, Waiting};
use std::collections::{BTreeMap, HashSet};

/// The number of tables for each number of seats.
const TABLES: u64 = 6;
/// The number of steps per text board of a seat's view. The boards have their own test of every step.
pub const BOARDS: usize = 16;
/// The most choices of a step with a check of their gains.
const CHOICES: usize = 24;

/// The results so far of all tables of a kind.
#[derive(Default)]
pub struct Seen {
    pub refusals: HashSet<&'static str>,
    pub questions: HashSet<&'static str>,
    pub gains: HashSet<String>,
    pub previews: HashSet<String>,
    steps: usize,
    labels: HashSet<String>,
}

fn words(game: &str) -> &'static dyn GameWords {
    entry(game).words
}

/// The texts of a view that everybody may read, except the text board.
pub fn public_lines(l: Language, seats: u8, view: &AnyView) -> Vec<String> {
    let words = words(view.game());
    let mut texts = words.status(l, &cast(), view);
    texts.extend((0..seats).map(|seat| words.verb(l, view, Seat(seat))));
    texts.extend([words.phase(l, view), words.notice(l, view)]);
    texts
}

fn views_told(table: &dyn AnyTable, l: Language, seen: &mut Seen) {
    let (words, cast, seats) = (words(table.meta().id), cast(), table.seats());
    let public = table.view(Viewer::Public);
    seen.questions.insert(public.prompt().kind);
    let texts = public_lines(l, seats, &public);
    texts.iter().for_each(|text| good(text, 400, "public text"));
    all_good(&words.question(l, &cast, &public).lines(), "question");
    for seat in table.waiting().seats().iter() {
        let view = table.view(Viewer::Seat(seat));
        assert_eq!(public_lines(l, seats, &view), texts, "a seat reads the same public texts");
        let question = words.question(l, &cast, &view).lines();
        all_good(&question, "question");
        assert!(question.join("\n").encode_utf16().count() <= 1200, "{question:?}");
        if seen.steps.is_multiple_of(BOARDS) {
            assert_eq!(words.text_board(l, &cast, &view), words.text_board(l, &cast, &public));
        }
    }
    assert!(words.topics().contains(&words.topic_of(&public)));
}

/// Every path of words that leads to an action, and the action itself.
fn paths(notation: &str) -> Vec<String> {
    let parts: Vec<&str> = notation.split(' ').collect();
    (1..=parts.len()).map(|n| parts[..n].join(" ")).collect()
}

fn choices_told(table: &dyn AnyTable, seat: Seat, l: Language, dice: &mut QuickDice, seen: &mut Seen) {
    let (words, cast, view) = (words(table.meta().id), cast(), table.view(Viewer::Seat(seat)));
    let mut legal = view.legal();
    while legal.len() > CHOICES {
        legal.swap_remove(dice.below(legal.len() as u32) as usize);
    }
    for notation in legal {
        let word = first_word(&notation);
        for path in paths(&notation) {
            if seen.labels.insert(format!("{l:?}{path}")) {
                let label = words.label(l, &path);
                good(&label, 80, &path);
                // The label of a place on a map is its notation.
                assert!(label != path || path.starts_with("at "), "{l:?} {path} has no label");
            }
            if let Some(gain) = words.gain(l, &cast, &view, &path) {
                good(&gain, 50, &path);
                seen.gains.insert(word.clone());
            }
        }
        good(&words.said(l, &notation), 200, &notation);
        good(&words.whole_label(l, &view, &notation), 80, &notation);
        let preview = words.preview(l, &cast, &view, &notation).unwrap_or_default();
        good(&preview, 400, &notation);
        assert!(preview.chars().next().is_some_and(|c| !c.is_lowercase()) && preview.ends_with('.'), "{preview}");
        seen.previews.insert(word);
    }
}

fn first_word(notation: &str) -> String {
    notation.split(' ').next().unwrap_or_default().to_owned()
}

/// Every event has a sentence for every viewer who sees it.
pub fn events_told(table: &dyn AnyTable, done: &Done, languages: &[Language]) {
    let words = words(table.meta().id);
    for (_, event) in &done.events {
        for viewer in [Viewer::Public].into_iter().chain((0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)))) {
            let Some(seen) = event.seen_by(viewer) else { continue };
            for &l in languages {
                let text = words.event(l, &cast(), &seen).expect("a sentence");
                good(&text, 600, "event");
                whole_sentence(&text);
            }
        }
    }
}

/// Checks the reason an action is not possible, if it is not, and returns its rule.
pub fn refusal_told(table: &dyn AnyTable, seat: Seat, action: &str, languages: &[Language]) -> Option<&'static str> {
    let Err(Rejected::Refused { refusal, .. }) = table.check(seat, action) else { return None };
    for &l in languages {
        let text = words(table.meta().id).refusal(l, &refusal);
        good(&text, 300, refusal.rule);
        whole_sentence(&text);
    }
    Some(refusal.rule)
}

/// Checks the words for the end of a table.
pub fn end_told(table: &dyn AnyTable) {
    let (words, standing) = (words(table.meta().id), table.standing().expect("a standing"));
    for l in Language::ALL {
        good(&words.reason(l, &standing.reason), 80, "reason");
        good(&words.ending(l, &standing.reason, Some(&table.view(Viewer::Public))), 200, "ending");
        for (part, _) in &standing.seats[0].parts {
            good(&words.part(l, part), 40, "part");
        }
    }
}

/// A game's check of the words for its events.
pub type Events = fn(&dyn AnyTable, &Done, &[Language]);

fn play(mut table: Box<dyn AnyTable>, seed: u64, events: Events, seen: &mut Seen) {
    let mut dice = QuickDice::new(seed);
    // Groups actions by their first word: some actions are far more frequent than others.
    let mut lexicon: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for action in table.lexicon() {
        lexicon.entry(first_word(&action)).or_default().push(action);
    }
    while table.waiting() != Waiting::Over {
        seen.steps += 1;
        let l = Language::ALL[seen.steps % Language::ALL.len()];
        views_told(table.as_ref(), l, seen);
        let done = match table.waiting().seats().first() {
            None => table.draw(&mut dice).expect("luck"),
            Some(seat) => {
                choices_told(table.as_ref(), seat, l, &mut dice, seen);
                for actions in lexicon.values() {
                    let action = &actions[dice.below(actions.len() as u32) as usize];
                    let language = Language::ALL[dice.below(Language::ALL.len() as u32) as usize];
                    seen.refusals.extend(refusal_told(table.as_ref(), seat, action, &[language]));
                }
                let legal = table.legal(seat);
                table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action")
            }
        };
        events(table.as_ref(), &done, &[l]);
    }
    Language::ALL.into_iter().for_each(|l| views_told(table.as_ref(), l, seen));
    end_told(table.as_ref());
}

/// Checks the words at some tables of a kind, from beginning to end.
pub fn play_many(game: &str, seats: u8, options: &OptionValues, events: Events) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..TABLES {
        let table = entry(game).rules.open(seats, options).expect("a table");
        play(table, 100 * u64::from(seats) + seed, events, &mut seen);
    }
    seen
}

/// Checks the names of a game, its pages of rules, its options.
pub fn names_told(game: &str) {
    let (words, meta) = (words(game), entry(game).rules.meta());
    for l in Language::ALL {
        for topic in words.topics() {
            good(&words.topic_title(l, topic), 45, topic);
            good(&words.topic_text(l, topic), 4000, topic);
        }
        good(&words.title(l), 40, "title");
        good(&words.pitch(l), 50, "pitch");
        good(&words.blurb(l), 300, "blurb");
        for option in meta.options {
            good(&words.option(l, option.id), 40, option.id);
            option.values.iter().for_each(|value| good(&words.option_value(l, option.id, value), 40, value));
        }
    }
}
