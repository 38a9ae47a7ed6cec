//! The harness itself: it waits for expected messages, and reports readably when they do not come.

use std::time::Duration;

use agon_sandbox::{Config, Id, User, people};
use serde_json::json;
use tokio::join;

use crate::bot::{Bot, patient, stage};

#[tokio::test]
async fn people_wait_for_messages_buttons_and_menus() {
    let (sandbox, mut bot) = stage(patient()).await;
    let (ana, eva) = (sandbox.user("ana"), sandbox.user("eva"));
    let path = format!("/channels/{}/messages", ana.place());
    let menu = json!({ "type": 1, "components": [{ "type": 3, "custom_id": "which", "placeholder": "Which game?", "max_values": 2,
        "options": [{ "label": "Offrandes", "value": "o" }, { "label": "Attika", "value": "a" }] }] });
    let whom = json!({ "type": 1, "components": [{ "type": 5, "custom_id": "whom", "placeholder": "Whom?" }] });
    let body = json!({ "content": "A table", "components": [Bot::button("Join (1/4)", "join"), menu, whom] });
    let (outcome, _, ()) = join!(eva.clicks("Join"), ana.sees("A table"), async {
        bot.post(&path, body).await;
        let click = bot.interaction().await;
        assert_eq!(bot.answer(&click, 6, json!(null)).await.0, 204);
    });
    assert_eq!((outcome.acknowledged, outcome.messages.len()), (Some(6), 0));
    let (_, chosen) = join!(eva.selects("Which game?", &["Attika", "o"]), async {
        let choice = bot.interaction().await;
        bot.answer(&choice, 6, json!(null)).await;
        choice["data"]["values"].clone()
    });
    assert_eq!(chosen, json!(["a", "o"]));
    let (_, chosen) = join!(eva.selects("Whom?", &["fay"]), async {
        let choice = bot.interaction().await;
        bot.answer(&choice, 6, json!(null)).await;
        choice["data"].clone()
    });
    assert_eq!(chosen["resolved"]["users"][chosen["values"][0].as_str().unwrap()]["username"], "fay");
    let message = ana.messages()[0].id;
    let (_, forged) = join!(ana.forges(message, "join:as:eva"), async {
        let click = bot.interaction().await;
        bot.answer(&click, 6, json!(null)).await;
        click["data"]["custom_id"].clone()
    });
    assert_eq!(forged, "join:as:eva");
    sandbox.assert_clean();
}

#[tokio::test]
async fn what_does_not_appear_fails_with_what_is_there() {
    let (sandbox, bot) = stage(Config { patience: Duration::from_millis(20), ..patient() }).await;
    let ana = sandbox.user("ana");
    bot.post(
        &format!("/channels/{}/messages", ana.place()),
        json!({ "content": "Hello", "components": [Bot::button("Go", "go")] }),
    )
    .await;
    let report = tokio::spawn(async move { ana.clicks("Stop").await }).await.unwrap_err().into_panic();
    let report = report.downcast_ref::<String>().unwrap();
    assert!(report.contains("\"Stop\"") && report.contains("Hello") && report.contains("[Go] go"), "{report}");
}

#[tokio::test]
async fn ids_of_people_stay_and_other_ids_only_grow() {
    let ids: Vec<Id> = people::PEOPLE.iter().map(|person| person.id).collect();
    assert!(ids.is_sorted());
    let (first, bot) = stage(patient()).await;
    let ana = first.user("ana");
    assert_eq!(ana.person().id, Id(1_456_000_000_000_000_101));
    let path = format!("/channels/{}/messages", ana.place());
    let mut last = ana.writes("hello");
    let (second, other) = stage(patient()).await;
    for bot in [&bot, &other, &other] {
        let id: Id = bot.post(&path, json!({ "content": "x" })).await.1["id"].as_str().unwrap().parse().unwrap();
        assert!(id > last && id > people::BOT);
        last = id;
    }
    fn sendable<T: Send>(_: &T) {}
    let user: User = second.user("ben");
    sendable(&user.clicks("x"));
    sendable(&user.selects("x", &[]));
    sendable(&user.clicks_id(|_| true));
    sendable(&user.sees("x"));
    sendable(&second.settled());
}

#[tokio::test]
async fn a_failed_expectation_prints_the_channel_as_that_person_sees_it() {
    let (sandbox, mut bot) = stage(Config { patience: Duration::from_millis(20), ..patient() }).await;
    let ben = sandbox.user("ben");
    let embed = json!({ "title": "Corinth", "description": "Round 3", "fields": [{ "name": "Gold", "value": "7" }] });
    let menu = json!({ "type": 1, "components": [{ "type": 3, "custom_id": "which", "placeholder": "Which?", "options": [{ "label": "Attika", "value": "a" }] }] });
    let body = json!({ "content": "Your move", "embeds": [embed], "components": [Bot::button("Bid", "bid:1"), menu] });
    let path = format!("/channels/{}/messages", ben.place());
    bot.post(&path, json!({ "content": "A table" })).await;
    join!(ben.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let mut body = body.clone();
        body["flags"] = json!(64);
        bot.answer(&interaction, 4, body).await;
    });
    sandbox.user("ana").writes("Good luck");
    let seen = ben.clone();
    let unanswered = ben.clone();
    let deeds: [(&str, tokio::task::JoinHandle<()>); 9] = [
        (
            "a public message with \"gone\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.sees("gone").await) }
            }),
        ),
        (
            "a private message with \"gone\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.sees_privately("gone").await) }
            }),
        ),
        (
            "an enabled button \"Stop\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.clicks("Stop").await) }
            }),
        ),
        (
            "an enabled menu \"Whom?\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.selects("Whom?", &["a"]).await) }
            }),
        ),
        (
            "does not offer \"b\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.selects("Which?", &["b"]).await) }
            }),
        ),
        (
            "still sees \"Good luck\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { ben.stops_seeing("Good luck").await }
            }),
        ),
        (
            "ben sees \"Gold\"",
            tokio::spawn({
                let ben = ben.clone();
                async move { ben.sees_no("Gold") }
            }),
        ),
        (
            "no modal open",
            tokio::spawn({
                let ben = ben.clone();
                async move { drop(ben.sees_modal()) }
            }),
        ),
        ("no command \"nothing\"", tokio::spawn(async move { drop(ben.slash("/nothing", &[]).await) })),
    ];
    for (what, deed) in deeds {
        let panic = deed.await.unwrap_err().into_panic();
        let report = panic.downcast_ref::<String>().unwrap();
        let parts = [
            what,
            "ben sees in #games",
            "Agon",
            "A table",
            "Agon (only they see this)",
            "Your move",
            "| Corinth",
            "| Round 3",
            "| Gold",
            "[Bid] bid:1",
            "menu \"Which?\" which: Attika",
            "Ana",
            "Good luck",
        ];
        for part in parts {
            assert!(report.contains(part), "{what}: no {part} in\n{report}");
        }
    }
    assert_eq!(seen.messages().len(), 3);
    // An action without an answer fails with a report.
    sandbox.cuts_gateway();
    sandbox.bot_connected(false).await;
    sandbox.expires_sessions();
    let outcome = unanswered.clicks("Bid").await;
    let panic = tokio::spawn(async move { drop(outcome.ok()) }).await.unwrap_err().into_panic();
    let report = panic.downcast_ref::<String>().unwrap();
    assert!(report.contains("no bot is connected") && report.contains("ben sees in #games"), "{report}");
    // Others do not see private messages, not even in their report.
    let ana = sandbox.user("ana");
    let panic = tokio::spawn(async move { drop(ana.sees_modal()) }).await.unwrap_err().into_panic();
    assert!(!panic.downcast_ref::<String>().unwrap().contains("Corinth"));
}
