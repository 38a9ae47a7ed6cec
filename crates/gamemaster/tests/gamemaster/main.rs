//! Tables through the game master's interface, over a real database.

mod board;
mod exhibition;
mod forget;
mod house;
mod lobby;
mod orders;
mod records;
mod replay;
mod tables;
