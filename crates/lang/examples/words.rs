//! Prints missing texts and unused messages: `cargo run -p agon-lang --example words`.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

#[path = "../tests/words/mod.rs"]
mod words;

fn main() {
    let (missing, unused) = (words::missing(), words::unused());
    for line in &missing {
        println!("{line}");
    }
    for key in &unused {
        println!("nobody says {key}");
    }
    println!("{} missing, {} unused", missing.len(), unused.len());
}
