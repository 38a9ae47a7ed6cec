//! Outages of the bot, and machines whose clock is wrong.

use super::world::{DAY, HOUR, MINUTE, NAMES, World};
use agon_gamemaster::Pace;
use agon_sandbox::Message;
use agon_store::TableId;
use std::sync::atomic::Ordering;

const OUTAGE: i64 = 42 * MINUTE;
const TOLD: &str = "I was offline, so the clocks were moved by 42 min.";
/// The kinds of deadlines that an outage moves.
const MOVED: [&str; 3] = ["turn", "remind", "idle"];

/// The times of the deadlines that outages move.
async fn dues(world: &World, table: TableId) -> Vec<Option<i64>> {
    let mut dues = Vec::new();
    for kind in MOVED {
        dues.push(world.due(table, kind).await);
    }
    dues
}

fn later(dues: &[Option<i64>], ms: i64) -> Vec<Option<i64>> {
    dues.iter().map(|due| due.map(|due| due + ms)).collect()
}

/// The public messages that tell of the outage.
fn telling(world: &World) -> Vec<Message> {
    world.user("eva").messages().into_iter().filter(|message| message.says(TOLD)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_over_a_restart_moves_all_clocks_once_and_is_told_once() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    world.until(table, 3 * HOUR).await;
    let before = dues(&world, table).await;
    assert!(before.iter().all(Option::is_some), "{before:?}");

    let world = world.restarts(OUTAGE).await;
    assert_eq!(dues(&world, table).await, later(&before, OUTAGE));
    world.settled(table).await;
    assert_eq!(telling(&world).len(), 1, "{}", world.text(&world.board().await));
    let board = world.text(&world.board().await);
    assert!(board.contains("due <24 h 42 min>, with reserve <48 h 42 min>"), "{board}");

    // A second restart moves nothing, at once or a minute later.
    let (mut world, moved) = (world, later(&before, OUTAGE));
    for pause in [0, MINUTE] {
        world = world.restarts(pause).await;
        assert_eq!(dues(&world, table).await, moved, "after {pause} ms");
        assert_eq!(telling(&world).len(), 1);
    }

    // The line goes with the next step.
    let asked = world.asked(table).await;
    world.acts(table, asked).await;
    assert_eq!(telling(&world).len(), 0, "{}", world.text(&world.board().await));
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_costs_nobody_time() {
    let world = World::open_on_a_machine().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    let before = dues(&world, table).await;
    world.bot.gamemaster.beat(true).await.expect("a beat");
    world.time.fetch_add(OUTAGE, Ordering::SeqCst);
    world.bot.lose_session().await;
    world.wait_until_beaten().await;
    world.settled(table).await;
    assert_eq!(dues(&world, table).await, later(&before, OUTAGE));
    assert_eq!(telling(&world).len(), 1);
    // A short one is none.
    world.time.fetch_add(2 * MINUTE, Ordering::SeqCst);
    world.bot.lose_session().await;
    world.wait_until_beaten().await;
    assert_eq!(dues(&world, table).await, later(&before, OUTAGE));
    world.close();
}

/// Plays a table on a machine whose clock jumps a day ahead and back, or stays right. Returns the number of boards
/// posted.
async fn boards_posted(jumps: bool) -> usize {
    let world = World::open_on_a_machine().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    for jump in [0, DAY, -DAY] {
        world.time.fetch_add(if jumps { jump } else { 0 }, Ordering::SeqCst);
        world.bot.gamemaster.beat(true).await.expect("a beat");
        for _ in 0..5 {
            let asked = world.asked(table).await;
            world.acts(table, asked).await;
        }
    }
    let made = world.bot.gamemaster.store().steps(table).await.expect("the log");
    assert!(made.iter().all(|step| !step.stood_in), "nobody's time was up");
    let boards = world.bot.sandbox.calls().into_iter().filter(|call| {
        call.method == "POST" && call.path.ends_with("/messages") && call.body.to_string().contains("v1:text:")
    });
    let count = boards.count();
    world.close();
    count
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_whose_clock_jumps_a_day_ahead_and_back_posts_one_board_more_at_most() {
    let (right, wrong) = (boards_posted(false).await, boards_posted(true).await);
    assert!(wrong <= right + 1, "{wrong} boards instead of {right}");
}
