//! Secret orders: left in private, carried out at their time. Nobody else learns of unused ones.

mod letters;
mod secrecy;
pub mod world;

use crate::player::Player;
use agon_gamemaster::TableSnapshot;
use agon_sandbox::Message;
use agon_store::UserId;
use world::{CALLED, World, clockwise};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_maximum_bids_for_its_owner_and_tells_where_it_ended() {
    let world = World::open("offrandes", "bid").await;
    let [a, b, c, d] = clockwise(&world).await;
    let screen = world.opens_orders(c).await;
    let wrong = world.limits(c, &screen, "limit offrandes up-to", "99").await;
    assert!(wrong.text().contains("99"), "{}", wrong.text());
    let screen = world.limits(c, &wrong, "limit offrandes up-to", "4").await;
    assert!(screen.text().contains('4'), "{}", screen.text());
    // Replaces the order, then drops it, then sets the first one again.
    let screen = world.presses(c, &screen, "set turn").await;
    let screen = world.presses(c, &screen, "drop turn").await;
    assert_eq!(world.look(c).await.orders(), []);
    world.limits(c, &screen, "limit offrandes up-to", "4").await;

    let before = world.log().await.len();
    world.acts(b, "bid 2").await;
    world.obeys(c).await;
    world.acts(d, "bid 4").await;
    world.acts(a, "pass").await;
    world.acts(b, "bid 5").await;
    world.obeys(c).await;
    assert_eq!(world.log().await[before..], ["bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"]);
    // The next panel reports it once.
    let player = Player::new(world.user(c));
    let panel = player.opens_panel().await;
    let told = |panel: &Message| panel.text().lines().any(|line| line.contains('4') && line.contains('6'));
    assert!(told(&panel), "{}", panel.text());
    world.bot.wait_until_noted(world.table, &player.user).await;
    assert!(!told(&player.opens_panel().await));
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ranked_bribes_take_the_first_that_is_legal() {
    let world = World::open("offrandes", "bid").await;
    let [_, b, ..] = clockwise(&world).await;
    world.wants_letters(b).await;
    // Everybody has a briber. A person who is not first to act leaves a list, one tap a rank.
    let mut screen = world.opens_orders(b).await;
    let (menu, entries) = {
        let menu = screen.menus().into_iter().next().expect("a menu of bribes");
        (menu.custom_id.clone(), menu.choices.iter().map(|choice| choice.value.clone()).collect::<Vec<_>>())
    };
    let player = Player::new(world.user(b));
    for entry in &entries {
        screen = player.chooses(&screen, &menu, &[entry]).await;
    }
    screen = world.presses(b, &screen, "last bribes").await;
    assert_eq!(listed(&world.look(b).await), entries[..entries.len() - 1]);
    assert!(!screen.menus().is_empty(), "what was taken off may be added again");
    // The auctions end without another lot. Then the bribers act in turn.
    loop {
        let look = world.bot.snapshot(world.table).await;
        let kind = look.public().expect("running").prompt().kind;
        let seat = look.waiting().first().expect("somebody is asked");
        match kind {
            "bid" => world.acts(seat, "pass").await,
            "lot" => world.acts(seat, "end").await,
            "bribe" if seat == b => break,
            "bribe" => world.acts(seat, "bribe none").await,
            other => panic!("nobody asked {b} for a bribe before `{other}`"),
        }
    }
    let legal = world.look(b).await.view().expect("a view").legal();
    let wanted = entries.iter().find(|entry| legal.contains(entry)).expect("somebody to bribe").clone();
    let before = world.log().await.len();
    world.obeys(b).await;
    assert_eq!(world.log().await[before], wanted);
    assert_eq!(world.look(b).await.orders(), [], "used and gone");
    world.later(CALLED).await;
    let told = |letter: &Message| letter.says("Tu orden respondió por ti");
    assert_eq!(world.letters(b).iter().filter(|letter| told(letter)).count(), 1);
    assert!(!told(&player.opens_panel().await));
    world.bot.close();
}

/// The words of a list, in rank order.
fn listed(look: &TableSnapshot) -> Vec<String> {
    match look.orders().first().map(|order| &order.instruction) {
        Some(agon_rules::order::Instruction::List(entries)) => {
            entries.iter().map(|entry| entry.words.clone()).collect()
        }
        other => panic!("no list: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_moves_on_after_being_driven_out() {
    let world = World::open("cyclades", "offer").await;
    let (first, god, other) = world.bids_first().await;
    let planner = world.asked().await;
    // At its own turn, but within the delay: nothing happens before the delay is over.
    let screen = world.opens_orders(planner).await;
    let screen = world.limits(planner, &screen, &format!("rank cyclades plan 1 255 bid {god}"), "2").await;
    let screen = world.limits(planner, &screen, &format!("rank cyclades plan 1 255 bid {other}"), "1").await;
    let screen = world.presses(planner, &screen, "add plan 1 bid apollo").await;
    assert!(screen.text().contains("1 ") && screen.text().contains("3 "), "{}", screen.text());
    let before = world.log().await.len();
    world.obeys(planner).await;
    assert_eq!(world.log().await[before..], [format!("bid {god} 2")]);
    world.acts(first, "bid apollo").await;
    let third = world.asked().await;
    world.acts(third, &format!("bid {god} 3")).await;
    world.obeys(planner).await;
    assert_eq!(world.log().await.last(), Some(&format!("bid {other} 1")));
    let last = world.asked().await;
    world.acts(last, &format!("bid {other} 2")).await;
    world.obeys(planner).await;
    let log = world.log().await;
    assert!(log.iter().rev().take(3).any(|text| text == "bid apollo"), "{log:?}");
    assert_eq!(world.look(planner).await.orders(), [], "the offerings are over");
    world.bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_resigns_or_has_no_seat_orders_nothing() {
    let world = World::open("offrandes", "bid").await;
    let [.., d] = clockwise(&world).await;
    let screen = world.opens_orders(d).await;
    world.limits(d, &screen, "limit offrandes up-to", "4").await;
    let eva = world.bot.user("eva");
    let board = eva.sees("Text board").await;
    let scope = world.look(d).await.orders()[0].scope.clone();
    for words in [String::new(), format!("set turn {scope}"), format!("drop up-to {scope}"), "nonsense".to_owned()] {
        eva.dismisses_all();
        eva.forges(board.id, &format!("v1:ord:1:0:{words}")).await.ok();
        eva.sees_privately("You have no seat").await;
    }
    assert_eq!(world.look(d).await.orders().len(), 1);
    let user = UserId(world.user(d).person().id.0);
    world.bot.gamemaster.resign(world.table, user).await.expect("resigned");
    assert_eq!(world.bot.gamemaster.store().orders(world.table).await.expect("the orders"), []);
    world.bot.close();
}
