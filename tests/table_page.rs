//! The page of a past table, and its rematch, as conversations: on its own server, and elsewhere.

use crate::records::{HERE, LISBON, asks, id, offers, picks, plays, presses, sits_down, welcome};
use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User};
use agon_store::{ChannelId, RoleId, TableId};

/// The page of a table, from a list of past tables.
async fn page(user: &User, list: &[(&str, &str)], table: TableId) -> Message {
    let list = asks(user, "/history", list).await;
    let page = picks(user, &list, "Open a game", &table.0.to_string()).await;
    assert!(page.says("steps, from"), "{}", page.text());
    page
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_another_server_gets_no_rematch_and_is_not_shown_here() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let there = plays(&bot.gamemaster, LISBON, &ana).await;
    let read = page(&ana, &[("everywhere", "true")], there).await;
    assert!(!offers(&read, "Rematch") && !offers(&read, "Show here"), "{}", read.summary());
    let letters = ana.in_dm();
    let letter = page(&letters, &[], there).await;
    assert!(!offers(&letter, "Rematch") && !offers(&letter, "Show here"), "{}", letter.summary());
    // An old button names the place of the table.
    for (user, on) in [(&ana, &read), (&letters, &letter)] {
        user.forges(on.id, &format!("v1:lob:{}:0:rematch", there.0)).await.ok();
        user.sees_that("the way", |message| message.says("A rematch opens where table 1 was played")).await;
    }
    assert_eq!(bot.gamemaster.store().rematch_of(there).await.expect("the database"), None);
    for words in ["his", "luck"] {
        let page = if words == "his" { "table" } else { "" };
        ana.dismisses_all();
        ana.forges(welcome(&ana).await, &format!("v1:show:{}:0:{words} {page}", there.0)).await.ok();
        ana.sees_privately("This button is not for you").await;
    }
    bot.wait_until_sent().await;
    ana.sees_no("steps, from");
    bot.sandbox.forgives("/channels/5/");
    bot.sandbox.forgives("10003");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_opens_where_and_by_whom_tables_are_opened() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let mine = plays(&bot.gamemaster, HERE, &ana).await;
    let (store, games) = (bot.gamemaster.store(), ChannelId(ana.place().0));
    let read = page(&ana, &[], mine).await;
    store.set_guild_channels(HERE, &[ChannelId(999)]).await.expect("the database");
    ana.clicks_on(read.id, "Rematch").await.ok();
    ana.sees_privately("On this server tables open in <#999>").await;
    store.set_guild_channels(HERE, &[games]).await.expect("the database");
    store.set_guild_roles(HERE, &[RoleId(998)]).await.expect("the database");
    ana.clicks_on(read.id, "Rematch").await.ok();
    ana.sees_privately("On this server tables are opened by <@&998>").await;
    assert_eq!(store.rematch_of(mine).await.expect("the database"), None);
    store.set_guild_roles(HERE, &[]).await.expect("the database");
    ana.clicks_on(read.id, "Rematch").await.ok();
    ana.sees_privately("The rematch is open").await;
    // The bot finds an open table wherever it is, even if the server's channels have changed.
    store.set_guild_channels(HERE, &[ChannelId(999)]).await.expect("the database");
    ana.clicks_on(read.id, "Rematch").await.ok();
    ana.sees_privately("The rematch is table 2").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_stopped_stays_to_be_read() {
    let bot = RunningBot::start().await;
    let [ana, cleo, eva] = ["ana", "cleo", "eva"].map(|name| bot.user(name));
    let table = sits_down(&bot.gamemaster, HERE, &ana).await;
    bot.gamemaster.snapshot_when_settled(table, Some(id(&ana))).await.expect("a look");
    bot.gamemaster.abort(table, id(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    for options in [&[][..], &[("player", "ana")], &[("everywhere", "true")], &[("game", "attika"), ("since", "week")]]
    {
        let list = asks(&ana, "/history", options).await;
        assert!(list.says("Attika · 1 person + 1 AI · stopped") && list.says("<t:"), "{}", list.text());
        assert!(list.menus()[0].choices[0].label.ends_with("stopped"), "{}", list.summary());
    }
    assert!(asks(&cleo, "/history", &[]).await.says("1 Mensch + 1 KI · abgebrochen"));
    assert!(asks(&ana, "/history", &[("result", "lost")]).await.says("Nothing matches"));
    let read = page(&ana, &[], table).await;
    assert!(read.says("stopped this table. It does not count.") && read.says("(Ana)"), "{}", read.text());
    assert!(!read.says("Rating") && !read.says("win"), "{}", read.text());
    for label in ["Replay", "Log", "Check the luck", "Rematch", "Back"] {
        assert!(offers(&read, label), "{label}: {}", read.summary());
    }
    ana.clicks_on(read.id, "Show here").await.ok();
    eva.sees_that("the page", |message| message.only_for.is_none() && message.says("steps, from")).await;
    let replay = presses(&ana, &read, "Replay").await;
    assert!(replay.says("Step 0 of"), "{}", replay.text());
    bot.close();
}

/// Ana manages the server; Ben hosts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_manager_says_why_a_table_is_stopped() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    ben.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ben.sees("lobby").await;
    ben.clicks("Start with AI").await.ok();
    let board = ana.sees("Text board").await;
    bot.wait_until_sent().await;
    let is_running = async || bot.snapshot(bot.table().await).await.is_running();
    // Without a reason no button stops a table.
    for words in ["abort", "abort yes"] {
        ana.dismisses_all();
        ana.forges(board.id, &format!("v1:more:1:0:{words}")).await.ok();
        ana.sees_that("an answer", |message| message.only_for.is_some()).await;
    }
    assert!(is_running().await);
    // The bot checks the sender of a form, and its text again, because a client may let anything through.
    let reason = "v1:more:1:0:reason";
    eva.forges(board.id, reason).await.ok();
    eva.fills_in(&["because"]).await.ok();
    eva.sees_privately("(Ben)").await;
    ana.dismisses_all();
    ana.clicks_on(board.id, "More…").await.ok();
    ana.clicks("Abort…").await.ok();
    let form = ana.modal().expect("a form");
    assert_eq!((form.inputs[0].at_least, form.inputs[0].at_most), (3, 100));
    ana.fills_in(&["     "]).await.ok();
    ana.sees_privately("3 to 100 characters").await;
    assert!(is_running().await);
    ana.dismisses_all();
    ana.clicks_on(board.id, "More…").await.ok();
    ana.clicks("Abort…").await.ok();
    ana.fills_in(&["  @everyone: **spam** "]).await.ok();
    ana.sees_privately("Table 1 is stopped").await;
    let told = "A server manager stopped this table: “\\@everyone\\: \\*\\*spam\\*\\*”. It does not count.";
    let board = eva.sees(told).await;
    assert!(board.mentions.is_empty(), "{}", board.summary());
    let look = bot.gamemaster.snapshot(TableId(1), None).await.expect("a look");
    assert_eq!(look.table().ended_reason.as_deref(), Some("by-manager: @everyone: **spam**"));
    let read = page(&ana, &[], TableId(1)).await;
    assert!(read.says(told), "{}", read.text());
    // The person who gave the reason may be erased: it never had a name.
    bot.gamemaster.erase_user(id(&ana)).await.expect("forgotten");
    assert!(page(&eva, &[], TableId(1)).await.says("\\@everyone\\: \\*\\*spam"));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_luck_of_a_past_table_is_checked_by_letter() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let letters = ana.in_dm();
    assert!(letters.slash("/verify", &[]).await.ok().says("no table"));
    for _ in 0..2 {
        plays(&bot.gamemaster, LISBON, &ana).await;
    }
    for (options, table) in [(&[][..], "table 2"), (&[("table", "1")], "table 1")] {
        let told = letters.slash("/verify", options).await.ok();
        assert!(told.says(table) && told.says("The seed matches the commitment"), "{}", told.text());
        assert!(!offers(told.message(), "Show here"), "{}", told.text());
    }
    assert!(letters.slash("/verify", &[("table", "9")]).await.ok().says("no table"));
    bot.wait_until_sent().await;
    bot.sandbox.forgives("/channels/5/");
    bot.sandbox.forgives("10003");
    bot.close();
}
