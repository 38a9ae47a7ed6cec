//! Tables at which nobody plays any more.

use super::world::is_board;
use super::world::{DAY, World};
use crate::records::presses;
use agon_gamemaster::Pace;
use agon_sandbox::{Message, User};
use agon_store::{Status, TableId};

/// A table of three without a clock at which nobody has played for three weeks. Ben is its host.
async fn silent(world: &World) -> (TableId, Message) {
    let table = world.table("attika", &["ben", "cleo", "dion"], "en").await;
    world.passes(table, 21 * DAY).await;
    (table, asks(world).await)
}

/// Waits until a board asks whether its table is still played.
async fn asks(world: &World) -> Message {
    let eva = world.user("eva");
    eva.sees_that("the question", |message| is_board(message) && message.says("Nobody has played here")).await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// Presses a button of the board in a client without any earlier answer. Returns the private answer.
async fn clicks(user: &User, board: &Message, label: &str, answer: &str) -> Message {
    user.dismisses_all();
    user.clicks_on(board.id, label).await.ok();
    user.sees_privately(answer).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_table_asks_and_one_person_plays_on() {
    let world = World::open().await.at_pace(Pace::None).await;
    let (table, board) = silent(&world).await;
    let text = world.text(&board);
    let hours = (21 + 14) * 24;
    let line = format!("Nobody has played here for 21 days. Without an answer the table stops <{hours} h>.");
    assert!(text.contains(&line), "{text}");
    assert!(
        labels(&board).starts_with(&["We play on".to_owned()]) || labels(&board).contains(&"We play on".to_owned())
    );
    // Only people of the table answer.
    clicks(&world.user("eva"), &board, "We play on", "You have no seat at table 1").await;
    clicks(&world.user("cleo"), &board, "Stop the table", "Only the host can do that (Ben).").await;
    assert_eq!(world.bot.snapshot(table).await.table().status, Status::Running);

    let cleo = world.user("cleo");
    cleo.dismisses_all();
    cleo.clicks_on(board.id, "We play on").await.ok();
    let answered = |message: &Message| is_board(message) && !message.says("Nobody has played here");
    let board = world.user("eva").sees_that("the board", answered).await;
    assert!(!labels(&board).contains(&"Stop the table".to_owned()), "{}", board.summary());
    // The next question comes after three more weeks, and the old button answers nothing by then.
    world.passes(table, 20 * DAY).await;
    assert!(!world.board().await.says("Nobody has played here"));
    cleo.forges(board.id, &format!("v1:time:{}:0:stop", table.0)).await.ok();
    cleo.sees_privately("That is settled: somebody plays at this table again.").await;
    world.passes(table, DAY).await;
    asks(&world).await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn its_host_stops_a_silent_table() {
    let world = World::open().await.at_pace(Pace::None).await;
    let (table, board) = silent(&world).await;
    let ben = world.user("ben");
    let sure = clicks(&ben, &board, "Stop the table", "The table ends here without a result.").await;
    let done = presses(&ben, &sure, "Yes, abort").await;
    assert!(done.says("Table 1 is stopped."), "{}", done.text());
    ends(&world, table).await;
    ben.dismisses_all();
    ben.forges(board.id, &format!("v1:time:{}:0:on", table.0)).await.ok();
    ben.sees_privately("Table 1 is over.").await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_table_without_an_answer_ends() {
    let world = World::open().await.at_pace(Pace::None).await;
    let (table, _) = silent(&world).await;
    world.passes(table, 14 * DAY - 1).await;
    assert_eq!(world.bot.snapshot(table).await.table().status, Status::Running);
    world.passes(table, 1).await;
    ends(&world, table).await;
    assert_eq!(world.bot.gamemaster.store().deadlines(table).await.expect("the deadlines"), []);
    world.close();
}

/// Waits until everybody reads that the table ended without a result.
async fn ends(world: &World, table: TableId) {
    let eva = world.user("eva");
    let told = "Nobody was left, so this table was stopped. It does not count.";
    let end = eva.sees_that("the end", |message| message.only_for.is_none() && message.says(told)).await;
    assert!(!labels(&end).contains(&"We play on".to_owned()), "{}", end.summary());
    let look = world.bot.snapshot(table).await;
    assert_eq!((look.table().status, look.table().ended_reason.as_deref()), (Status::Aborted, Some("deserted")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_table_that_somebody_plays_at_asks_no_more() {
    let world = World::open().await.at_pace(Pace::None).await;
    let (table, _) = silent(&world).await;
    let asked = world.asked(table).await;
    world.acts(table, asked).await;
    let board = world.board().await;
    assert!(!board.says("Nobody has played here") && !labels(&board).contains(&"We play on".to_owned()));
    world.close();
}
