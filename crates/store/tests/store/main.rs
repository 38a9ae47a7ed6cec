//! Tests of the store through its public methods, on real files.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod absences;
mod availability;
mod backups;
mod database;
mod fixture;
mod hosting;
mod imports;
mod leaderboards;
mod lobby;
mod misfits;
mod opening;
mod orders;
mod outages;
mod outbox;
mod play;
mod privacy;
mod profiles;
mod questions;
mod records;
mod scores;
mod servers;
mod settings;
mod sittings;
mod times;
mod totals;
