//! Access: loopback, key and origin.

use std::time::Duration;

use agon_sandbox::{Config, Sandbox, people};
use reqwest::Client;
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{Bot, patient, stage};

#[tokio::test]
async fn foreign_names_foreign_pages_and_missing_keys_are_refused() {
    let (sandbox, bot) = stage(patient()).await;
    let http = Client::builder().no_proxy().build().unwrap();
    let status = async |path: &str, headers: &[(&str, &str)]| {
        let request =
            headers.iter().fold(http.get(format!("{}{path}", sandbox.api_url())), |request, (name, value)| {
                request.header(*name, *value)
            });
        request.send().await.unwrap().status().as_u16()
    };
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let state = format!("/sandbox/state?as=ana&key={key}");
    assert_eq!(status(&state, &[]).await, 200);
    assert_eq!(status("/sandbox/state?as=ana", &[("x-sandbox-key", &key)]).await, 200);
    assert_eq!(status(&format!("/?key={key}"), &[]).await, 200);
    let refused: [(&str, &[(&str, &str)]); 7] = [
        ("/", &[]),
        ("/sandbox/state?as=ana", &[]),
        ("/sandbox/state?as=ana&key=guess", &[]),
        (&state, &[("host", "evil.example")]),
        (&state, &[("origin", "http://evil.example")]),
        (&state, &[("origin", "null")]),
        ("/api/v10/gateway", &[("host", "evil.example:80")]),
    ];
    for (path, headers) in refused {
        assert_eq!(status(path, headers).await, 403, "{path} {headers:?}");
    }
    assert_eq!(status("/api/v10/users/@me", &[("authorization", "Bot wrong")]).await, 401);
    assert_eq!(bot.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn the_page_runs_nothing_but_its_own_files_and_writes_no_markup() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let http = Client::builder().no_proxy().build().unwrap();
    let page = http.get(sandbox.page_url()).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'") && !policy.contains("unsafe"));
    let mut unread = vec!["app.js".to_owned()];
    let mut read = Vec::new();
    while let Some(name) = unread.pop() {
        let part = http.get(format!("{}/page/{name}", sandbox.api_url())).send().await.unwrap();
        assert_eq!(
            (part.status().as_u16(), &part.headers()["content-type"]),
            (200, &"text/javascript".parse().unwrap()),
            "{name}"
        );
        let text = part.text().await.unwrap();
        for markup in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
            assert!(!text.contains(markup), "{name} has {markup}");
        }
        let imports =
            text.split("from \"./").skip(1).filter_map(|rest| rest.split_once('"')).map(|(name, _)| name.to_owned());
        unread.extend(imports.filter(|name| !read.contains(name)));
        read.push(name);
    }
    assert!(read.len() > 20, "{read:?}");
}

#[tokio::test]
async fn a_wrong_token_is_sent_away_and_a_port_in_use_is_told() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let mut bot = Bot::connect(&sandbox).await;
    bot.says(json!({ "op": 2, "d": { "token": "wrong", "intents": 0, "properties": {} } })).await;
    assert_eq!(bot.hears().await["close"], 4004);
    let port = sandbox.api_url().rsplit_once(':').unwrap().1.parse().unwrap();
    let second = Sandbox::start(Config { port, ..patient() }).await;
    assert_eq!(second.unwrap_err().kind(), std::io::ErrorKind::AddrInUse);
    sandbox.shutdown().await;
}

/// Sends an action of a person as the page does. Returns the status and the answer.
pub async fn act(sandbox: &Sandbox, who: &str, mut deed: Value) -> (u16, Value) {
    deed["as"] = json!(who);
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let http = Client::builder().no_proxy().build().unwrap();
    let sent = http.post(format!("{}/sandbox/act", sandbox.api_url())).header("x-sandbox-key", key).json(&deed).send();
    let answer = sent.await.unwrap();
    (answer.status().as_u16(), serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default())
}

/// Returns what the page is told.
pub async fn look(sandbox: &Sandbox, what: &str, query: &str) -> Value {
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let http = Client::builder().no_proxy().build().unwrap();
    let sent = http.get(format!("{}/sandbox/{what}?key={key}&{query}", sandbox.api_url())).send();
    sent.await.unwrap().json().await.unwrap()
}

fn channel(name: &str) -> String {
    people::CHANNELS.iter().find(|(known, _)| *known == name).unwrap().1.to_string()
}

#[tokio::test]
async fn deeds_need_the_key_and_come_from_the_page_itself() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let http = Client::builder().no_proxy().build().unwrap();
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let post = async |headers: &[(&str, &str)]| {
        let request = http
            .post(format!("{}/sandbox/act", sandbox.api_url()))
            .json(&json!({ "as": "ana", "do": "dms", "open": false }));
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        request.send().await.unwrap().status().as_u16()
    };
    assert_eq!(post(&[]).await, 403);
    assert_eq!(post(&[("x-sandbox-key", "guess")]).await, 403);
    assert_eq!(post(&[("x-sandbox-key", &key), ("origin", "http://evil.example")]).await, 403);
    assert_eq!(look(&sandbox, "state", "as=ana").await["faults"]["closed"], json!([]));
    assert_eq!(post(&[("x-sandbox-key", &key)]).await, 200);
    assert_eq!(look(&sandbox, "state", "as=ana").await["faults"]["closed"], json!(["ana"]));
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused() {
    let (sandbox, bot) = stage(patient()).await;
    let fail = |more: Value| {
        let mut deed = json!({ "do": "fail", "times": 1, "status": 500 });
        deed.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        deed
    };
    let dm = people::PEOPLE[1].dm;
    let (_, whisper) = bot.post(&format!("/channels/{dm}/messages"), json!({ "content": "for Ben" })).await;
    let wrong = [
        json!({ "do": "gateway", "how": "explode" }),
        fail(json!({ "times": 0 })),
        fail(json!({ "times": 1001 })),
        fail(json!({ "status": 200 })),
        fail(json!({ "status": null })),
        fail(json!({ "delay": 60_001 })),
        json!({ "do": "clear_fault", "place": 0 }),
        json!({ "do": "deny", "channel": channel("hall"), "permission": "ADMINISTRATOR" }),
        json!({ "do": "deny", "channel": dm, "permission": "SEND_MESSAGES" }),
        json!({ "do": "allow", "channel": "1", "permission": "SEND_MESSAGES" }),
        json!({ "do": "remove", "message": "1" }),
        json!({ "do": "remove", "message": whisper["id"] }),
        json!({ "do": "press", "message": whisper["id"], "custom_id": "x" }),
        json!({ "do": "remove_channel", "channel": people::PEOPLE[0].dm }),
        json!({ "do": "archive", "channel": channel("hall"), "archived": true }),
        json!({ "do": "write", "channel": dm, "text": "as somebody else" }),
        json!({ "do": "nothing" }),
    ];
    for deed in wrong {
        let (status, _) = act(&sandbox, "ana", deed.clone()).await;
        assert!((400..500).contains(&status), "{deed} → {status}");
    }
    assert_eq!(act(&sandbox, "guest1", json!({ "do": "leave" })).await.0, 400, "no such guest here");
    assert_eq!(act(&sandbox, "ben", json!({ "do": "remove", "message": whisper["id"] })).await.0, 200);
}

#[tokio::test]
async fn faults_from_the_page_are_shown_strike_and_can_be_cleared() {
    let (sandbox, bot) = stage(patient()).await;
    let hall = channel("hall");
    let send = async || bot.post(&format!("/channels/{hall}/messages"), json!({ "content": "hello" })).await.0;
    let order = json!({ "do": "fail", "times": 2, "status": 502, "method": "POST", "contains": "/messages" });
    assert_eq!(act(&sandbox, "ana", order).await.0, 200);
    assert_eq!(send().await, 502);
    let active = look(&sandbox, "state", "as=ben").await["faults"]["rest"].clone();
    assert_eq!((&active[0]["times"], &active[0]["status"]), (&json!(1), &json!(502)));
    assert_eq!(act(&sandbox, "ben", json!({ "do": "clear_fault", "place": 0 })).await.0, 200);
    assert_eq!(send().await, 200);
    let deny = json!({ "do": "deny", "channel": hall, "permission": "SEND_MESSAGES" });
    assert_eq!(act(&sandbox, "ana", deny).await.0, 200);
    assert_eq!(send().await, 403);
    let denied = look(&sandbox, "state", "as=ben").await["faults"]["denied"].clone();
    assert_eq!(denied, json!([{ "channel": hall, "permission": "SEND_MESSAGES" }]));
    assert_eq!(
        act(&sandbox, "ana", json!({ "do": "allow", "channel": hall, "permission": "SEND_MESSAGES" })).await.0,
        200
    );
    assert_eq!(send().await, 200);
    assert_eq!(act(&sandbox, "cleo", json!({ "do": "leave" })).await.0, 200);
    let state = look(&sandbox, "state", "as=cleo").await;
    assert_eq!((&state["faults"]["left"], &state["channels"]), (&json!(["cleo"]), &json!([])));
    assert_eq!(act(&sandbox, "cleo", json!({ "do": "return" })).await.0, 200);
    let shown = look(&sandbox, "messages", &format!("as=cleo&channel={hall}")).await;
    let list = shown["messages"].as_array().unwrap().clone();
    assert_eq!(list.len(), 2);
    assert_eq!(act(&sandbox, "ana", json!({ "do": "remove", "message": list[0]["id"] })).await.0, 200);
    let shown = look(&sandbox, "messages", &format!("as=cleo&channel={hall}&limit=1")).await;
    assert_eq!((&shown["messages"][0]["id"], &shown["more"]), (&list[1]["id"], &json!(false)));
    assert_eq!(act(&sandbox, "ana", json!({ "do": "remove_channel", "channel": hall })).await.0, 200);
    assert_eq!(send().await, 404);
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_torn_gateway_is_told_and_so_is_what_nobody_answers() {
    let (sandbox, _bot) = stage(Config { answer_limit: Duration::from_millis(50), ..patient() }).await;
    assert_eq!(look(&sandbox, "state", "as=ana").await["connected"], json!(true));
    assert_eq!(act(&sandbox, "ana", json!({ "do": "gateway", "how": "drop" })).await.0, 200);
    assert!(sandbox.bot_connected(false).await);
    assert_eq!(look(&sandbox, "state", "as=ana").await["connected"], json!(false));
    let play =
        json!({ "do": "command", "channel": channel("games"), "words": "play", "options": [["game", "attika"]] });
    let (status, done) = act(&sandbox, "ana", play.clone()).await;
    assert_eq!((status, &done["failed"]), (200, &json!("too_late")), "kept for a session that may resume");
    assert_eq!(act(&sandbox, "ana", json!({ "do": "gateway", "how": "expire" })).await.0, 200);
    let (status, done) = act(&sandbox, "ana", play).await;
    assert_eq!((status, &done["failed"]), (200, &json!("no_bot")));
}

#[tokio::test]
async fn each_reader_sees_a_command_in_their_own_language() {
    let (sandbox, mut bot) = stage(patient()).await;
    let games = channel("games");
    // The page sends a command's own name, and takes its translation too.
    for (at, words) in ["play", "/spielen"].into_iter().enumerate() {
        let play = json!({ "do": "command", "channel": games, "words": words, "options": [["game", "attika"]] });
        let ((status, _), ()) = join!(act(&sandbox, "cleo", play), async {
            let interaction = bot.interaction().await;
            assert_eq!(bot.answer(&interaction, 4, json!({ "content": "A table" })).await.0, 204);
        });
        assert_eq!(status, 200);
        for (reader, command) in [("cleo", "spielen"), ("ana", "play")] {
            let shown = look(&sandbox, "messages", &format!("as={reader}&channel={games}")).await;
            let answers = &shown["messages"][at]["answers"];
            assert_eq!(answers, &json!({ "name": "Cleo", "command": command }), "{reader} reads {shown}");
        }
    }
    sandbox.assert_clean();
}
