//! Secrets: worlds a viewer cannot tell apart must look alike, now, after the next step and in the whole past.

use super::fault::{Found, Kind, ensure};
use super::{Entry, Ground, Report, Secrets, menu};
use crate::game::{Event, Game};
use crate::luck::Dice;
use crate::{Seat, Viewer};
use serde::Serialize;

/// The events and the view of a viewer after one outcome of luck.
type Told<G> = (Vec<<G as Game>::Event>, <G as Game>::View, <G as Game>::Chance);

/// The most outcomes of luck compared at one step.
const OUTCOMES: usize = 8;
/// The number of actions whose refusals a pair of worlds compares.
const WISHES: u32 = 4;
/// The JSON of the views is compared for one pair of worlds in this number.
const WRITTEN: u32 = 6;

/// The true present and its history.
pub(super) struct Present<'a, G: Game> {
    pub(super) ground: &'a Ground<G>,
    pub(super) state: &'a G::State,
    pub(super) history: &'a [Entry<G>],
    pub(super) events: &'a [G::Event],
}

/// Returns the events as one viewer saw them.
fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

pub(super) fn json(value: &impl Serialize) -> Result<String, Found> {
    serde_json::to_string(value).map_err(|error| Found::new(Kind::Json, error.to_string()))
}

impl<G: Game> Present<'_, G> {
    /// Compares the present with a world `viewer` could imagine and with a scrambled one; `next` is the coming step.
    pub(super) fn check<S: Secrets<G>>(
        &self,
        viewer: Viewer,
        next: Option<Entry<G>>,
        dice: &mut dyn Dice,
        report: &mut Report,
    ) -> Result<(), Found> {
        let world = G::imagine(&G::view(self.state, viewer), dice);
        report.imagined += 1;
        report.elsewhere += u64::from(world != *self.state);
        self.compare::<S>(&world, viewer, next, Kind::Imagine, dice, report)?;

        let world = S::scramble(self.state, viewer, dice);
        if world != *self.state {
            report.scrambled += 1;
            self.compare::<S>(&world, viewer, next, Kind::Scramble, dice, report)?;
        }
        Ok(())
    }

    fn compare<S: Secrets<G>>(
        &self,
        world: &G::State,
        viewer: Viewer,
        next: Option<Entry<G>>,
        kind: Kind,
        dice: &mut dyn Dice,
        report: &mut Report,
    ) -> Result<(), Found> {
        self.looks_alike(world, viewer, kind)?;
        if dice.below(WRITTEN) == 0 {
            self.reads_alike(world, viewer, kind)?;
        }
        self.refuses_alike(world, viewer, kind, dice)?;
        for step in next.into_iter().chain(self.own_step(viewer, dice)).filter(|step| step.fits(world)) {
            report.followed += 1;
            self.goes_on_alike(world, viewer, step, kind)?;
        }
        self.came_about::<S>(world, viewer)
    }

    /// Checks that the world looks like the present to the viewer.
    fn looks_alike(&self, world: &G::State, viewer: Viewer, kind: Kind) -> Result<(), Found> {
        let (here, there) = (self.state, world);
        let sound = G::audit(there);
        ensure(sound.is_ok(), kind, || format!("a world for {viewer:?} is impossible: {sound:?}: {there:?}"))?;
        let apart = |what: &str, here: &dyn std::fmt::Debug, there: &dyn std::fmt::Debug| {
            Found::new(kind, format!("{viewer:?} can tell worlds apart by {what}: {there:?} instead of {here:?}"))
        };
        let (waits, waits_there) = (G::waiting(here), G::waiting(there));
        if waits != waits_there {
            return Err(apart("whom the table waits for", &waits, &waits_there));
        }
        let (view, view_there) = (G::view(here, viewer), G::view(there, viewer));
        if view != view_there {
            return Err(apart("the view", &view, &view_there));
        }
        let (legal, legal_there) = (menu::own::<G>(here, viewer), menu::own::<G>(there, viewer));
        if legal != legal_there {
            return Err(apart("its legal actions", &legal, &legal_there));
        }
        let asks = (G::prompt(&view), G::hints(&view));
        let asks_there = (G::prompt(&view_there), G::hints(&view_there));
        if asks != asks_there {
            return Err(apart("its prompt or hints", &asks, &asks_there));
        }
        Ok(())
    }

    /// Checks that the viewer's JSON of the world equals that of the present.
    fn reads_alike(&self, world: &G::State, viewer: Viewer, kind: Kind) -> Result<(), Found> {
        let (here, there) = (json(&G::view(self.state, viewer))?, json(&G::view(world, viewer))?);
        ensure(here == there, kind, || format!("{viewer:?} can tell worlds apart by JSON: {there} instead of {here}"))
    }

    /// Checks that both worlds give the viewer's seat the same refusal for an impossible action, so that it reveals no
    /// secret.
    fn refuses_alike(&self, world: &G::State, viewer: Viewer, kind: Kind, dice: &mut dyn Dice) -> Result<(), Found> {
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let lexicon = &self.ground.lexicon.actions;
        if !G::waiting(self.state).seats().has(seat) || lexicon.is_empty() {
            return Ok(());
        }
        for _ in 0..WISHES {
            let action = lexicon[dice.below(lexicon.len() as u32) as usize];
            let (here, there) = (G::check(self.state, seat, action), G::check(world, seat, action));
            ensure(here == there, kind, || {
                format!(
                    "{viewer:?} can tell worlds apart by what `{action}` is answered with: {there:?} instead of {here:?}"
                )
            })?;
        }
        Ok(())
    }

    /// Returns a random legal action of the viewer.
    fn own_step(&self, viewer: Viewer, dice: &mut dyn Dice) -> Option<Entry<G>> {
        let Viewer::Seat(seat) = viewer else { return None };
        let legal = menu::own::<G>(self.state, viewer);
        let at = dice.below(legal.len() as u32) as usize;
        legal.get(at).map(|&action| Entry::Act(seat, action))
    }

    /// Checks that the same step shows the viewer the same in both worlds, unless it reveals something.
    fn goes_on_alike(&self, world: &G::State, viewer: Viewer, step: Entry<G>, kind: Kind) -> Result<(), Found> {
        let (here, events) = step.after(self.state);
        let (there, events_there) = step.after(world);
        if events.iter().chain(&events_there).any(Event::reveals) {
            return Ok(());
        }
        let (events, events_there) = (seen(&events, viewer), seen(&events_there, viewer));
        ensure(events == events_there, Kind::Events, || {
            format!("at `{step}` {viewer:?} sees {events:?}, in another world {events_there:?}")
        })?;
        let (view, view_there) = (G::view(&here, viewer), G::view(&there, viewer));
        ensure(view == view_there, kind, || {
            format!("after `{step}` {viewer:?} saw the same, but the view is {view:?}, in another world {view_there:?}")
        })
    }

    /// Checks that the world has a possible past: every step legal, and the viewer saw exactly the same.
    fn came_about<S: Secrets<G>>(&self, world: &G::State, viewer: Viewer) -> Result<(), Found> {
        let (mut past, mut events) = (self.ground.start(), Vec::new());
        for (made, step) in S::retell(self.history, world, viewer).into_iter().enumerate() {
            ensure(step.fits(&past), Kind::History, || {
                format!("{viewer:?} could think of {world:?}, but there step {} (`{step}`) was impossible", made + 1)
            })?;
            step.enter(&mut past, &mut events);
        }
        let (saw, sees) = (seen(self.events, viewer), seen(&events, viewer));
        ensure(saw == sees, Kind::Events, || {
            let at = saw.iter().zip(&sees).take_while(|(a, b)| a == b).count();
            format!("{viewer:?} saw {:?}, which in another world was {:?}", saw.get(at), sees.get(at))
        })?;
        ensure(past == *world, Kind::History, || {
            format!("{viewer:?} could think of {world:?}, but what happened leads to {past:?}")
        })
    }

    /// Checks before an outcome of luck: outcomes that look the same to a viewer lead to the same view.
    pub(super) fn private_chance(&self, dice: &mut dyn Dice, report: &mut Report) -> Result<(), Found> {
        let mut outcomes = Vec::new();
        G::outcomes(self.state, &mut outcomes);
        while outcomes.len() > OUTCOMES {
            outcomes.swap_remove(dice.below(outcomes.len() as u32) as usize);
        }
        let after: Vec<_> =
            outcomes.iter().map(|&(chance, _)| (chance, Entry::<G>::Chance(chance).after(self.state))).collect();
        for viewer in menu::viewers(self.ground.seats) {
            let mut told: Vec<Told<G>> = Vec::new();
            for (chance, (state, events)) in &after {
                let (events, view) = (seen(events, viewer), G::view(state, viewer));
                match told.iter().find(|(others, _, _)| *others == events) {
                    Some((_, other, twin)) => {
                        report.private += 1;
                        ensure(view == *other, Kind::PrivateChance, || {
                            format!(
                                "{viewer:?} sees no difference between `{chance}` and `{twin}`, but {view:?} and {other:?}"
                            )
                        })?;
                    }
                    None => told.push((events, view, *chance)),
                }
            }
        }
        Ok(())
    }
}

/// Checks that the order of two simultaneous choices does not matter.
pub(super) fn commute<G: Game>(state: &G::State, one: Entry<G>, seat: Seat, dice: &mut dyn Dice) -> Result<(), Found> {
    let legal = menu::own::<G>(state, Viewer::Seat(seat));
    let other = Entry::<G>::Act(seat, legal[dice.below(legal.len() as u32) as usize]);
    let (first, _) = one.after(state);
    let (second, _) = other.after(state);
    let still = other.fits(&first) && menu::own::<G>(&first, Viewer::Seat(seat)) == legal;
    ensure(still, Kind::Simultaneous, || format!("after `{one}` seat {seat} has other choices than before"))?;
    ensure(one.fits(&second), Kind::Simultaneous, || format!("`{one}` is not allowed any more after `{other}`"))?;
    let (first, _) = other.after(&first);
    let (second, _) = one.after(&second);
    ensure(first == second, Kind::Simultaneous, || {
        format!("`{one}` before `{other}` leads to {first:?}, after it to {second:?}")
    })
}
