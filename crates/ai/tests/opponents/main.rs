//! Tests of the opponents: strength, legality, determinism, pace, and secrecy.

mod arena;
mod attika;
mod cyclades;
mod offrandes;
