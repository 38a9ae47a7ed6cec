//! The real bot against the sandbox: conversations, crashes, secrets on the wire, and the rules of the code itself.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod all_games;
mod answers;
mod attika_by_clicks;
mod availability;
mod below;
mod boards;
mod boundaries;
mod clock;
mod clocks;
mod command_line;
mod conceded;
mod courier;
mod crash;
mod cyclades_by_clicks;
#[path = "../crates/store/tests/store/database.rs"]
mod database;
mod database_file;
mod discord_description;
mod exports;
mod far_away;
mod faults;
mod files;
mod first_contact;
mod foreign_server;
mod hands;
mod hearing;
mod history;
#[path = "../crates/rules/tests/length/mod.rs"]
mod length;
mod lobby;
mod logs;
mod long_history;
mod lost_rights;
mod misfits;
mod my_seat;
mod notices;
mod open_panels;
mod operator;
mod orders;
mod past;
mod pictures;
mod player;
mod privacy;
mod program;
mod proof;
mod quick;
mod recap;
mod records;
mod refusals;
mod replay;
mod running_bot;
mod scores;
mod screens;
mod secrets;
mod servers;
mod setup;
mod storm;
mod table_page;
mod torn;
mod toy_game;
mod typing;
mod undo;
mod whole_games;
mod wire;
