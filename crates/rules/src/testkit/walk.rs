//! One random game, with checks at every step.

use super::fault::{Fault, Found, Kind, ensure};
use super::replay::{self, Mark};
use super::worlds::{self, Present};
use super::{Entry, Ground, Report, Secrets, menu, notation};
use crate::game::{self, Game, Off, Waiting};
use crate::luck::{Dice, QuickDice};
use crate::{Seat, Standing, Viewer};
use std::cell::Cell;
use std::marker::PhantomData;

/// A number of steps no game may exceed.
const ENDLESS: usize = 3_000;
/// The secrets are checked at one step in this number; less often if the history to retell is long.
const DEEP: u32 = 12;
/// The number of past steps that makes this check rarer by one.
const LONG: usize = 24;
/// The replay compares one step in this number.
const MARKED: u32 = 24;
/// The hints of one viewer are checked at one step in this number.
const HINTED: u32 = 4;
/// The average and greatest number of lexicon actions checked at a step, for each seat.
const SCANNED: usize = 64;

/// A random game in progress, with its whole past.
pub(super) struct Walk<'a, G: Game, S> {
    ground: &'a Ground<G>,
    seed: u64,
    /// Decides the course of the game.
    path: QuickDice,
    /// Decides the checks, so that another check does not change the game.
    probe: QuickDice,
    habits: Habits,
    state: G::State,
    history: Vec<Entry<G>>,
    events: Vec<G::Event>,
    marks: Vec<Mark<G>>,
    secrets: PhantomData<S>,
}

/// The random decision habits of the seats in one game.
struct Habits {
    /// True if seats that choose at the same time do so in seat order.
    in_seat_order: bool,
    /// True if first words are equally likely, however many actions begin with each.
    by_word: bool,
}

impl<'a, G: Game, S: Secrets<G>> Walk<'a, G, S> {
    pub(super) fn new(ground: &'a Ground<G>, seed: u64) -> Self {
        let mut path = QuickDice::new(seed);
        let habits = Habits { in_seat_order: path.below(2) == 0, by_word: path.below(2) == 0 };
        let probe = QuickDice::new(!seed);
        let (history, events, marks) = (Vec::new(), Vec::new(), Vec::new());
        let state = ground.start();
        Walk { ground, seed, path, probe, habits, state, history, events, marks, secrets: PhantomData }
    }

    /// Plays until the game is over or breaks the contract.
    pub(super) fn play_out(mut self, report: &mut Report) -> Result<(), Fault> {
        let watch = Watch { seed: self.seed, step: Cell::new(0) };
        self.run(&watch, report).map_err(|found| {
            let last = self.history.iter().rev().take(3).rev().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            found.with(&format!(" [last steps: {last}]")).at(self.seed, self.history.len())
        })
    }

    fn run(&mut self, watch: &Watch, report: &mut Report) -> Result<(), Found> {
        ensure(self.ground.start() == self.state, Kind::Determinism, || "two tables start differently".into())?;
        loop {
            watch.step.set(self.history.len());
            ensure(self.history.len() < ENDLESS, Kind::Endless, || "the game goes on and on".into())?;
            self.look()?;
            let next = self.choose();
            if let Some(step) = next {
                self.try_twice(step)?;
                self.try_otherwise(step, report)?;
            }
            if next.is_none() || self.now_and_then(DEEP + (self.history.len() / LONG) as u32) {
                self.look_deep(next, report)?;
            }
            if next.is_none() || self.now_and_then(MARKED) {
                self.marks.push((self.history.len(), self.state.clone()));
            }
            let Some(step) = next else { break };
            step.enter(&mut self.state, &mut self.events);
            self.history.push(step);
        }
        replay::check(self.ground, &self.history, &self.marks, &mut self.probe, report)?;
        let reason = G::standing(&self.state).map(|standing| standing.reason);
        report.end(self.history.len(), reason.unwrap_or_default());
        Ok(())
    }

    fn now_and_then(&mut self, one_in: u32) -> bool {
        self.probe.below(one_in) == 0
    }

    /// Makes the checks of every step.
    fn look(&mut self) -> Result<(), Found> {
        let (ground, state) = (self.ground, &self.state);
        G::audit(state).map_err(|why| Found::new(Kind::Audit, why))?;
        menu::waiting(ground, state)?;
        menu::views(ground, state)?;
        chances::<G>(state)?;
        standing::<G>(ground, state)?;
        if self.now_and_then(1 + (self.ground.lexicon.actions.len() / SCANNED) as u32) {
            menu::complete(self.ground, &self.state)?;
        }
        if !self.now_and_then(HINTED) {
            return Ok(());
        }
        let at = self.probe.below(u32::from(self.ground.seats) + 1) as usize;
        let viewer = menu::viewers(self.ground.seats).nth(at).unwrap_or(Viewer::Public);
        menu::hints(self.ground, &self.state, viewer, &mut self.probe)
    }

    /// Makes the checks of random steps.
    fn look_deep(&mut self, next: Option<Entry<G>>, report: &mut Report) -> Result<(), Found> {
        worlds::json(&self.state)?;
        if let Some(step) = next {
            worlds::json(&step.after(&self.state).1)?;
        }
        let Walk { ground, state, history, events, probe, .. } = self;
        let present = Present { ground, state, history, events };
        for viewer in menu::viewers(ground.seats) {
            present.check::<S>(viewer, next, probe, report)?;
        }
        Ok(())
    }

    /// Returns the next step: an outcome of luck, or a seat's decision by its habits.
    fn choose(&mut self) -> Option<Entry<G>> {
        let dice = &mut self.path;
        match G::waiting(&self.state) {
            Waiting::Over => None,
            Waiting::Chance => game::draw::<G>(&self.state, dice).map(Entry::Chance),
            Waiting::Seats(seats) => {
                let at = if self.habits.in_seat_order { 0 } else { dice.below(seats.len() as u32) as usize };
                let seat = seats.iter().nth(at)?;
                let mut legal = game::legal::<G>(&self.state, seat);
                if self.habits.by_word {
                    keep_one_word(&mut legal, dice);
                }
                Some(Entry::Act(seat, legal[dice.below(legal.len() as u32) as usize]))
            }
        }
    }

    /// Checks that the same step leads to the same table and the same events, with and without a listener.
    fn try_twice(&self, step: Entry<G>) -> Result<(), Found> {
        let (state, events) = step.after(&self.state);
        let (again, events_again) = step.after(&self.state);
        let mut unheard = self.state.clone();
        step.enter(&mut unheard, &mut Off);
        ensure(state == again && state == unheard, Kind::Determinism, || {
            format!("`{step}` leads to {state:?}, then to {again:?}, and unheard to {unheard:?}")
        })?;
        ensure(events == events_again, Kind::Determinism, || {
            format!("`{step}` makes {events:?} happen, and then {events_again:?}")
        })
    }

    /// Tries other outcomes of luck, and choices of other seats at the same time.
    fn try_otherwise(&mut self, step: Entry<G>, report: &mut Report) -> Result<(), Found> {
        let Walk { ground, state, history, events, probe, .. } = self;
        let Entry::Act(actor, _) = step else {
            return Present { ground, state, history, events }.private_chance(probe, report);
        };
        let others: Vec<Seat> = G::waiting(state).seats().without(actor).iter().collect();
        for seat in others {
            report.simultaneous += 1;
            worlds::commute::<G>(state, step, seat, probe)?;
        }
        Ok(())
    }
}

/// Keeps the actions that begin with one random word.
fn keep_one_word<A: ToString>(legal: &mut Vec<A>, dice: &mut dyn Dice) {
    let first = |action: &A| action.to_string().split(' ').next().map(str::to_owned);
    let mut words: Vec<_> = legal.iter().map(first).collect();
    words.sort_unstable();
    words.dedup();
    let word = words.swap_remove(dice.below(words.len() as u32) as usize);
    legal.retain(|action| first(action) == word);
}

/// Checks that luck has outcomes exactly if the table waits for it.
fn chances<G: Game>(state: &G::State) -> Result<(), Found> {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let waiting = G::waiting(state);
    ensure((waiting == Waiting::Chance) != outcomes.is_empty(), Kind::Chance, || {
        format!("{waiting:?}, and luck may do {outcomes:?}")
    })?;
    ensure(outcomes.iter().all(|&(_, weight)| weight > 0), Kind::Chance, || format!("a weight of 0 in {outcomes:?}"))?;
    let tokens: Vec<G::Chance> = outcomes.into_iter().map(|(outcome, _)| outcome).collect();
    notation::distinct(&tokens).map(drop)
}

/// Checks that a standing exists exactly after the end, and that its places fit together.
fn standing<G: Game>(ground: &Ground<G>, state: &G::State) -> Result<(), Found> {
    let standing = G::standing(state);
    let waiting = G::waiting(state);
    let bad = || format!("{waiting:?}, and the standing is {standing:?}");
    ensure((waiting == Waiting::Over) == standing.is_some(), Kind::Standing, bad)?;
    let Some(Standing { reason, seats, .. }) = &standing else { return Ok(()) };
    let places_fit = seats.iter().all(|seat| {
        let better = seats.iter().filter(|other| other.place < seat.place).count();
        usize::from(seat.place) == better + 1
    });
    ensure(!reason.is_empty() && seats.len() == usize::from(ground.seats) && places_fit, Kind::Standing, bad)
}

/// Names the game if the rules panic.
struct Watch {
    seed: u64,
    step: Cell<usize>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the rules panicked after step {} of the game with seed {}", self.step.get(), self.seed);
        }
    }
}
