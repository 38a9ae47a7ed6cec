//! Screens of a table read outside its server: each names the server and the channel, with a link.

use crate::lost_rights::{goes_on_until, is_board, passes, three_here, timeless};
use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User};

/// The absence after which the bot calls a person at once.
const AWAY_MS: i64 = 91_000;

/// Clicks this id on a message. Returns the answer, in its place or beside it.
async fn presses(user: &User, on: &Message, id: &str) -> Message {
    let before: Vec<_> = user.messages().iter().map(Message::json).collect();
    user.forges(on.id, id).await.ok();
    user.sees_that(id, |message| !before.contains(&message.json())).await
}

/// The head of a screen read elsewhere: the place of the table.
fn head(bot: &RunningBot, way: &str) -> String {
    format!("-# Agora · <#{}> · [{way}](https://discord.com/channels/", bot.user("ana").place())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_a_letter_leads_to_says_where_the_table_is() {
    let (bot, time) = timeless().await;
    let ben = bot.user("ben");
    let letters = ben.in_dm();
    let table = three_here(&bot).await;
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "ben").await;
    let letter = letters.sees_that("a letter with the panel", |message| !message.buttons().is_empty()).await;
    let head = head(&bot, "Ir a ella");
    assert_eq!(letter.text().matches(&head).count(), 1, "{}", letter.text());
    let screens = [
        ("text:1:0:", "mesa 1"),
        ("log:1:0:", "Registro"),
        ("log:1:0:0", "Registro"),
        ("note:1:0:", "Notas"),
        ("why:1:0:", "¿"),
        ("more:1:0:", "¿"),
        ("more:1:0:resign", "Sí, rendirme"),
        ("ord:1:0:", "ninguna orden que dar"),
        ("rul:1:0:attika", ""),
        ("rep:1:0:open", ""),
        ("luck:1:0:", ""),
        ("act:1:0:nonsense", ""),
        ("seat:1:0:", "Por qué no"),
    ];
    for (id, shows) in screens {
        let answer = presses(&letters, &letter, &format!("v1:{id}")).await;
        assert!(answer.says(shows), "{id}: {}", answer.text());
        assert_eq!(answer.text().matches(&head).count(), 1, "{id}: {}", answer.text());
    }
    // A sent form gets the same kind of answer as a click.
    let notes = presses(&letters, &letter, "v1:note:1:0:").await;
    letters.clicks_on(notes.id, "Escribir…").await.ok();
    letters.fills_in(&["no olvidar"]).await.ok();
    let noted = letters.sees_that("the note", |message| message.says("no olvidar")).await;
    assert_eq!(noted.text().matches(&head).count(), 1, "{}", noted.text());
    // Commands do too.
    let seat = letters.slash("/seat", &[]).await.ok();
    assert_eq!(seat.text().matches(&head).count(), 1, "{}", seat.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_the_table_itself_and_to_strangers_no_place_is_named() {
    let (bot, _) = timeless().await;
    let [ben, dion] = ["ben", "dion"].map(|name| bot.user(name));
    three_here(&bot).await;
    let board = ben.sees_that("the board", is_board).await;
    for verb in ["text", "log", "more", "note", "seat"] {
        let answer = presses(&ben, &board, &format!("v1:{verb}:1:0:")).await;
        assert!(!answer.says("-# Agora") && !answer.says("<#"), "{}", answer.text());
    }
    // A person without a seat learns nothing of a table on a server they may not know.
    let help = dion.in_dm().slash("/help", &[]).await.ok();
    for id in ["log:1:0:", "rul:1:0:attika", "his:1:0:table"] {
        let answer = presses(&dion.in_dm(), help.message(), &format!("v1:{id}")).await;
        assert!(!answer.says("-# ") && !answer.says("Agora"), "{id}: {}", answer.text());
    }
    bot.close();
}
