//! The store as its callers see it, on real files.

mod boards;
mod fixture;
mod imports;
mod lobby;
mod opening;
mod orders;
mod outbox;
mod play;
mod privacy;
mod records;
mod scores;
mod servers;
mod settings;
