//! Outages of the bot, late calls, and clocks of machines that are set.

use crate::fixture::{row, user};
use crate::world::{CALL, DAY, HOUR, MINUTE, World};
use agon_gamemaster::{ChannelId, Pace};
use agon_store::NewTable;
use std::sync::atomic::Ordering;

#[tokio::test]
async fn an_outage_moves_all_clocks_once_and_is_told_once() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let asked = world.asked(table).await;
    let master = &world.at.master;
    assert_eq!(master.beat(true).await.expect("a beat"), None);
    let (turn, remind) = (world.due(table, "turn").await.unwrap(), world.due(table, "remind").await.unwrap());
    let idle = world.due(table, "idle").await.unwrap();
    world.at.now.fetch_add(42 * MINUTE, Ordering::SeqCst);
    assert_eq!(master.beat(true).await.expect("a beat"), Some(42 * MINUTE));
    assert_eq!(world.due(table, "turn").await, Some(turn + 42 * MINUTE));
    assert_eq!(world.due(table, "remind").await, Some(remind + 42 * MINUTE));
    assert_eq!(world.due(table, "idle").await, Some(idle + 42 * MINUTE));
    let look = world.settled(table).await;
    assert_eq!(look.clock().expect("clocks").moved_ms, Some(42 * MINUTE));
    assert_eq!(world.hours_left(table, asked).await, 24, "in memory too");
    // A second start moves nothing.
    assert_eq!(master.beat(true).await.expect("a beat"), None);
    assert_eq!(world.due(table, "turn").await, Some(turn + 42 * MINUTE));
    world.acts(table, asked).await.expect("an act");
    assert_eq!(world.settled(table).await.clock().expect("clocks").moved_ms, None, "told once");
}

#[tokio::test]
async fn a_bot_that_was_down_for_three_weeks_made_nobody_absent() {
    let mut world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let asked = world.asked(table).await;
    world.at.master.beat(true).await.expect("a beat");
    world.at.now.fetch_add(21 * DAY, Ordering::SeqCst);
    world.at = world.at.restart().await;
    // The first thing a start does.
    world.at.master.beat(true).await.expect("a beat");
    world.at.master.resume_tables().await.expect("tables");
    world.at.master.run_due().await.expect("what is due");
    assert_eq!(world.asked(table).await, asked);
    assert_eq!(world.hours_left(table, asked).await, 24);
    assert_eq!(world.settled(table).await.clock().expect("clocks").idle_asked_at_ms, None);
}

#[tokio::test]
async fn without_a_connection_nobodys_time_is_up() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let asked = world.asked(table).await;
    world.at.master.beat(true).await.expect("a beat");
    world.at.now.fetch_add(3 * DAY, Ordering::SeqCst);
    world.at.master.run_due().await.expect("what is due");
    assert_eq!(world.asked(table).await, asked, "the bot hears nobody: it holds nobody to a clock");
    assert_eq!(world.at.master.beat(true).await.expect("a beat"), Some(3 * DAY));
    world.at.master.run_due().await.expect("what is due");
    assert_eq!(world.hours_left(table, asked).await, 24);
}

#[tokio::test]
async fn a_machine_whose_time_is_set_back_or_ahead_takes_nobodys_time() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let asked = world.asked(table).await;
    let master = &world.at.master;
    master.beat(true).await.expect("a beat");
    // A day ahead: it looks like an outage.
    world.at.now.fetch_add(DAY, Ordering::SeqCst);
    assert_eq!(master.beat(true).await.expect("a beat"), Some(DAY));
    assert_eq!(world.hours_left(table, asked).await, 24);
    // And back again: the clock runs from later on, and never below zero.
    world.at.now.fetch_sub(DAY, Ordering::SeqCst);
    assert_eq!(master.beat(true).await.expect("a beat"), None);
    master.run_due().await.expect("what is due");
    assert_eq!(world.hours_left(table, asked).await, 48);
    world.acts(table, asked).await.expect("an act");
    assert_eq!(world.clock(table, asked).await.reserve_ms, DAY);
}

#[tokio::test]
async fn a_call_that_got_through_late_starts_the_clock_late() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let asked = world.asked(table).await;
    let owner = world.holder(table, asked).await;
    world.passes(10 * MINUTE).await;
    world.at.master.called_late(table, user(owner)).await.expect("noted");
    assert_eq!(world.due(table, "turn").await, Some(10 * MINUTE + 2 * DAY));
    // Never back, and never for who is not waited for.
    world.at.now.fetch_sub(5 * MINUTE, Ordering::SeqCst);
    world.at.master.called_late(table, user(owner)).await.expect("noted");
    world.at.master.called_late(table, user((owner + 1) % 3)).await.expect("noted");
    assert_eq!(world.due(table, "turn").await, Some(10 * MINUTE + 2 * DAY));
}

#[tokio::test]
async fn a_table_of_unknown_rules_is_put_off_alone() {
    let world = World::at_pace(Pace::Day).await;
    let unknown = NewTable { rules: 999, channel: ChannelId(3), ..row("attika", 3) };
    let broken = world.at.writes(unknown).await;
    let store = world.at.master.store();
    store.set_deadline(broken, "turn", Some(world.start_ms + CALL)).await.expect("a deadline");
    let sound = world.table("attika", 3).await;
    world.until(2 * DAY + CALL).await;
    world.settled(sound).await;
    assert!(!world.made_for(sound).await.is_empty(), "the other table goes on");
    assert_eq!(world.made_for(broken).await, []);
    assert!(world.due(broken, "turn").await.expect("kept") > world.now() + 5 * HOUR);
}
