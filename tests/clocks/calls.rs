//! Calls that come late, reminders, and people whom Discord no longer knows.

use super::world::{CALL, DAY, HOUR, MINUTE, NAMES, World};
use crate::lost_rights::id_of;
use agon_gamemaster::{AbsentWhy, Pace};
use agon_rules::Seat;
use agon_sandbox::Fault;
use agon_store::Notices;
use serde_json::json;

/// The time at which a call gets through that Discord refuses ten times.
const THROUGH: i64 = 511_000 + 300_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_starts_when_a_late_call_gets_through() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.lobby("attika", &NAMES, "en").await;
    let place = world.user("ana").place();
    world.bot.sandbox.breaks(Fault::new("POST", &format!("/channels/{place}/messages"), 503).times(10));
    world.starts(table, "ana").await;
    let late = world.asked(table).await;
    world.until(table, 10 * MINUTE).await;
    assert_eq!(world.mentions(late).len(), 0, "Discord has refused ten calls");
    assert_eq!(world.due(table, "turn").await, Some(2 * DAY + CALL));
    // The eleventh try: a second after the first, then twice as long each time, five minutes at most.
    world.until(table, THROUGH - 1).await;
    assert_eq!(world.mentions(late).len(), 0);
    world.until(table, THROUGH).await;
    assert_eq!(world.mentions(late).len(), 1);
    assert_eq!(world.due(table, "turn").await, Some(2 * DAY + THROUGH));
    assert_eq!(world.due(table, "remind").await, Some(6 * HOUR + THROUGH));
    let board = world.text(&world.board().await);
    assert!(board.contains("due <24 h 13 min>, with reserve <48 h 13 min>"), "{board}");
    world.until(table, 2 * DAY + THROUGH - 1).await;
    assert_eq!(world.asked(table).await, late);
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_that_comes_late_starts_the_clock_too() {
    let world = World::open().await.at_pace(Pace::Day).await;
    for name in NAMES {
        world.wants_letters(name).await;
    }
    let table = world.lobby("attika", &NAMES, "en").await;
    world.bot.sandbox.breaks(Fault::new("POST", "/users/@me/channels", 502).times(10));
    world.starts(table, "ana").await;
    let late = world.asked(table).await;
    world.until(table, THROUGH - 1).await;
    assert_eq!(world.letters(late).len(), 0);
    world.until(table, THROUGH).await;
    assert_eq!(world.letters(late).len(), 1);
    assert_eq!(world.due(table, "turn").await, Some(2 * DAY + THROUGH));
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_gone_from_the_server_is_absent_at_once_and_may_come_back() {
    let world = World::open().await.at_pace(Pace::Day).await;
    for name in NAMES {
        world.wants_letters(name).await;
    }
    let table = world.lobby("attika", &NAMES, "en").await;
    // Discord knows neither the first person nor the second.
    for code in [10_013, 10_007] {
        let body = json!({ "code": code, "message": "Unknown" });
        world.bot.sandbox.breaks(Fault::new("POST", "/users/@me/channels", 404).body(body));
    }
    world.starts(table, "ana").await;
    // Who opened the table a moment ago is not called at once.
    world.until(table, 10 * MINUTE).await;
    let look = world.settled(table).await;
    let is_gone = |name: &&str| {
        let seat = look.seats().iter().find(|row| row.user == Some(id_of(&world.user(name)))).expect("a seat").seat;
        look.clock().and_then(|clock| clock.of(Seat(seat))).expect("a clock").absent == Some(AbsentWhy::Gone)
    };
    let gone: Vec<&str> = NAMES.into_iter().filter(is_gone).collect();
    assert_eq!(gone.len(), 2);
    let board = world.text(&world.board().await);
    for name in &gone {
        let display = world.user(name).person().display;
        assert!(board.contains(&format!("{display} left the server: the AI plays")), "{board}");
        assert!(board.contains(&format!("until {display} is back.")), "{board}");
    }
    // Nobody is called for them, and nobody waits for them.
    assert!(!gone.contains(&world.asked(table).await));
    for name in &gone {
        assert_eq!(world.letters(name).len() + world.mentions(name).len(), 0, "{name}");
    }
    let back = world.user(gone[0]);
    let board = world.board().await;
    back.clicks_on(board.id, "I'm back").await.ok();
    back.sees_privately("is yours again").await;
    world.plays_until(table, gone[0]).await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_replaces_the_call_and_goes_the_same_way_once() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    world.wants_letters("ben").await;
    world.plays_until(table, "cleo").await;
    world.passes(table, 10 * MINUTE).await;
    let called = world.mentions("cleo");
    assert_eq!(called.len(), 1);
    world.passes(table, 18 * HOUR).await;
    let reminded = world.mentions("cleo");
    assert_eq!(reminded.len(), 1, "it takes the place of the call");
    assert!(reminded[0].id > called[0].id);
    let (before, after) = (world.text(&called[0]), world.text(&reminded[0]));
    assert!(after.contains("draw or build – time is up <"), "{after}");
    assert!(!before.contains("time is up") && before.contains("your turn: draw or build."), "{before}");
    world.passes(table, 20 * HOUR).await;
    assert_eq!(world.mentions("cleo")[0].id, reminded[0].id, "once a turn");
    world.acts(table, "cleo").await;

    world.plays_until(table, "ben").await;
    let begun = world.now();
    world.passes(table, 10 * MINUTE).await;
    let called = world.letters("ben");
    world.passes(table, 18 * HOUR).await;
    let reminded = world.letters("ben");
    assert_eq!(reminded.len(), called.len() + 1);
    let (reminder, before) = reminded.split_last().expect("a reminder");
    assert!(before.iter().all(|letter| letter.buttons().is_empty()), "only the newest letter has buttons");
    let zero = world.due(table, "turn").await.expect("a zero") - CALL;
    assert_eq!(zero, begun + 2 * DAY);
    let (letter, hours) = (world.text(reminder), zero.div_euclid(HOUR));
    let games = world.user("ana").place();
    let told = format!("Table 1 (Attika, <#{games}>): your time is up <{hours} h");
    assert!(letter.starts_with(&told), "{told}\n{letter}");
    world.passes(table, 10 * HOUR).await;
    assert_eq!(world.letters("ben").len(), reminded.len());
    assert_eq!(world.mentions("ben").len(), 0);
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_people_and_those_who_muted_the_table_are_not_reminded_though_their_clocks_run() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    let store = world.bot.gamemaster.store();
    store.set_notices(id_of(&world.user("ben")), Notices::Quiet).await.expect("a wish");
    store.set_muted(table, id_of(&world.user("cleo")), true).await.expect("a wish");
    for name in ["ben", "cleo"] {
        world.plays_until(table, name).await;
        let begun = world.now();
        let before = world.letters(name).len();
        world.passes(table, DAY).await;
        assert_eq!((world.mentions(name).len(), world.letters(name).len()), (0, before), "{name}");
        assert_eq!(world.due(table, "turn").await, Some(begun + CALL + 2 * DAY), "{name}");
        assert_eq!(world.due(table, "remind").await, Some(begun + CALL + DAY), "for whoever wishes that: {name}");
        world.acts(table, name).await;
    }
    world.close();
}
