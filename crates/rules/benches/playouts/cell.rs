//! One line of the table: the rounds of a game with one number of seats.
//!
//! Each round measures everything briefly. The yardstick and playouts take such short turns that other load on the
//! machine misses most of them, and longer load hits both equally. The result is the median of the rounds.

use crate::playout::{Player, Tally};
use crate::record::Record;
use crate::yardstick::Yardstick;
use agon_rules::game::Game;
use std::time::{Duration, Instant};

/// The duration of a measurement.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The time during which new rounds begin; there is always at least one.
    pub time: Duration,
    /// The minimum duration of a yardstick turn; a turn of playouts takes twice as long.
    pub turn: Duration,
    /// The minimum number of steps in the recorded games.
    pub steps: u64,
}

impl Plan {
    /// A real measurement; playouts take a quarter of it.
    pub const FULL: Plan = Plan { time: Duration::from_secs(6), turn: Duration::from_micros(250), steps: 4_000 };
    /// The shortest possible run, to check that the benchmark works.
    pub const TINY: Plan = Plan { time: Duration::ZERO, turn: Duration::ZERO, steps: 1 };
}

/// The number of turns the yardstick and playouts each take in a round.
const TURNS: usize = 16;

/// The result of one round: the number of each per second.
struct Round {
    laps: f64,
    actions: f64,
    ratio: f64,
    legal: f64,
    applied: f64,
    copies: f64,
    acts: f64,
    replayed: f64,
    undo: Duration,
}

/// The results of a game with one number of seats.
pub struct Cell {
    /// The games played.
    pub tally: Tally,
    /// Actions per second in playouts.
    pub actions: f64,
    /// Laps of the yardstick per second.
    pub laps: f64,
    /// Actions during one lap.
    pub ratio: f64,
    /// The distance from the median, as a share of it, within which half of the rounds lie.
    pub spread: f64,
    /// The share of a playout that lists legal actions.
    pub legal: f64,
    /// The share of a playout that applies steps.
    pub apply: f64,
    /// Copies of a state per second.
    pub copies: f64,
    /// Nanoseconds for an action at a table.
    pub act_ns: f64,
    /// Microseconds for the replay of a game of average length from its log.
    pub replay_us: f64,
    /// Microseconds for the slowest undo of a game.
    pub undo_us: f64,
}

/// Measures a game with this number of seats and its default options.
pub fn measure<G: Game>(seats: u8, plan: Plan) -> Cell {
    let record = Record::<G>::write(seats, plan.steps);
    let mut yardstick = Yardstick::new();
    let mut player = Player::<G>::new(u64::from(seats));
    let mut legal = Vec::new();
    let mut tally = Tally::default();
    let mut rounds = Vec::new();
    let since = Instant::now();
    while rounds.is_empty() || since.elapsed() < plan.time {
        let turns: [[f64; 3]; TURNS] = std::array::from_fn(|_| {
            let laps = per_second(plan.turn, || {
                yardstick.lap();
                1
            });
            let actions = per_second(plan.turn * 2, || {
                let played = player.play_out(record.start().clone(), |_, _| ());
                tally += played;
                played.actions
            });
            [laps, actions, actions / laps]
        });
        let [laps, actions, ratio] = [0, 1, 2].map(|at| quartiles(turns.iter().map(|turn| turn[at]).collect())[1]);
        let actions_written = record.tally.actions;
        let (acts, acting) = record.act(rounds.len());
        rounds.push(Round {
            laps,
            actions,
            ratio,
            legal: warm(actions_written, || record.list_legal(&mut legal)),
            applied: warm(actions_written, || record.apply()),
            copies: warm(record.tally.steps(), || record.copy_states()),
            acts: acts as f64 / acting.as_secs_f64(),
            replayed: per_second(Duration::ZERO, || record.replay(rounds.len())),
            undo: record.undo(rounds.len()).unwrap_or_default(),
        });
    }
    let middle = |of: fn(&Round) -> f64| quartiles(rounds.iter().map(of).collect())[1];
    let [low, ratio, high] = quartiles(rounds.iter().map(|round| round.ratio).collect());
    Cell {
        tally,
        actions: middle(|round| round.actions),
        laps: middle(|round| round.laps),
        ratio,
        spread: (high - low) / 2.0 / ratio,
        legal: middle(|round| round.actions / round.legal),
        apply: middle(|round| round.actions / round.applied),
        copies: middle(|round| round.copies),
        act_ns: 1e9 / middle(|round| round.acts),
        replay_us: 1e6 / middle(|round| round.replayed) * tally.steps() as f64 / tally.games as f64,
        undo_us: 1e6 * middle(|round| round.undo.as_secs_f64()),
    }
}

/// Repeats work for at least this time, at least once, and returns its amount per second.
fn per_second(least: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let since = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let passed = since.elapsed();
        if passed >= least {
            return done as f64 / passed.as_secs_f64();
        }
    }
}

/// Does the work twice and returns the amount per second of the second run.
fn warm(amount: u64, mut work: impl FnMut()) -> f64 {
    work();
    let since = Instant::now();
    work();
    amount as f64 / since.elapsed().as_secs_f64()
}

/// Returns the lower quartile, the median, and the upper quartile.
fn quartiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    let last = values.len() - 1;
    [last / 4, last / 2, last - last / 4].map(|at| values[at])
}
