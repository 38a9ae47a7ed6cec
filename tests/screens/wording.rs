//! The wording of screens: rules for labels and sentences that are put together of several messages.
//!
//! A *label* is a title, a button, a menu's placeholder or choice, or a text of a form. A *sentence* begins at the start
//! of a line that ends in `.` or `?`, and after such a mark and a space; not after a rank at the start of a line (`1.`),
//! a single letter (`z. B.`) or an abbreviation. Typed notation in backticks and Discord's marks in `<…>` are no words.

use agon::discord::parts::{Parts, Row};
use agon_lang::{Language, text};

/// Doubled or misplaced punctuation.
const DOUBLED: [&str; 11] = ["..", "?.", "!.", "….", "::", ":.", ",,", ";;", " ,", " ;", " ."];

/// Abbreviations whose full stop ends no sentence.
const SHORT: [&str; 11] = ["avg", "etc", "ej", "máx", "mín", "max", "min", "ca", "bzw", "usw", "Nr"];

/// The marks between the parts of a label.
const BETWEEN: [&str; 6] = [" · ", " – ", ". ", "? ", "; ", ", "];

/// Checks the labels and the texts of a screen.
pub fn reads_well(parts: &Parts, what: &str) {
    let mut texts = vec![parts.content.as_str(), parts.beside.as_deref().unwrap_or_default()];
    let mut labels = Vec::new();
    let mut faults = Vec::new();
    if let Some(embed) = &parts.embed {
        labels.push(&embed.title);
        texts.push(&embed.text);
        faults.extend(bare_number(&embed.title).then(|| format!("a bare number: {}", embed.title)));
        faults.extend(doubled(&words(&embed.footer)));
    }
    for row in &parts.rows {
        match row {
            Row::Buttons(buttons) => labels.extend(buttons.iter().map(|button| &button.label)),
            Row::Menu(menu) => {
                labels.push(&menu.placeholder);
                labels.extend(menu.choices.iter().map(|choice| &choice.label));
                let details = menu.choices.iter().map(|choice| words(&choice.detail));
                faults.extend(details.flat_map(|detail| doubled(&detail).or_else(|| glued(&detail))));
            }
        }
    }
    faults.extend(labels.into_iter().filter_map(|label| of_label(label)));
    faults.extend(texts.into_iter().flat_map(of_text));
    assert!(faults.is_empty(), "{what}: {faults:#?}");
}

/// Checks a label.
pub fn label_reads_well(label: &str, what: &str) {
    assert_eq!(of_label(label), None, "{what}");
}

/// Returns a fault of a label: two colons in one part, a small first letter, doubled punctuation.
fn of_label(label: &str) -> Option<String> {
    let label = words(label);
    // These words stand for the name of a person.
    let nameless = Language::ALL
        .iter()
        .any(|l| ["record-someone", "ui-former"].iter().any(|key| label.starts_with(&text(*l, key, &[]))));
    let small = (small(&label) && !nameless).then(|| format!("begins in lower case: {label}"));
    small.or_else(|| glued(&label)).or_else(|| doubled(&label))
}

/// Returns the faults of a text, line by line.
fn of_text(text: &str) -> Vec<String> {
    let line = |line: &str| {
        let line = words(line);
        let ends = line.trim_end_matches(['”', '“', '»', ')']).ends_with(['.', '?']);
        // A point of a list goes on with the sentence above it.
        let begins = !line.starts_with('•');
        let small = (ends && begins && small(&line) || small_inside(&line))
            .then(|| format!("a sentence in lower case: {line}"));
        let unit = without_unit(&line).then(|| format!("a score without its unit: {line}"));
        small.or(unit).or_else(|| glued_line(&line)).or_else(|| doubled(&line))
    };
    text.lines().filter_map(line).collect()
}

/// Returns a text without markup. A zero stands for notation and for Discord's marks.
fn words(text: &str) -> String {
    let (mut words, mut until) = (String::new(), None);
    for letter in text.chars() {
        match (until, letter) {
            (Some(end), _) if letter == end => until = None,
            (Some(_), _) | (None, '*' | '\\') => {}
            (None, '`' | '<') => {
                until = Some(if letter == '<' { '>' } else { letter });
                words.push('0');
            }
            (None, _) => words.push(letter),
        }
    }
    words.trim().to_owned()
}

/// True if the first letter or digit is a small letter.
fn small(text: &str) -> bool {
    text.chars().find(|letter| letter.is_alphanumeric()).is_some_and(char::is_lowercase)
}

/// True if a sentence after the first of a line begins with a small letter.
fn small_inside(line: &str) -> bool {
    line.match_indices(['.', '?', '!']).any(|(at, mark)| {
        let (before, after) = (&line[..at], &line[at + 1..]);
        let Some(next) = after.trim_start_matches(['”', '“', '»', '"']).strip_prefix(' ') else { return false };
        let rank = before.trim_start_matches(['-', '#', ' ']).bytes().all(|digit| digit.is_ascii_digit());
        let word = before.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let letter = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
        let short = rank || letter || SHORT.contains(&word);
        let next = next.trim_start_matches(['“', '„', '«', '"', '(', '¿', '¡']).chars().next();
        !(mark == "." && short) && next.is_some_and(char::is_lowercase)
    })
}

/// Finds doubled or misplaced punctuation.
fn doubled(text: &str) -> Option<String> {
    DOUBLED.iter().find(|doubled| text.contains(**doubled)).map(|doubled| format!("{doubled:?} in {text}"))
}

/// Finds a part of a label with two colons: one label inside another.
fn glued(label: &str) -> Option<String> {
    let parts = BETWEEN.iter().fold(label.to_owned(), |parts, mark| parts.replace(mark, "\n"));
    parts.lines().find(|part| part.matches(": ").count() > 1).map(|part| format!("a label inside a label: {part}"))
}

/// Finds a line of a text that is nothing but a label, a label and a value. After the heads of news, sentences follow.
fn glued_line(line: &str) -> Option<String> {
    let heads = Language::ALL.map(|l| {
        let (last, since) = (text(l, "ui-last", &[("events", "".into())]), text(l, "ui-since", &[("what", "".into())]));
        [last, since]
    });
    let bare = line.trim_start_matches(['-', '#', ' ']).trim_end_matches('.');
    let rest = heads.iter().flatten().find_map(|head| bare.strip_prefix(head.trim())).unwrap_or(bare);
    let listed = rest.contains([',', ';', '·', '–', '(', '.', '?', '|']);
    (!listed && rest.matches(": ").count() > 1).then(|| format!("a label inside a label: {line}"))
}

/// True if a number of a title has no word before or after it: 12 in `Cyclades · 12`, but not in `table 12`.
fn bare_number(title: &str) -> bool {
    let title = words(title);
    let trimmed = title.split_whitespace().map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()));
    let tokens: Vec<&str> = trimmed.collect();
    let word = |at: Option<usize>| {
        let first = at.and_then(|at| tokens.get(at)).and_then(|token| token.chars().next());
        first.is_some_and(char::is_alphabetic)
    };
    let number = |token: &str| !token.is_empty() && token.bytes().all(|digit| digit.is_ascii_digit());
    (0..tokens.len()).any(|at| number(tokens[at]) && !word(at.checked_sub(1)) && !word(Some(at + 1)))
}

/// True if the score of a win has no unit: `wins with 2.`
fn without_unit(line: &str) -> bool {
    let heads = Language::ALL.iter().flat_map(|l| ["ui-won", "ui-won-shared"].map(|key| won_with(*l, key)));
    heads.filter_map(|head| line.split_once(&head).map(|(_, rest)| rest.to_owned())).any(|rest| {
        let unit = rest.trim_start_matches('−').trim_start_matches(|letter: char| letter.is_ascii_digit());
        unit.len() < rest.len() && !unit.trim_start().chars().next().is_some_and(char::is_alphabetic)
    })
}

/// The words between the winners and their score: ` wins with `.
fn won_with(language: Language, key: &str) -> String {
    let told = text(language, key, &[("names", "\u{1}".into()), ("score", "\u{2}".into())]);
    let before = told.split('\u{2}').next().unwrap_or_default();
    before.rsplit('\u{1}').next().unwrap_or_default().to_owned()
}

#[test]
fn planted_faults_of_labels_are_found() {
    let faulty = ["Bids: Orders: none", "confirm: never", "Giant: Paros: lost", "Bid 5..", "Open , please", "Why?."];
    for label in faulty {
        assert!(of_label(label).is_some(), "{label}");
    }
    let fine =
        ["Bid 5", "Auction: sealed · Bribes: in turn", "◀", "12 Cyclades", "◆ Sparta", "a player", "More…", "`bid 5`"];
    for label in fine {
        assert_eq!(of_label(label), None);
    }
}

#[test]
fn planted_faults_of_sentences_are_found() {
    let faulty = [
        "a city has more than 100 points.",
        "**nobody** bribes.",
        "- the Giant left Paros.",
        "You pass. the next bid is yours.",
        "Is it yours? yes",
        "Athens bids 5. “you” pass",
        "**Pujas**: Órdenes: ninguna.",
        "Sparta passes..",
        "Sparta , Athens",
    ];
    for faulty in faulty {
        assert_eq!(of_text(faulty).len(), 1, "{faulty}");
    }
    for l in Language::ALL {
        let won = |score: &str| text(l, "ui-won", &[("names", "▲ Athens (Ben)".into()), ("score", score.into())]);
        assert_eq!(of_text(&won("2")).len(), 1, "{}", won("2"));
        assert_eq!(of_text(&won("2 x")), Vec::<String>::new());
    }
    let fine = [
        "1. ▲ Athens (Ben) **152 points** · sacrifices 96 · altars 30",
        "`12` Sparta passes. Athens offers Peasant + Priestess.",
        "▲ Athens (Ben) wins with 2 metropolises.",
        "Won 3 of 8 · avg. place 1.75",
        "Zieh z. B. ein Plättchen. Dann bist du fertig.",
        "Last: Income: Sparta 3.",
        "<@5>, your bid: Peasant + Priestess.",
        "free · you win",
        "I don't understand `bit 5.. `. Did you mean `bid 5`?",
        "¿lo confirmas? No se puede deshacer",
    ];
    for fine in fine {
        assert_eq!(of_text(fine), Vec::<String>::new());
    }
}

#[test]
fn planted_bare_numbers_of_titles_are_found() {
    for title in ["Cyclades · 12", "12", "Offrandes · 3 · 4"] {
        assert!(bare_number(title), "{title}");
    }
    for title in ["Offrandes · table 12 · over", "2 seats", "Your bid (5–11)", "Your turn: 2 left"] {
        assert!(!bare_number(title), "{title}");
    }
}
