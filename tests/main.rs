//! The real bot against the sandbox: conversations, crashes, secrets on the wire; and what holds the house together.

mod builders;
mod command_line;
mod crash;
mod discord_description;
mod doors;
mod exports;
mod foreign_server;
mod hands;
mod house;
mod lobby;
mod logs;
mod misfits;
mod my_seat;
mod orders;
mod pictures;
mod player;
mod program;
mod screens;
mod sea_voyage;
mod secrets;
mod servers;
mod storm;
mod whole_games;
mod wire;
