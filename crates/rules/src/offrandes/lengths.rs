//! The length of a table, in turns.

use crate::length::Expected;

/// The turns and waits to expect: the medians of `agon selfplay --game offrandes --seats N --options auction=VALUE
/// --players greedy --games 200 --turns`. Sealed bribes (16.2) change them by less than a sixth.
pub(super) const LENGTHS: [Expected; 6] = [
    Expected::of(3, &[("auction", "open")], 166, 166),
    Expected::of(3, &[("auction", "sealed")], 96, 81),
    Expected::of(4, &[("auction", "open")], 239, 239),
    Expected::of(4, &[("auction", "sealed")], 171, 129),
    Expected::of(5, &[("auction", "open")], 318, 318),
    Expected::of(5, &[("auction", "sealed")], 235, 154),
];
