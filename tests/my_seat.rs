//! What a panel offers besides its choices: why something cannot be done, notes, colours, asking once more.

use crate::house::House;
use crate::whole_games::{four_sit_down, players};
use agon_sandbox::{Message, User};

/// Presses a button of somebody's newest private message and waits for what it shows.
async fn press(user: &User, label: &str, shows: &str) -> Message {
    let panel = user.newest_private().expect("a panel");
    user.clicks_on(panel.id, label).await.ok();
    user.sees_that(shows, |message| message.id == panel.id && message.says(shows)).await
}

/// Waits until somebody's newest private message has a button or menu for this verb.
async fn offers(user: &User, verb: &str) -> Message {
    let begins = format!("v1:{verb}:");
    let offered = |message: &Message| {
        let buttons = message.buttons().into_iter().map(|button| button.custom_id);
        let menus = message.menus().into_iter().map(|menu| menu.custom_id);
        message.only_for.is_some() && buttons.chain(menus).any(|id| id.starts_with(&begins))
    };
    user.sees_that(&begins, offered).await
}

/// The seat to act, as a person with their panel open.
async fn asked(house: &House) -> User {
    let table = house.table().await;
    let look = house.look(table).await;
    let seat = look.waiting.first().expect("somebody is asked");
    let user = look.seats[seat.index()].user.expect("a person").0;
    let names = ["ana", "ben", "cleo", "dion"].map(|name| house.user(name));
    let user = names.into_iter().find(|name| name.person().id.0 == user).expect("one of the four");
    user.slash("/seat", &[]).await.ok();
    user
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_cant_i_is_answered_by_the_rule() {
    let house = House::open().await;
    let table = four_sit_down(&house, &[]).await;
    let user = asked(&house).await;
    let before = house.look(table).await.seq;
    user.clicks_id(|id| id.starts_with("v1:why:")).await.ok();
    let menu_of = |message: &Message| message.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:why:"));
    let mut panel = user.sees_that("what I wanted", |message| menu_of(message).is_some()).await;
    // Down to some whole action, by the first way at each level.
    while !panel.text().contains("**") {
        let menu = menu_of(&panel).expect("a menu");
        user.selects(&menu.custom_id, &[&menu.choices[0].value]).await.ok();
        let before = panel.text();
        let deeper = |message: &Message| {
            message.id == panel.id
                && (message.text() != before
                    || menu_of(message).map(|menu| menu.custom_id) != Some(menu.custom_id.clone()))
        };
        panel = user.sees_that("the next level, or the answer", deeper).await;
    }
    let answer = panel;
    assert!(answer.text().contains("**: "), "{}", answer.summary());
    assert_eq!(house.look(table).await.seq, before, "asking does nothing");
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_for_their_owner_alone() {
    let house = House::open().await;
    four_sit_down(&house, &[]).await;
    let ana = house.user("ana");
    ana.slash("/seat", &[]).await.ok();
    press(&ana, "Notes", "Nothing noted yet").await;
    let panel = ana.newest_private().expect("the notes");
    ana.clicks_on(panel.id, "Write…").await.ok();
    ana.sees_modal();
    ana.fills_in(&["Cleo always bids for water."]).await.ok();
    ana.sees_privately("Cleo always bids for water.").await;
    // Kept for another day, and seen by nobody else.
    ana.dismisses_all();
    ana.slash("/seat", &[]).await.ok();
    press(&ana, "Notes", "Cleo always bids for water.").await;
    let ben = house.user("ben");
    ben.slash("/seat", &[]).await.ok();
    press(&ben, "Notas", "Aún no hay notas").await;
    assert!(house.sandbox.seen_by("ben").iter().all(|delivery| !format!("{delivery:?}").contains("bids for water")));
    press(&ana, "Erase", "Nothing noted yet").await;
    // Who has no seat has no notes either.
    let eva = house.user("eva");
    let board = eva.sees("First picks").await;
    eva.forges(board.id, "v1:note:1:0:").await.ok();
    eva.sees_privately("You have no seat").await;
    house.close();
}

/// Chooses when panels ask this person once more.
async fn confirms(user: &User, when: &str) {
    user.slash("/preferences", &[]).await.ok();
    user.selects("v1:pref:0:0:confirm", &[when]).await.ok();
    let chosen = |message: &Message| {
        let choices = message.menus().into_iter().flat_map(|menu| menu.choices);
        choices.into_iter().any(|choice| choice.value == when && choice.chosen)
    };
    user.sees_that("the preferences", chosen).await;
    user.dismisses_all();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_chooses_when_a_panel_asks_once_more() {
    let house = House::open().await;
    let table = four_sit_down(&house, &[]).await;
    let user = asked(&house).await;
    user.dismisses_all();
    confirms(&user, "never").await;
    user.slash("/seat", &[]).await.ok();
    let pick =
        user.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:pick:")).expect("a menu to pick from");
    let before = house.look(table).await.seq;
    let three: Vec<&str> = pick.choices.iter().take(3).map(|choice| choice.value.as_str()).collect();
    user.selects(&pick.custom_id, &three).await.ok();
    // No question: the board moves on.
    user.sees_that("the board after the picks", |message| message.says(&format!("step {}", before + 3))).await;
    assert!(house.look(table).await.seq > before, "chosen without another question");

    // Whoever wants to be asked always is asked even before what asks nobody else.
    let mut players = players(&house);
    loop {
        let look = house.look(table).await;
        let seat = look.waiting.first().expect("somebody is asked");
        if !look.public.expect("running").hints().quick.is_empty() {
            break;
        }
        players[seat.index()].decides(&house, table, seat).await;
    }
    for name in ["ana", "ben", "cleo", "dion"] {
        confirms(&house.user(name), "always").await;
    }
    let user = asked(&house).await;
    let before = house.look(table).await.seq;
    user.clicks_id(|id| id.starts_with(&format!("v1:act:1:{before}:"))).await.ok();
    user.sees_that("the question", |message| {
        message.buttons().iter().any(|button| button.custom_id.starts_with("v1:yes:"))
    })
    .await;
    assert_eq!(house.look(table).await.seq, before, "asked first");
    user.clicks_id(|id| id.starts_with("v1:yes:")).await.ok();
    offers(&user, "seat").await;
    house.told().await;
    assert!(house.look(table).await.seq > before);
    house.close();
}
