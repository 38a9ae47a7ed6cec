//! Steps taken back with a press: who reads what of it, and that nobody is called for a turn that did not end.

use crate::orders::world::{CALLED, World, clockwise};
use crate::player::Player;
use agon_rules::Seat;
use agon_sandbox::Message;

fn undo_buttons(panel: &Message) -> Vec<String> {
    let buttons = panel.buttons().into_iter().filter(|button| button.custom_id.starts_with("v1:undo:"));
    buttons.map(|button| button.label).collect()
}

impl World {
    /// Counts the messages that call a person: mentions in the channel, and letters.
    fn calls(&self, seat: Seat) -> usize {
        let user = self.user(seat);
        let mention = format!("<@{}>", user.person().id);
        let called = |message: &Message| message.only_for.is_none() && message.says(&mention);
        user.messages().iter().filter(|message| called(message)).count() + self.letters(seat).len()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slip_at_the_end_of_a_turn_is_back_in_one_tap_and_nobody_is_called() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, c, d] = clockwise(&world).await;
    world.wants_letters(c).await;
    world.speaks_english(b).await;
    let before = world.calls(c);
    world.acts(b, "bid 4").await;
    let player = Player::new(world.user(b));
    let panel = player.opens_panel().await;
    assert_eq!(undo_buttons(&panel), ["Undo: Bid 4"]);
    let back = player.presses(&panel, "Undo: Bid 4").await;
    assert!(back.says("Taken back: you bid 4.") && back.says("Your bid"), "{}", back.text());
    world.bot.wait_until_sent().await;
    let board = world.board().await;
    assert!(board.contains("took back a step: Bid 4.") && world.asked().await == b, "{board}");

    // The button of the panel before, in another window, changes nothing more.
    world.user(b).forges(back.id, &format!("v1:undo:1:{}:0", world.look(b).await.seq())).await.ok();
    world.user(b).sees_privately("something has been revealed since").await;

    // Everything that was to come of the turn is gone: nobody is called, however long b thinks.
    world.moment().await;
    world.later(CALLED).await;
    assert_eq!(world.calls(c), before);
    assert_eq!(world.log().await.last().map(String::as_str).map(|text| text.starts_with("undo ")), Some(true));

    // The turn ends once more, for good: c is called once.
    world.acts(b, "bid 2").await;
    assert_eq!(undo_buttons(&player.opens_panel().await), [""; 0]);
    world.moment().await;
    world.later(CALLED).await;
    assert_eq!(world.calls(c), before + 1);

    // Who lets the moment pass reads why it is too late.
    world.acts(c, "bid 3").await;
    let other = Player::new(world.user(c));
    let panel = other.opens_panel().await;
    let label = undo_buttons(&panel).pop().expect("a button");
    world.moment().await;
    world.later(CALLED).await;
    let late = other.presses(&panel, &label).await;
    assert!(late.says("ya no se puede deshacer"), "{}", late.text());
    assert_eq!(world.asked().await, d);
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_taken_back_stays_in_the_log_and_the_replay() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, ..] = clockwise(&world).await;
    world.speaks_english(b).await;
    world.acts(b, "bid 4").await;
    let player = Player::new(world.user(b));
    let panel = player.opens_panel().await;
    player.presses(&panel, "Undo: Bid 4").await;
    world.acts(b, "bid 2").await;
    let eva = world.bot.user("eva");
    let board = eva.sees("Text board").await;
    eva.clicks_on(board.id, "Log").await.ok();
    let happened = eva.sees_privately("took back a step: Bid 4.").await;
    eva.clicks_on(happened.id, "Log").await.ok();
    let log = eva.sees_privately("holds the first player marker").await;
    eva.clicks_on(log.id, "▶").await.ok();
    let log = eva.sees_privately("bids 2").await;
    assert!(!log.says("bids 4") && log.says("took back a step: Bid 4."), "{}", log.text());
    let seq = world.log().await.len() as u32;
    for (step, told) in [(seq - 2, "(taken back at step"), (seq - 1, "took back a step: Bid 4."), (seq, "bids 2")] {
        eva.forges(happened.id, &format!("v1:rep:1:{step}:from p s-")).await.ok();
        eva.sees_privately(told).await;
    }
    world.bot.close();
}
