//! Discord's limits, message by message and command by command.

use agon_sandbox::{Config, people};
use serde_json::{Value, json};

use crate::bot::{Bot, stage};

fn rows(count: usize) -> Value {
    (0..count).map(|n| Bot::button("x", &format!("b{n}"))).collect()
}

fn embed(field: &str, text: &str) -> Value {
    json!({ "embeds": [{ field: text }] })
}

#[tokio::test]
async fn messages_beyond_the_limits_are_refused_at_the_right_place() {
    let (sandbox, bot) = stage(Config::default()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let long = |length: usize| "x".repeat(length);
    let menu = |options: Value| json!({ "content": "x", "components": [{ "type": 1, "components": [{ "type": 3, "custom_id": "m", "options": options }] }] });
    let twins = json!({ "type": 1, "components": [
        { "type": 2, "style": 1, "label": "x", "custom_id": "same" }, { "type": 2, "style": 1, "label": "y", "custom_id": "same" } ] });
    let options = |count: usize| (0..count).map(|n| json!({ "label": "x", "value": n.to_string() })).collect::<Value>();
    let wrong = [
        (json!({ "content": long(2001) }), "/content"),
        (embed("title", &long(257)), "/embeds/0/title"),
        (embed("description", &long(4097)), "/embeds/0/description"),
        (json!({ "embeds": [{ "description": long(4000) }, { "description": long(2001) }] }), "/embeds"),
        (json!({ "content": "x", "components": rows(6) }), "/components"),
        (
            json!({ "content": "x", "components": [Bot::button("x", &long(101))] }),
            "/components/0/components/0/custom_id",
        ),
        (json!({ "content": "x", "components": [Bot::button(&long(81), "b")] }), "/components/0/components/0/label"),
        (json!({ "content": "x", "components": [twins] }), "/components/0/components/1/custom_id"),
        (menu(options(26)), "/components/0/components/0/options"),
        (menu(options(0)), "/components/0/components/0/options"),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "/allowed_mentions/users",
        ),
    ];
    for (body, place) in wrong {
        let (status, refusal) = bot.post(&path, body).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{place}");
        assert!(refusal["errors"].pointer(&format!("{place}/_errors/0/code")).is_some(), "{place}: {refusal}");
    }
    assert_eq!(bot.post(&path, json!({ "content": " " })).await.1["code"], 50006);
    let fits = json!({ "content": long(2000), "components": rows(5), "embeds": [{ "description": long(4096) }] });
    assert_eq!(bot.post(&path, fits).await.0, 200);
    assert_eq!(bot.post(&path, menu(options(25))).await.0, 200);
}

#[tokio::test]
async fn commands_that_discord_would_not_take_are_refused() {
    let (sandbox, bot) = stage(Config::default()).await;
    let path = format!("/applications/{}/commands", people::BOT);
    let named = |name: &str| json!({ "name": name, "description": "x" });
    let with = |options: Value| json!([{ "name": "a", "description": "x", "options": options }]);
    let option =
        |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "x", "required": required });
    let choices: Value = (0..26).map(|n| json!({ "name": n.to_string(), "value": n.to_string() })).collect();
    let wrong = [
        json!([named("Play")]),
        json!([named("a b")]),
        json!([named("a"), named("a")]),
        json!([{ "name": "a" }]),
        json!([{ "name": "a", "description": "x".repeat(101) }]),
        json!([{ "name": "a", "description": "x", "name_localizations": { "xx": "b" } }]),
        with(json!([option("a", false), option("b", true)])),
        with(json!([option("a", true), option("a", true)])),
        with(json!([{ "type": 3, "name": "a", "description": "x", "choices": choices }])),
        with(json!([{ "type": 3, "name": "a", "description": "x", "name_localizations": { "de": "c" } },
            { "type": 3, "name": "b", "description": "x", "name_localizations": { "de": "c" } }])),
        (0..101).map(|n| named(&format!("c{n}"))).collect(),
    ];
    for body in wrong {
        let (status, refusal) = bot.put(&path, body.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{body}");
    }
    // A refused list changes nothing; a command keeps its id while its name stays.
    let (_, before) = bot.get(&path).await;
    assert_eq!(sandbox.commands().len(), 3);
    let (_, after) = bot.put(&path, crate::bot::commands()).await;
    assert_eq!(before[0]["id"], after[0]["id"]);
}
