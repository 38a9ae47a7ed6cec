//! Invalid requests: bad JSON, no token, wrong methods, missing routes, too large bodies.

use agon_sandbox::people;
use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::bot::{long, patient, stage};

#[tokio::test]
async fn what_cannot_be_read_is_refused_before_it_is_looked_at() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let broken = json!({ "code": 50109, "message": "The request body contains invalid JSON." });
    for text in ["{", "{\"content\": }", "content=x", "{\"content\":\"x\"} x"] {
        assert_eq!(bot.sends_text(&path, "application/json", text).await, (400, broken.clone()), "{text}");
    }
    for (kind, text) in [("text/plain", "{\"content\":\"x\"}"), ("multipart/form-data; boundary=x", "nothing")] {
        let (status, refusal) = bot.sends_text(&path, kind, text).await;
        assert_eq!((status, &refusal["code"], refusal.get("errors")), (400, &json!(50035), None), "{kind}: {refusal}");
    }
    let charset = bot.sends_text(&path, "application/json; charset=utf-8", "{\"content\":\"x\"}").await;
    assert_eq!(charset.0, 200);
    assert_eq!(sandbox.user("ana").messages().len(), 1);
}

#[tokio::test]
async fn without_the_token_only_the_gateway_is_told() {
    let (sandbox, bot) = stage(patient()).await;
    let http = Client::builder().no_proxy().build().unwrap();
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let unauthorized = json!({ "message": "401: Unauthorized", "code": 0 });
    for token in ["", "Bot wrong", "Bearer sandbox.bot.token", "sandbox.bot.token"] {
        for (method, path) in
            [(Method::GET, "/users/@me"), (Method::POST, path.as_str()), (Method::GET, "/gateway/bot")]
        {
            let request = http.request(method, format!("{}{path}", bot.base)).header("Authorization", token);
            let answer = request.json(&json!({ "content": "x" })).send().await.unwrap();
            assert_eq!(
                (answer.status().as_u16(), answer.json::<Value>().await.unwrap()),
                (401, unauthorized.clone()),
                "{token}"
            );
        }
        let gateway = http.get(format!("{}/gateway", bot.base)).header("Authorization", token).send().await.unwrap();
        assert_eq!(gateway.status(), 200);
    }
    assert_eq!(sandbox.complaints().len(), 12);
}

#[tokio::test]
async fn wrong_methods_and_unknown_routes_are_told_apart_and_both_are_complaints() {
    let (sandbox, bot) = stage(patient()).await;
    let channel = format!("/channels/{}", sandbox.user("ana").place());
    let (_, message) = bot.post(&format!("{channel}/messages"), json!({ "content": "x" })).await;
    let message = format!("{channel}/messages/{}", message["id"].as_str().unwrap());
    let commands = format!("/applications/{}/commands", people::BOT);
    let not_allowed = [
        (Method::POST, "/gateway".to_owned()),
        (Method::DELETE, "/users/@me".to_owned()),
        (Method::PUT, format!("{channel}/messages")),
        (Method::POST, message.clone()),
        (Method::GET, format!("{channel}/typing")),
        (Method::DELETE, commands),
        (Method::GET, "/interactions/1/x/callback".to_owned()),
    ];
    for (method, path) in &not_allowed {
        let answer = bot.send(method.clone(), path, Value::Null).await;
        assert_eq!(answer, (405, json!({ "code": 0, "message": "405: Method Not Allowed" })), "{method} {path}");
    }
    assert_eq!(sandbox.complaints().len(), not_allowed.len());
    // Routes that do not exist, and routes of Discord that the sandbox lacks: both give 404 and a finding each.
    let unknown = [
        (Method::GET, "/nowhere".to_owned()),
        (Method::PUT, format!("{message}/reactions/x/@me")),
        (Method::PATCH, "/users/@me".to_owned()),
    ];
    for (method, path) in &unknown {
        assert_eq!(
            bot.send(method.clone(), path, Value::Null).await,
            (404, json!({ "code": 0, "message": "404: Not Found" }))
        );
        let finding = format!("the sandbox does not know {method} {path}");
        assert!(sandbox.complaints().contains(&finding), "{finding}");
    }
    assert_eq!(bot.send(Method::GET, "/../v9/gateway", Value::Null).await.1["code"], 50041);
}

#[tokio::test]
async fn what_is_not_there_is_told_by_its_own_number() {
    let (sandbox, bot) = stage(patient()).await;
    let channel = sandbox.user("ana").place();
    let table = [
        (Method::GET, "/channels/1".to_owned(), 10003),
        (Method::POST, "/channels/1/messages".to_owned(), 10003),
        (Method::GET, format!("/channels/{channel}/messages/1"), 10008),
        (Method::PATCH, format!("/channels/{channel}/messages/1"), 10008),
        (Method::DELETE, format!("/channels/{channel}/messages/1"), 10008),
        (Method::GET, "/users/1".to_owned(), 10013),
        (Method::GET, "/guilds/1".to_owned(), 10004),
        (Method::GET, format!("/guilds/{}/members/1", people::SERVER), 10007),
        (Method::GET, format!("/applications/{}/guilds/1/commands", people::BOT), 10004),
        (Method::DELETE, format!("/applications/{}/commands/1", people::BOT), 10063),
        (Method::POST, "/interactions/1/x/callback".to_owned(), 10062),
        (Method::POST, "/webhooks/1/x".to_owned(), 10015),
    ];
    for (method, path, code) in table {
        let body = if method == Method::GET || method == Method::DELETE {
            Value::Null
        } else {
            json!({ "content": "x", "type": 4 })
        };
        let (status, refusal) = bot.send(method.clone(), &path, body).await;
        assert_eq!((status, &refusal["code"]), (404, &json!(code)), "{method} {path}");
    }
    let (status, refusal) = bot.post("/users/@me/channels", json!({ "recipient_id": "1" })).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50033)));
}

#[tokio::test]
async fn files_are_counted_weighed_and_looked_for() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let too_large = json!({ "code": 40005, "message": "Request entity too large" });
    let heavy = vec![0; 10 * 1024 * 1024 + 1];
    assert_eq!(bot.upload(&path, json!({}), "big.bin", &heavy).await, (413, too_large.clone()));
    let (whole, third) = (heavy.len() - 1, 9 * 1024 * 1024);
    assert_eq!(bot.upload(&path, json!({}), "just.bin", &heavy[..whole]).await.0, 200);
    let three = [("a", &heavy[..third]), ("b", &heavy[..third]), ("c", &heavy[..third])];
    assert_eq!(bot.uploads(Method::POST, &path, json!({}), &three).await, (413, too_large.clone()));
    let text = json!({ "content": long(26 * 1024 * 1024) }).to_string();
    assert_eq!(bot.sends_text(&path, "application/json", &text).await, (413, too_large));

    let eleven: Vec<(&str, &[u8])> = vec![("x.txt", b"x"); 11];
    assert_eq!(bot.uploads(Method::POST, &path, json!({}), &eleven).await.1["code"], 30015);
    let (status, ten) = bot.uploads(Method::POST, &path, json!({}), &eleven[..10]).await;
    assert_eq!((status, ten["attachments"].as_array().map(Vec::len)), (200, Some(10)));
    let edited = format!("{path}/{}", ten["id"].as_str().unwrap());
    let first = ten["attachments"][0]["id"].clone();
    assert_eq!(bot.uploads(Method::PATCH, &edited, json!({}), &eleven[..1]).await.1["code"], 30015);
    let replaced =
        json!({ "attachments": [{ "id": first }, { "id": 0, "filename": "y.txt", "description": long(1024) }] });
    let (_, message) = bot.uploads(Method::PATCH, &edited, replaced, &eleven[..1]).await;
    assert_eq!(message["attachments"].as_array().map(Vec::len), Some(2));

    let with = |entry: Value| json!({ "content": "x", "attachments": [entry] });
    bot.is_refused(
        Method::POST,
        &path,
        [
            ("no such file", with(json!({ "id": 0 })), "/attachments/0", "ATTACHMENT_NOT_FOUND"),
            ("another message's file", with(json!({ "id": first })), "/attachments/0", "ATTACHMENT_NOT_FOUND"),
            ("no id", with(json!({ "filename": "x" })), "/attachments/0/id", "BASE_TYPE_REQUIRED"),
            ("not an id", with(json!({ "id": "first" })), "/attachments/0/id", "NUMBER_TYPE_COERCE"),
            (
                "description",
                with(json!({ "id": 0, "description": long(1025) })),
                "/attachments/0/description",
                "BASE_TYPE_MAX_LENGTH",
            ),
            ("no list", json!({ "content": "x", "attachments": { "id": 0 } }), "/attachments", "LIST_TYPE_CONVERT"),
        ],
    )
    .await;
    let (status, refusal) = bot.upload(&path, with(json!({ "id": 1 })), "x.txt", b"x").await;
    assert_eq!(
        (status, &refusal["errors"]["attachments"]["0"]["_errors"][0]["code"]),
        (400, &json!("ATTACHMENT_NOT_FOUND"))
    );
}
