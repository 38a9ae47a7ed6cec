//! The contents of the box of Cyclades (§1), and the numbers of the rules.
//!
//! `docs/rules/cyclades.md` lists sources and confidence. The names of the islands are not from the published game
//! (3.8).

/// Gold each seat starts with (4.1).
pub const START_GOLD: u16 = 5;
/// The number of troops, and of fleets, of a colour (§1, 10.3).
pub const UNITS: u8 = 8;
/// Priest cards (§1).
pub const PRIESTS: u8 = 18;
/// Philosopher cards (§1).
pub const PHILOSOPHERS: u8 = 17;
/// Buildings of each kind (§1).
pub const BUILDINGS: u8 = 10;
/// Metropolises (§1).
pub const METROPOLISES: u8 = 10;
/// Prosperity markers, without the printed ones (§1).
pub const PROSPERITY: u8 = 16;
/// The number of philosophers that make a metropolis (15.1).
pub const SCHOOL: u8 = 4;
/// The cost of a building (10.5).
pub const BUILD_COST: u16 = 2;
/// The cost of a special action (10.4), and of a step of the Kraken (14.6).
pub const SPECIAL_COST: u16 = 1;
/// The costs of the spaces of the creature row, from the left (6.1).
pub const ROW_COSTS: [u16; ROW] = [4, 3, 2];
/// Spaces of the creature row (6.1).
pub const ROW: usize = 3;
/// Steps of a fleet movement (11.1).
pub const SAIL_STEPS: u8 = 3;
/// Steps a Sylph gives (14.4).
pub const SYLPH_STEPS: u8 = 10;
/// The price the Sphinx pays for a piece (14.4).
pub const SALE: u16 = 2;
/// The number of troops the Minotaur counts for in defence (14.5).
pub const MINOTAUR: u8 = 2;
/// Apollo's gold for a seat with one island, and with any other number (10.9).
pub const APOLLO: (u16, u16) = (4, 1);
/// The last cycle (20.13).
pub const LAST_CYCLE: u8 = 60;
/// The largest bid the notation allows (§21); no table comes near.
pub const MOST_BID: u16 = 255;
/// The faces of the battle die, each with its number of sides (§1).
pub const DIE: [(u8, u32); 4] = [(0, 1), (1, 2), (2, 2), (3, 1)];
/// The most slots of an island (3.3).
pub const SLOTS: usize = 4;
/// The most seats.
pub const MOST_SEATS: usize = CITIES.len();
/// The city of each seat, clockwise.
pub const CITIES: [&str; 5] = ["sparta", "corinth", "athens", "thebes", "argos"];

/// Returns the number of metropolises that ends the game (2.1).
pub const fn target(seats: u8) -> u8 {
    if seats == 2 { 3 } else { 2 }
}

/// Returns the number of a seat's offering markers (4.3, 16.1).
pub const fn markers(seats: u8) -> u8 {
    if seats == 2 { 2 } else { 1 }
}

things! {
    /// The gods that take offerings, without Apollo, where no seat can be outbid (9.4).
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
    /// Returns the only building of this god (10.5).
    pub const fn building(self) -> Building {
        match self {
            God::Ares => Building::Fortress,
            God::Poseidon => Building::Port,
            God::Zeus => Building::Temple,
            God::Athena => Building::University,
        }
    }

    /// Returns the costs of successive recruits in a turn (10.3).
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

    /// Returns its index among the figurines that stay on an island; `None` for a creature without one.
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
