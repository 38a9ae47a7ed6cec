//! Recorded random games, to repeat a single operation on them: copy, list, apply, act, replay.

use crate::playout::{Player, Tally};
use agon_rules::game::{Game, Off, OptionValues, Waiting};
use agon_rules::game_of;
use agon_rules::log::{self, Header, Replay};
use agon_rules::table::{Play, Step};
use agon_rules::testkit::Entry;
use agon_rules::undo::GameRecord;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The seed of the games, the same in every run.
const SEED: u64 = 0x0ff2;

/// Games of one number of seats, as steps, states, and text.
pub struct Record<G: Game> {
    start: G::State,
    table: Play<G>,
    games: Vec<Written<G>>,
    /// Counts of the recorded games.
    pub tally: Tally,
}

struct Written<G: Game> {
    steps: Vec<Entry<G>>,
    /// The state before each step.
    states: Vec<G::State>,
    /// The steps in notation.
    told: Vec<Step>,
    /// The log as text, header first.
    log: String,
}

impl<G: Game> Record<G> {
    /// Records games until there are enough steps.
    pub fn write(seats: u8, steps: u64) -> Self {
        let table = Play::<G>::open(seats, &OptionValues::new()).unwrap_or_else(|why| panic!("{}: {why}", G::META.id));
        let mut record = Record { start: table.state().clone(), table, games: Vec::new(), tally: Tally::default() };
        let mut player = Player::<G>::new(SEED);
        while record.tally.steps() < steps {
            let (mut steps, mut states) = (Vec::new(), Vec::new());
            record.tally += player.play_out(record.start.clone(), |state: &G::State, step| {
                steps.push(step);
                states.push(state.clone());
            });
            record.games.push(Written::tell(&record.table, steps, states));
        }
        record
    }

    /// Returns the state before the first step.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    fn states(&self) -> impl Iterator<Item = &G::State> {
        self.games.iter().flat_map(|game| &game.states)
    }

    /// Copies the state before every step.
    pub fn copy_states(&self) {
        self.states().for_each(|state| drop(black_box(state.clone())));
    }

    /// Lists the legal actions before every action.
    pub fn list_legal(&self, out: &mut Vec<G::Action>) {
        for state in self.states() {
            let Waiting::Seats(seats) = G::waiting(state) else { continue };
            let Some(seat) = seats.first() else { continue };
            out.clear();
            G::legal(state, seat, out);
            black_box(&out);
        }
    }

    /// Applies every step of every game, without a listener for events.
    pub fn apply(&self) {
        for game in &self.games {
            let mut state = self.start.clone();
            game.steps.iter().for_each(|step| step.enter(&mut state, &mut Off));
            black_box(&state);
        }
    }

    /// Plays a game at a table, another one in each round, text in and events out. Returns the number of the seats'
    /// actions and their duration.
    pub fn act(&self, round: usize) -> (u64, Duration) {
        let (mut actions, mut acting) = (0, Duration::ZERO);
        let mut table = self.table.clone();
        let told = &self.games[round % self.games.len()].told;
        for run in told.chunk_by(|one, next| one.seat.is_some() == next.seat.is_some()) {
            let since = Instant::now();
            for step in run {
                if let Err(why) = black_box(log::play(&mut table, step.seat, &step.text)) {
                    panic!("{step:?}: {why}");
                }
            }
            if run.iter().all(|step| step.seat.is_some()) {
                acting += since.elapsed();
                actions += run.len() as u64;
            }
        }
        (actions, acting)
    }

    /// Plays a game into a record, another one in each round, and takes back after every step as far as its seat may. Returns
    /// the duration of the slowest undo; `None` if nothing could be taken back.
    pub fn undo(&self, round: usize) -> Option<Duration> {
        let game = &self.games[round % self.games.len()];
        let mut record = GameRecord::new(Box::new(self.table.clone()));
        let mut slowest = None;
        for step in &game.told {
            if let Err(why) = record.take(step.seat, &step.text) {
                panic!("{step:?}: {why}");
            }
            let Some(seat) = step.seat else { continue };
            let possible = (0..step.seq).rev().take_while(|to| record.check_undo(seat, *to).is_ok());
            let Some(to) = possible.last() else { continue };
            let since = Instant::now();
            let undone = black_box(record.undone(seat, to));
            let passed = since.elapsed();
            if let Err(why) = undone {
                panic!("undo {to} after {step:?}: {why}");
            }
            slowest = slowest.max(Some(passed));
        }
        slowest
    }

    /// Replays a game from the text of its log, another one in each round, and returns its number of steps.
    pub fn replay(&self, round: usize) -> u64 {
        let game = &self.games[round % self.games.len()];
        let mut replay = Replay::new([game_of::<G>()].into_iter().collect());
        for line in game.log.lines() {
            if let Err(why) = replay.line(line) {
                panic!("`{line}`: {why}");
            }
        }
        black_box(&replay);
        game.told.len() as u64
    }
}

impl<G: Game> Written<G> {
    fn tell(table: &Play<G>, steps: Vec<Entry<G>>, states: Vec<G::State>) -> Self {
        let tell = |(step, seq): (&Entry<G>, u32)| match step {
            Entry::Act(seat, action) => Step { seq, seat: Some(*seat), text: action.to_string() },
            Entry::Chance(outcome) => Step { seq, seat: None, text: outcome.to_string() },
        };
        let told: Vec<Step> = steps.iter().zip(1..).map(tell).collect();
        let lines = told.iter().map(|step| log::step_line(step, None, false).to_string());
        let log = [Header::of(table).line().to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
        Written { steps, states, told, log }
    }
}
