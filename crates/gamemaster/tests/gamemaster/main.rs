//! Tables through the game master's interface, over a real database.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod board;
mod exhibition;
mod forget;
mod house;
mod lobby;
mod orders;
mod records;
mod replay;
mod tables;
