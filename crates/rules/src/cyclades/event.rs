//! The events of a table of Cyclades, as data. All are public: none reveals a purse, the only secret (4.4).

use super::board::Ending;
use super::data::{Building, Creature, God, Island};
use super::grid::Sea;
use super::token::{Piece, Place};
use crate::Seat;
use crate::game::{self, Viewer};
use serde::Serialize;

/// One thing a step caused. Amounts are gold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// The start of a seat (3.6, 3.7).
    Start { seat: Seat, islands: [Island; 2], seas: [Sea; 2] },
    /// An offering marker comes to a place of the turn-order track, from 1 (4.3).
    Marker { seat: Seat, place: u8 },
    /// A cycle begins (§5).
    Cycle { cycle: u8 },
    /// The creature on the cheapest space leaves (6.4).
    RowLeft { creature: Creature },
    /// A creature comes to the space of the row with this cost (6.4, 10.4).
    RowCame { creature: Creature, cost: u16 },
    /// The discard pile becomes the deck (6.5).
    Reshuffled,
    /// A god tile comes to a place of the row, from 1; [`Event::Gods`] follows with all of them (§7).
    God { god: God, place: u8 },
    /// The gods of this cycle from the top, and those away (§7).
    Gods { order: Vec<God>, away: Vec<God> },
    /// Income of phase 3 (§8), or of the Fates for one seat (14.4).
    Income { gains: Vec<(Seat, u16)>, fates: bool },
    /// An offering; `ousted` must move on (9.2).
    Bid { seat: Seat, god: God, amount: u8, ousted: Option<Seat> },
    /// A place in Apollo's queue, from 1 (9.4).
    Queued { seat: Seat, place: u8 },
    /// The cost of an offering (9.6).
    OfferingPaid { seat: Seat, god: God, amount: u16 },
    /// An action turn begins; no god: Apollo (10.1).
    TurnBegins { seat: Seat, god: Option<God> },
    /// A figurine leaves its island because its owner's turn begins, or its owner is out of the game (14.5, 20.1).
    FigurineLeft { creature: Creature, island: Island },
    /// A recruit (10.3).
    Recruited { seat: Seat, piece: Piece, cost: u16 },
    /// A building (10.5); the slot is counted from 1.
    Built { seat: Seat, island: Island, slot: u8, building: Building },
    /// Zeus discards a creature of the row (10.4).
    Swapped { seat: Seat, creature: Creature },
    /// A seat buys a creature (14.1).
    Summoned { seat: Seat, creature: Creature, cost: u16 },
    /// The creature has no effect (14.3).
    Forgone { seat: Seat, creature: Creature },
    /// Troops march (12.1) or fly (14.4) to an island.
    Moved { seat: Seat, from: Island, to: Island, count: u8, flown: bool },
    /// Fleets make a step (11.1).
    Sailed { seat: Seat, from: Sea, to: Sea, count: u8 },
    /// A group takes fleets along or leaves some behind, and goes on with `count` fleets (11.1).
    Regrouped { seat: Seat, at: Sea, count: u8 },
    /// A seat takes an island from `from` (12.3, 12.5).
    Taken { seat: Seat, island: Island, from: Option<Seat> },
    /// A battle begins: units on both sides, bonus of the defender (13.1).
    Battle { place: Place, attacker: Seat, defender: Seat, force: u8, against: u8, bonus: u8 },
    /// The attacker's die; [`Event::Round`] follows with both (13.1).
    Die { seat: Seat, face: u8 },
    /// A round: dice and totals, the attacker's first. The lower total loses a unit; on equal totals both do (13.1,
    /// 13.2).
    Round { place: Place, attacker: Seat, defender: Seat, dice: (u8, u8), totals: (u8, u8) },
    /// The Minotaur falls (14.5).
    MinotaurFell { island: Island },
    /// A side goes on fighting (13.3).
    FoughtOn { seat: Seat },
    /// A side leaves the battle (13.5, 13.6).
    Withdrew { seat: Seat, from: Place, to: Place, count: u8 },
    /// A battle ends. Without a winner, both sides have lost all units (13.4).
    BattleWon { place: Place, winner: Option<Seat> },
    /// A seat loses its last island (12.7).
    Eliminated { seat: Seat, by: Seat },
    /// A seat gives a building of a set for a metropolis (15.1).
    Given { seat: Seat, island: Island, building: Building },
    /// A seat gives four philosophers for a metropolis (15.1).
    PhilosophersGiven { seat: Seat },
    /// A seat places a metropolis and loses the buildings in `fallen` (15.2).
    Metropolis { seat: Seat, island: Island, fallen: Vec<Building> },
    /// The seat loses the set or the philosophers, because no room or no metropolis is left (15.3).
    MetropolisLost { seat: Seat },
    /// The Siren exchanges a fleet of `victim` for one from the reserve or from another space (14.4).
    Lured { seat: Seat, victim: Seat, at: Sea, from: Option<Sea> },
    /// The Giant destroys a building (14.4).
    Toppled { seat: Seat, island: Island, building: Building },
    /// The Cyclops replaces a building (14.4).
    Remade { seat: Seat, island: Island, from: Building, to: Building },
    /// The Chimera takes a creature from the discard pile (14.4).
    Copied { seat: Seat, creature: Creature },
    /// After the Chimera, deck and discard pile become one deck (14.7).
    Mixed,
    /// The Sphinx buys a piece (14.4).
    Sold { seat: Seat, piece: Piece, amount: u16 },
    /// The Harpy removes a troop (14.4).
    Seized { seat: Seat, victim: Seat, island: Island },
    /// The Griffon takes gold (14.4).
    Robbed { seat: Seat, victim: Seat, amount: u16 },
    /// The Satyr or the Dryad takes a card (14.4).
    Charmed { seat: Seat, victim: Seat, piece: Piece },
    /// A figurine comes to an island (14.5).
    FigurineCame { seat: Seat, creature: Creature, island: Island },
    /// Two figurines meet and both leave (14.5).
    FigurinesClashed { island: Island, creatures: (Creature, Creature) },
    /// The Kraken comes to a space (14.6).
    Kraken { seat: Seat, at: Sea },
    /// Fleets are destroyed, by the Kraken or because Polyphemus leaves them no way (14.5, 14.6).
    Sunk { owner: Seat, at: Sea, count: u8 },
    /// Polyphemus pushes fleets away (14.5).
    Pushed { owner: Seat, from: Sea, to: Sea, count: u8 },
    /// Apollo's gold (10.9).
    Apollo { seat: Seat, amount: u16 },
    /// Apollo's prosperity marker (10.9).
    Prosperity { seat: Seat, island: Island },
    /// An action turn ends; the marker goes to this place of the track, from 1 (10.8).
    TurnEnded { seat: Seat, place: u8 },
    /// The game is over (2.1, 20.1, 20.13).
    Over { reason: Ending },
}

impl game::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }
}
