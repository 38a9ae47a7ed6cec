//! Screens of settings: a person's, what is kept about them, and a server's.

pub mod preferences;
pub mod privacy;
pub mod seasons;
pub mod setup;
