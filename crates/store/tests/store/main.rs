//! The store as its callers see it, on real files.

mod fixture;
mod lobby;
mod opening;
mod orders;
mod outbox;
mod play;
mod records;
mod servers;
mod settings;
