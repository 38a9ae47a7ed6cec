//! Lobbies as conversations: seats and their order, invitations, the start, the rematch, and an abandoned lobby.

use crate::database;
use crate::records::{asks, changed, now_ms, offers, opens_preference, picks, presses};
use crate::running_bot::{RunningBot, wait_for_people};
use agon::discord::panels::table::{board, lobby};
use agon_ai::Level;
use agon_gamemaster::Fill;
use agon_gamemaster::{GameMaster, LOBBY_MS, OpenTable, Person, UserId};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::QuickDice;
use agon_sandbox::{Message, User};
use agon_store::{ChannelId, GuildId, InteractionId, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

fn id(user: &User) -> UserId {
    UserId(user.person().id.0)
}

/// Opens a lobby of Ana and her guests, without anybody's private messages.
async fn lobby_of(bot: &RunningBot, game: &str, guests: &[&User]) -> TableId {
    let ana = bot.user("ana");
    ana.slash("/play", &[("game", game), ("players", "4")]).await.ok();
    ana.sees("lobby").await;
    for guest in guests {
        guest.clicks("Join").await.ok();
        guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
        ana.sees(guest.person().display).await;
        guest.dismisses_all();
    }
    bot.wait_until_sent().await;
    ana.dismisses_all();
    bot.table().await
}

/// Opens the host's screen of seats.
async fn opens_seats(host: &User) -> Message {
    host.clicks("Options").await.ok();
    let options = host.sees_privately("Options of table 1").await;
    let seats = presses(host, &options, "Seats…").await;
    assert!(seats.says("Seats of table 1"), "{}", seats.summary());
    seats
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_arranges_the_seats() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let table = lobby_of(&bot, "offrandes", &[&ben, &cleo]).await;
    ana.sees("Closes <t:").await;
    let panel = opens_seats(&ana).await;
    assert!(panel.buttons().iter().filter(|button| button.label != "Back").all(|button| !button.enabled), "nobody yet");
    let number = |user: &User| format!("u{}", id(user));
    let panel = picks(&ana, &panel, "Who?", &number(&cleo)).await;
    let panel = presses(&ana, &panel, "Earlier").await;
    ana.sees("2 ● Cleo").await;
    ana.sees("seats set by hand").await;
    let panel = presses(&ana, &panel, "Earlier").await;
    ana.sees("1 ⬟ Cleo").await;
    // The first seat cannot move up.
    let grey = |message: &Message| message.buttons().iter().any(|button| button.label == "Earlier" && !button.enabled);
    assert!(grey(&panel), "Cleo is the first: {}", panel.summary());
    let panel = picks(&ana, &panel, "Seat order", "Seats drawn at the start").await;
    ana.sees("seats drawn at the start").await;
    ana.sees("1 ⬟ Ana (host)").await;
    let panel = picks(&ana, &panel, "size", "3 seats").await;
    ana.stops_seeing("4 ■ free").await;
    let panel = picks(&ana, &panel, "Who?", &number(&cleo)).await;
    presses(&ana, &panel, "Remove").await;
    ana.sees("3 ▲ free").await;
    // A forged click on somebody else's panel cannot remove the host.
    let board = ben.sees("lobby").await;
    ben.forges(board.id, &format!("v1:lob:1:0:kick {}", number(&ana))).await.ok();
    ben.sees_privately("(Ana)").await;
    for forged in ["kick x", "order", "up -", "size", "host a0"] {
        ana.dismisses_all();
        ana.forges(board.id, &format!("v1:lob:1:0:{forged}")).await.ok();
        ana.sees_privately("This button is not for you").await;
    }
    assert_eq!(bot.snapshot(table).await.seats().len(), 2, "nobody is gone");
    ana.dismisses_all();
    let panel = opens_seats(&ana).await;
    let panel = picks(&ana, &panel, "Who?", &number(&ben)).await;
    ana.clicks_on(panel.id, "Make host").await.ok();
    ana.sees("Ben (host)").await;
    let left = |message: &Message| message.says("Seats of table 1") && message.buttons().is_empty();
    ana.sees_that("a list without buttons", left).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_changes_the_language_of_a_lobby() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    lobby_of(&bot, "attika", &[&ben]).await;
    ana.sees("The lobby and the board are in English for everybody").await;
    // The button is the host's.
    ben.clicks("Language and colours").await.ok();
    ben.sees_privately("(Ana)").await;
    ben.dismisses_all();
    ana.clicks("Language and colours").await.ok();
    let page = ana.sees_privately("What everybody sees").await;
    assert!(page.buttons().iter().any(|button| button.custom_id.starts_with("v1:lob:1:")), "{}", page.summary());
    ana.selects("v1:look:1:0:language", &["es"]).await.ok();
    let spanish =
        |message: &Message| message.only_for.is_none() && message.says("La sala y el tablero están en español");
    let lobby = ben.sees_that("a Spanish lobby", spanish).await;
    assert!(lobby.buttons().iter().any(|button| button.label == "Idioma y colores"), "{}", lobby.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_seated_read_what_the_host_changed() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let options = |message: &Message| -> Vec<String> {
        let menus =
            message.menus().into_iter().filter_map(|menu| menu.custom_id.split_once(":set ").map(|at| at.1.to_owned()));
        menus.collect()
    };
    lobby_of(&bot, "cyclades", &[]).await;
    ana.clicks("Options").await.ok();
    let panel = ana.sees_privately("Options of table 1").await;
    assert_eq!(options(&panel), ["tie-break"], "four seats have no start of two players");
    let panel = picks(&ana, &panel, "set tie-break", "metropolises").await;
    ana.sees("etropolises").await;
    bot.wait_until_sent().await;
    ana.sees_no("**New** ·");
    ben.clicks("Join").await.ok();
    ana.sees("Ben").await;
    let panel = picks(&ana, &panel, "set tie-break", "gold").await;
    let lobby = ben.sees("**New** · Tie-break").await;
    assert!(lobby.says("gold") && lobby.only_for.is_none(), "{}", lobby.text());
    let panel = presses(&ana, &panel, "Seats…").await;
    let panel = picks(&ana, &panel, "size", "2 seats").await;
    ben.sees("**New** · 2 seats").await;
    let panel = presses(&ana, &panel, "Back").await;
    assert_eq!(options(&panel), ["tie-break", "two-player-start"], "the start of two players");
    ana.clicks_on(panel.id, "Rated: yes").await.ok();
    ben.sees("**New** · Unrated").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_table_for_people_only_no_ai_sits() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let table = lobby_of(&bot, "offrandes", &[&ben]).await;
    ana.selects("Add AI", &["Hard AI"]).await.ok();
    let lobby = ana.sees("(hard AI)").await;
    assert!(lobby.says("3 ▲ ") && lobby.says("**Rated:**"), "{}", lobby.text());
    ana.clicks("Options").await.ok();
    let options = ana.sees_privately("Options of table 1").await;
    // The AI leaves, and the people at the table read why.
    let options = presses(&ana, &options, "People only: no").await;
    let lobby = ben.sees("**New** · People only").await;
    assert!(lobby.says("· people only") && !lobby.says("AI)"), "{}", lobby.summary());
    assert!(
        ["Add AI", "Start with AI", "Start (1 more)"].iter().all(|label| !offers(&lobby, label)),
        "no AI, no start"
    );
    // Buttons that a client may still show change nothing, for anybody.
    for (user, words, says) in [
        (&ana, "ai", "Only people take seats at this table."),
        (&ana, "fill", "Only people take seats at this table."),
        (&ana, "start", "1 more"),
        (&ben, "company all", "(Ana)"),
    ] {
        user.dismisses_all();
        user.forges(lobby.id, &format!("v1:lob:1:0:{words}")).await.ok();
        user.sees_privately(says).await;
    }
    let look = bot.snapshot(table).await;
    assert!(look.table().people_only && look.is_lobby() && look.seats().len() == 2);
    // The table begins with a third person. Its rematch is for people again.
    cleo.clicks("Join").await.ok();
    ana.sees("Cleo").await;
    ana.clicks("Start").await.ok();
    ana.sees("First picks").await;
    assert!(bot.snapshot(table).await.seats().iter().all(|row| row.user.is_some()));
    let master = &bot.gamemaster;
    master.abort(table, id(&ana), true).await.expect("an end");
    bot.wait_until_sent().await;
    let host = Person { user: id(&ana), name: "Ana".to_owned() };
    let again = master.rematch(table, host, ChannelId(ana.place().0)).await.expect("a rematch").table;
    assert!(again.people_only);
    // Its host can change that at any time before the start.
    master.decline(again.table, id(&ben)).await.expect("a free seat");
    master.set_people_only(again.table, id(&ana), false).await.expect("allowed");
    master.add_machine(again.table, id(&ana), Level::Greedy).await.expect("an AI");
    bot.wait_until_sent().await;
    assert!(offers(&options, "People only: yes"));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_calls_only_those_invited() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, dion] = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let table = lobby_of(&bot, "offrandes", &[&ben]).await;
    dion.clicks("Invite").await.ok();
    dion.selects("invited", &["cleo"]).await.ok();
    dion.sees_privately("You have no seat").await;
    ben.clicks("Invite").await.ok();
    ben.selects("invited", &["ana", "cleo", "dion"]).await.ok();
    ben.sees_privately("Hay 2 invitaciones").await;
    let line = ana.sees("Ben invites").await;
    assert_eq!(line.mentions, [cleo.person().id, dion.person().id]);
    assert!(line.text().contains("to table 1."), "{}", line.text());
    cleo.clicks_on(line.id, "Join").await.ok();
    ana.sees("3 ▲ Cleo").await;
    // The line drops the names of people who have answered, and disappears with the last of them.
    let rest = |message: &Message| message.id == line.id && message.mentions == [dion.person().id];
    assert!(ana.sees_that("a shorter line", rest).await.says("Ben invites <@"));
    dion.clicks_on(line.id, "No thanks").await.ok();
    dion.sees_privately("No seat is kept for you").await;
    ana.stops_seeing("Ben invites").await;
    // The same person cannot be invited twice.
    ben.dismisses_all();
    ben.clicks("Invite").await.ok();
    ben.selects("invited", &["dion", "cleo"]).await.ok();
    ben.sees_privately("ya recibió una invitación").await;
    bot.wait_until_sent().await;
    assert_eq!(ana.messages().iter().filter(|message| message.says("invites")).count(), 0);
    // Nobody answers this invitation, so it disappears with the lobby.
    ben.dismisses_all();
    ben.clicks("Invite").await.ok();
    ben.selects("invited", &["eva"]).await.ok();
    ana.sees("Ben invites").await;
    ana.dismisses_all();
    ana.clicks("Start with AI").await.ok();
    ana.sees_privately("drachmae").await;
    bot.wait_until_sent().await;
    assert_eq!(ana.messages().iter().filter(|message| message.says("invites")).count(), 0);
    assert_eq!(bot.snapshot(table).await.seats().len(), 4);
    assert!(dion.in_dm().messages().is_empty(), "no letter to whoever never played");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_panel_that_answers_the_start_is_never_stale() {
    // The bot does not call people who just clicked. Here the clock stands still, so that moment lasts.
    let now = Arc::new(AtomicI64::new(now_ms()));
    let bot = RunningBot::start_with_delay(Duration::ZERO, now, |_| async {}).await;
    let ana = bot.user("ana");
    // Luck decides who begins. Opens table after table until a machine begins.
    for table in 1..=20 {
        ana.slash("/play", &[("game", "offrandes")]).await.ok();
        let lobby = format!("Offrandes · table {table} · lobby");
        ana.sees(&lobby).await;
        ana.dismisses_all();
        ana.clicks("Start with AI").await.ok();
        let panel = ana.sees_that("my panel", |message| message.only_for.is_some()).await;
        let mine = panel.menus().into_iter().find(|menu| menu.custom_id.starts_with("v1:pick:"));
        let mine = mine.unwrap_or_else(|| panic!("{}", panel.summary())).custom_id;
        ana.sees_no("<@");
        let words: Vec<&str> = mine.split(':').collect();
        if words[3] != "1" {
            bot.close();
            return;
        }
        ana.forges(panel.id, &format!("v1:more:{}:0:abort yes", words[2])).await.ok();
        changed(&ana, &panel).await;
        bot.wait_until_sent().await;
    }
    panic!("a machine should begin one of twenty tables");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_panel_of_a_lobby_stops_no_game() {
    let bot = RunningBot::start().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let table = lobby_of(&bot, "offrandes", &[]).await;
    let lobby = ana.sees("lobby").await;
    ana.clicks("Options").await.ok();
    let options = ana.sees_privately("Options of table 1").await;
    ana.clicks_on(lobby.id, "Start with AI").await.ok();
    ana.sees("First picks").await;
    ana.clicks_on(options.id, "Close lobby").await.ok();
    ana.sees_privately("Table 1 has begun").await;
    assert!(bot.snapshot(table).await.is_running(), "a running game is not closed");
    // The other screens of a lobby do not open any more either.
    for words in ["options", "invite", "seats", "close", "ai"] {
        ana.dismisses_all();
        ana.forges(lobby.id, &format!("v1:lob:1:0:{words}")).await.ok();
        ana.sees_privately("Table 1 has begun").await;
        ben.dismisses_all();
        ben.forges(lobby.id, &format!("v1:lob:1:0:{words}")).await.ok();
        let told = ben.sees_privately("La mesa 1 ya ha empezado").await;
        assert_eq!(told.buttons()[0].label, "Mirar", "{}", told.summary());
    }
    assert!(bot.snapshot(table).await.is_running());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_chose_how_to_be_called_is_not_asked() {
    let bot = RunningBot::start().await;
    let [ana, dion, eva] = ["ana", "dion", "eva"].map(|name| bot.user(name));
    let preferences = opens_preference(&dion, "notices").await;
    picks(&dion, &preferences, "v1:pref:0:0:notices", "quiet").await;
    lobby_of(&bot, "offrandes", &[]).await;
    for (user, asked) in [(&dion, false), (&eva, true)] {
        user.dismisses_all();
        user.clicks("Join").await.ok();
        let joined = user.sees_privately("You have a seat at table 1").await;
        assert_eq!(joined.says("How should I let you know"), asked, "{}", joined.text());
    }
    // Whoever opened a table once, perhaps to play alone, is asked at the next one.
    ana.clicks_id(|id| id.ends_with(":options")).await.ok();
    ana.clicks("Close lobby").await.ok();
    ana.sees("This lobby is closed").await;
    let opened = asks(&ana, "/play", &[("game", "offrandes")]).await;
    assert!(opened.says("Table 2 is open") && opened.says("How should I let you know"), "{}", opened.text());
    bot.close();
}

/// Plays a table of people and machines to its end.
async fn plays_out(bot: &RunningBot, table: TableId, people: &[UserId]) {
    let mut dice = QuickDice::new(7);
    for _ in 0..100_000 {
        if bot.snapshot(table).await.is_over() {
            return;
        }
        for &user in people {
            let look = bot.gamemaster.snapshot(table, Some(user)).await.expect("a look");
            let Some(view) = look.view().filter(|_| look.my_turn()) else { continue };
            let mut player = Registry::ours().find(view.game()).expect("the game").player(Level::Greedy);
            let input = player.choose(view, &mut dice);
            bot.gamemaster.act(table, user, look.seq(), &input).await.expect("a legal action");
        }
        wait_for_people(&bot.gamemaster, table).await;
    }
    panic!("no end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_brings_the_same_people_together() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo, dion] = ["ana", "ben", "cleo", "dion"].map(|name| bot.user(name));
    let old = lobby_of(&bot, "attika", &[&ben, &cleo]).await;
    ana.clicks("Start with AI").await.ok();
    ana.sees("Text board").await;
    let preferences = opens_preference(&ana, "notices").await;
    picks(&ana, &preferences, "v1:pref:0:0:notices", "direct").await;
    plays_out(&bot, old, &[id(&ana), id(&ben), id(&cleo)]).await;
    bot.wait_until_sent().await;
    let over = ana.sees("Rematch").await;
    dion.clicks_on(over.id, "Rematch").await.ok();
    dion.sees_privately("You have no seat").await;
    for user in [&ana, &ben, &cleo] {
        user.dismisses_all();
    }
    ben.clicks_on(over.id, "Rematch").await.ok();
    ben.sees_privately("La revancha está abierta: mesa 2").await;
    let lobby = ana.sees("Ben (host)").await;
    for held in ["Ana (?)", "Cleo (?)", "AI"] {
        assert!(lobby.says(held), "{}", lobby.text());
    }
    // The bot calls each as they chose: Cleo by a mention, Ana by a letter.
    let call = cleo.sees("gets a rematch: table 2").await;
    assert_eq!(call.mentions, [cleo.person().id]);
    let letter = ana.in_dm().sees("Table 1 gets a rematch").await;
    ana.in_dm().clicks_on(letter.id, "Join").await.ok();
    cleo.sees("3 ● Ana").await;
    // A second press leads to the rematch.
    cleo.clicks_on(over.id, "Rematch").await.ok();
    cleo.sees_privately("Die Revanche ist an Tisch 2").await;
    dion.clicks("Join").await.ok();
    dion.sees_privately("All seats are taken").await;
    cleo.clicks_on(call.id, "No thanks").await.ok();
    cleo.sees_privately("kein Platz für dich").await;
    dion.dismisses_all();
    let lobby = dion.sees("4 ■ free").await;
    dion.clicks_on(lobby.id, "Join").await.ok();
    ana.sees("4 ■ Dion").await;

    // The same from the table's page.
    ana.dismisses_all();
    ana.slash("/history", &[]).await.ok();
    ana.selects("Open a game", &[&old.0.to_string()]).await.ok();
    let page = ana.sees_that("the page", |message| message.only_for.is_some() && message.says("Rematch")).await;
    ana.clicks_on(page.id, "Rematch").await.ok();
    ana.sees_privately("The rematch is table 2").await;
    bot.close();
}

#[tokio::test]
async fn a_lobby_nobody_starts_says_why_it_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = database::open(folder.path().join("agon.db")).await;
    let now = Arc::new(AtomicI64::new(5_000));
    let hand = now.clone();
    let master =
        GameMaster::new(store, Registry::ours(), Arc::new(move || hand.load(Ordering::SeqCst)), Arc::new(|| [3; 32]));
    let wish = OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "cyclades".to_owned(),
        seats: None,
        machines: 0,
        level: Some(Level::Greedy),
        options: Default::default(),
        host: Person { user: UserId(3), name: "Ana".to_owned() },
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    let open = master.snapshot(table, None).await.expect("a look");
    for language in Language::ALL {
        let text = lobby::lobby(language, &open).embed.expect("a lobby").text;
        assert!(text.contains(&format!("<t:{}:R>", (5_000 + LOBBY_MS) / 1000)), "{text}");
    }
    now.fetch_add(LOBBY_MS, Ordering::SeqCst);
    master.run_due().await.expect("it closes");
    let closed = master.snapshot(table, None).await.expect("a look");
    let told = |language| board::board(language, &closed).embed.expect("a board").text;
    assert_eq!(told(Language::English), "Nobody started this table within a day, so its lobby is closed.");
    assert_eq!(Language::ALL.map(told).iter().collect::<std::collections::HashSet<_>>().len(), 3);
    let late = master.start(table, UserId(3), InteractionId(1), Some(Fill { seats: None, level: Level::Greedy })).await;
    assert!(late.is_err(), "it is too late");
}
