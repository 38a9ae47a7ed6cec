//! The result of an order goes once by letter to people who chose letters. Others read it at their next look.

use super::world::{CALLED, World, clockwise};
use crate::player::Player;
use agon_rules::Seat;
use agon_store::UserId;

/// The time after an action, in seconds, after which the bot calls a person at once.
const AWAY: i64 = 100;

impl World {
    /// The first lines of a person's seat, on request.
    async fn reads(&self, seat: Seat) -> String {
        let player = Player::new(self.user(seat));
        let panel = player.opens_panel().await;
        self.bot.wait_until_noted(self.table, &player.user).await;
        panel.text()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_became_of_a_maximum_comes_by_letter_where_letters_are_wanted() {
    let world = World::open("offrandes", "bid").await;
    let [a, b, c, d] = clockwise(&world).await;
    world.wants_letters(c).await;
    for (seat, limit) in [(c, "4"), (d, "5")] {
        let screen = world.opens_orders(seat).await;
        world.limits(seat, &screen, "limit offrandes up-to", limit).await;
    }
    world.acts(b, "bid 2").await;
    world.obeys(c).await;
    // The result comes when people are called, not before, so that its time reveals no more than the call.
    assert_eq!(world.letters(c).len(), 0);
    world.obeys(d).await;
    world.later(1).await;
    let letters = world.letters(c);
    assert_eq!(letters.len(), 1);
    let (letter, games) = (&letters[0], world.user(a).place());
    let told = "Tu orden respondió por ti – Pujar 3.";
    assert!(letter.text().contains(told), "{}", letter.text());
    assert!(letter.says("Agora") && letter.says("[Ir a ella](https://discord.com/channels/"), "{}", letter.text());
    // A lock screen shows the place, but not the result.
    let line = format!("Qué ha sido de tus órdenes en la mesa 1 (Offrandes, <#{games}>):");
    assert_eq!(letter.content, line);

    // The result appears once: not in the next letter, and not at the seat behind the letter's link.
    world.acts(a, "pass").await;
    world.acts(b, "pass").await;
    world.obeys(c).await;
    world.later(CALLED).await;
    let letters = world.letters(c);
    assert_eq!(letters.len(), 2);
    let passed = "Hacían falta 5, más que tu límite de 4.";
    assert!(letters[1].says(passed) && !letters[1].says(told), "{}", letters[1].text());
    let panel = world.reads(c).await;
    assert!(!panel.contains(passed) && !panel.contains(told), "{panel}");
    let direct = world.user(c).in_dm();
    direct.clicks_on(letters[1].id, "Mi asiento").await.ok();
    let seat = direct.sees_that("my seat", |message| message.id == letters[1].id && !message.says(line.as_str())).await;
    assert!(seat.says("[Ir a ella]") && !seat.says(passed), "{}", seat.text());

    // A person with mentions gets no letter, and reads the result at their seat.
    assert_eq!(world.letters(d).len(), 0);
    let panel = world.reads(d).await;
    assert!(panel.contains("Your order answered for you") || panel.contains("Tu orden respondió"), "{panel}");
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_called_by_letter_reads_there_what_became_of_an_order() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, c, d] = clockwise(&world).await;
    world.wants_letters(b).await;
    let screen = world.opens_orders(b).await;
    world.presses(b, &screen, "set turn").await;
    world.obeys(b).await;
    world.later(CALLED).await;
    let letters = world.letters(b);
    assert!(letters.len() == 1 && letters[0].says("Tu orden respondió por ti"), "{letters:?}");
    world.later(AWAY).await;
    for seat in [c, d] {
        world.acts(seat, "pass").await;
    }
    // The lot goes to the person whose turn it was. The order ends with that, and the next turn is theirs.
    assert_eq!(world.asked().await, b);
    world.later(CALLED).await;
    let letters = world.letters(b);
    let gone = "Tu orden ya no vale";
    assert!(letters.len() == 2 && letters[1].says(gone) && letters[1].says("Te toca"), "{letters:?}");
    assert!(!world.reads(b).await.contains(gone));
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_plan_did_comes_by_letter() {
    let world = World::open("cyclades", "offer").await;
    let (_, god, _) = world.bids_first().await;
    let planner = world.asked().await;
    world.wants_letters(planner).await;
    let screen = world.opens_orders(planner).await;
    world.limits(planner, &screen, &format!("rank cyclades plan 1 255 bid {god}"), "2").await;
    world.obeys(planner).await;
    world.later(CALLED).await;
    let letters = world.letters(planner);
    assert!(letters.len() == 1 && letters[0].says("Tu orden respondió por ti"), "{letters:?}");
    assert!(!world.reads(planner).await.contains("respondió"));
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_first_muted_the_table_or_takes_no_letters_gets_none() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, c, d] = clockwise(&world).await;
    let store = world.bot.gamemaster.store();
    for seat in [b, c, d] {
        world.wants_letters(seat).await;
    }
    store.set_muted(world.table, UserId(world.user(c).person().id.0), true).await.expect("the database");
    world.user(d).closes_dms();
    for seat in [b, c, d] {
        let screen = world.opens_orders(seat).await;
        world.presses(seat, &screen, "set turn").await;
    }
    world.obeys(b).await;
    let told = "Tu orden respondió por ti";
    assert!(world.reads(b).await.contains(told));
    world.obeys(c).await;
    world.obeys(d).await;
    world.later(CALLED).await;
    for seat in [b, c, d] {
        assert!(world.letters(seat).iter().all(|letter| !letter.says(told)), "{:?}", world.letters(seat));
    }
    assert!(!world.reads(b).await.contains(told));
    assert!(world.reads(c).await.contains(told));
    assert!(world.reads(d).await.contains(told));
    world.bot.close();
}
