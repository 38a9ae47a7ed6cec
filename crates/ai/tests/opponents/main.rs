//! The opponents: strength, lawfulness, sameness, pace, and that they cannot peek.

mod arena;
mod attika;
mod cyclades;
mod offrandes;
