//! Tables at which no person acts any more.

use crate::fixture::{user, wish};
use crate::world::{CALL, DAY, HOUR, World};
use agon_gamemaster::{Pace, Refused};
use agon_store::Status;
use std::sync::atomic::Ordering;

#[tokio::test]
async fn a_table_that_nobody_plays_is_asked_and_ends() {
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 3).await;
    let first = world.asked(table).await;
    world.acts(table, first).await.expect("an act");
    world.until(21 * DAY - 1).await;
    let look = world.settled(table).await;
    assert_eq!(look.clock().expect("clocks").idle_asked_at_ms, None);
    world.until(21 * DAY).await;
    let look = world.settled(table).await;
    let clock = look.clock().expect("clocks");
    assert_eq!(clock.stops_at_ms, Some(world.start_ms + 35 * DAY), "two weeks to answer");

    // One person plays on: everything begins anew.
    world.at.master.play_on(table, user(1)).await.expect("playing on");
    assert_eq!(world.settled(table).await.clock().expect("clocks").idle_asked_at_ms, None);
    let stranger = world.at.master.play_on(table, user(4)).await;
    assert!(matches!(stranger, Err(Refused::NoSeat)), "{stranger:?}");
    world.until(42 * DAY).await;
    assert!(world.settled(table).await.clock().expect("clocks").idle_asked_at_ms.is_some());
    world.until(56 * DAY).await;
    let over = world.at.snapshot(table).await;
    assert_eq!((over.table().status, over.table().ended_reason.as_deref()), (Status::Aborted, Some("deserted")));
    assert_eq!(world.deadlines(table).await, [], "nothing is left to happen");
}

#[tokio::test]
async fn machines_finish_a_rated_table_that_everybody_left() {
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 2).await;
    for _ in 0..20 {
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
    }
    let before = world.told(table, "board").await;
    world.passes(21 * DAY).await;
    world.passes(14 * DAY).await;
    let over = world.settled(table).await;
    assert_eq!(over.table().status, Status::Finished);
    assert!(over.seats().iter().all(|row| row.resigned), "nobody escapes a loss by staying away");
    assert_eq!(world.told(table, "board").await, before + 2, "asked, and over: not painted step by step");
}

#[tokio::test]
async fn its_host_stops_a_table_only_once_it_was_asked() {
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 3).await;
    let early = world.at.master.stop_idle(table, user(0), false).await;
    assert!(matches!(early, Err(Refused::NotIdle)), "{early:?}");
    world.passes(21 * DAY).await;
    let other = world.at.master.stop_idle(table, user(1), false).await;
    assert!(matches!(other, Err(Refused::NotHost { .. })), "{other:?}");
    world.at.master.stop_idle(table, user(0), false).await.expect("stopped");
    assert!(world.at.snapshot(table).await.is_over());
}

#[tokio::test]
async fn a_table_with_a_clock_is_over_once_all_its_people_are_absent() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    // Nobody ever acts: the table is young, and ends without a result.
    world.until(30 * DAY).await;
    let over = world.settled(table).await;
    assert_eq!((over.table().status, over.table().ended_reason.as_deref()), (Status::Aborted, Some("deserted")));
}

#[tokio::test]
async fn a_board_at_which_nothing_happens_is_looked_after_less_and_less() {
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 3).await;
    let seat = world.asked(table).await;
    world.acts(table, seat).await.expect("an act");
    let (mut checks, mut hours) = (0, 0);
    world.at.master.schedule_board_check(table, true).await.expect("scheduled");
    while hours < 20 * 24 {
        world.passes(HOUR).await;
        hours += 1;
        if world.due(table, "below").await.is_none() {
            checks += 1;
            world.at.master.schedule_board_check(table, false).await.expect("scheduled");
        }
    }
    assert!(checks < 14, "{checks} checks in twenty days");
}

#[tokio::test]
async fn where_a_turn_takes_days_a_board_is_looked_after_once_for_each_turn() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    for _ in 0..2 {
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
        world.at.master.schedule_board_check(table, true).await.expect("scheduled");
        let due = world.deadlines(table).await.into_iter().find(|row| row.kind == "below").expect("a check");
        assert_eq!(due.due_at_ms - world.at.now.load(Ordering::SeqCst), 50 * 60_000);
        world.passes(HOUR).await;
        // The courier looked, and says so.
        world.at.master.schedule_board_check(table, false).await.expect("nothing to schedule");
        assert_eq!(world.due(table, "below").await, None);
    }
}

#[tokio::test]
async fn reminders_without_a_clock_end_after_three() {
    let world = World::at_pace(Pace::None).await;
    let table = world.table("attika", 3).await;
    let seat = world.asked(table).await;
    world.until(CALL + DAY - 1).await;
    assert_eq!(world.told(table, "remind").await, 0);
    world.until(10 * DAY).await;
    let asked = u64::try_from(world.holder(table, seat).await).map(|at| user(at as usize).0).ok();
    let reminders: Vec<_> = world.outbox(table).await.into_iter().filter(|row| row.0 == "remind").collect();
    assert_eq!(reminders, vec![("remind".to_owned(), asked); 3]);
    // Alone with machines nobody is kept waiting, and nobody is reminded.
    let alone = world.at.table(wish_elsewhere(), []).await;
    world.passes(10 * DAY).await;
    assert_eq!(world.told(alone, "remind").await, 0);
}

fn wish_elsewhere() -> agon_gamemaster::OpenTable {
    agon_gamemaster::OpenTable { channel: agon_gamemaster::ChannelId(77), ..wish("attika", 3) }
}
