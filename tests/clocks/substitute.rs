//! A seat whose owner left is offered, and somebody else takes it over, by buttons.

use super::world::{CALL, DAY, NAMES, World, is_board};
use crate::lost_rights::id_of;
use crate::player::is_panel;
use agon_gamemaster::Pace;
use agon_sandbox::{Message, User};

/// Presses a button in a client without any earlier answer. Returns the private answer.
async fn presses(user: &User, on: &Message, id: &str) -> Message {
    user.dismisses_all();
    user.forges(on.id, id).await.ok();
    user.sees_that("an answer", |message| message.only_for.is_some()).await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_offered_and_taken_over_by_buttons() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let [ana, ben, dion, eva, fay] = ["ana", "ben", "dion", "eva", "fay"].map(|name| world.user(name));
    world.wants_letters("dion").await;
    let table = world.table("attika", &NAMES, "en").await;
    assert_eq!(world.asked(table).await, "dion");
    world.until(table, CALL).await;
    let letter = dion.in_dm().messages().pop().expect("a letter");
    assert!(!letter.buttons().is_empty());

    // Nobody left a seat yet: the page has no such button.
    let more = presses(&ana, &world.board().await, "v1:more:1:0:").await;
    assert!(!labels(&more).contains(&"Find a substitute".to_owned()));
    world.until(table, 3 * DAY).await;
    world.plays_until(table, "dion").await;
    world.passes(table, 2 * DAY).await;
    let more = presses(&ana, &world.board().await, "v1:more:1:0:").await;
    assert!(labels(&more).contains(&"Find a substitute".to_owned()), "{}", more.summary());
    let guests = presses(&ben, &world.board().await, "v1:sit:1:0:").await;
    assert!(world.text(&guests).contains("Ana"), "only the host: {}", guests.summary());

    // Ana asks Fay alone: she is called, and nobody else may press.
    let look = world.settled(table).await;
    let seat = look.free_seats().first().expect("Dion's seat");
    let find = presses(&ana, &world.board().await, "v1:sit:1:0:").await;
    assert!(labels(&find).iter().any(|label| label.contains("anybody")), "{}", find.summary());
    let ask = presses(&ana, &world.board().await, &format!("v1:sit:1:0:ask {}", seat.0)).await;
    assert!(world.text(&ask).contains("Who should take over"), "{}", ask.summary());
    let chosen = id_of(&fay).0.to_string();
    ana.forges_choice(ask.id, &format!("v1:sit:1:0:asked {}", seat.0), &[chosen.as_str()]).await.ok();
    world.settled(table).await;
    let call = eva.sees_that("a call", |message| message.text().contains("Would you take over")).await;
    let take = format!("v1:sit:1:0:take {}", seat.0);
    let not_hers = presses(&eva, &call, &take).await;
    assert!(world.text(&not_hers).contains("kept for somebody else"), "{}", not_hers.summary());

    // Then to anybody: the board says so, from the public view alone.
    let offer = presses(&ana, &world.board().await, &format!("v1:sit:1:0:offer {}", seat.0)).await;
    assert!(world.text(&offer).contains("The board shows it now"), "{}", offer.summary());
    world.settled(table).await;
    let board = world.board().await;
    assert!(world.text(&board).contains("A seat is free: "), "{}", board.summary());
    assert!(labels(&board).contains(&"Take the seat".to_owned()));
    let sits = presses(&ben, &board, &take).await;
    assert!(is_panel(&sits), "who sits here reads it on the panel: {}", sits.summary());

    // Eva reads what she takes over before she does.
    let confirm = presses(&eva, &board, &take).await;
    let text = world.text(&confirm);
    assert!(text.contains("from Dion") && text.contains("changes no rating of yours"), "{text}");
    assert_eq!(labels(&confirm), ["Take the seat", "Back"]);
    let panel = presses(&eva, &board, &format!("v1:sit:1:0:yes {}", seat.0)).await;
    assert!(is_panel(&panel) && world.text(&panel).contains("is yours now"), "{}", panel.summary());
    let look = world.settled(table).await;
    assert_eq!(look.seats()[seat.index()].user, Some(id_of(&eva)));

    // Dion's letter has no buttons any more, and every button of his says why.
    let gone =
        dion.in_dm().messages().into_iter().find(|message| message.id == letter.id || message.buttons().is_empty());
    assert!(gone.is_some_and(|message| message.buttons().is_empty()));
    assert!(dion.in_dm().messages().iter().any(|message| message.text().contains("gave your seat at table 1 up")));
    let board = world.user("ana").sees_that("the board", is_board).await;
    for id in ["v1:seat:1:0:", "v1:note:1:0:", "v1:ord:1:0:", "v1:time:1:0:back", "v1:more:1:0:resign yes"] {
        let answer = presses(&dion, &board, id).await;
        assert!(world.text(&answer).contains("You gave this seat up: Eva"), "{id}: {}", answer.summary());
    }
    let own = presses(&dion, &board, &format!("v1:sit:1:0:yes {}", seat.0)).await;
    assert!(world.text(&own).contains("never sat at this table"), "{}", own.summary());
    let late = presses(&fay, &board, &take).await;
    assert!(world.text(&late).contains("Eva was faster"), "{}", late.summary());
    world.close();
}
