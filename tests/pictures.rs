//! Boards as pictures: with their description, in the chosen colours, for the right readers only, and as text where
//! files are not allowed.

use crate::player::{Player, starts};
use crate::records::{opens_preference, presses};
use crate::running_bot::RunningBot;
use agon_rules::Seat;
use agon_sandbox::{Fault, Message, User, permission};
use serde_json::{Value, json};

/// The picture of a message: its only attachment.
fn picture(message: &Message) -> Option<Value> {
    let json = message.json();
    let attachments = json["attachments"].as_array().cloned().unwrap_or_default();
    assert!(attachments.len() <= 1, "{attachments:?}");
    attachments.into_iter().next()
}

/// The alternative text of a message's picture.
pub fn described(message: &Message) -> String {
    picture(message).and_then(|file| Some(file["description"].as_str()?.to_owned())).unwrap_or_default()
}

/// Opens a table and begins it against machines. Returns the board after its first picture.
async fn begins(user: &User, game: &str) -> Message {
    user.slash("/play", &[("game", game)]).await.ok();
    user.clicks("Start with AI").await.ok();
    let board = |message: &Message| message.only_for.is_none() && message.says("step") && picture(message).is_some();
    user.sees_that("a drawn board", board).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_welcome_the_choice_of_a_game_and_the_lobby_show_what_is_played() {
    let bot = RunningBot::start_with_pictures().await;
    let ana = bot.user("ana");
    let welcome = ana.sees("Agon is here").await;
    ana.slash("/help", &[]).await.ok();
    ana.clicks("Open a table").await.ok();
    let choice = ana.sees_privately("Which game?").await;
    for told in [described(&welcome), described(&choice)] {
        assert!(["Offrandes", "Cyclades", "Attika"].iter().all(|game| told.contains(game)), "{told}");
    }
    ana.selects("Which game?", &["Attika"]).await.ok();
    let lobby = ana.sees("lobby").await;
    assert!(described(&lobby).contains("Attika"), "{}", described(&lobby));
    assert!(lobby.json()["embeds"][0]["image"]["url"].is_string(), "shown in the frame, not below it");
    // Who wants boards in words gets none.
    ana.clicks("Options").await.ok();
    ana.selects("v1:look:1:0:colours", &["text"]).await.ok();
    ana.sees_that("a lobby in words", |message| message.id == lobby.id && picture(message).is_none()).await;
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_shows_its_board_with_a_description() {
    for (game, names) in [("offrandes", "Sparta"), ("cyclades", "Sparta"), ("attika", "Athens")] {
        let bot = RunningBot::start_with_pictures().await;
        let ana = bot.user("ana");
        let board = begins(&ana, game).await;
        let file = picture(&board).expect("a picture");
        assert_eq!(file["content_type"], "image/png", "{file}");
        assert!(file["filename"].as_str().is_some_and(|name| name.starts_with("table-1-")), "{file}");
        let alt = described(&board);
        assert!(alt.encode_utf16().count() <= 1024 && alt.contains(names), "{alt}");
        assert!(alt.ends_with("Full position: the Text board button."), "{alt}");
        assert!(board.json()["embeds"][0]["image"]["url"].is_string(), "shown in the frame, not below it");
        bot.wait_until_sent().await;
        bot.close();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_chooses_colours_and_language_of_the_board() {
    let bot = RunningBot::start_with_pictures().await;
    let ana = bot.user("ana");
    let first = begins(&ana, "cyclades").await;
    ana.sees_that("the first turn", |message| message.says("(Ana)") && picture(message).is_some()).await;
    bot.wait_until_sent().await;
    ana.dismisses_all();
    ana.clicks("More").await.ok();
    ana.sees_that("more", |message| message.buttons().iter().any(|button| button.custom_id.ends_with(":looks"))).await;
    ana.clicks("Language and colours").await.ok();
    let menu = |message: &Message| message.menus().iter().any(|menu| menu.custom_id.ends_with(":colours"));
    ana.sees_that("the colours", menu).await;
    let before = ana.sees_that("the board", |message| message.id == first.id).await;
    ana.selects("v1:look:1:0:colours", &["high-contrast"]).await.ok();
    let url = |message: &Message| picture(message).map(|file| file["size"].clone());
    ana.sees_that("the board in other colours", |message| message.id == first.id && url(message) != url(&before)).await;
    ana.selects("v1:look:1:0:language", &["de"]).await.ok();
    ana.sees_that("a German board", |message| {
        message.id == first.id && described(message).ends_with("Ganze Stellung: Knopf „Spielplan als Text“.")
    })
    .await;
    // Text first: no picture, the position in words.
    ana.selects("v1:look:1:0:colours", &["text"]).await.ok();
    ana.sees_that("a board in words", |message| {
        message.id == first.id && picture(message).is_none() && message.text().len() > 900
    })
    .await;
    // Only the host can change the look of the table.
    let ben = bot.user("ben");
    ben.forges_choice(first.id, "v1:look:1:0:colours", &["dark"]).await.ok();
    ben.sees_privately("(Ana)").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_files_may_not_go_the_board_stands_in_words() {
    let bot = RunningBot::start_with_pictures().await;
    bot.sandbox.denies("games", permission::ATTACH_FILES);
    let ana = bot.user("ana");
    ana.slash("/play", &[("game", "offrandes")]).await.ok();
    ana.clicks("Start with AI").await.ok();
    let board = |message: &Message| message.only_for.is_none() && message.says("step") && message.says("Altars");
    let board = ana.sees_that("a board in words", board).await;
    assert!(picture(&board).is_none());
    assert!(board.says("· as text: the right “Attach Files” is missing here"), "{}", board.text());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_treasury_is_drawn_for_its_owner_in_the_owners_colours() {
    let bot = RunningBot::start_with_pictures().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    begins(&ana, "cyclades").await;
    ana.sees_that("the first turn", |message| message.only_for.is_none() && message.says("(Ana)")).await;
    let mut sizes = Vec::new();
    for colours in ["standard", "dark", "text"] {
        ana.dismisses_all();
        opens_preference(&ana, "colours").await;
        ana.selects("v1:pref:0:0:colours", &[colours]).await.ok();
        let chosen = |message: &Message| {
            let choices = message.menus().into_iter().flat_map(|menu| menu.choices);
            choices.into_iter().any(|choice| choice.value == colours && choice.chosen)
        };
        ana.sees_that("the choice", chosen).await;
        let panel = ana.slash("/seat", &[]).await.ok();
        assert!(panel.is_private());
        let alt = described(panel.message());
        assert!(
            colours == "text" || alt.starts_with("Cyclades, ") && alt.contains(" gold, income "),
            "{colours}: {alt}"
        );
        sizes.push(picture(panel.message()).map(|file| file["size"].clone()));
    }
    let [standard, dark, text] = sizes.as_slice() else { panic!("{sizes:?}") };
    assert!(standard.is_some() && dark.is_some() && standard != dark, "{sizes:?}");
    assert!(text.is_none(), "{sizes:?}");
    // If Discord refuses a picture, the message shows text.
    ana.dismisses_all();
    opens_preference(&ana, "colours").await;
    ana.selects("v1:pref:0:0:colours", &["dark"]).await.ok();
    let dark = |message: &Message| {
        message.menus().into_iter().flat_map(|menu| menu.choices).any(|choice| choice.value == "dark" && choice.chosen)
    };
    ana.sees_that("the choice", dark).await;
    bot.sandbox.breaks(
        Fault::new("PATCH", "/messages/@original", 413)
            .body(json!({ "code": 40005, "message": "Request entity too large" })),
    );
    let panel = ana.slash("/seat", &[]).await.ok();
    assert!(picture(panel.message()).is_none() && panel.says("Creature"), "{}", panel.text());
    // A person without a seat has no treasury, and nobody else got Ana's.
    let stranger = ben.slash("/seat", &[]).await.ok();
    assert!(picture(stranger.message()).is_none());
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_carries_the_treasury_of_its_reader() {
    let bot = RunningBot::start_with_pictures().await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let letters = ben.in_dm();
    ana.slash("/play", &[("game", "cyclades"), ("players", "2")]).await.ok();
    ana.sees("lobby").await;
    ben.clicks("Join").await.ok();
    let greeting = ben.sees_privately("¿Cómo").await;
    presses(&ben, &greeting, "Mensaje directo").await;
    ana.sees("Ben").await;
    starts(&ana, "Start").await;
    let table = bot.table().await;
    // Each of two people bids twice. Luck decides the order.
    let mut host = Player::new(ana.clone());
    while !bot.snapshot(table).await.waiting().has(Seat(1)) {
        host.decides(&bot, table, Seat(0)).await;
    }
    // The private picture comes first, the public board below it.
    let own = |message: &Message| {
        let json = message.json();
        let files = json["attachments"].as_array().cloned().unwrap_or_default();
        let first = files.first().and_then(|file| file["description"].as_str()).unwrap_or_default();
        first.contains("oro, ingresos ") && files.len() == 2
    };
    let letter = letters.sees_that("a letter with a picture", own).await;
    assert!(letter.says("[Ir a ella](https://discord.com/channels/"), "{}", letter.text());
    bot.wait_until_sent().await;
    assert!(!ana.messages().iter().any(own), "nobody else has it");
    bot.close();
}
