//! Screens of settings: a person's, their stored data, and a server's.

pub mod news;
pub mod preferences;
pub mod privacy;
pub mod running;
pub mod seasons;
pub mod setup;
pub mod times;
pub mod who;
