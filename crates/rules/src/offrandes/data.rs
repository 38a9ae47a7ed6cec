//! The contents of the box of Offrandes (§1): characters, animals, altars, and the numbers of the rules.
//!
//! `docs/rules/offrandes.md` §1 lists sources and confidence. Two values are not from the published game: the split of
//! the 75 animals (15 of each kind is inferred) and the order of altars inside a tier (it has no effect).

/// Levels of a ladder above the start space (§1); the last one holds a single token (4.10).
pub const TOP: u8 = 5;
/// Drachmae each city starts with (2.1).
pub const START_DRACHMAE: u8 = 10;
/// Drachmae each city gets in the revenue phase (7.2).
pub const INCOME: u8 = 10;
/// The most drachmae a city keeps after the income; the rest goes back (7.2).
pub const PURSE: u8 = 25;
/// The number of different characters each city picks before the first round (2.4).
pub const PICKS: u8 = 3;
/// The score above which the game ends (8.1).
pub const END_SCORE: u16 = 100;
/// The last round (14.1).
pub const LAST_ROUND: u8 = 50;
/// Animals of each kind (§1, inferred: 75 animals, 5 kinds).
pub const ANIMALS_EACH: u8 = 15;
/// The most seats.
pub const MOST_SEATS: usize = CITIES.len();
/// The city of each seat, clockwise (§1; seating of 14.6).
pub const CITIES: [&str; 5] = ["sparta", "corinth", "athens", "thebes", "delos"];

/// Returns the most lots of an auction turn (4.7, §9).
pub const fn most_lots(seats: u8) -> u8 {
    if seats == 3 { 2 } else { 3 }
}

things! {
    /// The seven characters, each with a ladder.
    Character, "character" {
        Peasant "peasant" "peasant",
        WaterCarrier "water_carrier" "water",
        FlowerCarrier "flower_carrier" "flower",
        TempleGuardian "temple_guardian" "guardian",
        Priestess "priestess" "priestess",
        Briber "briber" "briber",
        Guardsman "guardsman" "guardsman",
    }
}

things! {
    /// The five kinds of animals, by value.
    Animal, "animal" {
        Fowl "fowl" "fowl",
        Pig "pig" "pig",
        Goat "goat" "goat",
        Sheep "sheep" "sheep",
        Ox "ox" "ox",
    }
}

things! {
    /// The eleven altars, from the left (§1).
    Altar, "altar" {
        Hephaestus "hephaestus" "hephaestus",
        Ares "ares" "ares",
        Hermes "hermes" "hermes",
        Athena "athena" "athena",
        Hera "hera" "hera",
        Aphrodite "aphrodite" "aphrodite",
        Artemis "artemis" "artemis",
        Apollo "apollo" "apollo",
        Hades "hades" "hades",
        Poseidon "poseidon" "poseidon",
        Zeus "zeus" "zeus",
    }
}

impl Character {
    /// The ladders a briber may attack (5.3 c): the first five.
    pub const CORRUPTIBLE: [Character; 5] = [
        Character::Peasant,
        Character::WaterCarrier,
        Character::FlowerCarrier,
        Character::TempleGuardian,
        Character::Priestess,
    ];

    /// True if a briber may attack this ladder (5.3 c).
    pub const fn corruptible(self) -> bool {
        !matches!(self, Character::Briber | Character::Guardsman)
    }
}

impl Animal {
    /// Returns the points of one animal, equal to the Peasant level that offers it (§1).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the kind that a Peasant level from 1 to 5 offers; `None` for level 0 (6.3).
    pub const fn of_level(level: u8) -> Option<Animal> {
        match level {
            1 => Some(Animal::Fowl),
            2 => Some(Animal::Pig),
            3 => Some(Animal::Goat),
            4 => Some(Animal::Sheep),
            5 => Some(Animal::Ox),
            _ => None,
        }
    }
}

impl Altar {
    /// Returns the tier, 1 to 5: sizes 3, 3, 2, 2, 1 (§1).
    pub const fn tier(self) -> u8 {
        match self as u8 {
            0..=2 => 1,
            3..=5 => 2,
            6..=7 => 3,
            8..=9 => 4,
            _ => 5,
        }
    }

    /// Returns the points of the altar's token at the end (8.3).
    pub const fn points(self) -> u16 {
        self.tier() as u16 * 5
    }
}

/// Returns the points of the Priestess lamp on a level (6.1).
pub const fn lamp(level: u8) -> u16 {
    level as u16 * 2
}
