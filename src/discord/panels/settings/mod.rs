//! Screens of settings: a person's, their stored data, and a server's.

pub mod preferences;
pub mod privacy;
pub mod seasons;
pub mod setup;
