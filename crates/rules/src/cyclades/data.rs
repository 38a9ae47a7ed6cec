//! What is in the box of Cyclades (§1), and the numbers of the rules.
//!
//! Sources and confidence stand in `docs/rules/cyclades.md`. Not the published game's: the names of the islands (3.8).

/// Gold each seat starts with (4.1).
pub const START_GOLD: u16 = 5;
/// Troops, and fleets, of a colour (§1, 10.3).
pub const UNITS: u8 = 8;
/// Priest cards (§1).
pub const PRIESTS: u8 = 18;
/// Philosopher cards (§1).
pub const PHILOSOPHERS: u8 = 17;
/// Buildings of each kind (§1).
pub const BUILDINGS: u8 = 10;
/// Metropolises (§1).
pub const METROPOLISES: u8 = 10;
/// Prosperity markers that are not printed (§1).
pub const PROSPERITY: u8 = 16;
/// Philosophers that make a metropolis (15.1).
pub const SCHOOL: u8 = 4;
/// What a building costs (10.5).
pub const BUILD_COST: u16 = 2;
/// What a special action costs (10.4), and a step of the Kraken (14.6).
pub const SPECIAL_COST: u16 = 1;
/// What the spaces of the creature row cost, from the left (6.1).
pub const ROW_COSTS: [u16; ROW] = [4, 3, 2];
/// Spaces of the creature row (6.1).
pub const ROW: usize = 3;
/// Steps of a fleet movement (11.1).
pub const SAIL_STEPS: u8 = 3;
/// Steps a Sylph gives (14.4).
pub const SYLPH_STEPS: u8 = 10;
/// What the Sphinx pays for a piece (14.4).
pub const SALE: u16 = 2;
/// With how many troops the Minotaur defends (14.5).
pub const MINOTAUR: u8 = 2;
/// What Apollo gives a seat with one island, and with more (10.9).
pub const APOLLO: (u16, u16) = (4, 1);
/// The last cycle (20.13).
pub const LAST_CYCLE: u8 = 60;
/// The largest bid that can be written (§21); no table comes near.
pub const MOST_BID: u16 = 255;
/// The faces of the battle die with how many sides show them (§1).
pub const DIE: [(u8, u32); 4] = [(0, 1), (1, 2), (2, 2), (3, 1)];
/// The most slots an island has (3.3).
pub const SLOTS: usize = 4;
/// The most seats.
pub const MOST_SEATS: usize = CITIES.len();
/// The city of each seat, clockwise.
pub const CITIES: [&str; 5] = ["sparta", "corinth", "athens", "thebes", "argos"];

/// Metropolises that end the game (2.1).
pub const fn target(seats: u8) -> u8 {
    if seats == 2 { 3 } else { 2 }
}

/// Offering markers of a seat (4.3, 16.1).
pub const fn markers(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

things! {
    /// The gods that take offerings, but for Apollo, whom nobody can be outbid at (9.4).
    God, "god" {
        Ares "ares",
        Poseidon "poseidon",
        Zeus "zeus",
        Athena "athena",
    }
}

things! {
    /// The four buildings, each of one god (10.5).
    Building, "building" {
        Fortress "fortress",
        Port "port",
        Temple "temple",
        University "university",
    }
}

things! {
    /// The seventeen creatures (§14).
    Creature, "creature" {
        Siren "siren",
        Pegasus "pegasus",
        Giant "giant",
        Chimera "chimera",
        Cyclops "cyclops",
        Sphinx "sphinx",
        Sylph "sylph",
        Harpy "harpy",
        Griffon "griffon",
        Fates "fates",
        Satyr "satyr",
        Dryad "dryad",
        Minotaur "minotaur",
        Chiron "chiron",
        Medusa "medusa",
        Polyphemus "polyphemus",
        Kraken "kraken",
    }
}

things! {
    /// The islands of all three boards (3.8).
    Island, "island" {
        Amorgos "amorgos",
        Andros "andros",
        Delos "delos",
        Donousa "donousa",
        Ios "ios",
        Kea "kea",
        Kythnos "kythnos",
        Milos "milos",
        Mykonos "mykonos",
        Naxos "naxos",
        Paros "paros",
        Syros "syros",
        Thera "thera",
        Tinos "tinos",
    }
}

impl God {
    /// The only building this god has built (10.5).
    pub const fn building(self) -> Building {
        match self {
            God::Ares => Building::Fortress,
            God::Poseidon => Building::Port,
            God::Zeus => Building::Temple,
            God::Athena => Building::University,
        }
    }

    /// What one recruit after the other costs in a turn (10.3).
    pub const fn recruit_costs(self) -> &'static [u16] {
        match self {
            God::Ares => &[0, 2, 3, 4],
            God::Poseidon => &[0, 1, 2, 3],
            God::Zeus | God::Athena => &[0, 4],
        }
    }
}

impl Creature {
    /// The figurines that stay on an island until their owner's next turn (14.5).
    pub const FIGURINES: [Creature; 4] = [Creature::Minotaur, Creature::Chiron, Creature::Medusa, Creature::Polyphemus];

    /// Its place among the figurines that stay on an island.
    pub const fn figurine(self) -> Option<usize> {
        match self {
            Creature::Minotaur => Some(0),
            Creature::Chiron => Some(1),
            Creature::Medusa => Some(2),
            Creature::Polyphemus => Some(3),
            _ => None,
        }
    }
}
