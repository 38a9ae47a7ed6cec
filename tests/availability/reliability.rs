//! Who keeps time: a line of the record, and a mark in lobbies.

use crate::records::{AI, HERE, LISBON, Sat, asks, ends_with, id, now_ms, presses, sat};
use crate::running_bot::RunningBot;
use agon_sandbox::User;
use agon_store::{End, GuildId, Store, TableId};

/// Writes a table whose winner made `turns` turns, `late` of them too late.
async fn counted(store: &Store, guild: GuildId, people: &[Sat<'_>], turns: u32, late: u32) -> TableId {
    ends_with(store, (guild, "attika"), people, now_ms(), &|end| turned(end, turns, late)).await
}

fn turned(mut end: End, turns: u32, late: u32) -> End {
    for result in &mut end.results {
        (result.turns, result.turns_stood_in) =
            if result.seat == 0 { (Some(turns), Some(late)) } else { (Some(1), Some(1)) };
    }
    end
}

async fn line(user: &User, options: &[(&str, &str)]) -> Option<String> {
    let record = asks(user, "/profile", options).await;
    record.text().lines().find(|line| line.starts_with("Keeps time")).map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_tells_who_keeps_time_from_thirty_turns_on() {
    let bot = RunningBot::start().await;
    let [ana, dion, eva] = ["ana", "dion", "eva"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    counted(store, HERE, &[sat(&dion), sat(&ana)], 29, 1).await;
    // A table of before, whose turns nobody counted.
    crate::records::ends(store, HERE, "attika", &[sat(&dion), sat(&ana)], now_ms()).await;
    assert_eq!(line(&dion, &[]).await, None);
    counted(store, HERE, &[sat(&dion), sat(&ana)], 1, 0).await;
    let told = "Keeps time: 96% of 30 turns · left 0 of 2 games";
    assert_eq!(line(&dion, &[]).await.as_deref(), Some(told));
    assert_eq!(line(&ana, &[("player", "dion")]).await.as_deref(), Some(told));
    // Tables in other servers count everywhere, and those that were left count as left.
    let leaves = |end: End| {
        let mut end = turned(end, 70, 9);
        for result in end.results.iter_mut().filter(|result| result.seat == 0) {
            (result.resigned, result.ai) = (true, Some("greedy".to_owned()));
        }
        end
    };
    ends_with(store, (LISBON, "attika"), &[sat(&dion), sat(&ana)], now_ms(), &leaves).await;
    assert_eq!(line(&dion, &[]).await.as_deref(), Some(told));
    let record = asks(&dion, "/profile", &[]).await;
    let record = presses(&dion, &record, "Everywhere").await;
    assert!(record.says("Keeps time: 90% of 100 turns · left 1 of 3 games"), "{}", record.text());
    // A hidden person's record is theirs alone.
    store.set_hidden(id(&dion), true).await.expect("the database");
    assert_eq!(line(&eva, &[("player", "dion")]).await, None);
    assert_eq!(line(&dion, &[]).await.as_deref(), Some(told));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_marks_who_is_often_late() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, dion] = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    // Too few turns, exactly enough in time, one too few in time, and late in another server.
    counted(store, HERE, &[sat(&ana), AI], 29, 29).await;
    counted(store, HERE, &[sat(&ben), AI], 30, 6).await;
    counted(store, HERE, &[sat(&cleo), AI], 30, 7).await;
    counted(store, LISBON, &[sat(&dion), AI], 30, 30).await;
    ana.slash("/play", &[("game", "offrandes"), ("players", "4")]).await.ok();
    for user in [&ben, &cleo, &dion] {
        user.sees("lobby").await;
        user.clicks_id(|id| id.ends_with(":join")).await.ok();
    }
    let lobby =
        ana.sees_that("everybody", |message| ["Ben", "Cleo", "Dion"].iter().all(|name| message.says(name))).await;
    let late: Vec<String> =
        lobby.text().lines().filter(|line| line.contains("often late")).map(str::to_owned).collect();
    assert!(late.len() == 1 && late[0].contains("Cleo"), "{}", lobby.text());
    // Hidden people have no mark: their record is theirs alone.
    store.set_hidden(id(&cleo), true).await.expect("the database");
    dion.clicks_id(|id| id.ends_with(":leave")).await.ok();
    let lobby = ana.sees_that("the lobby without Dion", |message| message.says("Cleo") && !message.says("Dion")).await;
    assert!(!lobby.says("often late"), "{}", lobby.text());
    bot.close();
}
