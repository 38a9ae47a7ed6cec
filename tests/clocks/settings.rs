//! The choices about time: of a server, of a table, of a person; and where people read of it.

use super::world::{CALL, DAY, HERE, NAMES, World};
use crate::lost_rights::id_of;
use crate::records::{asks, changed, opens_preference, picks, presses};
use agon_gamemaster::{AbsencePolicy, AtZero, Pace};
use agon_sandbox::Message;
use agon_store::ChosenTimes;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn managers_choose_the_pace_of_new_tables_and_hosts_another_one() {
    let world = World::open().await;
    let ana = world.user("ana");
    let setup = asks(&ana, "/setup", &[]).await;
    // A server that is new has nothing new to read.
    assert!(!setup.says("tables can have clocks"), "{}", setup.text());
    let defaults = presses(&ana, &setup, "Defaults…").await;
    let page = presses(&ana, &defaults, "Time…").await;
    let text = page.text();
    assert!(text.contains("Pace: a day a turn") && text.contains("If time runs out: the AI makes that turn"), "{text}");
    let page = picks(&ana, &page, "Pace", "Pace: three days a turn").await;
    assert!(page.says("Saved.") && page.says("Pace: three days a turn"), "{}", page.text());
    let page = picks(&ana, &page, "If time runs out", "If time runs out: the table waits").await;
    assert!(page.says("If time runs out: the table waits"), "{}", page.text());
    let times = ChosenTimes { pace: Some(Pace::Days), absence: Some(AbsencePolicy::Wait), ..ChosenTimes::default() };
    assert_eq!(world.bot.gamemaster.store().guild(HERE).await.expect("the server").times, times);
    let back = presses(&ana, &page, "Back").await;
    assert!(back.buttons().iter().any(|button| button.label == "Time…"), "{}", back.summary());
    // Others may not, and unknown words change nothing.
    let eva = world.user("eva");
    for (words, value) in [("times pace", "live"), ("times pace", "soon")] {
        eva.forges_choice(page.id, &format!("v1:set:0:0:{words}"), &[value]).await;
    }
    assert_eq!(world.bot.gamemaster.store().guild(HERE).await.expect("the server").times, times);

    let ben = world.user("ben");
    ben.slash("/play", &[("game", "attika"), ("players", "3")]).await.ok();
    let lobby = ben.sees("lobby").await;
    assert!(lobby.says("three days a turn") && lobby.says("If time runs out: the table waits"), "{}", lobby.summary());
    ben.dismisses_all();
    ben.clicks_on(lobby.id, "Options").await.ok();
    let options = ben.sees_privately("Options of table 1").await;
    let choices = presses(&ben, &options, "Time…").await;
    assert!(choices.says("Time at table 1") && choices.says("Your clock starts when I call you"), "{}", choices.text());
    picks(&ben, &choices, "Pace", "Pace: no clock").await;
    let shown = |message: &Message| message.id == lobby.id && !message.says("three days a turn");
    ben.sees_that("the lobby without a clock", shown).await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_wishes_that_the_ai_declines_for_them() {
    let world = World::open().await;
    let ben = world.user("ben");
    let page = opens_preference(&ben, "at-zero").await;
    assert!(page.says("You can have it decline wherever the game allows that"), "{}", page.text());
    let page = picks(&ben, &page, "If my time runs out", "If my time runs out: decline if possible").await;
    let player = world.bot.gamemaster.store().player(id_of(&ben)).await.expect("a player");
    assert_eq!(player.at_zero, AtZero::Decline);
    let overview = presses(&ben, &page, "Back").await;
    assert!(overview.says("**If my time runs out**: decline if possible"), "{}", overview.text());
    // A button of an older message leads to the same page.
    ben.forges(overview.id, "v1:pref:0:0:times").await.ok();
    let page = changed(&ben, &overview).await;
    assert!(page.says("You can have it decline wherever the game allows that"), "{}", page.text());
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_tables_tell_when_a_turn_is_due_and_where_the_ai_plays() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    let late = world.asked(table).await;
    world.until(table, CALL).await;
    let mine = asks(&world.user(late), "/mytables", &[]).await;
    let text = world.text(&mine);
    assert!(text.contains("due <24 h>, with reserve <48 h>"), "{text}");
    let other = NAMES.into_iter().find(|name| *name != late).expect("another person");
    let theirs = asks(&world.user(other), "/mytables", &[]).await;
    assert!(!world.text(&theirs).contains("due <"), "{}", theirs.text());

    world.until(table, 2 * DAY + CALL).await;
    world.plays_until(table, late).await;
    world.passes(table, DAY + CALL).await;
    let mine = asks(&world.user(late), "/mytables", &[]).await;
    assert!(mine.says("the AI plays for you"), "{}", mine.text());
    world.close();
}
