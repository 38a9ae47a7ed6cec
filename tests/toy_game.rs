//! A game that no file of the bot knows: six people play the toy game by clicks, with pictures, and read its records.

use crate::pictures::described;
use crate::player::{Player, starts};
use crate::running_bot::RunningBot;
use agon_games::Registry;
use agon_rules::Seat;
use agon_store::TableId;
use agon_toy::BOAST;

const PEOPLE: [&str; 6] = ["ana", "ben", "cleo", "dion", "eva", "fay"];

/// Puts a coin into a closed hand by the panel's menu.
async fn closes_a_hand(player: &Player, bot: &RunningBot, table: TableId, seat: Seat) {
    let before = bot.snapshot(table).await.seq();
    let mut panel = player.opens_panel().await;
    loop {
        let now = bot.snapshot(table).await;
        if now.ready().has(seat) || now.seq() != before {
            return;
        }
        let yes = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:yes:"));
        panel = match (yes, panel.menus().into_iter().next()) {
            (Some(yes), _) => player.presses(&panel, &yes.label).await,
            (None, Some(menu)) => player.chooses(&panel, &menu.custom_id, &["1"]).await,
            (None, None) => panic!("no hand to close:\n{}", panel.summary()),
        };
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_people_play_a_game_from_a_test_s_own_entry_to_the_hall_of_records() {
    let bot = RunningBot::start_with_games(Registry::ours().with(&BOAST)).await;
    let ana = bot.ana_opens("Boast").await;
    bot.join(&PEOPLE[1..]).await;
    starts(&ana, "Start").await;
    let table = bot.table().await;
    let players = PEOPLE.map(|name| Player::new(bot.user(name)));
    let mut spoken = 0;
    loop {
        let public = bot.snapshot(table).await;
        if public.is_over() {
            break;
        }
        bot.wait_until_sent().await;
        // The two cities that no other game has, in words and on the picture.
        let board = ana.sees("Text board").await;
        let told = described(&board);
        assert!(told.contains("Miletus") && told.contains("Rhodes"), "{told}");
        let asked: Vec<Seat> = public.waiting().iter().collect();
        if public.secret() {
            for seat in asked {
                closes_a_hand(&players[seat.index()], &bot, table, seat).await;
            }
        } else {
            for seat in asked {
                players[seat.index()].does(&bot, table, "silent").await;
                spoken += 1;
            }
        }
    }
    assert_eq!(spoken, 12, "six seats speak in each of two rounds");
    let board = ana.sees("over").await;
    assert!(board.says("Both rounds are over"), "{}", board.summary());
    ana.dismisses_all();
    let history = ana.slash("/history", &[("game", "boast")]).await.ok();
    assert!(history.says("Boast · 6 people"), "{}", history.text());
    ana.dismisses_all();
    let rules = ana.slash("/rules", &[("game", "boast")]).await.ok();
    assert!(rules.says("Each seat has a card and four coins"), "{}", rules.text());
    bot.close();
}
