//! A sandbox alone, for programs in other languages: `cargo run -p agon-sandbox --example serve`.
//!
//! Its first line holds all addresses, as JSON. Then it reads one word a line: `cut` (the gateway's connection),
//! `reconnect` (op 7), `forget` (op 9), `limit` (429 to the next edit). At the end of its input it prints the
//! complaints, as JSON. Answers may take longer than at Discord: the tests look at a library's requests, not at the
//! load of the machine.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use std::time::Duration;

use agon_sandbox::{Config, Fault, Sandbox, people};
use serde_json::json;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let sandbox = Sandbox::start(Config { answer_limit: Duration::from_secs(60), ..Config::default() }).await?;
    let (page, api) = (sandbox.page_url(), sandbox.api_url());
    println!(
        "{}",
        json!({
            "url": api, "api": format!("{api}/api"), "gateway": format!("{}/gateway", api.replacen("http", "ws", 1)),
            "page": page, "key": page.split_once("key=").map(|(_, key)| key), "token": sandbox.bot_token(),
            "application": people::BOT, "server": people::SERVER,
        })
    );
    // This blocking read delays nothing: the sandbox runs in other threads.
    for line in std::io::stdin().lines() {
        match line?.trim() {
            "cut" => sandbox.cuts_gateway(),
            "reconnect" => sandbox.asks_to_reconnect(),
            "forget" => sandbox.invalidates_session(false),
            "limit" => sandbox.breaks(Fault::new("PATCH", "", 429)),
            other => eprintln!("{other}? cut, reconnect, forget or limit"),
        }
    }
    println!("{}", json!({ "complaints": sandbox.complaints() }));
    sandbox.shutdown().await;
    Ok(())
}
