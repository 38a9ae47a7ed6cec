//! The lines of a recap as data, the same for every reader except the gold that a Griffon took.

use crate::Seat;
use crate::cyclades::board::Ending;
use crate::cyclades::data::{Building, Creature, God, Island};
use crate::cyclades::grid::Sea;
use crate::cyclades::token::{Piece, Place};
use serde::Serialize;

/// The condensed events of one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Line {
    /// Heads a cycle (§5).
    Cycle { cycle: u8 },
    /// Heads the offerings of a cycle (§9).
    Offerings { cycle: u8 },
    /// Heads the actions of a god; no god: Apollo (§10).
    Turn { cycle: u8, seat: Seat, god: Option<God> },
    /// The start of a seat (3.6).
    Start { seat: Seat, islands: [Island; 2], seas: [Sea; 2] },
    /// The turn order of the first cycle (4.3).
    Order { seats: Vec<Seat> },
    /// The income of a cycle, with its new creatures and its first god (§6 to §8).
    Income { cycle: u8, gains: Vec<(Seat, u16)>, came: Vec<Creature>, first: Option<God> },
    /// All offerings to a god in a cycle (§9).
    Offering(Offered),
    /// The queue of Apollo (9.4).
    Queue { seats: Vec<Seat> },
    /// The recruits, buildings and peaceful moves of a god's turn.
    Actions(Actions),
    /// A building that makes three kinds of four for a metropolis (15.1).
    Kinds { seat: Seat, island: Island, building: Building, kinds: u8 },
    /// A philosopher that makes three of four for a metropolis (15.1).
    School { seat: Seat, philosophers: u8 },
    /// A creature that Zeus exchanged; luck brought another one, unless no card was left (10.4).
    Swapped { seat: Seat, creature: Creature, came: Option<Creature> },
    /// An island taken without a battle; `by` is the card of a flight (12.3, 14.4).
    Taken { seat: Seat, by: Option<Creature>, spoils: Spoils },
    /// A whole battle (§13).
    Battle(Fight),
    /// A creature and its effect (§14).
    Power(Power),
    /// A metropolis: the seat's `count`-th of the `target` it needs; buildings in `fallen` stood under it (15.2).
    Metropolis { seat: Seat, island: Island, fallen: Vec<Building>, philosophers: bool, count: u8, target: u8 },
    /// A set or four philosophers lost without a metropolis (15.3).
    MetropolisLost { seat: Seat, philosophers: bool },
    /// Apollo's gold, and the island of his prosperity marker (10.9).
    Apollo { seat: Seat, amount: u16, island: Option<Island> },
    /// A figurine that left its island (14.5).
    FigurineLeft { creature: Creature, island: Island },
    /// A seat out of the game (12.7).
    Eliminated { seat: Seat, by: Seat },
    /// The end (§2).
    Over { reason: Ending },
}

/// All offerings to a god in a cycle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offered {
    /// The god.
    pub god: God,
    /// The seat with the highest offering.
    pub seat: Seat,
    /// Its offering.
    pub amount: u8,
    /// The gold it paid; `None` before the payment.
    pub cost: Option<u16>,
    /// The seats it outbid, in the order of their first offerings.
    pub past: Vec<Seat>,
}

/// The recruits, buildings and peaceful moves of a god's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Actions {
    /// The seat.
    pub seat: Seat,
    /// Its god.
    pub god: God,
    /// The number of recruits, all of the god's kind.
    pub recruited: u8,
    /// The islands with a new building of the god's kind.
    pub built: Vec<Island>,
    /// The moves that met nobody.
    pub moves: Vec<Move>,
}

/// A move of troops or fleets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// The first place.
    pub from: Place,
    /// The last place.
    pub to: Place,
    /// The units that arrived.
    pub count: u8,
}

/// An island that changed hands, with all on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spoils {
    /// The island.
    pub island: Island,
    /// The seat that lost it; `None` for a neutral one.
    pub from: Option<Seat>,
    /// Its buildings.
    pub buildings: Vec<Building>,
    /// True if it has a metropolis.
    pub metropolis: bool,
    /// The income of its new seat, before and after.
    pub gain: (u16, u16),
    /// The income of its former seat, before and after; 0 for a neutral island.
    pub loss: (u16, u16),
}

/// A whole battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fight {
    /// The island or sea space.
    pub place: Place,
    /// The attacking seat.
    pub attacker: Seat,
    /// The defending seat.
    pub defender: Seat,
    /// The attacker's units at the start.
    pub force: u8,
    /// The defender's units at the start.
    pub against: u8,
    /// The defender's bonus (13.1).
    pub bonus: u8,
    /// The rounds.
    pub rounds: Vec<Throw>,
    /// The units lost by the attacker and by the defender.
    pub lost: (u8, u8),
    /// The side that left (13.5, 13.6).
    pub withdrew: Option<Withdrawal>,
    /// True if the Minotaur fell (14.5).
    pub minotaur: bool,
    /// The seat that holds the place; `None` if both sides lost all units (13.4).
    pub winner: Option<Seat>,
    /// The island that the attacker took.
    pub spoils: Option<Spoils>,
    /// The card of a flight: Pegasus, or the Chimera that copied it (14.4).
    pub by: Option<Creature>,
}

/// The dice of a round and the totals, the attacker's first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    /// The faces.
    pub dice: (u8, u8),
    /// The totals.
    pub totals: (u8, u8),
}

/// A side that left a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Withdrawal {
    /// The seat.
    pub seat: Seat,
    /// Its new place.
    pub to: Place,
    /// Its units.
    pub count: u8,
}

/// A creature and its effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Power {
    /// The seat that summoned it.
    pub seat: Seat,
    /// The creature whose power worked.
    pub creature: Creature,
    /// True if the Chimera copied it.
    pub chimera: bool,
    /// Its effect.
    pub deed: Deed,
}

/// The effect of a creature (14.4 to 14.6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    /// The Siren takes a fleet.
    Lured { victim: Seat, at: Sea },
    /// Pegasus takes troops to an own island.
    Flew { from: Island, to: Island, count: u8 },
    /// The Giant destroys a building.
    Toppled { owner: Option<Seat>, island: Island, building: Building },
    /// The Cyclops replaces a building.
    Remade { island: Island, from: Building, to: Building },
    /// The Sphinx buys pieces.
    Sold { pieces: u8, gold: u16 },
    /// The Sylph moves fleets; steps into battles are not counted.
    Sailed { steps: u8 },
    /// The Harpy removes a troop.
    Seized { victim: Seat, island: Island },
    /// The Griffon takes gold; only its owner and the victim know the amount (4.4).
    Robbed { victim: Seat, amount: Option<u16> },
    /// The Fates bring income.
    Income { amount: u16 },
    /// The Satyr or the Dryad takes a card.
    Charmed { victim: Seat, piece: Piece },
    /// A figurine stands on an island.
    Placed { island: Island, owner: Option<Seat> },
    /// Two figurines met, and both left.
    Clashed { island: Island, other: Creature },
    /// Polyphemus pushes fleets away and sinks those without a way out.
    Pushed { island: Island, pushed: Vec<Driven>, sunk: Vec<Wreck> },
    /// The Kraken sinks fleets on its way; its last space is closed.
    Surfaced { path: Vec<Sea>, sunk: Vec<Wreck> },
    /// Nothing.
    Unused,
}

/// Fleets that were pushed away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Driven {
    /// Their seat.
    pub owner: Seat,
    /// Their old space.
    pub from: Sea,
    /// Their new space.
    pub to: Sea,
    /// Their number.
    pub count: u8,
}

/// Fleets that sank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Wreck {
    /// Their seat.
    pub owner: Seat,
    /// Their space.
    pub at: Sea,
    /// Their number.
    pub count: u8,
}
