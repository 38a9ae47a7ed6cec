//! The rules of every game Agon knows: pure and deterministic, without clock, people, language or luck of their own.
//!
//! * [`game`] is the contract a game fulfils; [`games`] erases its types.
//! * [`table`] is the same contract with the types erased: text in; words, views and JSON out ([`erased`]).
//! * [`log`] reads and replays logs, [`undo`] takes their steps back.
//! * [`luck`] draws outcomes, [`seal`] commits to secret choices, and [`secret`] finds those choices in a log.
//! * [`verify`] recomputes logs, luck and seals.
//! * [`length`] counts the turns of a table, and says how many to expect.
//! * [`progress`] gives the round, the phase and the scores of a table, for chapters and charts.
//! * [`recap`] condenses events into the lines of a recap.
//! * [`menu`] turns legal actions into a tree of words, the generic menu.
//! * [`testkit`] checks any game against the contract.
//!
//! Invariants: nothing here reads a clock, draws a random number by itself, does I/O or writes a sentence. A
//! [`View`](game::View) is built up from the facts its viewer may know, never stripped down from a state.

#[macro_use]
mod things;

pub mod attika;
pub mod cyclades;
mod digest;
pub mod erased;
pub mod game;
pub mod games;
pub mod length;
pub mod log;
pub mod luck;
pub mod menu;
pub mod offrandes;
pub mod order;
pub mod progress;
pub mod recap;
pub mod refusal;
pub mod seal;
pub mod seat;
pub mod secret;
pub mod spelling;
pub mod standing;
pub mod table;
pub mod testkit;
pub mod undo;
pub mod verify;

pub use erased::{AnyEvent, AnyLine, AnyView};
pub use game::{Game, Meta, Viewer, Waiting};
pub use games::{AnyGame, Games, game_of};
pub use progress::Progress;
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Seat, SeatList, SeatSet};
pub use standing::Standing;
pub use table::AnyTable;
