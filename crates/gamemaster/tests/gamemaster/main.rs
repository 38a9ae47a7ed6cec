//! Tables through the game master's interface, over a real database.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod board;
#[path = "../../../store/tests/store/database.rs"]
mod database;
mod exhibition;
mod fixture;
mod forget;
mod hosting;
mod lobby;
mod orders;
mod records;
mod replay;
mod tables;
mod thinking;
