//! The phase of the cycle and the tasks within a turn, at most six levels deep (20.14).

use super::board::{Board, Ending};
use super::data::{Building, Creature, God, UNITS};
use super::grid::Sea;
use super::token::Place;
use crate::{Seat, SeatSet};
use serde::Serialize;

/// A phase of the cycle (§5). Income (§8) and the end check (2.1) wait for no seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck deals the starts of the seats (3.7).
    Starts,
    /// Luck lays the offering markers on the track (4.3).
    Markers,
    /// Luck fills the creature row (§6).
    Row,
    /// Luck orders the gods (§7).
    Gods,
    /// A seat makes an offering (§9).
    Offer {
        /// The seat.
        seat: Seat,
        /// The place of the track that bids next after all ousted seats have moved on, from 0.
        next: u8,
        /// The god where this seat lost its offering just now (9.2).
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
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The god; `None` for Apollo.
    pub god: Option<God>,
    /// Recruits made in this turn (10.3).
    pub recruited: u8,
    /// The summoned creature, while it is active.
    pub creature: Option<Creature>,
    /// The creature the Chimera took.
    pub copied: Option<Creature>,
    /// The present task, which the seat must finish first (20.7).
    pub task: Task,
    /// The battle within the task.
    pub battle: Option<Battle>,
    /// The due metropolis, within the task or the battle.
    pub forming: Option<Forming>,
}

/// The task of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// None: any action of the god (10.2).
    Free,
    /// The active creature needs a target: a place, a seat or a piece.
    Target,
    /// The Siren takes an own fleet from another space, because the reserve is empty (14.4).
    SirenOwn(Sea),
    /// A fleet movement after its first step (11.1).
    Sail {
        /// The space of the group, with its fleets.
        at: Sea,
        /// The number of fleets.
        group: u8,
        /// Steps left.
        steps: u8,
        /// True if the group already left or took fleets on this space.
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
    /// The Kraken may continue from its space (14.6).
    Kraken,
    /// Polyphemus pushes the fleets around his island (14.5).
    Push,
    /// The Sphinx buys (14.4).
    Sphinx,
    /// Apollo's prosperity marker needs an island (10.9).
    Prosperity,
}

/// Fleets that fought in this use of the Sylph and stay on their space (14.4, 20.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tired {
    groups: [Option<(Sea, u8)>; UNITS as usize],
}

impl Tired {
    /// Returns the number of these fleets on a space.
    pub fn at(&self, sea: Sea) -> u8 {
        self.iter().filter(|(at, _)| *at == sea).map(|(_, count)| count).sum()
    }

    /// Returns the groups by space, in the order they fought.
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

/// A battle (§13). During it, the attacker's units stand on no space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The island or sea space.
    pub place: Place,
    /// The attacking seat.
    pub attacker: Seat,
    /// The defending seat.
    pub defender: Seat,
    /// The attacker's units.
    pub force: u8,
    /// The round, from 1.
    pub round: u8,
    /// The next event or decision.
    pub stage: Stage,
}

/// The event or decision a battle waits for (13.1, 13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The attacker's die.
    AttackerDie,
    /// The defender's die, after this face of the attacker's.
    DefenderDie(u8),
    /// The defender's choice to withdraw.
    Defender,
    /// The attacker's choice to withdraw.
    Attacker,
}

impl Battle {
    /// True if troops fight, not fleets.
    pub const fn on_land(&self) -> bool {
        matches!(self.place, Place::Island(_))
    }

    /// Returns the seat that must decide; `None` while the dice roll.
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
    /// The seat gives up the buildings of the set, kind by kind; this kind is next (15.1).
    Give(Building),
    /// The seat places it (15.2).
    Place,
}

impl Turn {
    /// Begins a turn at a god, or at Apollo for `None`: nothing is recruited or summoned yet.
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

    /// Returns the creature whose power is active: the one the Chimera copied, or the summoned one; `None` if no power
    /// is.
    pub fn power(&self) -> Option<Creature> {
        self.copied.or(self.creature)
    }
}

impl Board {
    /// Returns the seats the table waits for; `None` if luck decides.
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
