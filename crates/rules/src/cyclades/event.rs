//! What happens at a table of Cyclades, as data. All of it is public: what is secret, the purses, no event tells (4.4).

use super::board::Ending;
use super::data::{Building, Creature, God, Island};
use super::grid::Sea;
use super::token::{Piece, Place};
use crate::Seat;
use crate::game::{self, Viewer};
use serde::Serialize;

/// What a step made happen. Amounts are gold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Where a seat begins (3.6, 3.7).
    Start { seat: Seat, islands: [Island; 2], seas: [Sea; 2] },
    /// An offering marker came to a place of the turn-order track, from 1 (4.3).
    Marker { seat: Seat, place: u8 },
    /// A cycle begins (§5).
    Cycle { cycle: u8 },
    /// The creature on the cheapest space leaves (6.4).
    RowLeft { creature: Creature },
    /// A creature comes to a space of the row that costs so much (6.4, 10.4).
    RowCame { creature: Creature, cost: u16 },
    /// The discard pile became the deck (6.5).
    Reshuffled,
    /// A god tile came to a place of the row, from 1; [`Event::Gods`] tells them all (§7).
    God { god: God, place: u8 },
    /// The gods of this cycle from the top, and those that are away (§7).
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
    /// Zeus discarded a creature of the row (10.4).
    Swapped { seat: Seat, creature: Creature },
    /// A creature was bought (14.1).
    Summoned { seat: Seat, creature: Creature, cost: u16 },
    /// The creature did nothing (14.3).
    Forgone { seat: Seat, creature: Creature },
    /// Troops went (12.1) or flew (14.4) to an island.
    Moved { seat: Seat, from: Island, to: Island, count: u8, flown: bool },
    /// Fleets made a step (11.1).
    Sailed { seat: Seat, from: Sea, to: Sea, count: u8 },
    /// A group took fleets along or left some behind, and goes on with so many (11.1).
    Regrouped { seat: Seat, at: Sea, count: u8 },
    /// An island was taken; `from` held it (12.3, 12.5).
    Taken { seat: Seat, island: Island, from: Option<Seat> },
    /// A battle begins: units on both sides, bonus of the defender (13.1).
    Battle { place: Place, attacker: Seat, defender: Seat, force: u8, against: u8, bonus: u8 },
    /// The attacker's die; [`Event::Round`] tells both (13.1).
    Die { seat: Seat, face: u8 },
    /// A round: dice and totals, of the attacker first; who has less loses a unit, equal ones both (13.1, 13.2).
    Round { place: Place, attacker: Seat, defender: Seat, dice: (u8, u8), totals: (u8, u8) },
    /// The Minotaur fell (14.5).
    MinotaurFell { island: Island },
    /// A side goes on fighting (13.3).
    FoughtOn { seat: Seat },
    /// A side left the battle (13.5, 13.6).
    Withdrew { seat: Seat, from: Place, to: Place, count: u8 },
    /// A battle ended; nobody: both sides were wiped out (13.4).
    BattleWon { place: Place, winner: Option<Seat> },
    /// A seat lost its last island (12.7).
    Eliminated { seat: Seat, by: Seat },
    /// A building of a set went for a metropolis (15.1).
    Given { seat: Seat, island: Island, building: Building },
    /// Four philosophers went for a metropolis (15.1).
    PhilosophersGiven { seat: Seat },
    /// A metropolis was placed; these buildings fell (15.2).
    Metropolis { seat: Seat, island: Island, fallen: Vec<Building> },
    /// The set or the philosophers were lost: no room or no metropolis left (15.3).
    MetropolisLost { seat: Seat },
    /// The Siren exchanged a fleet of `victim` for one from the reserve or from another space (14.4).
    Lured { seat: Seat, victim: Seat, at: Sea, from: Option<Sea> },
    /// The Giant destroyed a building (14.4).
    Toppled { seat: Seat, island: Island, building: Building },
    /// The Cyclops replaced a building (14.4).
    Remade { seat: Seat, island: Island, from: Building, to: Building },
    /// The Chimera took a creature from the discard pile (14.4).
    Copied { seat: Seat, creature: Creature },
    /// After the Chimera deck and discard pile became one deck (14.7).
    Mixed,
    /// The Sphinx bought a piece (14.4).
    Sold { seat: Seat, piece: Piece, amount: u16 },
    /// The Harpy removed a troop (14.4).
    Seized { seat: Seat, victim: Seat, island: Island },
    /// The Griffon took gold (14.4).
    Robbed { seat: Seat, victim: Seat, amount: u16 },
    /// The Satyr or the Dryad took a card (14.4).
    Charmed { seat: Seat, victim: Seat, piece: Piece },
    /// A figurine came to an island (14.5).
    FigurineCame { seat: Seat, creature: Creature, island: Island },
    /// Two figurines met and both left (14.5).
    FigurinesClashed { island: Island, creatures: (Creature, Creature) },
    /// The Kraken came to a space (14.6).
    Kraken { seat: Seat, at: Sea },
    /// Fleets were destroyed, by the Kraken or because Polyphemus left them no way (14.5, 14.6).
    Sunk { owner: Seat, at: Sea, count: u8 },
    /// Polyphemus pushed fleets away (14.5).
    Pushed { owner: Seat, from: Sea, to: Sea, count: u8 },
    /// Apollo's gold (10.9).
    Apollo { seat: Seat, amount: u16 },
    /// Apollo's prosperity marker (10.9).
    Prosperity { seat: Seat, island: Island },
    /// An action turn ends; the marker went to this place of the track, from 1 (10.8).
    TurnEnded { seat: Seat, place: u8 },
    /// The game is over (2.1, 20.1, 20.13).
    Over { reason: Ending },
}

impl game::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }
}
