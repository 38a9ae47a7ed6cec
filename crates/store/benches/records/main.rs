//! Measures the hall of records with a long history: `cargo bench -p agon-store`, or `… -- 50000` for another size.
//!
//! Writes a generated history to a file, lets the store compute its records, and reads it page by page as people would.
//! The unit is one row read by its key: `ratio` is the number of such reads that a page costs. No figure fails the run.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod history;
mod pages;

use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The number of finished tables of a full run.
const TABLES: u32 = 1_000_000;
/// The number of tables of a quick run, which only checks that the bench works.
const FEW: u32 = 2_000;

#[tokio::main]
async fn main() {
    let full = std::env::args().any(|word| word == "--bench");
    let asked = std::env::args().skip(1).find_map(|word| word.parse().ok());
    let tables = asked.unwrap_or(if full { TABLES } else { FEW });
    let dir = TempDir::new().expect("a folder");
    let path = dir.path().join("agon.db");

    let store = agon_store::Store::open(&path, 0).await.expect("a store");
    store.close().await;
    let begun = Instant::now();
    history::write(&path, tables).await;
    let written = begun.elapsed();
    let store = agon_store::Store::open(&path, 0).await.expect("a store");
    let begun = Instant::now();
    let counted = store.rebuild_records(history::NOW).await.expect("a history");
    let reckoned = begun.elapsed();
    let size = std::fs::metadata(&path).map_or(0, |file| file.len()) / 1_000_000;
    println!("{counted} tables, {size} MB; written in {written:.1?}, reckoned in {reckoned:.1?}");
    // Closing once gives SQLite its statistics, which a real file has too.
    store.close().await;
    let store = agon_store::Store::open(&path, 0).await.expect("a store");

    pages::measure(&store, if full { 200 } else { 3 }).await;
    pages::ends(&store, if full { 200 } else { 3 }).await;
    store.close().await;
}

/// Returns the median, the 99th percentile and the maximum.
fn spread(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    [at(0.5), at(0.99), at(1.0)]
}
