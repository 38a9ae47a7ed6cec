//! Permissions lost in the middle of a game: the table continues, explains, and recovers with them.

use crate::house::{House, PATIENCE};
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
async fn three(house: &House, guild: u64, channel: u64) -> TableId {
    let [ana, ben, cleo] = NAMES.map(|name| house.user(name));
    let store = house.gamemaster.store();
    store.set_notices(id_of(&ben), Notices::Direct).await.expect("the database");
    store.set_seen_language(id_of(&ben), "es").await.expect("the database");
    let table = house.begins((GuildId(guild), ChannelId(channel)), "attika", &[], &[ana, ben, cleo]).await;
    house.told().await;
    table
}

/// The three in the channel `games`.
pub async fn three_here(house: &House) -> TableId {
    three(house, people::SERVER.0, house.user("ana").place().0).await
}

/// The person to act.
pub async fn asked(house: &House, table: TableId) -> UserId {
    let look = house.look(table).await;
    look.seats()[look.waiting().first().expect("somebody is asked").index()].user.expect("a person")
}

/// The person to act takes the first legal action.
pub async fn goes_on(house: &House, table: TableId) {
    let user = asked(house, table).await;
    let own = house.gamemaster.snapshot(table, Some(user)).await.expect("the table");
    let first = own.view().expect("a running table").legal().swap_remove(0);
    house.gamemaster.act(table, user, own.seq(), &first).await.expect("a legal action");
    house.told().await;
}

/// Plays until it is this person's turn, or their next turn if they are to act now.
pub async fn goes_on_until(house: &House, table: TableId, name: &str) {
    let wanted = id_of(&house.user(name));
    let mut before = wanted;
    for _ in 0..100 {
        let now = asked(house, table).await;
        if now == wanted && before != wanted {
            return;
        }
        before = now;
        goes_on(house, table).await;
    }
    panic!("{name} is never asked");
}

pub fn is_board(message: &Message) -> bool {
    message.only_for.is_none() && message.buttons().iter().any(|button| button.label == "Text board")
}

fn letters(user: &User, says: &str) -> usize {
    user.in_dm().messages().iter().filter(|message| message.says(says)).count()
}

/// A house whose clock stands still until a test moves it.
pub async fn timeless() -> (House, Arc<AtomicI64>) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    (House::pausing(Duration::ZERO, time.clone(), |_| async {}).await, time)
}

/// Advances the clock, and waits until the bot has told what is due.
pub async fn passes(house: &House, time: &AtomicI64, ms: i64) {
    time.fetch_add(ms, Ordering::SeqCst);
    house.gamemaster.notify_outbox();
    house.told().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_called_only_if_they_take_long() {
    let (house, time) = timeless().await;
    let cleo = house.user("cleo");
    let table = three_here(&house).await;
    let called = |message: &Message| message.says(&format!("<@{}>", cleo.person().id));
    let calls = || cleo.messages().iter().filter(|message| called(message)).count();
    goes_on_until(&house, table, "cleo").await;
    cleo.sees_that("a call", called).await;
    // In the middle of a turn, and at the next one: she was present a moment ago.
    goes_on(&house, table).await;
    assert_eq!(calls(), 0);
    goes_on_until(&house, table, "cleo").await;
    assert_eq!(calls(), 0);
    passes(&house, &time, 299_999).await;
    assert_eq!(calls(), 0);
    passes(&house, &time, 1).await;
    assert_eq!(calls(), 1, "five minutes are long");
    // She acts, and is away when her next turn comes.
    goes_on_until(&house, table, "ana").await;
    assert_eq!(calls(), 0);
    passes(&house, &time, 90_000).await;
    goes_on_until(&house, table, "cleo").await;
    assert_eq!(calls(), 1);
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_do_something_is_told_once_that_the_channel_is_shut() {
    let (house, time) = timeless().await;
    let [ana, ben, cleo] = NAMES.map(|name| house.user(name));
    let table = three_here(&house).await;
    let board = ana.sees_that("the board", is_board).await;
    house.sandbox.denies("games", permission::SEND_MESSAGES);
    goes_on_until(&house, table, "cleo").await;
    assert_eq!(house.look(table).await.table().refusals, 1);
    passes(&house, &time, 1_000).await;
    let games = format!("<#{}>", ana.place());
    let english = format!("Table 1: I can no longer write in {games}; `/table` in another channel moves it there.");
    let spanish = format!("Mesa 1: ya no puedo escribir en {games}");
    ana.in_dm().sees(&english).await;
    ben.in_dm().sees(&spanish).await;
    for _ in 0..2 {
        passes(&house, &time, 91_000).await;
        goes_on_until(&house, table, "cleo").await;
    }
    // One letter each. People without letters get none. The board continues, because it needs no message of its own.
    assert_eq!((letters(&ana, "I can no longer"), letters(&ben, "ya no puedo")), (1, 1));
    assert_eq!(letters(&cleo, "no longer"), 0);
    let step = format!("step {} ", house.look(table).await.seq());
    ana.sees_that("the board goes on", |message| message.id == board.id && message.says(&step)).await;
    assert!(ben.in_dm().messages().iter().any(|message| message.says("mesa 1") && !message.buttons().is_empty()));

    // The permission is back: the next click from there calls the people who still have to act.
    cleo.sees_no("<@");
    passes(&house, &time, 91_000).await;
    house.sandbox.allows("games", permission::SEND_MESSAGES);
    ana.clicks_on(board.id, "My seat").await.ok();
    cleo.sees_that("a call", |message| message.says(&format!("<@{}>", cleo.person().id))).await;
    house.told().await;
    assert_eq!(house.look(table).await.table().refusals, 0);
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_embeds_the_board_is_plain_text() {
    let house = House::open().await;
    let ana = house.user("ana");
    let table = three_here(&house).await;
    let first = ana.sees_that("the board", is_board).await;
    house.sandbox.denies("games", permission::EMBED_LINKS);
    house.sandbox.removes(first.id);
    goes_on(&house, table).await;
    let plain = ana.sees_that("a board", |message| is_board(message) && message.id > first.id).await;
    let text = plain.json()["content"].as_str().unwrap_or_default().to_owned();
    assert!(plain.embeds.is_empty() && text.encode_utf16().count() <= 2000, "{text}");
    assert!(text.starts_with("**Attika · table 1") && text.contains("(Ana)"), "{text}");
    assert!(text.ends_with("as text: the right “Embed Links” is missing here"), "{text}");
    assert_eq!(letters(&ana, "no longer"), 0, "a table in plain text lacks nothing");

    house.sandbox.allows("games", permission::EMBED_LINKS);
    goes_on(&house, table).await;
    let framed = |message: &Message| message.id == plain.id && !message.embeds.is_empty();
    let board = ana.sees_that("the board in its frame", framed).await;
    assert!(board.json()["content"] == "" && !board.says("is missing here"), "{}", board.summary());
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_embeds_a_table_opens_in_plain_text() {
    let house = House::open().await;
    let ana = house.user("ana").in_channel("hall");
    house.sandbox.denies("hall", permission::EMBED_LINKS);
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
    house.told().await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_write_makes_the_bot_show_nothing_and_nobody_shows_page_after_page() {
    let (house, time) = timeless().await;
    let [ana, ben] = ["ana", "ben"].map(|name| house.user(name).in_channel("hall"));
    house.sandbox.overwrites("hall", "ben", 0, permission::SEND_MESSAGES);
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
    house.told().await;
    assert_eq!(pages().len(), 5);
    // A minute later Ana may again.
    passes(&house, &time, 60_000).await;
    shows().await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_gone_comes_back_with_the_rights() {
    let (house, time) = timeless().await;
    let [ana, _, cleo] = NAMES.map(|name| house.user(name));
    let table = three_here(&house).await;
    let first = ana.sees_that("the board", is_board).await;
    house.sandbox.denies("games", permission::VIEW_CHANNEL | permission::SEND_MESSAGES);
    house.sandbox.removes(first.id);
    goes_on_until(&house, table, "ben").await;
    // The bot tries a refused message once more, and then gives up.
    passes(&house, &time, 1_000).await;
    ana.in_dm().sees("I can no longer write").await;
    house.sandbox.allows("games", permission::VIEW_CHANNEL | permission::SEND_MESSAGES);
    assert!(!ana.messages().iter().any(is_board));
    cleo.slash("/seat", &[]).await.ok();
    ana.sees_that("the board again", is_board).await;
    house.told().await;
    assert_eq!(house.look(table).await.table().refusals, 0);
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_channel_is_gone_moves_elsewhere() {
    let house = House::open().await;
    let ana = house.user("ana");
    let table = three(&house, people::SERVER.0, ana.in_channel("workshop").place().0).await;
    house.sandbox.removes_channel("workshop");
    goes_on_until(&house, table, "ben").await;
    ana.in_dm().sees("I can no longer write").await;
    let there = ana.slash("/table", &[("table", "1")]).await.ok();
    assert!(there.says("Table 1 is here"), "{}", there.text());
    ana.clicks("Move it here").await.ok();
    ana.sees_that("the board", is_board).await;
    house.told().await;
    assert_eq!(house.look(table).await.table().refusals, 0);
    house.close();
}

/// Waits until a table sleeps or is awake.
async fn sleeps(house: &House, table: TableId, wanted: bool) {
    let asleep = async {
        let store = house.gamemaster.store();
        let deadlines = async || store.deadlines(table).await.expect("the deadlines");
        while deadlines().await.iter().any(|deadline| deadline.kind == "asleep") != wanted {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asleep).await.unwrap_or_else(|_| panic!("asleep: not {wanted}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_server_that_sends_the_bot_away_sleep_and_stop() {
    let (house, time) = timeless().await;
    let table = three_here(&house).await;
    // After an outage the bot is still on the server.
    house.sandbox.loses_server(true);
    house.sandbox.loses_server(false);
    sleeps(&house, table, true).await;
    // People may play on from elsewhere. The board follows after the bot is back, and nobody must move it.
    let ana = house.user("ana");
    let board = ana.sees_that("the board", is_board).await;
    let all = permission::VIEW_CHANNEL | permission::SEND_MESSAGES;
    house.sandbox.denies("games", all);
    goes_on_until(&house, table, "ben").await;
    passes(&house, &time, 1_000).await;
    assert_eq!((house.look(table).await.table().refusals, letters(&ana, "no longer")), (2, 0));
    house.sandbox.allows("games", all);
    house.sandbox.finds_server();
    sleeps(&house, table, false).await;
    let step = format!("step {} ", house.look(table).await.seq());
    ana.sees_that("the board", |message| message.id == board.id && message.says(&step)).await;
    // The bot learns of a lost server even if that happened while it was off.
    let elsewhere = three(&house, 77, 78).await;
    house.sandbox.forgives("/channels/78/");
    house.sandbox.forgives("10003");
    house.loses_session().await;
    sleeps(&house, elsewhere, true).await;
    sleeps(&house, table, false).await;
    house.sandbox.loses_server(false);
    sleeps(&house, table, true).await;
    time.fetch_add(SUSPENDED_MS, Ordering::SeqCst);
    house.gamemaster.run_due().await.expect("both stop");
    for table in [table, elsewhere] {
        // The clock task may have done it already.
        sleeps(&house, table, false).await;
        let look = house.look(table).await;
        assert_eq!((look.is_over(), look.table().ended_reason.as_deref()), (true, Some("asleep")));
    }
    ana.sees("I was not on this server for 30 days").await;
    house.close();
}
