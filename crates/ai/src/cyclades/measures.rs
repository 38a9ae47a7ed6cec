//! The measures in which people can compare two decisions.

use crate::Measure;
use agon_rules::Seat;
use agon_rules::cyclades::State;
use agon_rules::cyclades::data::Building;

/// The measures of a seat; see [`measures`].
pub(super) const MEASURES: [Measure; 9] = [
    Measure { word: "metropolises", least: 0.15 },
    Measure { word: "rival", least: 0.15 },
    Measure { word: "income", least: 0.5 },
    Measure { word: "gold", least: 1.5 },
    Measure { word: "islands", least: 0.4 },
    Measure { word: "units", least: 0.8 },
    Measure { word: "buildings", least: 0.4 },
    Measure { word: "philosophers", least: 0.4 },
    Measure { word: "priests", least: 0.4 },
];

/// Returns what a seat has: metropolises; the most metropolises of another seat; income; gold; islands; troops and
/// fleets; buildings; philosophers; priests.
pub(super) fn measures(state: &State, seat: Seat) -> [f32; MEASURES.len()] {
    let board = &state.board;
    let rivals = board.everybody().filter(|&other| other != seat);
    let buildings: u8 = Building::ALL.into_iter().map(|kind| board.buildings(seat, kind)).sum();
    [
        f32::from(board.metropolises(seat)),
        f32::from(rivals.map(|rival| board.metropolises(rival)).max().unwrap_or_default()),
        f32::from(board.income(seat)),
        f32::from(state.purse(seat)),
        board.lands(seat).len() as f32,
        f32::from(board.troops_out(seat) + board.fleets_out(seat)),
        f32::from(buildings),
        f32::from(board.philosophers[seat.index()]),
        f32::from(board.priests[seat.index()]),
    ]
}
