//! A tiny raw bot against the sandbox: allowed requests, refused requests, and the readers of each message.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod access;
mod answers;
mod bot;
mod clock;
mod commands;
mod components;
mod events;
mod faults;
mod gateway;
mod interactions;
mod limits;
mod messages;
mod people;
mod permissions;
mod rates;
mod requests;
mod threads;
