//! Logs: ours at the chosen level, those of other crates only for warnings and errors. No line holds a token or a word
//! of a player.
//!
//! serenity's own debug and trace lines and its request spans hold tokens and whole payloads, so this drops them for
//! any `RUST_LOG`.

use crate::ops::gateway::{Closes, tells_of_closes};
use std::fmt::Display;
use std::panic::PanicHookInfo;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{self, FilterFn, LevelFilter};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// Starts logging to the standard error, as lines of JSON if `json`.
pub fn start(json: bool) {
    let wished = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if json { lines.json().boxed() } else { lines.with_ansi(false).boxed() };
    let safe = FilterFn::new(may_be_written).with_max_level_hint(LevelFilter::TRACE);
    // Not a line: the watch over the gateway hears errors for any `RUST_LOG`.
    let closes = Closes.with_filter(FilterFn::new(tells_of_closes).with_max_level_hint(LevelFilter::ERROR));
    let lines = lines.with_filter(filter::FilterExt::and(wished, safe));
    // A second start (tests in one process) keeps the first.
    if tracing_subscriber::registry().with(lines).with(closes).try_init().is_ok() {
        std::panic::set_hook(Box::new(panicked));
    }
}

/// Logs a panic wherever it happens, with its place only: a formatted message may quote a player's words.
fn panicked(panic: &PanicHookInfo<'_>) {
    let message = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or("a formatted message");
    match panic.location() {
        Some(at) => tracing::error!(file = at.file(), line = at.line(), message, "a panic"),
        None => tracing::error!(message, "a panic"),
    }
}

/// The modules of serenity whose warnings repeat traffic: whole payloads, paths with tokens in them.
const TALKATIVE: [&str; 3] = ["serenity::gateway::ws", "serenity::gateway::shard", "serenity::http"];

/// True for our own lines, and for warnings of other crates that repeat no traffic; never for their spans.
fn may_be_written(metadata: &Metadata<'_>) -> bool {
    let ours = metadata.target() == "agon"
        || metadata.target().starts_with("agon_")
        || metadata.target().starts_with("agon::");
    let within = |module: &str| {
        metadata.target().strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let most = if TALKATIVE.into_iter().any(within) { Level::ERROR } else { Level::WARN };
    ours || (metadata.is_event() && *metadata.level() <= most)
}

/// Returns an error's text for a log line, with its causes if it is `anyhow`'s. Keeps only the host of addresses,
/// because paths hold interaction tokens.
pub fn clean(error: impl Display) -> String {
    let text = format!("{error:#}");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find("://") {
        let (before, address) = rest.split_at(at + 3);
        out.push_str(before);
        let end = address.find(|c: char| c.is_whitespace() || "()\"'<>".contains(c)).unwrap_or(address.len());
        let (address, after) = address.split_at(end);
        let host = address.split(['/', '?', '#']).next().unwrap_or_default();
        out.push_str(host.rsplit('@').next().unwrap_or_default());
        if host.len() < address.len() {
            out.push_str("/…");
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::clean;
    use agon_gamemaster::{Refused, StoreError};

    #[test]
    fn what_an_error_comes_from_is_logged() {
        let error =
            anyhow::Error::new(Refused::Store(StoreError::Busy)).context("asking (https://discord.com/api/SECRET)");
        assert_eq!(clean(&error), "asking (https://discord.com/…): the store failed: the database is busy");
    }

    #[test]
    fn of_an_address_only_the_host_is_logged() {
        let text = "error sending request for url (https://discord.com/api/v10/interactions/1/SECRET/callback): reset";
        assert_eq!(clean(text), "error sending request for url (https://discord.com/…): reset");
        assert_eq!(clean("no address"), "no address");
        assert_eq!(clean("http://me:SECRET@127.0.0.1:1"), "http://127.0.0.1:1");
    }
}
