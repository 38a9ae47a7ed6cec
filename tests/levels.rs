//! Levels of AIs, chosen by a press, and the hint of an AI in the language of whoever asks.

use crate::lost_rights::id_of;
use crate::player::{Player, is_panel};
use crate::running_bot::{RunningBot, wait_for_people};
use agon_gamemaster::{AiLevel, HintPolicy};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_starts_with_ais_of_a_level_and_asks_for_a_hint() {
    for (user, suggest, asked, chance, back) in [
        ("ana", "Suggest", "What an AI would do in your place", "% to win", "Back"),
        ("ben", "Sugerir", "Lo que haría una IA en tu lugar", "% de ganar", "Volver"),
        ("cleo", "Vorschlag", "Was eine KI an deiner Stelle täte", "% Siegchance", "Zurück"),
    ] {
        let bot = RunningBot::start().await;
        let user = bot.user(user);
        user.slash("/play", &[("game", "offrandes")]).await.ok();
        user.sees("lobby").await;
        user.dismisses_all();
        user.selects(":fill with", &["4 hard"]).await.ok();
        let player = Player::new(user);
        player.user.sees_that("the panel after the start", is_panel).await;
        let table = bot.table().await;
        let look = bot.snapshot(table).await;
        let levels: Vec<&str> = look.seats().iter().filter_map(|row| row.ai.as_deref()).collect();
        assert_eq!(levels, ["hard"; 3]);
        let panel = player.opens_panel().await;
        let hint = player.presses(&panel, suggest).await;
        assert!(hint.says(asked) && hint.text().matches(chance).count() == 3, "{}", hint.text());
        // Back leads to the question, and the first suggestion is a legal move.
        let panel = player.presses(&hint, back).await;
        let hint = player.presses(&panel, suggest).await;
        let first = hint.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:yes:"));
        let before = bot.snapshot(table).await.seq();
        player.presses(&hint, &first.expect("a suggestion").label).await;
        let mine = bot.gamemaster.snapshot(table, Some(id_of(&player.user))).await.expect("a look");
        assert!(mine.seq() > before || mine.draft().is_some(), "the suggestion was played");
        bot.close();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_for_everybody_are_said_in_the_lobby_and_a_rated_table_gives_none() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    ana.clicks("Options").await.ok();
    let host = Player::new(ana);
    let options = host.user.sees_privately("Options of table 1").await;
    let unrated = host.presses(&options, "Rated: yes").await;
    let times = host.presses(&unrated, "Time…").await;
    host.presses(&times, "Hints: playing alone").await;
    ben.sees("hints allowed").await;
    let table = bot.table().await;
    for (rated, hints) in [(true, false), (false, true)] {
        bot.gamemaster.set_rated(table, id_of(&host.user), rated).await.expect("the host may");
        bot.wait_until_sent().await;
        let lobby = ben.sees("lobby").await;
        assert_eq!(lobby.says("hints allowed"), hints, "{}", lobby.text());
    }
    host.user.clicks("Start").await.ok();
    let panel = host.user.sees_that("the panel after the start", is_panel).await;
    // The button of a table that gives hints does nothing at one that gives none.
    let waits = bot.snapshot(table).await.hints();
    assert!(waits, "an unrated table whose host allowed hints");
    drop(panel);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_level_is_typed_with_the_command_and_chosen_for_the_place_of_a_person() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    ana.slash("/setup", &[]).await.ok();
    ana.clicks("AI and rating…").await.ok();
    ana.selects("AI in place of a person", &["hard"]).await.ok();
    ana.sees_privately("Saved").await;
    ana.selects("Hints", &["all"]).await.ok();
    ana.sees_privately("Saved").await;
    let words = [("game", "attika"), ("players", "3"), ("ai", "1"), ("level", "expert")];
    ana.slash("/play", &words).await.ok();
    ana.sees("(expert AI)").await;
    let table = bot.table().await;
    let times = bot.snapshot(table).await.table().times.clone();
    assert_eq!((times.stand_in, times.hints), (AiLevel::Hard, HintPolicy::All));
    // The AI in the place of somebody who gives up has that level.
    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    ana.clicks("Start").await.ok();
    wait_for_people(&bot.gamemaster, table).await;
    bot.gamemaster.resign(table, id_of(&ben)).await.expect("given up");
    let look = bot.snapshot(table).await;
    let mut levels: Vec<&str> = look.seats().iter().filter_map(|row| row.ai.as_deref()).collect();
    levels.sort_unstable();
    assert_eq!(levels, ["expert", "hard"]);
    bot.close();
}
