//! Tests of the opponents: strength, legality, determinism, pace, and secrecy.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod arena;
mod attika;
mod cyclades;
mod offrandes;
mod suggestions;
