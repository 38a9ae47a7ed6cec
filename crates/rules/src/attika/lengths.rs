//! The length of a table, in turns.

use crate::length::Expected;

/// The turns and waits to expect: the medians of `agon selfplay --game attika --seats N --players greedy --games 200
/// --turns`. Every turn is a wait of its own.
pub(super) const LENGTHS: [Expected; 3] =
    [Expected::of(2, &[], 45, 45), Expected::of(3, &[], 62, 62), Expected::of(4, &[], 78, 78)];
