//! The start of a table at one sitting, by buttons.

use super::world::{CALL, MINUTE, World};
use agon_gamemaster::Pace;
use agon_sandbox::{Message, User};
use agon_store::TableId;

/// Opens a lobby of three by the command and *Join*, at one sitting.
async fn sits_down(world: &World) -> (TableId, [User; 3]) {
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| world.user(name));
    ana.slash("/play", &[("game", "attika"), ("players", "3")]).await.ok();
    let lobby = ana.sees("lobby").await;
    assert!(lobby.says("at one sitting"), "{}", lobby.summary());
    world.bot.join(&["ben", "cleo"]).await;
    let table = world.bot.table().await;
    (table, [ana, ben, cleo])
}

/// Waits until the lobby says something.
async fn lobby(user: &User, says: &str) -> Message {
    user.sees_that(says, |message| message.only_for.is_none() && message.says(says)).await
}

/// Presses a button of the lobby in a client without any earlier answer. Returns the private answer.
async fn presses(user: &User, label: &str, answer: &str) -> Message {
    user.dismisses_all();
    user.clicks(label).await.ok();
    user.sees_privately(answer).await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_say_that_they_are_ready_and_the_first_clock_starts_with_the_last() {
    let world = World::open().await.at_pace(Pace::Live).await;
    let (table, [ana, ben, cleo]) = sits_down(&world).await;
    presses(&ana, "Start", "I have asked everybody whether they are ready.").await;
    let asks = lobby(&ana, "Ready?").await;
    let line = "**Ready?** ✓ Ana. Waiting for Ben and Cleo. If somebody is missing, the host decides <0 h 2 min>.";
    assert!(world.text(&asks).contains(line), "{}", world.text(&asks));
    assert_eq!(labels(&asks)[..3], ["Ready", "Leave", "Options"]);
    // Who has no seat has nothing to say.
    presses(&world.user("eva"), "Ready", "You have no seat at table 1").await;

    world.passes(table, MINUTE).await;
    for _ in 0..2 {
        presses(&ben, "Ready", "Noted. The table starts as soon as everybody is ready.").await;
    }
    let asks = lobby(&ana, "✓ Ana and Ben. Waiting for Cleo.").await;
    ben.dismisses_all();
    cleo.dismisses_all();
    cleo.clicks_on(asks.id, "Ready").await.ok();
    let board = world.board().await;
    let text = world.text(&board);
    assert!(text.contains("due <0 h 6 min>, with reserve <0 h 16 min>"), "{text}");
    assert_eq!(world.due(table, "turn").await, Some(16 * MINUTE + CALL));
    // The old button of another client says what became of it.
    ben.forges(asks.id, &format!("v1:lob:{}:0:ready", table.0)).await.ok();
    ben.sees_privately("has begun").await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_two_minutes_the_host_waits_or_starts_without_the_others() {
    let world = World::open().await.at_pace(Pace::Live).await;
    let (table, [ana, ben, cleo]) = sits_down(&world).await;
    presses(&ana, "Start", "I have asked everybody").await;
    lobby(&ana, "Waiting for Ben and Cleo").await;
    world.passes(table, 2 * MINUTE).await;
    let over = "**Ready?** No answer from Ben and Cleo yet: the host can start without them, or wait.";
    let asks = lobby(&ana, over).await;
    assert_eq!(labels(&asks)[..5], ["Ready", "Start without them", "Wait", "Leave", "Options"]);
    presses(&ben, "Start without them", "Only the host can do that (Ana).").await;
    presses(&cleo, "Wait", "Only the host can do that (Ana).").await;

    ana.clicks_on(asks.id, "Wait").await.ok();
    let asks = lobby(&ana, "If somebody is missing").await;
    assert!(world.text(&asks).contains("the host decides <0 h 4 min>"), "{}", world.text(&asks));
    world.passes(table, 2 * MINUTE).await;
    lobby(&ana, over).await;
    ana.dismisses_all();
    ana.clicks("Start without them").await.ok();
    world.board().await;
    let look = world.settled(table).await;
    assert_eq!(look.seats().iter().filter(|row| row.user.is_some()).count(), 3, "everybody keeps the seat");
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_a_lobby_that_asks_takes_the_question_away() {
    let world = World::open().await.at_pace(Pace::Live).await;
    let (table, [ana, ben, cleo]) = sits_down(&world).await;
    presses(&ana, "Start", "I have asked everybody").await;
    let asks = lobby(&ana, "Waiting for Ben and Cleo").await;
    presses(&cleo, "Leave", "You left table 1.").await;
    ana.sees_that("the lobby", |message| message.id == asks.id && !message.says("Ready?")).await;
    assert_eq!(world.due(table, "ready").await, None);
    // An old button tells that nobody asks.
    ben.forges(asks.id, &format!("v1:lob:{}:0:ready", table.0)).await.ok();
    ben.sees_privately("Nobody is asked whether they are ready").await;
    world.close();
}
