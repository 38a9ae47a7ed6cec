//! Boards with messages of others below them: only while nobody plays, they come back down by themselves.

use crate::lost_rights::{goes_on, id_of, is_board, passes, three_here, timeless};
use crate::running_bot::RunningBot;
use agon_gamemaster::TableId;
use agon_sandbox::{Fault, Message, User, people};
use agon_store::{ChosenTimes, GuildId, Pace, Store};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

async fn board_of(bot: &RunningBot, table: TableId) -> u64 {
    bot.snapshot(table).await.table().board_message.expect("a board").0
}

fn chats(user: &User, lines: usize) {
    for line in 0..lines {
        user.writes(&format!("nothing about the game, {line}"));
    }
}

/// The number of requests for the messages below a board.
fn questions(bot: &RunningBot) -> usize {
    let asks = |path: &str| path.contains("/messages?") && path.contains("after=");
    bot.sandbox.calls().iter().filter(|call| call.method == "GET" && asks(&call.path)).count()
}

/// A bot at whose tables nobody's turn is made for them. Where a turn takes days, a board is checked only once.
async fn clockless() -> (RunningBot, Arc<AtomicI64>) {
    let (bot, time) = timeless().await;
    let times = ChosenTimes { pace: Some(Pace::None), ..ChosenTimes::default() };
    bot.gamemaster.store().set_guild_times(GuildId(people::SERVER.0), &times).await.expect("a pace");
    (bot, time)
}

/// Advances the time at a table without moves, and waits until the courier has done what is due.
async fn quiet(bot: &RunningBot, time: &AtomicI64, ms: i64) {
    passes(bot, time, ms).await;
    bot.gamemaster.run_due().await.expect("the deadlines");
    bot.wait_until_sent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_buried_comes_back_down_though_nobody_plays() {
    let (bot, time) = clockless().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let first = board_of(&bot, table).await;
    let seq = bot.snapshot(table).await.seq();
    chats(&eva, 14);
    quiet(&bot, &time, 10 * MINUTE).await;
    assert_eq!(board_of(&bot, table).await, first, "14 messages are not enough");
    // Nothing happens before the next check is due.
    chats(&eva, 1);
    quiet(&bot, &time, MINUTE).await;
    assert_eq!(board_of(&bot, table).await, first);
    quiet(&bot, &time, 9 * MINUTE).await;
    let second = board_of(&bot, table).await;
    assert!(second > first && bot.snapshot(table).await.seq() == seq);
    let old = ana.sees_that("the way to it", |message| message.id.0 == first && message.says("is now here")).await;
    assert!(old.says(&format!("/{second}")) && old.buttons().is_empty(), "{}", old.summary());
    ana.sees_that("the board", |message| message.id.0 == second && is_board(message)).await;

    // The new board accepts moves.
    goes_on(&bot, table).await;
    assert_eq!(board_of(&bot, table).await, second);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_could_not_be_posted_anew_is_tried_again() {
    let (bot, time) = clockless().await;
    let table = three_here(&bot).await;
    let first = board_of(&bot, table).await;
    chats(&bot.user("eva"), 15);
    // By now the bot has called somebody.
    quiet(&bot, &time, 6 * MINUTE).await;
    let barred = json!({ "code": 50013, "message": "Missing Permissions" });
    let place = bot.user("ana").place();
    bot.sandbox.breaks(Fault::new("POST", &format!("/channels/{place}/messages"), 403).body(barred).times(2));
    quiet(&bot, &time, 4 * MINUTE).await;
    assert_eq!(board_of(&bot, table).await, first);
    quiet(&bot, &time, MINUTE).await;
    assert!(board_of(&bot, table).await > first);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_buried_before_a_restart_comes_back_down_after_it() {
    let (bot, time) = clockless().await;
    let table = three_here(&bot).await;
    let first = board_of(&bot, table).await;
    chats(&bot.user("eva"), 15);
    let clock = time.clone();
    let meanwhile = |store: Store| async move {
        let due = store.deadlines(table).await.expect("the deadlines");
        assert!(due.iter().any(|deadline| deadline.kind == "below"), "{due:?}");
        // It comes while the bot is off.
        clock.fetch_add(10 * MINUTE, Ordering::SeqCst);
    };
    let bot = bot.restart(time.clone(), meanwhile).await;
    quiet(&bot, &time, 0).await;
    let second = board_of(&bot, table).await;
    assert!(second > first);
    let says = |message: &Message| message.id.0 == first && message.says("is now here");
    bot.user("ana").sees_that("the way to it", says).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_board_stays_for_days_until_somebody_writes_below_it() {
    let (bot, time) = clockless().await;
    let table = three_here(&bot).await;
    let first = board_of(&bot, table).await;
    let before = questions(&bot);
    for _ in 0..(2 * 24 * 6) {
        quiet(&bot, &time, 10 * MINUTE).await;
    }
    assert_eq!(board_of(&bot, table).await, first, "nobody wrote");
    let asked = questions(&bot) - before;
    assert!((8..=20).contains(&asked), "in two days Discord was asked {asked} times");
    // One message is enough: the old board is no longer the last message.
    chats(&bot.user("eva"), 1);
    // The longer nothing happens, the longer the next look may take: at most as long once more.
    for _ in 0..(2 * 24 * 6) {
        quiet(&bot, &time, 10 * MINUTE).await;
    }
    let second = board_of(&bot, table).await;
    assert!(second > first);
    quiet(&bot, &time, 12 * HOUR).await;
    assert_eq!(board_of(&bot, table).await, second);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_channel_gets_a_board_now_and_then_and_none_once_the_table_is_over() {
    let (bot, time) = clockless().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let mut boards = vec![board_of(&bot, table).await];
    for _ in 0..(24 * 4) {
        chats(&eva, 15);
        quiet(&bot, &time, 15 * MINUTE).await;
        boards.push(board_of(&bot, table).await);
    }
    boards.dedup();
    assert!((6..=12).contains(&boards.len()), "{} boards in a day", boards.len());

    // The final board stays, and shows the end to everybody.
    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    let end = board_of(&bot, table).await;
    assert_eq!(bot.gamemaster.store().deadlines(table).await.expect("the deadlines"), []);
    chats(&eva, 20);
    quiet(&bot, &time, 24 * HOUR).await;
    assert_eq!(board_of(&bot, table).await, end);
    bot.close();
}
