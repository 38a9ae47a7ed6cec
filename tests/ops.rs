//! What a host asks the running bot: whether it is well and ready, and its figures; and how it gets back to Discord.

use crate::command_line::folder;
use crate::program::{Running, agon_with, settings_for};
use crate::running_bot::{PATIENCE, patient};
use agon_sandbox::{Fault, Sandbox};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// Listens on any free port of this machine.
pub const ANY_PORT: (&str, &str) = ("AGON_OPS_LISTEN", "127.0.0.1:0");
/// A time in which only a bot that begins a closed connection anew by itself is back. The library takes 45 seconds.
const AT_ONCE: Duration = Duration::from_secs(30);

/// Reads the lines of a bot that starts, and returns the address where it tells its health.
pub async fn address(bot: &mut Running) -> String {
    loop {
        let line = bot.line().await;
        assert!(!line.is_empty(), "the bot ended");
        if let Some(address) = line.strip_prefix("health and figures: ") {
            return address.to_owned();
        }
    }
}

/// Asks once, and returns the status and the text of the answer.
async fn asks(address: &str, path: &str, token: Option<&str>) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let request = client.get(format!("{address}{path}"));
    let request = token.into_iter().fold(request, |request, token| request.bearer_auth(token));
    let answer = request.send().await.expect("an answer");
    (answer.status().as_u16(), answer.text().await.expect("a text"))
}

/// Asks again and again until the answer is 200, and returns its text.
pub async fn asks_until_well(address: &str, path: &str) -> String {
    let asking = async {
        loop {
            if let (200, text) = asks(address, path, None).await {
                return text;
            }
        }
    };
    timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("{path} never became well"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_hears_whether_the_bot_is_ready_and_well_and_reads_its_figures() {
    let folder = folder();
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    sandbox.breaks(Fault::stuck("PUT", "/commands"));
    let mut bot = Running::bot(folder.path(), &sandbox.bot_token(), &[ANY_PORT]);
    let address = address(&mut bot).await;

    // Nobody can use a command that Discord does not know yet.
    assert!(sandbox.holds(1).await);
    let (status, told) = asks(&address, "/readyz", None).await;
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((status, &told["ready"]), (503, &json!(false)), "{told}");
    sandbox.releases();
    assert_eq!(asks_until_well(&address, "/readyz").await, r#"{"ready":true}"#);
    assert_eq!(asks_until_well(&address, "/healthz").await, r#"{"healthy":true}"#);

    let host = address.strip_prefix("http://").expect("an address");
    let environment = [("AGON_OPS_LISTEN", host)];
    assert_eq!(agon_with(folder.path(), &["health"], &environment, "").await.fine(), "healthy\n");

    let ana = sandbox.user("ana");
    ana.slash("/help", &[]).await.ok();
    ana.slash("/play", &[("game", "attika")]).await.ok();
    ana.sees("lobby").await;
    let figures = asks_until_well(&address, "/metrics").await;
    for line in ["agon_gateway_up 1", "agon_tables{status=\"lobby\"} 1", "agon_tables{status=\"running\"} 0"] {
        assert!(figures.lines().any(|found| found == line), "{line} is missing:\n{figures}");
    }
    assert!(figures.contains("agon_answer_seconds_count{kind=\"command\"} "), "{figures}");
    assert_eq!(asks(&address, "/other", None).await.0, 404);

    bot.stops().await;
    let gone = agon_with(folder.path(), &["health"], &environment, "").await.refuses();
    assert_eq!(gone, format!("nobody answers at {host}: is the bot running, with the same settings?"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_needs_the_token_of_the_settings() {
    let folder = folder();
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    std::fs::write(folder.path().join("token"), "a-long-token\n").expect("a file");
    let text = format!("[discord]\napi_url = \"{}\"\n\n[ops]\ntoken_file = \"token\"\n", sandbox.api_url());
    std::fs::write(folder.path().join("agon.toml"), text).expect("settings");
    let mut bot = Running::bot(folder.path(), &sandbox.bot_token(), &[ANY_PORT]);
    let address = address(&mut bot).await;
    sandbox.bot_ready().await;
    for path in ["/healthz", "/readyz", "/metrics", "/other"] {
        for token in [None, Some("a-long-toke"), Some("a-long-token2")] {
            assert_eq!(asks(&address, path, token).await, (401, String::new()), "{path} {token:?}");
        }
    }
    let (status, figures) = asks(&address, "/metrics", Some("a-long-token")).await;
    assert!(status == 200 && !figures.contains("a-long"), "{figures}");
    bot.dies().await;
}

#[tokio::test]
async fn settings_that_cannot_be_listened_to_are_refused_before_the_database() {
    let folder = folder();
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let (token, listener) = (sandbox.bot_token(), std::net::TcpListener::bind("127.0.0.1:0").expect("a port"));
    let taken = listener.local_addr().expect("an address").to_string();
    for (listen, says) in [
        (taken.as_str(), format!("ops.listen: {taken} cannot be used: ")),
        ("0.0.0.0:0", "ops.listen: 0.0.0.0:0 is not this machine alone; it needs ops.token_file".to_owned()),
        ("here", "ops.listen is \"here\"; it has to be an address with a port, as in 127.0.0.1:9090".to_owned()),
    ] {
        let environment = [("DISCORD_TOKEN", token.as_str()), ("AGON_OPS_LISTEN", listen)];
        let line = agon_with(folder.path(), &["run"], &environment, "").await.refuses();
        assert!(line.starts_with(&says), "{line}");
        assert!(!folder.path().join("agon.db").exists(), "{listen}");
    }
    let nobody = agon_with(folder.path(), &["health"], &[], "").await.refuses();
    assert_eq!(nobody, "ops.listen is not set, so there is nobody to ask");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_discord_closes_for_its_own_reasons_begins_anew_at_once() {
    for code in [4003, 4010, 4011] {
        let folder = folder();
        let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
        settings_for(folder.path(), &sandbox);
        // Whatever of the log is shown.
        let environment = [ANY_PORT, ("RUST_LOG", "off")];
        let mut bot = Running::bot(folder.path(), &sandbox.bot_token(), &environment);
        let address = address(&mut bot).await;
        sandbox.bot_ready().await;
        asks_until_well(&address, "/readyz").await;
        sandbox.closes_gateway(code);
        let back = async {
            assert!(sandbox.bot_connected(false).await);
            assert!(sandbox.bot_connected(true).await);
        };
        timeout(AT_ONCE, back).await.unwrap_or_else(|_| panic!("the bot is not back after {code}"));
        sandbox.user("ana").slash("/help", &[]).await.ok();
        let figures = asks_until_well(&address, "/metrics").await;
        let line = "agon_gateway_restarts_total{cause=\"closed\"} 1";
        assert!(figures.lines().any(|found| found == line), "{code}: {figures}");
        bot.dies().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_examines_token_gateway_clock_and_database() {
    let folder = folder();
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let token = sandbox.bot_token();
    let environment = [("DISCORD_TOKEN", token.as_str())];
    let told = agon_with(folder.path(), &["doctor"], &environment, "").await.fine();
    let [knows, gateway, clock, database] = told.lines().collect::<Vec<_>>()[..] else { panic!("{told}") };
    assert!(knows.starts_with("ok   token: ") && !told.contains(&token), "{told}");
    assert_eq!(gateway, "ok   gateway: 1000 of 1000 connections left today");
    assert!(clock.starts_with("ok   clock: "), "{clock}");
    assert_eq!(database, "ok   database: the first start makes it");

    // Beside a running bot.
    let bot = Running::bot(folder.path(), &token, &[]);
    sandbox.bot_ready().await;
    let told = agon_with(folder.path(), &["doctor"], &environment, "").await.fine();
    assert!(told.contains("ok   database: in use by the bot; "), "{told}");
    bot.dies().await;

    let wrong = [("DISCORD_TOKEN", "wrong")];
    let told = agon_with(folder.path(), &["doctor"], &wrong, "").await;
    assert!(told.out.starts_with("bad  token: ") && told.out.contains("copy it again"), "{told:?}");
    assert_eq!(told.refuses_with(1), "bad: 2 of 4");
}
