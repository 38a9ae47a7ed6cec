//! Where a table stands: the phase of the cycle and, in a turn, what is under way in it, at most six deep (20.14).

use super::board::{Board, Ending};
use super::data::{Building, Creature, God, UNITS};
use super::grid::Sea;
use super::token::Place;
use crate::{Seat, SeatSet};
use serde::Serialize;

/// A phase of the cycle (§5). Income (§8) and the end check (2.1) wait for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck deals where each seat begins (3.7).
    Starts,
    /// Luck lays the offering markers on the track (4.3).
    Markers,
    /// Luck fills the creature row (§6).
    Row,
    /// Luck orders the gods (§7).
    Gods,
    /// A seat makes an offering (§9).
    Offer {
        /// Who.
        seat: Seat,
        /// Which place of the track bids next once nobody must move on, from 0.
        next: u8,
        /// The god this seat was just ousted from (9.2).
        lost: Option<God>,
    },
    /// An action turn (§10).
    Turn(Turn),
    /// The end (§2).
    Over(Ending),
}

/// An action turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Its place among this cycle's turns: gods from the top, then Apollo's queue (10.1).
    pub place: u8,
    /// Whose it is.
    pub seat: Seat,
    /// The god; none is Apollo.
    pub god: Option<God>,
    /// Recruits made in this turn (10.3).
    pub recruited: u8,
    /// The creature summoned and still at work.
    pub creature: Option<Creature>,
    /// The creature the Chimera took.
    pub copied: Option<Creature>,
    /// What is under way and must be finished first (20.7).
    pub task: Task,
    /// The battle on top of it.
    pub battle: Option<Battle>,
    /// The metropolis due on top of it.
    pub forming: Option<Forming>,
}

/// What is under way in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Nothing: any action of the god (10.2).
    Free,
    /// The creature at work asks where, whom or what.
    Target,
    /// The Siren takes the own fleet from another space, for want of a reserve (14.4).
    SirenOwn(Sea),
    /// A fleet movement after its first step (11.1).
    Sail {
        /// Where the group stands; its fleets stand on the space.
        at: Sea,
        /// How many fleets it has.
        group: u8,
        /// Steps left.
        steps: u8,
        /// Whether it left or took fleets on this space already.
        regrouped: bool,
    },
    /// The Sylph's steps (14.4).
    Sylph {
        /// Steps left.
        steps: u8,
        /// Fleets that fought and stay, by space.
        tired: Tired,
    },
    /// Luck draws the creature for a space of the row, from 0 (10.4).
    Swap(u8),
    /// The Kraken may go on from where it lies (14.6).
    Kraken,
    /// Polyphemus pushes the fleets around his island (14.5).
    Push,
    /// The Sphinx buys (14.4).
    Sphinx,
    /// Apollo's prosperity marker is put on an island (10.9).
    Prosperity,
}

/// Fleets that fought in this use of the Sylph and stay where they are (14.4, 20.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tired {
    groups: [Option<(Sea, u8)>; UNITS as usize],
}

impl Tired {
    /// How many on a space.
    pub fn at(&self, sea: Sea) -> u8 {
        self.iter().filter(|(at, _)| *at == sea).map(|(_, count)| count).sum()
    }

    /// The groups by space, in the order they fought.
    pub fn iter(&self) -> impl Iterator<Item = (Sea, u8)> + '_ {
        self.groups.iter().filter_map(|group| *group)
    }

    /// Adds fleets on a space; a seat never has more than fit.
    pub fn add(&mut self, sea: Sea, count: u8) {
        if count == 0 {
            return;
        }
        if let Some((_, there)) = self.groups.iter_mut().flatten().find(|(at, _)| *at == sea) {
            *there += count;
        } else if let Some(free) = self.groups.iter_mut().find(|group| group.is_none()) {
            *free = Some((sea, count));
        }
    }
}

/// A battle (§13). The attacker's units stand on no space while it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// Where.
    pub place: Place,
    /// Who came.
    pub attacker: Seat,
    /// Who was there.
    pub defender: Seat,
    /// The attacker's units.
    pub force: u8,
    /// The round, from 1.
    pub round: u8,
    /// What is awaited.
    pub stage: Stage,
}

/// What a battle waits for (13.1, 13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The attacker's die.
    AttackerDie,
    /// The defender's die; the attacker's shows this.
    DefenderDie(u8),
    /// Does the defender withdraw?
    Defender,
    /// Does the attacker withdraw?
    Attacker,
}

impl Battle {
    /// Whether troops fight, not fleets.
    pub const fn on_land(&self) -> bool {
        matches!(self.place, Place::Island(_))
    }

    /// Who is asked; nobody while the dice roll.
    pub const fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::AttackerDie | Stage::DefenderDie(_) => None,
            Stage::Defender => Some(self.defender),
            Stage::Attacker => Some(self.attacker),
        }
    }
}

/// A metropolis that must be placed (§15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forming {
    /// The buildings of the set are given up in the order of their kinds; this one is next (15.1).
    Give(Building),
    /// It is placed (15.2).
    Place,
}

impl Turn {
    /// A fresh turn.
    pub const fn new(place: u8, seat: Seat, god: Option<God>) -> Turn {
        Turn {
            place,
            seat,
            god,
            recruited: 0,
            creature: None,
            copied: None,
            task: Task::Free,
            battle: None,
            forming: None,
        }
    }

    /// The creature whose power works just now: the one the Chimera took, or the one summoned.
    pub fn power(&self) -> Option<Creature> {
        self.copied.or(self.creature)
    }
}

impl Board {
    /// Seats the table waits for; `None` where luck decides.
    pub(super) fn asked(&self) -> Option<SeatSet> {
        match &self.phase {
            Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods => None,
            Phase::Offer { seat, .. } => Some(SeatSet::one(*seat)),
            Phase::Turn(turn) => match (turn.forming, turn.battle, turn.task) {
                (Some(_), ..) => Some(SeatSet::one(turn.seat)),
                (None, Some(battle), _) => battle.asked().map(SeatSet::one),
                (None, None, Task::Swap(_)) => None,
                (None, None, _) => Some(SeatSet::one(turn.seat)),
            },
            Phase::Over(_) => Some(SeatSet::EMPTY),
        }
    }
}
