//! Clicks and words that do not fit: a kind private answer, and no change. Also empty places.

use crate::answers::words;
use crate::player::{Player, starts};
use crate::records::presses;
use crate::running_bot::RunningBot;
use crate::whole_games::{four_sit_down, players};
use agon_rules::Seat;
use agon_sandbox::{Call, Fault, Message};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn empty_places_say_what_to_do() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    ana.sees("Agon is here").await;
    for (command, options, says) in [
        ("/history", vec![], "No finished games here yet"),
        ("/leaderboard", vec![], "No finished games here yet"),
        ("/history", vec![("game", "offrandes")], "Nothing matches"),
        ("/history", vec![("everywhere", "true")], "You have not finished a game yet"),
        ("/leaderboard", vec![("everywhere", "true")], "The leaderboard opens after three rated games. So far: 0."),
        ("/profile", vec![], "You have not finished a game here yet"),
        ("/stats", vec![], "No finished games here yet"),
        ("/stats", vec![("game", "attika")], "No finished games of this kind here yet"),
        ("/table", vec![], "There is no table in this channel"),
        ("/seat", vec![], "There is no table in this channel"),
        ("/move", vec![("action", "bid 4")], "There is no table in this channel"),
        ("/help", vec![], "no table in this channel"),
        ("/rules", vec![("game", "offrandes")], "Offrandes"),
        ("/preferences", vec![], "Preferences"),
    ] {
        let answer = ana.slash(command, &options).await.ok();
        assert!(answer.is_private() && answer.says(says), "{command}: {}", answer.text());
    }
    let bad = ana.slash("/play", &[("game", "offrandes"), ("options", "auction=loud")]).await.ok();
    assert!(bad.says("Option `auction` cannot be `loud`"), "{}", bad.text());
    let twice = ana.slash("/play", &[("game", "offrandes"), ("options", "auction=sealed,auction=open")]).await.ok();
    assert!(twice.says("Option `auction` is written twice."), "{}", twice.text());
    let bad = ana.slash("/play", &[("game", "offrandes"), ("players", "2")]).await.ok();
    assert!(bad.says("3 to 5 seats"), "{}", bad.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_answers_every_hand() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, dion] = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let opened = ana.slash("/play", &[("game", "offrandes"), ("players", "3")]).await.ok();
    assert!(opened.says("Table 1 is open"), "{}", opened.text());
    ana.sees("lobby").await;
    let taken = ben.slash("/play", &[("game", "offrandes")]).await.ok();
    assert!(taken.says("Aquí ya hay una mesa"), "{}", taken.text());
    let early = ana.slash("/seat", &[]).await.ok();
    assert!(early.says("has not begun"), "{}", early.text());

    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    // Only the host adds machines, changes options, starts.
    cleo.selects("Add AI", &["Hard AI"]).await.ok();
    cleo.sees_privately("(Ana)").await;
    cleo.dismisses_all();
    cleo.clicks("Options").await.ok();
    cleo.sees_privately("(Ana)").await;
    cleo.dismisses_all();
    ben.clicks("Join").await.ok();
    ben.sees_privately("Ya tienes asiento aquí").await;
    cleo.clicks("Join").await.ok();
    let lobby = ana.sees("Cleo").await;
    // The button is disabled by now, but a client may not know yet.
    dion.forges(lobby.id, "v1:lob:1:0:join").await.ok();
    dion.sees_privately("All seats are taken").await;
    dion.forges(lobby.id, "v1:lob:1:0:leave").await.ok();
    dion.sees_privately("You have no seat").await;
    // The host leaves, and the person who joined first of the rest becomes the host. The last one to leave closes the
    // table.
    ana.clicks("Leave").await.ok();
    ben.sees("Ben (host)").await;
    cleo.clicks("Leave").await.ok();
    ben.sees("2 ● free").await;
    ben.clicks("Leave").await.ok();
    ana.sees("This lobby is closed").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_foreign_and_forged_clicks_change_nothing() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let mut players = players(&bot);
    // First picks by clicks, until the first auction.
    loop {
        let look = bot.snapshot(table).await;
        if look.public().is_some_and(|view| view.prompt().kind == "lot") {
            break;
        }
        let seat = look.waiting().first().expect("somebody is asked");
        players[seat.index()].decides(&bot, table, seat).await;
    }
    bot.wait_until_sent().await;
    let look = bot.snapshot(table).await;
    let actor = look.waiting().first().expect("an auctioneer");
    let other = Seat((actor.0 + 1) % 4);
    let (mine, yours) = (players[actor.index()].user.clone(), players[other.index()].user.clone());
    let board = mine.sees("table 1").await;
    let eva = bot.user("eva");
    let before = bot.snapshot(table).await.seq();

    // Not my turn, no seat, an old button, nonsense, somebody else's panel.
    yours.forges(board.id, &format!("v1:act:1:{before}:end")).await.ok();
    let not_mine = ["It is not your turn. ", "No te toca. ", "Du bist nicht dran. "];
    let panel = |message: &agon_sandbox::Message| message.only_for.is_some() && message.embeds.len() == 1;
    let says = words(&yours, not_mine);
    let refusal = yours.sees_that(says, |message| panel(message) && message.says(says)).await;
    assert!(refusal.says(&format!("({})", mine.person().display)), "{}", refusal.summary());
    eva.forges(board.id, &format!("v1:act:1:{before}:end")).await.ok();
    eva.sees_privately("You have no seat at table 1").await;
    mine.forges(board.id, &format!("v1:act:1:{}:end", before - 1)).await.ok();
    let moved = ["The table has moved on: ", "La partida ha avanzado: ", "Am Tisch ging es schon weiter: "];
    let says = words(&mine, moved);
    mine.sees_that(says, |message| panel(message) && !message.menus().is_empty() && message.says(says)).await;
    let old_form = format!("v1:ask:1:{before}:offrandes bid 5 11");
    let huge_form = format!("v1:ask:1:{before}:offrandes 9223372036854775806 9223372036854775807 lot a b; open");
    let ids = ["v1:act:zz:1:end", "v9:act:1:1:end", "nonsense", "v1:fly:1:1:", "v1:act:1:x:end", &old_form, &huge_form];
    for id in ids {
        eva.dismisses_all();
        eva.forges(board.id, id).await.ok();
        eva.sees_privately("This button is not for you").await;
    }
    // Words against the rules, by button and by hand: the answer explains the rule.
    let dana = Player::new(mine.clone());
    dana.opens_panel().await;
    for id in ["lot peasant peasant", "open 3", "bid 4", "altar zeus"] {
        mine.forges(board.id, &format!("v1:yes:1:{before}:{id}")).await.ok();
    }
    let unknown = ["I don't understand “bit 4”.", "No entiendo «bit 4».", "„bit 4“ verstehe ich nicht."];
    assert!(mine.slash("/move", &[("action", "bit 4")]).await.ok().says(words(&mine, unknown)));
    let early = yours.slash("/move", &[("action", "pass")]).await.ok();
    let nothing = ["You have nothing to decide now.", "Ahora no tienes nada que decidir.", "nichts zu entscheiden."];
    assert!(early.is_private() && early.says(words(&yours, nothing)), "{}", early.text());
    assert_eq!(bot.snapshot(table).await.seq(), before, "nothing has changed");

    // A double tap acts once, and gets no second answer.
    let end = format!("v1:yes:1:{before}:end");
    mine.forges(board.id, &end).await.ok();
    mine.forges(board.id, &end).await.ok();
    mine.sees(&format!("step {} ", before + 1)).await;
    bot.wait_until_sent().await;
    assert_eq!(bot.snapshot(table).await.seq(), before + 1);
    // In a panel it gets no answer either: the panel shows the table.
    let panel = dana.opens_panel().await;
    let notes = dana.presses(&panel, words(&mine, ["Notes", "Notas", "Notizen"])).await;
    mine.forges(panel.id, &end).await.ok();
    let fresh = |message: &agon_sandbox::Message| message.id == panel.id && message.json() != notes.json();
    let now = mine.sees_that("the panel", fresh).await;
    assert_eq!(now.text(), panel.text(), "{}", now.summary());
    assert_eq!(bot.snapshot(table).await.seq(), before + 1);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn amounts_in_forms_are_read_with_care() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let mut players = players(&bot);
    loop {
        let look = bot.snapshot(table).await;
        if look.public().is_some_and(|view| view.prompt().kind == "bid") {
            break;
        }
        let seat = look.waiting().first().expect("somebody is asked");
        players[seat.index()].decides(&bot, table, seat).await;
    }
    bot.wait_until_sent().await;
    let look = bot.snapshot(table).await;
    let bidder = players[look.waiting().first().expect("a bidder").index()].user.clone();
    let no_number = [" is not a number.", " no es un número.", " ist keine Zahl."];
    let out_of_range = ["; you wrote ", "; escribiste ", "; du hast "];
    for (typed, says) in [("ten", no_number), ("99", out_of_range), ("-1", out_of_range), ("4.5", no_number)] {
        bidder.dismisses_all();
        let board = bidder.sees("table 1").await;
        let ask = board.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ask:")).expect("Other…");
        bidder.clicks_on(board.id, &ask.label).await.ok();
        bidder.fills_in(&[typed]).await.ok();
        let answer = bidder.sees_privately(words(&bidder, says)).await;
        assert!(answer.says(typed), "{}", answer.text());
        assert_eq!(bot.snapshot(table).await.seq(), look.seq(), "{typed} is no bid");
    }
    // An impossible press on the board explains itself, and a risky one asks for a confirmation, both privately.
    let board = bidder.sees("table 1").await;
    let ask = board.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ask:")).expect("Other…");
    let most: i64 = ask.custom_id.split(' ').nth(2).and_then(|most| most.parse().ok()).expect("the most");
    bidder.dismisses_all();
    bidder.forges(board.id, &format!("v1:act:1:{}:bid {}", look.seq(), most + 1)).await.ok();
    bidder.sees_privately(&(most + 1).to_string()).await;
    bidder.dismisses_all();
    bidder.forges(board.id, &format!("v1:act:1:{}:bid {most}", look.seq())).await.ok();
    let yes = format!("v1:yes:1:{}:bid {most}", look.seq());
    let asks = |message: &agon_sandbox::Message| {
        message.only_for.is_some() && message.buttons().iter().any(|button| button.custom_id == yes)
    };
    bidder.sees_that("the question", asks).await;
    assert_eq!(bot.snapshot(table).await.seq(), look.seq(), "nothing has changed");
    // The quick row on the board raises with one tap and without another message.
    bidder.dismisses_all();
    let board = bidder.sees("table 1").await;
    let raise = board.buttons().into_iter().find(|button| button.custom_id.contains(":act:")).expect("a quick raise");
    bidder.clicks_on(board.id, &raise.label).await.ok();
    bidder.sees(&format!("step {} ", look.seq() + 1)).await;
    assert!(bidder.newest_private().is_none());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_has_given_up_is_not_answered() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    ana.sees("Agon is here").await;
    // The two clients do not wait for their failure: the refusal that the bot gets is enough.
    bot.sandbox.forgives("never acknowledged");
    let unknown = json!({ "code": 10062, "message": "Unknown interaction" });
    bot.sandbox.breaks(Fault::new("POST", "/callback", 404).body(unknown).times(2));
    let (typist, clicker) = (ana.clone(), ana.clone());
    let mut lost = JoinSet::new();
    lost.spawn(async move { drop(typist.slash("/stats", &[]).await) });
    lost.spawn(async move { drop(clicker.clicks("Help").await) });
    let refused = |call: &Call| call.path.contains("/callback") && call.status == 404;
    let first = bot.sandbox.call(refused).await.expect("a first answer").path;
    bot.sandbox.call(|call| refused(call) && call.path != first).await.expect("another");
    lost.abort_all();
    ana.slash("/help", &[]).await.ok();
    ana.slash("/tables", &[]).await.ok();
    bot.wait_until_sent().await;
    // Two were acknowledged too late. The only answers are those of the other two.
    let answers = bot.sandbox.calls().into_iter().filter(|call| call.path.contains("/webhooks/")).count();
    assert_eq!((bot.sandbox.interactions().len(), answers), (4, 2));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_direct_message_carries_the_whole_turn_and_a_closed_one_becomes_a_mention() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    let bot = RunningBot::start_with_delay(Duration::ZERO, time.clone(), |_| async {}).await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let letters = ben.in_dm();
    ana.slash("/play", &[("game", "offrandes"), ("players", "3"), ("ai", "1")]).await.ok();
    ana.sees("lobby").await;
    ben.clicks("Join").await.ok();
    let greeting = ben.sees_privately("¿Cómo").await;
    presses(&ben, &greeting, "Mensaje directo").await;
    ana.sees("Ben").await;
    starts(&ana, "Start").await;
    ana.sees("First picks").await;
    let table = bot.table().await;
    let mut host = Player::new(ana.clone());
    let mut guest = Player::new(ben.clone());
    // Ana has the first seat, the machine the second. When Ben must act, he gets a letter with the panel.
    let mine = Seat(2);
    until_asked(&bot, table, &mut host, mine).await;
    let panel = letters.sees_that("a panel by letter", |message| !message.menus().is_empty()).await;
    let says_where =
        |message: &Message| message.says("-# ") && message.says("[Ir a ella](https://discord.com/channels/");
    assert!(says_where(&panel), "{}", panel.text());
    assert!(panel.says("\nTu fase preliminar: tres personajes"), "{}", panel.text());
    let seq = bot.snapshot(table).await.seq();
    letters.selects(&panel.menus()[0].custom_id, &["peasant", "water", "flower"]).await.ok();
    // If the turn goes on, the picks can be taken back, and nothing is asked.
    let asks = |message: &Message| message.buttons().iter().any(|button| button.custom_id.contains(":yes:"));
    let next = letters.sees_that("the answer", |message| asks(message) || message.says("Hecho")).await;
    if asks(&next) {
        letters.clicks_on(next.id, &next.buttons()[0].label).await.ok();
    }
    letters.sees_that("the panel after it", |message| message.says("Hecho") && says_where(message)).await;
    assert!(bot.snapshot(table).await.seq() >= seq + 3, "three picks from the letter");
    ben.sees_no("<@");

    // Closed letters: a mention in the channel instead, and the table continues.
    ben.closes_dms();
    while bot.snapshot(table).await.waiting().has(mine) {
        guest.decides(&bot, table, mine).await;
    }
    // He counts as away now.
    time.fetch_add(91_000, Ordering::SeqCst);
    until_asked(&bot, table, &mut host, mine).await;
    ben.sees("<@").await;
    guest.decides(&bot, table, mine).await;
    let preferences = ben.slash("/preferences", &[]).await.ok();
    assert!(preferences.says("mensajes directos"), "{}", preferences.text());
    bot.close();
}

/// Plays the host's seat, with machines in theirs, until this seat must act.
async fn until_asked(bot: &RunningBot, table: agon_store::TableId, host: &mut Player, seat: Seat) {
    for _ in 0..200 {
        let look = bot.snapshot(table).await;
        if look.waiting().has(seat) {
            return bot.wait_until_sent().await;
        }
        if look.waiting().has(Seat(0)) {
            host.decides(bot, table, Seat(0)).await;
        } else {
            // A machine thinks: the board will show its move.
            host.user
                .sees_that("a machine's move", |message| {
                    message.only_for.is_none()
                        && message.says("step ")
                        && !message.says(&format!("step {} ", look.seq()))
                })
                .await;
        }
    }
    panic!("seat {seat} was never asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_resigns_is_played_for_and_who_hosts_may_stop() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[]).await;
    let (ana, ben) = (bot.user("ana"), bot.user("ben"));
    ben.clicks("More…").await.ok();
    ben.sees_privately("¿").await;
    ben.clicks("Rendirse…").await.ok();
    ben.clicks("Sí, rendirme").await.ok();
    ana.sees("Ben → AI").await;
    assert!(bot.snapshot(table).await.seats()[1].resigned);
    ben.dismisses_all();
    ben.clicks("My seat").await.ok();
    ben.sees_privately("Quedaste fuera de la mesa 1 el <t:").await;
    // The host may stop a young table.
    ana.clicks("More…").await.ok();
    ana.sees_privately("What would you like").await;
    ana.clicks("Abort…").await.ok();
    ana.clicks("Yes, abort").await.ok();
    ana.sees("stopped this table").await;
    assert!(bot.snapshot(table).await.is_over());
    let old = ana.sees("stopped this table").await;
    ana.forges(old.id, "v1:act:1:1:pass").await.ok();
    ana.sees_privately("Table 1 is over. The host stopped this table").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_bot_may_not_write_nothing_is_opened() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana").in_channel("hall");
    bot.sandbox.denies("hall", agon_sandbox::permission::SEND_MESSAGES);
    let refused = ana.slash("/play", &[("game", "offrandes")]).await.ok();
    assert!(refused.says("I cannot write in"), "{}", refused.text());
    assert!(refused.says("Send Messages, Embed Links, Attach Files."), "all a manager can give: {}", refused.text());
    let channel = agon_store::ChannelId(ana.place().0);
    assert_eq!(bot.gamemaster.store().open_table_in(channel).await.expect("the database"), None);
    bot.close();
}
