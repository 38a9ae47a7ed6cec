//! Permissions lost in the middle of a game: the table continues, explains, and recovers with them.

use crate::running_bot::{RunningBot, wait_for_people, wait_until};
use agon_gamemaster::{SUSPENDED_MS, TableId};
use agon_sandbox::{Message, User, people, permission};
use agon_store::{ChannelId, GuildId, Notices, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub const NAMES: [&str; 3] = ["ana", "ben", "cleo"];

pub fn id_of(user: &User) -> UserId {
    UserId(user.person().id.0)
}

/// A running table of Ana (host), Ben (Spanish, letters), and Cleo (mentions).
async fn three(bot: &RunningBot, guild: u64, channel: u64) -> TableId {
    let [ana, ben, cleo] = NAMES.map(|name| bot.user(name));
    let store = bot.gamemaster.store();
    store.set_notices(id_of(&ben), Notices::Direct).await.expect("the database");
    store.set_seen_language(id_of(&ben), "es").await.expect("the database");
    let table = bot.begin_table((GuildId(guild), ChannelId(channel)), "attika", &[], &[ana, ben, cleo]).await;
    bot.wait_until_sent().await;
    table
}

/// The three in the channel `games`.
pub async fn three_here(bot: &RunningBot) -> TableId {
    three(bot, people::SERVER.0, bot.user("ana").place().0).await
}

/// The person to act.
pub async fn asked(bot: &RunningBot, table: TableId) -> UserId {
    let look = bot.snapshot(table).await;
    look.seats()[look.waiting().first().expect("somebody is asked").index()].user.expect("a person")
}

/// The person to act takes the first legal action.
pub async fn goes_on(bot: &RunningBot, table: TableId) {
    let user = asked(bot, table).await;
    let own = bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
    let first = own.view().expect("a running table").legal().swap_remove(0);
    bot.gamemaster.act(table, user, own.seq(), &first).await.expect("a legal action");
    wait_for_people(&bot.gamemaster, table).await;
    bot.wait_until_sent().await;
}

/// Plays until it is this person's turn, or their next turn if they are to act now.
pub async fn goes_on_until(bot: &RunningBot, table: TableId, name: &str) {
    let wanted = id_of(&bot.user(name));
    let mut before = wanted;
    for _ in 0..100 {
        let now = asked(bot, table).await;
        if now == wanted && before != wanted {
            return;
        }
        before = now;
        goes_on(bot, table).await;
    }
    panic!("{name} is never asked");
}

pub fn is_board(message: &Message) -> bool {
    message.only_for.is_none() && message.buttons().iter().any(|button| button.label == "Text board")
}

fn letters(user: &User, says: &str) -> usize {
    user.in_dm().messages().iter().filter(|message| message.says(says)).count()
}

/// A bot whose clock stands still until a test moves it.
pub async fn timeless() -> (RunningBot, Arc<AtomicI64>) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    (RunningBot::start_with_delay(Duration::ZERO, time.clone(), |_| async {}).await, time)
}

/// Advances the clock, and waits until the bot has told what is due.
pub async fn passes(bot: &RunningBot, time: &AtomicI64, ms: i64) {
    time.fetch_add(ms, Ordering::SeqCst);
    bot.gamemaster.notify_outbox();
    bot.wait_until_sent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_called_only_if_they_take_long() {
    let (bot, time) = timeless().await;
    let cleo = bot.user("cleo");
    let table = three_here(&bot).await;
    let called = |message: &Message| message.says(&format!("<@{}>", cleo.person().id));
    let calls = || cleo.messages().iter().filter(|message| called(message)).count();
    goes_on_until(&bot, table, "cleo").await;
    cleo.sees_that("a call", called).await;
    // In the middle of a turn, and at the next one: she was present a moment ago.
    goes_on(&bot, table).await;
    assert_eq!(calls(), 0);
    goes_on_until(&bot, table, "cleo").await;
    assert_eq!(calls(), 0);
    passes(&bot, &time, 299_999).await;
    assert_eq!(calls(), 0);
    passes(&bot, &time, 1).await;
    assert_eq!(calls(), 1, "five minutes are long");
    // She acts, and is away when her next turn comes.
    goes_on_until(&bot, table, "ana").await;
    assert_eq!(calls(), 0);
    passes(&bot, &time, 90_000).await;
    goes_on_until(&bot, table, "cleo").await;
    assert_eq!(calls(), 1);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_do_something_is_told_once_that_the_channel_is_shut() {
    let (bot, time) = timeless().await;
    let [ana, ben, cleo] = NAMES.map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let board = ana.sees_that("the board", is_board).await;
    bot.sandbox.denies("games", permission::SEND_MESSAGES);
    goes_on_until(&bot, table, "cleo").await;
    assert_eq!(bot.snapshot(table).await.table().refusals, 1);
    passes(&bot, &time, 1_000).await;
    let games = format!("<#{}>", ana.place());
    let english = format!("Table 1: I can no longer write in {games}; `/table` in another channel moves it there.");
    let spanish = format!("Mesa 1: ya no puedo escribir en {games}");
    ana.in_dm().sees(&english).await;
    ben.in_dm().sees(&spanish).await;
    for _ in 0..2 {
        passes(&bot, &time, 91_000).await;
        goes_on_until(&bot, table, "cleo").await;
    }
    // One letter each. People without letters get none. The board continues, because it needs no message of its own.
    assert_eq!((letters(&ana, "I can no longer"), letters(&ben, "ya no puedo")), (1, 1));
    assert_eq!(letters(&cleo, "no longer"), 0);
    let step = format!("step {} ", bot.snapshot(table).await.seq());
    ana.sees_that("the board goes on", |message| message.id == board.id && message.says(&step)).await;
    assert!(ben.in_dm().messages().iter().any(|message| message.says("mesa 1") && !message.buttons().is_empty()));

    // The permission is back: the next click from there calls the people who still have to act.
    cleo.sees_no("<@");
    passes(&bot, &time, 91_000).await;
    bot.sandbox.allows("games", permission::SEND_MESSAGES);
    ana.clicks_on(board.id, "My seat").await.ok();
    cleo.sees_that("a call", |message| message.says(&format!("<@{}>", cleo.person().id))).await;
    bot.wait_until_sent().await;
    assert_eq!(bot.snapshot(table).await.table().refusals, 0);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_embeds_the_board_is_plain_text() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    let first = ana.sees_that("the board", is_board).await;
    bot.sandbox.denies("games", permission::EMBED_LINKS);
    bot.sandbox.removes(first.id);
    goes_on(&bot, table).await;
    let plain = ana.sees_that("a board", |message| is_board(message) && message.id > first.id).await;
    let text = plain.json()["content"].as_str().unwrap_or_default().to_owned();
    assert!(plain.embeds.is_empty() && text.encode_utf16().count() <= 2000, "{text}");
    assert!(text.starts_with("**Attika · table 1") && text.contains("(Ana)"), "{text}");
    assert!(text.ends_with("as text: the right “Embed Links” is missing here"), "{text}");
    assert_eq!(letters(&ana, "no longer"), 0, "a table in plain text lacks nothing");

    bot.sandbox.allows("games", permission::EMBED_LINKS);
    goes_on(&bot, table).await;
    let framed = |message: &Message| message.id == plain.id && !message.embeds.is_empty();
    let board = ana.sees_that("the board in its frame", framed).await;
    assert!(board.json()["content"] == "" && !board.says("is missing here"), "{}", board.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_embeds_a_table_opens_in_plain_text() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana").in_channel("hall");
    bot.sandbox.denies("hall", permission::EMBED_LINKS);
    let opened = ana.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    assert!(opened.says("Table 1 is open"), "{}", opened.text());
    let lobby = ana.sees("· lobby").await;
    assert!(lobby.embeds.is_empty() && lobby.says("the right “Embed Links” is missing here"), "{}", lobby.summary());
    ana.clicks("Start with AI").await.ok();
    ana.sees_that("the board", is_board).await;
    ana.dismisses_all();
    ana.slash("/rules", &[("game", "cyclades")]).await.ok();
    ana.clicks("Show here").await.ok();
    let page = ana.sees("Cyclades · ").await;
    assert!(page.embeds.is_empty(), "{}", page.summary());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_write_makes_the_bot_show_nothing_and_nobody_shows_page_after_page() {
    let (bot, time) = timeless().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name).in_channel("hall"));
    bot.sandbox.overwrites("hall", "ben", 0, permission::SEND_MESSAGES);
    for user in [&ana, &ben] {
        user.slash("/rules", &[("game", "cyclades")]).await.ok();
    }
    let is_page = |message: &Message| message.only_for.is_none() && message.says("Cyclades · ");
    let pages = || ana.messages().iter().filter(|message| is_page(message)).map(|page| page.id).collect::<Vec<_>>();
    ben.clicks("Mostrar aquí").await.ok();
    ben.sees_privately("No puedes escribir en este canal").await;
    assert_eq!(pages(), []);
    let shows = async || {
        let before = pages();
        ana.clicks("Show here").await.ok();
        ana.sees_that("another page", |message| is_page(message) && !before.contains(&message.id)).await;
    };
    for _ in 0..5 {
        shows().await;
    }
    ana.clicks("Show here").await.ok();
    ana.sees_privately("Wait a minute").await;
    bot.wait_until_sent().await;
    assert_eq!(pages().len(), 5);
    // A minute later Ana may again.
    passes(&bot, &time, 60_000).await;
    shows().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_gone_comes_back_with_the_rights() {
    let (bot, time) = timeless().await;
    let [ana, _, cleo] = NAMES.map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let first = ana.sees_that("the board", is_board).await;
    bot.sandbox.denies("games", permission::VIEW_CHANNEL | permission::SEND_MESSAGES);
    bot.sandbox.removes(first.id);
    goes_on_until(&bot, table, "ben").await;
    // The bot tries a refused message once more, and then gives up.
    passes(&bot, &time, 1_000).await;
    ana.in_dm().sees("I can no longer write").await;
    bot.sandbox.allows("games", permission::VIEW_CHANNEL | permission::SEND_MESSAGES);
    assert!(!ana.messages().iter().any(is_board));
    cleo.slash("/seat", &[]).await.ok();
    ana.sees_that("the board again", is_board).await;
    bot.wait_until_sent().await;
    assert_eq!(bot.snapshot(table).await.table().refusals, 0);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_channel_is_gone_moves_elsewhere() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let table = three(&bot, people::SERVER.0, ana.in_channel("workshop").place().0).await;
    bot.sandbox.removes_channel("workshop");
    goes_on_until(&bot, table, "ben").await;
    ana.in_dm().sees("I can no longer write").await;
    let there = ana.slash("/table", &[("table", "1")]).await.ok();
    assert!(there.says("Table 1 is here"), "{}", there.text());
    ana.clicks("Move it here").await.ok();
    ana.sees_that("the board", is_board).await;
    bot.wait_until_sent().await;
    assert_eq!(bot.snapshot(table).await.table().refusals, 0);
    bot.close();
}

/// Waits until a table sleeps or is awake.
async fn sleeps(bot: &RunningBot, table: TableId, wanted: bool) {
    let store = bot.gamemaster.store();
    let sleeps = async || {
        let deadlines = store.deadlines(table).await.expect("the deadlines");
        deadlines.iter().any(|deadline| deadline.kind == "asleep") == wanted
    };
    wait_until(store, &format!("asleep: {wanted}"), sleeps).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_server_that_sends_the_bot_away_sleep_and_stop() {
    let (bot, time) = timeless().await;
    let table = three_here(&bot).await;
    // After an outage the bot is still on the server.
    bot.sandbox.loses_server(true);
    bot.sandbox.loses_server(false);
    sleeps(&bot, table, true).await;
    // People may play on from elsewhere. The board follows after the bot is back, and nobody must move it.
    let ana = bot.user("ana");
    let board = ana.sees_that("the board", is_board).await;
    let all = permission::VIEW_CHANNEL | permission::SEND_MESSAGES;
    bot.sandbox.denies("games", all);
    goes_on_until(&bot, table, "ben").await;
    passes(&bot, &time, 1_000).await;
    assert_eq!((bot.snapshot(table).await.table().refusals, letters(&ana, "no longer")), (2, 0));
    bot.sandbox.allows("games", all);
    bot.sandbox.finds_server();
    sleeps(&bot, table, false).await;
    let step = format!("step {} ", bot.snapshot(table).await.seq());
    ana.sees_that("the board", |message| message.id == board.id && message.says(&step)).await;
    // The bot learns of a lost server even if that happened while it was off.
    let elsewhere = three(&bot, 77, 78).await;
    bot.sandbox.forgives("/channels/78/");
    bot.sandbox.forgives("10003");
    bot.lose_session().await;
    sleeps(&bot, elsewhere, true).await;
    sleeps(&bot, table, false).await;
    bot.sandbox.loses_server(false);
    sleeps(&bot, table, true).await;
    time.fetch_add(SUSPENDED_MS, Ordering::SeqCst);
    bot.gamemaster.run_due().await.expect("both stop");
    for table in [table, elsewhere] {
        // The clock task may have done it already.
        sleeps(&bot, table, false).await;
        let look = bot.snapshot(table).await;
        assert_eq!((look.is_over(), look.table().ended_reason.as_deref()), (true, Some("asleep")));
    }
    ana.sees("I was not on this server for 30 days").await;
    bot.close();
}
