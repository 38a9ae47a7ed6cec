//! People who are away, have quiet hours or wish more reminders; and nudges.

use super::world::{CALL, DAY, HOUR, MINUTE, NAMES, World};
use crate::lost_rights::id_of;
use agon_gamemaster::{Pace, TableId};
use agon_sandbox::Message;
use agon_store::{Followed, Notices, Reminders};

/// The person presses a button of the page with everything else. Returns the answer.
async fn presses(world: &World, name: &str, label: &str) -> Message {
    let user = world.user(name);
    user.dismisses_all();
    user.clicks_on(world.board().await.id, "More…").await.ok();
    let more = user
        .sees_that("more", |message| message.only_for.is_some() && message.says("What would you like to do?"))
        .await;
    user.clicks_on(more.id, label).await.ok();
    let is_answer = |message: &Message| message.only_for.is_some() && message.id >= more.id;
    user.sees_that("an answer", |message| is_answer(message) && !message.says("What would you like to do?")).await
}

/// Gives a person quiet hours that begin so many minutes from now, and end so many from now.
async fn is_quiet(world: &World, name: &str, from: i64, to: i64) {
    let minute = |after: i64| ((world.start_ms + world.now()) / MINUTE + after).rem_euclid(1440) as u16;
    let hours = Some((minute(from), minute(to)));
    world.bot.gamemaster.store().set_quiet_hours(id_of(&world.user(name)), hours, Some("UTC")).await.expect("hours");
}

/// A table of four, a day a turn, at which a person is asked next.
async fn asked_soon(world: &World) -> (TableId, &'static str, &'static str) {
    let table = world.table("attika", &NAMES, "en").await;
    let first = world.asked(table).await;
    world.passes(table, 10 * MINUTE).await;
    let look = world.settled(table).await;
    let seat = look.waiting().first().expect("a seat").0;
    let next = look.seats()[(usize::from(seat) + 1) % 4].user;
    let next = NAMES.into_iter().find(|name| next == Some(id_of(&world.user(name)))).expect("a person");
    (table, first, next)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_and_reminders_wait_for_the_end_of_quiet_hours_and_deadlines_do_not() {
    for letter in [false, true] {
        let world = World::open().await.at_pace(Pace::Day).await;
        let (table, _, next) = asked_soon(&world).await;
        if letter {
            world.wants_letters(next).await;
        }
        let told = |world: &World| if letter { world.letters(next).len() } else { world.mentions(next).len() };
        is_quiet(&world, next, -60, 19 * 60).await;
        let before = told(&world);
        let asked = world.now();
        world.plays_until(table, next).await;
        world.passes(table, 19 * HOUR - MINUTE).await;
        assert_eq!(told(&world), before, "quiet");
        assert_eq!(world.due(table, "turn").await, Some(asked + 2 * DAY + CALL), "the clock runs all the same");
        // The reminder was due in the quiet hours too: the call tells the time.
        world.passes(table, MINUTE).await;
        assert_eq!(told(&world), before + 1);
        assert_eq!(world.due(table, "turn").await, Some(asked + 2 * DAY + CALL), "the call is not late");
        world.close();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_is_reminded_as_often_as_they_wish() {
    for (wish, hours) in [
        (Reminders::Once, vec![18]),
        (Reminders::SixHours, vec![6, 12, 18, 24, 30, 36, 42]),
        (Reminders::Day, vec![18, 24]),
        (Reminders::Never, vec![]),
    ] {
        let world = World::open().await.at_pace(Pace::Day).await;
        let (table, _, next) = asked_soon(&world).await;
        world.bot.gamemaster.store().set_reminders(id_of(&world.user(next)), wish).await.expect("a wish");
        world.wants_letters(next).await;
        world.plays_until(table, next).await;
        world.passes(table, 10 * MINUTE).await;
        let called = world.letters(next).len();
        let mut told = Vec::new();
        for hour in 1..47 {
            world.passes(table, HOUR).await;
            if world.letters(next).len() > called + told.len() {
                told.push(hour);
            }
        }
        assert_eq!(told, hours, "{wish:?}");
        world.close();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nudge_reminds_once_and_always_says_the_same() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let (table, late, other) = asked_soon(&world).await;
    let third = NAMES.into_iter().find(|name| ![late, other].contains(name)).expect("a third one");
    let early = presses(&world, other, "Nudge").await;
    assert!(world.text(&early).contains("It has not been long yet. You can nudge <6 h>."), "{}", world.text(&early));
    world.passes(table, 6 * HOUR).await;
    let before = world.mentions(late)[0].id;
    let sentence = format!("{} was reminded, or will be at a better time.", world.user(late).person().display);
    for name in [other, third, other] {
        let answer = presses(&world, name, "Nudge").await;
        assert!(answer.says(&sentence), "{}", answer.text());
    }
    world.settled(table).await;
    let now = world.mentions(late);
    assert!(now.len() == 1 && now[0].id > before, "one message, posted anew");

    // The next one wants to hear nothing. The sentence is the same.
    world.plays_until(table, other).await;
    world.bot.gamemaster.store().set_notices(id_of(&world.user(other)), Notices::Quiet).await.expect("a wish");
    world.passes(table, 7 * HOUR).await;
    let before = world.mentions(other).len();
    let answer = presses(&world, third, "Nudge").await;
    let sentence = format!("{} was reminded, or will be at a better time.", world.user(other).person().display);
    assert!(answer.says(&sentence), "{}", answer.text());
    world.settled(table).await;
    assert_eq!(world.mentions(other).len(), before);
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_until_when_a_person_is_away_once_they_are_asked() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let (table, _, next) = asked_soon(&world).await;
    let begun = world.now();
    let until_ms = world.start_ms + begun + 9 * DAY;
    let span_ms = Some((world.start_ms + begun, until_ms));
    world.bot.gamemaster.set_away(id_of(&world.user(next)), span_ms).await.expect("an absence");
    world.settled(table).await;
    let name = world.user(next).person().display;
    assert!(!world.board().await.says("away until"), "nobody waits for them yet");
    let calls = world.mentions(next).len();
    world.plays_until(table, next).await;
    world.passes(table, 2 * DAY).await;
    let waits = format!("Waiting for {name}, away until <t:{}:D>.", until_ms / 1_000);
    let board = world.board().await;
    assert!(board.says(&waits) && board.says("Before that, the AI takes over <t:"), "{}", board.text());
    assert_eq!(world.mentions(next).len(), calls);

    // A week later the AI plays, until the day they named.
    world.passes(table, 5 * DAY + MINUTE).await;
    let plays = format!("{name} is away until <t:{}:D>: until then the AI plays", until_ms / 1_000);
    let board = world.board().await;
    assert!(board.says(&plays), "{}", board.text());
    assert!(world.letters(next).is_empty());
    world.until(table, begun + 9 * DAY).await;
    assert!(!world.board().await.says("away until"));
    world.plays_until(table, next).await;
    world.passes(table, 10 * MINUTE).await;
    assert_eq!(world.mentions(next).len(), 1);
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_follower_hears_of_the_end_after_their_quiet_hours() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    let [ana, eva] = ["ana", "eva"].map(|name| id_of(&world.user(name)));
    let store = world.bot.gamemaster.store();
    assert_eq!(store.follow(table, eva).await.expect("the database"), Followed::Yes);
    is_quiet(&world, "eva", -60, 120).await;
    world.bot.gamemaster.abort(table, ana, true).await.expect("an end");
    world.passes(table, 2 * HOUR - MINUTE).await;
    assert!(world.letters("eva").is_empty());
    world.passes(table, MINUTE).await;
    assert_eq!(world.letters("eva").len(), 1);
    assert!(!store.follows(table, eva).await.expect("the database"));
    world.close();
}
