//! A table whose log was damaged while the bot was off: it says so and stops, and all others continue.

use crate::lost_rights::{asked, goes_on, id_of, is_board, three_here, timeless};
use crate::records::presses;
use crate::running_bot::RunningBot;
use agon_gamemaster::TableId;
use agon_sandbox::{Message, User};
use agon_store::{Commit, NewStep, Store};

/// A running table of Eva and Fay in the channel `hall`.
async fn another(bot: &RunningBot) -> TableId {
    let people = ["eva", "fay"].map(|name| bot.user(name).in_channel("hall"));
    let table = bot.begin_table_here("attika", &[], &people).await;
    bot.wait_until_sent().await;
    table
}

/// Damages a file: appends a step to the log that the rules forbid.
async fn tears(store: &Store, table: TableId) {
    let row = store.table(table).await.expect("the database").expect("the table");
    let steps = vec![NewStep {
        seat: Some(0),
        text: "build nothing nowhere".to_owned(),
        stood_in: false,
        automatic: false,
        cut: false,
    }];
    store.commit(Commit { steps, ..Commit::at(table, row.seq, 1) }).await.expect("the damage");
}

/// The code with which a table reports its pause.
fn code(says: &str) -> String {
    let after = says.split("I found a contradiction (").nth(1).expect("it says that it is paused");
    after.split(')').next().unwrap_or_default().to_owned()
}

/// Waits for a private answer to a click.
async fn told(user: &User) -> Message {
    user.sees_that("an answer", |message| message.only_for.is_some()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_a_torn_log_says_so_and_stands_still_while_others_go_on() {
    let (bot, time) = timeless().await;
    let [ana, ben, cleo, eva] = ["ana", "ben", "cleo", "eva"].map(|name| bot.user(name));
    let (table, other) = (three_here(&bot).await, another(&bot).await);
    goes_on(&bot, table).await;
    let before = bot.snapshot(table).await;
    let actor = asked(&bot, table).await;
    let own = bot.gamemaster.snapshot(table, Some(actor)).await.expect("the table");
    let legal = own.view().expect("a running table").legal().swap_remove(0);
    let board = ana.sees_that("the board", is_board).await;

    let bot = bot.restart(time.clone(), |store| async move { tears(&store, table).await }).await;
    let paused = ana.sees_that("that it is paused", |seen| seen.id == board.id && seen.says("Table 1 is paused")).await;
    assert!(paused.says("I found a contradiction (") && paused.says("Nothing is lost."), "{}", paused.summary());
    let code = code(&paused.text());
    assert_eq!(code.len(), 4);
    let fixed = ["My seat", "Text board", "Log", "Rules", "More…"];
    assert!(paused.buttons().iter().all(|button| fixed.contains(&button.label.as_str())), "{}", paused.summary());
    assert!(bot.snapshot(table).await.table().notice.is_none(), "nobody is called to it");

    // After any press or command everybody reads the same in their language, and nothing changes.
    let steps = async || bot.gamemaster.store().steps(table).await.expect("the database");
    let torn = steps().await;
    assert_eq!(torn.len() as u32, before.seq() + 1);
    for (user, says) in [(&ana, "is paused"), (&ben, "está en pausa"), (&cleo, "ist angehalten")] {
        for words in [format!("v1:act:1:{}:{legal}", before.seq()), "v1:seat:1:0:".to_owned()] {
            user.dismisses_all();
            user.forges(board.id, &words).await.ok();
            let answer = told(user).await;
            assert!(answer.says(says) && answer.says(&code), "{words}: {}", answer.text());
        }
        user.dismisses_all();
        let typed = user.slash("/move", &[("action", &legal)]).await.ok().text();
        assert!(typed.contains(says) && typed.contains(&code), "{typed}");
    }
    // Everybody can see the readable part. A person without a seat reads that they have none.
    for (label, says) in [("Text board", "table 1"), ("Log", "table 1"), ("My seat", "You have no seat at table 1")] {
        eva.dismisses_all();
        eva.clicks_on(board.id, label).await.ok();
        eva.sees_privately(says).await;
    }
    assert_eq!(steps().await, torn);

    // Nobody else waits for it.
    let seq = bot.snapshot(other).await.seq();
    goes_on(&bot, other).await;
    let now = bot.snapshot(other).await;
    assert!(now.seq() > seq && now.paused().is_none());
    let step = format!("step {} ", now.seq());
    eva.in_channel("hall").sees_that("its board", |message| is_board(message) && message.says(&step)).await;

    // It stays paused, with the same code, until its file is repaired.
    let bot = bot.restart(time, |_| async {}).await;
    assert_eq!(bot.snapshot(table).await.paused(), Some(code.as_str()));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_torn_table_is_left_and_stopped_like_any_other() {
    let (bot, time) = timeless().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let bot = bot.restart(time, |store| async move { tears(&store, table).await }).await;
    // A paused table keeps no data of a person who erases themselves.
    bot.gamemaster.erase_user(id_of(&ben)).await.expect("forgotten");
    bot.wait_until_sent().await;
    assert!(bot.snapshot(table).await.seats().iter().all(|row| row.user != Some(id_of(&ben))));
    // The host stops it, and its channel is free again.
    ana.dismisses_all();
    ana.clicks_id(|id| id.starts_with("v1:more:") && id.ends_with(':')).await.ok();
    let more = told(&ana).await;
    let sure = presses(&ana, &more, "Abort…").await;
    presses(&ana, &sure, "Yes, abort").await;
    bot.wait_until_sent().await;
    ana.sees("The host stopped this table. It does not count.").await;
    assert!(bot.snapshot(table).await.is_over());
    ana.slash("/play", &[("game", "attika")]).await.ok();
    ana.sees("table 2 · lobby").await;
    bot.close();
}
