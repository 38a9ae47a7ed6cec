//! What stands in the log, at its loudest: what a host needs, and no token, no word of a player, no secret choice.

use crate::foreign_server::{Foreign, TOKEN};
use crate::program::{Running, settings, settings_for};
use agon_sandbox::{Config, Fault, Message, Sandbox, User};
use serde_json::{Value, json};
use tempfile::tempdir;

/// The loudest log there is.
const LOUDEST: &[(&str, &str)] = &[("RUST_LOG", "trace")];

/// A panel of one's own, fresh from the board.
async fn panel(user: &User) -> Message {
    user.dismisses_all();
    user.clicks("My seat").await.ok();
    let asks = |message: &Message| message.only_for.is_some() && !message.menus().is_empty();
    user.sees_that("my panel", asks).await
}

async fn changed(user: &User, panel: &Message) -> Message {
    let face = panel.json();
    user.sees_that("an answer", |message| message.id == panel.id && message.json() != face).await
}

/// The first three characters, chosen and confirmed.
async fn picks(user: &User) {
    let mine = panel(user).await;
    user.selects(&mine.menus()[0].custom_id, &["peasant", "water", "flower"]).await.ok();
    let asks = changed(user, &mine).await;
    user.clicks_on(asks.id, &asks.buttons()[0].label).await.ok();
    changed(user, &asks).await;
}

/// Nothing in the log may contain one of these.
fn holds_none(log: &str, secrets: impl IntoIterator<Item = impl AsRef<str>>) {
    for secret in secrets {
        let secret = secret.as_ref();
        let found = log.lines().find(|line| line.to_lowercase().contains(&secret.to_lowercase()));
        assert!(found.is_none(), "`{secret}` stands in the log: {found:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_loudest_log_holds_no_token_and_no_word_of_a_player() {
    let folder = tempdir().expect("a folder");
    let config = Config { bot_token: "MARKEDTOKEN.of.the.bot".into(), ..Config::default() };
    let sandbox = Sandbox::start(config).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let bot = Running::bot(folder.path(), &sandbox.bot_token(), LOUDEST);
    sandbox.bot_ready().await;
    let [ana, ben] = ["ana", "ben"].map(|name| sandbox.user(name));

    ana.slash("/play", &[("game", "offrandes"), ("options", "markedoption=markedvalue")]).await.ok();
    let wish = [("game", "offrandes"), ("players", "3"), ("options", "auction=sealed, bribes=sealed")];
    ana.slash("/play", &wish).await.ok();
    for _ in 0..2 {
        ben.dismisses_all();
        ben.clicks("Join").await.ok();
        ben.sees_privately("").await;
    }
    ana.sees("Ben").await;
    ana.clicks("Start with AI").await.ok();
    ana.sees("First picks").await;

    // Picks of both, until the first auction; whoever opens it, the other one seals.
    let lot = |message: &Message| message.only_for.is_none() && message.says("Auctions");
    let mut first = None;
    for _ in 0..2 {
        let asked = |message: &Message| {
            let line = message.text().lines().nth(1).unwrap_or_default().to_owned();
            message.only_for.is_none() && (lot(message) || line.contains("(Ana)") || line.contains("(Ben)"))
        };
        let board = ana.sees_that("one of us is asked", asked).await;
        let text = board.text();
        let who = if text.lines().nth(1).unwrap_or_default().contains("(Ana)") { &ana } else { &ben };
        if lot(&board) {
            break;
        }
        picks(who).await;
        first.get_or_insert(who);
        ana.sees_that("the board moved on", |message| {
            message.only_for.is_none() && message.text() != text && message.says("step ")
        })
        .await;
    }
    for (action, user) in [("markedverb markednoun", &ana), ("seal 88123", &ben), ("bid 88124", &ana)] {
        user.slash("/move", &[("action", action)]).await.ok();
    }
    ana.autocomplete("/move", "action", "markedbeginning").await;

    // A form, with words and a number in it; asked for by an id as the board makes them.
    let board = ana.sees("table 1").await;
    for typed in ["markedform", "77123"] {
        ana.dismisses_all();
        ana.forges(board.id, "v1:ask:1:1:offrandes bid 4 10").await.ok();
        if ana.modal().is_some() {
            ana.fills_in(&[typed]).await.ok();
        }
    }
    // Old, forged and foreign clicks; an answer that Discord loses.
    ana.forges(board.id, "v1:act:1:1:seal 9").await.ok();
    ana.forges(board.id, "v1:act:1:1:markedclick").await.ok();
    sandbox.breaks(Fault::new("PATCH", "/webhooks/", 500).times(3));
    ana.slash("/seat", &[]).await;
    sandbox.settled().await;

    let tokens: Vec<String> =
        sandbox.interactions().iter().filter_map(|it| it["token"].as_str().map(str::to_owned)).collect();
    let log = bot.dies().await.err;
    assert!(tokens.len() > 10, "{} interactions", tokens.len());
    holds_none(&log, &tokens);
    holds_none(&log, ["MARKEDTOKEN", "marked", "88123", "88124", "77123", "seal ", "peasant", "sandbox-"]);
    // It is a log all the same: what happened is in it, the lost answer with the host it was meant for.
    for line in ["ready: commands registered", "DEBUG agon_gamemaster", "an old button", "ERROR agon"] {
        assert!(log.contains(line), "{line} is missing:\n{log}");
    }
}

#[tokio::test]
async fn what_comes_over_a_bad_wire_is_not_repeated_in_the_log() {
    let folder = tempdir().expect("a folder");
    // A server that answers callbacks with 200 instead of 204, and then speaks in riddles.
    let server = Foreign::opens_with(None, 200).await;
    settings(folder.path(), server.api());
    let bot = Running::bot(folder.path(), TOKEN, LOUDEST);
    server.hears("the commands", |call| call.method == "PUT").await;
    let help = json!({ "id": "700000000000000009", "name": "help", "type": 1 });
    server.ana(2, "markedtoken-one", help.clone(), None);
    server.hears("an answer", |call| call.path.contains("markedtoken-one/messages/@original")).await;
    // No interaction, no JSON, no known kind, no number of its own.
    let riddle = json!({ "id": "markedid", "token": "markedtoken-two", "type": 2, "data": { "name": "markedword" } });
    server.says("INTERACTION_CREATE", &riddle);
    server.says("MARKED_KIND", &riddle);
    server.says_raw(format!("{{\"op\":0,\"t\":\"INTERACTION_CREATE\",\"d\":{riddle}"));
    server.says_raw(json!({ "op": 0, "t": "INTERACTION_CREATE", "d": riddle }).to_string());
    server.says_raw(json!({ "op": "markedop", "d": riddle }).to_string());
    server.says_raw(json!({ "op": 99, "d": Value::Null, "markedkey": riddle }).to_string());
    // It lives and answers.
    server.ana(2, "markedtoken-three", help, None);
    server.hears("an answer", |call| call.path.contains("markedtoken-three/messages/@original")).await;
    let log = bot.dies().await.err;
    holds_none(&log, [TOKEN, "markedtoken", "markedid", "markedword", "markedop", "markedkey"]);
    assert!(log.contains("a gateway event could not be read"), "whoever waits in vain is noticed:\n{log}");
}
