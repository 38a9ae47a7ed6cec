//! Whole games by clicks, menus and forms, from the joining message to the records.

use crate::player::{Player, starts};
use crate::records::{HERE, ends, now_ms, sat};
use crate::running_bot::RunningBot;
use agon_rules::Seat;
use agon_store::TableId;

/// Opens a table from the joining message, seats four people and starts.
pub async fn four_sit_down(bot: &RunningBot, options: &[(&str, &str)]) -> TableId {
    let ana = bot.ana_opens("Offrandes").await;
    for (option, value) in options {
        ana.dismisses_all();
        ana.clicks("Options").await.ok();
        ana.sees_privately("Options of table 1").await;
        let lobby = ana.sees("lobby").await;
        ana.selects(&format!("set {option}"), &[value]).await.ok();
        ana.sees_that("the lobby with the option", |now| now.id == lobby.id && now.json() != lobby.json()).await;
        bot.wait_until_sent().await;
    }
    bot.join(&["ben", "cleo", "dion"]).await;
    starts(&ana, "Start").await;
    ana.sees("First picks").await;
    bot.table().await
}

/// Plays until the table is over.
pub async fn play(bot: &RunningBot, table: TableId, players: &mut [Player]) {
    loop {
        let look = bot.snapshot(table).await;
        if look.is_over() {
            return;
        }
        let open = look.waiting().minus(look.ready());
        let Seat(seat) = open.first().expect("somebody is waited for");
        players[usize::from(seat)].decides(bot, table, Seat(seat)).await;
    }
}

pub fn players(bot: &RunningBot) -> Vec<Player> {
    ["ana", "ben", "cleo", "dion"].map(|name| Player::new(bot.user(name))).into()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_an_open_game_to_the_records() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    play(&bot, table, &mut players(&bot)).await;
    let ana = bot.user("ana");
    let board = ana.sees("seed revealed").await;
    assert!(board.says("wins with") || board.says("share the win"), "{}", board.summary());
    // Without a picture the board shows the last position in words, like the button.
    bot.wait_until_sent().await;
    ana.dismisses_all();
    let board = ana.sees("seed revealed").await;
    ana.clicks_on(board.id, "Text board").await.ok();
    let position = ana.sees_that("the last position", |message| message.only_for.is_some()).await;
    let position = position.embeds[0]["description"].as_str().expect("words").to_owned();
    assert!(board.text().contains(&position), "{}", board.text());

    let history = ana.slash("/history", &[]).await.ok();
    assert!(history.is_private() && history.says("Offrandes · 4 people"), "{}", history.text());
    // Three tables make a leaderboard.
    let four = ["ana", "ben", "cleo", "dion"].map(|name| sat(&bot.user(name)));
    for _ in 0..2 {
        ends(bot.gamemaster.store(), HERE, "offrandes", &four, now_ms() - 9_000_000).await;
    }
    let board = ana.slash("/leaderboard", &[]).await.ok();
    for name in ["Ana", "Ben", "Cleo", "Dion"] {
        assert!(board.says(name), "{}", board.text());
    }
    // The table's own page, shown to everybody.
    ana.dismisses_all();
    ana.slash("/history", &[]).await.ok();
    ana.selects("Open a game", &["1"]).await.ok();
    ana.sees_privately("steps, from").await;
    ana.clicks("Show here").await.ok();
    bot.user("eva").sees("steps, from").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_a_sealed_game_to_the_records() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[("auction", "sealed"), ("bribes", "sealed")]).await;
    let mut players = players(&bot);
    players[1].amount = |seals| seals % 4;
    players[2].amount = |seals| (seals + 2) % 3;
    players[3].ranks = |lists| lists % 3;
    players[0].ranks = |lists| 2 - lists % 2;
    play(&bot, table, &mut players).await;
    let dion = bot.user("dion");
    dion.sees("seed revealed").await;
    assert!(dion.slash("/history", &[("game", "offrandes")]).await.ok().says("Offrandes · 4 people"));
    assert!(dion.slash("/leaderboard", &[]).await.ok().says("So far: 1."));
    bot.close();
}
