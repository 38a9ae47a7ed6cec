//! The life of an interaction.

use std::time::Duration;

use agon_sandbox::{Config, Failure};
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{Bot, patient, stage, webhook};

#[tokio::test]
async fn a_deferred_private_answer_is_filled_and_seen_by_nobody_else() {
    let (sandbox, mut bot) = stage(patient()).await;
    let (ana, ben) = (sandbox.user("ana"), sandbox.user("ben"));
    let (outcome, interaction) =
        join!(ana.slash("/play", &[("game", "Offrandes"), ("seats", "3"), ("with", "ben")]), async {
            let interaction = bot.interaction().await;
            assert_eq!(bot.answer(&interaction, 5, json!({ "flags": 64 })).await.0, 204);
            assert_eq!(bot.answer(&interaction, 4, json!({ "content": "again" })).await.1["code"], 40060);
            let (status, message) =
                bot.patch(&webhook(&interaction, "/messages/@original"), json!({ "content": "Your table" })).await;
            assert_eq!((status, &message["content"], &message["flags"]), (200, &json!("Your table"), &json!(64)));
            // The channel's routes do not know it.
            let (place, id) = (message["channel_id"].as_str().unwrap(), message["id"].as_str().unwrap());
            assert_eq!(bot.get(&format!("/channels/{place}/messages/{id}")).await.1["code"], 10008);
            assert_eq!(bot.get(&format!("/channels/{place}/messages")).await.1, json!([]));
            interaction
        });
    let options = &interaction["data"]["options"];
    assert_eq!((&options[0]["value"], &options[1]["value"]), (&json!("offrandes"), &json!(3)));
    assert_eq!(interaction["data"]["resolved"]["users"][options[2]["value"].as_str().unwrap()]["username"], "ben");
    assert_eq!(
        (&interaction["locale"], &interaction["guild_locale"], &interaction["context"]),
        (&json!("en-US"), &json!("en-US"), &json!(0))
    );
    assert!(outcome.ok().is_private());
    ana.sees_privately("Your table").await;
    ana.sees_no("again");
    assert!(ben.messages().is_empty() && sandbox.transcript("ben").is_empty());
    assert_eq!(sandbox.transcript("ana").len(), 2);
    ana.dismisses_all();
    ana.sees_no("Your table");
    assert_eq!(sandbox.complaints().len(), 2);
    sandbox.forgives("40060");
    sandbox.forgives("10008");
    sandbox.assert_clean();
}

#[tokio::test]
async fn late_unknown_and_dead_answers_are_refused() {
    let at_once = Duration::from_millis(60);
    let (sandbox, mut bot) = stage(Config { answer_limit: at_once, ..patient() }).await;
    let outcome = sandbox.user("ana").slash("/play", &[("game", "attika")]).await;
    assert_eq!(outcome.failed, Some(Failure::TooLate));
    let interaction = bot.interaction().await;
    assert_eq!(
        bot.answer(&interaction, 4, json!({ "content": "late" })).await,
        (404, json!({ "code": 10062, "message": "Unknown interaction" }))
    );
    assert_eq!(bot.post(&webhook(&interaction, ""), json!({ "content": "late" })).await.1["code"], 10015);
    assert_eq!(sandbox.complaints().len(), 3, "{:?}", sandbox.complaints());
    // With a long time for the answer, the token still expires.
    let (sandbox, mut bot) = stage(Config { token_life: at_once, ..patient() }).await;
    let ana = sandbox.user("ana");
    let (outcome, interaction) = join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 4, json!({ "content": "in time" })).await;
        interaction
    });
    assert!(outcome.ok().says("in time"));
    let (status, refusal) = loop {
        let edited =
            bot.patch(&webhook(&interaction, "/messages/@original"), json!({ "content": "until it dies" })).await;
        if edited.0 != 200 {
            break edited;
        }
    };
    assert_eq!((status, &refusal["code"]), (401, &json!(50027)));
    assert_eq!(sandbox.complaints().len(), 1, "{:?}", sandbox.complaints());
}

#[tokio::test]
async fn a_button_opens_a_modal_and_its_submission_edits_the_message() {
    let (sandbox, mut bot) = stage(patient()).await;
    let place = sandbox.user("ana").place();
    bot.post(
        &format!("/channels/{place}/messages"),
        json!({ "content": "Corinth bids", "components": [Bot::button("Bid", "bid:1")] }),
    )
    .await;
    let cleo = sandbox.user("cleo");
    cleo.sees("Corinth").await;
    let modal = json!({ "title": "Your bid", "custom_id": "bid:1:m", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "amount", "label": "Amount", "style": 1, "max_length": 3 }] } ] });
    let (outcome, ()) = join!(cleo.clicks("Bid"), async {
        let click = bot.interaction().await;
        assert_eq!((&click["data"]["custom_id"], &click["locale"]), (&json!("bid:1"), &json!("de")));
        assert_eq!(bot.answer(&click, 8, json!({ "choices": [] })).await.0, 400);
        assert_eq!(bot.answer(&click, 9, modal.clone()).await.0, 204);
    });
    assert_eq!(outcome.modal.unwrap().inputs[0].label, "Amount");
    assert_eq!(cleo.sees_modal(), "Your bid");
    let (outcome, ()) = join!(cleo.fills_in(&["7"]), async {
        let submitted = bot.interaction().await;
        assert_eq!(submitted["data"]["components"][0]["components"][0]["value"], "7");
        assert_eq!(bot.answer(&submitted, 9, modal.clone()).await.0, 400);
        assert_eq!(bot.answer(&submitted, 7, json!({ "content": "Cleo bid 7", "components": [] })).await.0, 204);
    });
    assert!(outcome.ok().says("Cleo bid 7"));
    assert!(cleo.modal().is_none() && cleo.buttons().is_empty());
    sandbox.forgives("50035");
    sandbox.assert_clean();
}

#[tokio::test]
async fn the_first_follow_up_fills_a_deferral_as_private_as_it_was() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ben = sandbox.user("ben").in_channel("hall");
    let (outcome, ()) = join!(ben.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 5, json!({ "flags": 64 })).await;
        let (_, first) = bot.post(&webhook(&interaction, ""), json!({ "content": "one" })).await;
        let (_, second) = bot.post(&webhook(&interaction, ""), json!({ "content": "two" })).await;
        assert_eq!((&first["flags"], &second["flags"]), (&json!(64), &json!(0)));
        let original = bot.get(&webhook(&interaction, "/messages/@original")).await.1;
        assert_eq!(original["id"], first["id"]);
        let second = second["id"].as_str().unwrap();
        assert_eq!(bot.delete(&webhook(&interaction, &format!("/messages/{second}"))).await.0, 204);
    });
    assert!(outcome.says("one"));
    ben.sees_privately("one").await;
    ben.sees_no("two");
    sandbox.settled().await;
    sandbox.assert_clean();
}

#[tokio::test]
async fn autocomplete_and_sub_commands_speak_the_users_language() {
    let (sandbox, mut bot) = stage(patient()).await;
    let cleo = sandbox.user("cleo");
    let (choices, ()) = join!(cleo.autocomplete("/move", "action", "bi"), async {
        let typing = bot.interaction().await;
        assert_eq!((&typing["type"], &typing["data"]["options"][0]["focused"]), (&json!(4), &json!(true)));
        let choice = json!({ "name": "bid 4", "value": "bid 4", "name_localizations": { "de": "biete 4" } });
        bot.answer(&typing, 8, json!({ "choices": [choice] })).await;
    });
    assert_eq!(choices, [("biete 4".to_owned(), "bid 4".to_owned())]);
    let reply = async |bot: &mut Bot| -> Value {
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 4, json!({ "content": "yes" })).await;
        interaction
    };
    let (_, interaction) = join!(cleo.slash("/spielen", &[("game", "attika")]), reply(&mut bot));
    assert_eq!(interaction["data"]["name"], "play");
    let ana = sandbox.user("ana");
    let (_, interaction) = join!(ana.slash("/admin pause", &[("now", "true")]), reply(&mut bot));
    assert_eq!(interaction["data"]["options"][0]["options"][0]["value"], true);
    // Only people who manage the server can use the command.
    let refused = tokio::spawn(async move { cleo.slash("/admin pause", &[("now", "true")]).await }).await;
    assert!(refused.is_err());
    sandbox.assert_clean();
}

#[tokio::test]
async fn the_answer_to_an_answer_is_given_to_those_who_ask_for_it() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    for (query, told) in
        [("", false), ("?with_response=true", true), ("?with_response=1", true), ("?with_response=0", false)]
    {
        let (outcome, ()) = join!(ana.slash("/play", &[("game", "attika")]), async {
            let interaction = bot.interaction().await;
            let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
            let path = format!("/interactions/{id}/{token}/callback{query}");
            let (status, answer) = bot.post(&path, json!({ "type": 4, "data": { "content": "yes" } })).await;
            assert_eq!((status, answer["interaction"]["id"] == *id), (if told { 200 } else { 204 }, told), "{query}");
        });
        outcome.ok();
    }
    sandbox.assert_clean();
}
