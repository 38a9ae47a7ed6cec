//! The courier as conversations: boards that keep their place, one call in each turn, and failures of Discord.

use crate::house::House;
use crate::lost_rights::{NAMES, goes_on, goes_on_until, id_of, is_board, passes, three_here, timeless};
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

async fn board_of(house: &House, table: TableId) -> u64 {
    house.look(table).await.table().board_message.expect("a board").0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quiet_table_keeps_its_board_when_the_bot_wakes() {
    let (house, time) = timeless().await;
    let ana = house.user("ana");
    let table = three_here(&house).await;
    let board = ana.sees_that("the board", is_board).await;
    passes(&house, &time, LONG_MS).await;
    house.gamemaster.resume_tables().await.expect("awake");
    house.told().await;
    assert_eq!(board_of(&house, table).await, board.id.0, "nothing happened");
    assert_eq!(ana.messages().iter().filter(|message| is_board(message)).count(), 1);
    // If the board is gone, the courier posts it again, and later steps go to the new one.
    house.sandbox.removes(board.id);
    house.gamemaster.resume_tables().await.expect("awake");
    house.told().await;
    let second = board_of(&house, table).await;
    assert!(second > board.id.0);
    passes(&house, &time, LONG_MS).await;
    goes_on(&house, table).await;
    assert!(board_of(&house, table).await > second);
    house.sandbox.forgives("10008");
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_told_where_people_look() {
    let (house, time) = timeless().await;
    let ana = house.user("ana");
    let table = three_here(&house).await;
    let board = ana.sees_that("the board", is_board).await;
    passes(&house, &time, LONG_MS).await;
    house.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    house.told().await;
    let end = board_of(&house, table).await;
    assert!(end > board.id.0, "the end stands in an old message");
    ana.sees_that("the way to it", |message| message.id == board.id && message.says("is now here")).await;
    // It stays there, even if its appearance changes.
    passes(&house, &time, LONG_MS).await;
    house.gamemaster.set_appearance(table, id_of(&ana), true, "de".to_owned(), None).await.expect("German");
    house.told().await;
    assert_eq!(board_of(&house, table).await, end);
    ana.sees_that("the end in German", |message| message.id.0 == end && message.says("Tisch 1")).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_several_steps_calls_once() {
    let (house, time) = timeless().await;
    let cleo = house.user("cleo");
    let table = three_here(&house).await;
    goes_on_until(&house, table, "cleo").await;
    cleo.sees_that("a call", |message| calls(message, &cleo)).await;
    goes_on(&house, table).await;
    let look = house.look(table).await;
    assert!(look.waiting().has(Seat(2)), "the turn goes on");
    assert_eq!(called(&cleo), 0, "she acted");
    passes(&house, &time, FIVE_MINUTES).await;
    assert_eq!(called(&cleo), 0, "she was called for this turn");
    // The next turn is another one.
    goes_on_until(&house, table, "ana").await;
    passes(&house, &time, 91_000).await;
    goes_on_until(&house, table, "cleo").await;
    assert_eq!(called(&cleo), 1);
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_fails_to_put_away_goes_later() {
    let (house, time) = timeless().await;
    let cleo = house.user("cleo");
    let table = three_here(&house).await;
    let board = cleo.sees_that("the board", is_board).await;
    goes_on_until(&house, table, "cleo").await;
    let call = cleo.sees_that("a call", |message| calls(message, &cleo)).await;
    house.sandbox.breaks(Fault::new("DELETE", &format!("/messages/{}", call.id), 500));
    goes_on(&house, table).await;
    assert_eq!(called(&cleo), 1, "Discord failed");
    passes(&house, &time, 1_000).await;
    assert_eq!(called(&cleo), 0);

    passes(&house, &time, LONG_MS).await;
    house.sandbox.breaks(Fault::new("PATCH", &format!("/messages/{}", board.id), 502));
    goes_on(&house, table).await;
    assert!(board_of(&house, table).await > board.id.0);
    let boards = || cleo.messages().iter().filter(|message| is_board(message)).count();
    assert_eq!(boards(), 2, "Discord failed");
    passes(&house, &time, 1_000).await;
    assert_eq!(boards(), 1);
    cleo.sees_that("the way to it", |message| message.id == board.id && message.says("is now here")).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_moves_is_drawn_once() {
    const MOVES: usize = 12;
    let (house, _) = timeless().await;
    let table = three_here(&house).await;
    let board = format!("/messages/{}", board_of(&house, table).await);
    let edits = || {
        let calls = house.sandbox.calls().into_iter();
        calls.filter(|call| call.method == "PATCH" && call.path.ends_with(&board)).count()
    };
    let before = edits();
    // People continue to play while Discord does not answer one edit.
    house.sandbox.breaks(Fault::stuck("PATCH", &board));
    for _ in 0..MOVES {
        moves(&house, table, house.look(table).await.waiting().first().expect("somebody is asked")).await;
    }
    house.sandbox.releases();
    house.told().await;
    let edits = edits() - before;
    assert!((1..=MOVES / 2).contains(&edits), "{MOVES} moves, {edits} edits");
    let seq = house.look(table).await.seq();
    house.user("ana").sees_that("the last of them", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    house.close();
}

/// The person to act takes the first legal action, until `stop`.
async fn plays(house: &House, table: TableId, stop: impl Fn(&agon_gamemaster::TableSnapshot) -> bool) {
    for _ in 0..200 {
        let look = house.look(table).await;
        if stop(&look) {
            return house.told().await;
        }
        acts(house, table, look.waiting().minus(look.ready()).first().expect("somebody is asked")).await;
    }
    panic!("it never comes");
}

/// A seat takes its first legal action. Waits until the courier has told everybody.
async fn acts(house: &House, table: TableId, seat: Seat) {
    moves(house, table, seat).await;
    house.told().await;
}

/// A seat takes its first legal action.
async fn moves(house: &House, table: TableId, seat: Seat) {
    let user = house.look(table).await.seats()[seat.index()].user.expect("a person");
    let own = house.gamemaster.snapshot(table, Some(user)).await.expect("the table");
    let first = own.view().expect("a running table").legal().swap_remove(0);
    house.gamemaster.act(table, user, own.seq(), &first).await.expect("a legal action");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_called_later_takes_no_call_from_others() {
    let (house, time) = timeless().await;
    let names = [NAMES[0], NAMES[1], NAMES[2], "dion"];
    let users = names.map(|name| house.user(name));
    let table = house.begins_here("offrandes", &[("auction", "sealed")], &users).await;
    plays(&house, table, |look| look.secret() && look.waiting().len() > 1).await;
    // They seal one after the other, so that the bot calls only the first of them at once for the next lot.
    for seat in house.look(table).await.waiting().iter() {
        acts(&house, table, seat).await;
        passes(&house, &time, 40_000).await;
    }
    plays(&house, table, |look| look.secret() && look.waiting().len() > 2).await;
    let look = house.look(table).await;
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
    acts(&house, table, late[0].0).await;
    passes(&house, &time, FIVE_MINUTES).await;
    for (_, user) in early.iter().chain(&late[1..]) {
        assert_eq!(called(user), 1, "{}", user.person().name);
    }
    assert_eq!(called(late[0].1), 0, "sealed already");
    let calling = users[0].messages().into_iter().filter(|message| users.iter().any(|user| calls(message, user)));
    assert_eq!(calling.count(), 1, "one message calls them all");
    // The call drops the names of people who have sealed. It disappears with the last of them.
    acts(&house, table, early[0].0).await;
    assert_eq!(called(early[0].1), 0);
    assert_eq!(called(late[1].1), 1);
    for (seat, _) in early[1..].iter().chain(&late[1..]) {
        acts(&house, table, *seat).await;
    }
    house.told().await;
    assert!(
        users.iter().all(|user| !user.messages().iter().any(|message| calls(message, user) && message.says("seal")))
    );
    assert!(house.look(table).await.is_running());
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_says_that_letters_do_not_arrive() {
    let (house, time) = timeless().await;
    let ben = house.user("ben");
    let table = three_here(&house).await;
    ben.closes_dms();
    passes(&house, &time, 91_000).await;
    goes_on_until(&house, table, "ben").await;
    ben.sees_that("a call", |message| calls(message, &ben)).await;
    let board = ben.sees_that("the board", is_board).await;
    let closed = format!("Tus mensajes directos están cerrados para mí. Te menciono en <#{}>.", ben.place());
    ben.clicks_on(board.id, "My seat").await.ok();
    let panel = ben.sees_privately(&closed).await;
    // The letters are still closed when he tries. Then they are open, and the panel does not mention them any more.
    ben.clicks_on(panel.id, "Probar otra vez").await.ok();
    house.told().await;
    ben.opens_dms();
    ben.clicks_on(panel.id, "Probar otra vez").await.ok();
    let line = "Te he enviado un mensaje directo.";
    let panel = ben.sees_that("my panel", |message| message.id == panel.id && message.says(line)).await;
    assert!(!panel.says("cerrados") && panel.buttons().iter().all(|button| button.label != "Probar otra vez"));
    ben.in_dm().sees("Así te avisaré").await;
    house.told().await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_hangs_delays_no_other_table() {
    let (house, _) = timeless().await;
    let people = NAMES.map(|name| house.user(name));
    let stuck = three_here(&house).await;
    let elsewhere = people.clone().map(|user| user.in_channel("workshop"));
    let lively = house.begins_here("attika", &[], &elsewhere).await;
    house.told().await;
    let board = board_of(&house, stuck).await;
    // Discord applies an edit of one board and does not answer.
    house.sandbox.breaks(Fault::stuck("PATCH", &format!("/messages/{board}")));
    let before = house.look(stuck).await.seq();
    moves(&house, stuck, house.look(stuck).await.waiting().first().expect("somebody is asked")).await;
    for _ in 0..5 {
        moves(&house, lively, house.look(lively).await.waiting().first().expect("somebody is asked")).await;
        let seq = house.look(lively).await.seq();
        elsewhere[0].sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    }
    let old = |seen: &Message| seen.id.0 == board && seen.says(&format!("step {before}"));
    people[0].sees_that("the board that hangs, as it was", old).await;
    house.sandbox.releases();
    house.told().await;
    let seq = house.look(stuck).await.seq();
    people[0].sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_version_wrote_to_be_told_is_kept() {
    let (house, time) = timeless().await;
    let table = three_here(&house).await;
    let store = house.gamemaster.store();
    let now = house.gamemaster.now_ms();
    let row = |table| NewOutbox {
        table,
        kind: "horn".to_owned(),
        body: serde_json::json!({ "note": "horn" }),
        due_at_ms: now,
        nonce: None,
    };
    store.enqueue(vec![row(Some(table)), row(None)]).await.expect("two rows");
    goes_on(&house, table).await;
    let kept = async || store.due(i64::MAX, 100, &Busy::default()).await.expect("the outbox");
    let horns =
        async || kept().await.into_iter().filter(|row| row.kind == "horn").map(|row| row.attempts).collect::<Vec<_>>();
    assert_eq!(horns().await, [1, 1]);
    // The courier delivers the other notices, and tries these rows again an hour later.
    let seq = house.look(table).await.seq();
    house.user("ana").sees_that("the board", |seen| is_board(seen) && seen.says(&format!("step {seq}"))).await;
    passes(&house, &time, 3_600_000).await;
    assert_eq!(horns().await, [2, 2]);
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_stops_finishes_what_it_is_sending() {
    let (house, time) = timeless().await;
    let ana = house.user("ana");
    // The board is on its way when the bot gets the signal to stop.
    house.sandbox.breaks(Fault::slow("POST", "/messages", Duration::from_secs(2)));
    ana.slash("/play", &[("game", "attika")]).await.ok();
    let table = house.table().await;
    let house = house
        .restarts(time, async |store| {
            let row = store.table(table).await.expect("the database").expect("the table");
            assert!(row.board_message.is_some(), "the board was sent and not noted");
        })
        .await;
    assert_eq!(ana.messages().iter().filter(|message| message.says("lobby")).count(), 1);
    house.close();
}
