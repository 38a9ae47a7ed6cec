//! Tables through the game master's door, over a real database.

mod exhibition;
mod forget;
mod house;
mod lobby;
mod moments;
mod orders;
mod records;
mod tables;
