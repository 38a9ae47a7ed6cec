//! The start of a table at one sitting.

use crate::fixture::{CLICK, GUILD, fill, user, wish};
use crate::world::{CALL, MINUTE, World};
use agon_gamemaster::{ChosenTimes, Pace, ReadyOutcome, Refused};

#[tokio::test]
async fn the_first_turn_begins_once_the_last_person_is_ready() {
    let world = World::at_pace(Pace::Live).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world.at.master.start(table, user(0), CLICK, None).await.expect("asked");
    let check = world.at.snapshot(table).await.lobby().expect("a lobby").ready_check.clone().expect("a question");
    assert_eq!((check.ready, check.over), (vec![user(0)], false), "who starts is ready");
    let early = world.at.master.start_without(table, user(0), CLICK).await;
    assert!(matches!(early, Err(Refused::NotReady)), "{early:?}");
    world.passes(MINUTE).await;
    let stranger = world.at.master.press_ready(table, user(3), CLICK).await;
    assert!(matches!(stranger, Err(Refused::NoSeat)), "{stranger:?}");
    assert_eq!(world.at.master.press_ready(table, user(2), CLICK).await.unwrap(), ReadyOutcome::Noted);
    assert_eq!(world.at.master.press_ready(table, user(2), CLICK).await.unwrap(), ReadyOutcome::Noted, "twice is once");
    assert_eq!(world.at.master.press_ready(table, user(1), CLICK).await.unwrap(), ReadyOutcome::Started);
    assert_eq!(world.due(table, "turn").await, Some(MINUTE + CALL + 15 * MINUTE));
}

#[tokio::test]
async fn after_two_minutes_the_host_starts_without_the_others_or_waits() {
    let world = World::at_pace(Pace::Live).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world.at.master.start(table, user(0), CLICK, None).await.expect("asked");
    let boards = world.told(table, "board").await;
    world.passes(2 * MINUTE).await;
    assert_eq!(world.told(table, "board").await, boards + 1, "the board offers it");
    let other = world.at.master.start_without(table, user(1), CLICK).await;
    assert!(matches!(other, Err(Refused::NotHost { .. })), "{other:?}");
    world.at.master.wait_for_ready(table, user(0)).await.expect("waiting");
    assert!(!world.at.snapshot(table).await.lobby().expect("a lobby").ready_check.clone().expect("a question").over);
    world.passes(2 * MINUTE).await;
    world.at.master.start_without(table, user(0), CLICK).await.expect("a start");
    let look = world.settled(table).await;
    assert_eq!(look.seats().iter().filter(|row| row.user.is_some()).count(), 3, "who was not ready keeps the seat");
}

#[tokio::test]
async fn a_lobby_that_changes_asks_no_more() {
    let world = World::at_pace(Pace::Live).await;
    let table = world.at.lobby(wish("attika", 3), [1, 2]).await.table;
    world.at.master.start(table, user(0), CLICK, None).await.expect("asked");
    world.at.master.leave(table, user(2)).await.expect("left");
    assert_eq!(world.at.snapshot(table).await.lobby().expect("a lobby").ready_check, None);
    let late = world.at.master.press_ready(table, user(1), CLICK).await;
    assert!(matches!(late, Err(Refused::NotAsked)), "{late:?}");
    assert_eq!(world.due(table, "ready").await, None);
}

#[tokio::test]
async fn a_lobby_at_one_sitting_closes_sooner_and_a_table_alone_has_no_clock() {
    let world = World::at_pace(Pace::Live).await;
    let table = world.at.lobby(wish("attika", 3), [1]).await.table;
    assert_eq!(world.due(table, "lobby").await, Some(120 * MINUTE));
    world
        .at
        .master
        .set_times(table, user(0), ChosenTimes { pace: Some(Pace::Days), ..ChosenTimes::default() })
        .await
        .expect("another pace");
    assert_eq!(world.due(table, "lobby").await, Some(24 * 60 * MINUTE));
    world.at.master.leave(table, user(1)).await.expect("left");
    world.at.master.start(table, user(0), CLICK, fill()).await.expect("a start");
    assert_eq!(world.at.snapshot(table).await.table().times.pace, Pace::None);
}

#[tokio::test]
async fn a_new_server_plays_a_day_a_turn() {
    let world = World::open().await;
    let table = world.at.lobby(wish("attika", 3), [1]).await.table;
    assert_eq!(world.at.snapshot(table).await.table().times.pace, Pace::Day);
    assert!(world.at.master.store().guild(GUILD).await.expect("a server").times.pace.is_none());
}
