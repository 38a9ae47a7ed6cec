//! The data about a person: explained in the reader's language, exported only to its owner, and erased on request.

use crate::player::starts;
use crate::records::{DAY_MS, HERE, ends, now_ms, sat};
use crate::running_bot::{RunningBot, wait_for_people};
use agon::discord::panels::table::card_data;
use agon::text;
use agon_ai::Level;
use agon_draw::Palette;
use agon_gamemaster::{Refused, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::QuickDice;
use agon_rules::{Seat, seal};
use agon_sandbox::{Message, User};
use agon_store::{Status, TableId, UserId};
use serde_json::Value;

fn id(user: &User) -> UserId {
    UserId(user.person().id.0)
}

/// Begins a table of three in `games`: the first person opens it, the others join, and AIs take the remaining seats.
async fn sit_down(bot: &RunningBot, people: &[&User]) -> TableId {
    let Some((host, guests)) = people.split_first() else { panic!("somebody opens it") };
    host.slash("/play", &[("game", "offrandes"), ("players", "3")]).await.ok();
    let table = bot.table().await;
    for guest in guests {
        host.sees("lobby").await;
        guest.clicks("Join").await.ok();
        guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
    }
    bot.wait_until_sent().await;
    starts(host, if people.len() < 3 { "Start with AI" } else { "Start" }).await;
    host.sees("fairness seal").await;
    host.sees_that("the board", |message| message.only_for.is_none() && message.says("My seat")).await;
    people.iter().for_each(|user| user.dismisses_all());
    table
}

/// Plays a table to its end. People play as a machine would.
async fn play(bot: &RunningBot, table: TableId) -> TableSnapshot {
    play_to(bot, table, u32::MAX).await
}

/// Plays to this step.
async fn play_to(bot: &RunningBot, table: TableId, seq: u32) -> TableSnapshot {
    play_until(bot, table, |look| look.seq() >= seq).await
}

/// Plays until this condition holds.
async fn play_until(bot: &RunningBot, table: TableId, there: impl Fn(&TableSnapshot) -> bool) -> TableSnapshot {
    for turn in 0.. {
        let public = bot.snapshot(table).await;
        if public.is_over() || there(&public) {
            bot.wait_until_sent().await;
            return public;
        }
        let open = public.waiting().minus(public.ready());
        let held = |seat: agon_rules::Seat| public.seats().get(seat.index()).filter(|row| !row.resigned)?.user;
        let Some(user) = open.iter().find_map(held) else {
            wait_for_people(&bot.gamemaster, table).await;
            continue;
        };
        let mine = bot.gamemaster.snapshot(table, Some(user)).await.expect("a look");
        let view = mine.view().expect("a running table");
        let mut machine = Registry::ours().find("offrandes").expect("the game").player(Level::Greedy);
        let input = machine.choose(view, &mut QuickDice::new(turn));
        match bot.gamemaster.act(table, user, mine.seq(), &input).await {
            Ok(_) | Err(Refused::Stale { .. } | Refused::NotYourTurn { .. }) => {}
            Err(other) => panic!("{input}: {other}"),
        }
    }
    unreachable!("a game ends");
}

/// The newest private message with a file, and the content of the file.
async fn data(user: &User) -> (Message, Value) {
    let sent = user.sees_that("a file", |message| message.only_for.is_some() && !message.attachments.is_empty()).await;
    let value = serde_json::from_slice(&sent.attachments[0].bytes).expect("JSON");
    (sent, value)
}

/// Goes from the page about the data to the form, and types this word.
async fn types(user: &User, labels: [&str; 2], asked: &str, word: &str) {
    user.dismisses_all();
    user.slash("/privacy", &[]).await.ok();
    user.clicks(labels[0]).await.ok();
    user.sees_that(labels[1], |message| message.buttons().iter().any(|button| button.label == labels[1])).await;
    user.clicks(labels[1]).await.ok();
    user.sees_modal();
    let form = user.modal().expect("the form");
    assert_eq!(form.inputs[0].label.rsplit(' ').next(), Some(asked));
    user.fills_in(&[word]).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_data_is_given_to_me_and_is_about_nobody_else() {
    let bot = RunningBot::start().await;
    let [ana, ben, eva] = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let table = sit_down(&bot, &[&ana, &ben]).await;
    let page = ben.slash("/privacy", &[]).await.ok();
    assert!(page.is_private() && page.says("Lo que guardo de ti"), "{}", page.text());
    ben.clicks("Obtener mis datos").await.ok();
    let (sent, about) = data(&ben).await;
    assert!(sent.says("todo lo que guardo de ti") && sent.attachments[0].name == "my-data.json");
    assert_eq!(about["user"], id(&ben).to_string());
    assert_eq!(about["seats"].as_array().expect("seats").len(), 1);
    assert_eq!(about["seats"][0]["name"], "Ben");
    assert_eq!(about["seats"][0]["table"], bot.snapshot(table).await.table().number);
    let told = about.to_string();
    assert!(!told.contains("Ana") && !told.contains(&id(&ana).to_string()), "{told}");
    // At once by its option, and in direct messages too.
    ana.slash("/privacy", &[("action", "export")]).await.ok();
    let (_, about) = data(&ana).await;
    assert_eq!((&about["user"], &about["seats"][0]["host"]), (&id(&ana).to_string().into(), &1.into()));
    let letter = ana.in_dm().slash("/privacy", &[]).await.ok();
    assert!(letter.says("What I keep about you"), "{}", letter.text());
    // A forged click gives people their own data, and erases nobody else.
    let board = eva.sees("First picks").await.id;
    eva.forges(board, "v1:priv:0:0:get").await.ok();
    let (_, about) = data(&eva).await;
    assert_eq!(about["user"], id(&eva).to_string());
    assert!(about["seats"].as_array().expect("seats").is_empty());
    eva.forges(board, "v1:priv:0:0:word es").await.ok();
    eva.fills_in(&["borrar"]).await.ok();
    eva.sees_privately("ya no están en nada").await;
    assert!(bot.gamemaster.store().has_user(id(&ben)).await.expect("the database"));
    assert_eq!(bot.snapshot(table).await.seats().iter().filter(|row| row.user.is_some() && !row.resigned).count(), 2);
    for forged in ["v1:priv:0:0:word xx", "v1:priv:1:7:", "v1:priv:0:0:word"] {
        eva.dismisses_all();
        eva.forges(board, forged).await.ok();
        eva.sees_privately("not for you").await;
    }
    bot.close();
}

/// The data export of a person.
async fn export(user: &User) -> Value {
    user.dismisses_all();
    user.slash("/privacy", &[("action", "export")]).await.ok();
    data(user).await.1
}

/// Reads 32 bytes from a text of a file.
fn bytes(value: &Value) -> [u8; 32] {
    seal::from_hex(value.as_str().expect("a text")).expect("32 bytes in hex")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_hides_my_choice_is_given_to_me_and_to_nobody_else() {
    let bot = RunningBot::start().await;
    let users = ["ana", "ben", "eva"].map(|name| bot.user(name));
    let table = bot.begin_table_here("offrandes", &[("auction", "sealed")], &users).await;
    // Two of the three have sealed.
    let look = play_until(&bot, table, |look| look.locked().len() > 1).await;
    let holder = |seat: Seat| {
        let held = |user: &&User| look.seats()[seat.index()].user == Some(id(user));
        users.iter().find(held).expect("one of the three")
    };
    let mut told = Vec::new();
    for (seat, shown) in look.locked() {
        let about = export(holder(*seat)).await;
        let [choice] = about["orders and secret choices"].as_array().expect("a list").as_slice() else {
            panic!("one choice: {about}")
        };
        let words = choice["choice"].as_str().expect("words");
        let made = seal::commitment(table.0.cast_unsigned(), *seat, look.seq(), &bytes(&choice["blind"]), words);
        assert_eq!(seal::to_hex(&made), *shown, "it opens what everybody was shown");
        told.push((*seat, choice["blind"].as_str().expect("hex").to_owned()));
    }
    for user in &users {
        let about = export(user).await.to_string();
        for (seat, blind) in &told {
            assert_eq!(about.contains(blind), id(user) == id(holder(*seat)), "{seat} and {}", user.person().name);
        }
    }

    // After the reveal they stand with the seat. Everybody has their own.
    play(&bot, table).await;
    for (seat, blind) in &told {
        let about = export(holder(*seat)).await;
        let seals = about["seats"][0]["seals"].as_array().expect("seals");
        assert!(seals.iter().any(|seal| seal["blind"] == **blind && seal["asked"] == look.seq()), "{seals:?}");
        let kept = bot.gamemaster.store().seals(table).await.expect("the seals");
        assert_eq!(seals.len(), kept.iter().filter(|kept| kept.seat == seat.0).count());
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_erased_at_a_running_table_leaves_the_seat_to_an_ai() {
    let bot = RunningBot::start().await;
    let [ana, cleo] = ["ana", "cleo"].map(|name| bot.user(name));
    let table = sit_down(&bot, &[&ana, &cleo]).await;
    let store = bot.gamemaster.store();
    let labels = ["Daten löschen…", "Wort eintippen…"];
    // The English word is not the German one.
    types(&cleo, labels, "löschen", "erase").await;
    cleo.sees_privately("Nichts ist gelöscht").await;
    assert!(store.has_user(id(&cleo)).await.expect("the database"));
    assert!(bot.snapshot(table).await.seats().iter().any(|row| row.user == Some(id(&cleo)) && !row.resigned));

    types(&cleo, labels, "löschen", "  LÖSCHEN ").await;
    cleo.sees_privately("stehen in nichts mehr").await;
    assert!(!store.has_user(id(&cleo)).await.expect("the database"));
    let look = bot.snapshot(table).await;
    assert!(look.is_running());
    let board = ana.sees("former player → AI").await;
    assert!(!board.says("Cleo"), "{}", board.summary());
    // The AI plays on to the end, and no seat has the name Cleo.
    play(&bot, table).await;
    let over = ana.sees_that("the end", |message| message.id == board.id && message.says("over")).await;
    assert!(over.says("former player → AI") && !over.says("Cleo"), "{}", over.summary());
    let history = ana.slash("/history", &[]).await.ok();
    assert!(history.says("Offrandes · 2 people + 1 AI") && !history.says("Cleo"), "{}", history.text());
    ana.selects("Open a game", &["1"]).await.ok();
    let page = ana.sees_privately("steps, from").await;
    assert!(page.says("former player → AI") && !page.says("Cleo"), "{}", page.text());
    assert!(!ana.slash("/leaderboard", &[]).await.ok().says("Cleo"));
    // A person who comes back begins anew.
    cleo.dismisses_all();
    let file = cleo.slash("/privacy", &[("action", "herunterladen")]).await.ok();
    assert!(file.says("alles, was ich über dich speichere"), "{}", file.text());
    let (_, about) = data(&cleo).await;
    assert!(about.as_object().expect("lists").values().filter_map(Value::as_array).all(Vec::is_empty), "{about}");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_only_person_of_a_rated_table_is_erased_and_it_is_played_to_its_end() {
    let bot = RunningBot::start().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let told = [
        (&ana, "Erase me…", "AIs play a rated table to its end, and it counts"),
        (&ben, "Borrar mis datos…", "las IA juegan hasta el final la partida puntuable, y cuenta"),
        (&cleo, "Daten löschen…", "spielen KIs eine gewertete Partie zu Ende, und sie zählt"),
    ];
    for (user, label, says) in told {
        user.slash("/privacy", &[]).await.ok();
        user.clicks(label).await.ok();
        user.sees_privately(says).await;
        user.dismisses_all();
    }
    // Her first table alone with AIs would be unrated.
    ends(bot.gamemaster.store(), HERE, "offrandes", &[sat(&ana), sat(&ben)], now_ms() - DAY_MS).await;
    let table = sit_down(&bot, &[&ana]).await;
    // Every seat has acted.
    play_to(&bot, table, 30).await;
    types(&ana, ["Erase me…", "Type the word…"], "erase", "erase").await;
    ana.sees_privately("are gone from everything").await;
    let look = play(&bot, table).await;
    assert_eq!(look.table().status, Status::Finished);
    ben.sees_that("the end", |message| message.says("over") && message.says("former player → AI")).await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_table_of_whoever_is_erased_says_former_player_everywhere() {
    let bot = RunningBot::start().await;
    let people = ["ana", "dion", "eva"].map(|name| bot.user(name));
    let [ana, dion, eva] = &people;
    let table = sit_down(&bot, &[ana, dion, eva]).await;
    let look = play(&bot, table).await;
    let standing = look.standing().expect("an end");
    let seat = standing.seats.iter().position(|place| place.place == 1).expect("somebody wins");
    let winner = people.iter().find(|user| Some(id(user)) == look.seats()[seat].user).expect("one of the three");
    let other = people.iter().find(|user| id(user) != id(winner)).expect("somebody else");
    let name = look.seats()[seat].name.clone();
    let board = other.sees_that("the end", |message| message.says("over") && message.says(&name)).await;

    // Three tables make a leaderboard.
    for _ in 0..2 {
        let three = people.each_ref().map(sat);
        ends(bot.gamemaster.store(), HERE, "offrandes", &three, now_ms() - 40 * DAY_MS).await;
    }
    types(winner, ["Erase me…", "Type the word…"], "erase", "Erase").await;
    winner.sees_privately("are gone from everything").await;
    let anew = other.sees_that("the board", |message| message.id == board.id && message.says("former player")).await;
    assert!(!anew.says(&name) && anew.says(") wins with"), "{}", anew.summary());
    other.dismisses_all();
    let history = other.slash("/history", &[]).await.ok();
    assert!(history.says("former player won with") && !history.says(&name), "{}", history.text());
    assert!(history.message().menus()[0].choices[0].label.contains("former player won with"));
    let leaders = other.slash("/leaderboard", &[]).await.ok();
    assert!(!leaders.says(&name) && !leaders.says("former player"), "{}", leaders.text());
    assert!(leaders.says("won ") && leaders.says("You: "), "{}", leaders.text());
    // In pictures and files, in each reader's language.
    let look = bot.snapshot(table).await;
    let words = [
        (Language::English, "former player"),
        (Language::Spanish, "exparticipante"),
        (Language::German, "ehemals am Tisch"),
    ];
    for (language, former) in words {
        let alt = card_data::result(language, Palette::default(), &look).expect("a card").alt();
        let file = bot.gamemaster.file(table).await.expect("a file");
        let text = text::text(language, &file).expect("a text");
        for told in [alt, text] {
            assert!(told.contains(former) && !told.contains(&name), "{former} in {told}");
        }
    }
    let row = bot.gamemaster.store().table(table).await.expect("the database").expect("the table");
    assert_eq!(row.status, Status::Finished);
    // A rematch takes place without them.
    other.dismisses_all();
    other.clicks_on(board.id, "Rematch").await.ok();
    other.sees_that("the lobby", |message| message.says("lobby")).await;
    let lobby = bot.snapshot(bot.table().await).await;
    assert!(lobby.held().len() == 1 && lobby.held().iter().all(|held| !held.user.is_former()), "{:?}", lobby.held());
    bot.wait_until_sent().await;
    bot.close();
}
