//! Followers: one direct message at the end of a table.

use crate::lost_rights::{id_of, is_board, passes, three_here, timeless};
use crate::records::{changed, offers, presses};
use crate::running_bot::RunningBot;
use agon_gamemaster::TableId;
use agon_sandbox::{Fault, Message, User};
use agon_store::{ChannelId, FOLLOWED, Followed, GuildId, LobbyPlan, NewTable, Store};

/// Opens the page behind `More…` of the board.
async fn more(user: &User) -> Message {
    user.dismisses_all();
    user.sees_that("the board", is_board).await;
    user.clicks_id(|id| id.starts_with("v1:more:") && id.ends_with(':')).await.ok();
    user.sees_that("the page", |message| message.only_for.is_some() && message.says("What would you like")).await
}

/// The messages that tell this person of an end.
fn told(user: &User) -> Vec<Message> {
    user.in_dm().messages().into_iter().filter(|message| message.says("You followed this table.")).collect()
}

async fn follows(bot: &RunningBot, table: TableId, user: &User) -> bool {
    bot.gamemaster.store().follows(table, id_of(user)).await.expect("the database")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_follower_hears_once_of_the_end_and_is_never_mentioned() {
    let (bot, _) = timeless().await;
    let [ana, dion, eva] = ["ana", "dion", "eva"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    for user in [&dion, &eva] {
        let page = more(user).await;
        assert!(page.says("I write to you once, when this table is over."), "{}", page.text());
        let page = presses(user, &page, "Follow").await;
        assert!(page.says("You follow this table") && offers(&page, "Stop following"), "{}", page.summary());
    }
    let page = more(&eva).await;
    let page = presses(&eva, &page, "Stop following").await;
    assert!(offers(&page, "Follow") && !follows(&bot, table, &eva).await, "{}", page.summary());
    // A person who sits there has the notices of the table in that place.
    let page = more(&ana).await;
    assert!(!offers(&page, "Follow") && offers(&page, "Mute notices"), "{}", page.summary());
    ana.forges(page.id, "v1:more:1:0:follow").await.ok();
    bot.wait_until_sent().await;
    assert!(!follows(&bot, table, &ana).await);

    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    let letters = told(&dion);
    let [letter] = letters.as_slice() else { panic!("{letters:?}") };
    assert!(letter.says("was stopped and does not count") && letter.says("https://"), "{}", letter.text());
    assert!(told(&eva).is_empty() && told(&ana).is_empty());
    let mention = format!("<@{}>", id_of(&dion));
    assert!(dion.messages().iter().chain(&letters).all(|message| !message.says(&mention)));
    assert!(
        !follows(&bot, table, &dion).await && !bot.gamemaster.store().has_user(id_of(&dion)).await.expect("a look")
    );
    // An old button of a table that is over leads to its page.
    dion.forges(page.id, "v1:more:1:0:follow").await.ok();
    bot.wait_until_sent().await;
    assert!(!follows(&bot, table, &dion).await);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_retry_tells_nobody_twice_and_closed_letters_are_dropped() {
    let (bot, time) = timeless().await;
    let [ana, dion, eva, fay] = ["ana", "dion", "eva", "fay"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let store = bot.gamemaster.store();
    for user in [&dion, &eva, &fay] {
        assert_eq!(store.follow(table, id_of(user)).await.expect("the database"), Followed::Yes);
    }
    fay.closes_dms();
    // Discord fails for one of them.
    let place = dion.in_dm().place();
    bot.sandbox.breaks(Fault::new("POST", &format!("/channels/{place}/messages"), 502));
    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    passes(&bot, &time, 3_600_000).await;
    assert_eq!([&dion, &eva, &fay].map(|user| told(user).len()), [1, 1, 0]);
    assert!(store.followers(table).await.expect("the database").is_empty());
    passes(&bot, &time, 3_600_000).await;
    assert_eq!([&dion, &eva, &fay].map(|user| told(user).len()), [1, 1, 0]);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_is_told_in_the_language_of_each_follower() {
    let (bot, _) = timeless().await;
    let [ana, ben, cleo, dion] = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let store = bot.gamemaster.store();
    store.set_player_language(id_of(&dion), Some("de")).await.expect("a language");
    store.follow(table, id_of(&dion)).await.expect("the database");
    // Everybody has acted, so the others' leaving decides the table.
    for _ in 0..40 {
        crate::lost_rights::goes_on(&bot, table).await;
    }
    for user in [&ben, &cleo] {
        bot.gamemaster.resign(table, id_of(user)).await.expect("a resignation");
    }
    if bot.snapshot(table).await.is_running() {
        bot.gamemaster.end_now(table, id_of(&ana)).await.expect("an end");
    }
    bot.wait_until_sent().await;
    let letters = dion.in_dm().messages();
    let letter = letters.iter().find(|message| message.says("Du bist diesem Tisch gefolgt.")).expect("a letter");
    assert!(letter.says("ist zu Ende") && letter.says("Ana"), "{}", letter.text());
    bot.close();
}

/// Opens a lobby that nobody sees.
async fn lobby(store: &Store, channel: u64) -> TableId {
    let new = NewTable {
        guild: GuildId(77),
        channel: ChannelId(channel),
        game: "attika".to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seats_wanted: 2,
        host: agon_store::UserId(1),
        seats: Vec::new(),
        language: "en".to_owned(),
        seed: [7; 32].into(),
        promise: agon_rules::luck::Seed([7; 32]).commitment(),
        at_ms: 0,
        outbox: Vec::new(),
    };
    store.open_lobby(new, LobbyPlan::default()).await.expect("a table").table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_follows_so_many_tables_and_no_more() {
    let (bot, _) = timeless().await;
    let dion = bot.user("dion");
    let table = three_here(&bot).await;
    let store = bot.gamemaster.store();
    for at in 0..FOLLOWED {
        let other = lobby(store, 9_000 + u64::from(at)).await;
        assert_eq!(store.follow(other, id_of(&dion)).await.expect("the database"), Followed::Yes);
    }
    let page = more(&dion).await;
    dion.clicks_on(page.id, "Follow").await.ok();
    let page = changed(&dion, &page).await;
    assert!(page.says("You follow 20 tables already.") && offers(&page, "Follow"), "{}", page.text());
    assert!(!follows(&bot, table, &dion).await);
    bot.close();
}

/// Rows of the outbox are numbered, so their number must not tell whether anybody follows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_followers_writes_as_many_rows_as_one_without() {
    let rows = async |followed: bool| {
        let (bot, _) = timeless().await;
        let table = three_here(&bot).await;
        if followed {
            bot.gamemaster.store().follow(table, id_of(&bot.user("dion"))).await.expect("the database");
        }
        bot.gamemaster.abort(table, id_of(&bot.user("ana")), true).await.expect("an end");
        bot.wait_until_sent().await;
        let row = agon_store::NewOutbox {
            table: None,
            kind: "horn".to_owned(),
            body: serde_json::json!({ "note": "horn" }),
            due_at_ms: i64::MAX,
            nonce: None,
        };
        bot.gamemaster.store().enqueue(vec![row]).await.expect("a row");
        let due = bot.gamemaster.store().due(i64::MAX, 9, &agon_store::Busy::default()).await.expect("the outbox");
        let number = due.last().expect("a row").outbox;
        bot.close();
        number
    };
    assert_eq!(rows(false).await, rows(true).await);
}
