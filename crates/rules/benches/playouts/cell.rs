//! One line of the table: a game with so many seats, measured in rounds.
//!
//! Every round measures everything for a moment; the yardstick and playouts take turns of a few milliseconds, so that
//! what else the machine does hits both alike. What is told is the median of the rounds.

use crate::playout::{Player, Tally};
use crate::record::Record;
use crate::yardstick::Yardstick;
use agon_rules::game::Game;
use std::ops::AddAssign;
use std::time::{Duration, Instant};

/// How long to measure.
#[derive(Clone, Copy)]
pub struct Plan {
    /// How often everything is measured.
    pub rounds: usize,
    /// How long one thing is measured in a round at least; playouts three times as long.
    pub moment: Duration,
    /// How many steps the written-down games have at least.
    pub steps: u64,
}

impl Plan {
    /// A real measurement: about four seconds, a good second of it playouts.
    pub const FULL: Plan = Plan { rounds: 20, moment: Duration::from_millis(20), steps: 8_000 };
    /// Everything once, to see that it runs.
    pub const TINY: Plan = Plan { rounds: 1, moment: Duration::ZERO, steps: 1 };
}

/// How often the yardstick and playouts take turns in a round.
const TURNS: u32 = 15;

/// What one round measured: how many of each a second.
struct Round {
    laps: f64,
    actions: f64,
    legal: f64,
    applied: f64,
    copies: f64,
    acts: f64,
    replays: f64,
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
    /// Microseconds to replay a game from its log.
    pub replay_us: f64,
}

/// Measures a game with so many seats and its first options.
pub fn measure<G: Game>(seats: u8, plan: Plan) -> Cell {
    let record = Record::<G>::write(seats, plan.steps);
    let mut yardstick = Yardstick::new();
    let mut player = Player::<G>::new(u64::from(seats));
    let mut legal = Vec::new();
    let mut tally = Tally::default();
    let moment = plan.moment;
    let mut rounds = Vec::new();
    for _ in 0..plan.rounds {
        let (mut laps, mut actions) = (Speed::default(), Speed::default());
        for _ in 0..TURNS {
            laps += speed(moment / 10, || {
                yardstick.lap();
                1
            });
            actions += speed(moment / 5, || {
                let played = player.play_out(record.start().clone(), |_, _| ());
                tally += played;
                played.actions
            });
        }
        let acted = record.tally.actions;
        rounds.push(Round {
            laps: laps.per_second(),
            actions: actions.per_second(),
            legal: speed(moment, || {
                record.list_legal(&mut legal);
                acted
            })
            .per_second(),
            applied: speed(moment, || {
                record.apply();
                acted
            })
            .per_second(),
            copies: speed(moment / 2, || record.copy_states()).per_second(),
            acts: acting(moment, &record).per_second(),
            replays: speed(moment, || {
                record.replay();
                record.tally.games
            })
            .per_second(),
        });
    }
    let middle = |of: fn(&Round) -> f64| quartiles(rounds.iter().map(of).collect())[1];
    let [low, ratio, high] = quartiles(rounds.iter().map(|round| round.actions / round.laps).collect());
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
        replay_us: 1e6 / middle(|round| round.replays),
    }
}

/// How much was done in how long.
#[derive(Clone, Copy, Default)]
struct Speed {
    done: u64,
    time: Duration,
}

impl Speed {
    fn per_second(self) -> f64 {
        self.done as f64 / self.time.as_secs_f64()
    }
}

impl AddAssign for Speed {
    fn add_assign(&mut self, other: Speed) {
        self.done += other.done;
        self.time += other.time;
    }
}

/// Works for at least so long; `work` says how much it did.
fn speed(least: Duration, mut work: impl FnMut() -> u64) -> Speed {
    let since = Instant::now();
    let mut speed = Speed::default();
    while speed.done == 0 || speed.time < least {
        speed.done += work();
        speed.time = since.elapsed();
    }
    speed
}

/// Actions at a table, without luck.
fn acting<G: Game>(least: Duration, record: &Record<G>) -> Speed {
    let mut speed = Speed::default();
    while speed.done == 0 || speed.time < least {
        speed += Speed { done: record.tally.actions, time: record.act() };
    }
    speed
}

/// The lower quartile, the median, and the upper quartile.
fn quartiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    let last = values.len() - 1;
    [last / 4, last / 2, last - last / 4].map(|at| values[at])
}
