//! Clocks of tables, with a time that the tests hold in their hands: nobody sleeps.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod absent;
mod asking;
mod away;
#[path = "../../../store/tests/store/database.rs"]
mod database;
#[allow(dead_code)]
#[path = "../gamemaster/fixture.rs"]
mod fixture;
mod games;
mod idle;
#[path = "../../../rules/tests/length/mod.rs"]
mod length;
mod nudge;
mod outage;
mod pause;
mod question_limits;
mod questions;
mod ready;
mod substitute;
mod undo;
mod world;
mod worlds;
