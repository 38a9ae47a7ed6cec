//! Completeness: these tests, or a panel they build, build every screen that a panel can show.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    files.into_iter().filter(rust).chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

/// The prefix of calls to this module's functions: the name of its file, or of its folder.
fn module(path: &Path) -> String {
    let stem = path.file_stem().expect("a name");
    let named = if stem == "mod" { path.parent().and_then(Path::file_name).expect("a folder") } else { stem };
    named.to_string_lossy().into_owned()
}

/// The names of a source's public functions that return a message.
fn screens(source: &str) -> impl Iterator<Item = &str> {
    source.split("\npub fn ").skip(1).filter_map(|rest| {
        let head = &rest[..rest.find('{')?];
        let shows = head.contains("-> Parts") || head.contains("-> Option<Parts>");
        shows.then(|| &rest[..rest.find('(').expect("arguments")])
    })
}

#[test]
fn every_screen_is_held_against_the_limits() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let panels: Vec<(String, String)> = sources(&root.join("src/discord/panels"))
        .iter()
        .map(|path| (module(path), std::fs::read_to_string(path).expect("a source")))
        .collect();
    let mut tests = vec![root.join("tests/screens.rs")];
    tests.extend(sources(&root.join("tests/screens")));
    let tests: String = tests.iter().map(|path| std::fs::read_to_string(path).expect("a test")).collect();

    let mut found = BTreeSet::new();
    let mut forgotten = BTreeSet::new();
    for (module, source) in &panels {
        for screen in screens(source) {
            let call = format!("{module}::{screen}(");
            let within = panels.iter().any(|(_, other)| other.contains(&call));
            if !within && !tests.contains(&call) {
                forgotten.insert(call.clone());
            }
            found.insert(call);
        }
    }
    assert!(found.len() > 60, "few screens: {found:?}");
    assert!(forgotten.is_empty(), "{forgotten:?}");
}
