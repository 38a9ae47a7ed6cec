//! The courier as conversations: boards that keep their place, one call in each turn, and failures of Discord.

use crate::lost_rights::{NAMES, goes_on, goes_on_until, id_of, is_board, passes, three_here, timeless};
use crate::running_bot::{RunningBot, wait_for_people};
use agon_gamemaster::TableId;
use agon_rules::Seat;
use agon_sandbox::{Fault, Message, User};
use agon_store::{Busy, NewOutbox, UserId};
use std::time::Duration;

/// Longer than the age at which a board can still be edited.
const LONG_MS: i64 = 51 * 60_000;
const FIVE_MINUTES: i64 = 5 * 60_000;

fn calls(message: &Message, user: &User) -> bool {
    message.only_for.is_none() && message.says(&format!("<@{}>", user.person().id))
}

fn called(user: &User) -> usize {
    user.messages().iter().filter(|message| calls(message, user)).count()
}

async fn board_of(bot: &RunningBot, table: TableId) -> u64 {
    bot.snapshot(table).await.table().board_message.expect("a board").0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quiet_table_keeps_its_board_when_the_bot_wakes() {
    let (bot, time) = timeless().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    let board = ana.sees_that("the board", is_board).await;
    passes(&bot, &time, LONG_MS).await;
    bot.gamemaster.refresh_boards("a later version").await.expect("refreshed");
    bot.wait_until_sent().await;
    assert_eq!(board_of(&bot, table).await, board.id.0, "nothing happened");
    assert_eq!(ana.messages().iter().filter(|message| is_board(message)).count(), 1);
    // If the board is gone, the courier posts it again, and later steps go to the new one.
    bot.sandbox.removes(board.id);
    bot.gamemaster.refresh_boards("the latest version").await.expect("refreshed");
    bot.wait_until_sent().await;
    let second = board_of(&bot, table).await;
    assert!(second > board.id.0);
    passes(&bot, &time, LONG_MS).await;
    goes_on(&bot, table).await;
    assert!(board_of(&bot, table).await > second);
    bot.sandbox.forgives("10008");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_told_where_people_look() {
    let (bot, time) = timeless().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    let board = ana.sees_that("the board", is_board).await;
    passes(&bot, &time, LONG_MS).await;
    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    let end = board_of(&bot, table).await;
    assert!(end > board.id.0, "the end stands in an old message");
    ana.sees_that("the way to it", |message| message.id == board.id && message.says("is now here")).await;
    // It stays there, even if its appearance changes.
    passes(&bot, &time, LONG_MS).await;
    bot.gamemaster.set_appearance(table, id_of(&ana), true, "de".to_owned(), None).await.expect("German");
    bot.wait_until_sent().await;
    assert_eq!(board_of(&bot, table).await, end);
    ana.sees_that("the end in German", |message| message.id.0 == end && message.says("Tisch 1")).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_several_steps_calls_once() {
    let (bot, time) = timeless().await;
    let cleo = bot.user("cleo");
    let table = three_here(&bot).await;
    goes_on_until(&bot, table, "cleo").await;
    cleo.sees_that("a call", |message| calls(message, &cleo)).await;
    goes_on(&bot, table).await;
    let look = bot.snapshot(table).await;
    assert!(look.waiting().has(Seat(2)), "the turn goes on");
    assert_eq!(called(&cleo), 0, "she acted");
    passes(&bot, &time, FIVE_MINUTES).await;
    assert_eq!(called(&cleo), 0, "she was called for this turn");
    // The next turn is another one.
    goes_on_until(&bot, table, "ana").await;
    passes(&bot, &time, 91_000).await;
    goes_on_until(&bot, table, "cleo").await;
    assert_eq!(called(&cleo), 1);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_fails_to_put_away_goes_later() {
    let (bot, time) = timeless().await;
    let cleo = bot.user("cleo");
    let table = three_here(&bot).await;
    let board = cleo.sees_that("the board", is_board).await;
    goes_on_until(&bot, table, "cleo").await;
    let call = cleo.sees_that("a call", |message| calls(message, &cleo)).await;
    bot.sandbox.breaks(Fault::new("DELETE", &format!("/messages/{}", call.id), 500));
    goes_on(&bot, table).await;
    assert_eq!(called(&cleo), 1, "Discord failed");
    passes(&bot, &time, 1_000).await;
    assert_eq!(called(&cleo), 0);

    passes(&bot, &time, LONG_MS).await;
    bot.sandbox.breaks(Fault::new("PATCH", &format!("/messages/{}", board.id), 502));
    goes_on(&bot, table).await;
    assert!(board_of(&bot, table).await > board.id.0);
    let boards = || cleo.messages().iter().filter(|message| is_board(message)).count();
    assert_eq!(boards(), 2, "Discord failed");
    passes(&bot, &time, 1_000).await;
    assert_eq!(boards(), 1);
    cleo.sees_that("the way to it", |message| message.id == board.id && message.says("is now here")).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_moves_is_drawn_once() {
    const MOVES: usize = 12;
    let (bot, _) = timeless().await;
    let table = three_here(&bot).await;
    let board = format!("/messages/{}", board_of(&bot, table).await);
    let edits = || {
        let calls = bot.sandbox.calls().into_iter();
        calls.filter(|call| call.method == "PATCH" && call.path.ends_with(&board)).count()
    };
    let before = edits();
    // People continue to play while Discord does not answer one edit.
    bot.sandbox.breaks(Fault::stuck("PATCH", &board));
    for turn in 0..MOVES {
        wait_for_people(&bot.gamemaster, table).await;
        moves(&bot, table, bot.snapshot(table).await.waiting().first().expect("somebody is asked")).await;
        if turn == 0 {
            assert!(bot.sandbox.holds(1).await, "the edit hangs");
        }
    }
    bot.sandbox.releases();
    bot.wait_until_sent().await;
    let edits = edits() - before;
    assert!((1..=MOVES / 2).contains(&edits), "{MOVES} moves, {edits} edits");
    let seq = bot.snapshot(table).await.seq();
    bot.user("ana").sees_that("the last of them", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    bot.close();
}

/// The person to act takes the first legal action, until `stop`.
async fn plays(bot: &RunningBot, table: TableId, stop: impl Fn(&agon_gamemaster::TableSnapshot) -> bool) {
    for _ in 0..200 {
        wait_for_people(&bot.gamemaster, table).await;
        let look = bot.snapshot(table).await;
        if stop(&look) {
            return bot.wait_until_sent().await;
        }
        acts(bot, table, look.waiting().minus(look.ready()).first().expect("somebody is asked")).await;
    }
    panic!("it never comes");
}

/// A seat takes its first legal action. Waits until the courier has told everybody.
async fn acts(bot: &RunningBot, table: TableId, seat: Seat) {
    moves(bot, table, seat).await;
    bot.wait_until_sent().await;
}

/// A seat takes its first legal action.
async fn moves(bot: &RunningBot, table: TableId, seat: Seat) {
    let user = bot.snapshot(table).await.seats()[seat.index()].user.expect("a person");
    let own = bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
    let first = own.view().expect("a running table").legal().swap_remove(0);
    bot.gamemaster.act(table, user, own.seq(), &first).await.expect("a legal action");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_called_later_takes_no_call_from_others() {
    let (bot, time) = timeless().await;
    let names = [NAMES[0], NAMES[1], NAMES[2], "dion"];
    let users = names.map(|name| bot.user(name));
    let table = bot.begin_table_here("offrandes", &[("auction", "sealed")], &users).await;
    plays(&bot, table, |look| look.secret() && look.waiting().len() > 1).await;
    // They seal one after the other, so that the bot calls only the first of them at once for the next lot.
    for seat in bot.snapshot(table).await.waiting().iter() {
        acts(&bot, table, seat).await;
        passes(&bot, &time, 40_000).await;
    }
    plays(&bot, table, |look| look.secret() && look.waiting().len() > 2).await;
    let look = bot.snapshot(table).await;
    let asked: Vec<(Seat, &User)> = look
        .waiting()
        .iter()
        .map(|seat| {
            let holder: UserId = look.seats()[seat.index()].user.expect("a person");
            (seat, users.iter().find(|user| id_of(user) == holder).expect("one of them"))
        })
        .collect();
    let (early, late): (Vec<_>, Vec<_>) = asked.into_iter().partition(|(_, user)| called(user) == 1);
    assert!(!early.is_empty() && late.len() > 1, "{} early, {} late", early.len(), late.len());
    // One of the later ones seals. The bot calls the others beside the first.
    acts(&bot, table, late[0].0).await;
    passes(&bot, &time, FIVE_MINUTES).await;
    for (_, user) in early.iter().chain(&late[1..]) {
        assert_eq!(called(user), 1, "{}", user.person().name);
    }
    assert_eq!(called(late[0].1), 0, "sealed already");
    let calling = users[0].messages().into_iter().filter(|message| users.iter().any(|user| calls(message, user)));
    assert_eq!(calling.count(), 1, "one message calls them all");
    // The call drops the names of people who have sealed. It disappears with the last of them.
    acts(&bot, table, early[0].0).await;
    assert_eq!(called(early[0].1), 0);
    assert_eq!(called(late[1].1), 1);
    for (seat, _) in early[1..].iter().chain(&late[1..]) {
        acts(&bot, table, *seat).await;
    }
    bot.wait_until_sent().await;
    assert!(
        users.iter().all(|user| !user.messages().iter().any(|message| calls(message, user) && message.says("seal")))
    );
    assert!(bot.snapshot(table).await.is_running());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_says_that_letters_do_not_arrive() {
    let (bot, time) = timeless().await;
    let ben = bot.user("ben");
    let table = three_here(&bot).await;
    ben.closes_dms();
    passes(&bot, &time, 91_000).await;
    goes_on_until(&bot, table, "ben").await;
    ben.sees_that("a call", |message| calls(message, &ben)).await;
    let board = ben.sees_that("the board", is_board).await;
    let closed = format!("Tus mensajes directos están cerrados para mí. Te menciono en <#{}>.", ben.place());
    ben.clicks_on(board.id, "My seat").await.ok();
    let panel = ben.sees_privately(&closed).await;
    // The letters are still closed when he tries. Then they are open, and the panel does not mention them any more.
    ben.clicks_on(panel.id, "Probar otra vez").await.ok();
    bot.wait_until_sent().await;
    ben.opens_dms();
    ben.clicks_on(panel.id, "Probar otra vez").await.ok();
    let line = "Te he enviado un mensaje directo.";
    let panel = ben.sees_that("my panel", |message| message.id == panel.id && message.says(line)).await;
    assert!(!panel.says("cerrados") && panel.buttons().iter().all(|button| button.label != "Probar otra vez"));
    ben.in_dm().sees("Así te avisaré").await;
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_hangs_delays_no_other_table() {
    let (bot, _) = timeless().await;
    let people = NAMES.map(|name| bot.user(name));
    let stuck = three_here(&bot).await;
    let elsewhere = people.clone().map(|user| user.in_channel("workshop"));
    let lively = bot.begin_table_here("attika", &[], &elsewhere).await;
    bot.wait_until_sent().await;
    let board = board_of(&bot, stuck).await;
    // Discord applies an edit of one board and does not answer.
    bot.sandbox.breaks(Fault::stuck("PATCH", &format!("/messages/{board}")));
    wait_for_people(&bot.gamemaster, stuck).await;
    let before = bot.snapshot(stuck).await.seq();
    moves(&bot, stuck, bot.snapshot(stuck).await.waiting().first().expect("somebody is asked")).await;
    assert!(bot.sandbox.holds(1).await, "the edit hangs");
    for _ in 0..5 {
        moves(&bot, lively, bot.snapshot(lively).await.waiting().first().expect("somebody is asked")).await;
        wait_for_people(&bot.gamemaster, lively).await;
        let seq = bot.snapshot(lively).await.seq();
        elsewhere[0].sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    }
    let old = |seen: &Message| seen.id.0 == board && seen.says(&format!("step {before}"));
    people[0].sees_that("the board that hangs, as it was", old).await;
    assert!(bot.sandbox.holds(1).await, "the edit still hangs");
    bot.sandbox.releases();
    bot.wait_until_sent().await;
    let seq = bot.snapshot(stuck).await.seq();
    people[0].sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_version_wrote_to_be_told_is_kept() {
    let (bot, time) = timeless().await;
    let table = three_here(&bot).await;
    let store = bot.gamemaster.store();
    let now = bot.gamemaster.now_ms();
    let row = |table| NewOutbox {
        table,
        kind: "horn".to_owned(),
        body: serde_json::json!({ "note": "horn" }),
        due_at_ms: now,
        nonce: None,
    };
    store.enqueue(vec![row(Some(table)), row(None)]).await.expect("two rows");
    goes_on(&bot, table).await;
    let kept = async || store.due(i64::MAX, 100, &Busy::default()).await.expect("the outbox");
    let horns =
        async || kept().await.into_iter().filter(|row| row.kind == "horn").map(|row| row.attempts).collect::<Vec<_>>();
    assert_eq!(horns().await, [1, 1]);
    // The courier delivers the other notices, and tries these rows again an hour later.
    let seq = bot.snapshot(table).await.seq();
    bot.user("ana").sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    passes(&bot, &time, 3_600_000).await;
    assert_eq!(horns().await, [2, 2]);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_stops_finishes_what_it_is_sending() {
    let (bot, time) = timeless().await;
    let ana = bot.user("ana");
    // The board is on its way when the bot gets the signal to stop.
    bot.sandbox.breaks(Fault::slow("POST", "/messages", Duration::from_secs(2)));
    ana.slash("/play", &[("game", "attika")]).await.ok();
    let table = bot.table().await;
    let bot = bot
        .restart(time, async |store| {
            let row = store.table(table).await.expect("the database").expect("the table");
            assert!(row.board_message.is_some(), "the board was sent and not noted");
        })
        .await;
    assert_eq!(ana.messages().iter().filter(|message| message.says("lobby")).count(), 1);
    bot.close();
}
