//! The one-way dependencies between the crates, read from `cargo metadata`: see `docs/ARCHITECTURE.md`.
//!
//! The tables here list the allowed dependencies. A new crate or dependency must be listed here before its first use.

use agon_games::Registry;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every package of the workspace, with the packages of the workspace that its code may use.
const BOUNDARIES: &[(&str, &[&str])] = &[
    ("agon-rules", &[]),
    ("agon-ai", &["agon-rules"]),
    ("agon-lang", &["agon-rules"]),
    ("agon-draw", &["agon-rules", "agon-lang"]),
    ("agon-games", &["agon-rules", "agon-ai", "agon-lang", "agon-draw"]),
    ("agon-toy", &["agon-rules", "agon-ai", "agon-lang", "agon-draw", "agon-games"]),
    ("agon-store", &[]),
    ("agon-gamemaster", &["agon-rules", "agon-ai", "agon-games", "agon-store"]),
    ("agon-sandbox", &[]),
    (
        "agon",
        &[
            "agon-rules",
            "agon-ai",
            "agon-lang",
            "agon-draw",
            "agon-games",
            "agon-store",
            "agon-gamemaster",
            "agon-sandbox",
        ],
    ),
];

/// The packages the rules may use beside the standard library: data and a hash. No clock, no luck, no I/O.
const RULES_MAY_USE: &[&str] = &["arrayvec", "serde", "serde_json", "sha2", "thiserror"];

/// Crates with access to the outside world, and the packages that may use them, tests included.
const GUARDED: &[(&str, &[&str])] = &[
    ("serenity", &["agon"]),
    ("poise", &["agon"]),
    ("sqlx", &["agon-store"]),
    ("axum", &["agon", "agon-sandbox"]),
    ("prometheus-client", &["agon"]),
    ("resvg", &["agon-draw"]),
    // The sandbox's tests act as a bot.
    ("reqwest", &["agon", "agon-sandbox"]),
    ("tokio", &["agon", "agon-store", "agon-gamemaster", "agon-sandbox"]),
];

/// Code that works with any game and names none.
const NAMELESS: &[&str] = &["src", "crates/gamemaster/src", "crates/store/src"];

/// Parts of `src/discord`, each with the parts that its code may not use. Commands, clicks and the courier share
/// `pages`. The courier takes everything it shows to everybody from there.
const APART: &[(&str, &[&str])] = &[
    ("commands", &["components", "courier"]),
    ("components", &["commands", "courier"]),
    ("courier", &["commands", "components", "records", "rules"]),
    ("messages", &["commands", "components", "courier", "pages"]),
    ("pages", &["commands", "components", "courier"]),
    ("panels", &["commands", "components", "courier", "pages"]),
];

/// A package's dependencies by name.
struct Package {
    /// The dependencies of its code.
    normal: BTreeSet<String>,
    /// The dependencies of its tests and its build script.
    other: BTreeSet<String>,
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Our packages, from cargo. It reads only manifests, so it fetches nothing.
fn workspace() -> BTreeMap<String, Package> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked", "--offline"])
        .current_dir(home())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    let name = |value: &Value| value["name"].as_str().expect("a name").to_owned();
    let package = |package: &Value| {
        let all = package["dependencies"].as_array().expect("a list of dependencies");
        // A normal dependency has no kind. `dev` and `build` dependencies name theirs.
        let (normal, other): (Vec<_>, Vec<_>) = all.iter().partition(|dependency| dependency["kind"].is_null());
        let names = |list: Vec<&Value>| list.into_iter().map(name).collect();
        (name(package), Package { normal: names(normal), other: names(other) })
    };
    packages.iter().map(package).collect()
}

#[test]
fn dependencies_go_one_way() {
    let workspace = workspace();
    let ours: BTreeSet<String> = workspace.keys().cloned().collect();
    let planned: BTreeSet<String> = BOUNDARIES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(ours, planned, "every package of the workspace has its line in BOUNDARIES");
    for (name, allowed) in BOUNDARIES {
        let used = workspace[*name].normal.intersection(&ours);
        let wrong: Vec<_> = used.filter(|other| !allowed.contains(&other.as_str())).collect();
        assert!(wrong.is_empty(), "{name} must not use {wrong:?}");
    }
}

#[test]
fn the_rules_use_data_crates_only() {
    let workspace = workspace();
    let used = workspace["agon-rules"].normal.iter();
    let wrong: Vec<_> = used.filter(|name| !RULES_MAY_USE.contains(&name.as_str())).collect();
    assert!(wrong.is_empty(), "agon-rules must not use {wrong:?}");
}

#[test]
fn crates_that_reach_outside_are_guarded() {
    for (name, package) in workspace() {
        for (guarded, guards) in GUARDED {
            let used = package.normal.contains(*guarded) || package.other.contains(*guarded);
            assert!(!used || guards.contains(&name.as_str()), "{name} must not use {guarded}");
        }
    }
}

#[test]
fn every_game_has_its_rules_page() {
    for game in Registry::ours().iter() {
        let page = home().join("docs/rules").join(format!("{}.md", game.id()));
        assert!(page.is_file(), "{} is missing", page.display());
    }
}

#[test]
fn what_works_with_any_game_names_none() {
    let ids: Vec<&str> = Registry::ours().iter().map(|game| game.id()).collect();
    let mut found = Vec::new();
    for folder in NAMELESS {
        let files = rust_files(&home().join(folder));
        assert!(!files.is_empty(), "{folder} is empty");
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a source file");
            let named = code(&text).filter(|(_, line)| ids.iter().any(|id| line.to_lowercase().contains(id)));
            found.extend(named.map(|(number, line)| format!("{}:{number}: {}", file.display(), line.trim())));
        }
    }
    assert!(found.is_empty(), "a game is named in\n{}", found.join("\n"));
}

#[test]
fn parts_of_the_bot_stay_apart() {
    let mut found = Vec::new();
    for (part, others) in APART {
        let files = rust_files(&home().join("src/discord").join(part));
        assert!(!files.is_empty(), "{part} is empty");
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a source file");
            let used = others.iter().filter(|other| uses(&text, other));
            found.extend(used.map(|other| format!("{} uses {other}", file.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// True if a source imports from our module with this name, or names a path through it.
fn uses(text: &str, module: &str) -> bool {
    let code: String = code(text).flat_map(|(_, line)| [line, " "]).collect();
    let ours = ["use super::", "use crate::"];
    let imports = code.split(';').filter_map(|statement| ours.iter().find_map(|start| statement.split_once(*start)));
    let between = |letter: char| !letter.is_alphanumeric() && letter != '_';
    imports.flat_map(|(_, paths)| paths.split(between)).any(|name| name == module)
        || code.contains(&format!("::{module}::"))
}

#[test]
fn an_import_is_found_however_it_is_written() {
    for text in [
        "use super::pages;",
        "use crate::discord::{ids, pages};",
        "use crate::discord::{\n    ids,\n    pages::{self, help},\n};",
        "fn page() {}\nuse super::super::pages::help;",
        "let page = super::pages::help();",
    ] {
        assert!(uses(text, "pages"), "{text}");
    }
    for text in ["use super::text_pages;", "use agon_lang::pages;", "let pages = 1; // super::pages::help"] {
        assert!(!uses(text, "pages"), "{text}");
    }
}

/// The Rust files in a folder and below, without those that hold only tests.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            files.push(path);
        }
    }
    files
}

/// The lines of code with their numbers, without comments and without the tests at the end of a file.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let end = text.find("\n#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    let lines = text[..end].lines().map(|line| line.split_once(" //").map_or(line, |(code, _)| code));
    (1..).zip(lines).filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with("//"))
}

#[test]
fn comments_and_tests_are_no_code() {
    let text = "//! a\nlet b = 1; // c\n    // d\nlet url = \"http://e\";\n#[cfg(test)]\nmod tests {\n    f\n}\n";
    let lines: Vec<_> = code(text).collect();
    assert_eq!(lines, [(2, "let b = 1;"), (4, "let url = \"http://e\";")]);
}
