//! Answers after internal errors, under many requests, and to people who tap too fast.

use crate::answers::{hears, three_sit_down, words};
use crate::running_bot::{PATIENCE, RunningBot};
use agon::config::Api;
use agon::discord::client::http;
use agon::discord::open_panels::{OpenPanels, Pace};
use agon::discord::wire::Wire;
use agon::limits::Limits as PersonLimits;
use agon_sandbox::{Fault, Limit, Limits, User};
use agon_store::UserId;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use serenity::all::Http;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_before_anything_is_written_counts_nothing() {
    let bot = RunningBot::start().await;
    let (table, seated) = three_sit_down(&bot).await;
    let look = bot.snapshot(table).await;
    let board = seated[0].sees("table 1").await;
    bot.gamemaster.store().close().await;
    for user in &seated {
        user.forges(board.id, &format!("v1:act:1:{}:end", look.seq())).await.ok();
        let broken =
            ["Your move was not counted; try again.", "no se ha registrado;", "Dein Zug wurde nicht übernommen;"];
        hears(user, words(user, broken)).await;
    }
    assert_eq!(bot.snapshot(table).await.seq(), look.seq());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_of_ours_say_whether_the_move_was_counted() {
    let bot = RunningBot::start().await;
    let (table, seated) = three_sit_down(&bot).await;
    let before = bot.snapshot(table).await;
    let now = &seated[before.waiting().first().expect("somebody is asked").index()];
    // The action is on disk, and Discord refuses the edit that shows it.
    bot.sandbox.breaks(Fault::new("PATCH", "/messages/@original", 500));
    now.slash("/move", &[("action", "end")]).await;
    let counted = ["was counted; “My seat” shows", "sí se ha registrado; «Mi asiento»", "Dein Zug wurde übernommen;"];
    hears(now, words(now, counted)).await;
    assert!(bot.snapshot(table).await.seq() > before.seq());
    // The service closes, and counts no further tap.
    bot.gamemaster.close().await;
    let board = now.sees("table 1").await;
    for user in &seated {
        user.dismisses_all();
        user.forges(board.id, "v1:act:1:1:end").await.ok();
        let back = [
            "Back in a minute. Your tap was not counted; try again then.",
            "Vuelvo en un minuto.",
            "Bin in einer Minute zurück.",
        ];
        let answer = hears(user, words(user, back)).await;
        assert!(answer.buttons().is_empty(), "{}", answer.summary());
    }
    bot.close();
}

/// Edits the answer to an interaction.
fn edits<'a>(http: &'a Http, token: &'a str, body: Value) -> BoxFuture<'a, serenity::Result<serenity::all::Message>> {
    Box::pin(async move { http.edit_original_interaction_response(token, &body, Vec::new()).await })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_is_answered_much_delays_no_other_one() {
    // The limit that Discord gives each token.
    let route = Limit { requests: 5, window: Duration::from_secs(2) };
    let bot = RunningBot::start_with_limits(Limits { route, shared: None, global: None }).await;
    for name in ["ana", "ben"] {
        assert!(bot.user(name).slash("/help", &[]).await.ok().is_private());
    }
    let tokens = bot.sandbox.interactions();
    let tokens: Vec<&str> = tokens.iter().filter_map(|it| it["token"].as_str()).collect();
    let [busy, other] = tokens[..] else { panic!("two interactions: {tokens:?}") };
    let api = Api::compatible(&bot.sandbox.api_url()).expect("loopback");
    let http = || Arc::new(http(&bot.sandbox.bot_token(), &api).expect("a client"));
    let wire = Wire::new(http(), http(), Arc::new(OpenPanels::new(Pace::STILL)));
    wire.identify(http().get_current_user().await.expect("the bot").id.get().into());
    let says = |token, text: String| {
        let body = json!({ "content": text });
        let wire = &wire;
        async move {
            let request = |http| edits(http, token, body.clone());
            wire.answer(token, "a test", request).await.map(drop)
        }
    };
    let much = futures_util::future::join_all((0..7).map(|at| says(busy, format!("answer {at}"))));
    let mut much = std::pin::pin!(much);
    tokio::select! {
        biased;
        done = &mut much => panic!("all at once: {done:?}"),
        done = says(other, "at once".to_owned()) => done.expect("an answer"),
    }
    assert!(much.await.into_iter().all(|done| done.is_ok()), "each is answered in the end");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_discord_calls_too_early_comes_a_moment_later() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    let welcome = ana.sees("Agon is here").await.id;
    let early = |method, path, times| bot.sandbox.breaks(Fault::new(method, path, 429).times(times));
    // First answers: to a command, to a click, and the form that opens after a click.
    early("POST", "/callback", 2);
    assert!(ana.slash("/help", &[]).await.ok().says("/play"));
    ana.dismisses_all();
    early("POST", "/callback", 2);
    ana.forges(welcome, "v1:help:0:0:").await.ok();
    hears(&ana, "/play").await;
    ana.dismisses_all();
    early("POST", "/callback", 2);
    ana.forges(welcome, "v1:ask:1:1:offrandes 5 11 bid").await.ok();
    ana.modal().expect("a form");
    // What follows an acknowledgement.
    early("PATCH", "/webhooks/", 1);
    assert!(ana.slash("/help", &[]).await.ok().says("/play"));
    let calls = bot.sandbox.calls();
    assert_eq!(calls.iter().filter(|call| call.status == 429).count(), 7);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panic_is_told_with_an_id_and_the_bot_goes_on() {
    let armed = Arc::new(AtomicBool::new(true));
    let panics = armed.clone();
    let bot = RunningBot::start_with_seeds(Arc::new(move || {
        assert!(!panics.load(Ordering::SeqCst), "planted");
        [7; 32]
    }))
    .await;
    let ana = bot.user("ana");
    // After a command, and after a click.
    ana.slash("/play", &[("game", "attika")]).await;
    let told = ana.sees_privately("Something broke on our side (").await;
    ana.dismisses_all();
    ana.forges(told.id, "v1:open:0:0:attika").await.ok();
    ana.sees_privately("Something broke on our side (").await;
    armed.store(false, Ordering::SeqCst);
    ana.slash("/play", &[("game", "attika")]).await.ok();
    ana.sees("lobby").await;
    bot.close();
}

/// Ben's Discord speaks Spanish.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_chose_a_language_hears_no_other() {
    // Chosen before the bot came.
    let bot = RunningBot::start_after(|store| async move {
        let eva = agon_sandbox::people::PEOPLE[4].id.0;
        store.set_player_language(UserId(eva), Some("es")).await.expect("the database");
    });
    let bot = bot.await;
    let (ben, eva) = (bot.user("ben"), bot.user("eva"));
    let welcome = ben.sees("Agon is here").await.id;
    let other = "v1:ask:1:1:offrandes 5 11 bid";
    let asks = |user: &User| {
        let inputs = user.modal().expect("a form").inputs;
        inputs.into_iter().map(|input| input.label).collect::<String>()
    };
    eva.forges(welcome, other).await.ok();
    assert_eq!(asks(&eva), "Cantidad");
    ben.forges(welcome, other).await.ok();
    assert_eq!(asks(&ben), "Cantidad");
    ben.slash("/language", &[("language", "de")]).await.ok();
    ben.sees_privately("Ich spreche jetzt Deutsch").await;
    ben.forges(welcome, other).await.ok();
    assert_eq!(asks(&ben), "Betrag");
    ben.dismisses_all();
    // Internal errors too: after a click, a form, a command.
    let breaks = || bot.sandbox.breaks(Fault::new("POST", "/webhooks/", 500));
    let broke = "Bei uns ist etwas schiefgegangen";
    breaks();
    ben.forges(welcome, "v1:help:0:0:").await.ok();
    ben.sees_privately(broke).await;
    ben.dismisses_all();
    ben.forges(welcome, other).await.ok();
    breaks();
    ben.fills_in(&["ten"]).await.ok();
    ben.sees_privately(broke).await;
    ben.dismisses_all();
    bot.sandbox.breaks(Fault::new("PATCH", "/webhooks/", 500));
    ben.slash("/help", &[]).await.ok();
    ben.sees_privately(broke).await;
    // The same for a person who taps too fast.
    let most = PersonLimits::default().clicks_at_once;
    bot.sandbox.breaks(Fault::stuck("POST", "/webhooks/").times(most));
    let tapping: JoinSet<()> = (0..most)
        .map(|_| {
            let ben = ben.clone();
            async move { drop(ben.forges(welcome, "v1:help:0:0:").await) }
        })
        .collect();
    assert!(bot.sandbox.holds(most).await, "all of them are under way");
    ben.forges(welcome, "v1:help:0:0:").await.ok();
    hears(&ben, "Einen Moment, bitte.").await;
    bot.sandbox.releases();
    tapping.join_all().await;
    // Back to Discord's own language.
    ben.slash("/language", &[("language", "discord")]).await.ok();
    ben.forges(welcome, other).await.ok();
    assert_eq!(asks(&ben), "Cantidad");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_taps_at_once_wait_a_moment() {
    let bot = RunningBot::start().await;
    three_sit_down(&bot).await;
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    let board = ana.sees("table 1").await.id;
    let most = PersonLimits::default().clicks_at_once;
    // The largest number of requests is under way, and their answers are stuck.
    bot.sandbox.breaks(Fault::stuck("POST", "/webhooks/").times(most));
    let tapping: JoinSet<()> = (0..most)
        .map(|_| {
            let ana = ana.clone();
            async move { drop(ana.forges(board, "v1:text:1:0:").await) }
        })
        .collect();
    assert!(bot.sandbox.holds(most).await, "all of them are under way");
    ana.forges(board, "v1:text:1:0:").await.ok();
    hears(&ana, "One moment, please.").await;
    // Nobody else waits for them.
    ben.forges(board, "v1:text:1:0:").await.ok();
    hears(&ben, "Attika").await;
    bot.sandbox.releases();
    tapping.join_all().await;
    // A tap is under way until its answer is back at the bot, a moment after people can read it.
    let free = async {
        loop {
            ana.dismisses_all();
            ana.forges(board, "v1:text:1:0:").await.ok();
            let answer = ana.sees_that("an answer", |message| message.only_for.is_some()).await;
            if answer.says("Attika") {
                return;
            }
        }
    };
    timeout(PATIENCE, free).await.expect("an answer again");
    bot.close();
}
