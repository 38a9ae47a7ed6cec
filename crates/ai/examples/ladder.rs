//! Measures how strong an opponent is: one seat of its level against others of another level, each seat in turn.
//!
//! `cargo run --release -p agon-ai --example ladder offrandes hard greedy 4 400`
//!
//! Names the game, the level of the one, the level of the others, the number of seats and of games; then options
//! (`auction=sealed`). Prints the share of wins beside an even one, with its standard error, and the processor time of
//! the one's decisions. Every fifty games it stops if the result is clear: three standard errors from even on either side.

#![allow(clippy::expect_used, clippy::panic)]

use agon_ai::{Level, Player};
use agon_games::{GameEntry, Registry};
use agon_rules::game::OptionValues;
use agon_rules::luck::QuickDice;
use agon_rules::{AnyTable, Seat, Viewer, Waiting};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

/// The number of games between two looks at the result.
const ROUND: u64 = 50;

#[derive(Clone)]
struct Match {
    game: &'static GameEntry,
    one: Level,
    others: Level,
    seats: u8,
    options: OptionValues,
}

/// The result of a game.
struct Played {
    won: f64,
    times: Vec<Duration>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, others, seats, games, options @ ..] = &words[..] else {
        panic!("name a game, a level, the level of the others, seats and games")
    };
    let level = |word: &str| Level::read(word).expect("a level");
    let game = Registry::ours().find(game).expect("a game");
    let options = options.iter().filter_map(|option| option.split_once('='));
    let options = options.map(|(option, value)| (option.to_owned(), value.to_owned())).collect();
    let seats = seats.parse().expect("seats");
    let games: u64 = games.parse().expect("games");
    let played = Match { game, one: level(one), others: level(others), seats, options };
    let (mut results, mut next) = (Vec::new(), 0);
    while next < games {
        let end = (next + ROUND).min(games);
        results.extend(played.games(next..end));
        next = end;
        let (share, error) = share(&results);
        let even = 1.0 / f64::from(seats);
        println!("{next} games: {share:.3} ± {error:.3} (even {even:.3}); {}", times(&results));
        if next >= 2 * ROUND && (share - even).abs() > 3.0 * error {
            break;
        }
    }
}

/// Returns the share of wins with its standard error.
fn share(results: &[Played]) -> (f64, f64) {
    let count = results.len() as f64;
    let share = results.iter().map(|game| game.won).sum::<f64>() / count;
    (share, (share * (1.0 - share) / count).sqrt())
}

/// Returns the processor time of this thread, whatever else the machine does; where the system does not tell, the time.
fn busy() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ns = told.as_deref().and_then(|told| told.split(' ').next()?.parse().ok());
    ns.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Describes the time of the one's decisions.
fn times(results: &[Played]) -> String {
    let mut times: Vec<f64> =
        results.iter().flat_map(|game| &game.times).map(|time| time.as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times.get(times.len() * percent / 100).copied().unwrap_or_default();
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    let most = times.last().copied().unwrap_or_default();
    format!("ms a decision: mean {mean:.1}, p50 {:.1}, p95 {:.1}, most {most:.1}", at(50), at(95))
}

impl Match {
    /// Plays games on two threads.
    fn games(&self, numbers: std::ops::Range<u64>) -> Vec<Played> {
        thread::scope(|scope| {
            let half = |first: u64| {
                let numbers = (numbers.start + first..numbers.end).step_by(2);
                scope.spawn(move || numbers.map(|number| self.play(number)).collect::<Vec<Played>>())
            };
            let threads = [half(0), half(1)];
            threads.into_iter().flat_map(|thread| thread.join().expect("a thread")).collect()
        })
    }

    fn play(&self, number: u64) -> Played {
        let at = (number % u64::from(self.seats)) as usize;
        let mut table: Box<dyn AnyTable> = self.game.rules.open(self.seats, &self.options).expect("options");
        let level = |seat: usize| if seat == at { self.one } else { self.others };
        let mut players: Vec<Box<dyn Player>> =
            (0..usize::from(self.seats)).map(|seat| self.game.player(level(seat))).collect();
        let mut own: Vec<QuickDice> =
            (1..=u64::from(self.seats)).map(|seat| QuickDice::new(number * 1_009 + seat)).collect();
        let (mut luck, mut times) = (QuickDice::new(number + 500_000), Vec::new());
        loop {
            match table.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    table.draw(&mut luck);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("a seat");
                    let view = table.view(Viewer::Seat(seat));
                    let begun = busy();
                    let input = players[seat.index()].choose(&view, &mut own[seat.index()]);
                    if seat.index() == at {
                        times.push(busy().saturating_sub(begun));
                    }
                    if let Err(refusal) = table.act(seat, &input) {
                        panic!("game {number}, seat {seat}: {input}: {refusal:?}");
                    }
                }
            }
        }
        let standing = table.standing().expect("a standing");
        Played { won: standing.share(Seat(at as u8)), times }
    }
}
