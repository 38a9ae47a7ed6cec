//! Recaps of random games: each event that changed something of a reader's own stands in a line of theirs.

use super::fault::{Fault, Found, Kind, ensure};
use super::{Entry, Ground};
use crate::Seat;
use crate::game::{self, Event as _, Game, OptionValues, Viewer, Waiting};
use crate::luck::{Dice, QuickDice};
use crate::recap::{Line, Rank};

/// Plays `games` random games and checks the recaps of every seat and of the public after each. `own` returns the things
/// of a seat that its recap must account for; game `n` has the seed `seed + n`.
///
/// # Errors
/// The first step that changed a seat's things and stands in no line of its recap above [`Rank::Others`]; or lines that
/// are out of order, share an event or name one that does not exist.
pub fn check_recaps<G: Game, T: PartialEq>(
    seats: u8,
    options: &OptionValues,
    games: u32,
    seed: u64,
    own: impl Fn(&G::State, Seat) -> T,
) -> Result<(), Fault> {
    let ground = Ground::<G>::lay(seats, options).map_err(|found| found.at(seed, 0))?;
    for game in 0..games {
        let seed = seed.wrapping_add(u64::from(game));
        let played = Played::play(&ground, seed, &own);
        played.check(seats).map_err(|found| found.at(seed, played.steps))?;
    }
    Ok(())
}

/// A finished random game: its events, and the steps that changed each seat's things.
struct Played<G: Game> {
    state: G::State,
    events: Vec<(u32, G::Event)>,
    changed: Vec<Vec<u32>>,
    steps: usize,
}

impl<G: Game> Played<G> {
    fn play<T: PartialEq>(ground: &Ground<G>, seed: u64, own: &impl Fn(&G::State, Seat) -> T) -> Self {
        let mut dice = QuickDice::new(seed);
        let mut state = ground.start();
        let seats = || (0..ground.seats).map(Seat);
        let mut played_events = Vec::new();
        let mut changed = vec![Vec::new(); usize::from(ground.seats)];
        let mut steps = 0;
        while let Some(entry) = choose::<G>(&state, &mut dice) {
            let before: Vec<T> = seats().map(|seat| own(&state, seat)).collect();
            let mut events = Vec::new();
            entry.enter(&mut state, &mut events);
            steps += 1;
            played_events.extend(events.into_iter().map(|event| (steps as u32, event)));
            for (seat, before) in seats().zip(&before) {
                if own(&state, seat) != *before
                    && let Some(list) = changed.get_mut(seat.index())
                {
                    list.push(steps as u32);
                }
            }
        }
        Played { state, events: played_events, changed, steps }
    }

    fn check(&self, seats: u8) -> Result<(), Found> {
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]);
        for viewer in viewers {
            let seen: Vec<(u32, G::Event)> =
                self.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(viewer)?))).collect();
            let list: Vec<(u32, &G::Event)> = seen.iter().map(|(seq, event)| (*seq, event)).collect();
            let lines = G::recap(&G::view(&self.state, viewer), &list);
            well_formed(&list, &lines)?;
            let Viewer::Seat(seat) = viewer else { continue };
            let told = |step: u32| {
                let own = lines.iter().filter(|line| line.rank < Rank::Others);
                own.flat_map(|line| &line.events).any(|at| list.get(*at).is_some_and(|(seq, _)| *seq == step))
            };
            for step in self.changed.get(seat.index()).into_iter().flatten() {
                ensure(told(*step), Kind::Recap, || {
                    let events: Vec<_> = list.iter().filter(|(seq, _)| seq == step).collect();
                    format!(
                        "step {step} changed something of seat {seat}, and no line of its recap says so: {events:?}"
                    )
                })?;
            }
        }
        Ok(())
    }
}

/// Checks the order of lines, and that they name each event once at most.
fn well_formed<E, L>(events: &[(u32, &E)], lines: &[Line<L>]) -> Result<(), Found> {
    let mut named = vec![false; events.len()];
    for line in lines {
        ensure(line.events.is_sorted(), Kind::Recap, || "a line names its events out of order".into())?;
        for &at in &line.events {
            let first = named.get_mut(at).is_some_and(|named| !std::mem::replace(named, true));
            ensure(first, Kind::Recap, || format!("event {at} stands in two lines, or does not exist"))?;
        }
        if line.rank == Rank::Heading && line.events.is_empty() {
            continue;
        }
        let ends = line.events.first().zip(line.events.last());
        let steps = ends.and_then(|(first, last)| Some((events.get(*first)?.0, events.get(*last)?.0)));
        ensure(steps == Some(line.steps), Kind::Recap, || {
            format!("a line of the steps {steps:?} says {:?}", line.steps)
        })?;
    }
    ensure(lines.is_sorted_by_key(|line| line.steps.1), Kind::Recap, || "lines are out of order".into())
}

/// Chooses a random step, or luck's outcome; `None` once the game is over.
fn choose<G: Game>(state: &G::State, dice: &mut QuickDice) -> Option<Entry<G>> {
    match G::waiting(state) {
        Waiting::Over => None,
        Waiting::Chance => game::draw::<G>(state, dice).map(Entry::Chance),
        Waiting::Seats(seats) => {
            let seat = seats.first()?;
            let legal = game::legal::<G>(state, seat);
            let at = dice.below(u32::try_from(legal.len()).ok()?) as usize;
            Some(Entry::Act(seat, *legal.get(at)?))
        }
    }
}
