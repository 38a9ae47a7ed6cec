//! The length of a table, in turns.

use crate::length::Expected;

/// The turns and waits to expect: the medians of `agon selfplay --game cyclades --seats N --players greedy --games 200
/// --turns`. Every turn is a wait of its own.
pub(super) const LENGTHS: [Expected; 4] = [
    Expected::of(2, &[], 72, 72),
    Expected::of(3, &[], 66, 66),
    Expected::of(4, &[], 79, 79),
    Expected::of(5, &[], 100, 100),
];
