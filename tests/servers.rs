//! The choices of a server's managers, the lists of tables, and boards that scroll away.

use crate::running_bot::RunningBot;
use agon_gamemaster::{Person, TableId};
use agon_sandbox::{Message, User, people, permission};
use agon_store::{ChannelId, GuildId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn id_of(user: &User) -> UserId {
    UserId(user.person().id.0)
}

fn host(user: &User) -> Person {
    Person { user: id_of(user), name: user.person().display.to_owned() }
}

/// Opens the settings again.
async fn opens_setup(ana: &User) -> Message {
    ana.dismisses_all();
    ana.slash("/setup", &[]).await.ok();
    ana.sees_privately("Settings of this server").await
}

/// Chooses from Discord's own lists: channels, roles.
async fn picks(ana: &User, setup: &Message, what: &str, ids: &[u64]) -> Message {
    let values: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    let face = setup.json();
    ana.forges_choice(setup.id, &format!("v1:set:0:0:{what}"), &values).await.ok();
    ana.sees_that("the settings with the choice", |now| now.id == setup.id && now.json() != face).await
}

/// Chooses a word in a menu of a private screen. Returns the changed screen.
async fn chooses(user: &User, screen: &Message, menu: &str, choice: &str) -> Message {
    let face = screen.json();
    user.selects(menu, &[choice]).await.ok();
    user.sees_that("the screen with the choice", |now| now.id == screen.id && now.json() != face).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_manager_says_where_who_and_how_tables_open() {
    let bot = RunningBot::start().await;
    let (ana, eva) = (bot.user("ana"), bot.user("eva"));
    let hall = ana.in_channel("hall").place().0;
    let ana = bot.user("ana");
    let setup = opens_setup(&ana).await;
    assert!(setup.says("Tables open in: all channels"), "{}", setup.text());
    // The buttons belong to managers too: a forged click of anybody else changes nothing.
    let welcome = eva.sees("Agon is here").await;
    eva.forges_choice(welcome.id, "v1:set:0:0:place", &["thread"]).await.ok();
    eva.sees_privately("Manage Server").await;
    eva.dismisses_all();
    eva.clicks("Set up").await.ok();
    eva.sees_privately("Manage Server").await;
    eva.dismisses_all();
    for words in ["place", "language", "option offrandes auction 0", "option chess pawn 0", "nonsense"] {
        ana.forges_choice(setup.id, &format!("v1:set:0:0:{words}"), &["nonsense"]).await.ok();
    }
    let setup = opens_setup(&ana).await;

    let setup = picks(&ana, &setup, "channels", &[hall]).await;
    assert!(setup.says(&format!("Tables open in: <#{hall}>")), "{}", setup.text());
    let refused = eva.slash("/play", &[("game", "offrandes")]).await.ok();
    assert!(refused.is_private() && refused.says(&format!("tables open in <#{hall}>")), "{}", refused.text());

    let setup = picks(&ana, &setup, "roles", &[999]).await;
    assert!(setup.says("<@&999>"), "{}", setup.text());
    let eva = eva.in_channel("hall");
    let refused = eva.slash("/play", &[("game", "offrandes")]).await.ok();
    assert!(refused.says("tables are opened by <@&999>"), "{}", refused.text());
    // The role of everybody has the server's own id.
    picks(&ana, &setup, "roles", &[999, people::SERVER.0]).await;

    let setup = opens_setup(&ana).await;
    let setup = chooses(&ana, &setup, "Language", "Deutsch").await;
    ana.clicks_on(setup.id, "Defaults…").await.ok();
    let defaults = ana.sees_privately("Options new tables begin with").await;
    let defaults = chooses(&ana, &defaults, "Which game?", "Offrandes").await;
    let defaults = chooses(&ana, &defaults, "option offrandes auction", "sealed").await;
    chooses(&ana, &defaults, "option offrandes bribes", "sealed").await;
    let opened = eva.slash("/play", &[("game", "offrandes"), ("options", "bribes=in-turn")]).await.ok();
    assert!(opened.says("Table 1 is open"), "{}", opened.text());
    eva.sees("Lobby").await;
    let row = bot.gamemaster.store().open_table_in(ChannelId(hall)).await.expect("the database").expect("a table");
    assert_eq!(row.options, serde_json::json!({ "auction": "sealed", "bribes": "in-turn" }));

    // With no choice, tables open everywhere again.
    let setup = opens_setup(&ana).await;
    let setup = picks(&ana, &setup, "channels", &[]).await;
    assert!(setup.says("Tables open in: all channels"), "{}", setup.text());
    assert!(ana.slash("/play", &[("game", "attika")]).await.ok().says("Table 2 is open"));
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rights_are_checked_where_tables_open() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana").in_channel("hall");
    let place = |name: &str| format!("<#{}>", bot.user("ana").in_channel(name).place());
    let (games, hall, workshop) = (place("games"), place("hall"), place("workshop"));
    let setup = opens_setup(&ana).await;
    ana.clicks_on(setup.id, "Check rights").await.ok();
    // No channel is chosen, so tables open in all of them.
    ana.sees_privately(&format!("{games} ✓\n{hall} ✓\n{workshop} ✓")).await;
    bot.sandbox.denies("hall", permission::ATTACH_FILES | permission::READ_MESSAGE_HISTORY);
    ana.clicks("Refresh").await.ok();
    let seen = ana.sees_privately(&format!("{hall} ✗ Attach Files: boards as text")).await;
    assert!(seen.says("Read Message History") && seen.says(&format!("{games} ✓")), "{}", seen.text());
    bot.sandbox.denies("hall", permission::EMBED_LINKS);
    ana.clicks("Refresh").await.ok();
    ana.sees_privately(&format!("{hall} ✗ Embed Links: boards as plain text")).await;
    bot.sandbox.denies("hall", permission::SEND_MESSAGES);
    ana.clicks("Refresh").await.ok();
    let seen = ana.sees_privately(&format!("{hall} ✗ Send Messages: no tables")).await;
    assert!(!seen.says("Attach Files"), "what cannot be opened needs no pictures: {}", seen.text());

    // Other channels than that of the click, each with the overwrites of everybody and of the bot.
    let chosen = ["games", "workshop"].map(|name| bot.user("ana").in_channel(name).place().0);
    let setup = opens_setup(&ana).await;
    let setup = picks(&ana, &setup, "channels", &chosen).await;
    bot.sandbox.overwrites("games", "everyone", 0, permission::ATTACH_FILES | permission::EMBED_LINKS);
    bot.sandbox.overwrites("games", "agon", permission::EMBED_LINKS, 0);
    ana.clicks_on(setup.id, "Check rights").await.ok();
    let seen = ana.sees_privately(&format!("{games} ✗ Attach Files: boards as text")).await;
    assert!(seen.says(&format!("{workshop} ✓")) && !seen.says("Embed Links"), "{}", seen.text());
    bot.sandbox.overwrites("games", "agon", permission::ATTACH_FILES, 0);
    ana.clicks("Refresh").await.ok();
    let seen = ana.sees_privately(&format!("{games} ✗ Embed Links: boards as plain text")).await;
    assert!(!seen.says("Attach Files"), "{}", seen.text());
    bot.sandbox.overwrites("games", "everyone", 0, 0);
    bot.sandbox.removes_channel("workshop");
    let setup = opens_setup(&ana).await;
    ana.clicks_on(setup.id, "Check rights").await.ok();
    let seen = ana.sees_privately(&format!("{games} ✓")).await;
    assert!(seen.says(&format!("{workshop} ✗ I cannot find")) && !seen.says(&hall), "{}", seen.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_moves_only_where_tables_open_and_once_a_minute() {
    // The clock stands still at the moment before, however long the bot takes to start.
    const TEN_MINUTES_MS: i64 = 600_000;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    let bot = RunningBot::start_with_delay(Duration::ZERO, time.clone(), |_| async {}).await;
    let (ana, hall) = (bot.user("ana"), bot.user("ana").in_channel("hall"));
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    bot.wait_until_sent().await;
    let moves = || async {
        hall.dismisses_all();
        hall.slash("/table", &[("table", "1")]).await.ok();
        hall.clicks("Move it here").await.ok();
    };
    let channel = || async { bot.snapshot(bot.table().await).await.table().channel.0 };
    let store = bot.gamemaster.store();
    let allows = async |channels: &[ChannelId]| {
        store.set_guild_channels(GuildId(people::SERVER.0), channels).await.expect("saved")
    };
    allows(&[ChannelId(ana.place().0)]).await;
    time.fetch_add(TEN_MINUTES_MS, Ordering::SeqCst);
    moves().await;
    hall.sees_privately(&format!("On this server tables open in <#{}>", ana.place())).await;
    assert_eq!(channel().await, ana.place().0);
    allows(&[]).await;
    time.fetch_sub(TEN_MINUTES_MS, Ordering::SeqCst);
    moves().await;
    hall.sees_privately("once a minute").await;
    assert_eq!(channel().await, ana.place().0);
    time.fetch_add(TEN_MINUTES_MS, Ordering::SeqCst);
    moves().await;
    hall.sees("lobby").await;
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_gets_a_thread_of_its_own() {
    let bot = RunningBot::start().await;
    let (ana, ben) = (bot.user("ana"), bot.user("ben"));
    let setup = opens_setup(&ana).await;
    chooses(&ana, &setup, "Place", "A thread per table").await;
    // A table that cannot open leaves no thread behind.
    let bad = ana.slash("/play", &[("game", "attika"), ("players", "5")]).await.ok();
    assert!(bad.says("2 to 4 seats"), "{}", bad.text());
    assert!(ana.threads().is_empty());

    let opened = ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    let inside = ana.in_thread("Attika · table 1").await;
    assert!(opened.says(&format!("Table 1 is open in <#{}>", inside.place())), "{}", opened.text());
    inside.sees("lobby").await;
    let guest = ben.in_thread("Attika · table 1").await;
    guest.clicks("Join").await.ok();
    inside.sees("Ben").await;
    inside.clicks("Start").await.ok();
    inside.sees("Round 1").await;
    // A thread has no threads: a second table there is refused. A table in the channel gets its own.
    assert!(guest.slash("/play", &[("game", "attika")]).await.ok().says("mesa 1"));
    assert!(ben.slash("/play", &[("game", "offrandes")]).await.ok().says("mesa 2"));
    ben.in_thread("Offrandes · table 2").await.sees("lobby").await;
    bot.wait_until_sent().await;

    bot.sandbox.denies("games", permission::CREATE_PUBLIC_THREADS);
    let opened = ana.slash("/play", &[("game", "offrandes")]).await.ok();
    assert!(
        opened.says("Table 3 is open in this channel") && opened.says("not allowed to create threads"),
        "{}",
        opened.text()
    );
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_table_may_open_in_a_thread() {
    let bot = RunningBot::start().await;
    let (ana, eva) = (bot.user("ana"), bot.user("eva"));
    ana.slash("/play", &[("game", "offrandes")]).await.ok();
    ana.sees("lobby").await;
    bot.wait_until_sent().await;
    let taken =
        eva.slash("/play", &[("game", "offrandes"), ("players", "4"), ("ai", "2"), ("options", "auction=sealed")]);
    let taken = taken.await.ok();
    assert!(taken.says("There is already a table here"));
    let go = taken.message().buttons().into_iter().find(|button| button.label == "Go to it").expect("a way to it");
    let board = ana.sees("lobby").await;
    assert!(go.url.is_some_and(|url| url.ends_with(&format!("/{}/{}", ana.place(), board.id))));
    eva.clicks("Open in a thread").await.ok();
    let inside = eva.in_thread("Offrandes · table 2").await;
    inside.sees("4 ").await;
    bot.wait_until_sent().await;
    let row = bot.gamemaster.store().table_by_number(GuildId(people::SERVER.0), 2).await.expect("the database");
    let row = row.expect("the table");
    assert_eq!((row.channel.0, row.seats_wanted), (inside.place().0, 4));
    assert_eq!(row.options["auction"], "sealed");
    assert_eq!(bot.snapshot(row.table).await.seats().len(), 3, "Eva and two machines");
    // Without the permission there is no such offer.
    bot.sandbox.denies("games", permission::SEND_MESSAGES_IN_THREADS);
    eva.dismisses_all();
    eva.slash("/play", &[("game", "offrandes")]).await.ok();
    let taken = eva.sees_privately("There is already a table here").await;
    let labels: Vec<String> = taken.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Go to it"], "{}", taken.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_listed_joined_and_opened_from_anywhere() {
    let bot = RunningBot::start().await;
    let (ana, eva, dion) = (bot.user("ana"), bot.user("eva"), bot.user("dion").in_dm());
    assert!(eva.slash("/tables", &[]).await.ok().says("No table is open on this server"));
    assert!(dion.slash("/mytables", &[]).await.ok().says("No game is waiting for you"));
    dion.dismisses_all();
    ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    bot.user("ben").in_channel("hall").slash("/play", &[("game", "offrandes")]).await.ok();
    bot.wait_until_sent().await;

    eva.dismisses_all();
    eva.slash("/tables", &[]).await.ok();
    let list = eva.sees_privately("Open tables of this server").await;
    assert!(list.says("1 of 2 seats · Ana") && list.says("1 of 5 seats · Ben"), "{}", list.text());
    assert!(list.says("https://discord.com/channels/"), "{}", list.text());
    eva.clicks_on(list.id, "Join 1").await.ok();
    eva.sees_privately("You have a seat at table 1").await;
    ana.sees("Eva").await;
    ana.clicks("Start").await.ok();
    ana.sees("Round 1").await;
    bot.wait_until_sent().await;
    let look = bot.snapshot(bot.table().await).await;
    assert!(look.is_running());
    let first = look.waiting().first().expect("somebody is asked");
    let names = ["ana", "eva"].map(|name| (id_of(&bot.user(name)), name));
    let actor = look.seats()[first.index()].user;
    for (user, name) in names {
        let mine = bot.user(name).in_dm();
        mine.slash("/mytables", &[]).await.ok();
        let list = mine.sees_that("my tables", |message| message.says("My tables")).await;
        assert!(list.says("Agora"), "{}", list.text());
        let asked = list.says("your turn") || !list.says("(Ana)") && !list.says("(Eva)");
        assert_eq!(asked, Some(user) == actor, "{}", list.text());
        mine.clicks_on(list.id, "Seat 1").await.ok();
        mine.sees_that("my panel", |message| message.says("table 1") && message.says("Notes")).await;
    }
    // In a channel without a table the answer lists mine elsewhere.
    eva.dismisses_all();
    eva.slash("/tables", &[]).await.ok();
    eva.clicks("Join 2").await.ok();
    eva.sees_privately("You have a seat at table 2").await;
    let lost = eva.in_channel("workshop").slash("/seat", &[]).await.ok();
    assert!(lost.says("There is no table in this channel") && lost.says("Seat 1"), "{}", lost.text());
    bot.close();
}

/// A running table of Ben (host) and Ana on a server that the sandbox does not have.
async fn table_elsewhere(bot: &RunningBot) -> TableId {
    let (ana, ben) = (bot.user("ana"), bot.user("ben"));
    bot.begin_table((GuildId(77), ChannelId(78)), "attika", &[], &[ben, ana]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_elsewhere_is_played_from_here_and_no_more() {
    let bot = RunningBot::start().await;
    bot.gamemaster.store().set_guild_name(GuildId(77), "Lisbon *Club*").await.expect("the database");
    let table = table_elsewhere(&bot).await;
    let (ana, eva) = (bot.user("ana"), bot.user("eva"));
    let list = ana.slash("/mytables", &[]).await.ok();
    assert!(list.says("Lisbon \\*Club\\*"), "{}", list.text());
    ana.clicks("Seat 1").await.ok();
    let panel = ana.sees_that("my panel", |message| message.only_for.is_some() && message.says("Notes")).await;
    // Ana manages this server, not that one. A board stays on its own server.
    for words in ["abort yes", "move"] {
        let face = ana.sees_that("the panel", |message| message.id == panel.id).await.json();
        ana.forges(panel.id, &format!("v1:more:1:0:{words}")).await.ok();
        ana.sees_that("an answer", |message| message.id == panel.id && message.json() != face).await;
    }
    // A person without a seat there sees nothing of it from here.
    let welcome = eva.sees("Agon is here").await;
    eva.forges(welcome.id, "v1:text:1:0:").await.ok();
    let refused = eva.sees_privately("This button is not for you").await;
    eva.clicks_on(refused.id, "My tables").await.ok();
    eva.sees_privately("No game is waiting for you").await;
    let look = bot.snapshot(table).await;
    assert_eq!((look.is_running(), look.table().channel), (true, ChannelId(78)));
    bot.sandbox.forgives("/channels/78/");
    bot.sandbox.forgives("10003");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_scrolled_away_comes_back_down() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    let bot = RunningBot::start_with_delay(Duration::ZERO, time.clone(), |_| async {}).await;
    let (ana, ben) = (bot.user("ana"), bot.user("ben"));
    ana.sees("Agon is here").await;
    ana.slash("/play", &[("game", "offrandes")]).await.ok();
    let first = ana.sees("lobby").await;
    for at in 0..14 {
        ben.writes(&format!("chatter {at}"));
    }
    let join = |name: &str| {
        let (bot, name) = (&bot, name.to_owned());
        async move {
            bot.gamemaster.join(bot.table().await, host(&bot.user(&name))).await.expect("a seat");
            bot.wait_until_sent().await;
        }
    };
    let board = || async { bot.snapshot(bot.table().await).await.table().board_message.expect("a board").0 };
    time.fetch_add(61_000, Ordering::SeqCst);
    join("ben").await;
    assert_eq!(board().await, first.id.0, "14 messages are not enough");
    ben.writes("one more");
    // The bot asks Discord at most once a minute, however many messages come.
    join("cleo").await;
    assert_eq!(board().await, first.id.0);
    time.fetch_add(61_000, Ordering::SeqCst);
    join("dion").await;
    let second = board().await;
    assert!(second > first.id.0);
    let old = ana.sees_that("the old board", |message| message.id == first.id && message.says("is now here")).await;
    assert!(old.says(&format!("/{second}")) && old.buttons().is_empty(), "{}", old.summary());
    // If the bot cannot read the history, a board stays in place.
    bot.sandbox.denies("games", permission::READ_MESSAGE_HISTORY);
    for at in 0..20 {
        ben.writes(&format!("chatter {at}"));
    }
    time.fetch_add(61_000, Ordering::SeqCst);
    join("eva").await;
    assert_eq!(board().await, second);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_fell_asleep_wakes_with_a_new_board() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let setup = opens_setup(&ana).await;
    chooses(&ana, &setup, "Place", "A thread per table").await;
    ana.slash("/play", &[("game", "offrandes")]).await.ok();
    let inside = ana.in_thread("Offrandes · table 1").await;
    let first = inside.sees("lobby").await;
    bot.wait_until_sent().await;
    bot.sandbox.archives("Offrandes · table 1");
    let row = bot.gamemaster.store().open_table_in(ChannelId(inside.place().0)).await.expect("the database");
    bot.gamemaster.join(row.expect("a table").table, host(&bot.user("ben"))).await.expect("a seat");
    let second = inside.sees_that("the board", |message| message.says("Ben") && message.says("lobby")).await;
    assert!(second.id > first.id);
    // Discord reports that only after an attempt to edit.
    bot.sandbox.forgives("50083");
    inside.sees_that("the way to it", |message| message.id == first.id && message.says("is now here")).await;
    bot.wait_until_sent().await;
    bot.close();
}
