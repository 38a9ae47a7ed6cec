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
pub(crate) mod caller;
pub mod client;
pub(crate) mod colours;
pub(crate) mod commands;
pub mod components;
pub(crate) mod contact_sheet;
pub(crate) mod courier;
pub mod ids;
pub(crate) mod inflight;
pub(crate) mod invite;
pub(crate) mod languages;
pub mod local_time;
pub(crate) mod messages;
pub(crate) mod my_data;
pub mod open_panels;
pub(crate) mod outcome;
pub(crate) mod pages;
pub mod panels;
pub mod parts;
pub mod pictures;
pub(crate) mod place;
pub(crate) mod play;
pub(crate) mod private;
pub(crate) mod rate;
pub mod unknown_events;
pub mod wire;

/// The data that commands and events share.
pub type Data = std::sync::Arc<crate::app::App>;
/// The error of a handler. It is logged once, and the person reads of a fault of ours.
pub type Error = anyhow::Error;
/// A slash command's context.
pub type Context<'a> = poise::ApplicationContext<'a, Data, Error>;
