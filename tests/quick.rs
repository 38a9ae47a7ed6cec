//! The buttons below a call: the called person acts or sees their panel, and everybody else gets an explanation.

use crate::lost_rights::{NAMES, id_of, is_board, passes, timeless};
use crate::running_bot::RunningBot;
use agon_gamemaster::TableId;
use agon_sandbox::{Fault, Message, User};
use agon_store::UserId;
use std::sync::atomic::AtomicI64;

/// The absence after which the bot calls a person at once.
const AWAY_MS: i64 = 91_000;

/// A table of Ana, Ben and Cleo with a bid on it. The bot has called the next person.
struct Called {
    table: TableId,
    /// The called person.
    user: User,
    /// Another person at the table.
    other: User,
    notice: Message,
}

/// The person to act, the step, the question, and the legal actions.
async fn asked(bot: &RunningBot, table: TableId) -> (UserId, u32, String, Vec<String>) {
    let look = bot.snapshot(table).await;
    let kind = look.public().expect("a running table").prompt().kind.to_owned();
    let user = look.seats()[look.waiting().first().expect("somebody is asked").index()].user.expect("a person");
    let own = bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
    (user, own.seq(), kind, own.view().expect("a running table").legal())
}

/// Plays until somebody else has opened the bidding. The bot calls the next person.
async fn called(bot: &RunningBot, time: &AtomicI64) -> Called {
    let users = NAMES.map(|name| bot.user(name));
    let table = bot.begin_table_here("offrandes", &[], &users).await;
    loop {
        bot.wait_until_sent().await;
        let (user, seq, kind, legal) = asked(bot, table).await;
        if kind == "bid" {
            let (user, other) = match users.iter().position(|one| id_of(one) == user) {
                Some(at) => (users[at].clone(), users[(at + 1) % users.len()].clone()),
                None => panic!("somebody else is asked"),
            };
            let notice = user.sees_that("a call", |message| calls(message, &user)).await;
            return Called { table, user, other, notice };
        }
        passes(bot, time, AWAY_MS).await;
        bot.gamemaster.act(table, user, seq, &legal[0]).await.expect("a legal action");
    }
}

fn calls(message: &Message, user: &User) -> bool {
    message.only_for.is_none() && message.says(&format!("<@{}>", user.person().id))
}

/// The text that one of the three reads, in their language.
fn reads(user: &User, texts: [&'static str; 3]) -> &'static str {
    let at = NAMES.iter().position(|name| *name == user.person().name).expect("one of the three");
    texts[at]
}

const NOT_YOUR_TURN: [&str; 3] = ["It is not your turn.", "No te toca.", "Du bist nicht dran."];
const MOVED_ON: [&str; 3] = ["The table has moved on:", "La partida ha avanzado:", "Am Tisch ging es schon weiter:"];

/// Presses a button of a message and reads the private answer.
async fn presses(user: &User, message: &Message, label: &str) -> Message {
    user.dismisses_all();
    user.clicks_on(message.id, label).await.ok();
    user.sees_that("an answer", |answer| answer.only_for.is_some()).await
}

/// The number of steps of a table, and the last one.
async fn last(bot: &RunningBot, table: TableId) -> (usize, String) {
    let mut steps = bot.gamemaster.store().steps(table).await.expect("the database");
    (steps.len(), steps.pop().expect("a step").text)
}

/// Waits until the board shows this step, and the courier has told everything about it.
async fn shows_step(bot: &RunningBot, user: &User, step: usize) {
    let step = format!("step {step} ");
    user.sees_that("the board", |message| is_board(message) && message.says(&step)).await;
    bot.wait_until_sent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_called_bids_below_the_call_and_nobody_else_does() {
    let (bot, time) = timeless().await;
    let Called { table, user, other, notice } = called(&bot, &time).await;
    let eva = bot.user("eva");
    let before = last(&bot, table).await;
    // The bot refuses people out of turn, and people without a seat.
    for label in ["Bid 2", "Pass"] {
        let answer = presses(&other, &notice, label).await;
        assert!(answer.says(reads(&other, NOT_YOUR_TURN)), "{}", answer.text());
        assert!(answer.says(user.person().display), "{}", answer.text());
        let answer = presses(&eva, &notice, label).await;
        assert!(answer.says("You have no seat at table 1."), "{}", answer.text());
    }
    assert!(presses(&eva, &notice, "My seat").await.says("You have no seat at table 1."));
    assert_eq!(last(&bot, table).await, before);
    // Everybody at the table gets their own panel. The called person can bid on it.
    let bids = |panel: &Message| panel.buttons().iter().any(|button| button.custom_id == "v1:act:1:12:bid 2");
    assert!(!bids(&presses(&other, &notice, "My seat").await));
    assert!(bids(&presses(&user, &notice, "My seat").await));

    // One tap acts: the board shows it, and nothing else does.
    bot.sandbox.breaks(Fault::new("DELETE", &format!("/messages/{}", notice.id), 500));
    user.dismisses_all();
    user.clicks_on(notice.id, "Bid 2").await.ok();
    shows_step(&bot, &user, before.0 + 1).await;
    assert_eq!(last(&bot, table).await, (before.0 + 1, "bid 2".to_owned()));
    assert!(user.newest_private().is_none(), "the board says it");

    // Discord failed to delete the call. A second tap does nothing, and the other buttons there are too old.
    user.sees_that("the old call", |message| message.id == notice.id).await;
    user.clicks_on(notice.id, "Bid 2").await.ok();
    bot.sandbox.settled().await;
    assert!(user.newest_private().is_none(), "a double tap");
    let answer = presses(&user, &notice, "Bid 3").await;
    assert!(answer.says(reads(&user, NOT_YOUR_TURN)), "{}", answer.text());
    let (next, ..) = asked(&bot, table).await;
    let next = NAMES.map(|name| bot.user(name)).into_iter().find(|one| id_of(one) == next).expect("one of them");
    let answer = presses(&next, &notice, "Bid 3").await;
    assert!(answer.says(reads(&next, MOVED_ON)), "{}", answer.text());
    let now = format!("v1:act:1:{}:bid 3", before.0 + 1);
    assert!(answer.buttons().iter().any(|button| button.custom_id == now), "{}", answer.summary());
    assert_eq!(last(&bot, table).await.0, before.0 + 1);
    passes(&bot, &time, 1_000).await;
    assert!(!user.messages().iter().any(|message| message.id == notice.id), "it goes later");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_amount_is_typed_below_the_call() {
    let (bot, time) = timeless().await;
    let Called { table, user, other, notice } = called(&bot, &time).await;
    let before = last(&bot, table).await;
    other.clicks_on(notice.id, "Other…").await.ok();
    other.fills_in(&["4"]).await.ok();
    other.sees_privately(reads(&other, NOT_YOUR_TURN)).await;
    assert_eq!(last(&bot, table).await, before);
    user.clicks_on(notice.id, "Other…").await.ok();
    user.fills_in(&["4"]).await.ok();
    shows_step(&bot, &user, before.0 + 1).await;
    assert_eq!(last(&bot, table).await, (before.0 + 1, "bid 4".to_owned()));
    assert!(!user.messages().iter().any(|message| calls(message, &user)), "nobody is called any more");
    bot.close();
}
