//! Screens of many tables: lists of open and past tables, one past table's page, leaderboards, players, statistics of a
//! game.

pub mod history;
pub mod leaderboard;
pub mod number_format;
pub mod past_table;
pub mod profile;
pub mod statistics;
pub mod tables;
