//! The content of the log at its most verbose: everything a host needs, but no token, no word of a player, no secret
//! choice.

use crate::crash::panel;
use crate::foreign_server::{Foreign, TOKEN};
use crate::ops::{ANY_PORT, address, asks_until_well};
use crate::player::starts;
use crate::program::{Running, bot_in_sandbox, settings, settings_for};
use crate::records::changed;
use crate::running_bot::patient;
use agon_sandbox::{Config, Fault, Message, Sandbox, User};
use serde_json::{Value, json};
use tempfile::tempdir;

/// The most verbose log level.
const LOUDEST: &[(&str, &str)] = &[("RUST_LOG", "trace"), ANY_PORT];

/// The step number on a board.
fn step(board: &Message) -> Option<u32> {
    board.text().split_once("step ")?.1.split(' ').next()?.parse().ok()
}

/// True if a board asks this person, by the name in brackets on its first line.
fn asks(board: &Message, user: &User) -> bool {
    let name = format!("({})", user.person().display);
    board.only_for.is_none()
        && step(board).is_some()
        && board.text().lines().nth(1).is_some_and(|line| line.contains(&name))
}

/// Plays for three people by clicks until one must seal an amount. Returns that person and the board.
async fn until_a_seal_is_asked(people: [&User; 3]) -> (&User, Message) {
    for _ in 0..10 {
        let board = people[0].sees_that("one of us is asked", |it| people.iter().any(|user| asks(it, user))).await;
        let who = people.into_iter().find(|user| asks(&board, user)).expect("one of us");
        let mine = panel(who).await;
        let menu = &mine.menus()[0];
        let values: Vec<&str> = menu.choices.iter().map(|choice| choice.value.as_str()).collect();
        if values[0].starts_with("seal ") {
            return (who, board);
        }
        // First picks are done at once. A lot is opened at an amount.
        let wanted = menu.at_least as usize;
        who.selects(&menu.custom_id, &values[..wanted]).await.ok();
        let next = changed(who, &mine).await;
        if let Some(button) = next.buttons().into_iter().find(|it| it.custom_id.contains("open 2")) {
            who.clicks_on(next.id, &button.label).await.ok();
        }
        let before = step(&board);
        people[0].sees_that("the board moved on", |it| it.only_for.is_none() && step(it) > before).await;
    }
    panic!("nobody was asked for a secret amount");
}

/// Checks that the log contains none of these.
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
    let config = Config { bot_token: "MARKEDTOKEN.of.the.bot".into(), ..patient() };
    let sandbox = Sandbox::start(config).await.expect("a sandbox");
    settings_for(folder.path(), &sandbox);
    let mut bot = Running::bot(folder.path(), &sandbox.bot_token(), LOUDEST);
    let address = address(&mut bot).await;
    sandbox.bot_ready().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| sandbox.user(name));

    ana.slash("/play", &[("game", "offrandes"), ("options", "markedoption=markedvalue")]).await.ok();
    let wish = [("game", "offrandes"), ("players", "3"), ("options", "auction=sealed, bribes=sealed")];
    ana.slash("/play", &wish).await.ok();
    for guest in [&ben, &cleo] {
        guest.clicks("Join").await.ok();
        ana.sees(guest.person().display).await;
    }
    starts(&ana, "Start").await;
    ana.sees("First picks").await;

    // A secret amount in a form: first with invalid words and numbers, then a valid one.
    let (who, board) = until_a_seal_is_asked([&ana, &ben, &cleo]).await;
    let seq = step(&board).expect("a step");
    for typed in ["markedtxt", "771234567", "7"] {
        who.dismisses_all();
        who.forges(board.id, &format!("v1:ask:1:{seq}:offrandes 0 10 seal")).await.ok();
        who.fills_in(&[typed]).await.ok();
        who.sees_that("an answer", |message| message.only_for.is_some()).await;
    }
    ana.sees_that("one is ready", |message| message.only_for.is_none() && message.says("✓")).await;
    // Typed words, and old, forged and foreign clicks.
    for (action, user) in
        [("markedverb markednoun", who), ("seal 881234567", who), ("bid 881234568", &ana), ("seal 6", who)]
    {
        user.slash("/move", &[("action", action)]).await.ok();
    }
    who.autocomplete("/move", "action", "markedbeginning").await;
    for id in ["v1:act:1:1:seal 9", "v1:act:1:1:markedclick", "v1:markedverb", "markedid"] {
        who.dismisses_all();
        who.forges(board.id, id).await.ok();
        who.sees_that("an answer", |message| message.only_for.is_some()).await;
    }
    // Discord loses an answer. The person reads of the error, and the log has it.
    sandbox.breaks(Fault::new("POST", "/webhooks/", 500));
    ana.dismisses_all();
    ana.clicks("My seat").await.ok();
    ana.sees_privately("Something broke on our side").await;

    let tokens: Vec<String> =
        sandbox.interactions().iter().filter_map(|it| it["token"].as_str().map(str::to_owned)).collect();
    // What the host asks holds no more than the log.
    let health = asks_until_well(&address, "/healthz").await;
    let figures = asks_until_well(&address, "/metrics").await;
    assert!(!figures.contains("agon_faults_total 0\n"), "{figures}");
    let log = bot.dies().await.err + &health + &figures;
    assert!(tokens.len() > 10, "{} interactions", tokens.len());
    holds_none(&log, &tokens);
    // A span does not name a person either.
    holds_none(&log, [&ana, &ben, &cleo].map(|user| user.person().id.0.to_string()));
    holds_none(
        &log,
        ["MARKEDTOKEN", "marked", "881234567", "881234568", "771234567", "seal ", "peasant", "open 2", "sandbox-"],
    );
    // The log is still useful: it has the events, and the lost answer with its host.
    let spans = ["interaction{id=", "verb=\"act\"", "verb=\"unreadable\"", "outcome=\"answered\""];
    for line in
        ["commands registered", "agon_gamemaster::play: an old button", "ERROR interaction"].iter().chain(&spans)
    {
        assert!(log.contains(line), "{line} is missing:\n{log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cause_of_a_fault_stands_beside_its_id() {
    let (folder, sandbox, bot) = bot_in_sandbox().await;
    let ana = sandbox.user("ana");
    ana.slash("/play", &[("game", "attika")]).await.ok();
    ana.sees("lobby").await;
    // The disk loses its data.
    for file in ["agon.db", "agon.db-wal"] {
        let file = folder.path().join(file);
        std::fs::OpenOptions::new().write(true).open(&file).and_then(|file| file.set_len(0)).expect("a file");
    }
    ana.slash("/tables", &[]).await;
    let told = ana.sees_privately("Something broke on our side (").await;
    let id = told.text().split(['(', ')']).nth(1).expect("an id").to_owned();
    let log = bot.dies().await.err;
    let line = log.lines().find(|line| line.contains("ERROR") && line.contains(&id)).expect("a line with this id");
    assert!(line.contains("disk") || line.contains("database"), "{line}");
    assert!(line.contains("kind=\"command\" verb=\"tables\""), "{line}");
    // Each interaction has a line at its end.
    let end = log.lines().find(|line| line.contains("verb=\"play\"") && line.contains("outcome=\"answered\" ms="));
    assert!(end.is_some(), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_sends_twice_is_one_calm_line() {
    let (_folder, sandbox, bot) = bot_in_sandbox().await;
    let ana = sandbox.user("ana");
    ana.sees("Agon is here").await;
    // The other one was acknowledged a moment before.
    let known = json!({ "code": 40060, "message": "Interaction has already been acknowledged." });
    sandbox.breaks(Fault::new("POST", "/callback", 400).body(known).applied());
    ana.clicks("Help").await.ok();
    ana.slash("/help", &[]).await.ok();
    let said = bot.stops().await;
    let lines = said.err.lines().filter(|line| line.contains("kind=\"click\"")).collect::<Vec<_>>();
    let [line] = lines[..] else { panic!("{}", said.err) };
    assert!(line.contains("INFO") && line.contains("outcome=\"sent twice\""), "{line}");
    assert!(!said.err.lines().any(|line| line.contains("ERROR") && line.contains("interaction")), "{}", said.err);
}

#[tokio::test]
async fn what_comes_over_a_bad_wire_is_not_repeated_in_the_log() {
    let folder = tempdir().expect("a folder");
    // A server that answers callbacks with 200 instead of 204, and then sends unreadable messages.
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
    // The bot still runs and answers.
    server.ana(2, "markedtoken-three", help, None);
    server.hears("an answer", |call| call.path.contains("markedtoken-three/messages/@original")).await;
    let log = bot.dies().await.err;
    holds_none(&log, [TOKEN, "markedtoken", "markedid", "markedword", "markedop", "markedkey"]);
    assert!(log.contains("a gateway event could not be read"), "whoever waits in vain is noticed:\n{log}");
}
