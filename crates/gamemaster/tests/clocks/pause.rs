//! Pauses that people begin, and what else stops clocks.

use crate::fixture::{GUILD, user, wish};
use crate::world::{CALL, DAY, HOUR, World};
use agon_gamemaster::{Pace, Refused};

#[tokio::test]
async fn a_managers_pause_stops_everything_until_its_end_and_leaves_time_after_it() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let seat = world.asked(table).await;
    world.until(CALL + 10 * HOUR).await;
    let refused = world.at.master.pause_until(table, user(0), None, i64::MAX).await;
    assert!(matches!(refused, Err(Refused::NoPause)), "a host among people: {refused:?}");
    let until = world.start_ms + world.now() + 3 * DAY;
    world.at.master.pause_until(table, user(9), Some("server party"), until).await.expect("a pause");
    let look = world.at.snapshot(table).await;
    let clock = look.clock().expect("clocks");
    assert_eq!((clock.paused_until_ms, clock.pause_reason.as_deref()), (Some(until), Some("server party")));
    let acted = world.acts(table, seat).await;
    assert!(matches!(acted, Err(Refused::PausedUntil { until_ms }) if until_ms == until), "{acted:?}");
    assert_eq!((world.due(table, "turn").await, world.due(table, "remind").await), (None, None));

    world.passes(3 * DAY).await;
    assert_eq!(world.settled(table).await.clock().expect("clocks").paused_until_ms, None, "it ends by itself");
    assert_eq!(world.hours_left(table, seat).await, 14 + 12, "where it stood, and half a day to come back");
    world.acts(table, seat).await.expect("an act");
}

#[tokio::test]
async fn the_host_alone_with_machines_pauses_and_goes_on_at_will() {
    let world = World::open().await;
    let table = world.at.table(wish("attika", 3), []).await;
    let until = world.start_ms + DAY;
    world.at.master.pause_until(table, user(0), None, until).await.expect("a pause");
    let other = world.at.master.go_on(table, user(1), false).await;
    assert!(matches!(other, Err(Refused::NoPause)), "{other:?}");
    world.at.master.go_on(table, user(0), false).await.expect("going on");
    let seat = world.asked(table).await;
    world.acts(table, seat).await.expect("an act");
    // Longer than a week is a week.
    world.at.master.pause_until(table, user(0), None, i64::MAX).await.expect("a pause");
    let look = world.at.snapshot(table).await;
    let end = look.clock().expect("clocks").paused_until_ms.expect("a pause");
    assert_eq!(end - world.start_ms - world.now(), 7 * DAY);
}

#[tokio::test]
async fn clocks_of_a_server_without_the_bot_stand() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let seat = world.asked(table).await;
    world.until(CALL + 20 * HOUR).await;
    world.at.master.suspend_guild(GUILD).await.expect("suspended");
    world.passes(10 * DAY).await;
    assert_eq!(world.made_for(table).await, []);
    world.at.master.resume_guild(GUILD).await.expect("resumed");
    assert_eq!(world.asked(table).await, seat);
    assert_eq!(world.hours_left(table, seat).await, 4);
    assert_eq!(world.due(table, "turn").await, Some(world.now() + 4 * HOUR + DAY));
}

#[tokio::test]
async fn a_clock_does_not_run_for_one_person() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    for _ in 0..20 {
        let seat = world.asked(table).await;
        world.acts(table, seat).await.expect("an act");
    }
    let seat = world.asked(table).await;
    let stays = world.holder(table, seat).await;
    for at in (0..3).filter(|at| *at != stays) {
        world.at.master.resign(table, user(at)).await.expect("resigned");
    }
    assert_eq!((world.due(table, "turn").await, world.due(table, "remind").await), (None, None));
    world.passes(5 * DAY).await;
    assert!(world.settled(table).await.is_running());
    assert_eq!(world.made_for(table).await, []);
}
