//! A whole game of Attika by clicks, from the joining message to the hall of records.

use crate::house::House;
use crate::player::{Player, starts};
use agon_ai::Level;
use agon_games::Registry;
use agon_rules::luck::QuickDice;
use agon_store::{TableId, UserId};

async fn two_sit_down(house: &House) -> TableId {
    let ana = house.ana_opens("Attika").await;
    house.join(&["ben"]).await;
    starts(&ana, "Start").await;
    ana.sees("My seat").await;
    house.table().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_attika_to_the_hall_of_records() {
    let house = House::open().await;
    let table = two_sit_down(&house).await;
    let names = ["ana", "ben"];
    let players = names.map(|name| Player::new(house.user(name)));
    let ids = names.map(|name| UserId(house.user(name).person().id.0));
    let mut dice = QuickDice::new(2);
    loop {
        let public = house.look(table).await;
        if public.is_over() {
            break;
        }
        let seat = public.waiting().first().expect("somebody is waited for");
        let look = house.gamemaster.snapshot(table, Some(ids[seat.index()])).await.expect("the table");
        let view = look.view().expect("a view");
        // A person finds and presses the action that an opponent would choose for this seat.
        let input = Registry::ours().find("attika").expect("the game").player(Level::Greedy).choose(view, &mut dice);
        let action = input.split(';').next().expect("an action").trim().to_owned();
        players[seat.index()].does(&house, table, &action).await;
    }
    let ana = house.user("ana");
    let board = ana.sees("over").await;
    assert!(board.says("wins with") || board.says("share the win"), "{}", board.summary());
    let history = ana.slash("/history", &[]).await.ok();
    assert!(history.is_private() && history.says("Attika · 2 people"), "{}", history.text());
    assert!(ana.slash("/leaderboard", &[("game", "attika")]).await.ok().says("So far: 1."));
    house.close();
}
