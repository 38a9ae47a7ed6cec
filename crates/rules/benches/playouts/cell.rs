//! One line of the table: a game with so many seats, measured in rounds.
//!
//! A round measures everything for a moment. The yardstick and playouts take turns so short that most of them pass
//! undisturbed by what else the machine does, and what lasts longer hits both. What is told is the median of the rounds.

use crate::playout::{Player, Tally};
use crate::record::Record;
use crate::yardstick::Yardstick;
use agon_rules::game::Game;
use std::time::{Duration, Instant};

/// How long to measure.
#[derive(Clone, Copy)]
pub struct Plan {
    /// How long there are new rounds; there is always one.
    pub time: Duration,
    /// How long a turn of the yardstick is at least; one of playouts is twice as long.
    pub turn: Duration,
    /// How many steps the written-down games have at least.
    pub steps: u64,
}

impl Plan {
    /// A real measurement, a quarter of it playouts.
    pub const FULL: Plan = Plan { time: Duration::from_secs(6), turn: Duration::from_micros(250), steps: 4_000 };
    /// Everything as short as can be, to see that it runs.
    pub const TINY: Plan = Plan { time: Duration::ZERO, turn: Duration::ZERO, steps: 1 };
}

/// How often the yardstick and playouts take turns in a round.
const TURNS: usize = 16;

/// What one round measured: how many of each a second.
struct Round {
    laps: f64,
    actions: f64,
    ratio: f64,
    legal: f64,
    applied: f64,
    copies: f64,
    acts: f64,
    replayed: f64,
}

/// What is told of a game with so many seats.
pub struct Cell {
    /// What was played.
    pub tally: Tally,
    /// Actions a second in playouts.
    pub actions: f64,
    /// Laps of the yardstick a second.
    pub laps: f64,
    /// Actions in the time of a lap.
    pub ratio: f64,
    /// Half of the rounds had a ratio so close to the middle, as a share of it.
    pub spread: f64,
    /// The share of listing legal actions in a playout.
    pub legal: f64,
    /// The share of doing steps in a playout.
    pub apply: f64,
    /// Copies of a state a second.
    pub copies: f64,
    /// Nanoseconds of an action at a table.
    pub act_ns: f64,
    /// Microseconds to replay a game of average length from its log.
    pub replay_us: f64,
}

/// Measures a game with so many seats and its first options.
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
    }
}

/// Works for at least so long, at least once, and says how much of it was done a second.
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

/// Does so much work twice, and says how much that is a second the second time.
fn warm(amount: u64, mut work: impl FnMut()) -> f64 {
    work();
    let since = Instant::now();
    work();
    amount as f64 / since.elapsed().as_secs_f64()
}

/// The lower quartile, the median, and the upper quartile.
fn quartiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    let last = values.len() - 1;
    [last / 4, last / 2, last - last / 4].map(|at| values[at])
}
