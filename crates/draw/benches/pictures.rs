//! The time and size of a picture: `cargo bench -p agon-draw`, or `-- attika` for one game.
//!
//! Paints boards of whole games between opponents, every fifth moment, in the order of a table: the painter keeps the
//! ground, and every picture is new. The reference is one fixed picture, painted again and again with nothing kept.
//! `ratio` is the cost of one board in reference pictures. No figure makes the benchmark fail.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_draw::{Painter, Palette};
use agon_games::Registry;
use agon_lang::Language;
use std::time::{Duration, Instant};

#[path = "../tests/pictures/tables.rs"]
mod tables;

/// The distance between painted moments of a game.
const EVERY: u32 = 5;
/// The number of times the reference picture is painted.
const LAPS: usize = 40;

/// Paints the beginning of the first game at its smallest table with a fresh painter.
fn yardstick(laps: usize) -> Duration {
    let games = Registry::ours();
    let (cast, first) = (tables::cast(), games.iter().next().expect("a game").rules.meta());
    let mut beginning = None;
    tables::play(first.id, first.seats.0, 0, |table, done| {
        beginning.get_or_insert_with(|| tables::moment(table, agon_rules::game::Viewer::Public, done));
    });
    let moment = beginning.expect("a beginning");
    let scene = moment.scene(&cast, Language::English, Palette::Standard);
    let drawing = moment.game.picture.board(&scene).expect("a board");
    let lap = |_| {
        let painter = Painter::new();
        let begun = Instant::now();
        painter.png(&drawing).expect("a picture");
        begun.elapsed()
    };
    median((0..laps).map(lap).collect())
}

fn median<T: Ord + Copy>(mut of: Vec<T>) -> T {
    of.sort_unstable();
    of[of.len() / 2]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn main() {
    // `cargo test --benches` only checks that it runs.
    let quick = !std::env::args().any(|word| word == "--bench");
    let painter = Painter::new();
    let lap = yardstick(if quick { 1 } else { LAPS });
    println!("yardstick {:.1} ms", milliseconds(lap));
    println!(
        "{:<10} {:>5} {:>6} {:>8} {:>8} {:>8} {:>7} {:>7} {:>7}",
        "game", "seats", "boards", "svg ms", "png ms", "p99 ms", "ratio", "kB", "most kB"
    );
    let asked = |game: &str| std::env::args().skip(1).all(|word| word.starts_with('-') || word == game);
    for game in Registry::ours().iter().map(|game| game.rules.meta()).filter(|meta| asked(meta.id)) {
        for seats in game.seats.0..=game.seats.1 {
            measure(&painter, game.id, seats, lap, quick);
        }
    }
}

fn measure(painter: &Painter, game: &str, seats: u8, lap: Duration, quick: bool) {
    let cast = tables::cast();
    let (mut drawn, mut painted, mut bytes) = (Vec::new(), Vec::new(), Vec::new());
    tables::play(game, seats, 2, |table, done| {
        if !table.seq().is_multiple_of(EVERY) || (quick && !painted.is_empty()) {
            return;
        }
        let moment = tables::moment(table, agon_rules::game::Viewer::Public, done);
        assert_eq!(moment.seq, table.seq());
        let begun = Instant::now();
        let scene = moment.scene(&cast, Language::English, Palette::Standard);
        let Some(drawing) = moment.game.picture.board(&scene) else { return };
        drawn.push(begun.elapsed());
        let begun = Instant::now();
        let png = painter.png(&drawing).expect("a picture");
        painted.push(begun.elapsed());
        bytes.push(png.len());
    });
    let (count, most) = (painted.len(), bytes.iter().max().copied().unwrap_or_default());
    let mut ordered = painted.clone();
    ordered.sort_unstable();
    let late = ordered[(count * 99 / 100).min(count - 1)];
    let (svg, png) = (median(drawn), median(painted));
    println!(
        "{game:<10} {seats:>5} {count:>6} {:>8.2} {:>8.1} {:>8.1} {:>7.2} {:>7} {:>7}",
        milliseconds(svg),
        milliseconds(png),
        milliseconds(late),
        png.as_secs_f64() / lap.as_secs_f64(),
        median(bytes) / 1000,
        most / 1000
    );
}
