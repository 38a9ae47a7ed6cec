//! Measures how soon an opponent answers once it is told to stop.
//!
//! `cargo run --release -p agon-ai --example stop 200`
//!
//! Plays games of each kind at four seats. At every seventh decision `expert` thinks too, is told to stop after ten
//! milliseconds, and the time from then to its answer counts. Names the number of such decisions for each game; prints
//! the longest and the mean time, and how many were cut.

#![allow(clippy::expect_used)]

use agon_ai::{Level, Player};
use agon_games::{GameEntry, Registry};
use agon_rules::luck::QuickDice;
use agon_rules::{AnyView, Viewer, Waiting};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const SEATS: u8 = 4;
/// The time to think before the stop.
const THINKS: Duration = Duration::from_millis(10);

fn main() {
    let decisions: usize = std::env::args().nth(1).map_or(200, |number| number.parse().expect("a number"));
    for game in Registry::ours().iter() {
        let (mut times, mut cut) = (Vec::new(), 0);
        let mut number = 0;
        while times.len() < decisions {
            number += 1;
            game_of(game, number, &mut |view| {
                let stopped = stops(game.player(Level::Expert).as_mut(), view);
                cut += usize::from(stopped.1);
                times.extend(stopped.0);
            });
        }
        let ms = |time: &Duration| time.as_secs_f64() * 1e3;
        let mean = times.iter().map(ms).sum::<f64>() / times.len() as f64;
        let most = times.iter().map(ms).fold(0.0, f64::max);
        println!(
            "{}: {} answers, {cut} cut; ms after the stop: mean {mean:.2}, most {most:.2}",
            game.id(),
            times.len()
        );
    }
}

/// Plays a game of greedy opponents and shows every seventh view of a seat to act.
fn game_of(game: &GameEntry, number: u64, shown: &mut dyn FnMut(&AnyView)) {
    let mut table = game.rules.open(SEATS, &Default::default()).expect("options");
    let mut dice = QuickDice::new(number);
    let mut greedy = game.player(Level::Greedy);
    for decision in 0_u32.. {
        match table.waiting() {
            Waiting::Over => return,
            Waiting::Chance => drop(table.draw(&mut dice)),
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                let view = table.view(Viewer::Seat(seat));
                if decision.is_multiple_of(7) {
                    shown(&view);
                }
                table.act(seat, &greedy.choose(&view, &mut dice)).expect("a legal input");
            }
        }
    }
}

/// Returns the time from the stop to the answer, if there was a stop, and true if the decision was cut.
fn stops(player: &mut dyn Player, view: &AnyView) -> (Option<Duration>, bool) {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let timer = scope.spawn(|| {
            thread::sleep(THINKS);
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let decision = player.think(view, &mut QuickDice::new(3), &stop);
        let answered = Instant::now();
        let stopped = timer.join().expect("a timer");
        let after = answered.checked_duration_since(stopped);
        (after, decision.cut)
    })
}
