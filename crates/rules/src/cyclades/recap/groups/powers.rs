//! Creatures and their effects.

use super::super::Pages;
use super::super::line::{Deed, Driven, Line, Power, Wreck};
use super::Groups;
use crate::Seat;
use crate::cyclades::data::{Creature, Island};
use crate::cyclades::event::Event;
use crate::game::Viewer;

/// A creature at work.
pub(super) struct Working {
    pub(super) events: Vec<usize>,
    seat: Seat,
    creature: Creature,
    pub(super) chimera: bool,
    deed: Deed,
}

impl Working {
    /// True if the creature did something, or was given up.
    pub(super) fn has_worked(&self) -> bool {
        self.events.len() > 1 + usize::from(self.chimera)
    }

    /// True if an event may belong to the creature, or comes between its events.
    pub(super) fn goes_on(&self, event: &Event) -> bool {
        match event {
            Event::Recruited { .. }
            | Event::Built { .. }
            | Event::Swapped { .. }
            | Event::Summoned { .. }
            | Event::Given { .. }
            | Event::PhilosophersGiven { .. }
            | Event::TurnBegins { .. }
            | Event::TurnEnded { .. }
            | Event::Cycle { .. }
            | Event::Over { .. } => false,
            Event::Moved { flown, .. } => *flown,
            Event::Sailed { .. } => self.creature == Creature::Sylph,
            _ => true,
        }
    }

    /// Adds steps with the Sylph that met nobody.
    pub(super) fn sailed(&mut self, events: &[usize]) {
        self.events.extend(events);
        if let Deed::Sailed { steps } = &mut self.deed {
            *steps += 1;
        }
    }
}

impl Groups {
    /// Reads an event of a creature.
    pub(super) fn work(&mut self, at: usize, event: &Event) {
        if let Event::Summoned { seat, creature, .. } = event {
            let deed = first_deed(*creature);
            self.work = Some(Working { events: vec![at], seat: *seat, creature: *creature, chimera: false, deed });
            return;
        }
        let Some(work) = &mut self.work else { return };
        work.events.push(at);
        if let Event::Copied { creature, .. } = event {
            (work.creature, work.chimera, work.deed) = (*creature, true, first_deed(*creature));
            return;
        }
        match (event, &mut work.deed) {
            (Event::Sold { amount, .. }, Deed::Sold { pieces, gold }) => {
                *pieces += 1;
                *gold += amount;
            }
            (Event::Kraken { at, .. }, Deed::Surfaced { path, .. }) => path.push(*at),
            (Event::Sunk { owner, at, count }, Deed::Surfaced { sunk, .. } | Deed::Pushed { sunk, .. }) => {
                sunk.push(Wreck { owner: *owner, at: *at, count: *count })
            }
            (Event::Pushed { owner, from, to, count }, Deed::Pushed { pushed, .. }) => {
                pushed.push(Driven { owner: *owner, from: *from, to: *to, count: *count });
            }
            (event, deed) => {
                let owner = |island: Island| self.past.board.holding(island).owner;
                if let Some(done) = deed_of(event, work.creature, self.viewer, owner) {
                    *deed = done;
                }
            }
        }
    }

    /// Writes the line of the creature at work.
    pub(super) fn end_work(&mut self, pages: &mut Pages<'_>) {
        let Some(Working { events, seat, creature, chimera, deed }) = self.work.take() else { return };
        let deed = if is_empty(&deed) { Deed::Unused } else { deed };
        pages.write(events, Line::Power(Power { seat, creature, chimera, deed }));
    }
}

/// Returns the effect of a creature before it did anything.
fn first_deed(creature: Creature) -> Deed {
    match creature {
        Creature::Sphinx => Deed::Sold { pieces: 0, gold: 0 },
        Creature::Sylph => Deed::Sailed { steps: 0 },
        Creature::Kraken => Deed::Surfaced { path: Vec::new(), sunk: Vec::new() },
        _ => Deed::Unused,
    }
}

fn is_empty(deed: &Deed) -> bool {
    match deed {
        Deed::Sold { pieces, .. } => *pieces == 0,
        Deed::Sailed { steps } => *steps == 0,
        Deed::Surfaced { path, .. } => path.is_empty(),
        _ => false,
    }
}

/// Returns the effect that an event completes or begins.
fn deed_of(event: &Event, creature: Creature, viewer: Viewer, owner: impl Fn(Island) -> Option<Seat>) -> Option<Deed> {
    Some(match *event {
        Event::Lured { victim, at, .. } => Deed::Lured { victim, at },
        Event::Toppled { island, building, .. } => Deed::Toppled { owner: owner(island), island, building },
        Event::Remade { island, from, to, .. } => Deed::Remade { island, from, to },
        Event::Seized { victim, island, .. } => Deed::Seized { victim, island },
        Event::Robbed { seat, victim, amount } => {
            let knows = viewer.is(seat) || viewer.is(victim);
            Deed::Robbed { victim, amount: knows.then_some(amount) }
        }
        Event::Income { ref gains, .. } => Deed::Income { amount: gains.iter().map(|(_, gain)| gain).sum() },
        Event::Charmed { victim, piece, .. } => Deed::Charmed { victim, piece },
        Event::FigurineCame { island, .. } if creature == Creature::Polyphemus => {
            Deed::Pushed { island, pushed: Vec::new(), sunk: Vec::new() }
        }
        Event::FigurineCame { island, .. } => Deed::Placed { island, owner: owner(island) },
        Event::FigurinesClashed { island, creatures: (other, _) } => Deed::Clashed { island, other },
        _ => return None,
    })
}
