//! Names of things: cities, characters, animals, altars, and small phrases made of them.

use crate::cities::Cities;
use crate::say::counted;
use crate::{Cast, Language, Say, text};
use agon_rules::offrandes::data::{Altar, Animal, Character, lamp};
use agon_rules::offrandes::{Board, Lot, Offrandes};
use agon_rules::{Seat, SeatSet};

/// Returns the key of an item of a class: `offrandes-character-water-carrier`.
pub(super) fn key(class: &str, id: &str) -> String {
    format!("offrandes-{class}-{}", id.replace('_', "-"))
}

pub(super) fn character_key(character: Character) -> String {
    key(Character::CLASS, character.id())
}

pub(super) fn animal_key(animal: Animal) -> String {
    key(Animal::CLASS, animal.id())
}

/// Returns the key of an altar's god. All games share the names of gods.
pub(super) fn god_key(altar: Altar) -> String {
    format!("god-{}", altar.id())
}

/// The cities of the seats.
pub(super) const CITIES: Cities = Cities::of::<Offrandes>();

pub(super) fn city(l: Language, seat: Seat) -> String {
    CITIES.name(l, seat)
}

/// Names a seat with its mark and its person: `▲ Athens (Ben)`.
pub(super) fn seat(l: Language, cast: &Cast, seat: Seat) -> String {
    CITIES.held(l, cast, seat)
}

pub(super) fn cities(l: Language, seats: impl IntoIterator<Item = Seat>) -> String {
    CITIES.names(l, seats)
}

pub(super) fn seats(l: Language, cast: &Cast, set: SeatSet) -> String {
    CITIES.all_held(l, cast, set.iter())
}

pub(super) fn character(l: Language, character: Character) -> String {
    text(l, &character_key(character), &[("n", 1.into())])
}

pub(super) fn characters(l: Language, all: impl IntoIterator<Item = Character>) -> Vec<String> {
    all.into_iter().map(|one| character(l, one)).collect()
}

pub(super) fn lot(l: Language, lot: Lot) -> String {
    characters(l, [lot.0, lot.1]).join(" + ")
}

pub(super) fn god(l: Language, altar: Altar) -> String {
    text(l, &god_key(altar), &[])
}

pub(super) fn animals(l: Language, (animal, count): (Animal, u8)) -> String {
    counted(l, count, &animal_key(animal))
}

/// Returns the effect of a rung: `sheep`, `lamp 4`, `tier 3`. `None` for a rung that only matters against other seats.
pub(super) fn effect(l: Language, of: Character, level: u8) -> Option<String> {
    match of {
        Character::Peasant => Animal::of_level(level).map(|animal| text(l, &animal_key(animal), &[("n", 1.into())])),
        Character::WaterCarrier | Character::FlowerCarrier => {
            (level > 0).then(|| counted(l, level, "offrandes-animal"))
        }
        Character::TempleGuardian => {
            (level > 0).then(|| Say::new(l, "offrandes-effect-tier").with("tier", level).text())
        }
        Character::Priestess => {
            (level > 0).then(|| Say::new(l, "offrandes-effect-lamp").with("points", lamp(level)).text())
        }
        Character::Briber | Character::Guardsman => None,
    }
}

/// A character and a number, with an effect: `Peasant 3→4 (sheep)`.
fn with_effect(l: Language, of: Character, number: &str, effect: Option<String>) -> String {
    let name = character(l, of);
    match effect {
        Some(effect) => format!("{name} {number} ({effect})"),
        None => format!("{name} {number}"),
    }
}

/// Returns the other of the two carriers. The lower of both counts (6.3).
pub(super) fn other_carrier(of: Character) -> Option<Character> {
    match of {
        Character::WaterCarrier => Some(Character::FlowerCarrier),
        Character::FlowerCarrier => Some(Character::WaterCarrier),
        _ => None,
    }
}

/// A rung of a seat with its effect: `Peasant 3 (goat)`. A carrier has the effect of the lower one of both.
pub(super) fn rung(l: Language, board: &Board, seat: Seat, of: Character) -> String {
    let level = board.level(seat, of);
    let counts = other_carrier(of).map_or(level, |other| level.min(board.level(seat, other)));
    with_effect(l, of, &level.to_string(), effect(l, of, counts))
}

/// A move between rungs, with the effect of the new one: `Peasant 3→4 (sheep)`.
pub(super) fn climb(l: Language, of: Character, from: u8, to: u8) -> String {
    with_effect(l, of, &arrow(from, to), effect(l, of, to))
}

/// The move of a carrier beside the other carrier, before and after the move:
/// `Water Carrier 1→2 (still 1 animal: Flower Carrier 1)`.
pub(super) fn carry(l: Language, of: Character, (from, to): (u8, u8), beside: (Character, u8, u8)) -> String {
    let (other, before, after) = beside;
    let counts = to.min(after);
    if counts == to {
        return climb(l, of, from, to);
    }
    let same = counts == from.min(before);
    let say = Say::new(l, if same { "offrandes-effect-still" } else { "offrandes-effect-lower" });
    let say = say.count("animals", counts, "offrandes-animal").with("character", character(l, other));
    with_effect(l, of, &arrow(from, to), Some(say.with("level", after).text()))
}

/// Writes a move between two numbers: `3→4`.
pub(super) fn arrow(from: u8, to: u8) -> String {
    format!("{from}→{to}")
}

/// Returns the seat's offering: the chosen one, or the only possible one.
pub(super) fn offering(board: &Board, seat: Seat, chosen: Option<(Animal, u8)>) -> Option<(Animal, u8)> {
    chosen.or_else(|| match board.placeable(seat).as_slice() {
        [only] => Some(*only),
        _ => None,
    })
}
