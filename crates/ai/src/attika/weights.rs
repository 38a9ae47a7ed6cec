//! The weights of the features, learned from 800 games of greedy opponents by
//! `cargo run --release -p agon-ai --example train attika 800`.

use super::features::FEATURES;

/// A weight for each feature.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f32; FEATURES] = [
    0.19593,
    -0.01024,
    -0.07804,
    0.62668,
    0.11605,
    0.97171,
    0.04330,
    0.30275,
    0.12356,
    0.01247,
    0.01462,
    -1.72936,
    0.01171,
    0.09932,
    -0.33899,
    -0.30533,
    -0.12501,
    -0.20117,
    0.85615,
    -0.36275,
    -0.19160,
    0.57221,
    -0.70943,
    -0.02731,
    0.15228,
    0.38563,
    0.18793,
    -0.02693,
    0.23492,
    -0.37041,
    -0.82487,
    0.25544,
    0.52809,
    0.76553,
    1.58513,
    -0.08942,
    -0.13885,
    -0.37843,
];
