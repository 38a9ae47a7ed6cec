//! The measures in which people can compare two decisions.

use crate::Measure;
use agon_rules::Seat;
use agon_rules::offrandes::State;
use agon_rules::offrandes::data::{Character, lamp};

/// The measures of a seat; see [`measures`].
pub(super) const MEASURES: [Measure; 9] = [
    Measure { word: "points", least: 3.0 },
    Measure { word: "rival", least: 3.0 },
    Measure { word: "altars", least: 0.4 },
    Measure { word: "drachmae", least: 1.5 },
    Measure { word: "offering", least: 2.0 },
    Measure { word: "reach", least: 0.5 },
    Measure { word: "lamp", least: 1.0 },
    Measure { word: "briber", least: 0.5 },
    Measure { word: "guardsman", least: 0.5 },
];

/// Returns what a seat has: points with those of its altars; the most points of another seat; altars; drachmae; the
/// points of the animals it can offer; the highest tier it reaches; the points of its lamp in a round; the levels of
/// its Briber and of its Guardsman.
pub(super) fn measures(state: &State, seat: Seat) -> [f32; MEASURES.len()] {
    let board = &state.board;
    let level = |character| f32::from(board.level(seat, character));
    let points = |seat: Seat| f32::from(board.score(seat) + board.altar_points(seat));
    let rivals = board.everybody().filter(|&other| other != seat);
    let animals = board.offerings(seat).first().map(|&(animal, count)| animal.value() * count);
    [
        points(seat),
        rivals.map(points).fold(0.0, f32::max),
        board.held(seat).count() as f32,
        f32::from(board.purse(seat)),
        f32::from(animals.unwrap_or_default()),
        level(Character::TempleGuardian),
        f32::from(lamp(board.level(seat, Character::Priestess))),
        level(Character::Briber),
        level(Character::Guardsman),
    ]
}
