//! Faults of the texts: messages a language lacks, values it leaves out, messages no code uses.

use agon_lang::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The endings of a noun's forms. All forms stand for the same value: `$character-def`, `$character-acc`.
const FORMS: [&str; 7] = ["-def", "-acc", "-dat", "-to", "-of", "-a", "-gender"];

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn value_name(variable: &str) -> String {
    let form = FORMS.iter().find(|form| variable.ends_with(**form));
    form.map_or(variable, |form| variable.strip_suffix(*form).unwrap_or(variable)).to_owned()
}

fn texts(language: Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
    let files = std::fs::read_dir(folder).expect("the folder of a language");
    files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text")).collect()
}

/// The values of each message, without noun forms. A word with one form for all numbers needs no `$n`.
fn values(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in texts(language) {
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                key = line.split('=').next().unwrap_or_default().trim().to_owned();
                found.entry(key.clone()).or_default();
            }
            let letters =
                |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>();
            let names = line.split('$').skip(1).map(|rest| value_name(&letters(rest)));
            found.entry(key.clone()).or_default().extend(names.filter(|name| name != "n"));
        }
    }
    found.remove("");
    found
}

/// The differences between the languages, one line each.
pub fn missing() -> Vec<String> {
    let english = values(Language::English);
    let mut lines = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let (code, theirs) = (language.code(), values(language));
        for (key, values) in &english {
            match theirs.get(key) {
                None => lines.push(format!("{code} lacks {key}")),
                Some(other) if other != values => lines.push(format!("{code} {key}: {other:?} instead of {values:?}")),
                Some(_) => {}
            }
        }
        lines.extend(
            theirs.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{code} alone has {key}")),
        );
    }
    lines
}

/// Every quoted text of our sources, without tests.
fn literals() -> BTreeSet<String> {
    let mut folders = vec![home().join("src"), home().join("crates")];
    let mut found = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && !["target", "node_modules", "tests", "benches"].contains(&name) {
                folders.push(path);
            } else if name.ends_with(".rs") {
                let source = std::fs::read_to_string(&path).expect("a source");
                found.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
                // Nested quotes shift the rest of a file by one, so both halves are searched.
                found.extend(source.split('"').step_by(2).filter(|text| text.len() < 80).map(str::to_owned));
            }
        }
    }
    found
}

/// True if a text of the sources equals this key, with any text for each `{…}`.
fn says(literal: &str, key: &str) -> bool {
    let mut pieces = literal
        .split('{')
        .enumerate()
        .map(|(at, piece)| if at == 0 { piece } else { piece.split_once('}').map_or("", |(_, rest)| rest) });
    let Some(mut rest) = pieces.next().and_then(|first| key.strip_prefix(first)) else { return false };
    let mut last = "";
    for piece in pieces {
        last = piece;
        let Some(at) = rest.find(piece) else { return false };
        rest = rest.get(at + piece.len()..).unwrap_or_default();
    }
    if literal.contains('{') { last.is_empty() || key.ends_with(last) } else { rest.is_empty() }
}

/// The messages whose key appears in no source and in no other message.
pub fn unused() -> Vec<String> {
    // A text made almost only of values would match every key.
    let fixed = |text: &str| says(text, "no-such-key-0").then_some(()).is_none() && !text.contains(' ');
    let literals: Vec<String> = literals().into_iter().filter(|text| text.contains('-') && fixed(text)).collect();
    let texts = texts(Language::English).concat();
    let said = |key: &str| literals.iter().any(|literal| says(literal, key)) || texts.contains(&format!("{{ {key} }}"));
    values(Language::English).into_keys().filter(|key| !said(key)).collect()
}
