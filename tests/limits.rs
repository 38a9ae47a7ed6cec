//! Limits for each person: who asks for much within a minute reads a kind line, and nobody else waits.

use crate::answers::{hears, words};
use crate::lost_rights::{is_board, passes, three_here};
use crate::records::{asks, welcome};
use crate::running_bot::RunningBot;
use agon::limits::Limits;
use agon_sandbox::{Fault, Message, User};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::task::JoinSet;

/// The line for a person who looked at too many pages.
const PAGES: [&str; 3] = [
    "You have looked at many pages within a minute.",
    "Has mirado muchas páginas en un minuto.",
    "Du hast dir in einer Minute viele Seiten angesehen.",
];
/// The line for a person who asked for too many pictures of whole games.
const PICTURES: [&str; 3] = [
    "I have just painted several times for you.",
    "Acabo de dibujar varias veces para ti.",
    "Ich habe gerade mehrmals für dich gemalt.",
];
/// The line for a person who has too much in progress.
const AT_ONCE: [&str; 3] = [
    "Several of your requests are still in progress.",
    "Todavía estoy con varias de tus peticiones.",
    "Mehrere deiner Anfragen sind noch in Arbeit.",
];

/// A bot with these limits, and its clock, which stands still until a test moves it.
async fn limited(limits: Limits) -> (RunningBot, Arc<AtomicI64>) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let time = Arc::new(AtomicI64::new(now));
    (RunningBot::start_with_person_limits(limits, time.clone()).await, time)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_turns_page_after_page_waits_a_little() {
    let (bot, time) = limited(Limits { records_per_minute: 4, ..Limits::default() }).await;
    let people = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let welcome = welcome(&people[0]).await;
    // Each has a limit of their own.
    for user in &people {
        for command in ["/stats", "/history", "/profile", "/leaderboard"] {
            let page = asks(user, command, &[]).await;
            assert!(!page.says(words(user, PAGES)), "{command}: {}", page.text());
        }
        for command in ["/stats", "/history", "/profile", "/leaderboard"] {
            let told = asks(user, command, &[]).await;
            assert!(told.says(words(user, PAGES)), "{command}: {}", told.text());
        }
        user.dismisses_all();
        user.forges(welcome, "v1:his:0:0:0").await.ok();
        hears(user, words(user, PAGES)).await;
        // What costs little is answered.
        assert!(!asks(user, "/help", &[]).await.says(words(user, PAGES)));
        assert!(!asks(user, "/rules", &[("game", "cyclades")]).await.says(words(user, PAGES)));
    }
    passes(&bot, &time, 60_000).await;
    // A page stays when the line comes beside it.
    let ana = &people[0];
    let page = asks(ana, "/history", &[]).await;
    for _ in 0..4 {
        ana.forges(page.id, "v1:his:0:0:0").await.ok();
    }
    assert!(hears(ana, words(ana, PAGES)).await.id != page.id);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_picture_after_picture_of_a_whole_game_waits_a_minute() {
    let (bot, time) = limited(Limits { animations_per_minute: 1, ..Limits::default() }).await;
    let people = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    three_here(&bot).await;
    let board = people[0].sees_that("the board", is_board).await.id;
    let asks = async |user: &User| {
        user.dismisses_all();
        user.forges(board, "v1:gif:1:0:").await.ok();
        let wait = ["Creating the animation", "Creando las imágenes", "Die Bilder werden erstellt"];
        let done = |message: &Message| message.only_for.is_some() && !message.says(words(user, wait));
        user.sees_that("a picture or a line", done).await
    };
    for user in &people {
        assert!(!asks(user).await.says(words(user, PICTURES)));
        assert!(asks(user).await.says(words(user, PICTURES)));
    }
    passes(&bot, &time, 60_000).await;
    assert!(!asks(&people[0]).await.says(PICTURES[0]));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_commands_at_once_are_told_and_delay_nobody_else() {
    const MOST: usize = 3;
    let (bot, _) = limited(Limits { commands_at_once: MOST, ..Limits::default() }).await;
    let people = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let dion = bot.user("dion");
    welcome(&dion).await;
    for user in &people {
        // The answers of the first ones are stuck.
        bot.sandbox.breaks(Fault::stuck("PATCH", "/webhooks/").times(MOST));
        let asking: JoinSet<()> = (0..MOST)
            .map(|_| {
                let user = user.clone();
                async move { drop(user.slash("/help", &[]).await) }
            })
            .collect();
        assert!(bot.sandbox.holds(MOST).await, "all of them are under way");
        let told = user.slash("/privacy", &[]).await.ok();
        assert!(told.is_private() && told.says(words(user, AT_ONCE)), "{}", told.text());
        let answer = dion.slash("/privacy", &[]).await.ok();
        assert!(!answer.says(words(&dion, AT_ONCE)), "{}", answer.text());
        bot.sandbox.releases();
        asking.join_all().await;
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_one_export_at_a_time() {
    let (bot, _) = limited(Limits::default()).await;
    let [ana, dion] = ["ana", "dion"].map(|name| bot.user(name));
    welcome(&ana).await;
    let export = [("action", "export")];
    let (wait, has_file) = ("One moment, please.", |message: &Message| message.json()["attachments"][0].is_object());
    bot.sandbox.breaks(Fault::stuck("PATCH", "/webhooks/"));
    let first = tokio::spawn({
        let ana = ana.clone();
        async move { ana.slash("/privacy", &export).await.ok().message().clone() }
    });
    assert!(bot.sandbox.holds(1).await, "it is under way");
    assert!(ana.slash("/privacy", &export).await.ok().says(wait));
    assert!(has_file(dion.slash("/privacy", &export).await.ok().message()));
    bot.sandbox.releases();
    assert!(has_file(&first.await.expect("an answer")));
    bot.close();
}
