//! Gives the program its version: that of the package, and the commit where one is known.
//!
//! A build away from the repository, as in a container, names the commit in `AGON_COMMIT`.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=AGON_COMMIT");
    // Git writes this file at every commit and checkout.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
    let named = std::env::var("AGON_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = named.or_else(|| git(&["rev-parse", "--short=10", "HEAD"]));
    let version = env!("CARGO_PKG_VERSION");
    let version = commit.map_or(version.to_owned(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=AGON_VERSION={version}");
}

/// Asks git; `None` without git or outside a repository.
fn git(args: &[&str]) -> Option<String> {
    let said = Command::new("git").args(args).output().ok().filter(|said| said.status.success())?;
    let line = String::from_utf8(said.stdout).ok()?.trim().to_owned();
    (!line.is_empty()).then_some(line)
}
