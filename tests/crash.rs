//! A bot killed in the middle of a sealed game, and started again on the same file.

use crate::player::starts;
use crate::running_bot::patient;
use agon_sandbox::{Message, Sandbox, User};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running bot. Dropping it kills it, however the test ends.
pub struct Bot(Child);

impl Bot {
    /// Kills it.
    pub fn dies(mut self) {
        self.0.kill().expect("SIGKILL");
        self.0.wait().expect("the end");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Usually it is dead already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the real program, connected to a Discord-compatible server by its settings alone.
pub fn bot(folder: &Path, sandbox: &Sandbox) -> Bot {
    let settings = folder.join("agon.toml");
    let (api, file) = (sandbox.api_url(), folder.join("agon.db"));
    let text = format!("[discord]\napi_url = \"{api}\"\n[database]\nfile = \"{}\"\n", file.display());
    std::fs::write(&settings, text).expect("settings");
    let child = Command::new(env!("CARGO_BIN_EXE_agon"))
        .args(["run", "--config"])
        .arg(&settings)
        .env("DISCORD_TOKEN", sandbox.bot_token())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the bot");
    Bot(child)
}

/// The person to act, by the name in brackets on the board's first line.
fn asked<'a>(board: &Message, people: &'a [User]) -> &'a User {
    let text = board.text();
    let line = text.lines().nth(1).unwrap_or_default();
    let named = people.iter().find(|user| line.contains(&format!("({})", user.person().display)));
    named.unwrap_or_else(|| panic!("nobody is asked: {line}"))
}

/// Opens a fresh panel from the board, with something to choose in it. A notice may disappear, so its button is not
/// used.
pub async fn panel(user: &User) -> Message {
    user.dismisses_all();
    let board = user.sees_that("the board", |message| message.only_for.is_none() && message.says("Text board"));
    user.clicks_on(board.await.id, "My seat").await.ok();
    user.sees_that("my panel", |message| message.only_for.is_some() && !message.menus().is_empty()).await
}

async fn press(user: &User, panel: &Message, words: &str) -> Message {
    let face = panel.json();
    let found = panel.buttons().into_iter().find(|button| button.custom_id.contains(words));
    user.clicks_on(panel.id, &found.unwrap_or_else(|| panic!("no {words}: {}", panel.summary())).label).await.ok();
    user.sees_that("an answer", |message| message.id == panel.id && message.json() != face).await
}

async fn choose(user: &User, panel: &Message, values: &[&str]) -> Message {
    let face = panel.json();
    user.selects(&panel.menus()[0].custom_id, values).await.ok();
    user.sees_that("an answer", |message| message.id == panel.id && message.json() != face).await
}

/// Chooses the three first picks. If they cannot be taken back afterwards, a question comes in between.
pub async fn picks_first(user: &User) {
    let answer = choose(user, &panel(user).await, &["peasant", "water", "flower"]).await;
    if answer.buttons().iter().any(|button| button.custom_id.contains(":yes:")) {
        press(user, &answer, ":yes:").await;
    }
}

fn step(board: &Message) -> u32 {
    let text = board.text();
    let (_, after) = text.split_once("step ").expect("the board names its step");
    after.split(' ').next().and_then(|step| step.parse().ok()).expect("a number")
}

async fn board_after(user: &User, board: u64, least: u32) -> Message {
    user.sees_that("the board moved on", |message| {
        message.id.0 == board && message.says("step ") && step(message) >= least
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_bot_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let sandbox = Sandbox::start(patient()).await.expect("a sandbox");
    let child = bot(folder.path(), &sandbox);
    sandbox.bot_ready().await;
    let people = ["ana", "ben", "cleo", "dion"].map(|name| sandbox.user(name));
    let [ana, ben, cleo, dion] = &people;
    ana.slash("/play", &[("game", "offrandes"), ("players", "4"), ("options", "auction=sealed,bribes=sealed")])
        .await
        .ok();
    ana.sees("lobby").await;
    for guest in [ben, cleo, dion] {
        guest.clicks("Join").await.ok();
        ana.sees(guest.person().display).await;
    }
    starts(ana, "Start").await;
    let mut board = ana.sees("First picks").await;
    let id = board.id.0;
    for round in 0..4u32 {
        let who = asked(&board, &people);
        picks_first(who).await;
        board = board_after(ana, id, 4 + 3 * round).await;
    }
    board = ana.sees_that("the first auction", |message| message.id.0 == id && message.says("Auctions")).await;
    let auctioneer = asked(&board, &people);
    let mine = choose(auctioneer, &panel(auctioneer).await, &["guardian", "priestess"]).await;
    press(auctioneer, &mine, "open 2").await;
    board = board_after(ana, id, 15).await;
    let sealed_at = step(&board);
    let others: Vec<&User> =
        people.iter().filter(|user| user.person().display != auctioneer.person().display).collect();
    // The first seals 5, the second opens a panel, then the bot is killed.
    let first = panel(others[0]).await;
    choose(others[0], &first, &["seal 5"]).await;
    ana.sees_that("the first is ready", |message| message.id.0 == id && message.says("✓")).await;
    let old = panel(others[1]).await;
    child.dies();
    sandbox.bot_connected(false).await;

    let child = bot(folder.path(), &sandbox);
    sandbox.bot_connected(true).await;
    sandbox.bot_ready().await;
    // A panel from before the kill works. The third person opens a new one from the old board.
    choose(others[1], &old, &["seal 0"]).await;
    let third = panel(others[2]).await;
    choose(others[2], &third, &["seal 4"]).await;
    board = board_after(ana, id, sealed_at + 3).await;
    // Nothing lost: the seal from before the kill wins at 5. Nothing doubled: three seals, one board, one welcome.
    let winner = others[0].person().display.to_owned();
    auctioneer.dismisses_all();
    ana.clicks("Log").await.ok();
    let log = ana.sees_privately("· what happened").await;
    assert!(log.text().contains(" 5"), "{winner} has bought at 5: {}", log.text());
    assert_eq!(step(&board), sealed_at + 3);
    let public: Vec<Message> = ana.messages().into_iter().filter(|message| message.only_for.is_none()).collect();
    assert_eq!(public.iter().filter(|message| message.says("My seat") && message.says("Text board")).count(), 1);
    assert_eq!(public.iter().filter(|message| message.says("Agon is here")).count(), 1);
    child.dies();
    sandbox.forgives("did not respond");
    sandbox.assert_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_discord_that_lost_every_message_gets_the_board_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Sandbox::start(patient()).await.expect("a sandbox");
    let child = bot(folder.path(), &first);
    first.bot_ready().await;
    let ana = first.user("ana");
    ana.slash("/play", &[("game", "offrandes"), ("players", "3")]).await.ok();
    ana.clicks("Start with AI").await.ok();
    ana.sees("First picks").await;
    child.dies();
    first.shutdown().await;

    let second = Sandbox::start(patient()).await.expect("a sandbox");
    let child = bot(folder.path(), &second);
    second.bot_ready().await;
    let ana = second.user("ana");
    // Machines before her pick first.
    let asks = |message: &Message| message.text().lines().nth(1).is_some_and(|line| line.contains("(Ana)"));
    ana.sees_that("that she is asked", |message| message.says("First picks") && asks(message)).await;
    picks_first(&ana).await;
    ana.sees("Auctions").await;
    child.dies();
    second.forgives("10008");
    second.assert_clean();
}
