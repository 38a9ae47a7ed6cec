//! `agon doctor`: examines what the bot needs of its surroundings, one line each. It changes nothing.

use crate::config::{Api, Settings};
use crate::discord::client;
use crate::{app, logs, run};
use agon_gamemaster::is_control_or_bidi;
use agon_store::{OpenError, Store};
use anyhow::{Context as _, bail};
use serenity::all::BotGateway;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longest wait for an answer.
const ANSWER: Duration = Duration::from_secs(10);
/// The largest difference of the clocks that nobody notices, in milliseconds.
const APART_MS: u64 = 5_000;
/// The share of a day's connections that should be left: one of this many.
const LEFT: u64 = 10;

/// Arguments of `agon doctor`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The settings of the bot; without it agon.toml or config/agon.toml, if there is one
    #[arg(long)]
    pub config: Option<PathBuf>,
}

/// The gravity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// All is well.
    Ok,
    /// The bot runs, but not as it should.
    Warn,
    /// The bot does not run.
    Bad,
}

/// A line of the examination.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Finding {
    verdict: Verdict,
    about: &'static str,
    says: String,
}

impl Finding {
    fn new(verdict: Verdict, about: &'static str, says: impl Into<String>) -> Finding {
        Finding { verdict, about, says: says.into() }
    }

    fn bad(about: &'static str, error: &anyhow::Error) -> Finding {
        Finding::new(Verdict::Bad, about, logs::clean(error).replace(is_control_or_bidi, " "))
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Ok => "ok",
            Verdict::Warn => "warn",
            Verdict::Bad => "bad",
        };
        write!(f, "{verdict:<4} {}: {}", self.about, self.says)
    }
}

/// Examines the surroundings of the bot of these settings, and writes a line about each.
///
/// # Errors
/// The settings cannot be read, or something is bad.
pub async fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings::read(args.config.as_deref())?;
    let api = settings.api()?;
    let mut findings = match settings.token() {
        Ok(token) => vec![token_works(&token, &api).await, gateway(&token, &api).await],
        Err(error) => vec![Finding::bad("token", &error)],
    };
    findings.push(match their_time_ms(&api).await {
        Ok((here_ms, there_ms)) => clock(here_ms, there_ms),
        Err(error) => Finding::bad("clock", &error),
    });
    findings.push(database(&settings.database.file).await);
    for finding in &findings {
        writeln!(out, "{finding}")?;
    }
    out.flush()?;
    match findings.iter().filter(|finding| finding.verdict == Verdict::Bad).count() {
        0 => Ok(()),
        bad => bail!("bad: {bad} of {}", findings.len()),
    }
}

async fn token_works(token: &str, api: &Api) -> Finding {
    match client::who_am_i(token, api).await {
        Ok(me) => Finding::new(Verdict::Ok, "token", format!("{api} knows the bot, as user {}", me.id)),
        Err(error) => Finding::bad("token", &error),
    }
}

async fn gateway(token: &str, api: &Api) -> Finding {
    let asked = async { client::http(token, api)?.get_bot_gateway().await.context("asking for the gateway") };
    match asked.await {
        Ok(told) if !api.may_use_gateway(&told.url) => {
            Finding::new(Verdict::Bad, "gateway", "it is on another host than the API, which Agon refuses")
        }
        Ok(told) => connections(&told),
        Err(error) => Finding::bad("gateway", &error),
    }
}

/// Judges the connections that the bot may begin today.
fn connections(told: &BotGateway) -> Finding {
    let limit = &told.session_start_limit;
    let left = format!("{} of {} connections left today", limit.remaining, limit.total);
    match limit.remaining {
        0 => Finding::new(Verdict::Bad, "gateway", left),
        few if few < limit.total / LEFT => Finding::new(Verdict::Warn, "gateway", left),
        _ if told.shards > 1 => {
            let advice = format!("{left}; Discord advises {} connections at once, and Agon makes one", told.shards);
            Finding::new(Verdict::Warn, "gateway", advice)
        }
        _ => Finding::new(Verdict::Ok, "gateway", left),
    }
}

/// Returns this machine's time and the server's, in UTC milliseconds.
async fn their_time_ms(api: &Api) -> anyhow::Result<(i64, i64)> {
    let client = reqwest::Client::builder().timeout(ANSWER);
    let client = match api {
        Api::Discord => client,
        // A shell's proxy settings must not apply to loopback.
        Api::Compatible(_) => client.no_proxy(),
    };
    let client = client.build().context("building the HTTP client")?;
    let answer = client.get(format!("{api}/api/v10/gateway")).send().await.context("asking for the time")?;
    let here_ms = app::clock().now_ms();
    let date = answer.headers().get(reqwest::header::DATE).and_then(|date| date.to_str().ok());
    let date = date.with_context(|| format!("{api} does not tell its time"))?;
    let there = jiff::fmt::rfc2822::parse(date).context("reading the time")?;
    Ok((here_ms, there.timestamp().as_millisecond()))
}

/// Compares the clocks. A wrong one moves people's deadlines.
fn clock(here_ms: i64, there_ms: i64) -> Finding {
    let apart_ms = here_ms.abs_diff(there_ms);
    let says = format!("{} seconds apart from Discord's", apart_ms / 1_000);
    match apart_ms > APART_MS {
        true => Finding::new(Verdict::Warn, "clock", format!("{says}: keep this machine's time in step (NTP)")),
        false => Finding::new(Verdict::Ok, "clock", says),
    }
}

/// Examines the database, beside a running bot too.
async fn database(file: &Path) -> Finding {
    let about = "database";
    match Store::examine(file).await {
        Ok(_) if !file.exists() => Finding::new(Verdict::Ok, about, "the first start makes it"),
        Ok(pending) if !pending.is_empty() => {
            let says = format!("the next start brings it up to date: {}", pending.join(", "));
            Finding::new(Verdict::Warn, about, says)
        }
        Ok(_) => counted(file, "whole").await,
        Err(OpenError::InUse { .. }) => counted(file, "in use by the bot").await,
        Err(error) => Finding::bad(about, &error.into()),
    }
}

async fn counted(file: &Path, state: &str) -> Finding {
    match run::counts(file).await {
        Ok(counts) => Finding::new(Verdict::Ok, "database", format!("{state}; {counts}")),
        Err(error) => Finding::bad("database", &error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn told(remaining: u64, shards: u32) -> String {
        let limit = json!({ "total": 1000, "remaining": remaining, "reset_after": 0, "max_concurrency": 1 });
        let gateway = json!({ "url": "wss://gateway.discord.gg", "shards": shards, "session_start_limit": limit });
        connections(&serde_json::from_value(gateway).expect("an answer of Discord")).to_string()
    }

    #[test]
    fn connections_must_be_left_and_should_be_many() {
        assert_eq!(told(1000, 1), "ok   gateway: 1000 of 1000 connections left today");
        assert_eq!(told(100, 1), "ok   gateway: 100 of 1000 connections left today");
        assert_eq!(told(99, 1), "warn gateway: 99 of 1000 connections left today");
        assert_eq!(told(0, 1), "bad  gateway: 0 of 1000 connections left today");
        assert!(told(1000, 3).starts_with("warn gateway: 1000 of 1000 connections left today; Discord advises 3 "));
    }

    #[test]
    fn clocks_may_be_five_seconds_apart() {
        for (here, there) in [(10_000, 5_000), (5_000, 10_000), (7_000, 7_000)] {
            assert_eq!(clock(here, there).verdict, Verdict::Ok);
        }
        let wrong = "warn clock: 60 seconds apart from Discord's: keep this machine's time in step (NTP)";
        assert_eq!([clock(60_000, 0), clock(0, 60_000)].map(|finding| finding.to_string()), [wrong; 2]);
    }

    #[test]
    fn the_time_of_a_server_is_read() {
        let read = jiff::fmt::rfc2822::parse("Fri, 27 Nov 2026 12:50:32 GMT").expect("a time");
        assert_eq!(read.timestamp().to_string(), "2026-11-27T12:50:32Z");
    }
}
