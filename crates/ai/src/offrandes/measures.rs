//! The measures in which people can compare two decisions.

use crate::{Measure, ValuedMeasure};
use agon_rules::Seat;
use agon_rules::offrandes::State;
use agon_rules::offrandes::data::{Character, lamp};

/// The measures of a seat, each with its value.
pub(super) const MEASURES: [ValuedMeasure<State>; 9] = [
    (Measure { word: "points", least: 3.0 }, points),
    (Measure { word: "rival", least: 3.0 }, |state, seat| {
        let rivals = state.board.everybody().filter(|&other| other != seat);
        rivals.map(|rival| points(state, rival)).fold(0.0, f32::max)
    }),
    (Measure { word: "altars", least: 0.4 }, |state, seat| state.board.held(seat).count() as f32),
    (Measure { word: "drachmae", least: 1.5 }, |state, seat| f32::from(state.board.purse(seat))),
    // The animals that it can offer.
    (Measure { word: "offering", least: 2.0 }, |state, seat| {
        let best = state.board.offerings(seat).first().map(|&(animal, count)| animal.value() * count);
        f32::from(best.unwrap_or_default())
    }),
    // The highest tier of altars that it reaches.
    (Measure { word: "reach", least: 0.5 }, |state, seat| level(state, seat, Character::TempleGuardian)),
    (Measure { word: "lamp", least: 1.0 }, |state, seat| {
        f32::from(lamp(state.board.level(seat, Character::Priestess)))
    }),
    (Measure { word: "briber", least: 0.5 }, |state, seat| level(state, seat, Character::Briber)),
    (Measure { word: "guardsman", least: 0.5 }, |state, seat| level(state, seat, Character::Guardsman)),
];

/// Returns the points of a seat, with those of its altars.
fn points(state: &State, seat: Seat) -> f32 {
    f32::from(state.board.score(seat) + state.board.altar_points(seat))
}

fn level(state: &State, seat: Seat, character: Character) -> f32 {
    f32::from(state.board.level(seat, character))
}
