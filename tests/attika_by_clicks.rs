//! A whole game of Attika by clicks, from the joining message to the records.

use crate::player::{ByHand, Player, starts};
use crate::running_bot::{RunningBot, wait_for_people};
use agon_ai::Level;
use agon_games::Registry;
use agon_rules::luck::QuickDice;
use agon_store::{TableId, UserId};

async fn two_sit_down(bot: &RunningBot) -> TableId {
    let ana = bot.ana_opens("Attika").await;
    bot.join(&["ben"]).await;
    starts(&ana, "Start").await;
    ana.sees("My seat").await;
    bot.table().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_attika_to_the_records() {
    let bot = RunningBot::start().await;
    let table = two_sit_down(&bot).await;
    let names = ["ana", "ben"];
    let players = names.map(|name| Player::new(bot.user(name)));
    let ids = names.map(|name| UserId(bot.user(name).person().id.0));
    let (mut dice, mut by_hand) = (QuickDice::new(2), ByHand::default());
    loop {
        wait_for_people(&bot.gamemaster, table).await;
        let public = bot.snapshot(table).await;
        if public.is_over() {
            break;
        }
        let seat = public.waiting().first().expect("somebody is waited for");
        let look = bot.gamemaster.snapshot(table, Some(ids[seat.index()])).await.expect("the table");
        let view = look.view().expect("a view");
        // A person finds and presses the action that an opponent would choose for this seat.
        let input = Registry::ours().find("attika").expect("the game").player(Level::Greedy).choose(view, &mut dice);
        let action = input.split(';').next().expect("an action").trim().to_owned();
        if by_hand.does(&action) {
            players[seat.index()].does(&bot, table, &action).await;
        } else {
            bot.gamemaster.act(table, ids[seat.index()], look.seq(), &action).await.expect("a legal action");
        }
    }
    let ana = bot.user("ana");
    let board = ana.sees("seed revealed").await;
    assert!(board.says("wins with") || board.says("share the win"), "{}", board.summary());
    let history = ana.slash("/history", &[]).await.ok();
    assert!(history.is_private() && history.says("Attika · 2 people"), "{}", history.text());
    assert!(ana.slash("/leaderboard", &[("game", "attika")]).await.ok().says("So far: 1."));
    bot.close();
}
