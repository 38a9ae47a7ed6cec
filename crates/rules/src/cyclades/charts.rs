//! The three boards and the starts of the seats, as drawn in `docs/rules/cyclades.md` §3.
//!
//! `.` is a sea space, `$` one with printed prosperity (3.5), a letter a space of that letter's island. Rows run from A
//! in the north, columns count from 1 in the west. An island has one building slot for each of its spaces (3.3).

use super::data::Island;
use super::grid::Sea;

/// A board as a drawing.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// Its name.
    pub id: &'static str,
    /// The eleven rows, spaces separated.
    pub rows: [&'static str; 11],
    /// The islands, in the order of their letters from `a`.
    pub islands: &'static [Island],
    /// Sea spaces with printed prosperity (3.5).
    pub trade: u32,
}

/// The start of one seat: a troop on each island, a fleet on each sea space (3.6).
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Its islands.
    pub islands: [Island; 2],
    /// Its sea spaces.
    pub seas: [Sea; 2],
}

/// The board for two and three seats.
pub const SMALL: Chart = Chart {
    id: "small",
    rows: [
        ". $",
        "a . .",
        ". . b b",
        ". c . . .",
        ". . c . d .",
        "$ e . . . . $",
        "e e . f . g",
        ". . . . g",
        "h . . g",
        "h . g",
        "h $",
    ],
    islands: &[
        Island::Kea,
        Island::Mykonos,
        Island::Syros,
        Island::Delos,
        Island::Paros,
        Island::Ios,
        Island::Naxos,
        Island::Thera,
    ],
    trade: 4,
};

/// The board for four seats.
pub const MEDIUM: Chart = Chart {
    id: "medium",
    rows: [
        "$ . . $",
        "a a . . .",
        "a a . . b b",
        ". . . c . . .",
        ". d . . c . e .",
        "$ . . f . . . . $",
        "g . . f . i . h",
        "g g . . . . h",
        ". . j . . h",
        ". j j . h",
        "$ . . $",
    ],
    islands: &[
        Island::Andros,
        Island::Mykonos,
        Island::Syros,
        Island::Kea,
        Island::Delos,
        Island::Kythnos,
        Island::Milos,
        Island::Naxos,
        Island::Ios,
        Island::Paros,
    ],
    trade: 6,
};

/// The board for five seats.
pub const LARGE: Chart = Chart {
    id: "large",
    rows: [
        "$ . . a . $",
        "b b . . a . .",
        "b b . . . . . .",
        ". . . c . d d . e",
        ". f . . c . . . e .",
        "$ . . g . . h . . . $",
        "i . . g . . . . . j",
        "i i . . . . k . j",
        ". . l . m . . j",
        ". l l . m . j",
        "$ . . . m $",
    ],
    islands: &[
        Island::Tinos,
        Island::Andros,
        Island::Syros,
        Island::Mykonos,
        Island::Donousa,
        Island::Kea,
        Island::Kythnos,
        Island::Delos,
        Island::Milos,
        Island::Naxos,
        Island::Ios,
        Island::Paros,
        Island::Amorgos,
    ],
    trade: 6,
};

const fn start(islands: [Island; 2], [a, b]: [&str; 2]) -> Start {
    Start { islands, seas: [sea(a), sea(b)] }
}

/// Reads the name of a space with one digit.
const fn sea(name: &str) -> Sea {
    let name = name.as_bytes();
    Sea::at((name[0] - b'A') as usize, (name[1] - b'1') as usize)
}

/// Starts of two seats, the preferred reading (3.6, low confidence).
pub const TWO: [Start; 2] =
    [start([Island::Kea, Island::Naxos], ["B2", "G5"]), start([Island::Mykonos, Island::Thera], ["D4", "K2"])];

/// Starts of two seats, the other reading (3.6, low confidence).
pub const TWO_ALTERNATE: [Start; 2] =
    [start([Island::Kea, Island::Naxos], ["B2", "G5"]), start([Island::Mykonos, Island::Paros], ["D4", "F1"])];

/// Starts of three seats.
pub const THREE: [Start; 3] = [
    start([Island::Kea, Island::Naxos], ["C2", "G5"]),
    start([Island::Mykonos, Island::Paros], ["D4", "F1"]),
    start([Island::Syros, Island::Thera], ["F4", "K2"]),
];

/// Starts of four seats.
pub const FOUR: [Start; 4] = [
    start([Island::Andros, Island::Ios], ["B3", "F7"]),
    start([Island::Mykonos, Island::Milos], ["D6", "F1"]),
    start([Island::Syros, Island::Paros], ["F5", "K1"]),
    start([Island::Kea, Island::Naxos], ["F3", "I5"]),
];

/// Starts of five seats.
pub const FIVE: [Start; 5] = [
    start([Island::Tinos, Island::Paros], ["C6", "K1"]),
    start([Island::Andros, Island::Delos], ["B3", "E7"]),
    start([Island::Syros, Island::Amorgos], ["F5", "K6"]),
    start([Island::Donousa, Island::Milos], ["D8", "F1"]),
    start([Island::Kea, Island::Naxos], ["F3", "G9"]),
];
