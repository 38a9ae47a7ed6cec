//! A tiny raw bot against the sandbox: what Discord allows, what it refuses, and who sees what.

mod bot;
mod doors;
mod gateway;
mod interactions;
mod limits;
mod messages;
mod people;
mod rates;
