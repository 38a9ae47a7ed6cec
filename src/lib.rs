//! Agon, a Discord game master for board games of Greek antiquity.
//!
//! In reading order: `config` (settings), `app` (shared parts and their connections), `discord` (in and out), `ops`
//! (health and figures), and one module for each command of the command line. The rules of the games, the opponents, the
//! words and the database are separate crates; `docs/ARCHITECTURE.md` is the map. Public are the parts that the program,
//! the tests and the benches use, so that the compiler sees dead code in the others.

/// The version of the program, with the commit it was built from.
pub const VERSION: &str = env!("AGON_VERSION");

pub mod app;
pub mod backup;
pub mod backup_schedule;
pub mod config;
pub mod discord;
#[cfg(feature = "sandbox")]
pub(crate) mod exhibition;
pub mod export;
pub(crate) mod faults;
pub mod gallery;
pub mod import;
pub mod limits;
pub mod logs;
pub mod operator;
pub mod ops;
pub mod ratings;
pub(crate) mod reading;
pub(crate) mod recent_events;
pub mod replay;
pub mod restore;
pub mod run;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod selfplay;
pub mod text;
pub mod verify;
