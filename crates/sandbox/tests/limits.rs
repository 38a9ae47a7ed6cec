//! Discord's limits of a message: every fault at its path, and accepted messages just within the limits.

use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::{Refused, long, patient, stage};

fn embed(embed: Value) -> Value {
    json!({ "embeds": [embed] })
}

fn pings(allowed: Value) -> Value {
    json!({ "content": "x", "allowed_mentions": allowed })
}

fn ids(count: u64) -> Vec<String> {
    (1..=count).map(|id| id.to_string()).collect()
}

const MAX: &str = "BASE_TYPE_MAX_LENGTH";
const REQUIRED: &str = "BASE_TYPE_REQUIRED";

fn texts() -> Vec<Refused> {
    vec![
        ("content", json!({ "content": long(2001) }), "/content", MAX),
        // The clef is one character, but two UTF-16 units.
        ("content in UTF-16", json!({ "content": "𝄞".repeat(1001) }), "/content", MAX),
        ("content as a number", json!({ "content": 7 }), "/content", "STRING_TYPE_CONVERT"),
        ("content as a list", json!({ "content": ["x"] }), "/content", "STRING_TYPE_CONVERT"),
        ("a switch", json!({ "content": "x", "tts": "yes" }), "/tts", "BOOLEAN_TYPE_CONVERT"),
        ("flags", json!({ "content": "x", "flags": "64" }), "/flags", "NUMBER_TYPE_COERCE"),
        ("flags below zero", json!({ "content": "x", "flags": -1 }), "/flags", "NUMBER_TYPE_MIN"),
        ("nonce", json!({ "content": "x", "nonce": long(26) }), "/nonce", MAX),
        ("nonce", json!({ "content": "x", "nonce": {} }), "/nonce", "STRING_TYPE_CONVERT"),
        ("enforce_nonce", json!({ "content": "x", "enforce_nonce": 1 }), "/enforce_nonce", "BOOLEAN_TYPE_CONVERT"),
        ("no object", json!([]), "", "MODEL_TYPE_CONVERT"),
    ]
}

fn embeds() -> Vec<Refused> {
    let field = |name: &str, value: &str| embed(json!({ "fields": [{ "name": name, "value": value }] }));
    let fields: Value = (0..26).map(|_| json!({ "name": "x", "value": "x" })).collect();
    let many: Value = (0..11).map(|_| json!({ "title": "x" })).collect();
    let heavy = json!({ "embeds": [{ "description": long(4000) }, { "description": long(1000), "footer": { "text": long(500) },
        "author": { "name": long(200) }, "fields": [{ "name": long(200), "value": long(101) }] }] });
    vec![
        ("embeds", json!({ "embeds": many }), "/embeds", MAX),
        ("title", embed(json!({ "title": long(257) })), "/embeds/0/title", MAX),
        ("description", embed(json!({ "description": long(4097) })), "/embeds/0/description", MAX),
        ("footer", embed(json!({ "footer": { "text": long(2049) } })), "/embeds/0/footer/text", MAX),
        ("footer without text", embed(json!({ "footer": {} })), "/embeds/0/footer/text", REQUIRED),
        ("author", embed(json!({ "author": { "name": long(257) } })), "/embeds/0/author/name", MAX),
        ("fields", embed(json!({ "fields": fields })), "/embeds/0/fields", MAX),
        ("field name", field(&long(257), "x"), "/embeds/0/fields/0/name", MAX),
        ("field value", field("x", &long(1025)), "/embeds/0/fields/0/value", MAX),
        ("empty field name", field("", "x"), "/embeds/0/fields/0/name", REQUIRED),
        ("empty field value", field("x", ""), "/embeds/0/fields/0/value", REQUIRED),
        ("6001 in all", heavy, "/embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        ("empty embed", embed(json!({})), "/embeds/0/description", REQUIRED),
        ("no embed", embed(Value::Null), "/embeds/0", "LIST_ITEM_VALUE_REQUIRED"),
        ("a text as embed", embed(json!("x")), "/embeds/0", "MODEL_TYPE_CONVERT"),
        ("an embed that is no list", json!({ "embeds": { "title": "x" } }), "/embeds", "LIST_TYPE_CONVERT"),
        ("colour", embed(json!({ "title": "x", "color": 0x0100_0000 })), "/embeds/0/color", "NUMBER_TYPE_MAX"),
        ("colour", embed(json!({ "title": "x", "color": "red" })), "/embeds/0/color", "NUMBER_TYPE_COERCE"),
        ("time", embed(json!({ "title": "x", "timestamp": "noon" })), "/embeds/0/timestamp", "DATE_TIME_TYPE_PARSE"),
        ("link", embed(json!({ "title": "x", "url": "here" })), "/embeds/0/url", "URL_TYPE_INVALID_URL"),
        ("file", embed(json!({ "image": { "url": "file:///x" } })), "/embeds/0/image/url", "URL_TYPE_INVALID_SCHEME"),
        ("picture", embed(json!({ "thumbnail": {} })), "/embeds/0/thumbnail/url", REQUIRED),
    ]
}

fn mentions() -> Vec<Refused> {
    let exclusive = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
    vec![
        ("users twice over", pings(json!({ "parse": ["users"], "users": ["1"] })), "/allowed_mentions", exclusive),
        ("roles twice over", pings(json!({ "parse": ["roles"], "roles": ["1"] })), "/allowed_mentions", exclusive),
        ("101 users", pings(json!({ "users": ids(101) })), "/allowed_mentions/users", MAX),
        ("101 roles", pings(json!({ "roles": ids(101) })), "/allowed_mentions/roles", MAX),
        ("unknown kind", pings(json!({ "parse": ["here"] })), "/allowed_mentions/parse/0", "BASE_TYPE_CHOICES"),
        ("a name", pings(json!({ "users": ["ana"] })), "/allowed_mentions/users/0", "NUMBER_TYPE_COERCE"),
        (
            "the same",
            pings(json!({ "users": ["1", "1"] })),
            "/allowed_mentions/users/1",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
        ),
        ("replied", pings(json!({ "replied_user": 1 })), "/allowed_mentions/replied_user", "BOOLEAN_TYPE_CONVERT"),
        ("no object", pings(json!("none")), "/allowed_mentions", "MODEL_TYPE_CONVERT"),
    ]
}

#[tokio::test]
async fn messages_beyond_the_limits_are_refused_at_the_right_place() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let references = [
        ("no message", json!({ "content": "x", "message_reference": {} }), "/message_reference/message_id", REQUIRED),
        (
            "no such message",
            json!({ "content": "x", "message_reference": { "message_id": "1" } }),
            "/message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
        ),
        (
            "not an id",
            json!({ "content": "x", "message_reference": { "message_id": "first" } }),
            "/message_reference/message_id",
            "NUMBER_TYPE_COERCE",
        ),
    ];
    let table = [texts(), embeds(), mentions(), references.into()].concat();
    bot.is_refused(Method::POST, &path, table.clone()).await;
    assert!(sandbox.user("ana").messages().is_empty());

    // An edit has the same limits. In a callback the paths begin with `data`.
    let (_, message) = bot.post(&path, json!({ "content": "x" })).await;
    let edited = format!("{path}/{}", message["id"].as_str().unwrap());
    let edits = table.into_iter().filter(|(_, _, place, _)| !place.starts_with("/message_reference/"));
    bot.is_refused(Method::PATCH, &edited, edits.filter(|(_, _, place, _)| *place != "/message_reference")).await;
    assert_eq!(bot.patch(&edited, json!({ "content": "" })).await.1["code"], 50006);
}

#[tokio::test]
async fn messages_within_the_limits_are_taken() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    let fields: Value = (0..25).map(|_| json!({ "name": long(20), "value": long(20), "inline": true })).collect();
    let written = ana.writes("who answers?");
    bot.is_taken(Method::POST, &path, [
        ("2000 characters", json!({ "content": long(2000) })),
        ("nothing but an embed", embed(json!({ "title": long(256), "description": long(4096), "url": "https://x.org",
            "timestamp": "2026-01-02T03:04:05.678Z", "color": 0, "author": { "name": "x", "icon_url": "https://x.org/a.png" } }))),
        ("25 fields", embed(json!({ "fields": fields, "footer": { "text": long(2048) } }))),
        ("nulls", json!({ "content": "x", "embeds": null, "components": null, "allowed_mentions": null, "nonce": null,
            "flags": null, "message_reference": null, "attachments": null, "tts": null })),
        ("stickers are passed over", json!({ "content": "x", "sticker_ids": ["1"] })),
        ("flags", json!({ "content": "x", "flags": 1 << 2 | 1 << 12 })),
        ("nonce", json!({ "content": "x", "nonce": long(25) })),
        ("a number as nonce", json!({ "content": "x", "nonce": 9_007_199_254_740_993_i64 })),
        ("100 users", pings(json!({ "parse": ["everyone"], "users": ids(100), "replied_user": false }))),
        ("no users", pings(json!({ "parse": ["users"], "users": [] }))),
        ("a reply", json!({ "content": "x", "message_reference": { "message_id": written } })),
        ("a reply to nothing", json!({ "content": "x", "message_reference": { "message_id": "1", "fail_if_not_exists": false } })),
        ("only buttons", json!({ "components": [crate::bot::Bot::button("x", "x")] })),
    ])
    .await;
    for empty in [json!({}), json!({ "content": " \n" }), json!({ "embeds": [], "components": [] })] {
        let (status, refusal) = bot.post(&path, empty).await;
        assert_eq!((status, refusal), (400, json!({ "code": 50006, "message": "Cannot send an empty message" })));
    }
    sandbox.forgives("50006");
    sandbox.assert_clean();
}
