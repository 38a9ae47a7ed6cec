//! The measures in which people can compare two decisions.

use crate::{Measure, ValuedMeasure};
use agon_rules::cyclades::State;
use agon_rules::cyclades::data::Building;

/// The measures of a seat, each with its value.
pub(super) const MEASURES: [ValuedMeasure<State>; 9] = [
    (Measure { word: "metropolises", least: 0.15 }, |state, seat| f32::from(state.board.metropolises(seat))),
    (Measure { word: "rival", least: 0.15 }, |state, seat| {
        let rivals = state.board.everybody().filter(|&other| other != seat);
        f32::from(rivals.map(|rival| state.board.metropolises(rival)).max().unwrap_or_default())
    }),
    (Measure { word: "income", least: 0.5 }, |state, seat| f32::from(state.board.income(seat))),
    (Measure { word: "gold", least: 1.5 }, |state, seat| f32::from(state.purse(seat))),
    (Measure { word: "islands", least: 0.4 }, |state, seat| state.board.lands(seat).len() as f32),
    // Troops and fleets.
    (Measure { word: "units", least: 0.8 }, |state, seat| {
        f32::from(state.board.troops_out(seat) + state.board.fleets_out(seat))
    }),
    (Measure { word: "buildings", least: 0.4 }, |state, seat| {
        f32::from(Building::ALL.into_iter().map(|kind| state.board.buildings(seat, kind)).sum::<u8>())
    }),
    (Measure { word: "philosophers", least: 0.4 }, |state, seat| f32::from(state.board.philosophers[seat.index()])),
    (Measure { word: "priests", least: 0.4 }, |state, seat| f32::from(state.board.priests[seat.index()])),
];
