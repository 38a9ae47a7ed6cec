//! The parts of a panel beside its choices: reasons, notes, colours, confirmations, more.

use crate::cyclades_by_clicks::three_sit_down;
use crate::player::Player;
use crate::records::opens_preference;
use crate::running_bot::RunningBot;
use crate::whole_games::{four_sit_down, players};
use agon_gamemaster::TableSnapshot;
use agon_rules::menu::begins;
use agon_sandbox::{Message, User};
use agon_store::{TableId, UserId};

/// Presses a button of a person's newest private message, and waits for its result.
async fn press(user: &User, label: &str, shows: &str) -> Message {
    let panel = user.newest_private().expect("a panel");
    user.clicks_on(panel.id, label).await.ok();
    user.sees_that(shows, |message| message.id == panel.id && message.says(shows)).await
}

/// Waits until a person's newest private message has a button or menu for this verb.
async fn offers(user: &User, verb: &str) -> Message {
    let begins = format!("v1:{verb}:");
    let offered = |message: &Message| {
        let buttons = message.buttons().into_iter().map(|button| button.custom_id);
        let menus = message.menus().into_iter().map(|menu| menu.custom_id);
        message.only_for.is_some() && buttons.chain(menus).any(|id| id.starts_with(&begins))
    };
    user.sees_that(&begins, offered).await
}

/// Finds a person at the table, to act or waiting, with only their panel open.
async fn seated(bot: &RunningBot, look: &TableSnapshot, asked: bool) -> User {
    let mut seats = look.seats().iter().filter(|row| look.waiting().has(agon_rules::Seat(row.seat)) == asked);
    let user = seats.next().and_then(|row| row.user).expect("a person").0;
    let names = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let user = names.into_iter().find(|name| name.person().id.0 == user).expect("one of the four");
    user.dismisses_all();
    user.slash("/seat", &[]).await.ok();
    user
}

/// The person to act, with their panel open.
async fn asked(bot: &RunningBot) -> User {
    let look = bot.snapshot(bot.table().await).await;
    seated(bot, &look, true).await
}

/// The verbs of a screen's last five buttons.
fn last_row(message: &Message) -> Vec<String> {
    let ids: Vec<String> = message.buttons().into_iter().map(|button| button.custom_id).collect();
    let verb = |id: &String| id.split(':').nth(1).unwrap_or_default().to_owned();
    ids.iter().skip(ids.len().saturating_sub(5)).map(verb).collect()
}

fn menu_of_wishes(message: &Message) -> Option<agon_sandbox::Menu> {
    message.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:why:"))
}

/// The words of the possible wishes on a screen.
fn offered(message: &Message) -> Vec<String> {
    let menu = menu_of_wishes(message).expect("a menu of wishes");
    menu.choices.into_iter().map(|choice| choice.value).collect()
}

/// Opens the wishes of a panel.
async fn opens_wishes(user: &User) -> Message {
    user.clicks_id(|id| id.starts_with("v1:why:")).await.ok();
    user.sees_that("what I wanted", |message| menu_of_wishes(message).is_some()).await
}

/// Wishes for an action, level by level. Returns the answer.
async fn wishes_for(user: &User, action: &str) -> Message {
    let mut screen = opens_wishes(user).await;
    while !screen.says("**") {
        let menu = menu_of_wishes(&screen).expect("a menu");
        let way = menu.choices.iter().find(|choice| begins(action, &choice.value));
        let way = way.unwrap_or_else(|| panic!("nothing leads to `{action}`:\n{}", screen.summary()));
        user.selects(&menu.custom_id, &[&way.value]).await.ok();
        let (id, face) = (screen.id, screen.json());
        screen = user.sees_that("the next level, or the answer", |now| now.id == id && now.json() != face).await;
    }
    screen
}

/// The table as the acting seat sees it.
async fn look_of_asked(bot: &RunningBot, table: TableId) -> TableSnapshot {
    let look = bot.snapshot(table).await;
    let seat = look.waiting().first().expect("somebody is asked");
    let user: UserId = look.seats()[seat.index()].user.expect("a person");
    bot.gamemaster.snapshot(table, Some(user)).await.expect("the table")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_cant_i_is_answered_by_the_rule() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let user = asked(&bot).await;
    let before = bot.snapshot(table).await.seq();
    user.clicks_id(|id| id.starts_with("v1:why:")).await.ok();
    let menu_of = |message: &Message| message.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:why:"));
    let mut panel = user.sees_that("what I wanted", |message| menu_of(message).is_some()).await;
    // Chooses the first way at each level, down to a whole action.
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
    assert_eq!(bot.snapshot(table).await.seq(), before, "asking does nothing");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_for_their_owner_alone() {
    let bot = RunningBot::start().await;
    four_sit_down(&bot, &[]).await;
    let ana = bot.user("ana");
    ana.slash("/seat", &[]).await.ok();
    press(&ana, "Notes", "Nothing noted yet").await;
    let panel = ana.newest_private().expect("the notes");
    ana.clicks_on(panel.id, "Write…").await.ok();
    ana.sees_modal();
    ana.fills_in(&["Cleo always bids for water."]).await.ok();
    ana.sees_privately("Cleo always bids for water.").await;
    // Kept for another day, and visible to nobody else.
    ana.dismisses_all();
    ana.slash("/seat", &[]).await.ok();
    press(&ana, "Notes", "Cleo always bids for water.").await;
    let ben = bot.user("ben");
    ben.slash("/seat", &[]).await.ok();
    press(&ben, "Notas", "Aún no hay notas").await;
    assert!(bot.sandbox.seen_by("ben").iter().all(|delivery| !format!("{delivery:?}").contains("bids for water")));
    press(&ana, "Erase", "Nothing noted yet").await;
    // A person without a seat has no notes either.
    let eva = bot.user("eva");
    let board = eva.sees("First picks").await;
    eva.forges(board.id, "v1:note:1:0:").await.ok();
    eva.sees_privately("You have no seat").await;
    bot.close();
}

/// Sets when panels ask this person for a confirmation.
async fn confirms(user: &User, when: &str) {
    opens_preference(user, "confirm").await;
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
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let user = asked(&bot).await;
    user.dismisses_all();
    confirms(&user, "never").await;
    user.slash("/seat", &[]).await.ok();
    let pick =
        user.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:pick:")).expect("a menu to pick from");
    let before = bot.snapshot(table).await.seq();
    let three: Vec<&str> = pick.choices.iter().take(3).map(|choice| choice.value.as_str()).collect();
    user.selects(&pick.custom_id, &three).await.ok();
    // No confirmation: the board moves on.
    user.sees_that("the board after the picks", |message| message.says(&format!("step {}", before + 3))).await;
    assert!(bot.snapshot(table).await.seq() > before, "chosen without another question");

    // A person who always wants a confirmation gets one even where nobody else does.
    let mut players = players(&bot);
    loop {
        let look = bot.snapshot(table).await;
        let seat = look.waiting().first().expect("somebody is asked");
        if !look.public().expect("running").hints().quick.is_empty() {
            break;
        }
        players[seat.index()].decides(&bot, table, seat).await;
    }
    for name in ["ana", "ben", "cleo", "dion"] {
        confirms(&bot.user(name), "always").await;
    }
    let user = asked(&bot).await;
    let before = bot.snapshot(table).await.seq();
    user.clicks_id(|id| id.starts_with(&format!("v1:act:1:{before}:"))).await.ok();
    let asks = |message: &Message| message.buttons().iter().any(|button| button.custom_id.starts_with("v1:yes:"));
    let question = user.sees_that("the question", asks).await;
    assert_eq!(bot.snapshot(table).await.seq(), before, "asked first");
    user.clicks_id(|id| id.starts_with("v1:yes:")).await.ok();
    user.sees_that("the panel after it", |message| message.id == question.id && !asks(message)).await;
    bot.wait_until_sent().await;
    assert!(bot.snapshot(table).await.seq() > before);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_cant_i_offers_what_somebody_may_want_and_what_is_near() {
    let bot = RunningBot::start().await;
    let table = three_sit_down(&bot).await;
    let look = look_of_asked(&bot, table).await;
    let bid = look.view().expect("a view").legal().into_iter().find(|action| action.ends_with(" 2"));
    let bid = bid.expect("an offering of 2");
    let first = seated(&bot, &look, true).await;
    Player::new(first).does(&bot, table, &bid).await;
    // Out of turn the answer names the person to act and the decision. Other wishes still work.
    let look = bot.snapshot(table).await;
    let waiting = seated(&bot, &look, false).await;
    let panel = opens_wishes(&waiting).await;
    let name = &look.seats()[look.waiting().first().expect("somebody is asked").index()].name;
    assert!(panel.says(name), "{}", panel.summary());

    let asked = asked(&bot).await;
    let screen = opens_wishes(&asked).await;
    let wanted = offered(&screen);
    for word in ["bid", "recruit", "build", "summon"] {
        assert!(wanted.iter().any(|words| begins(words, word)), "{word} is not among {wanted:?}");
    }
    for word in ["at", "from", "stop", "forgo", "to", "give"] {
        assert!(!wanted.iter().any(|words| begins(words, word)), "{word} is among {wanted:?}");
    }
    asked.clicks_id(|id| id.ends_with(":*@0") && id.starts_with("v1:why:")).await.ok();
    let other =
        |message: &Message| menu_of_wishes(message).is_some() && offered(message).iter().any(|word| word == "at");
    asked.sees_that("all else", other).await;

    // An equal bid is too low. The lowest sufficient one is one press away.
    let asked = seated(&bot, &look, true).await;
    let answer = wishes_for(&asked, &bid).await;
    let ids: Vec<String> = answer.buttons().into_iter().map(|button| button.custom_id).collect();
    let instead = format!("{} 3", bid.trim_end_matches(" 2"));
    assert!(ids.iter().any(|id| id.starts_with("v1:act:") && id.ends_with(&instead)), "{ids:?}");
    assert!(ids.iter().any(|id| id.starts_with("v1:rul:") && id.ends_with(":cyclades offerings")), "{ids:?}");
    let before = bot.snapshot(table).await.seq();
    asked.clicks_id(|id| id.starts_with("v1:act:") && id.ends_with(&instead)).await.ok();
    offers(&asked, "log").await;
    bot.wait_until_sent().await;
    assert!(bot.snapshot(table).await.seq() > before, "done");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_cant_i_joins_amounts_with_the_same_reason() {
    let bot = RunningBot::start().await;
    let table = three_sit_down(&bot).await;
    let look = look_of_asked(&bot, table).await;
    let mut bids = look.view().expect("a view").legal().into_iter().filter(|action| action.matches(' ').count() == 2);
    let highest = bids.rfind(|action| begins(action, "bid")).expect("an offering");
    let (words, most) = highest.rsplit_once(' ').expect("an amount");
    let above = most.parse::<u8>().expect("a number") + 1;
    // Everything above the purse is one choice. The answer explains its first amount.
    let asked = seated(&bot, &look, true).await;
    let answer = wishes_for(&asked, &format!("{words} {above}")).await;
    let menu = menu_of_wishes(&answer).expect("a menu");
    let labels: Vec<String> = menu.choices.into_iter().map(|choice| choice.label).collect();
    let [label] = labels.as_slice() else { panic!("one choice, not {labels:?}") };
    assert!(label.ends_with(&format!(" {above}–255")), "{label}");
    assert!(answer.says(&format!(" {above}**: ")), "{}", answer.summary());
    let ids: Vec<String> = answer.buttons().into_iter().map(|button| button.custom_id).collect();
    assert!(ids.iter().any(|id| id.starts_with("v1:act:") && id.ends_with(&highest)), "{ids:?}");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_panel_of_a_seat_ends_alike() {
    const ROW: [&str; 5] = ["log", "why", "ord", "note", "text"];
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let look = bot.snapshot(table).await;
    let waiting = seated(&bot, &look, false).await;
    assert_eq!(last_row(&waiting.newest_private().expect("a panel")), ROW);
    let user = seated(&bot, &look, true).await;
    let panel = user.newest_private().expect("a panel");
    assert_eq!(last_row(&panel), ROW);
    let pick = user.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:pick:")).expect("a menu");
    let three: Vec<&str> = pick.choices.iter().take(3).map(|choice| choice.value.as_str()).collect();
    user.selects(&pick.custom_id, &three).await.ok();
    let question = offers(&user, "yes").await;
    assert_eq!(last_row(&question), ROW);
    assert!(question.buttons().iter().any(|button| button.custom_id.starts_with("v1:go:")), "a way back");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_of_a_table_holds_notes_and_its_place() {
    let bot = RunningBot::start().await;
    four_sit_down(&bot, &[]).await;
    let ana = bot.user("ana");
    ana.clicks("More…").await.ok();
    let more = ana.sees_privately("What would you like").await;
    let has = |label: &str| more.buttons().iter().any(|button| button.label == label);
    assert!(has("Notes") && has("Move it here") && has("Resign…") && has("Abort…"), "{}", more.summary());
    press(&ana, "Notes", "Nothing noted yet").await;
    ana.dismisses_all();
    let ben = bot.user("ben");
    ben.clicks("More…").await.ok();
    let more = ben.sees_privately("¿").await;
    assert!(more.buttons().iter().all(|button| !button.custom_id.ends_with(":move")), "the host's alone");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_can_be_tried() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    opens_preference(&ana, "notices").await;
    press(&ana, "Try a message", "I have sent you a direct message.").await;
    ana.in_dm().sees("This is how I will let you know").await;
    // If letters are closed, the answer says so. If they are open again, the letter arrives.
    let letters = || ana.in_dm().messages().len();
    let before = letters();
    ana.closes_dms();
    press(&ana, "Try a message", "Your direct messages are closed to me").await;
    assert_eq!(letters(), before);
    ana.opens_dms();
    press(&ana, "Try a message", "I have sent you a direct message.").await;
    assert_eq!(letters(), before + 1);
    bot.close();
}
