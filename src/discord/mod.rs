//! Discord in, Discord out.
//!
//! * `commands` and `components` handle interactions: they acknowledge first, call one method of the game master, and
//!   show a panel. Nothing waits for a later click: every id says all that its click needs.
//! * `courier` sends everything else, from the outbox. None of these three uses another one.
//! * `pages` read the content of a page, for all three.
//! * `ids` are the ids of buttons, menus and forms as values: text in, text out.
//! * `panels` turn snapshots into message parts; `parts` turns those into Discord's builders.
//! * `open_panels` edits panels that are open on people's screens when their question changes.
//! * `private` is the only way to answer an interaction, and it is private: no secret can reach a channel.

pub mod animation;
pub mod caller;
pub mod client;
pub mod colours;
pub mod commands;
pub mod components;
pub mod contact_sheet;
pub mod courier;
pub mod ids;
pub mod inflight;
pub mod languages;
pub mod messages;
pub mod my_data;
pub mod open_panels;
pub mod outcome;
pub mod pages;
pub mod panels;
pub mod parts;
pub mod pictures;
pub mod place;
pub mod play;
pub mod private;
pub mod rate;
pub mod unknown_events;
pub mod wire;

/// The data that commands and events share.
pub type Data = std::sync::Arc<crate::app::App>;
/// The error of a handler. It is logged once, and the person reads of a fault of ours.
pub type Error = anyhow::Error;
/// A slash command's context.
pub type Context<'a> = poise::ApplicationContext<'a, Data, Error>;
