//! The speed of every game: `cargo bench -p agon-rules`, explained in `docs/BENCHES.md`.
//!
//! Without cargo's `--bench` (so under `cargo test --benches`) everything runs once, only to check that it works.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod cell;
mod playout;
mod record;
mod yardstick;

use agon_games::Registry;
use agon_rules::game::{Game, Meta};
use agon_rules::{attika, cyclades, offrandes};
use cell::{Cell, Plan};
use std::process::ExitCode;
use yardstick::Yardstick;

/// A game with its measuring function, for any number of seats.
struct Bench {
    meta: &'static Meta,
    state: usize,
    measure: fn(u8, Plan) -> Cell,
}

const fn bench<G: Game>() -> Bench {
    Bench { meta: &G::META, state: size_of::<G::State>(), measure: cell::measure::<G> }
}

/// Every game with its types: one line each.
static BENCHES: &[Bench] = &[bench::<offrandes::Offrandes>(), bench::<cyclades::Cyclades>(), bench::<attika::Attika>()];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let plan = if arguments.iter().any(|word| word == "--bench") { Plan::FULL } else { Plan::TINY };
    let wanted: Vec<&str> = arguments.iter().map(String::as_str).filter(|word| !word.starts_with('-')).collect();
    let mut laps = Vec::new();
    println!("{HEAD}");
    for bench in BENCHES.iter().filter(|bench| wanted.is_empty() || wanted.contains(&bench.meta.id)) {
        let (least, most) = bench.meta.seats;
        for seats in least..=most {
            let cell = (bench.measure)(seats, plan);
            tell(bench, seats, &cell);
            laps.push(cell.laps);
        }
    }
    if let Some(slowest) = laps.iter().copied().min_by(f64::total_cmp) {
        let fastest = laps.into_iter().fold(slowest, f64::max);
        println!("yardstick: {} to {} laps/s", short(slowest), short(fastest));
    } else {
        let known: Vec<&str> = BENCHES.iter().map(|bench| bench.meta.id).collect();
        println!("no such game; there are: {}", known.join(", "));
    }
    verdict()
}

/// Decides the exit code. Results never fail; a missing game or a changed yardstick does.
fn verdict() -> ExitCode {
    let listed = |meta: &Meta| BENCHES.iter().any(|bench| bench.meta.id == meta.id);
    let missing: Vec<&str> =
        Registry::ours().iter().map(|game| game.meta()).filter(|meta| !listed(meta)).map(|m| m.id).collect();
    if !missing.is_empty() {
        eprintln!("not in the list of benches: {}", missing.join(", "));
    }
    let unchanged = Yardstick::is_unchanged();
    if !unchanged {
        eprintln!("the yardstick is not what it was: ratios cannot be compared with older ones");
    }
    if missing.is_empty() && unchanged { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

const HEAD: &str = "\
game       seats  actions/s   games/s  actions/game  luck/game   ratio       ±  legal  apply  state B  clones/s  act ns  replay µs  undo µs";

fn tell(bench: &Bench, seats: u8, cell: &Cell) {
    let games = cell.tally.games as f64;
    let (actions, luck) = (cell.tally.actions as f64 / games, cell.tally.luck as f64 / games);
    println!(
        "{:<10} {seats:>5}  {:>9} {:>9}  {actions:>12.1}  {luck:>9.1} {:>7.2} {:>7}  {:>5}  {:>5}  {:>7} {:>9}  {:>6.0}  {:>9.1}  {:>7.1}",
        bench.meta.id,
        short(cell.actions),
        short(cell.actions / actions),
        cell.ratio,
        percent(cell.spread, 1),
        percent(cell.legal, 0),
        percent(cell.apply, 0),
        bench.state,
        short(cell.copies),
        cell.act_ns,
        cell.replay_us,
        cell.undo_us,
    );
    if cell.tally.broken_off > 0 {
        println!("           {} of {games} games were broken off: too long", cell.tally.broken_off);
    }
}

/// Writes a number with three or four digits: `6.12 M`.
fn short(number: f64) -> String {
    match number {
        1e6.. => format!("{:.2} M", number / 1e6),
        1e3.. => format!("{:.1} k", number / 1e3),
        _ => format!("{number:.0}"),
    }
}

fn percent(share: f64, digits: usize) -> String {
    format!("{:.digits$} %", share * 100.0)
}
